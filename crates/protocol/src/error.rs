//! Refusals of the engine as the wire shows them.

use bastide_engine::{Parameter, Refusal, SetupError, With};
use bastide_wire::{Code, Error as WireError, Parameter as WireParameter};

use crate::words::FromEngine;

impl FromEngine<Refusal> for WireError {
    fn from_engine(refusal: Refusal) -> WireError {
        let error = WireError::illegal(refusal.rule, refusal.message());
        error.because(refusal.why.code(), parameters(refusal.with))
    }
}

impl FromEngine<SetupError> for WireError {
    fn from_engine(error: SetupError) -> WireError {
        let rule = error.rule.map(|rule| rule.to_string());
        let refused = WireError { rule, ..WireError::new(Code::BadSetup, error.to_string()) };
        refused.because(error.why.code(), parameters(error.with))
    }
}

fn parameters(with: With) -> impl Iterator<Item = (String, WireParameter)> {
    with.into_iter().map(|(name, value)| match value {
        Parameter::Word(word) => (name.to_owned(), WireParameter::Word(word)),
        Parameter::Number(number) => (name.to_owned(), WireParameter::Number(number)),
    })
}
