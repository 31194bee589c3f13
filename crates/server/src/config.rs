//! What a host can set.

use std::net::{Ipv4Addr, SocketAddr};
use std::path::PathBuf;
use std::time::Duration;

/// How a server runs. [`Config::in_folder`] has the defaults.
#[derive(Clone, Debug)]
pub struct Config {
    /// Where to listen; port 0 takes any free one.
    pub address: SocketAddr,
    /// The folder of the database, made if it is not there.
    pub data: PathBuf,
    /// How long a player may be away on their turn, while others wait, before a bot plays for them.
    pub abandon_after: Duration,
    /// How long a bot waits before it acts, so that people can follow.
    pub bot_pause: Duration,
    /// How many bots think at the same time.
    pub bot_threads: usize,
    /// How long a hint is thought about.
    pub hint_time: Duration,
    /// Origins besides the own one whose pages may play here, such as `https://play.example.org`
    /// behind a proxy that changes the host.
    pub origins: Vec<String>,
    /// Whether cookies are for encrypted connections alone; for servers behind a proxy with TLS.
    pub secure_cookies: bool,
    /// Whether a proxy stands before the server and says in `X-Forwarded-For` who asks.
    pub behind_proxy: bool,
    /// What one client may ask for.
    pub limits: Limits,
    /// How long a player may take for a decision before the others can pass the seat to a bot.
    pub stall_after: Duration,
}

/// What one client may ask for.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// The longest message of a WebSocket, in bytes.
    pub message: usize,
    /// Messages of one WebSocket in a second.
    pub messages_per_second: u32,
    /// The longest body of a request, in bytes.
    pub body: usize,
    /// Requests of one address that change something, at once and then in a second.
    pub requests: (u32, u32),
    /// WebSockets of one address at the same time.
    pub sockets: u32,
    /// Lines of chat of one person: how many at once, and after how long the next.
    pub chat: (u32, Duration),
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            message: 16 * 1024,
            messages_per_second: 20,
            body: 64 * 1024,
            requests: (60, 10),
            sockets: 200,
            chat: (5, Duration::from_secs(3)),
        }
    }
}

impl Config {
    /// A server for this computer alone, with its data in a folder.
    pub fn in_folder(data: impl Into<PathBuf>) -> Config {
        let cores = std::thread::available_parallelism().map_or(2, |cores| cores.get());
        Config {
            address: SocketAddr::from((Ipv4Addr::LOCALHOST, 8017)),
            data: data.into(),
            abandon_after: Duration::from_secs(90),
            bot_pause: Duration::from_millis(350),
            // One core stays free for the network.
            bot_threads: cores.saturating_sub(1).max(1),
            hint_time: Duration::from_millis(300),
            origins: Vec::new(),
            secure_cookies: false,
            behind_proxy: false,
            limits: Limits::default(),
            stall_after: Duration::from_secs(180),
        }
    }
}
