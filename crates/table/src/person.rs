//! People: who somebody is, and how others see them.

use std::fmt;

use serde::{Deserialize, Serialize};

/// Somebody with an account or a guest's cookie, by an id that everybody may see.
#[derive(Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct UserId(pub String);

impl UserId {
    /// Its text.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for UserId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// The colour of a player's figures, by its name.
pub type Colour = String;

/// The names of the colours that players can have.
pub fn colours() -> impl Iterator<Item = &'static str> {
    bastide_wire::site::Colour::ALL.iter().map(|colour| colour.name())
}

/// Somebody as others see them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Person {
    /// Who it is.
    pub id: UserId,
    /// The name that others see.
    pub name: String,
    /// The favourite colour.
    pub colour: Colour,
}

impl Person {
    /// A person with an id, a name and a favourite colour.
    pub fn new(id: &str, name: &str, colour: &str) -> Person {
        Person { id: UserId(id.to_owned()), name: name.to_owned(), colour: colour.to_owned() }
    }
}
