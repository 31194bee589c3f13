//! Prints the types for programs in TypeScript: the engine's, with `site` those that the server adds, with `table`
//! what a table shows and hears, with `page` what the engine in the page adds. `cargo xtask wire` writes them to where they belong.

use bastide_wire::schema;

fn main() {
    let types = match std::env::args().nth(1).as_deref() {
        Some("site") => schema::site_typescript(),
        Some("table") => schema::table_typescript(),
        Some("page") => schema::page_typescript(),
        _ => schema::typescript(),
    };
    print!("{types}");
}
