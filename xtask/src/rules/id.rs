//! Ids of rules: `FER-23`, a step at the end of the game `TS-E3`, an example `BG-ex7`.

use std::fmt;
use std::sync::LazyLock;

use regex_lite::{Captures, Regex};

/// The pattern of an id; its three groups are series, kind and number.
pub const PATTERN: &str = r"\b([A-Z][A-Z0-9]{1,2})-(ex|E)?([0-9]{1,4})\b";

static ID: LazyLock<Regex> =
    LazyLock::new(|| Regex::new(&format!("^{PATTERN}")).expect("a valid pattern"));

/// The name of a rule. Ids sort as people count: `BG-9` before `BG-10`, examples last.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct RuleId {
    pub series: String,
    kind: Kind,
    number: u16,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Kind {
    Rule,
    End,
    Example,
}

impl RuleId {
    /// The id in the three groups of [`PATTERN`].
    pub fn from_captures(captures: &Captures<'_>) -> Option<RuleId> {
        let kind = match captures.get(2).map(|kind| kind.as_str()) {
            None => Kind::Rule,
            Some("E") => Kind::End,
            Some(_) => Kind::Example,
        };
        Some(RuleId { series: captures[1].to_string(), kind, number: captures[3].parse().ok()? })
    }

    /// The id that `text` is, with nothing before or after it.
    pub fn parse(text: &str) -> Option<RuleId> {
        RuleId::split_off(text).filter(|(_, rest)| rest.is_empty()).map(|(id, _)| id)
    }

    /// The id that `text` begins with, and what follows.
    pub fn split_off(text: &str) -> Option<(RuleId, &str)> {
        let captures = ID.captures(text)?;
        Some((RuleId::from_captures(&captures)?, &text[captures[0].len()..]))
    }

    /// The ids in a snake-case name: `fer_23_fer_24_ferry_moves` has two. Only series that exist
    /// count, because `in_2_steps` names no rule.
    pub fn in_name(name: &str, series_exists: impl Fn(&str) -> bool) -> Vec<RuleId> {
        let words: Vec<&str> = name.split('_').collect();
        let pairs = words.windows(2).filter_map(|pair| {
            let series = pair[0].to_uppercase();
            let number = match pair[1].strip_prefix('e') {
                Some(rest) if !rest.starts_with('x') => format!("E{rest}"),
                _ => pair[1].to_string(),
            };
            let id = RuleId::parse(&format!("{series}-{number}"))?;
            series_exists(&series).then_some(id)
        });
        pairs.collect()
    }
}

impl fmt::Display for RuleId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let kind = match self.kind {
            Kind::Rule => "",
            Kind::End => "E",
            Kind::Example => "ex",
        };
        // `pad` lets a table give the id a width.
        f.pad(&format!("{}-{kind}{}", self.series, self.number))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn texts(ids: &[RuleId]) -> Vec<String> {
        ids.iter().map(RuleId::to_string).collect()
    }

    #[test]
    fn ids_survive_parsing_and_printing() {
        for text in ["BG-1", "FER-23", "RV3-12", "R2-10", "TS-E3", "BG-ex7"] {
            assert_eq!(RuleId::parse(text).expect(text).to_string(), text);
        }
        for text in ["", "BG", "BG-", "BG-e3", "bg-3", "B-3", "ABCD-3", "BG-3a", "BG-3 ", "2G-3"] {
            assert_eq!(RuleId::parse(text), None, "{text}");
        }
    }

    #[test]
    fn ids_sort_as_people_count() {
        let mut ids = ["BG-ex1", "TS-1", "BG-10", "TS-E1", "BG-9"].map(RuleId::parse);
        ids.sort();
        let ids: Vec<RuleId> = ids.into_iter().flatten().collect();
        assert_eq!(texts(&ids), ["BG-9", "BG-10", "BG-ex1", "TS-1", "TS-E1"]);
    }

    #[test]
    fn names_hold_ids_in_snake_case() {
        let series = |series: &str| ["FER", "BG", "TS", "RV3"].contains(&series);
        let ids = |name| texts(&RuleId::in_name(name, series));
        assert_eq!(ids("fer_23_ferry_stays"), ["FER-23"]);
        assert_eq!(ids("fer_23_fer_24_ferry_moves"), ["FER-23", "FER-24"]);
        assert_eq!(ids("bg_ex7_farm_of_two"), ["BG-ex7"]);
        assert_eq!(ids("ts_e3"), ["TS-E3"]);
        assert_eq!(ids("rv3_12_river_first"), ["RV3-12"]);
        assert_eq!(ids("in_2_steps_ts_end"), [""; 0]);
    }
}
