//! Reports: what the systems of a game have on the table, as plain values with names. Who knows a
//! system knows what its values mean; everybody else can carry, compare and print them.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

/// A value of a report.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(untagged)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub enum Report {
    /// Nothing is there, and that is worth saying.
    Nothing,
    /// How many, or whose: a seat.
    Number(i64),
    /// A name.
    Text(String),
    /// Several; two numbers may be a place.
    #[cfg_attr(feature = "schema", schema(no_recursion))]
    List(Vec<Report>),
    /// Values with names; those with a `kind` may be a segment.
    #[cfg_attr(feature = "schema", schema(no_recursion))]
    Record(Reports),
}

/// Values by name.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Reports(pub BTreeMap<String, Report>);

impl FromIterator<(String, Report)> for Reports {
    fn from_iter<I: IntoIterator<Item = (String, Report)>>(named: I) -> Reports {
        Reports(named.into_iter().collect())
    }
}
