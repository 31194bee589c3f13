//! Refusals of the engine as the wire shows them.

use bastide_engine::{Refusal, SetupError};
use bastide_wire::{Code, Error as WireError};

use crate::words::FromEngine;

impl FromEngine<Refusal> for WireError {
    fn from_engine(refusal: Refusal) -> WireError {
        WireError::illegal(refusal.rule, refusal.message())
    }
}

impl FromEngine<SetupError> for WireError {
    fn from_engine(error: SetupError) -> WireError {
        let rule = error.rule.map(|rule| rule.to_string());
        WireError { rule, ..WireError::new(Code::BadSetup, error.to_string()) }
    }
}
