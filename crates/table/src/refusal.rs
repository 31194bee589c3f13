//! Refusals: why a table does not do what it is told. A refused command has changed nothing.

use bastide_protocol::WireError;
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
