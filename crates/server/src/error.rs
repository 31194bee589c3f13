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
pub use bastide_table::seconds;
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
    pub fn with(self, name: &str, value: impl Into<Parameter>) -> Refused {
        Refused(self.0.with(name, value))
    }

    /// A text that is not of the form that is wanted, and where it is not. What exactly is wrong is for
    /// the log: whoever writes a client has the types.
    pub fn bad_json(error: &serde_json::Error) -> Refused {
        tracing::debug!(%error, "bad JSON");
        Refused(Refusal::bad_json(error))
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
        StatusCode::from_u16(self.code().status()).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR)
    }
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
        Refused(refusal.into())
    }
}

impl From<WireError> for Refused {
    fn from(error: WireError) -> Refused {
        tracing::debug!(%error, "refused by the rules");
        Refused(error.into())
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
