//! `bastide serve`: the game in a browser, for this computer or for everybody.

use std::io::{IsTerminal, Write};
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::path::PathBuf;
use std::time::Duration;

use bastide_server::{Config, Server};

use crate::bounds::Bounds;
use crate::failure::Failure;

/// Arguments of `bastide serve`.
#[derive(clap::Args)]
pub struct Args {
    /// Listen on this port; 0 picks a free one
    #[arg(long, default_value_t = 8017)]
    port: u16,
    /// Listen on this address; 0.0.0.0 lets other computers connect
    #[arg(long, default_value_t = IpAddr::V4(Ipv4Addr::LOCALHOST))]
    bind: IpAddr,
    /// Keep the database in this folder; created if missing
    #[arg(long, default_value = "data")]
    data: PathBuf,
    /// Log messages of this level and above: error, warn, info, debug or trace
    #[arg(long, default_value = "info")]
    log: tracing::Level,
    /// Let bots wait this many milliseconds before they play, so that people can follow
    #[arg(long, value_name = "MS", default_value_t = 350)]
    bot_pause: u64,
    /// Accept pages from this origin too, such as https://play.example.org; can be repeated
    #[arg(long = "origin")]
    origins: Vec<String>,
    /// Send cookies only over encrypted connections; use it behind a proxy with TLS
    #[arg(long)]
    secure_cookies: bool,
    /// Trust the client addresses that a proxy reports; use it only behind a proxy
    #[arg(long)]
    behind_proxy: bool,
    /// Answer /health and /metrics on this address, such as 127.0.0.1:9017, and /metrics nowhere else
    #[arg(long, value_name = "ADDRESS")]
    admin: Option<SocketAddr>,
    /// Accept this many connections at the same time
    #[arg(long, value_name = "N", default_value_t = 20_000)]
    connections: u32,
    /// Give players this many seconds for a decision, before the others can pass the seat to a bot
    #[arg(long, value_name = "SECONDS", default_value_t = 180)]
    stall_after: u32,
    #[command(flatten)]
    bounds: Bounds,
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
        admin: args.admin,
        connections: args.connections,
        stall_after: Duration::from_secs(args.stall_after.into()),
        ..Config::in_folder(args.data)
    };
    let config = args.bounds.apply(config);
    let failed = |error: &dyn std::fmt::Display| Failure::Found(error.to_string());
    let runtime = tokio::runtime::Runtime::new().map_err(|error| failed(&error))?;
    runtime.block_on(async {
        let server = Server::start(config).await.map_err(|error| failed(&error))?;
        writeln!(out, "Play Bastide at http://{}", shown(server.address()))?;
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
