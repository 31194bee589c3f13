//! Prints the description of everything that the server answers. `cargo xtask wire` writes it to
//! `docs/openapi.json`.

fn main() {
    println!(
        "{}",
        serde_json::to_string_pretty(bastide_server::description()).expect("plain data")
    );
}
