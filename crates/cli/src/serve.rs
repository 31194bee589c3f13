//! `bastide serve`: the game in a browser, for this computer or for everybody.

use std::io::{IsTerminal, Write};
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::path::PathBuf;
use std::time::Duration;

use bastide_server::{Config, Server};

use crate::failure::Failure;

/// Arguments of `bastide serve`.
#[derive(clap::Args)]
pub struct Args {
    /// The port to listen on; 0 takes any free one
    #[arg(long, default_value_t = 8017)]
    port: u16,
    /// The address to listen on; 0.0.0.0 lets other computers in
    #[arg(long, default_value_t = IpAddr::V4(Ipv4Addr::LOCALHOST))]
    bind: IpAddr,
    /// The folder of the database, made if it is not there
    #[arg(long, default_value = "data")]
    data: PathBuf,
    /// What is logged: error, warn, info, debug or trace
    #[arg(long, default_value = "info")]
    log: tracing::Level,
    /// How long a bot waits before it plays, so that people can follow, in milliseconds
    #[arg(long, value_name = "MS", default_value_t = 350)]
    bot_pause: u64,
    /// An origin besides the own one whose pages may play here, such as https://play.example.org
    #[arg(long = "origin")]
    origins: Vec<String>,
    /// Cookies for encrypted connections alone; for a server behind a proxy with TLS
    #[arg(long)]
    secure_cookies: bool,
    /// Believe what a proxy in front says about the address of a client; only with such a proxy
    #[arg(long)]
    behind_proxy: bool,
}

pub fn run(args: Args, out: &mut impl Write) -> Result<(), Failure> {
    tracing_subscriber::fmt()
        .with_max_level(args.log)
        .with_ansi(std::io::stderr().is_terminal())
        .with_writer(std::io::stderr)
        .init();
    let config = Config {
        address: SocketAddr::new(args.bind, args.port),
        bot_pause: Duration::from_millis(args.bot_pause),
        origins: args.origins,
        secure_cookies: args.secure_cookies,
        behind_proxy: args.behind_proxy,
        ..Config::in_folder(args.data)
    };
    let failed = |error: &dyn std::fmt::Display| Failure::Found(error.to_string());
    let runtime = tokio::runtime::Runtime::new().map_err(|error| failed(&error))?;
    runtime.block_on(async {
        let server = Server::start(config).await.map_err(|error| failed(&error))?;
        writeln!(out, "Bastide plays at http://{}", shown(server.address()))?;
        out.flush()?;
        server.until_asked_to_end().await.map_err(|error| failed(&error))
    })
}

/// An address that a browser can open: the unspecified one is this computer too.
fn shown(address: SocketAddr) -> String {
    if address.ip().is_unspecified() || address.ip().is_loopback() {
        format!("localhost:{}", address.port())
    } else {
        address.to_string()
    }
}
