//! Whether a tile can exist: its rim, its fields and its exceptions.

use crate::build::TileAid;
use crate::error::Problem;
use crate::geometry::{HalfSide, Halves, Side};
use crate::tile::{RiverRole, Segment, SegmentId, SegmentKind, SegmentSet, Terrain, TileKind};

/// Checks everything about one tile; the first problem is reported.
pub(crate) fn tile(kind: &TileKind, aid: &TileAid) -> Result<(), Problem> {
    if kind.symbols.abbey {
        abbey(kind)?;
    } else {
        partition(kind)?;
        for side in Side::ALL {
            side_holds_together(kind, side)?;
        }
        split_share(kind)?;
        lines_part_fields(kind)?;
        nothing_crosses(kind, aid)?;
        borders(kind, aid)?;
    }
    reading_aid(kind, aid)?;
    wagon(kind)?;
    one_centre(kind)?;
    ferry(kind)?;
    river(kind)
}

/// The letters of the reading aid for the four sides.
pub(crate) fn letters(kind: &TileKind) -> String {
    Side::ALL.into_iter().map(|side| letter(kind, side)).collect()
}

/// The letter of one side: an inner side is written small if part of it is field.
pub(crate) fn letter(kind: &TileKind, side: Side) -> char {
    let is_field =
        |half| kind.half_owner(half).is_some_and(|id| kind.segment(id).kind == SegmentKind::Field);
    match kind.terrain_at(side) {
        Terrain::Field => 'F',
        Terrain::Road => 'R',
        Terrain::City => 'C',
        Terrain::River => 'S',
        Terrain::Wild => 'A',
        Terrain::Inner if side.halves().into_iter().any(is_field) => 'x',
        Terrain::Inner => 'X',
    }
}

fn name(kind: &TileKind, id: SegmentId) -> String {
    kind.segment(id).name.clone()
}

fn abbey(kind: &TileKind) -> Result<(), Problem> {
    let at_rim = |segment: &&Segment| !segment.sides.is_empty() || !segment.halves.is_empty();
    let owner = |segment: &Segment| Problem::AbbeyRim { segment: segment.name.clone() };
    kind.segments.iter().find(at_rim).map_or(Ok(()), |segment| Err(owner(segment)))
}

/// Every half-side belongs to exactly one segment, and a city's halves lie on its sides.
fn partition(kind: &TileKind) -> Result<(), Problem> {
    for half in (0..8).map(HalfSide::new) {
        let mut owners = kind.segments.iter().filter(|segment| segment.halves.contains(half));
        match (owners.next(), owners.next()) {
            (None, _) => return Err(Problem::HalfUnowned { half }),
            (Some(_), None) => {}
            (Some(first), Some(second)) => {
                let (first, second) = (first.name.clone(), second.name.clone());
                return Err(Problem::HalfOwnedTwice { half, first, second });
            }
        }
    }
    for segment in &kind.segments {
        if segment.kind == SegmentKind::City && segment.halves.sides() != segment.sides {
            return Err(Problem::HalvesOffSides { segment: segment.name.clone() });
        }
    }
    Ok(())
}

fn side_holds_together(kind: &TileKind, side: Side) -> Result<(), Problem> {
    let mut lines = kind.segments.iter().filter(|segment| {
        matches!(segment.kind, SegmentKind::Road | SegmentKind::River)
            && segment.sides.contains(side)
    });
    let owners = side.halves().map(|half| kind.half_owner(half));
    let owner_kinds = owners.map(|id| id.map(|id| kind.segment(id).kind));
    if let Some(line) = lines.next() {
        if let Some(second) = lines.next() {
            let (first, second) = (line.name.clone(), second.name.clone());
            return Err(Problem::TwoLines { side, first, second });
        }
        if owner_kinds != [Some(SegmentKind::Field); 2] {
            return Err(Problem::LineWithoutField { side, segment: line.name.clone() });
        }
    }
    let is_city = owner_kinds.map(|kind| kind == Some(SegmentKind::City));
    if is_city[0] != is_city[1] {
        return Err(Problem::HalfACity { side });
    }
    let two_cities = is_city[0] && owners[0] != owners[1];
    match kind.split_sides.contains(side) {
        true if !two_cities => Err(Problem::SplitWithoutCities { side }),
        false if two_cities => Err(Problem::UnsplitSide { side }),
        _ => Ok(()),
    }
}

fn split_share(kind: &TileKind) -> Result<(), Problem> {
    let percent = kind.split_percent;
    let fits = if kind.split_sides.is_empty() { percent == 0 } else { (1..100).contains(&percent) };
    if fits { Ok(()) } else { Err(Problem::SplitPercent { percent }) }
}

/// A road or river from side to side has different fields on its two banks, unless it runs
/// through a tunnel.
fn lines_part_fields(kind: &TileKind) -> Result<(), Problem> {
    for side in Side::ALL {
        let Some(line) = kind.line_at(side).map(|id| kind.segment(id)) else { continue };
        let [a, b] = side.halves().map(|half| kind.half_owner(half));
        if line.sides.len() > 1 && !line.tunnel && a == b {
            return Err(Problem::FieldNotParted { side, segment: line.name.clone() });
        }
    }
    Ok(())
}

/// Fields cross neither each other nor a city, unless the city stands on a bridge.
fn nothing_crosses(kind: &TileKind, aid: &TileAid) -> Result<(), Problem> {
    let mut crossed = SegmentSet::default();
    for (id, field) in fields(kind) {
        for (other_id, other) in kind.segment_ids() {
            let rival = match other.kind {
                SegmentKind::Field => other_id > id,
                SegmentKind::City => true,
                _ => false,
            };
            if !rival || !interleaved(field.halves, other.halves) {
                continue;
            }
            if !aid.bridges.contains(other_id) {
                let (field, other) = (field.name.clone(), other.name.clone());
                return Err(Problem::Crossing { field, other });
            }
            crossed = crossed.with(other_id);
        }
    }
    match aid.bridges.iter().find(|id| !crossed.contains(*id)) {
        Some(id) => Err(Problem::NeedlessException { segment: name(kind, id), key: "bridge" }),
        None => Ok(()),
    }
}

/// Whether two sets of half-sides alternate more than once around the rim.
fn interleaved(a: Halves, b: Halves) -> bool {
    let ring = || (0..8).map(HalfSide::new).filter(|half| a.contains(*half) || b.contains(*half));
    let of_a = |half: &HalfSide| a.contains(*half);
    let changes = ring().zip(ring().cycle().skip(1)).filter(|(x, y)| of_a(x) != of_a(y));
    changes.count() > 2
}

/// A field beside a city on the rim borders it, and every city is bordered by some field.
fn borders(kind: &TileKind, aid: &TileAid) -> Result<(), Problem> {
    let noted = |field: SegmentId| {
        let entry = aid.stops_short.iter().find(|(id, _)| *id == field);
        entry.map_or(SegmentSet::default(), |(_, cities)| *cities)
    };
    for (id, field) in fields(kind) {
        let mut beside = SegmentSet::default();
        for half in field.halves.iter() {
            for next in [half.index() + 1, half.index() + 7] {
                let owner = kind.half_owner(HalfSide::new(next));
                beside = owner.map_or(beside, |owner| beside.with(owner));
            }
        }
        let is_city = |id: &SegmentId| kind.segment(*id).kind == SegmentKind::City;
        for city in beside.iter().filter(is_city) {
            if !field.cities.contains(city) && !noted(id).contains(city) {
                let (field, city) = (field.name.clone(), name(kind, city));
                return Err(Problem::BorderMissing { field, city });
            }
        }
        if noted(id).iter().any(|city| !beside.contains(city) || field.cities.contains(city)) {
            let segment = field.name.clone();
            return Err(Problem::NeedlessException { segment, key: "stops_short_of" });
        }
    }
    let bordered = |city| fields(kind).any(|(_, field)| field.cities.contains(city));
    for (id, segment) in kind.segment_ids() {
        if segment.kind == SegmentKind::City && fields(kind).next().is_some() && !bordered(id) {
            return Err(Problem::CityWithoutField { city: segment.name.clone() });
        }
    }
    Ok(())
}

fn fields(kind: &TileKind) -> impl Iterator<Item = (SegmentId, &Segment)> {
    kind.segment_ids().filter(|(_, segment)| segment.kind == SegmentKind::Field)
}

fn reading_aid(kind: &TileKind, aid: &TileAid) -> Result<(), Problem> {
    let found = letters(kind);
    if found == aid.sides {
        return Ok(());
    }
    Err(Problem::SidesDisagree { written: aid.sides.clone(), found })
}

fn wagon(kind: &TileKind) -> Result<(), Problem> {
    use SegmentKind::{City, Monastery, Road, Shrine};
    for group in &kind.wagon {
        if group.iter().count() < 2 {
            return Err(Problem::WagonGroup);
        }
        let stop =
            |id: &SegmentId| matches!(kind.segment(*id).kind, City | Road | Monastery | Shrine);
        if let Some(id) = group.iter().find(|id| !stop(id)) {
            return Err(Problem::WagonStop { segment: name(kind, id) });
        }
    }
    Ok(())
}

fn river(kind: &TileKind) -> Result<(), Problem> {
    if kind.has_river() != kind.symbols.river.is_some() {
        return Err(Problem::RiverWithoutRole);
    }
    let Some(role) = kind.symbols.river else { return Ok(()) };
    if kind.segments.iter().filter(|segment| segment.kind == SegmentKind::River).count() > 1 {
        return Err(Problem::RiverParted);
    }
    let arms = kind.terrain.iter().filter(|terrain| **terrain == Terrain::River).count() as u8;
    let fits = match role {
        // The squares of a double-wide source have two each.
        RiverRole::Source => arms <= 2,
        RiverRole::Course => arms == 2,
        RiverRole::Fork => arms == 3,
        RiverRole::Lake | RiverRole::End => arms == 1,
    };
    if fits { Ok(()) } else { Err(Problem::RiverArms { arms }) }
}

/// What counts the eight tiles around it stands alone in the middle of its tile.
fn one_centre(kind: &TileKind) -> Result<(), Problem> {
    use SegmentKind::{Garden, Monastery, Shrine};
    let is_centre = |segment: &&Segment| matches!(segment.kind, Monastery | Shrine | Garden);
    let mut centres = kind.segments.iter().filter(is_centre).map(|segment| segment.name.clone());
    match (centres.next(), centres.next()) {
        (Some(first), Some(second)) => Err(Problem::TwoCentres { first, second }),
        _ => Ok(()),
    }
}

/// A ferry joins two of the roads at its lake and can move, so there are more than two.
fn ferry(kind: &TileKind) -> Result<(), Problem> {
    let roads = || kind.segments.iter().filter(|segment| segment.kind == SegmentKind::Road);
    let fits = roads().count() >= 3 && roads().all(|road| road.sides.len() == 1);
    if fits || !kind.symbols.ferry { Ok(()) } else { Err(Problem::FerryRoads) }
}
