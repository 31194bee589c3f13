//! `bastide serve`: the game in a browser, for this computer or for everybody.

use std::io::{IsTerminal, Write};
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::path::PathBuf;
use std::str::FromStr;
use std::time::Duration;

use bastide_server::{Config, Limits, Place, PostgresUrl, Server, TRACES, asked_to_end};
use tracing_subscriber::filter::{LevelFilter, Targets};
use tracing_subscriber::layer::{Layer, SubscriberExt};
use tracing_subscriber::util::SubscriberInitExt;

use crate::address::Address;
use crate::bounds::Bounds;
use crate::failure::Failure;
use crate::traces::{Collector, Traces};

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
    /// Use this PostgreSQL database instead of the folder, such as postgres://bastide@localhost/bastide
    #[arg(
        long,
        value_name = "URL",
        env = "BASTIDE_DATABASE",
        hide_env_values = true,
        value_parser = Address(PostgresUrl::from_str)
    )]
    database: Option<PostgresUrl>,
    /// Share the database with other servers that use this NATS server, such as nats://localhost:4222
    #[arg(
        long,
        value_name = "URL",
        env = "BASTIDE_BUS",
        hide_env_values = true,
        requires = "database"
    )]
    bus: Option<String>,
    /// When asked to stop, keep open games running for this many seconds, so that the proxy can notice [default: 3 with a bus, 0 without]
    #[arg(long, value_name = "SECONDS")]
    drain: Option<u32>,
    /// Log messages of this level and above: error, warn, info, debug or trace
    #[arg(long, default_value = "info")]
    log: tracing::Level,
    /// Write the log as lines of text, or as one JSON object per line for programs
    #[arg(long, value_name = "FORMAT", default_value = "text")]
    log_format: LogFormat,
    /// Send traces to the OpenTelemetry collector at this address, such as http://localhost:4318
    #[arg(long, value_name = "URL")]
    traces: Option<Collector>,
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
    /// Let one address open this many sockets
    #[arg(long, value_name = "N", default_value_t = Limits::default().sockets)]
    limit_sockets: u32,
    /// Let one address send this many changing requests at once, and then this many a second
    #[arg(long, value_name = "BURST,PER_SECOND", default_value = "60,10", value_parser = burst)]
    limit_requests: (u32, u32),
    /// Give players this many seconds for a turn, before the others can pass the seat to a bot
    #[arg(long, value_name = "SECONDS", default_value_t = 180)]
    stall_after: u32,
    /// Let a bot play for a player who has lost the connection on their turn for this many seconds
    #[arg(long, value_name = "SECONDS", default_value_t = 90)]
    away_after: u32,
    #[command(flatten)]
    bounds: Bounds,
}

pub fn run(args: Args, out: &mut impl Write) -> Result<(), Failure> {
    let failed = |error: &dyn std::fmt::Display| Failure::Found(error.to_string());
    let runtime = tokio::runtime::Runtime::new().map_err(|error| failed(&error))?;
    let traces = args.traces.map(|collector| Traces::to(&collector, runtime.handle()));
    let traces = traces.transpose().map_err(|error| failed(&error))?;
    log(args.log, args.log_format, traces.as_ref());
    let config = Config {
        address: SocketAddr::new(args.bind, args.port),
        bot_pause: Duration::from_millis(args.bot_pause),
        origins: args.origins,
        secure_cookies: args.secure_cookies,
        behind_proxy: args.behind_proxy,
        admin: args.admin,
        connections: args.connections,
        limits: limits(args.limit_sockets, args.limit_requests),
        stall_after: Duration::from_secs(args.stall_after.into()),
        abandon_after: Duration::from_secs(args.away_after.into()),
        drain: Duration::from_secs(
            args.drain.unwrap_or(if args.bus.is_some() { 3 } else { 0 }).into(),
        ),
        bus: args.bus,
        ..Config::in_folder(args.data)
    };
    let config = match args.database {
        Some(url) => Config { store: Place::Postgres(url), ..config },
        None => config,
    };
    let config = args.bounds.apply(config);
    let served = runtime.block_on(async {
        let server = Server::start(config).await.map_err(|error| failed(&error))?;
        let end = asked_to_end();
        writeln!(out, "Play Bastide at http://{}", shown(server.address()))?;
        out.flush()?;
        server.until(end).await;
        Ok(())
    });
    if let Some(traces) = traces {
        traces.finish();
    }
    served
}

/// How the log is written.
#[derive(Clone, Copy, PartialEq, Eq, Debug, clap::ValueEnum)]
enum LogFormat {
    Text,
    Json,
}

/// Writes the log to standard error from now on, and lets a collector have traces. What other people's crates say in detail is left out: at the
/// lowest level some of them write down whole messages, and with them what is secret.
fn log(level: tracing::Level, format: LogFormat, traces: Option<&Traces>) {
    let ours = Targets::new()
        .with_default(level.min(tracing::Level::INFO))
        .with_target("bastide", level)
        .with_target(TRACES, LevelFilter::OFF);
    let lines = tracing_subscriber::fmt::layer().with_writer(std::io::stderr);
    let lines = match format {
        LogFormat::Text => lines.with_ansi(std::io::stderr().is_terminal()).boxed(),
        LogFormat::Json => lines.json().flatten_event(true).boxed(),
    };
    let log = tracing_subscriber::registry().with(lines.with_filter(ours));
    log.with(traces.map(Traces::layer)).init();
}

/// The limits of one address. Connections that are not sockets are as many as ever.
fn limits(sockets: u32, requests: (u32, u32)) -> Limits {
    let defaults = Limits::default();
    let others = defaults.connections.saturating_sub(defaults.sockets);
    Limits { sockets, requests, connections: sockets.saturating_add(others), ..defaults }
}

/// Two numbers: how many at once, and how many a second.
fn burst(text: &str) -> Result<(u32, u32), String> {
    let numbers = text.split_once(',').and_then(|(at_once, per_second)| {
        Some((at_once.trim().parse().ok()?, per_second.trim().parse().ok()?))
    });
    numbers.ok_or_else(|| "two numbers are needed, such as 60,10".to_owned())
}

/// An address that a browser can open: the unspecified one is this computer too.
fn shown(address: SocketAddr) -> String {
    if address.ip().is_unspecified() || address.ip().is_loopback() {
        format!("localhost:{}", address.port())
    } else {
        address.to_string()
    }
}

#[cfg(test)]
mod tests {
    use clap::Parser;

    use super::*;

    #[derive(Parser)]
    struct Command {
        #[command(flatten)]
        args: Args,
    }

    fn parsed(arguments: &[&str]) -> Result<Args, clap::Error> {
        let all = ["serve"].iter().chain(arguments);
        Command::try_parse_from(all).map(|command| command.args)
    }

    #[test]
    fn limits_are_the_defaults_of_the_server_unless_they_are_named() {
        let defaults = Limits::default();
        let args = parsed(&[]).unwrap();
        let limits = (args.limit_sockets, args.limit_requests);
        assert_eq!(limits, (defaults.sockets, defaults.requests));
        let args = parsed(&["--limit-sockets", "20000", "--limit-requests", "500,50"]).unwrap();
        assert_eq!((args.limit_sockets, args.limit_requests), (20_000, (500, 50)));
        assert!(parsed(&["--limit-requests", "500"]).is_err());
    }

    #[test]
    fn a_bus_needs_a_database_that_can_be_shared() {
        let database = "postgres://ann:secret@localhost/bastide";
        assert!(parsed(&["--database", database, "--bus", "nats://localhost"]).is_ok());
        let alone = parsed(&["--bus", "nats://localhost"]).err().unwrap().to_string();
        assert!(alone.contains("--database"), "{alone}");
        let wrong = database.replace("postgres://", "mysql://");
        let wrong = parsed(&["--database", &wrong]).err().unwrap().to_string();
        assert!(wrong.contains("'--database <URL>'") && wrong.contains("postgres://"), "{wrong}");
        assert!(!wrong.contains("secret"), "{wrong}");
    }

    #[test]
    fn an_address_with_more_sockets_has_more_connections() {
        let defaults = Limits::default();
        let same = limits(defaults.sockets, defaults.requests);
        assert_eq!(same.connections, defaults.connections);
        assert_eq!(limits(20_000, (1, 1)).connections, 20_312);
    }
}
