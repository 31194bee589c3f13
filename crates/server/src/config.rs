//! What a host can set.

use std::net::{Ipv4Addr, SocketAddr};
use std::path::PathBuf;
use std::time::Duration;

use crate::store::Place;

/// How a server runs. [`Config::in_folder`] has the defaults.
#[derive(Clone, Debug)]
pub struct Config {
    /// Where to listen; port 0 takes any free one.
    pub address: SocketAddr,
    /// Where everything is stored: a folder, made if it is not there, or a PostgreSQL database.
    pub store: Place,
    /// The NATS server through which nodes that share a PostgreSQL database hear of each other; nothing for a server
    /// that is alone.
    pub bus: Option<String>,
    /// How long a node may do what has to be done once at a table before another one takes over.
    pub lease: Duration,
    /// How long a server that is asked to end still serves those who are there, while it lets nobody in.
    pub drain: Duration,
    /// How long a player may be away on their turn, while others wait, before a bot plays for them.
    pub abandon_after: Duration,
    /// How long the others have to accept a rematch.
    pub rematch_within: Duration,
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
    /// Where the host looks after the server: its health and its metrics, which are then nowhere else.
    pub admin: Option<SocketAddr>,
    /// Connections of all clients at the same time; fewer where the system has fewer files.
    pub connections: u32,
    /// What stays in memory.
    pub memory: Memory,
    /// How many games somebody can have, and how big they are.
    pub caps: Caps,
    /// What goes when nobody has touched it for long.
    pub expiry: Expiry,
    /// How long a player may take for a turn before the others can pass the seat to a bot.
    pub stall_after: Duration,
}

/// What stays in memory. Everything else is on disk, and loaded when somebody asks for it.
#[derive(Clone, Copy, Debug)]
pub struct Memory {
    /// A table leaves the memory when nobody has been there for so long.
    pub idle_after: Duration,
    /// The most tables in memory.
    pub tables: usize,
    /// The most tables in memory that nobody is at.
    pub unwatched: usize,
}

impl Default for Memory {
    fn default() -> Memory {
        Memory { idle_after: Duration::from_secs(60), tables: 20_000, unwatched: 500 }
    }
}

/// How many games somebody can have, and how big they are. Games that are over do not count.
#[derive(Clone, Copy, Debug)]
pub struct Caps {
    /// Games of one guest.
    pub games_of_guest: u32,
    /// Games that were made at one address since the server started.
    pub games_of_address: u32,
    /// Games of everybody.
    pub games: u32,
    /// Bots in the games of one guest.
    pub bots_of_guest: u32,
    /// Tiles of a game.
    pub tiles: u32,
}

impl Default for Caps {
    fn default() -> Caps {
        Caps {
            games_of_guest: 50,
            games_of_address: 100,
            games: 100_000,
            bots_of_guest: 100,
            tiles: 600,
        }
    }
}

/// After how long without a touch something goes.
#[derive(Clone, Copy, Debug)]
pub struct Expiry {
    /// Games that wait for players.
    pub waiting: Duration,
    /// Games in progress.
    pub running: Duration,
    /// Guests who have no seat in any game.
    pub guests: Duration,
    /// How often the server looks for them.
    pub every: Duration,
}

impl Default for Expiry {
    fn default() -> Expiry {
        const DAY: Duration = Duration::from_secs(24 * 60 * 60);
        Expiry {
            waiting: 7 * DAY,
            running: 90 * DAY,
            guests: 180 * DAY,
            every: Duration::from_secs(600),
        }
    }
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
    /// Requests of one address that change nothing, at once and then in a second. The page of the largest
    /// game at its end needs about 650: two for each of its 255 tiles, its figures and its own files.
    pub reads: (u32, u32),
    /// Connections of one address at the same time.
    pub connections: u32,
    /// How long a client may take for the head of a request, and be silent between two requests.
    pub head_time: Duration,
    /// How long a request may take, its body included, and how long a client may take nothing of the answer.
    pub request_time: Duration,
    /// What may wait for a client that reads slowly, in bytes and besides one whole view.
    pub outbox: usize,
    /// New guests of one address, at once and then in a second.
    pub guests: (u32, f64),
    /// Cards for links to games of one address, at once and then in a second. Drawing one takes a moment.
    pub cards: (u32, f64),
    /// The longest game that is uploaded, in bytes.
    pub upload: usize,
    /// Games that one address uploads, at once and then in a second.
    pub uploads: (u32, f64),
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
            reads: (1000, 100),
            connections: 512,
            head_time: Duration::from_secs(10),
            request_time: Duration::from_secs(30),
            outbox: 128 * 1024,
            guests: (20, 0.1),
            cards: (60, 2.0),
            upload: 256 * 1024,
            uploads: (20, 0.1),
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
            store: Place::Folder(data.into()),
            bus: None,
            lease: Duration::from_secs(8),
            drain: Duration::ZERO,
            abandon_after: Duration::from_secs(90),
            rematch_within: Duration::from_secs(60),
            bot_pause: Duration::from_millis(350),
            // One core stays free for the network.
            bot_threads: cores.saturating_sub(1).max(1),
            hint_time: Duration::from_millis(300),
            origins: Vec::new(),
            secure_cookies: false,
            behind_proxy: false,
            limits: Limits::default(),
            admin: None,
            connections: 20_000,
            memory: Memory::default(),
            caps: Caps::default(),
            expiry: Expiry::default(),
            stall_after: Duration::from_secs(180),
        }
    }
}
