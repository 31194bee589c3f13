//! Where roads end. The fields on the two sides of a road tell: the same field means a dead end;
//! different fields with a common city mean a gate of that city; all others meet at the hub.

use bastide_catalogue::{SegmentId, SegmentKind, Side, Terrain, TileKind};

use super::{Hub, HubKind, Land, of_kind};
use crate::systems;
use crate::vector::{CENTRE, MID, P, inward, middle, p};

/// Where a road that leaves the tile once ends.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum End {
    /// In the middle of a field.
    Dead,
    /// At a gate of a city.
    City(SegmentId),
    /// Where roads part.
    Hub,
    /// At the core of a start block.
    Core(P),
}

/// The ends of all roads of a tile, and its hub.
pub struct Ends {
    ends: [Option<End>; 4],
    pub hub: Option<Hub>,
    /// Whether a monastery or a shrine needs room.
    pub mark: bool,
}

impl Ends {
    pub fn of(kind: &TileKind, land: &Land) -> Ends {
        let mut ends = [None; 4];
        for (_, road) in of_kind(kind, SegmentKind::Road) {
            let mut sides = road.sides.iter();
            if let (Some(side), None) = (sides.next(), sides.next()) {
                ends[side as usize] = Some(end_at(kind, land, side));
            }
        }
        let hub = hub(kind, land, &ends);
        Ends { ends, hub, mark: Ends::landmark(kind).is_some() }
    }

    /// The monastery or shrine of a kind.
    pub fn landmark(kind: &TileKind) -> Option<HubKind> {
        kind.segments.iter().find_map(|segment| match segment.kind {
            SegmentKind::Monastery => Some(HubKind::Monastery),
            SegmentKind::Shrine => Some(HubKind::Shrine),
            _ => None,
        })
    }

    pub fn of_side(&self, side: Side) -> End {
        self.ends[side as usize].unwrap_or(End::Hub)
    }
}

fn end_at(kind: &TileKind, land: &Land, side: Side) -> End {
    if let Some(cell) = land.cell {
        return End::Core(cell.meets(side));
    }
    let field =
        |half| kind.half_owner(half).filter(|id| kind.segment(*id).kind == SegmentKind::Field);
    let [a, b] = side.halves().map(field);
    if kind.id == "tb.HC" {
        // The road from the west passes over the one from the south and ends beyond it.
        return match land.cities.first() {
            Some(city) if side == Side::South => End::City(city.id),
            _ => End::Dead,
        };
    }
    if a == b {
        return End::Dead;
    }
    let cities = |id: Option<SegmentId>| id.map(|id| kind.segment(id).cities).unwrap_or_default();
    let common = cities(a).iter().find(|city| cities(b).contains(*city));
    let shrine = Ends::landmark(kind) == Some(HubKind::Shrine);
    match common {
        Some(city) if !shrine => End::City(city),
        // Across the river lies the city that the road leads to.
        _ if kind.has_river() => {
            let north = |id: &SegmentId| kind.segment(*id).sides.contains(Side::North);
            let mut cities = of_kind(kind, SegmentKind::City).map(|(id, _)| id);
            cities.find(north).map_or(End::Hub, End::City)
        }
        _ => End::Hub,
    }
}

fn hub(kind: &TileKind, land: &Land, ends: &[Option<End>; 4]) -> Option<Hub> {
    let sides = |wanted: End| {
        Side::ALL
            .into_iter()
            .filter(|side| ends[*side as usize] == Some(wanted))
            .collect::<Vec<_>>()
    };
    let (meeting, dead) = (sides(End::Hub), sides(End::Dead));
    if meeting.is_empty() && dead.is_empty() {
        let many = of_kind(kind, SegmentKind::Road).any(|(_, road)| road.sides.len() > 2);
        let at = p(MID, MID - 6.0);
        return many.then_some(Hub { at, kind: HubKind::Ring, radius: 30.0 });
    }
    let symbols = &kind.symbols;
    let landmark = Ends::landmark(kind);
    let what = match landmark {
        Some(mark) => mark,
        None if systems::landmark(kind).is_some() => HubKind::Sign,
        None if symbols.ferry => HubKind::Lake,
        None if symbols.volcano => HubKind::Volcano,
        None if meeting.len() >= 2 => HubKind::Village,
        None => HubKind::House,
    };
    let mut radius = match what {
        HubKind::Monastery => 40.0,
        HubKind::Shrine => 32.0,
        HubKind::Sign => 34.0,
        HubKind::Lake | HubKind::Volcano => 36.0,
        HubKind::Village => 20.0,
        HubKind::House => 16.0,
        HubKind::Ring => 30.0,
    };
    let mut at = CENTRE;
    let city = |side: Side| kind.terrain_at(side) == Terrain::City;
    if city(Side::North) && !city(Side::South) && !meeting.contains(&Side::North) {
        at = p(MID, 144.0);
    }
    if let ([a, b], HubKind::Village) = (&meeting[..], what)
        && a.opposite() != *b
    {
        // Two roads that part meet nearer to their own corner.
        at = CENTRE - (inward(*a) + inward(*b)) * 14.0;
    }
    match (systems::plan(&kind.id).hub, kind.id.as_str(), what, dead.first()) {
        (Some(planned), ..) => (at, radius) = planned,
        (_, "tb.HC", ..) => (at, radius) = (p(202.0, 146.0), 20.0),
        (_, id, HubKind::House, Some(side)) => {
            let far = if id == "hs.P" { 56.0 } else { 118.0 };
            at = middle(*side) + inward(*side) * far;
        }
        (_, "hs.J", ..) => (at, radius) = (p(98.0, 152.0), 36.0),
        _ => {}
    }
    if !land.rivers.is_empty() && landmark.is_some() && !meeting.is_empty() {
        // The monastery stands across the river.
        at = p(MID, 76.0);
    }
    Some(Hub { at, kind: what, radius })
}
