//! The systems, one module each: what it is, its options, its state, what its actions do.
//!
//! This file is the one list of them: the enum [`System`], the options of a set-up, and what a game
//! holds for each follow from it.

pub mod abbey_and_mayor;
pub mod abbot;
pub mod base;
pub mod count;
pub mod crops;
pub mod cult;
pub mod farmers;
pub mod ferries;
pub mod flying;
pub mod gold;
pub mod inns;
pub mod king;
pub mod magic;
pub mod messengers;
pub mod princess_and_dragon;
pub mod river;
pub mod robbers;
pub mod sheep;
pub mod traders;
pub mod wheel;

use crate::game::Game;
use crate::options::{OptionError, OptionNames};
use crate::position::PositionError;
use crate::position::read::Reader;
use crate::position::tell::{Facts, Told, row, set};
use crate::rules::Rules;
use crate::system::About;

/// Makes the enum of systems and the options of all of them out of one list.
macro_rules! systems {
    ($($(#[$doc:meta])* $system:ident = $module:ident $(:: $inner:ident)?,)+) => {
        /// A system of rules that can be in play or not.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        #[repr(u8)]
        pub enum System { $($(#[$doc])* $system,)+ }

        impl System {
            /// Every system of this engine, in the order of the rules reference.
            pub const ALL: [System; [$(System::$system),+].len()] = [$(System::$system),+];

            /// What it is.
            pub const fn about(self) -> &'static About {
                match self { $(System::$system => &$module$(::$inner)?::ABOUT,)+ }
            }
        }
    };
}

systems! {
    /// Tiles, roads, cities, monasteries and majorities: always in play.
    Base = base,
    /// Farmers and the scoring of fields (BG-37).
    Farmers = farmers,
    /// The river of 2021 and the classic river (RV3).
    RiverV3 = river::first,
    /// The abbot and the gardens (ABT).
    Abbot = abbot,
    /// Large meeple, inns and cathedrals (IC).
    InnsAndCathedrals = inns,
    /// Goods, builder and pig (TB, TBN).
    TradersAndBuilders = traders,
    /// Lakes whose ferries join roads (FER).
    Ferries = ferries,
    /// Second markers and messages (MSG).
    Messengers = messengers,
    /// Tiles from which a follower flies to another one (FLY).
    FlyingMachines = flying,
    /// Ingots on tiles for whoever owns what is completed there (GLD).
    GoldMines = gold,
    /// Neutral figures that raise or halve the value of a road or city (MGW).
    MageAndWitch = magic,
    /// Figures on the score track that take a share of what others score (ROB).
    Robbers = robbers,
    /// Tiles after which everybody adds or removes a follower (CRC).
    CropCircles = crops,
    /// A city outside the map, whose guests join scorings (CO).
    Count = count,
    /// Abbeys, mayors, barns and wagons (AM).
    AbbeyAndMayor = abbey_and_mayor,
    /// Dragon, fairy, magic portals and princesses (PD).
    PrincessAndDragon = princess_and_dragon,
    /// Tokens for the largest city and the longest road (KR).
    KingAndRobberBaron = king,
    /// A river with a fork, a pig herd and a volcano lake (R2).
    River2 = river::second,
    /// Shrines that challenge monasteries (CU).
    Cult = cult,
    /// Hills, shepherds with their flocks, and vineyards (HS).
    HillsAndSheep = sheep,
    /// A river with sheep and vineyards (R5).
    RiverBb5 = river::fifth,
    /// A start board whose wheel sets off events and scores crowns (WF).
    WheelOfFortune = wheel,
}

/// Makes the options of a game out of those of its systems.
macro_rules! all_options {
    ($($field:ident: $module:ident $(:: $inner:ident)?,)+) => {
        /// The options of a game, by system.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
        #[allow(missing_docs, reason = "the fields are the systems")]
        pub struct Options { $(pub $field: $module$(::$inner)?::Options,)+ }

        impl Options {
            /// The names of all options with their values; the default comes first.
            pub fn names() -> impl Iterator<Item = &'static OptionNames> {
                let lists: [&'static [OptionNames]; _] = [$($module$(::$inner)?::Options::NAMES),+];
                lists.into_iter().flatten()
            }

            /// Sets an option by its name and value as text.
            pub fn set(&mut self, name: &str, value: &str) -> Result<(), OptionError> {
                $(match self.$field.set(name, value) {
                    Err(OptionError::Name) => {}
                    settled => return settled,
                })+
                Err(OptionError::Name)
            }
        }
    };
}

all_options! {
    base: base,
    traders: traders,
    inns: inns,
    river: river::first,
    messengers: messengers,
    ferries: ferries,
    flying: flying,
    gold: gold,
    magic: magic,
    robbers: robbers,
    crops: crops,
    count: count,
    abbey_and_mayor: abbey_and_mayor,
    princess_and_dragon: princess_and_dragon,
    king: king,
    river_2: river::second,
    cult: cult,
    river_5: river::fifth,
    sheep: sheep,
}

/// What systems note for one part of a turn.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(crate) struct TurnPartStates {
    /// What the wheel pig has still to set off.
    pub spin: wheel::Spin,
    /// A follower on the flying machine (FLY-5).
    pub flight: Option<flying::Flight>,
    /// Who places a robber next because of the tile's bag.
    pub robbers: robbers::Placing,
    /// How far the visit to Carcassonne after the scoring is.
    pub visit: count::Visit,
    /// How far the crop circle of the tile is.
    pub crops: Option<crops::Round>,
}

impl Told for TurnPartStates {
    fn tell(&self, game: &Game, facts: &mut impl Facts) {
        let TurnPartStates { spin, flight, robbers, visit, crops } = self;
        spin.tell(game, facts);
        if let Some(flying::Flight { figure, die }) = flight {
            row!(facts, set("flight"), *figure, *die);
        }
        if *robbers != robbers::Placing::default() {
            row!(facts, set("robbers-placing"), robbers.name());
        }
        if *visit != count::Visit::default() {
            row!(facts, set("visit"), visit.name());
        }
        if let Some(round) = crops {
            let [what, done] = round.atoms();
            row!(facts, set("crops"), what, done);
        }
    }
}

impl TurnPartStates {
    /// What a position states.
    pub fn read(reader: &Reader<'_>) -> Result<TurnPartStates, PositionError> {
        let mut states =
            TurnPartStates { spin: wheel::Spin::read(reader)?, ..TurnPartStates::default() };
        if let Some(mut row) = reader.one("flight")? {
            let figure = row.figure()?;
            states.flight = Some(flying::Flight { figure, die: row.maybe(|row| row.u8(9))? });
            row.end()?;
        }
        if let Some(mut row) = reader.one("robbers-placing")? {
            states.robbers = row.named("active, second or done", robbers::Placing::from_name)?;
            row.end()?;
        }
        if let Some(mut row) = reader.one("visit")? {
            states.visit = row.named("open, entered or done", count::Visit::from_name)?;
            row.end()?;
        }
        if let Some(mut row) = reader.one("crops")? {
            states.crops = Some(crops::Round::read(&mut row)?);
            row.end()?;
        }
        Ok(states)
    }
}

/// Makes what a game holds for its systems out of one list. Every field is copied into a scratch game
/// and compared, since both follow from the list.
macro_rules! states {
    ($($field:ident: $module:ident,)+) => {
        /// What a game holds for its systems.
        #[derive(PartialEq, Eq, Debug)]
        pub(crate) struct States { $(pub $field: $module::State,)+ }

        impl States {
            /// What a game begins with.
            pub fn new(rules: &Rules) -> States {
                States { $($field: $module::State::new(rules),)+ }
            }

            /// What a position states.
            pub fn read(reader: &Reader<'_>) -> Result<States, PositionError> {
                Ok(States { $($field: $module::State::read(reader)?,)+ })
            }
        }

        impl Told for States {
            fn tell(&self, game: &Game, facts: &mut impl Facts) {
                let States { $($field,)+ } = self;
                $($field.tell(game, facts);)+
            }
        }

        impl Clone for States {
            fn clone(&self) -> States {
                States { $($field: self.$field.clone(),)+ }
            }

            fn clone_from(&mut self, other: &States) {
                $(self.$field.clone_from(&other.$field);)+
            }
        }
    };
}

states! {
    traders: traders,
    ferries: ferries,
    messengers: messengers,
    gold: gold,
    magic: magic,
    robbers: robbers,
    count: count,
    abbey_and_mayor: abbey_and_mayor,
    princess_and_dragon: princess_and_dragon,
    king: king,
    sheep: sheep,
    wheel: wheel,
}

/// What systems offer to readers beside reports.
pub mod exports {
    pub use super::count::{Guest, Quarter, State as City};
    pub use super::cult::Challenge;
    pub use super::ferries::Link;
    pub use super::gold::State as Gold;
    pub use super::king::Title;
    pub use super::messengers::{Message, State as Messages};
    pub use super::princess_and_dragon::Fairy;
    pub use super::sheep::{Flock, SheepToken, State as Flocks};
    pub use super::traders::{GOODS, goods_name};
    pub use super::wheel::{Crowned, State as Wheel, crowns};
    pub use bastide_catalogue::Sector;
}

/// The parts of systems, by name.
pub mod parts {
    pub use super::abbey_and_mayor::{ABBEY, BARN, MAYOR, WAGON};
    pub use super::inns::{CATHEDRALS, INNS, LARGE_MEEPLE};
    pub use super::king::{KING, ROBBER_BARON};
    pub use super::magic::{MAGE, WITCH};
    pub use super::princess_and_dragon::{DRAGON, FAIRY, PORTAL, PRINCESS};
    pub use super::river::second::PIG_HERD;
    pub use super::sheep::{HILLS, SHEPHERD, VINEYARDS};
    pub use super::traders::{BUILDER, GOODS_PART as GOODS, PIG};
}
