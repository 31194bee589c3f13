//! A server with everything by default: `cargo run -p bastide-server --example serve -- FOLDER PORT`.

use bastide_server::{Config, run};

#[tokio::main]
async fn main() -> Result<(), bastide_server::StartError> {
    tracing_subscriber::fmt().init();
    let mut words = std::env::args().skip(1);
    let mut config = Config::in_folder(words.next().unwrap_or_else(|| "data".to_owned()));
    if let Some(port) = words.next().and_then(|port| port.parse().ok()) {
        config.address.set_port(port);
    }
    println!("http://{}", config.address);
    run(config).await
}
