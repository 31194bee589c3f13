//! Refusals: why a table does not do what it is told. A refused command has changed nothing.

use bastide_protocol::WireError;
use bastide_wire::site::{self, RefusalCode};
use thiserror::Error;

/// Why a command is refused.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum Refusal {
    /// The set-up makes no game, or not one for this table.
    #[error("{0}")]
    BadSetup(WireError),
    /// The server draws the tiles, so a set-up cannot bring a seed.
    #[error("leave out \"seed\": tiles are drawn by the table")]
    SeedGiven,
    /// Sets of one's own are not played here.
    #[error("leave out \"tiles\": custom tiles can't be played at this table")]
    TilesGiven,
    /// Where anyone can join, nobody may know the tiles.
    #[error("a public game can't have scripted draws")]
    ScriptedPublic,
    /// There is no such preset.
    #[error("there is no preset \"{0}\"")]
    NoPreset(String),
    /// There is nothing to draw that could be played, so that the game would be over at once.
    #[error("the game has no tiles to play")]
    NoTiles,
    /// The game has more tiles than this table plays with.
    #[error("{count} tiles are too many: at most {most}")]
    TooManyTiles {
        /// How many it has.
        count: u32,
        /// How many it may have.
        most: u32,
    },
    /// A game that began in the middle is for an analysis: a table begins with its set-up.
    #[error("a game that begins with a position can't be played at a table")]
    FromPosition,
    /// A table has one to eight seats.
    #[error("a game has 1 to 8 seats (BG-1)")]
    SeatCount,
    /// The name is empty, too long or has characters that can't be seen.
    #[error("a name has 1 to {longest} visible characters")]
    BadName {
        /// The longest name, in characters.
        longest: usize,
    },
    /// The line of chat is empty, too long or has characters that can't be seen.
    #[error("a chat message has 1 to {longest} visible characters")]
    BadChat {
        /// The longest line, in characters.
        longest: usize,
    },
    /// The game is private, and the invitation is missing or wrong.
    #[error("this game is private: ask for an invite link")]
    NeedsInvite,
    /// Only the host may do this.
    #[error("only the host can do that")]
    NotHost,
    /// There is no such seat.
    #[error("there is no such seat")]
    NoSeat,
    /// Somebody sits there already.
    #[error("that seat is taken")]
    SeatTaken,
    /// The person does not play at this table.
    #[error("you are not playing in this game (BG-10)")]
    NotPlaying,
    /// The game has begun already.
    #[error("the game has already started")]
    AlreadyStarted,
    /// The game has not begun.
    #[error("the game has not started yet")]
    NotStarted,
    /// Seats are open.
    #[error("the game needs more players")]
    OpenSeats,
    /// The game is over.
    #[error("the game is over (BG-60)")]
    GameOver,
    /// The game was uploaded, and goes on there.
    #[error("the game goes on online")]
    Uploaded,
    /// The game is not over.
    #[error("the game is not over yet")]
    NotOver,
    /// The game has gone on since the client looked.
    #[error("the game is at version {version}, not {expected}")]
    Stale {
        /// The version of the game.
        version: u32,
        /// The version that the client has seen.
        expected: u32,
    },
    /// Somebody else has to move.
    #[error("it is {name}'s turn (BG-10)")]
    NotYourTurn {
        /// Who has to move.
        name: String,
    },
    /// The rules forbid the action.
    #[error("{0}")]
    Illegal(WireError),
    /// The one who has to move still has time.
    #[error("the others have to wait for {left} more milliseconds")]
    TooEarly {
        /// For how long, in milliseconds.
        left: i64,
    },
    /// Nobody keeps this person waiting: it is their own turn, or a bot plays.
    #[error("nobody keeps you waiting")]
    NobodyStalls,
    /// A game can be claimed only between two players.
    #[error("only one of two players can claim a game")]
    NotTwoPlayers,
    /// Only players chat at this table.
    #[error("only players can chat at this table")]
    WatchersMuted,
    /// There is nothing that may be taken back.
    #[error("you can only undo your last action, until someone else moves or a tile is drawn")]
    NothingToUndo,
    /// The player has taken back as many actions as one game allows.
    #[error("you can undo at most {most} actions in one game")]
    UndoLimit {
        /// How many a game allows.
        most: u32,
    },
    /// The client's id for a command is empty or too long.
    #[error("an ack has 1 to {longest} bytes")]
    BadAck {
        /// The longest id, in bytes.
        longest: usize,
    },
    /// The next game exists already.
    #[error("the rematch exists already")]
    RematchExists,
}

impl Refusal {
    /// The rule of the game behind it.
    pub fn rule(&self) -> Option<&str> {
        match self {
            Refusal::BadSetup(error) | Refusal::Illegal(error) => error.rule.as_deref(),
            Refusal::SeatCount => Some("BG-1"),
            Refusal::NotPlaying | Refusal::NotYourTurn { .. } => Some("BG-10"),
            Refusal::GameOver => Some("BG-60"),
            _ => None,
        }
    }
}

/// What a client is told: a code with parameters, for which the page has the words.
impl From<Refusal> for site::Refusal {
    fn from(refusal: Refusal) -> site::Refusal {
        let new = site::Refusal::new;
        let refused = match &refusal {
            Refusal::BadSetup(error) | Refusal::Illegal(error) => error.clone().into(),
            Refusal::SeedGiven => new(RefusalCode::SeedGiven),
            Refusal::TilesGiven => new(RefusalCode::TilesGiven),
            Refusal::ScriptedPublic => new(RefusalCode::ScriptedPublic),
            Refusal::NoPreset(name) => new(RefusalCode::NoPreset).with("name", name.as_str()),
            Refusal::NoTiles => new(RefusalCode::NoTiles),
            Refusal::TooManyTiles { count, most } => {
                new(RefusalCode::TooManyTiles).with("count", *count).with("most", *most)
            }
            Refusal::FromPosition => new(RefusalCode::BadNotation)
                .with("line", 1)
                .with("column", 1)
                .with("why", "position"),
            Refusal::SeatCount => new(RefusalCode::SeatCount),
            Refusal::BadName { longest } => {
                new(RefusalCode::BadName).with("longest", *longest as u32)
            }
            Refusal::BadChat { longest } => {
                new(RefusalCode::BadChat).with("longest", *longest as u32)
            }
            Refusal::NeedsInvite => new(RefusalCode::NeedsInvite),
            Refusal::NotHost => new(RefusalCode::NotHost),
            Refusal::NoSeat => new(RefusalCode::NoSeat),
            Refusal::SeatTaken => new(RefusalCode::SeatTaken),
            Refusal::NotPlaying => new(RefusalCode::NotPlaying),
            Refusal::NotYourTurn { name } => {
                new(RefusalCode::NotYourTurn).with("name", name.as_str())
            }
            Refusal::AlreadyStarted | Refusal::RematchExists => new(RefusalCode::AlreadyStarted),
            Refusal::NotStarted => new(RefusalCode::NotStarted),
            Refusal::OpenSeats => new(RefusalCode::OpenSeats),
            Refusal::Uploaded => new(RefusalCode::Uploaded),
            Refusal::NotOver => new(RefusalCode::NotOver),
            Refusal::GameOver => new(RefusalCode::GameOver),
            Refusal::Stale { version, expected } => {
                new(RefusalCode::Stale).with("version", *version).with("expected", *expected)
            }
            Refusal::TooEarly { left } => {
                new(RefusalCode::TooEarly).with("seconds", seconds(*left))
            }
            Refusal::NobodyStalls => new(RefusalCode::NobodyStalls),
            Refusal::NotTwoPlayers => new(RefusalCode::NotTwoPlayers),
            Refusal::WatchersMuted => new(RefusalCode::WatchersMuted),
            Refusal::NothingToUndo => new(RefusalCode::NothingToUndo),
            Refusal::UndoLimit { most } => new(RefusalCode::UndoLimit).with("most", *most),
            Refusal::BadAck { longest } => {
                new(RefusalCode::BadJson).with("longest", *longest as u32)
            }
        };
        match refusal.rule() {
            Some(rule) => site::Refusal { rule: Some(rule.to_owned()), ..refused },
            None => refused,
        }
    }
}

/// Milliseconds as the whole seconds that a person has to wait.
pub fn seconds(milliseconds: i64) -> u32 {
    milliseconds.max(0).unsigned_abs().div_ceil(1000).try_into().unwrap_or(u32::MAX)
}
