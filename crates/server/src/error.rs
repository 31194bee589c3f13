//! Refusals: why a request is not carried out, in the same form for requests and for sockets.
//! A request that is refused has changed nothing. No sentence leaves the server: a refusal is a code
//! with parameters, and the page has the words.

use std::fmt;

use axum::Json;
use axum::http::StatusCode;
use axum::http::header::RETRY_AFTER;
use axum::response::{IntoResponse, Response};
use bastide_protocol::WireError;
use bastide_table::Refusal as TableRefusal;
use bastide_wire::Parameter;
pub use bastide_wire::site::RefusalCode as Code;
use bastide_wire::site::{Refusal, ServerMessage};

use crate::store::WriteError;

/// Why something is refused.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Refused(pub Refusal);

impl Refused {
    /// A refusal that no rule of the game is behind.
    pub fn new(code: Code) -> Refused {
        Refused(Refusal::new(code))
    }

    /// The same refusal with a parameter.
    pub fn with(mut self, name: &str, value: impl Into<Parameter>) -> Refused {
        self.0.with.insert(name.to_owned(), value.into());
        self
    }

    /// The same refusal by a rule of the game.
    fn by(mut self, rule: &str) -> Refused {
        self.0.rule = Some(rule.to_owned());
        self
    }

    /// A text that is not of the form that is wanted, and where it is not. What exactly is wrong is for
    /// the log: whoever writes a client has the types.
    pub fn bad_json(error: &serde_json::Error) -> Refused {
        tracing::debug!(%error, "bad JSON");
        Refused::new(Code::BadJson)
            .with("line", error.line() as u32)
            .with("column", error.column() as u32)
    }

    /// Its code.
    pub fn code(&self) -> Code {
        self.0.code
    }

    /// The message that a socket gets, about the request with this id.
    pub fn to_message(&self, ack: Option<&str>) -> ServerMessage {
        ServerMessage::Refused { ack: ack.map(str::to_owned), refusal: self.0.clone() }
    }

    fn status(&self) -> StatusCode {
        match self.code() {
            Code::BadRequest | Code::BadJson => StatusCode::BAD_REQUEST,
            Code::BadSetup
            | Code::SeedGiven
            | Code::TilesGiven
            | Code::ScriptedPublic
            | Code::NoPreset
            | Code::NoTiles
            | Code::TooManyTiles
            | Code::SeatCount
            | Code::BadName
            | Code::BadColour
            | Code::BadChat
            | Code::UnknownBot
            | Code::IllegalAction => StatusCode::UNPROCESSABLE_ENTITY,
            Code::UnknownGuest => StatusCode::UNAUTHORIZED,
            Code::BadOrigin
            | Code::NeedsInvite
            | Code::NotHost
            | Code::NotPlaying
            | Code::AssistsOff
            | Code::WatchersMuted => StatusCode::FORBIDDEN,
            Code::NotFound | Code::NoGame | Code::NoSeat => StatusCode::NOT_FOUND,
            Code::SeatTaken
            | Code::AlreadyStarted
            | Code::NotStarted
            | Code::OpenSeats
            | Code::NotOver
            | Code::GameOver
            | Code::Stale
            | Code::NotYourTurn
            | Code::TooEarly
            | Code::NobodyStalls
            | Code::NotTwoPlayers
            | Code::NothingToUndo
            | Code::UndoLimit
            | Code::TooManyGames
            | Code::TooManyBots => StatusCode::CONFLICT,
            Code::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
            Code::Busy | Code::TooFast | Code::ChatTooFast => StatusCode::TOO_MANY_REQUESTS,
            Code::NoHint => StatusCode::INTERNAL_SERVER_ERROR,
            Code::Storage | Code::Stopping | Code::ServerFull => StatusCode::SERVICE_UNAVAILABLE,
        }
    }
}

/// Milliseconds as the whole seconds that a person has to wait.
pub fn seconds(milliseconds: i64) -> u32 {
    milliseconds.max(0).unsigned_abs().div_ceil(1000).try_into().unwrap_or(u32::MAX)
}

/// For logs.
impl fmt::Display for Refused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?}", self.code())?;
        self.0.reason.iter().try_for_each(|reason| write!(f, ", {reason}"))?;
        self.0.rule.iter().try_for_each(|rule| write!(f, " ({rule})"))
    }
}

impl IntoResponse for Refused {
    fn into_response(self) -> Response {
        let status = self.status();
        let again = (status == StatusCode::SERVICE_UNAVAILABLE).then_some([(RETRY_AFTER, "2")]);
        let body = Json(bastide_wire::site::Refused { error: self.0 });
        match again {
            Some(again) => (status, again, body).into_response(),
            None => (status, body).into_response(),
        }
    }
}

impl From<TableRefusal> for Refused {
    fn from(refusal: TableRefusal) -> Refused {
        use TableRefusal as Table;
        let new = Refused::new;
        let refused = match &refusal {
            Table::BadSetup(error) | Table::Illegal(error) => error.clone().into(),
            Table::SeedGiven => new(Code::SeedGiven),
            Table::TilesGiven => new(Code::TilesGiven),
            Table::ScriptedPublic => new(Code::ScriptedPublic),
            Table::NoPreset(name) => new(Code::NoPreset).with("name", name.as_str()),
            Table::NoTiles => new(Code::NoTiles),
            Table::TooManyTiles { count, most } => {
                new(Code::TooManyTiles).with("count", *count).with("most", *most)
            }
            Table::SeatCount => new(Code::SeatCount),
            Table::BadName { longest } => new(Code::BadName).with("longest", *longest as u32),
            Table::BadChat { longest } => new(Code::BadChat).with("longest", *longest as u32),
            Table::NeedsInvite => new(Code::NeedsInvite),
            Table::NotHost => new(Code::NotHost),
            Table::NoSeat => new(Code::NoSeat),
            Table::SeatTaken => new(Code::SeatTaken),
            Table::NotPlaying => new(Code::NotPlaying),
            Table::NotYourTurn { name } => new(Code::NotYourTurn).with("name", name.as_str()),
            Table::AlreadyStarted | Table::RematchExists => new(Code::AlreadyStarted),
            Table::NotStarted => new(Code::NotStarted),
            Table::OpenSeats => new(Code::OpenSeats),
            Table::NotOver => new(Code::NotOver),
            Table::GameOver => new(Code::GameOver),
            Table::Stale { version, expected } => {
                new(Code::Stale).with("version", *version).with("expected", *expected)
            }
            Table::TooEarly { left } => new(Code::TooEarly).with("seconds", seconds(*left)),
            Table::NobodyStalls => new(Code::NobodyStalls),
            Table::NotTwoPlayers => new(Code::NotTwoPlayers),
            Table::WatchersMuted => new(Code::WatchersMuted),
            Table::NothingToUndo => new(Code::NothingToUndo),
            Table::UndoLimit { most } => new(Code::UndoLimit).with("most", *most),
            Table::BadAck { longest } => new(Code::BadJson).with("longest", *longest as u32),
        };
        match refusal.rule() {
            Some(rule) => refused.by(rule),
            None => refused,
        }
    }
}

impl From<WireError> for Refused {
    fn from(error: WireError) -> Refused {
        let code = match error.code {
            bastide_protocol::Code::BadSetup => Code::BadSetup,
            bastide_protocol::Code::GameOver => Code::GameOver,
            bastide_protocol::Code::IllegalAction => Code::IllegalAction,
            _ => Code::BadJson,
        };
        tracing::debug!(%error, "refused by the rules");
        let WireError { rule, reason, with, .. } = error;
        Refused(Refusal { code, reason, with, rule })
    }
}

/// The store took nothing. Why is in the log already.
impl From<WriteError> for Refused {
    fn from(_: WriteError) -> Refused {
        Refused::new(Code::Storage)
    }
}

/// The store failed. What exactly is for the log alone.
impl From<sqlx::Error> for Refused {
    fn from(error: sqlx::Error) -> Refused {
        tracing::error!(%error, "the store failed");
        Refused::new(Code::Storage)
    }
}
