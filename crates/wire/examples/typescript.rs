//! Prints the types for programs in TypeScript: the engine's, or with `site` those that the server adds.
//! `cargo xtask wire` writes them to where they belong.

use bastide_wire::schema;

fn main() {
    let of_the_site = std::env::args().nth(1).as_deref() == Some("site");
    print!("{}", if of_the_site { schema::site_typescript() } else { schema::typescript() });
}
