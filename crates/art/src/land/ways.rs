//! Roads and rivers: centre lines that start at the middle of a side, at a right angle to it.

use bastide_catalogue::{RiverRole, Segment, SegmentId, SegmentKind, Side, TileKind};

use super::hub::{End, Ends};
use super::{Bridge, City, Gate, Hub, HubKind, Land, Over, Way, of_kind, over_city};
use crate::noise::Noise;
use crate::systems;
use crate::vector::{CENTRE, Cubic, MID, P, SIZE, first_crossing, inside, inward, middle, p};

const S: f64 = SIZE;

/// Builds rivers, the hub, roads, gates and bridges.
pub fn build(kind: &TileKind, land: &mut Land, noise: &mut Noise) {
    for (id, river) in of_kind(kind, SegmentKind::River) {
        build_river(kind, id, river, land, noise);
    }
    let ends = Ends::of(kind, land);
    land.hub = ends.hub;
    for (id, road) in of_kind(kind, SegmentKind::Road) {
        let sides: Vec<Side> = road.sides.iter().collect();
        match sides[..] {
            [] => {}
            [side] => single(&ends, id, side, land),
            [_, _] if road.tunnel => tunnel(kind, id, land),
            [a, b] => {
                let chain = through(kind, &ends, (a, b), land, noise);
                land.roads.push(Way { id, chains: vec![chain] });
            }
            _ => land.roads.push(Way { id, chains: roundabout(ends.hub, &sides) }),
        }
    }
    if kind.id == "ic.EI" {
        spurs(land);
    }
    if kind.id == "tb.HC" {
        // The road from the west comes later, since it is the one on the bridge.
        land.roads.reverse();
    }
    find_bridges(kind, land);
}

/// A way from one side to another.
fn between(a: Side, b: Side, noise: &mut Noise, wiggle: f64, pull: f64) -> Vec<Cubic> {
    let (from, to, u, v) = (middle(a), middle(b), inward(a), inward(b));
    if a.opposite() == b {
        let sign = if noise.chance(0.5) { 1.0 } else { -1.0 };
        let off = sign * noise.between(0.5, 1.0) * wiggle;
        return bow(a, CENTRE + u.turned(1) * off);
    }
    let k = pull + noise.between(-5.0, 5.0);
    vec![[from, from + u * k, to + v * k, to]]
}

/// A way to the opposite side by way of a point.
fn bow(from: Side, by: P) -> Vec<Cubic> {
    let (a, b, u) = (middle(from), middle(from.opposite()), inward(from) * 50.0);
    vec![[a, a + u, by - u, by], [by, by + u, b - u, b]]
}

/// A way from a side to an inner point; `back` points from there back along the way.
fn to_point(side: Side, target: P, back: Option<P>) -> Vec<Cubic> {
    let (from, into) = (middle(side), inward(side));
    let d = from.distance(target);
    let back = back.unwrap_or_else(|| (from + into * (d * 0.6) - target).unit());
    vec![[from, from + into * (d * 0.45), target + back * (d * 0.4), target]]
}

fn build_river(kind: &TileKind, id: SegmentId, s: &Segment, land: &mut Land, noise: &mut Noise) {
    let sides: Vec<Side> = s.sides.iter().collect();
    let landmark = Ends::landmark(kind).is_some() || kind.symbols.volcano;
    let north = has_city(kind, Side::North) && !has_city(kind, Side::South);
    let chains = match sides[..] {
        // The two halves of one long spring.
        _ if kind.id == "river17.A1" || kind.id == "river17.A2" => {
            land.spring = Some(p(if kind.id == "river17.A1" { S } else { 0.0 }, MID));
            vec![bow(Side::West, p(MID, MID + 5.0))]
        }
        // A road leads over the waterfall.
        [_] if kind.id == "riverv3.A" => {
            let tip = p(184.0, 74.0);
            land.spring = Some(tip);
            vec![vec![[p(MID, S), p(MID, 186.0), p(148.0, 122.0), tip]]]
        }
        [side] => {
            let (tip, lake) = match kind.symbols.river {
                Some(RiverRole::Source) => (p(104.0, MID), None),
                Some(RiverRole::End) => (p(164.0, MID), Some((p(172.0, MID), 32.0))),
                _ if landmark => (p(92.0, 150.0), Some((p(96.0, 150.0), 36.0))),
                _ => (p(132.0, 132.0), Some((p(136.0, 132.0), 44.0))),
            };
            land.lake = lake;
            land.spring = lake.is_none().then_some(tip);
            vec![to_point(side, tip, None)]
        }
        [a, b] => {
            let flat = s.sides.bits() == 10;
            let roads = of_kind(kind, SegmentKind::Road).count() > 0;
            vec![if flat && north {
                bow(Side::West, p(MID, 148.0))
            } else if flat && Ends::landmark(kind).is_some() {
                bow(Side::West, p(MID, 166.0))
            } else if a.opposite() == b && roads {
                between(a, b, noise, 4.0, 104.0)
            } else {
                between(a, b, noise, 16.0, 104.0)
            }]
        }
        _ => {
            let arm = [p(MID, 0.0), p(MID, 50.0), p(MID - 4.0, 90.0), p(MID - 8.0, MID)];
            vec![bow(Side::West, CENTRE), vec![arm]]
        }
    };
    land.rivers.push(Way { id, chains });
}

fn has_city(kind: &TileKind, side: Side) -> bool {
    of_kind(kind, SegmentKind::City).any(|(_, city)| city.sides.contains(side))
}

/// A road that leaves the tile once and ends on it.
fn single(ends: &Ends, id: SegmentId, side: Side, land: &mut Land) {
    let into = inward(side);
    let end = ends.of_side(side);
    let gate = match end {
        End::City(city) => {
            land.cities.iter().find(|c| c.id == city).and_then(|city| gate(city, side))
        }
        _ => None,
    };
    let chain = match (end, gate) {
        (End::Core(at), _) => to_point(side, at, None),
        (_, Some(gate)) => {
            land.gates.push(gate);
            to_point(side, gate.at, Some(gate.out))
        }
        (end, None) => {
            let hub = ends.hub.unwrap_or(Hub { at: CENTRE, kind: HubKind::House, radius: 16.0 });
            let target = match hub.kind {
                HubKind::House if end == End::Dead => hub.at - into * 16.0,
                HubKind::Lake => hub.at - into * (hub.radius - 5.0),
                // A road from the side reaches the yard, not the steeple.
                HubKind::Monastery if side != Side::North => hub.at + p(0.0, 6.0),
                _ => hub.at,
            };
            // Straight ahead where the hub lies straight ahead, so that crossings look laid out.
            to_point(side, target, None)
        }
    };
    land.roads.push(Way { id, chains: vec![chain] });
}

/// Where a road from a side enters a city: straight ahead if possible, else at the nearest good
/// stretch of its wall.
pub fn gate(city: &City, side: Side) -> Option<Gate> {
    let (from, into) = (middle(side), inward(side));
    let probe = from + into * 64.0;
    let mut best: Option<(f64, Gate)> = None;
    for stretch in city.walls.iter().flat_map(|wall| wall.windows(2)) {
        let (a, b) = (stretch[0], stretch[1]);
        let length = a.distance(b);
        if length < 24.0 {
            continue;
        }
        let mut out = (b - a).unit().turned(3);
        if inside(a.towards(b, 0.5) + out * 2.0, &city.outline) {
            out = out * -1.0;
        }
        for step in 1..24 {
            let t = f64::from(step) / 24.0;
            let at = a.towards(b, t);
            let facing = (from - at).dot(out);
            if t.min(1.0 - t) * length < 13.0 || at.rim_distance() < 26.0 || facing < 8.0 {
                continue;
            }
            let aside = ((at.x - from.x) * into.y - (at.y - from.y) * into.x).abs();
            let slant = 20.0 * facing / from.distance(at).max(1.0);
            let cost = probe.distance(at) + aside * 0.5 - slant;
            if best.is_none_or(|(least, _)| cost < least) {
                best = Some((cost, Gate { at, out, city: Some(city.id) }));
            }
        }
    }
    best.map(|(_, gate)| gate)
}

/// A road below a city: seen at both ends, dotted between them.
fn tunnel(kind: &TileKind, id: SegmentId, land: &mut Land) {
    let stub = |length: f64, up: bool| {
        let y = |share: f64| if up { length * share } else { S - length * share };
        vec![[p(MID, y(0.0)), p(MID, y(0.33)), p(MID, y(0.66)), p(MID, y(1.0))]]
    };
    let north = if kind.id == "am.A12" {
        // In the north the road enters the city by a gate.
        let city = land.cities.first().map(|city| city.id);
        land.gates.push(Gate { at: p(MID, 76.0), out: p(0.0, -1.0), city });
        land.courses.push([p(MID, 88.0), p(MID, S - 46.0)]);
        stub(76.0, true)
    } else {
        land.tunnels.push((p(MID, 36.0), p(0.0, -1.0)));
        land.courses.push([p(MID, 50.0), p(MID, S - 46.0)]);
        stub(36.0, true)
    };
    land.tunnels.push((p(MID, S - 34.0), p(0.0, 1.0)));
    land.roads.push(Way { id, chains: vec![north, stub(34.0, false)] });
}

/// A road through the tile.
fn through(
    kind: &TileKind,
    ends: &Ends,
    (a, b): (Side, Side),
    land: &Land,
    noise: &mut Noise,
) -> Vec<Cubic> {
    let straight = a.opposite() == b;
    let flat = straight && (a as u8) % 2 == 1;
    let roads = of_kind(kind, SegmentKind::Road).count();
    let two_through =
        of_kind(kind, SegmentKind::Road).filter(|(_, r)| r.sides.len() == 2).count() == 2;
    let rivers = !land.rivers.is_empty();
    // These two climb to the wall of the city in the north and touch it.
    if kind.id == "am.A7" || kind.id == "am.A8" {
        let wall = land.cities.iter().flat_map(|city| &city.outline).map(|q| q.y);
        let y = wall.filter(|y| *y < 200.0).fold(0.0, f64::max) + 7.0;
        let flip = |q: P| if kind.id == "am.A7" { q } else { p(S - q.x, q.y) };
        let first = [p(S, MID), p(218.0, MID), p(196.0, y), p(150.0, y)].map(flip);
        let second = [p(150.0, y), p(112.0, y), p(MID, 190.0), p(MID, S)].map(flip);
        return vec![first, second];
    }
    if flat && has_city(kind, Side::North) && !has_city(kind, Side::South) {
        return bow(Side::West, p(MID, MID + noise.between(10.0, 20.0)));
    }
    if kind.id == "hs.P" {
        return bow(Side::West, p(MID, 112.0));
    }
    let plain = rivers || over_city(kind).is_some() || (straight && (two_through || roads > 1));
    let wiggle = if plain { 0.0 } else { 15.0 };
    let crowded = two_through || ends.mark || kind.symbols.volcano || rivers;
    let pull = if crowded && !systems::plan(&kind.id).wide_bend { 84.0 } else { 104.0 };
    between(a, b, noise, wiggle, pull)
}

/// A ring with an arm to each side.
fn roundabout(hub: Option<Hub>, sides: &[Side]) -> Vec<Vec<Cubic>> {
    let Some(hub) = hub else { return Vec::new() };
    let (c, r) = (hub.at, hub.radius);
    let k = r * 0.5523;
    let quarter = |i: u8| {
        let (x, y) = (p(1.0, 0.0).turned(i), p(0.0, 1.0).turned(i));
        [c + x * r, c + x * r + y * k, c + x * k + y * r, c + y * r]
    };
    let mut chains = vec![(0..4).map(quarter).collect()];
    chains.extend(sides.iter().map(|side| to_point(*side, c - inward(*side) * r, None)));
    chains
}

/// Short ways from a village to the gates of two cities. They are drawn, but nobody owns them.
fn spurs(land: &mut Land) {
    for city in &land.cities {
        let Some(y) = city.walls.first().and_then(|wall| wall.get(1)).map(|q| q.y) else {
            continue;
        };
        let at = |share: f64| p(MID, MID + (y - MID) * share);
        land.spurs.push(vec![[at(0.0), at(0.3), at(0.6), at(1.0)]]);
        let out = p(0.0, if y < MID { 1.0 } else { -1.0 });
        land.gates.push(Gate { at: at(1.0), out, city: Some(city.id) });
    }
}

/// Bridges are found: where a road crosses a river, or an earlier road without a hub.
fn find_bridges(kind: &TileKind, land: &mut Land) {
    let mut bridges = Vec::new();
    for (index, road) in land.roads.iter().enumerate() {
        for line in road.lines() {
            for water in land.rivers.iter().flat_map(Way::lines) {
                if let Some((at, along)) = first_crossing(&line, &water) {
                    bridges.push(Bridge { at, along, over: Over::River });
                }
            }
        }
        if land.hub.is_none() || kind.id == "tb.HC" {
            for other in &land.roads[..index] {
                let lines = road.lines().next().zip(other.lines().next());
                if let Some((at, along)) = lines.and_then(|(a, b)| first_crossing(&a, &b)) {
                    bridges.push(Bridge { at, along, over: Over::Road });
                    land.upper_road = Some(index);
                }
            }
        }
    }
    if let Some(side) = over_city(kind).and_then(|road| kind.segment(road).sides.iter().next()) {
        bridges.push(Bridge { at: CENTRE, along: inward(side), over: Over::City });
    }
    land.bridges = bridges;
}
