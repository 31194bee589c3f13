//! Refusals: why a request is not carried out, in the same form for requests and for sockets.
//! A request that is refused has changed nothing.

use axum::Json;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use bastide_protocol::WireError;
use bastide_table::Refusal;
use serde_json::{Value, json};

/// What sort of refusal it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Code {
    /// The request cannot be understood.
    BadRequest,
    /// The text is no JSON, or not of the form that is wanted.
    BadJson,
    /// The set-up makes no game.
    BadSetup,
    /// The name is empty, too long or holds what cannot be seen.
    BadName,
    /// There is no such colour.
    BadColour,
    /// The line of chat is empty or too long.
    BadChat,
    /// There is no such bot.
    UnknownBot,
    /// The cookie belongs to nobody.
    UnknownGuest,
    /// The request comes from a page of somebody else.
    BadOrigin,
    /// The game is private and the invitation is missing or wrong.
    NeedsInvite,
    /// Only somebody else may do this.
    Forbidden,
    /// There is nothing at this address.
    NotFound,
    /// There is no such game.
    NoGame,
    /// There is no such seat.
    NoSeat,
    /// Somebody sits there already.
    SeatTaken,
    /// The game has begun already.
    NotWaiting,
    /// The game has not begun, or is over.
    NotRunning,
    /// The rules forbid it.
    IllegalAction,
    /// The game is over.
    GameOver,
    /// The game has gone on since the client looked.
    Stale,
    /// Somebody else has to move.
    NotYourTurn,
    /// The person does not play in this game.
    NotPlaying,
    /// There is nothing that may be taken back.
    NothingToUndo,
    /// The game is played without assists.
    AidsOff,
    /// The same person has asked for the same before, and the answer is not there yet.
    Busy,
    /// No hint was found.
    NoHint,
    /// The message is too long.
    TooLarge,
    /// Too many messages.
    TooFast,
    /// The store failed; nothing was changed.
    Storage,
    /// The server is about to stop.
    Stopping,
}

impl Code {
    /// Its word on the wire and its status.
    const fn table(self) -> (&'static str, StatusCode) {
        match self {
            Code::BadRequest => ("bad-request", StatusCode::BAD_REQUEST),
            Code::BadJson => ("bad-json", StatusCode::BAD_REQUEST),
            Code::BadSetup => ("bad-setup", StatusCode::UNPROCESSABLE_ENTITY),
            Code::BadName => ("bad-name", StatusCode::UNPROCESSABLE_ENTITY),
            Code::BadColour => ("bad-colour", StatusCode::UNPROCESSABLE_ENTITY),
            Code::BadChat => ("bad-chat", StatusCode::UNPROCESSABLE_ENTITY),
            Code::UnknownBot => ("unknown-bot", StatusCode::UNPROCESSABLE_ENTITY),
            Code::UnknownGuest => ("unknown-guest", StatusCode::UNAUTHORIZED),
            Code::BadOrigin => ("bad-origin", StatusCode::FORBIDDEN),
            Code::NeedsInvite => ("needs-invite", StatusCode::FORBIDDEN),
            Code::Forbidden => ("forbidden", StatusCode::FORBIDDEN),
            Code::NotFound => ("not-found", StatusCode::NOT_FOUND),
            Code::NoGame => ("no-game", StatusCode::NOT_FOUND),
            Code::NoSeat => ("no-seat", StatusCode::NOT_FOUND),
            Code::SeatTaken => ("seat-taken", StatusCode::CONFLICT),
            Code::NotWaiting => ("not-waiting", StatusCode::CONFLICT),
            Code::NotRunning => ("not-running", StatusCode::CONFLICT),
            Code::IllegalAction => ("illegal-action", StatusCode::UNPROCESSABLE_ENTITY),
            Code::GameOver => ("game-over", StatusCode::CONFLICT),
            Code::Stale => ("stale", StatusCode::CONFLICT),
            Code::NotYourTurn => ("not-your-turn", StatusCode::CONFLICT),
            Code::NotPlaying => ("not-playing", StatusCode::FORBIDDEN),
            Code::NothingToUndo => ("nothing-to-undo", StatusCode::CONFLICT),
            Code::AidsOff => ("aids-off", StatusCode::FORBIDDEN),
            Code::Busy => ("busy", StatusCode::TOO_MANY_REQUESTS),
            Code::NoHint => ("no-hint", StatusCode::INTERNAL_SERVER_ERROR),
            Code::TooLarge => ("too-large", StatusCode::PAYLOAD_TOO_LARGE),
            Code::TooFast => ("too-fast", StatusCode::TOO_MANY_REQUESTS),
            Code::Storage => ("storage", StatusCode::INTERNAL_SERVER_ERROR),
            Code::Stopping => ("stopping", StatusCode::SERVICE_UNAVAILABLE),
        }
    }
}

/// Why something is refused.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Refused {
    /// What sort of refusal it is.
    pub code: Code,
    /// What was wrong, in words.
    pub message: String,
    /// The rule of the game that forbids it.
    pub rule: Option<String>,
}

impl Refused {
    /// A refusal that no rule of the game is behind.
    pub fn new(code: Code, message: impl Into<String>) -> Refused {
        Refused { code, message: message.into(), rule: None }
    }

    /// There is no such game.
    pub fn no_game() -> Refused {
        Refused::new(Code::NoGame, "there is no such game")
    }

    /// The cookie belongs to nobody.
    pub fn unknown_person() -> Refused {
        Refused::new(Code::UnknownGuest, "the server does not know you: load the page again")
    }

    /// Its word on the wire.
    pub fn word(&self) -> &'static str {
        self.code.table().0
    }

    /// Its status.
    pub fn status(&self) -> StatusCode {
        self.code.table().1
    }

    /// The message that a socket gets, about the request with this id.
    pub fn to_message(&self, ack: Option<&str>) -> Value {
        json!({
            "type": "refused",
            "ack": ack,
            "code": self.word(),
            "message": self.message,
            "rule": self.rule,
        })
    }
}

impl IntoResponse for Refused {
    fn into_response(self) -> Response {
        let mut error = json!({ "code": self.word(), "message": self.message });
        if let Some(rule) = &self.rule {
            error["rule"] = json!(rule);
        }
        (self.status(), Json(json!({ "error": error }))).into_response()
    }
}

impl From<Refusal> for Refused {
    fn from(refusal: Refusal) -> Refused {
        let code = match &refusal {
            Refusal::BadSetup(_)
            | Refusal::SeedGiven
            | Refusal::TilesGiven
            | Refusal::ScriptedPublic
            | Refusal::NoPreset(_)
            | Refusal::SeatCount => Code::BadSetup,
            Refusal::BadName { .. } => Code::BadName,
            Refusal::BadChat { .. } => Code::BadChat,
            Refusal::NeedsInvite => Code::NeedsInvite,
            Refusal::NotHost => Code::Forbidden,
            Refusal::NoSeat => Code::NoSeat,
            Refusal::SeatTaken => Code::SeatTaken,
            Refusal::NotPlaying => Code::NotPlaying,
            Refusal::NotYourTurn { .. } => Code::NotYourTurn,
            Refusal::AlreadyStarted => Code::NotWaiting,
            Refusal::NotStarted | Refusal::OpenSeats | Refusal::NotOver => Code::NotRunning,
            Refusal::RematchExists => Code::NotWaiting,
            Refusal::GameOver => Code::GameOver,
            Refusal::Stale { .. } => Code::Stale,
            Refusal::Illegal(error) => Refused::from(error.clone()).code,
            Refusal::NothingToUndo => Code::NothingToUndo,
            Refusal::BadAck { .. } => Code::BadJson,
        };
        let rule = refusal.rule().map(str::to_owned);
        Refused { code, message: refusal.to_string(), rule }
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
        Refused { code, message: error.message, rule: error.rule }
    }
}

/// The store failed. What exactly is for the log alone.
impl From<sqlx::Error> for Refused {
    fn from(error: sqlx::Error) -> Refused {
        tracing::error!(%error, "the store failed");
        Refused::new(Code::Storage, "the server could not save this: try again")
    }
}
