//! The rules reference: pages of text for people.

use serde::{Deserialize, Serialize};

/// Every page, and the ids of every rule.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct RuleIndex {
    /// The pages.
    pub rules: Vec<RulePage>,
    /// The ids of all rules.
    pub ids: Vec<String>,
}

/// A page of the reference.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct RulePage {
    /// Its name.
    pub id: String,
    /// The systems that it describes.
    pub systems: Vec<String>,
}

/// A rule.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Rule {
    /// Its id.
    pub id: String,
    /// The name of its page.
    pub page: String,
    /// Its text, in English.
    pub html: String,
}
