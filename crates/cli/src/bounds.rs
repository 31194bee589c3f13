//! Arguments of `bastide serve` about what people can have, and for how long it is kept.

use std::time::Duration;

use bastide_server::{Caps, Config, Expiry, Limits, Memory};

const DAY: u64 = 24 * 60 * 60;

/// How many games there can be, and when they go.
#[derive(clap::Args)]
#[command(next_help_heading = "Bounds")]
pub struct Bounds {
    /// Let each guest have this many unfinished games
    #[arg(long, value_name = "N", default_value_t = Caps::default().games_of_guest)]
    games_per_guest: u32,
    /// Let each address have this many unfinished games
    #[arg(long, value_name = "N", default_value_t = Caps::default().games_of_address)]
    games_per_address: u32,
    /// Keep at most this many unfinished games
    #[arg(long, value_name = "N", default_value_t = Caps::default().games)]
    games: u32,
    /// Let each guest have this many bots in unfinished games
    #[arg(long, value_name = "N", default_value_t = Caps::default().bots_of_guest)]
    bots_per_guest: u32,
    /// Let each address have this many new guests at once, and then a few a minute
    #[arg(long, value_name = "N", default_value_t = Limits::default().guests.0)]
    guests_per_address: u32,
    /// Refuse games with more tiles than this
    #[arg(long, value_name = "N", default_value_t = Caps::default().tiles)]
    tiles: u32,
    /// Keep at most this many games in memory
    #[arg(long, value_name = "N", default_value_t = Memory::default().tables)]
    tables: usize,
    /// Keep at most this many games in memory that nobody is watching
    #[arg(long, value_name = "N", default_value_t = Memory::default().unwatched)]
    unwatched_tables: usize,
    /// Take a game out of memory when nobody has been there for this many seconds
    #[arg(long, value_name = "S", default_value_t = Memory::default().idle_after.as_secs())]
    idle_after: u64,
    /// Delete games that have waited for players for this many days
    #[arg(long, value_name = "DAYS", default_value_t = Expiry::default().waiting.as_secs() / DAY)]
    keep_waiting: u64,
    /// Delete games in progress that nobody has touched for this many days
    #[arg(long, value_name = "DAYS", default_value_t = Expiry::default().running.as_secs() / DAY)]
    keep_running: u64,
    /// Delete guests without a game who have not been here for this many days
    #[arg(long, value_name = "DAYS", default_value_t = Expiry::default().guests.as_secs() / DAY)]
    keep_guests: u64,
}

impl Bounds {
    /// The same server within these bounds.
    pub fn apply(&self, config: Config) -> Config {
        let days = |days: u64| Duration::from_secs(days.saturating_mul(DAY));
        let guests = (self.guests_per_address, config.limits.guests.1);
        Config {
            limits: Limits { guests, ..config.limits },
            caps: Caps {
                games_of_guest: self.games_per_guest,
                games_of_address: self.games_per_address,
                games: self.games,
                bots_of_guest: self.bots_per_guest,
                tiles: self.tiles,
            },
            memory: Memory {
                tables: self.tables,
                unwatched: self.unwatched_tables,
                idle_after: Duration::from_secs(self.idle_after),
            },
            expiry: Expiry {
                waiting: days(self.keep_waiting),
                running: days(self.keep_running),
                guests: days(self.keep_guests),
                ..config.expiry
            },
            ..config
        }
    }
}

#[cfg(test)]
mod tests {
    use clap::Parser;

    use super::*;

    #[derive(Parser)]
    struct Line {
        #[command(flatten)]
        bounds: Bounds,
    }

    #[test]
    fn what_a_host_leaves_out_stays_as_it_is() {
        let config = |words: &[&str]| {
            let line = ["serve"].iter().chain(words);
            Line::parse_from(line).bounds.apply(Config::in_folder("data"))
        };
        let shown = |config: &Config| format!("{config:?}");
        assert_eq!(shown(&config(&[])), shown(&Config::in_folder("data")));
        let small = config(&["--games-per-guest", "3", "--keep-waiting", "2", "--tables", "9"]);
        assert_eq!((small.caps.games_of_guest, small.memory.tables), (3, 9));
        assert_eq!(small.expiry.waiting, Duration::from_secs(2 * DAY));
    }
}
