//! Everything on the wire that has a name from a fixed list, and the numbers of players.
//!
//! This is the one file of the crate that knows what there is to play with. The engine has the same
//! lists; a test of `bastide-protocol` compares them.

use serde::{Deserialize, Deserializer, Serialize};

use crate::lenient::read;

/// Makes an enum of names. Who sends another name is told what was wanted, in which `*` stands for
/// all names.
macro_rules! names {
    ($(
        $(#[$about:meta])*
        $type:ident, wanted $wanted:literal {
            $($(#[$what:meta])* $variant:ident = $name:tt,)+
        }
    )+) => { $(
        $(#[$about])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, serde::Serialize)]
        #[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
        pub enum $type {
            $($(#[$what])* #[serde(rename = $name)] $variant,)+
        }

        impl $type {
            /// All of them.
            pub const ALL: &[$type] = &[$($type::$variant),+];

            /// Its name.
            pub const fn name(self) -> &'static str {
                match self {
                    $($type::$variant => $name,)+
                }
            }

            /// The one with this name.
            pub fn from_name(name: &str) -> Option<$type> {
                $type::ALL.iter().copied().find(|known| known.name() == name)
            }
        }

        impl<'de> serde::Deserialize<'de> for $type {
            fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<$type, D::Error> {
                let names: Vec<&str> = $type::ALL.iter().map(|known| known.name()).collect();
                let wanted = $wanted.replace('*', &names.join(", "));
                $crate::lenient::read(from, &wanted, |value| $type::from_name(value.as_str()?))
            }
        }
    )+ };
}
pub(crate) use names;

names! {
    /// An edge of a tile as it lies.
    Edge, wanted "an edge \"N\", \"E\", \"S\" or \"W\"" {
        /// Towards smaller y.
        North = "N",
        /// Towards larger x.
        East = "E",
        /// Towards larger y.
        South = "S",
        /// Towards smaller x.
        West = "W",
    }

    /// What a segment of a tile is.
    SegmentKind, wanted "a kind of segment such as \"city\", \"road\" or \"field\"" {
        /// Part of a city.
        City = "city",
        /// Part of a road.
        Road = "road",
        /// A monastery; an abbey's too.
        Monastery = "monastery",
        /// A shrine.
        Shrine = "shrine",
        /// A garden.
        Garden = "garden",
        /// Part of a field.
        Field = "field",
        /// Water that nobody can occupy.
        River = "river",
        /// The inside of Carcassonne, on which nothing can stand.
        Carcassonne = "carcassonne",
        /// The inside of the wheel of fortune, on which nothing can stand.
        Wheel = "wheel",
    }

    /// A kind of figure that players own.
    Figure, wanted "a figure of *" {
        /// The ordinary follower.
        Meeple = "meeple",
        /// Counts as two.
        LargeMeeple = "large-meeple",
        /// For monasteries and gardens.
        Abbot = "abbot",
        /// Brings second turns; owns nothing.
        Builder = "builder",
        /// Makes farms worth more; owns nothing.
        Pig = "pig",
        /// As strong as the pennants of its city.
        Mayor = "mayor",
        /// Drives on after scoring.
        Wagon = "wagon",
        /// Stands on a corner and settles a farm.
        Barn = "barn",
        /// Keeps sheep in a field; owns nothing.
        Shepherd = "shepherd",
    }

    /// A piece that moves from spot to spot and is not deployed from a supply of figures.
    Piece, wanted "a piece of *" {
        /// Raises the value of its road or city.
        Mage = "mage",
        /// Halves the value of its road or city.
        Witch = "witch",
        /// Eats the figures on the tiles that it enters.
        Dragon = "dragon",
        /// Keeps the dragon away and brings points.
        Fairy = "fairy",
        /// Bars a quarter of Carcassonne.
        Count = "count",
        /// Joins two road ends of its lake.
        Ferry = "ferry",
        /// An ingot of gold.
        Gold = "gold",
        /// The wagon that drives on after scoring.
        Wagon = "wagon",
        /// A player's robber on the score track.
        Robber = "robber",
        /// Turns from sector to sector of the wheel; no action moves it.
        WheelPig = "wheel-pig",
    }

    /// A quarter of Carcassonne.
    Quarter, wanted "a quarter of *" {
        /// For cities.
        Castle = "castle",
        /// For farms.
        Market = "market",
        /// For roads.
        Blacksmith = "blacksmith",
        /// For monasteries.
        Cathedral = "cathedral",
    }

    /// A sector of the wheel of fortune, clockwise from where its pig starts.
    Sector, wanted "a sector of *" {
        /// Points for the active player.
        Fortune = "fortune",
        /// Points for what stands in cities.
        Taxes = "taxes",
        /// Points for farmers.
        Famine = "famine",
        /// Points for what is in hand.
        Storm = "storm",
        /// Points for monks.
        Inquisition = "inquisition",
        /// A follower goes home.
        Pestilence = "pestilence",
    }

    /// A decision whose answer everybody has to follow, so that it is told as an event of its name.
    Announced, wanted "a decision of *" {
        /// Whether figures are added or taken away.
        CropCircle = "crop-circle",
    }
}

/// A player, by the number of the seat from 0.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Seat(pub u8);

impl<'de> Deserialize<'de> for Seat {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Seat, D::Error> {
        read(from, "the number of a player from 0", |value| {
            u8::try_from(value.as_u64()?).ok().map(Seat)
        })
    }
}
