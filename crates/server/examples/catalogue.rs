//! Prints everything that a new game can be made of, as `/api/catalogue` answers it. `cargo xtask wire`
//! writes it to where the engine in the page finds it.

fn main() {
    let catalogue = bastide_server::everything();
    println!("{}", serde_json::to_string(&catalogue).expect("plain data"));
}
