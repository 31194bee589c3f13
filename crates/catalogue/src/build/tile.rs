//! From a tile as it is written to a [`TileKind`]: names become ids, letters become sides.

use crate::error::Problem;
use crate::geometry::{HalfSide, Halves, Side, Sides};
use crate::limits;
use crate::parse::{RawSegment, RawSymbols, RawTile};
use crate::tile::{
    Compass, Segment, SegmentId, SegmentKind, SegmentSet, Symbols, Terrain, TileKind,
};

/// What is written about a tile only so that it can be verified.
pub(crate) struct TileAid {
    /// The reading aid: a letter for each side.
    pub sides: String,
    /// The cities that may cross fields.
    pub bridges: SegmentSet,
    /// For fields: the cities beside them that they do not touch.
    pub stops_short: Vec<(SegmentId, SegmentSet)>,
}

pub(crate) fn tile(raw: RawTile) -> Result<(TileKind, TileAid), Problem> {
    let names = Names::new(&raw.segments)?;
    let mut segments = Vec::with_capacity(raw.segments.len());
    let mut bridges = SegmentSet::default();
    let mut stops_short = Vec::new();
    for (index, raw) in raw.segments.iter().enumerate() {
        let id = SegmentId(index as u8);
        if raw.bridge {
            bridges = bridges.with(id);
        }
        if !raw.stops_short_of.is_empty() {
            stops_short.push((id, names.cities(raw, &raw.stops_short_of)?));
        }
        segments.push(segment(raw, &names)?);
    }
    let wagon = raw.wagon.iter().map(|group| names.set(group)).collect::<Result<Vec<_>, _>>()?;
    let symbols = symbols(&raw.symbols)?;
    let mut kind = TileKind {
        id: raw.id,
        name: raw.name,
        segments,
        symbols,
        terrain: [Terrain::Wild; 4],
        wagon,
        square: None,
        split_sides: sides(&raw.split_sides)?,
        split_percent: raw.split_percent,
        codes: raw.codes,
        confidence: raw.confidence,
        note: raw.note,
    };
    if !symbols.abbey {
        kind.terrain = Side::ALL.map(|side| terrain(&kind, side));
    }
    Ok((kind, TileAid { sides: raw.sides, bridges, stops_short }))
}

/// What a side shows; of a sound tile only, which is verified afterwards.
fn terrain(kind: &TileKind, side: Side) -> Terrain {
    let owners = side.halves().map(|half| kind.half_owner(half).map(|id| kind.segment(id).kind));
    let is_inside =
        |owner| matches!(owner, Some(SegmentKind::Carcassonne) | Some(SegmentKind::Wheel));
    let line = kind.line_at(side).map(|id| kind.segment(id).kind);
    match line {
        _ if owners.into_iter().any(is_inside) => Terrain::Inner,
        Some(SegmentKind::River) => Terrain::River,
        Some(_) => Terrain::Road,
        None if owners.contains(&Some(SegmentKind::City)) => Terrain::City,
        None => Terrain::Field,
    }
}

/// The names of the segments of one tile.
struct Names<'a>(&'a [RawSegment]);

impl<'a> Names<'a> {
    fn new(segments: &'a [RawSegment]) -> Result<Names<'a>, Problem> {
        if segments.len() > limits::SEGMENTS {
            return Err(Problem::TooManySegments { count: segments.len() });
        }
        for (index, segment) in segments.iter().enumerate() {
            if segments[..index].iter().any(|other| other.id == segment.id) {
                return Err(Problem::DuplicateSegment { segment: segment.id.clone() });
            }
        }
        Ok(Names(segments))
    }

    fn id(&self, name: &str) -> Result<SegmentId, Problem> {
        let index = self.0.iter().position(|segment| segment.id == name);
        index
            .map(|index| SegmentId(index as u8))
            .ok_or_else(|| Problem::UnknownSegment { segment: name.to_owned() })
    }

    fn set(&self, names: &[String]) -> Result<SegmentSet, Problem> {
        names.iter().map(|name| self.id(name)).collect()
    }

    fn cities(&self, field: &RawSegment, names: &[String]) -> Result<SegmentSet, Problem> {
        let set = self.set(names)?;
        match set.iter().find(|id| self.0[id.0 as usize].kind != SegmentKind::City) {
            None => Ok(set),
            Some(id) => Err(Problem::NotACity {
                field: field.id.clone(),
                segment: self.0[id.0 as usize].id.clone(),
            }),
        }
    }
}

fn segment(raw: &RawSegment, names: &Names) -> Result<Segment, Problem> {
    keys_fit(raw)?;
    let given = raw.halves.as_ref().map(|list| halves(raw, list)).transpose()?;
    let named = raw.sides.as_ref().map(|letters| sides(letters)).transpose()?;
    // A city owns both halves of its sides unless it says otherwise; a field has only halves.
    let owned = match given {
        Some(halves) => halves,
        None if raw.kind == SegmentKind::City => {
            named.iter().flat_map(|sides| sides.iter()).flat_map(Side::halves).collect()
        }
        None => Halves::NONE,
    };
    Ok(Segment {
        name: raw.id.clone(),
        kind: raw.kind,
        sides: named.unwrap_or_else(|| owned.sides()),
        halves: owned,
        pennants: raw.pennants,
        cathedral: raw.cathedral,
        princess: raw.princess,
        goods: raw.goods,
        inn: raw.inn,
        tunnel: raw.tunnel,
        cities: names.cities(raw, &raw.cities)?,
        pig_herd: raw.pig_herd,
        sheep: raw.sheep,
        carcassonne: raw.carcassonne,
    })
}

/// Each kind of segment has keys of its own; some of them must be there.
fn keys_fit(raw: &RawSegment) -> Result<(), Problem> {
    use SegmentKind::*;
    let city: &[_] = &[City];
    let field: &[_] = &[Field];
    let road: &[_] = &[Road];
    let keys = [
        ("sides", raw.sides.is_some(), &[City, Road, River][..]),
        ("halves", raw.halves.is_some(), &[City, Field, Carcassonne, Wheel]),
        ("pennants", raw.pennants > 0, city),
        ("cathedral", raw.cathedral, city),
        ("princess", raw.princess, city),
        ("goods", raw.goods.is_some(), city),
        ("bridge", raw.bridge, city),
        ("inn", raw.inn, road),
        ("tunnel", raw.tunnel, road),
        ("cities", !raw.cities.is_empty(), field),
        ("stops_short_of", !raw.stops_short_of.is_empty(), field),
        ("pig_herd", raw.pig_herd, field),
        ("sheep", raw.sheep > 0, field),
        ("carcassonne", raw.carcassonne, field),
    ];
    let segment = || raw.id.clone();
    for (key, given, kinds) in keys {
        if given && !kinds.contains(&raw.kind) {
            return Err(Problem::KeyDoesNotFit { segment: segment(), key });
        }
    }
    let missing = match raw.kind {
        City | Road | River if raw.sides.as_deref().is_none_or(str::is_empty) => "sides",
        Field | Carcassonne | Wheel if raw.halves.is_none() => "halves",
        _ => return Ok(()),
    };
    Err(Problem::KeyMissing { segment: segment(), key: missing })
}

fn halves(raw: &RawSegment, list: &[u8]) -> Result<Halves, Problem> {
    let mut halves = Halves::NONE;
    for &index in list {
        let half = HalfSide::new(index);
        if index > 7 || halves.contains(half) {
            return Err(Problem::BadHalf { segment: raw.id.clone(), half: index });
        }
        halves = halves.with(half);
    }
    Ok(halves)
}

fn sides(letters: &str) -> Result<Sides, Problem> {
    let mut sides = Sides::NONE;
    for letter in letters.chars() {
        match Side::from_letter(letter) {
            Some(side) if !sides.contains(side) => sides = sides.with(side),
            _ => return Err(Problem::BadSides { sides: letters.to_owned() }),
        }
    }
    Ok(sides)
}

fn symbols(raw: &RawSymbols) -> Result<Symbols, Problem> {
    let flier = match &raw.flier {
        None => None,
        Some(name) => Some(
            Compass::from_name(name)
                .ok_or_else(|| Problem::BadCompass { compass: name.clone() })?,
        ),
    };
    if let Some(number) = raw.wheel.filter(|number| !(1..=3).contains(number)) {
        return Err(Problem::BadWheelNumber { number });
    }
    Ok(Symbols {
        volcano: raw.volcano,
        dragon: raw.dragon,
        portal: raw.portal,
        flier,
        ferry: raw.ferry,
        goldmine: raw.goldmine,
        magic: raw.magic,
        robber: raw.robber,
        crop_circle: raw.crop_circle,
        hill: raw.hill,
        vineyard: raw.vineyard,
        wheel: raw.wheel.unwrap_or(0),
        river: raw.river,
        abbey: raw.abbey,
    })
}
