//! Rule ids: every refusal and every award says which rule of `docs/rules` made it.

use std::fmt;

/// A series of rule ids: one file of the rules reference.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[allow(
    missing_docs,
    reason = "the names are the prefixes of the ids, listed in docs/rules/README.md"
)]
pub enum Series {
    Bg,
    Scb,
    Ts,
    Ic,
    Tb,
    Tbn,
    Rv3,
    Abt,
    Msg,
    Fer,
}

/// The id of one rule, such as `FER-23`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct RuleId {
    series: Series,
    number: u8,
}

impl fmt::Display for RuleId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let prefix = match self.series {
            Series::Bg => "BG",
            Series::Scb => "SCB",
            Series::Ts => "TS",
            Series::Ic => "IC",
            Series::Tb => "TB",
            Series::Tbn => "TBN",
            Series::Rv3 => "RV3",
            Series::Abt => "ABT",
            Series::Msg => "MSG",
            Series::Fer => "FER",
        };
        write!(f, "{prefix}-{}", self.number)
    }
}

macro_rules! series {
    ($($name:ident $series:ident),* $(,)?) => {$(
        /// The rule with this number in its series.
        pub const fn $name(number: u8) -> RuleId {
            RuleId { series: Series::$series, number }
        }
    )*};
}

series! {
    bg Bg, scb Scb, ts Ts, ic Ic, tb Tb, tbn Tbn, rv3 Rv3, abt Abt, msg Msg, fer Fer,
}
