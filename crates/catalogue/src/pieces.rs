//! Tokens, figures and scales: everything in the boxes that is no tile.

use serde::{Deserialize, Deserializer};

use crate::tile::Compass;

/// The pieces of the game, as the boxes hold them.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Pieces {
    /// Trade goods tokens.
    pub goods: GoodsTokens,
    /// Ferries.
    pub ferries: u8,
    /// Gold ingots.
    pub ingots: u8,
    /// Ready-made scores of 50 and 100.
    pub points_tiles: u8,
    /// The faces of the die that says how far a flier flies.
    pub flight_die: [u8; 6],
    /// The messages, one token each.
    pub messages: Vec<MessageToken>,
    /// Points for whoever declines a message.
    pub message_declined: u8,
    /// Every space of the score track whose number this divides calls a messenger, zero included.
    pub message_every: u8,
    /// The spaces of the score track in one round.
    pub track_length: u8,
    /// How many tokens show one, two, three and four sheep.
    pub sheep: [u8; 4],
    /// Wolf tokens among the sheep.
    pub wolves: u8,
    /// What an ingot is worth, by rising number of ingots.
    pub gold_value: Vec<GoldStep>,
    /// The sectors of the wheel of fortune, clockwise from where the pig starts.
    pub wheel: [WheelSector; 6],
    /// What the players of each box take.
    pub figures: Vec<Figures>,
}

impl Pieces {
    /// The points for so many ingots in one hand.
    ///
    /// ```
    /// let pieces = bastide_catalogue::Catalogue::standard().pieces();
    /// assert_eq!([3, 4, 10].map(|ingots| pieces.gold_points(ingots)), [3, 8, 40]);
    /// ```
    pub fn gold_points(&self, ingots: u8) -> u16 {
        let step = self.gold_value.iter().rev().find(|step| step.from <= ingots);
        step.map_or(0, |step| u16::from(step.each) * u16::from(ingots))
    }

    /// How many crown spaces a sector of the wheel has.
    pub fn crowns(&self, sector: Sector) -> u8 {
        self.wheel.iter().find(|printed| printed.sector == sector).map_or(0, |it| it.crowns)
    }

    /// What the players of a book's box take.
    pub fn figures_of(&self, book: &str) -> Option<&Figures> {
        self.figures.iter().find(|figures| figures.book == book)
    }
}

/// Trade goods tokens by kind.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GoodsTokens {
    /// Barrels of wine.
    pub wine: u8,
    /// Grain, also called corn or wheat.
    pub grain: u8,
    /// Cloth, also called fabric.
    pub cloth: u8,
}

/// A message token.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MessageToken {
    /// What it does.
    pub effect: Message,
    /// The letters of the 2021 book.
    pub code: String,
}

/// What a message does.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Message {
    /// Scores the smallest of one's roads.
    SmallestRoad,
    /// Scores the smallest of one's cities.
    SmallestCity,
    /// Scores the smallest of one's monasteries.
    SmallestMonastery,
    /// Another tile.
    ExtraTile,
    /// Two points for each pennant.
    TwoPerPennant,
    /// Two points for each knight.
    TwoPerKnight,
    /// Two points for each farmer.
    TwoPerFarmer,
    /// Scores a figure and takes it back.
    ScoreAndReturn,
}

/// What an ingot is worth from a number of ingots on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GoldStep {
    /// The least number of ingots.
    pub from: u8,
    /// The points for each of them.
    pub each: u8,
}

/// The sectors of the wheel of fortune by name.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Deserialize)]
#[serde(rename_all = "lowercase")]
#[expect(missing_docs, reason = "the names are those printed on the wheel")]
pub enum Sector {
    Fortune,
    Taxes,
    Famine,
    Storm,
    Inquisition,
    Pestilence,
}

impl Sector {
    /// All of them, clockwise from where the pig starts.
    pub const ALL: [Sector; 6] = [
        Sector::Fortune,
        Sector::Taxes,
        Sector::Famine,
        Sector::Storm,
        Sector::Inquisition,
        Sector::Pestilence,
    ];

    /// Its name on the wire.
    pub const fn name(self) -> &'static str {
        match self {
            Sector::Fortune => "fortune",
            Sector::Taxes => "taxes",
            Sector::Famine => "famine",
            Sector::Storm => "storm",
            Sector::Inquisition => "inquisition",
            Sector::Pestilence => "pestilence",
        }
    }

    /// The sector with this name.
    pub fn from_name(name: &str) -> Option<Sector> {
        Sector::ALL.into_iter().find(|sector| sector.name() == name)
    }
}

/// A sector of the wheel of fortune.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct WheelSector {
    /// Which one.
    pub sector: Sector,
    /// How many crown spaces it has for figures.
    pub crowns: u8,
    /// Where it lies on the printed board.
    #[serde(deserialize_with = "compass")]
    pub at: Compass,
}

/// What the players of one box take.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Figures {
    /// The rule book, by its year.
    pub book: String,
    /// For how many players there are figures.
    pub colours: u8,
    /// What each player takes.
    pub per_player: PerPlayer,
}

/// The figures of one player, without the one on the score track.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
#[expect(missing_docs, reason = "the names of the figures say what they are")]
pub struct PerPlayer {
    pub meeples: u8,
    pub abbots: u8,
    pub large: u8,
    pub builders: u8,
    pub pigs: u8,
    pub mayors: u8,
    pub barns: u8,
    pub wagons: u8,
    pub shepherds: u8,
    pub messengers: u8,
    pub robbers: u8,
}

fn compass<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Compass, D::Error> {
    let name = String::deserialize(deserializer)?;
    Compass::from_name(&name)
        .ok_or_else(|| serde::de::Error::custom(format!("\"{name}\" is no compass direction")))
}
