//! Walls. A city is a polygon: corners of the tile along its sides, then straight stretches of
//! wall with a tower at each bend. Walls start exactly in the corners, so any two cities fit.

use bastide_catalogue::{Corner, SegmentId, SegmentKind, Side, Sides, Terrain, TileKind};

use super::{Arch, Below, City, Land, odd, of_kind, over_city};
use crate::noise::Noise;
use crate::systems;
use crate::vector::{MID, P, SIZE, p};

const S: f64 = SIZE;

/// Depth and flank of a city at one side: its wall bends at (flank, depth) and at the mirror.
const CAP: (f64, f64) = (62.0, 82.0);
/// The same beside another city, so that a wedge of field stays between the two.
const CAP_TIGHT: (f64, f64) = (52.0, 92.0);

/// Builds every city of a kind.
pub fn build(kind: &TileKind, land: &mut Land, noise: &mut Noise) {
    let plan = Plan::of(kind);
    for (id, segment) in of_kind(kind, SegmentKind::City) {
        plan.city(id, segment.sides, land, noise);
    }
    if plan.crossing {
        land.cities.sort_by_key(|city| city.raised);
    }
}

/// What a city must know of the rest of its tile.
struct Plan<'a> {
    kind: &'a TileKind,
    /// Corners that a city's tail reaches: two different fields meet there.
    tails: Vec<Corner>,
    /// Whether one city passes over the other.
    crossing: bool,
    river: bool,
}

fn run(points: &[(f64, f64)]) -> Vec<P> {
    points.iter().map(|(x, y)| p(*x, *y)).collect()
}

fn turn(points: Vec<P>, quarters: u8) -> Vec<P> {
    points.into_iter().map(|q| q.about_centre(quarters)).collect()
}

impl Plan<'_> {
    fn of(kind: &TileKind) -> Plan<'_> {
        let field =
            |half| kind.half_owner(half).filter(|id| kind.segment(*id).kind == SegmentKind::Field);
        let tails = Corner::ALL.into_iter().filter(|corner| {
            let [a, b] = corner.halves().map(field);
            a.is_some() && b.is_some() && a != b
        });
        let across: Sides = [Side::East, Side::West].into_iter().collect();
        let cities: Vec<Sides> = of_kind(kind, SegmentKind::City).map(|(_, s)| s.sides).collect();
        let inner_field = of_kind(kind, SegmentKind::Field).any(|(_, s)| s.halves.is_empty());
        let north = |s: &Sides| s.contains(Side::North) && !s.contains(Side::East);
        let crossing = cities.len() == 2
            && cities.contains(&across)
            && cities.iter().any(north)
            && inner_field
            && matches!(kind.terrain_at(Side::South), Terrain::City | Terrain::Field);
        Plan { kind, tails: tails.collect(), crossing, river: kind.has_river() }
    }

    fn is(&self, id: &str) -> bool {
        self.kind.id == id
    }

    fn city(&self, id: SegmentId, sides: Sides, land: &mut Land, noise: &mut Noise) {
        let mut add = |outline: Vec<P>, walls: Vec<Vec<P>>, raised: bool| {
            land.cities.push(City { id, outline, walls, raised });
        };
        let start = Side::ALL
            .into_iter()
            .find(|s| sides.contains(*s) && !sides.contains(Side::from_index(*s as u8 + 3)));
        let bits = sides.bits();
        match (sides.len(), start) {
            (0, _) => {}
            _ if self.crossing => self.crossed(id, sides, land),
            (_, None) => add(run(&[(0.0, 0.0), (S, 0.0), (S, S), (0.0, S)]), Vec::new(), false),
            _ if self.is("hs.L") => {
                let [west, east] = odd::shared_side();
                if sides.contains(Side::West) {
                    let wall = west[1..].to_vec();
                    add(west, vec![wall], false);
                } else {
                    let wall = vec![east[2], east[3], east[4], east[0]];
                    add(east, vec![wall], false);
                }
            }
            (2, _) if bits == 5 || bits == 10 => self.corridor(id, sides, land, noise),
            (1, Some(side)) => {
                let wall = self.cap(id, side, noise);
                add(wall.clone(), vec![wall], false);
            }
            (2, Some(side)) => {
                let quarters = (side as u8 + 1) & 3;
                let wall = turn(self.corner(quarters, noise), quarters);
                let mut outline = wall.clone();
                outline.push(p(0.0, 0.0).about_centre(quarters));
                add(outline, vec![wall], false);
            }
            (_, Some(side)) => {
                let quarters = (side as u8 + 1) & 3;
                let bend = |x: f64, noise: &mut Noise| jitter(p(x, 194.0), 3.0, noise);
                let wall = vec![p(S, S), bend(184.0, noise), bend(72.0, noise), p(0.0, S)];
                let wall = turn(wall, quarters);
                let mut outline = wall.clone();
                outline.extend(turn(run(&[(0.0, 0.0), (S, 0.0)]), quarters));
                add(outline, vec![wall], false);
            }
        }
    }

    /// The wall of a city at one side.
    fn cap(&self, id: SegmentId, side: Side, noise: &mut Noise) -> Vec<P> {
        let beside = [1, 3].map(|step| Side::from_index(side as u8 + step));
        let tight = beside.iter().any(|s| self.kind.terrain_at(*s) == Terrain::City);
        let (mut depth, mut flank) = if tight { CAP_TIGHT } else { CAP };
        let touches = |corner: &&Corner| {
            corner.halves().iter().any(|half| {
                let field = self.kind.half_owner(*half);
                field.is_some_and(|field| self.kind.segment(field).cities.contains(id))
            })
        };
        let tails: Vec<&Corner> = self.tails.iter().filter(touches).collect();
        if self.is("hs.O") {
            let west = odd::back_to_back();
            let mirrored = || west.iter().map(|q| p(S - q.x, q.y)).collect();
            return if side == Side::West { west.clone() } else { mirrored() };
        }
        let canonical = match tails[..] {
            _ if self.is("hs.K") => odd::tail_south(),
            _ if self.is("pd.L2") => odd::tail_south_west(),
            [Corner::SouthEast] if side == Side::North => odd::tail_south_east(),
            [_, _] => turn(odd::two_tails(), 1),
            _ => {
                (depth, flank) = systems::plan(&self.kind.id).cap.unwrap_or((depth, flank));
                let bend = |x, noise: &mut Noise| jitter(p(x, depth), 3.0, noise);
                vec![p(S, 0.0), bend(S - flank, noise), bend(flank, noise), p(0.0, 0.0)]
            }
        };
        turn(canonical, side as u8)
    }

    /// The wall of a city at two neighbouring sides: as if at west and north, from the north-east
    /// corner to the south-west one.
    fn corner(&self, quarters: u8, noise: &mut Noise) -> Vec<P> {
        let far = Corner::from_index(quarters + 2);
        let others = of_kind(self.kind, SegmentKind::City).count() > 1;
        if self.tails.contains(&far) {
            run(&[
                (S, 0.0),
                (192.0, 70.0),
                (176.0, 118.0),
                (S, S),
                (118.0, 176.0),
                (70.0, 192.0),
                (0.0, S),
            ])
        } else if self.is("pd.L2") {
            // Leaves room for the tail of its neighbour.
            run(&[(S, 0.0), (128.0, 44.0), (44.0, 128.0), (0.0, S)])
        } else {
            let (far, near, by) = if others { (150.0, 68.0, 2.0) } else { (164.0, 78.0, 4.0) };
            let one = jitter(p(far, near), by, noise);
            let two = jitter(p(near, far), by, noise);
            vec![p(S, 0.0), one, two, p(0.0, S)]
        }
    }

    /// A city at two opposite sides. Over a river it stands on arches.
    fn corridor(&self, id: SegmentId, sides: Sides, land: &mut Land, noise: &mut Noise) {
        let tunnel = of_kind(self.kind, SegmentKind::Road).any(|(_, road)| road.tunnel);
        let depth: f64 = if self.river {
            78.0
        } else if tunnel {
            76.0
        } else {
            62.0
        };
        let by = if depth > 70.0 || over_city(self.kind).is_some() { 0.0 } else { 3.0 };
        let quarters = u8::from(sides.contains(Side::North));
        let mut bend = |x: f64, y: f64| jitter(p(x, y), by, noise);
        // A city across leaves a strip of field if this one is narrower there.
        let across = |step: u8| {
            let side = Side::from_index(step + quarters);
            let city = self.kind.terrain_at(side) == Terrain::City;
            if city { depth.max(90.0) } else { depth }
        };
        let (high, deep) = (across(0), S - across(2));
        let up = vec![p(0.0, 0.0), bend(66.0, high), bend(190.0, high), p(S, 0.0)];
        let low = vec![p(0.0, S), bend(66.0, deep), bend(190.0, deep), p(S, S)];
        let (up, low) = (turn(up, quarters), turn(low, quarters));
        let outline = up.iter().chain(low.iter().rev()).copied().collect();
        land.cities.push(City { id, outline, walls: vec![up, low], raised: self.river });
        if self.river {
            for y in [depth, S - depth] {
                let (at, along) = (p(MID, y).about_centre(quarters), p(0.0, 1.0).turned(quarters));
                land.arches.push(Arch { at, along, below: Below::Water, half: 18.0 });
            }
            for x in [MID - 34.0, MID + 34.0] {
                let ends = [p(x, depth - 10.0), p(x, S - depth + 10.0)];
                land.links.push(ends.map(|q| q.about_centre(quarters)));
            }
        }
    }

    /// Two cities of which one passes over the other: the lower from east to west, the upper from
    /// the north. Dark mouths at the foot of the upper wall show what runs below.
    fn crossed(&self, id: SegmentId, sides: Sides, land: &mut Land) {
        if !sides.contains(Side::North) {
            let up = run(&[(0.0, 0.0), (70.0, 102.0), (186.0, 102.0), (S, 0.0)]);
            let low = run(&[(0.0, S), (70.0, 154.0), (186.0, 154.0), (S, S)]);
            let outline = up.iter().chain(low.iter().rev()).copied().collect();
            land.cities.push(City { id, outline, walls: vec![up, low], raised: false });
            return;
        }
        let through = sides.contains(Side::South);
        let (outline, walls) = if through {
            let west = run(&[(0.0, 0.0), (98.0, 66.0), (98.0, 190.0), (0.0, S)]);
            let east: Vec<P> = west.iter().map(|q| p(S - q.x, q.y)).collect();
            (west.iter().chain(east.iter().rev()).copied().collect(), vec![west, east])
        } else {
            let west = run(&[(0.0, 0.0), (98.0, 66.0), (98.0, 186.0), (112.0, 200.0)]);
            let east: Vec<P> = west.iter().rev().map(|q| p(S - q.x, q.y)).collect();
            let wall: Vec<P> = west.into_iter().chain(east).collect();
            (wall.clone(), vec![wall])
        };
        let rows: &[(f64, Below, f64)] = if through {
            &[(84.0, Below::Field, 9.0), (MID, Below::City, 17.0), (172.0, Below::Field, 9.0)]
        } else {
            &[(84.0, Below::Field, 9.0), (MID, Below::City, 17.0)]
        };
        for (y, below, half) in rows {
            for x in [98.0, 158.0] {
                let (at, along) = (p(x, *y), p(1.0, 0.0));
                land.arches.push(Arch { at, along, below: *below, half: *half });
            }
            if *below == Below::Field {
                land.under.push([p(104.0, *y), p(152.0, *y)]);
                land.links.push([p(86.0, *y), p(170.0, *y)]);
            }
        }
        land.cities.push(City { id, outline, walls, raised: true });
    }
}

/// A bend moved by a few units, so that not all towns were built from one plan.
fn jitter(at: P, by: f64, noise: &mut Noise) -> P {
    (at + p(noise.between(-by, by), noise.between(-by, by))).whole()
}
