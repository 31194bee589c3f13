//! Scoring: what features are worth, who owns them, and how points reach the track.
//!
//! Points explain themselves: a [`Value`] is a list of terms, each with the rule that made it.

mod awards;
pub(crate) mod booking;
pub(crate) mod completed;
pub(crate) mod end;
mod majority;
pub(crate) mod order;
pub(crate) mod track;
mod value;

pub(crate) use awards::{Occasion, add_awards};
pub(crate) use majority::{owners, strengths, strongest};
pub(crate) use value::{
    cities_of_field, value_barn, value_barn_scoring, value_completed, value_now, value_now_for,
};

use arrayvec::ArrayVec;

use crate::board::{Pos, Seg};
use crate::game::Game;
use crate::player::Player;
use crate::position::read::{Reader, Row};
use crate::position::tell::{About, Atom, Facts, Told, list};
use crate::position::{PositionError, Problem};
use crate::rule::RuleId;
use crate::variants::with_variants;

with_variants! {
    /// What an award is for.
    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
    pub enum Cause {
        /// A road.
        Road,
        /// A city.
        City,
        /// A monastery.
        Monastery,
        /// A shrine.
        Shrine,
        /// A garden.
        Garden,
        /// A field.
        Field,
        /// Most goods of a kind.
        Goods,
        /// A message.
        Message,
        /// A robber on the track.
        Robber,
        /// Ingots.
        Gold,
        /// A barn at the end.
        Barn,
        /// The fairy.
        Fairy,
        /// The king.
        King,
        /// The robber baron.
        RobberBaron,
        /// A flock of sheep.
        Sheep,
        /// An event of the wheel.
        Wheel,
        /// Followers on crowns of the wheel.
        Crown,
    }
}

impl Cause {
    /// Everything that brings points.
    pub const ALL: [Cause; 17] = [
        Cause::Road,
        Cause::City,
        Cause::Monastery,
        Cause::Shrine,
        Cause::Garden,
        Cause::Field,
        Cause::Goods,
        Cause::Message,
        Cause::Robber,
        Cause::Gold,
        Cause::Barn,
        Cause::Fairy,
        Cause::King,
        Cause::RobberBaron,
        Cause::Sheep,
        Cause::Wheel,
        Cause::Crown,
    ];

    /// The cause with this name.
    pub fn from_name(name: &str) -> Option<Cause> {
        Cause::ALL.into_iter().find(|cause| cause.name() == name)
    }

    /// Its name on the wire.
    pub const fn name(self) -> &'static str {
        match self {
            Cause::Road => "road",
            Cause::City => "city",
            Cause::Monastery => "monastery",
            Cause::Shrine => "shrine",
            Cause::Garden => "garden",
            Cause::Field => "field",
            Cause::Goods => "goods",
            Cause::Message => "message",
            Cause::Robber => "robber",
            Cause::Gold => "gold",
            Cause::Barn => "barn",
            Cause::Fairy => "fairy",
            Cause::King => "king",
            Cause::RobberBaron => "robber-baron",
            Cause::Sheep => "sheep",
            Cause::Wheel => "wheel",
            Cause::Crown => "crown",
        }
    }
}

with_variants! {
    /// What a term of a value counts.
    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
    pub enum Counted {
        /// Tiles of the feature, or around it.
        Tiles,
        /// Segments of the feature (BG-62).
        Segments,
        /// Pennants.
        Pennants,
        /// Completed cities: those that a field touches, or all of them.
        Cities,
        /// The same cities again, for the own pig.
        PigCities,
        /// Kinds of goods with the most tokens.
        GoodsKinds,
        /// Own knights, for a message.
        Knights,
        /// Own farmers, for a message.
        Farmers,
        /// Two points in place of a message.
        Instead,
        /// Tiles of the feature again, for the mage.
        MageTiles,
        /// Half of the points of another player, for a robber.
        Stolen,
        /// Robbers on the track at the end.
        Robbers,
        /// Ingots in hand.
        Ingots,
        /// Followers with the fairy, counted once.
        WithFairy,
        /// The cities of a field again, for the pig herd.
        HerdCities,
        /// Completed roads on the board.
        Roads,
        /// King or robber baron.
        Titles,
        /// Sheep on tokens.
        Sheep,
        /// Sheep pictured in the field.
        PicturedSheep,
        /// Tiles with vineyards around a monastery.
        Vineyards,
        /// Fortune, which the active player has once.
        Fortunes,
        /// Pennants in the city of each own knight.
        TaxedPennants,
        /// Own knights in the city of each own knight.
        TaxedKnights,
        /// Completed cities that the field of each own farmer touches.
        FarmersCities,
        /// Followers in the supply.
        InSupply,
        /// Own monks.
        Monks,
        /// Followers on crowns.
        Crowned,
    }
}

impl Counted {
    /// Everything that can be counted.
    pub const ALL: [Counted; 27] = [
        Counted::Tiles,
        Counted::Segments,
        Counted::Pennants,
        Counted::Cities,
        Counted::PigCities,
        Counted::GoodsKinds,
        Counted::Knights,
        Counted::Farmers,
        Counted::Instead,
        Counted::MageTiles,
        Counted::Stolen,
        Counted::Robbers,
        Counted::Ingots,
        Counted::WithFairy,
        Counted::HerdCities,
        Counted::Roads,
        Counted::Titles,
        Counted::Sheep,
        Counted::PicturedSheep,
        Counted::Vineyards,
        Counted::Fortunes,
        Counted::TaxedPennants,
        Counted::TaxedKnights,
        Counted::FarmersCities,
        Counted::InSupply,
        Counted::Monks,
        Counted::Crowned,
    ];

    /// Its name in positions.
    pub const fn name(self) -> &'static str {
        match self {
            Counted::Tiles => "tiles",
            Counted::Segments => "segments",
            Counted::Pennants => "pennants",
            Counted::Cities => "cities",
            Counted::PigCities => "pig-cities",
            Counted::GoodsKinds => "goods-kinds",
            Counted::Knights => "knights",
            Counted::Farmers => "farmers",
            Counted::Instead => "instead",
            Counted::MageTiles => "mage-tiles",
            Counted::Stolen => "stolen",
            Counted::Robbers => "robbers",
            Counted::Ingots => "ingots",
            Counted::WithFairy => "with-fairy",
            Counted::HerdCities => "herd-cities",
            Counted::Roads => "roads",
            Counted::Titles => "titles",
            Counted::Sheep => "sheep",
            Counted::PicturedSheep => "pictured-sheep",
            Counted::Vineyards => "vineyards",
            Counted::Fortunes => "fortunes",
            Counted::TaxedPennants => "taxed-pennants",
            Counted::TaxedKnights => "taxed-knights",
            Counted::FarmersCities => "farmers-cities",
            Counted::InSupply => "in-supply",
            Counted::Monks => "monks",
            Counted::Crowned => "crowned",
        }
    }

    /// What has this name.
    pub fn from_name(name: &str) -> Option<Counted> {
        Counted::ALL.into_iter().find(|counted| counted.name() == name)
    }

    /// The word for one of the things counted and for several of them.
    pub const fn words(self) -> (&'static str, &'static str) {
        match self {
            Counted::Tiles => ("tile", "tiles"),
            Counted::Segments => ("segment", "segments"),
            Counted::Pennants => ("pennant", "pennants"),
            Counted::Cities => ("completed city", "completed cities"),
            Counted::PigCities => ("city for the pig", "cities for the pig"),
            Counted::GoodsKinds => ("kind of goods", "kinds of goods"),
            Counted::Knights => ("knight", "knights"),
            Counted::Farmers => ("farmer", "farmers"),
            Counted::Instead => ("message not carried out", "messages not carried out"),
            Counted::MageTiles => ("tile for the mage", "tiles for the mage"),
            Counted::Stolen => ("stolen point", "stolen points"),
            Counted::Robbers => ("robber on the track", "robbers on the track"),
            Counted::Ingots => ("ingot", "ingots"),
            Counted::WithFairy => ("follower with the fairy", "followers with the fairy"),
            Counted::HerdCities => ("city for the pig herd", "cities for the pig herd"),
            Counted::Roads => ("completed road", "completed roads"),
            Counted::Titles => ("token", "tokens"),
            Counted::Sheep => ("sheep", "sheep"),
            Counted::PicturedSheep => ("pictured sheep", "pictured sheep"),
            Counted::Vineyards => ("vineyard", "vineyards"),
            Counted::Fortunes => ("turn of fortune", "turns of fortune"),
            Counted::TaxedPennants => ("pennant of a knight", "pennants, for each knight"),
            Counted::TaxedKnights => ("knight in a city", "knights, for each in their city"),
            Counted::FarmersCities => ("city of a farmer", "cities, for each farmer"),
            Counted::InSupply => ("follower in the supply", "followers in the supply"),
            Counted::Monks => ("monk", "monks"),
            Counted::Crowned => ("follower on a crown", "followers on crowns"),
        }
    }
}

/// One summand of a value: so many things at so many points each, by this rule.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Term {
    /// What is counted.
    pub what: Counted,
    /// How many.
    pub count: u16,
    /// Points for each.
    pub each: u16,
    /// The rule that says so.
    pub rule: RuleId,
}

/// Points with their explanation.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Value {
    terms: ArrayVec<Term, 3>,
    /// The rule that halves the sum, rounded up.
    halved: Option<RuleId>,
}

impl Value {
    /// A value of one term.
    pub(crate) fn of(what: Counted, count: u16, each: u16, rule: RuleId) -> Value {
        let mut value = Value::default();
        value.add(what, count, each, rule);
        value
    }

    /// Adds a term, unless it counts nothing and another term stands already.
    pub(crate) fn add(&mut self, what: Counted, count: u16, each: u16, rule: RuleId) {
        if count > 0 || self.terms.is_empty() {
            self.terms.push(Term { what, count, each, rule });
        }
    }

    /// Halves the sum, rounded up.
    pub(crate) fn halve(&mut self, rule: RuleId) {
        self.halved = Some(rule);
    }

    /// The sum, halved where a rule says so. No game comes near the most that it can be.
    pub fn points(&self) -> u16 {
        let product = |term: &Term| u32::from(term.count) * u32::from(term.each);
        let sum = self.terms.iter().map(product).fold(0, u32::saturating_add);
        let points = if self.halved.is_some() { sum.div_ceil(2) } else { sum };
        u16::try_from(points).unwrap_or(u16::MAX)
    }

    /// The rules that made it, each once.
    pub fn rules(&self) -> Vec<RuleId> {
        let mut rules: Vec<RuleId> = Vec::new();
        for rule in self.terms.iter().map(|term| term.rule).chain(self.halved) {
            if !rules.contains(&rule) {
                rules.push(rule);
            }
        }
        rules
    }

    /// The summands.
    pub fn terms(&self) -> &[Term] {
        &self.terms
    }

    /// The rule that halves the sum, rounded up.
    pub fn halved(&self) -> Option<RuleId> {
        self.halved
    }
}

impl std::fmt::Display for Value {
    /// In words, with the rules: `3 tiles × 2 (BG-52) + 1 pennant × 2 (BG-52)`.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        for (index, term) in self.terms.iter().enumerate() {
            let (one, several) = term.what.words();
            let word = if term.count == 1 { one } else { several };
            let plus = if index == 0 { "" } else { " + " };
            write!(f, "{plus}{} {word} × {} ({})", term.count, term.each, term.rule)?;
        }
        match self.halved {
            Some(rule) => write!(f, ", halved ({rule})"),
            None => Ok(()),
        }
    }
}

/// Points for a player, with their explanation.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Award {
    /// Who gets the points.
    pub player: Player,
    /// How many and why.
    pub value: Value,
    /// For what.
    pub cause: Cause,
    /// Where: the feature's first tile, or the origin where there is no place.
    pub at: Pos,
    /// A segment of the feature, if there is one.
    pub segment: Option<Seg>,
    /// Whether it belongs to final scoring.
    pub at_end: bool,
}

/// More than anything is worth.
const MOST_POINTS: u16 = 20_000;

impl Told for Award {
    fn tell(&self, game: &Game, facts: &mut impl Facts) {
        let Award { player, value, cause, at, segment, at_end } = self;
        let Value { terms, halved } = value;
        let feature = segment.map(|segment| game.feature_spot(segment));
        let mut atoms: ArrayVec<Atom, 24> = ArrayVec::new();
        atoms.extend([
            Atom::from(*player),
            cause.name().into(),
            (*at).into(),
            feature.into(),
            (*at_end).into(),
            (*halved).into(),
        ]);
        for Term { what, count, each, rule } in terms {
            atoms.extend([
                Atom::from(what.name()),
                (*count).into(),
                (*each).into(),
                (*rule).into(),
            ]);
        }
        const ABOUT: About = list("awards");
        facts.row(&ABOUT, &atoms);
    }
}

/// The awards that a position states.
pub(crate) fn read_awards(reader: &Reader<'_>) -> Result<Vec<Award>, PositionError> {
    let mut awards = Vec::new();
    for mut row in reader.at_most("awards", u16::MAX as usize)? {
        let player = row.player()?;
        let cause = row.named("what points are for", Cause::from_name)?;
        let (at, segment) = (row.pos()?, row.maybe(Row::segment)?);
        let (at_end, halved) = (row.flag()?, row.maybe(Row::rule)?);
        let mut terms: ArrayVec<Term, 3> = ArrayVec::new();
        while !row.is_done() {
            let what = row.named("what is counted", Counted::from_name)?;
            let (count, each) = (row.u16(1_000)?, row.u16(MOST_POINTS / 1_000)?);
            let term = Term { what, count, each, rule: row.rule()? };
            if terms.try_push(term).is_err() {
                return Err(row.error(Problem::ExtraWord));
            }
        }
        awards.push(Award { player, value: Value { terms, halved }, cause, at, segment, at_end });
    }
    Ok(awards)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rule::bg;

    /// What counts nothing is left out, unless it is all there is to say.
    #[test]
    fn terms_that_count_nothing_are_left_out() {
        let mut value = Value::of(Counted::Tiles, 0, 1, bg(51));
        value.add(Counted::Pennants, 0, 2, bg(52));
        assert_eq!(value.terms().len(), 1);
        value.add(Counted::Pennants, 1, 2, bg(52));
        assert_eq!((value.terms().len(), value.points()), (2, 2));
    }

    /// However much a term counts, points stop at the most that they can be.
    #[test]
    fn points_never_wrap() {
        let mut value = Value::of(Counted::Tiles, u16::MAX, 3, bg(52));
        value.add(Counted::Pennants, u16::MAX, u16::MAX, bg(52));
        assert_eq!(value.points(), u16::MAX);
        let mut value = Value::of(Counted::Tiles, u16::MAX, 1, bg(52));
        value.halve(bg(52));
        assert_eq!(value.points(), 32_768);
        let markers = track::Markers { meeple: u16::MAX, messenger: 7 };
        assert_eq!(markers.total(), u16::MAX);
    }
}
