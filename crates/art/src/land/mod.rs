//! What lies where on a tile: facts of the catalogue in, outlines out. Nothing here knows a
//! colour.
//!
//! A tile is turned by turning its land and painting it again, so that houses, trees and shields
//! stand upright and light comes from one side on the whole board.

pub mod block;
mod cities;
mod hub;
mod odd;
mod ways;

use bastide_catalogue::{Segment, SegmentId, SegmentKind, Sides, TileKind};

use crate::noise::Noise;
use crate::vector::{Cubic, P, flatten};
use block::Cell;

/// Half the width of a road with its kerbs.
pub const ROAD_HALF: f64 = 12.0;
/// Half the width of a river with its banks.
pub const RIVER_HALF: f64 = 17.0;

/// A city segment.
#[derive(Clone, Debug)]
pub struct City {
    pub id: SegmentId,
    /// Its outline; parts on the rim are straight.
    pub outline: Vec<P>,
    /// The parts of the outline that are not rim.
    pub walls: Vec<Vec<P>>,
    /// Whether it passes over another city, or over a river.
    pub raised: bool,
}

/// A road or a river.
#[derive(Clone, Debug)]
pub struct Way {
    pub id: SegmentId,
    /// Its centre lines: one, or more where it forks or dives into a tunnel.
    pub chains: Vec<Vec<Cubic>>,
}

impl Way {
    pub fn lines(&self) -> impl Iterator<Item = Vec<P>> + '_ {
        self.chains.iter().map(|chain| flatten(chain, 14))
    }
}

/// Where a road enters a wall.
#[derive(Clone, Copy, Debug)]
pub struct Gate {
    pub at: P,
    /// The direction out of the city.
    pub out: P,
    /// The city; none for the core of a start block.
    pub city: Option<SegmentId>,
}

/// What a bridge crosses.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Over {
    River,
    Road,
    City,
}

/// A bridge and the direction of its road.
#[derive(Clone, Copy, Debug)]
pub struct Bridge {
    pub at: P,
    pub along: P,
    pub over: Over,
}

/// What passes below a raised city.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Below {
    Field,
    City,
    Water,
}

/// A mouth at the foot of a raised city.
#[derive(Clone, Copy, Debug)]
pub struct Arch {
    pub at: P,
    pub along: P,
    pub below: Below,
    pub half: f64,
}

/// What stands where roads end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum HubKind {
    Monastery,
    Shrine,
    /// What a system puts there.
    Sign,
    Lake,
    Volcano,
    Village,
    House,
    Ring,
}

/// The place where roads end.
#[derive(Clone, Copy, Debug)]
pub struct Hub {
    pub at: P,
    pub kind: HubKind,
    pub radius: f64,
}

/// The land of a tile.
#[derive(Clone, Debug, Default)]
pub struct Land {
    pub cities: Vec<City>,
    pub roads: Vec<Way>,
    pub rivers: Vec<Way>,
    /// Pieces of road that belong to nobody.
    pub spurs: Vec<Vec<Cubic>>,
    pub gates: Vec<Gate>,
    /// Mouths of tunnels, with the direction to the rim.
    pub tunnels: Vec<(P, P)>,
    /// The dotted course of a tunnel.
    pub courses: Vec<[P; 2]>,
    pub bridges: Vec<Bridge>,
    pub arches: Vec<Arch>,
    /// Courses of fields below a raised city.
    pub under: Vec<[P; 2]>,
    pub hub: Option<Hub>,
    /// Where a river ends, with its radius.
    pub lake: Option<(P, f64)>,
    pub spring: Option<P>,
    /// Pairs of points of one field that meet out of sight.
    pub links: Vec<[P; 2]>,
    /// The core of a start block, as far as this square knows it.
    pub core: Option<Vec<P>>,
    /// Which square of a start block this is.
    pub cell: Option<Cell>,
    /// Roads from this one on pass over the earlier ones.
    pub upper_road: Option<usize>,
    /// Quarter turns from the reference orientation.
    pub turned: u8,
}

impl Land {
    /// The land of a kind at rotation 0. It depends on nothing else: all copies of a tile have
    /// the same walls and roads, and a figure stands at the same place on each.
    pub fn of(kind: &TileKind) -> Land {
        let mut noise = Noise::new(&kind.id, "land", 0);
        let mut land = Land { cell: Cell::of(kind), ..Land::default() };
        cities::build(kind, &mut land, &mut noise);
        ways::build(kind, &mut land, &mut noise);
        block::build(&mut land);
        land
    }

    /// The same land turned clockwise.
    pub fn rotated(&self, quarters: u8) -> Land {
        let mut land = self.clone();
        if quarters & 3 == 0 {
            return land;
        }
        let at = |q: &mut P| *q = q.about_centre(quarters);
        let dir = |v: &mut P| *v = v.turned(quarters);
        let chain = |chain: &mut Vec<Cubic>| chain.iter_mut().flatten().for_each(at);
        for city in &mut land.cities {
            city.outline.iter_mut().chain(city.walls.iter_mut().flatten()).for_each(at);
        }
        for way in land.roads.iter_mut().chain(&mut land.rivers) {
            way.chains.iter_mut().for_each(chain);
        }
        land.spurs.iter_mut().for_each(chain);
        for gate in &mut land.gates {
            at(&mut gate.at);
            dir(&mut gate.out);
        }
        for (mouth, out) in &mut land.tunnels {
            at(mouth);
            dir(out);
        }
        for bridge in &mut land.bridges {
            at(&mut bridge.at);
            dir(&mut bridge.along);
        }
        for arch in &mut land.arches {
            at(&mut arch.at);
            dir(&mut arch.along);
        }
        let pairs = land.courses.iter_mut().chain(&mut land.under).chain(&mut land.links);
        pairs.flatten().for_each(at);
        land.hub.iter_mut().for_each(|hub| at(&mut hub.at));
        land.lake.iter_mut().for_each(|(lake, _)| at(lake));
        land.spring.iter_mut().for_each(at);
        land.core.iter_mut().flatten().for_each(at);
        land.turned = (land.turned + quarters) & 3;
        land
    }

    /// The hub, if it is of this kind.
    pub fn hub_of(&self, kind: HubKind) -> Option<Hub> {
        self.hub.filter(|hub| hub.kind == kind)
    }
}

/// The road that passes over a city, if there is one: both go straight through the tile.
pub fn over_city(kind: &TileKind) -> Option<SegmentId> {
    let straight = |sides: Sides| sides.len() == 2 && matches!(sides.bits(), 0b0101 | 0b1010);
    let city = of_kind(kind, SegmentKind::City).find(|(_, city)| straight(city.sides))?.1;
    let across = |road: &Segment| straight(road.sides) && road.sides != city.sides;
    let mut roads = of_kind(kind, SegmentKind::Road);
    roads.find(|(_, road)| across(road) && !road.tunnel).map(|(id, _)| id)
}

/// The segments of a kind that are of one sort.
pub fn of_kind(kind: &TileKind, sort: SegmentKind) -> impl Iterator<Item = (SegmentId, &Segment)> {
    kind.segment_ids().filter(move |(_, segment)| segment.kind == sort)
}
