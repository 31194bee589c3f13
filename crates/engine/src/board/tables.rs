//! Tables of the tile kinds in one game, turned four ways, so that placing a tile computes nothing
//! that is known beforehand.

use std::sync::Arc;

use bastide_catalogue::{
    Corner, Goods, HalfSide, Halves, KindId, RiverRole, Rotation, Segment, SegmentId, SegmentKind,
    SegmentSet, Side, Sides, Symbols, Terrain, TileKind,
};

use crate::system::{System, Systems};
use crate::turn::TURN;

/// A tile kind of one game, by its place in that game's tables.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Kind(pub u16);

/// No segment.
pub(crate) const NONE: u8 = u8::MAX;

/// What the neighbours of a free cell demand, as a number to the base five: one digit a side, 0
/// where there is no demand. It indexes [`KindTable::fit`]. The bits above it say which sides have
/// a neighbour, one bit each; the demands of a cell are the sum of those of its neighbours.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct TerrainNeed(pub u16);

impl TerrainNeed {
    /// Room for the 625 different demands; a power of two, so that an index can be cut to it.
    pub const COUNT: usize = 1024;
    const WEIGHTS: [u16; 4] = [1, 5, 25, 125];

    /// The demand that a side shows this terrain. Abbeys demand nothing.
    pub const fn of(side: Side, terrain: Terrain) -> TerrainNeed {
        let digit = match terrain {
            Terrain::Field => 1,
            Terrain::Road => 2,
            Terrain::City => 3,
            Terrain::River => 4,
            Terrain::Wild | Terrain::Inner => 0,
        };
        TerrainNeed(digit * TerrainNeed::WEIGHTS[side as usize])
    }

    /// The same with a neighbour on this side.
    const fn with_neighbour(self, side: Side) -> TerrainNeed {
        TerrainNeed(self.0 + ((TerrainNeed::COUNT as u16) << side as u8))
    }

    /// Its index in [`KindTable::fit`].
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize % TerrainNeed::COUNT
    }

    /// Whether tiles lie on all four sides.
    #[inline]
    pub const fn is_surrounded(self) -> bool {
        self.0 as usize / TerrainNeed::COUNT == 0b1111
    }

    const fn digit(self, side: Side) -> u16 {
        self.index() as u16 / TerrainNeed::WEIGHTS[side as usize] % 5
    }

    /// The terrain that is demanded at a side, if any.
    pub const fn terrain(self, side: Side) -> Option<Terrain> {
        match self.digit(side) {
            1 => Some(Terrain::Field),
            2 => Some(Terrain::Road),
            3 => Some(Terrain::City),
            4 => Some(Terrain::River),
            _ => None,
        }
    }
}

/// The rotations of a tile kind that meet a demand, one bit each.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Fit(u8);

impl Fit {
    fn add(&mut self, rotation: Rotation) {
        self.0 |= 1 << rotation.quarters();
    }

    /// Whether the kind fits at all.
    #[inline]
    pub const fn is_any(self) -> bool {
        self.0 != 0
    }

    /// The rotations, one bit each.
    #[inline]
    pub const fn rotations(self) -> u8 {
        self.0
    }
}

/// The segments at one side of a turned tile, by their numbers on the tile.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct SideSegments {
    pub terrain: Terrain,
    /// The road or city that reaches this side.
    pub feature: u8,
    /// The second city of a split side, otherwise the same as `feature`.
    pub second: u8,
    /// The field on the first half, clockwise.
    pub first_field: u8,
    /// The field on the second half.
    pub second_field: u8,
}

/// A tile kind in one of its four rotations.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Turned {
    pub sides: [SideSegments; 4],
    /// What each side demands of the cell beyond it.
    pub demands: [TerrainNeed; 4],
}

/// What the rules want to know of a segment, apart from where it lies.
#[derive(Clone, Copy, Debug)]
pub(crate) struct SegmentTable {
    pub kind: SegmentKind,
    /// The sides that it reaches at rotation 0.
    pub sides: Sides,
    /// The half-sides that it owns at rotation 0.
    pub halves: Halves,
    /// How many of them are open when the tile is laid; counted for roads and cities.
    pub open: u16,
    pub pennants: u8,
    pub inn: bool,
    pub cathedral: bool,
    pub princess: bool,
    pub goods: Option<Goods>,
    pub pig_herd: bool,
    /// Sheep pictured in a field (HS-31).
    pub sheep: u8,
    /// The cities that a field touches.
    pub cities: SegmentSet,
    /// Whether a field touches the walls of Carcassonne.
    pub carcassonne: bool,
}

/// A tile kind of one game.
#[derive(Clone, Debug)]
pub(crate) struct KindTable {
    pub id: KindId,
    pub turned: [Turned; 4],
    pub segments: Vec<SegmentTable>,
    /// What on it is completed by the tiles around it.
    pub centres: SegmentSet,
    /// Whether it has a monastery or a shrine, and which (CU-11).
    pub building: Option<SegmentKind>,
    pub has_river: bool,
    /// Whether the river begins here.
    pub is_source: bool,
    /// Whether it is a lake with road stubs.
    pub is_lake: bool,
    /// Whether a river ends here at a volcano (R2-16).
    pub is_volcano_lake: bool,
    /// The symbols of the tile as a whole.
    pub symbols: Symbols,
    /// The field that fills each corner at rotation 0, clockwise from north-west (AM-31).
    pub corners: [u8; 4],
    /// Groups of segments that meet at a road end, for wagons (AM-54).
    pub junctions: Vec<SegmentSet>,
    /// Rotations that look alike are marked once: bit `r` for the first of them.
    pub distinct: u8,
    /// For each step of the turn the first one from there on that concerns it.
    pub steps: [u8; TURN.len()],
    /// For each demand the rotations that meet it.
    pub fit: Arc<[Fit; TerrainNeed::COUNT]>,
}

impl KindTable {
    pub fn new(id: KindId, tile: &TileKind, systems: Systems) -> KindTable {
        let (gardens, shrines) = (systems.has(System::Abbot), systems.has(System::Cult));
        let turned = Rotation::ALL.map(|rotation| turn(tile, rotation));
        let mut fit = [Fit::default(); TerrainNeed::COUNT];
        for (rotation, turned) in Rotation::ALL.into_iter().zip(&turned) {
            for need in needs_met(&turned.sides) {
                fit[need.0 as usize].add(rotation);
            }
        }
        let segments: Vec<SegmentTable> = tile
            .segments
            .iter()
            .map(|segment| SegmentTable {
                kind: match segment.kind {
                    // Without the cult a shrine is a monastery (CU-2).
                    SegmentKind::Shrine if !shrines => SegmentKind::Monastery,
                    kind => kind,
                },
                sides: segment.sides,
                halves: segment.halves,
                open: match segment.kind {
                    SegmentKind::City | SegmentKind::Road => segment.sides.len() as u16,
                    _ => 0,
                },
                pennants: segment.pennants,
                inn: segment.inn,
                cathedral: segment.cathedral,
                princess: segment.princess,
                goods: segment.goods,
                pig_herd: segment.pig_herd,
                sheep: segment.sheep,
                cities: segment.cities,
                carcassonne: segment.carcassonne,
            })
            .collect();
        let is_centre = |segment: &SegmentTable| match segment.kind {
            SegmentKind::Monastery | SegmentKind::Shrine => true,
            SegmentKind::Garden => gardens,
            _ => false,
        };
        KindTable {
            id,
            turned,
            centres: (0..)
                .map(SegmentId)
                .zip(&segments)
                .filter(|(_, table)| is_centre(table))
                .map(|(segment, _)| segment)
                .collect(),
            building: segments
                .iter()
                .map(|segment| segment.kind)
                .find(|kind| matches!(kind, SegmentKind::Monastery | SegmentKind::Shrine)),
            has_river: tile.has_river(),
            is_source: tile.symbols.river == Some(RiverRole::Source),
            is_lake: tile.symbols.ferry,
            is_volcano_lake: tile.symbols.volcano && tile.symbols.river == Some(RiverRole::Lake),
            symbols: tile.symbols,
            corners: Corner::ALL.map(|corner| tile.field_corner(corner).map_or(NONE, |id| id.0)),
            junctions: junctions(tile),
            distinct: distinct_rotations(tile),
            steps: [0; TURN.len()],
            segments,
            fit: Arc::new(fit),
        }
    }

    pub fn has_road(&self) -> bool {
        self.segments.iter().any(|segment| segment.kind == SegmentKind::Road)
    }

    pub fn turned(&self, rotation: Rotation) -> &Turned {
        &self.turned[rotation.quarters() as usize]
    }

    pub fn segment(&self, segment: SegmentId) -> &SegmentTable {
        &self.segments[segment.0 as usize]
    }

    /// The field that fills a corner as the tile lies.
    pub fn corner_field(&self, corner: Corner, rotation: Rotation) -> Option<SegmentId> {
        let field = self.corners[corner.rotated(rotation.inverse()) as usize];
        (field != NONE).then_some(SegmentId(field))
    }
}

/// Lets kinds whose sides show the same have one table of what they meet: a game asks it for every open
/// cell, and so few of them stay close to the processor.
pub(crate) fn share_fits(kinds: &mut [KindTable]) {
    for number in 0..kinds.len() {
        let (earlier, rest) = kinds.split_at_mut(number);
        if let Some(same) = earlier.iter().find(|other| other.fit == rest[0].fit) {
            rest[0].fit = same.fit.clone();
        }
    }
}

/// The groups of the catalogue, and the roads that end at the same thing.
fn junctions(tile: &TileKind) -> Vec<SegmentSet> {
    let mut junctions = tile.wagon.clone();
    if tile.joins_road_ends() {
        let ends_here =
            |segment: &Segment| segment.kind == SegmentKind::Road && segment.sides.len() == 1;
        let roads = tile.segment_ids().filter(|(_, segment)| ends_here(segment));
        junctions.push(roads.map(|(id, _)| id).collect());
    }
    junctions
}

/// Every demand that a turned tile meets: at each side nothing or what it shows; an abbey meets all.
fn needs_met(sides: &[SideSegments; 4]) -> Vec<TerrainNeed> {
    let mut met = vec![TerrainNeed(0)];
    for side in Side::ALL {
        let shown = sides[side as usize].terrain;
        let all = [Terrain::Field, Terrain::Road, Terrain::City, Terrain::River];
        let demands = all.into_iter().filter(|terrain| shown == *terrain || shown == Terrain::Wild);
        let further: Vec<TerrainNeed> = demands
            .flat_map(|terrain| {
                let here = TerrainNeed::of(side, terrain).0;
                met.iter().map(move |need| TerrainNeed(need.0 + here)).collect::<Vec<_>>()
            })
            .collect();
        met.extend(further);
    }
    met
}

fn turn(tile: &TileKind, rotation: Rotation) -> Turned {
    let sides = Side::ALL.map(|side| {
        let printed = side.rotated(rotation.inverse());
        let owner = |half: HalfSide, kind: SegmentKind| {
            let found = tile
                .segment_ids()
                .find(|(_, segment)| segment.kind == kind && segment.halves.contains(half));
            found.map_or(NONE, |(id, _)| id.0)
        };
        let [first, second] = printed.halves();
        let road = tile
            .segment_ids()
            .find(|(_, s)| s.kind == SegmentKind::Road && s.sides.contains(printed))
            .map(|(id, _)| id.0);
        SideSegments {
            terrain: tile.terrain_at(printed),
            feature: road.unwrap_or_else(|| owner(first, SegmentKind::City)),
            second: road.unwrap_or_else(|| owner(second, SegmentKind::City)),
            first_field: owner(first, SegmentKind::Field),
            second_field: owner(second, SegmentKind::Field),
        }
    });
    let demands = Side::ALL.map(|side| {
        let there = side.opposite();
        TerrainNeed::of(there, sides[side as usize].terrain).with_neighbour(there)
    });
    Turned { sides, demands }
}

/// The first of each group of rotations between which no rule can tell: same segments at the same
/// half-sides, same things on them, same symbols.
fn distinct_rotations(tile: &TileKind) -> u8 {
    let looks: Vec<Look> = Rotation::ALL.iter().map(|rotation| look(tile, *rotation)).collect();
    let is_new = |r: &usize| !looks[..*r].iter().any(|other| are_alike(other, &looks[*r]));
    (0..4).filter(is_new).fold(0, |bits, r| bits | 1 << r)
}

/// What a turned tile shows: its segments, each with the cities of a field, and an arrow.
struct Look {
    segments: Vec<(Segment, Vec<Halves>)>,
    arrow: Option<u8>,
}

fn look(tile: &TileKind, rotation: Rotation) -> Look {
    let segments = tile.segments.iter().map(|segment| {
        let cities = segment.cities.iter().map(|city| tile.segment(city).halves.rotated(rotation));
        let same = Segment {
            name: String::new(),
            cities: SegmentSet::default(),
            sides: segment.sides.rotated(rotation),
            halves: segment.halves.rotated(rotation),
            ..segment.clone()
        };
        (same, cities.collect())
    });
    let arrow = tile.symbols.flier.map(|arrow| (arrow.0 + 2 * rotation.quarters()) % 8);
    Look { segments: segments.collect(), arrow }
}

/// Whether two looks of a tile are the same up to the order of segments and of their cities.
fn are_alike(one: &Look, other: &Look) -> bool {
    one.arrow == other.arrow
        && is_reordered(&one.segments, &other.segments, |(segment, cities), (same, others)| {
            segment == same && is_reordered(cities, others, |city, other| city == other)
        })
}

fn is_reordered<T>(one: &[T], other: &[T], same: impl Fn(&T, &T) -> bool) -> bool {
    let mut rest: Vec<&T> = other.iter().collect();
    let found = one.iter().all(|item| {
        let place = rest.iter().position(|other| same(item, other));
        place.map(|place| rest.swap_remove(place)).is_some()
    });
    found && rest.is_empty()
}
