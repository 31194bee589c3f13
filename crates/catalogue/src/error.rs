//! What can be wrong with the data. Every message names the file and the tile or set in it.

use std::error::Error;
use std::fmt;

use crate::geometry::{HalfSide, Side};
use crate::limits;

/// A mistake in the data of a catalogue.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CatalogueError {
    /// The file.
    pub file: String,
    /// The entry of the file.
    pub subject: Subject,
    /// What is wrong with it.
    pub problem: Problem,
}

/// The entry of a file that a problem is about.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Subject {
    /// The file as a whole.
    File,
    /// A tile, by its id.
    Tile(String),
    /// A set, by its id.
    Set(String),
    /// A start block, by its id.
    Block(String),
    /// A box, by its id.
    Box(String),
}

/// What is wrong. Tiles, sets and segments are named as in the data.
#[derive(Clone, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "each message below says what the fields are")]
pub enum Problem {
    /// The text is no TOML, or has a key or value that does not belong there.
    Syntax { line: usize, message: String },
    /// The pieces are described in no file or in two.
    PiecesFiles { files: usize },

    /// A file that is added to a catalogue holds more than it may.
    FileTooLarge { bytes: usize, most: usize },
    /// A file that is added to a catalogue describes something other than tiles and sets.
    OnlyTilesAndSets { found: &'static str },
    /// Two files that are added have the same name.
    RepeatedFile,
    /// A list or a number is larger than it may be.
    TooMany { what: &'static str, count: usize, most: usize },
    /// A segment carries more of something than it may.
    TooManyOn { segment: String, what: &'static str, count: u8, most: u8 },
    /// A text is longer than it may be.
    TooLong { key: &'static str, most: usize },
    /// A text has a line break or another character that cannot be shown.
    BadText { key: &'static str },
    /// The id of a tile that the notation could not write down.
    BadTileId,
    /// The id of a set that the notation could not write down.
    BadSetId,
    /// The id of a segment has characters other than letters and digits.
    BadSegmentId { segment: String },
    /// The id of a tile reads like a move of the notation.
    ReservedId { prefix: &'static str },
    /// The catalogue that is extended has this id already.
    IdTaken,
    /// Something that belongs to the boards and pieces of the box.
    ShippedOnly { what: String },
    /// A set that is neither shuffled with the land nor a river.
    ShippedDraw { draw: &'static str },

    /// An id is given twice.
    DuplicateId,
    /// Two segments of a tile have one name.
    DuplicateSegment { segment: String },
    /// A tile has more segments than a [`SegmentSet`](crate::SegmentSet) can hold.
    TooManySegments { count: usize },
    /// A name that no segment of the tile has.
    UnknownSegment { segment: String },
    /// A key that this kind of segment cannot have.
    KeyDoesNotFit { segment: String, key: &'static str },
    /// A key that this kind of segment must have.
    KeyMissing { segment: String, key: &'static str },
    /// A half-side above 7, or one that is listed twice.
    BadHalf { segment: String, half: u8 },
    /// Something other than different letters of N, E, S and W.
    BadSides { sides: String },
    /// A flier whose arrow points nowhere.
    BadCompass { compass: String },
    /// A number that is not among the wheel's.
    BadWheelNumber { number: u8 },
    /// A field borders, or stops short of, something that is no city.
    NotACity { field: String, segment: String },

    /// Nobody owns a half-side.
    HalfUnowned { half: HalfSide },
    /// Two segments own a half-side.
    HalfOwnedTwice { half: HalfSide, first: String, second: String },
    /// An abbey has something at its rim.
    AbbeyRim { segment: String },
    /// A city's half-sides lie on other sides than it names.
    HalvesOffSides { segment: String },
    /// Two roads or rivers leave by one side.
    TwoLines { side: Side, first: String, second: String },
    /// A road or river leaves by a side that is not field on both halves.
    LineWithoutField { side: Side, segment: String },
    /// A side is city on one half only.
    HalfACity { side: Side },
    /// Two cities share a side that is not said to be split.
    UnsplitSide { side: Side },
    /// A side that is said to be split does not hold two cities.
    SplitWithoutCities { side: Side },
    /// A split side needs the share of the first city, and no other tile has one.
    SplitPercent { percent: u8 },
    /// The reading aid says something else than the segments.
    SidesDisagree { written: String, found: String },
    /// A road or river that crosses the tile has one field on both sides of it.
    FieldNotParted { side: Side, segment: String },
    /// Two segments cross.
    Crossing { field: String, other: String },
    /// A field lies beside a city on the rim but does not border it.
    BorderMissing { field: String, city: String },
    /// No field borders a city although the tile has fields.
    CityWithoutField { city: String },
    /// An exception is noted that nothing needs.
    NeedlessException { segment: String, key: &'static str },
    /// A wagon cannot stand on this segment.
    WagonStop { segment: String },
    /// A wagon needs two places to step between.
    WagonGroup,
    /// A tile with a river has no role in it, or the other way round.
    RiverWithoutRole,
    /// The river is in two segments.
    RiverParted,
    /// A monastery, shrine or garden is not the only one of its tile.
    TwoCentres { first: String, second: String },
    /// A ferry needs three or four roads that end at its lake.
    FerryRoads,
    /// A river tile has more or fewer arms than its role asks for.
    RiverArms { arms: u8 },

    /// A tile that is in no file.
    UnknownTile { tile: String },
    /// A tile stands twice in one list.
    RepeatedTile { tile: String },
    /// An entry of a list of tiles that is no id with a number of copies.
    BadCount { entry: String },
    /// The list does not add up to the pieces that the set has.
    PiecesDisagree { written: u16, found: u16 },
    /// The book states another number, and no contradiction is noted.
    StatedDisagrees { stated: u16, found: u16 },
    /// A set without tiles.
    EmptySet,
    /// A tile that cannot be shuffled with the land.
    NotLand { tile: String },
    /// Something of which a river has one comes in several copies.
    RiverCopies { part: &'static str, tile: String },
    /// A tile with a part to play is not in the set.
    NotInSet { part: &'static str, tile: String },
    /// A river set without a source or without an end, or another set with one.
    RiverParts { part: &'static str },
    /// A tile's role in the river and its part in the set disagree.
    RiverPart { part: &'static str, tile: String },
    /// Two tiles of a set are alike and not documented as twins.
    SameTile { first: String, second: String },
    /// Documented twins that are not alike.
    NotTwins { first: String, second: String },
    /// A rule book that is none of the five.
    UnknownBook { book: String },
    /// A start block that is in no file.
    UnknownBlock { block: String },
    /// A set of tiles on the table is not exactly one start block.
    NotABlock,
    /// A set that is in no file.
    UnknownSet { set: String },
    /// A box holds a set that its book does not name.
    SetOfAnotherBook { set: String },

    /// The rows of a block are empty or of different lengths.
    NotARectangle,
    /// Two neighbouring squares do not show the same on a common half-side.
    NeighboursDisagree { first: String, half: HalfSide, second: String },
    /// The reading aid of a block's rim says something else than its tiles.
    RimDisagrees { side: Side, written: String, found: String },
    /// A tile that can only lie in a block is in none, or in two.
    NotInOneBlock { blocks: usize },
}

impl CatalogueError {
    pub(crate) fn new(file: &str, subject: Subject, problem: Problem) -> CatalogueError {
        CatalogueError { file: file.to_owned(), subject, problem }
    }
}

impl Error for CatalogueError {}

impl fmt::Display for CatalogueError {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let CatalogueError { file, subject, problem } = self;
        // A line is the better subject where there is one.
        if let Problem::Syntax { line, message } = problem {
            return write!(f, "{file}, line {line}: {message}");
        }
        match subject {
            Subject::File => write!(f, "{file}: {problem}"),
            Subject::Tile(id) => write!(f, "{file}, tile {id}: {problem}"),
            Subject::Set(id) => write!(f, "{file}, set {id}: {problem}"),
            Subject::Block(id) => write!(f, "{file}, block {id}: {problem}"),
            Subject::Box(id) => write!(f, "{file}, box {id}: {problem}"),
        }
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        use Problem::*;
        match self {
            Syntax { line, message } => write!(f, "line {line}: {message}"),
            PiecesFiles { files } => write!(f, "{files} files describe the pieces, not one"),

            FileTooLarge { bytes, most } => write!(f, "{bytes} bytes are more than {most}"),
            OnlyTilesAndSets { found } => {
                write!(f, "you can add tiles and sets, but not {found}")
            }
            RepeatedFile => write!(f, "two files have this name"),
            TooMany { what, count, most } => write!(f, "{count} {what} are more than {most}"),
            TooManyOn { segment, what, count, most } => {
                write!(f, "{segment}: {count} {what} are more than {most}")
            }
            TooLong { key, most } => write!(f, "{key} is longer than {most} characters"),
            BadText { key } => write!(f, "{key} has a line break or a control character"),
            BadTileId => write!(
                f,
                "an id is a letter, then letters, digits and hyphens, with a dot inside, like \
                 mine.A, and at most {} characters",
                limits::ID
            ),
            BadSetId => write!(
                f,
                "an id is a letter, then letters, digits and hyphens, like my-set, and at most {} \
                 characters",
                limits::ID
            ),
            BadSegmentId { segment } => write!(
                f,
                "\"{segment}\" is not a name of letters and digits, like c1, of at most {}",
                limits::SEGMENT_ID
            ),
            ReservedId { prefix } => write!(f, "\"{prefix}\" begins a move of the notation"),
            IdTaken => write!(f, "the catalogue has this id already"),
            ShippedOnly { what } => write!(f, "only tiles of the box can have {what}"),
            ShippedDraw { draw } => {
                write!(f, "draw can be \"pool\" or \"river\", but not \"{draw}\"")
            }

            DuplicateId => write!(f, "the id is given twice"),
            DuplicateSegment { segment } => write!(f, "two segments are called {segment}"),
            TooManySegments { count } => write!(f, "{count} segments are more than 16"),
            UnknownSegment { segment } => write!(f, "there is no segment {segment}"),
            KeyDoesNotFit { segment, key } => write!(f, "{segment} cannot have {key}"),
            KeyMissing { segment, key } => write!(f, "{segment} lacks {key}"),
            BadHalf { segment, half } => {
                write!(f, "{segment}: half-side {half} is repeated or above 7")
            }
            BadSides { sides } => write!(f, "\"{sides}\" is not a choice of N, E, S and W"),
            BadCompass { compass } => write!(f, "\"{compass}\" is no compass direction"),
            BadWheelNumber { number } => write!(f, "{number} is not a number of the wheel"),
            NotACity { field, segment } => {
                write!(f, "field {field} names {segment}, which is no city")
            }

            HalfUnowned { half } => write!(f, "half-side {} belongs to nobody", half.index()),
            HalfOwnedTwice { half, first, second } => {
                write!(f, "half-side {} belongs to {first} and {second}", half.index())
            }
            AbbeyRim { segment } => write!(f, "{segment} reaches the rim of an abbey"),
            HalvesOffSides { segment } => {
                write!(f, "the halves of {segment} do not lie on its sides")
            }
            TwoLines { side, first, second } => {
                write!(f, "{first} and {second} both leave by side {}", side.letter())
            }
            LineWithoutField { side, segment } => {
                write!(f, "{segment} lacks field on both halves of side {}", side.letter())
            }
            HalfACity { side } => write!(f, "side {} is half a city", side.letter()),
            UnsplitSide { side } => {
                write!(f, "side {} holds two cities but is not split", side.letter())
            }
            SplitWithoutCities { side } => {
                write!(f, "split side {} does not hold two cities", side.letter())
            }
            SplitPercent { percent } => {
                write!(f, "a share of {percent} percent does not fit the split sides")
            }
            SidesDisagree { written, found } => {
                write!(f, "sides are written {written} but the segments make {found}")
            }
            FieldNotParted { side, segment } => {
                write!(f, "{segment} does not part the field on side {}", side.letter())
            }
            Crossing { field, other } => write!(f, "field {field} crosses {other}"),
            BorderMissing { field, city } => {
                write!(f, "field {field} lies beside city {city} but does not border it")
            }
            CityWithoutField { city } => write!(f, "no field borders city {city}"),
            NeedlessException { segment, key } => write!(f, "{segment} does not need {key}"),
            WagonStop { segment } => write!(f, "a wagon cannot stand on {segment}"),
            WagonGroup => write!(f, "a wagon group has fewer than two segments"),
            RiverWithoutRole => write!(f, "a river and a role in the river go together"),
            RiverParted => write!(f, "the river is in two segments"),
            TwoCentres { first, second } => {
                write!(f, "{first} and {second} cannot both be the centre of the tile")
            }
            FerryRoads => write!(f, "a ferry needs three or four roads that end at its lake"),
            RiverArms { arms } => write!(f, "{arms} arms do not fit the role in the river"),

            UnknownTile { tile } => write!(f, "there is no tile {tile}"),
            RepeatedTile { tile } => write!(f, "tile {tile} is listed twice"),
            BadCount { entry } => write!(f, "\"{entry}\" is not an id with a number of copies"),
            PiecesDisagree { written, found } => {
                write!(f, "pieces are written {written} but the tiles make {found}")
            }
            StatedDisagrees { stated, found } => {
                write!(f, "the book states {stated}, the tiles make {found}, nothing says why")
            }
            EmptySet => write!(f, "the set has no tiles"),
            NotLand { tile } => write!(
                f,
                "{tile} cannot be shuffled with the land: it is a river tile, an abbey or part of \
                 a start board"
            ),
            RiverCopies { part, tile } => {
                write!(f, "a river has one {part} tile, so {tile} cannot come in copies")
            }
            NotInSet { part, tile } => write!(f, "the {part} tile {tile} is not in the set"),
            RiverParts { part } => write!(f, "a river set, and no other, has a {part} tile"),
            RiverPart { part, tile } => {
                write!(f, "the role of {tile} in the river does not fit the {part} tile")
            }
            SameTile { first, second } => write!(f, "{first} and {second} are the same tile"),
            NotTwins { first, second } => write!(f, "{first} and {second} are no twins"),
            UnknownBook { book } => write!(f, "there is no rule book of {book}"),
            UnknownBlock { block } => write!(f, "there is no block {block}"),
            NotABlock => write!(f, "the tiles are not exactly one block"),
            UnknownSet { set } => write!(f, "there is no set {set}"),
            SetOfAnotherBook { set } => write!(f, "set {set} is not of the book of this box"),

            NotARectangle => write!(f, "the rows are not of one length"),
            NeighboursDisagree { first, half, second } => {
                write!(f, "half-side {} of {first} does not continue in {second}", half.index())
            }
            RimDisagrees { side, written, found } => {
                write!(f, "outer {} is written {written} but the tiles make {found}", side.letter())
            }
            NotInOneBlock { blocks } => write!(f, "it lies in {blocks} blocks, not in one"),
        }
    }
}
