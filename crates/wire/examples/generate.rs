//! Prints the types for programs in other languages, as TypeScript (`ts`) or as JSON schemas
//! (`json`). `cargo xtask wire` writes them to where they belong.

use bastide_wire::schema;

fn main() {
    match std::env::args().nth(1).as_deref() {
        Some("ts") => print!("{}", schema::typescript()),
        Some("json") => println!("{:#}", schema::components()),
        _ => {
            eprintln!("usage: generate ts|json");
            std::process::exit(2);
        }
    }
}
