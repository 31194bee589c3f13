//! Prints the types for programs in TypeScript. `cargo xtask wire` writes them to where they belong.

fn main() {
    print!("{}", bastide_wire::schema::typescript());
}
