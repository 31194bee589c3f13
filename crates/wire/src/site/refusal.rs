//! Refusals: why a request is not carried out. A request that is refused has changed nothing.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::error::{Code, Error, Parameter};

/// What sort of refusal it is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub enum RefusalCode {
    /// The request cannot be understood.
    BadRequest,
    /// The text is no JSON, or not of the form that is wanted; `line` and `column` say where.
    BadJson,
    /// The set-up makes no game; `reason` says why.
    BadSetup,
    /// The text is no game or position in our notation, or one that cannot be played; `line` and `column` say
    /// where, `why` what is wrong, in English.
    BadNotation,
    /// What was saved makes no table: it is damaged, or from another version; `entry` says where.
    BadSave,
    /// The table draws the tiles, so that nobody can bring a seed.
    SeedGiven,
    /// Tiles of the players' own are not played here.
    TilesGiven,
    /// Where anyone can join, draws cannot follow a script.
    ScriptedPublic,
    /// There is no preset of this `name`.
    NoPreset,
    /// The set-up has nothing to draw that could be played.
    NoTiles,
    /// The set-up has `count` tiles, and a game at most `most`.
    TooManyTiles,
    /// The person, or everybody at their address, has `most` unfinished games already.
    TooManyGames,
    /// The bots in the person's unfinished games would be more than `most`.
    TooManyBots,
    /// The server has as many unfinished games as it takes.
    ServerFull,
    /// A table has 1 to 8 seats.
    SeatCount,
    /// The name is empty, longer than `longest` characters or holds what cannot be seen.
    BadName,
    /// There is no such colour.
    BadColour,
    /// The line of chat is empty, longer than `longest` characters or holds what cannot be seen.
    BadChat,
    /// There is no such bot.
    UnknownBot,
    /// The cookie belongs to nobody.
    UnknownGuest,
    /// The request comes from a page of somebody else.
    BadOrigin,
    /// The game is private and the invitation is missing or wrong.
    NeedsInvite,
    /// Only the host may do this.
    NotHost,
    /// There is nothing at this address.
    NotFound,
    /// There is no such game.
    NoGame,
    /// There is no such seat.
    NoSeat,
    /// Somebody sits there already.
    SeatTaken,
    /// The game has begun already.
    AlreadyStarted,
    /// The game has not begun.
    NotStarted,
    /// Seats are open.
    OpenSeats,
    /// The game is not over.
    NotOver,
    /// The rules forbid it; `reason` says why.
    IllegalAction,
    /// The game is over.
    GameOver,
    /// The game was uploaded, and goes on there.
    Uploaded,
    /// The game has gone on since the client looked.
    Stale,
    /// Somebody else has to move: `name`.
    NotYourTurn,
    /// The person does not play in this game.
    NotPlaying,
    /// The player to move still has time: `seconds`.
    TooEarly,
    /// Nobody keeps the person waiting.
    NobodyStalls,
    /// Only one of two players can claim a game.
    NotTwoPlayers,
    /// There is nothing that may be taken back.
    NothingToUndo,
    /// The person has taken back `most` actions in this game already.
    UndoLimit,
    /// The game is played without assists.
    AssistsOff,
    /// The same person has asked for the same before, and the answer is not there yet.
    Busy,
    /// No hint was found.
    NoHint,
    /// Only players chat in this game.
    WatchersMuted,
    /// Too much chat at once; the next line is taken in `seconds`.
    ChatTooFast,
    /// The message is too long.
    TooLarge,
    /// Too many messages.
    TooFast,
    /// The store failed; nothing was changed.
    Storage,
    /// The server is about to stop.
    Stopping,
}

/// Why something is refused.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema), ts(optional_fields))]
pub struct Refusal {
    /// What sort of refusal it is.
    pub code: RefusalCode,
    /// Why exactly, by name, where there is more to say than the code does.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reason: Option<String>,
    /// What the code or the reason is about, by name.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    #[cfg_attr(
        feature = "schema",
        ts(as = "Option<BTreeMap<String, Parameter>>"),
        schema(required = false)
    )]
    pub with: BTreeMap<String, Parameter>,
    /// The rule of the game that forbids it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rule: Option<String>,
}

impl Refusal {
    /// A refusal that its code says everything about.
    pub fn new(code: RefusalCode) -> Refusal {
        Refusal { code, reason: None, with: BTreeMap::new(), rule: None }
    }

    /// The same refusal with a parameter.
    pub fn with(mut self, name: &str, value: impl Into<Parameter>) -> Refusal {
        self.with.insert(name.to_owned(), value.into());
        self
    }

    /// A text that is not of the form that is wanted, and where it is not. What exactly is wrong is left
    /// out: whoever writes a client has the types.
    pub fn bad_json(error: &serde_json::Error) -> Refusal {
        Refusal::new(RefusalCode::BadJson)
            .with("line", error.line() as u32)
            .with("column", error.column() as u32)
    }
}

/// What the rules say against a request.
impl From<Error> for Refusal {
    fn from(error: Error) -> Refusal {
        let code = match error.code {
            Code::BadSetup => RefusalCode::BadSetup,
            Code::GameOver => RefusalCode::GameOver,
            Code::IllegalAction => RefusalCode::IllegalAction,
            _ => RefusalCode::BadJson,
        };
        let Error { rule, reason, with, .. } = error;
        Refusal { code, reason, with, rule }
    }
}

impl RefusalCode {
    /// The status of HTTP that goes with it.
    pub fn status(self) -> u16 {
        match self {
            RefusalCode::BadRequest | RefusalCode::BadJson => 400,
            RefusalCode::BadSetup
            | RefusalCode::BadNotation
            | RefusalCode::BadSave
            | RefusalCode::SeedGiven
            | RefusalCode::TilesGiven
            | RefusalCode::ScriptedPublic
            | RefusalCode::NoPreset
            | RefusalCode::NoTiles
            | RefusalCode::TooManyTiles
            | RefusalCode::SeatCount
            | RefusalCode::BadName
            | RefusalCode::BadColour
            | RefusalCode::BadChat
            | RefusalCode::UnknownBot
            | RefusalCode::IllegalAction => 422,
            RefusalCode::UnknownGuest => 401,
            RefusalCode::BadOrigin
            | RefusalCode::NeedsInvite
            | RefusalCode::NotHost
            | RefusalCode::NotPlaying
            | RefusalCode::AssistsOff
            | RefusalCode::WatchersMuted => 403,
            RefusalCode::NotFound | RefusalCode::NoGame | RefusalCode::NoSeat => 404,
            RefusalCode::SeatTaken
            | RefusalCode::AlreadyStarted
            | RefusalCode::NotStarted
            | RefusalCode::OpenSeats
            | RefusalCode::NotOver
            | RefusalCode::GameOver
            | RefusalCode::Uploaded
            | RefusalCode::Stale
            | RefusalCode::NotYourTurn
            | RefusalCode::TooEarly
            | RefusalCode::NobodyStalls
            | RefusalCode::NotTwoPlayers
            | RefusalCode::NothingToUndo
            | RefusalCode::UndoLimit
            | RefusalCode::TooManyGames
            | RefusalCode::TooManyBots => 409,
            RefusalCode::TooLarge => 413,
            RefusalCode::Busy | RefusalCode::TooFast | RefusalCode::ChatTooFast => 429,
            RefusalCode::NoHint => 500,
            RefusalCode::Storage | RefusalCode::Stopping | RefusalCode::ServerFull => 503,
        }
    }
}

/// The answer to a request that is refused.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Refused {
    /// Why.
    pub error: Refusal,
}
