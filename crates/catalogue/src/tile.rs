//! What is printed on a tile: its segments, what they touch and what they carry.

use serde::Deserialize;

use crate::geometry::{Corner, HalfSide, Halves, Rotation, Side, Sides};

/// A tile kind of a catalogue, by its place in [`Catalogue::kinds`](crate::Catalogue::kinds).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct KindId(pub u16);

/// A segment of one tile kind, by its place in [`TileKind::segments`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct SegmentId(pub u8);

/// A set of segments of one tile kind.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct SegmentSet(pub u16);

impl SegmentSet {
    /// This set and one more segment.
    pub const fn with(self, segment: SegmentId) -> SegmentSet {
        SegmentSet(self.0 | 1 << segment.0)
    }

    /// Whether the segment is in the set.
    pub const fn contains(self, segment: SegmentId) -> bool {
        self.0 >> segment.0 & 1 == 1
    }

    /// Whether there is no segment in the set.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The segments in the order of the tile.
    pub fn iter(self) -> impl Iterator<Item = SegmentId> {
        (0..16).map(SegmentId).filter(move |segment| self.contains(*segment))
    }
}

impl FromIterator<SegmentId> for SegmentSet {
    fn from_iter<I: IntoIterator<Item = SegmentId>>(segments: I) -> SegmentSet {
        segments.into_iter().fold(SegmentSet::default(), SegmentSet::with)
    }
}

/// What a segment is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum SegmentKind {
    /// Part of a city.
    City,
    /// Part of a road; a ferry tile's stubs are roads too.
    Road,
    /// A monastery in the middle of its tile; an abbey's too.
    Monastery,
    /// A shrine, which is a monastery wherever the cult is not in play.
    Shrine,
    /// A garden, which only an abbot may use.
    Garden,
    /// Part of a field.
    Field,
    /// Water that nobody can occupy.
    River,
    /// Inside the walls of Carcassonne: not playable.
    Carcassonne,
    /// Inside the wheel of fortune: not playable.
    Wheel,
}

impl SegmentKind {
    /// Every kind with its word, as files and programs write it.
    pub const WORDS: [(SegmentKind, &'static str); 9] = [
        (SegmentKind::City, "city"),
        (SegmentKind::Road, "road"),
        (SegmentKind::Monastery, "monastery"),
        (SegmentKind::Shrine, "shrine"),
        (SegmentKind::Garden, "garden"),
        (SegmentKind::Field, "field"),
        (SegmentKind::River, "river"),
        (SegmentKind::Carcassonne, "carcassonne"),
        (SegmentKind::Wheel, "wheel"),
    ];

    /// Whether it is the inside of a start block, on which nothing can stand.
    pub const fn is_inner(self) -> bool {
        matches!(self, SegmentKind::Carcassonne | SegmentKind::Wheel)
    }

    /// Whether segments of this kind make features, on which figures can stand and which score.
    pub const fn makes_features(self) -> bool {
        !self.is_inner() && !matches!(self, SegmentKind::River)
    }

    /// Whether a square with it is closed to everything, whatever else the square shows.
    pub const fn closes_square(self) -> bool {
        matches!(self, SegmentKind::Wheel)
    }

    /// Its word.
    pub fn word(self) -> &'static str {
        let found = SegmentKind::WORDS.iter().find(|(kind, _)| *kind == self);
        found.map_or("", |(_, word)| word)
    }

    /// The kind with this word.
    pub fn from_word(word: &str) -> Option<SegmentKind> {
        SegmentKind::WORDS.iter().find(|(_, known)| *known == word).map(|(kind, _)| *kind)
    }
}

/// What a whole side of a tile shows, which must agree with the side laid against it (BG-13).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Terrain {
    /// Field on both halves.
    Field,
    /// A road between two fields.
    Road,
    /// City on both halves.
    City,
    /// The river between two fields.
    River,
    /// Fits anything: the sides of an abbey.
    Wild,
    /// Wholly or partly inside a start block, where no tile can be laid.
    Inner,
}

/// The three kinds of trade goods.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Goods {
    /// Nine symbols.
    Wine,
    /// Six symbols.
    Grain,
    /// Five symbols.
    Cloth,
}

/// One segment of a tile, as it lies at rotation 0.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Segment {
    /// Its name in the data, such as `c1`.
    pub name: String,
    /// What it is.
    pub kind: SegmentKind,
    /// The sides that it reaches; for fields the sides of its halves.
    pub sides: Sides,
    /// The half-sides that it owns: cities, fields and the inside of blocks. Roads and rivers own
    /// none.
    pub halves: Halves,
    /// Pennants of a city segment.
    pub pennants: u8,
    /// Whether a cathedral stands in this city segment.
    pub cathedral: bool,
    /// Whether the princess lives in this city segment.
    pub princess: bool,
    /// The trade goods of this city segment.
    pub goods: Option<Goods>,
    /// Whether an inn stands beside this road segment.
    pub inn: bool,
    /// Whether this road segment passes through a tunnel.
    pub tunnel: bool,
    /// The city segments of the same tile that this field touches.
    pub cities: SegmentSet,
    /// Whether a herd of pigs grazes on this field.
    pub pig_herd: bool,
    /// Sheep printed on this field.
    pub sheep: u8,
    /// Whether this field touches the walls of Carcassonne.
    pub carcassonne: bool,
}

/// The role of a river tile.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum RiverRole {
    /// Where the river begins.
    Source,
    /// Where it branches.
    Fork,
    /// A lake that ends it, laid last.
    Lake,
    /// An end that is shuffled with the course tiles.
    End,
    /// Every other river tile.
    Course,
}

/// The kind of figure that a crop circle calls for.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum CropCircle {
    /// The rake: farmers.
    Field,
    /// The club: figures on roads.
    Road,
    /// The shield: knights.
    City,
}

/// A compass direction of eight, as the arrow of a flying machine points.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Compass(pub u8);

impl Compass {
    /// The names, clockwise from north; [`Compass`] counts in them.
    pub const NAMES: [&'static str; 8] = ["N", "NE", "E", "SE", "S", "SW", "W", "NW"];

    /// The direction with this name.
    pub fn from_name(name: &str) -> Option<Compass> {
        (0..8).map(Compass).find(|compass| compass.name() == name)
    }

    /// Its name, such as `NE`.
    pub const fn name(self) -> &'static str {
        Compass::NAMES[(self.0 & 7) as usize]
    }

    /// Whether it lies between two of the four sides.
    pub const fn is_diagonal(self) -> bool {
        self.0 & 1 == 1
    }

    /// Where it points after a turn of the tile.
    pub const fn rotated(self, rotation: Rotation) -> Compass {
        Compass((self.0 + 2 * rotation.quarters()) & 7)
    }
}

/// Symbols that belong to a tile as a whole.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub struct Symbols {
    /// A volcano calls the dragon.
    pub volcano: bool,
    /// The dragon moves.
    pub dragon: bool,
    /// A magic portal.
    pub portal: bool,
    /// A flying machine and its arrow at rotation 0.
    pub flier: Option<Compass>,
    /// A lake with road stubs that a ferry joins.
    pub ferry: bool,
    /// A gold mine.
    pub goldmine: bool,
    /// The symbol of mage and witch.
    pub magic: bool,
    /// The robbers' bag.
    pub robber: bool,
    /// A crop circle.
    pub crop_circle: Option<CropCircle>,
    /// A hill.
    pub hill: bool,
    /// A vineyard.
    pub vineyard: bool,
    /// A number of the wheel of fortune, or 0.
    pub wheel: u8,
    /// The role of a river tile.
    pub river: Option<RiverRole>,
    /// An abbey.
    pub abbey: bool,
}

/// How sure a fact is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Confidence {
    /// Two sources agree, or a public machine-readable definition has it.
    Verified,
    /// Read from one picture or one text.
    SingleSource,
    /// A plausible tile in place of one that could not be established.
    Reconstructed,
}

/// What may be less sure about a tile than its land.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Doubts {
    /// Whether the letters are assumed, because no picture could be matched with them.
    pub codes_assumed: bool,
    /// How sure the number of the wheel of fortune is.
    pub wheel_number: Confidence,
}

/// A place in a start block.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Square {
    /// The id of the block.
    pub block: String,
    /// The row, counted from the north.
    pub row: usize,
    /// The column, counted from the west.
    pub column: usize,
}

/// A kind of tile: all copies of it are alike.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TileKind {
    /// Its stable id, such as `base.D`.
    pub id: String,
    /// What it shows, in words.
    pub name: String,
    /// Its segments: at most 16.
    pub segments: Vec<Segment>,
    /// The symbols of the tile as a whole.
    pub symbols: Symbols,
    /// What each side shows, clockwise from north.
    pub terrain: [Terrain; 4],
    /// Groups of segments between which a wagon may step directly.
    pub wagon: Vec<SegmentSet>,
    /// The square of a start block that this tile is, if it is one.
    pub square: Option<Square>,
    /// Sides with two cities, where whatever city is laid against them joins both (HS-53).
    pub split_sides: Sides,
    /// Where a split side is cut: the share of the first city in percent, or 0.
    pub split_percent: u8,
    /// The letters that the rule books print on it.
    pub codes: Vec<String>,
    /// How sure we are of it.
    pub confidence: Confidence,
    /// A remark for readers of the data.
    pub note: String,
}

impl TileKind {
    /// Whether the roads that end on the tile meet at something printed on it, as at a crossing.
    pub fn joins_road_ends(&self) -> bool {
        self.symbols.ferry || self.symbols.crop_circle.is_some()
    }

    /// The segment with this id.
    pub fn segment(&self, segment: SegmentId) -> &Segment {
        &self.segments[segment.0 as usize]
    }

    /// The segments with their ids.
    pub fn segment_ids(&self) -> impl Iterator<Item = (SegmentId, &Segment)> {
        self.segments.iter().enumerate().map(|(index, segment)| (SegmentId(index as u8), segment))
    }

    /// Whether the river runs over this tile.
    pub fn has_river(&self) -> bool {
        self.terrain.contains(&Terrain::River)
    }

    /// The segment with this name in the data.
    pub fn segment_named(&self, name: &str) -> Option<SegmentId> {
        self.segment_ids().find(|(_, segment)| segment.name == name).map(|(id, _)| id)
    }

    /// The city, field or inside of a block that owns a half-side; an abbey's belong to nobody.
    pub fn half_owner(&self, half: HalfSide) -> Option<SegmentId> {
        self.segment_ids().find(|(_, segment)| segment.halves.contains(half)).map(|(id, _)| id)
    }

    /// The road or river that leaves the tile by a side.
    pub fn line_at(&self, side: Side) -> Option<SegmentId> {
        let line = |kind| matches!(kind, SegmentKind::Road | SegmentKind::River);
        self.segment_ids()
            .find(|(_, segment)| line(segment.kind) && segment.sides.contains(side))
            .map(|(id, _)| id)
    }

    /// The field that fills a corner at rotation 0, where a barn may stand.
    ///
    /// A corner is pure field when both its half-sides belong to one field. The tail of a city
    /// that runs into a corner leaves two fields there, so that this holds for tails as well.
    ///
    /// ```
    /// use bastide_catalogue::{Catalogue, Corner};
    ///
    /// let catalogue = Catalogue::standard();
    /// let start = catalogue.kind(catalogue.kind_id("base.D").unwrap());
    /// assert_eq!(start.field_corner(Corner::NorthWest), None);
    /// assert_eq!(start.field_corner(Corner::SouthWest), start.segment_named("f2"));
    /// ```
    pub fn field_corner(&self, corner: Corner) -> Option<SegmentId> {
        let [a, b] = corner.halves().map(|half| self.half_owner(half));
        a.filter(|id| a == b && self.segment(*id).kind == SegmentKind::Field)
    }

    /// The same tile as it lies after a turn; a square of a start block is none any more.
    ///
    /// ```
    /// use bastide_catalogue::{Catalogue, Rotation};
    ///
    /// let catalogue = Catalogue::standard();
    /// let start = catalogue.kind(catalogue.kind_id("base.D").unwrap());
    /// let turned = start.rotated(Rotation::from_quarters(1));
    /// assert_eq!(turned.terrain[1], start.terrain[0]);
    /// ```
    pub fn rotated(&self, rotation: Rotation) -> TileKind {
        let mut turned = self.clone();
        turned.terrain.rotate_right(usize::from(rotation.quarters()));
        turned.split_sides = turned.split_sides.rotated(rotation);
        turned.symbols.flier = turned.symbols.flier.map(|compass| compass.rotated(rotation));
        for segment in &mut turned.segments {
            segment.sides = segment.sides.rotated(rotation);
            segment.halves = segment.halves.rotated(rotation);
        }
        if rotation != Rotation::default() {
            turned.square = None;
        }
        turned
    }

    /// What a side shows at rotation 0.
    pub fn terrain_at(&self, side: Side) -> Terrain {
        self.terrain[side as usize]
    }
}
