//! Rule ids: every refusal and every award says which rule of `docs/rules` made it.

use std::fmt;

/// The id of one rule, such as `FER-23`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct RuleId {
    series: Series,
    number: u8,
}

impl RuleId {
    /// Series and number in one number.
    pub(crate) const fn bits(self) -> u32 {
        (self.series as u32) << 8 | self.number as u32
    }

    /// The rule with this id, be it one that the reference has or not.
    pub fn from_text(text: &str) -> Option<RuleId> {
        let (prefix, number) = text.split_once('-')?;
        let series = Series::ALL.iter().find(|series| series.prefix() == prefix)?;
        let plain = number == "0" || !number.starts_with(['0', '+']);
        Some(RuleId { series: *series, number: number.parse().ok().filter(|_| plain)? })
    }
}

impl fmt::Display for RuleId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.series.prefix(), self.number)
    }
}

macro_rules! series {
    ($($name:ident $series:ident $prefix:literal),* $(,)?) => {
        /// A series of rule ids: one file of the rules reference.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        enum Series { $($series),* }

        impl Series {
            const ALL: &'static [Series] = &[$(Series::$series),*];

            const fn prefix(self) -> &'static str {
                match self { $(Series::$series => $prefix),* }
            }
        }

        $(
            /// The rule with this number in its series.
            pub const fn $name(number: u8) -> RuleId {
                RuleId { series: Series::$series, number }
            }
        )*
    };
}

series! {
    bg Bg "BG",
    scb Scb "SCB",
    ts Ts "TS",
    ic Ic "IC",
    tb Tb "TB",
    tbn Tbn "TBN",
    rv3 Rv3 "RV3",
    abt Abt "ABT",
    msg Msg "MSG",
    fer Fer "FER",
    fly Fly "FLY",
    gld Gld "GLD",
    mgw Mgw "MGW",
    rob Rob "ROB",
    crc Crc "CRC",
    co Co "CO",
    am Am "AM",
    pd Pd "PD",
    kr Kr "KR",
    r2 R2 "R2",
    cu Cu "CU",
    hs Hs "HS",
    r5 R5 "R5",
    wf Wf "WF",
}
