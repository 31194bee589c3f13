//! Outlines of segments, for highlighting: closed polygons that agree with the drawing.

use bastide_catalogue::{SegmentId, SegmentKind, TileKind};

use crate::labels::{CELL, CELLS, Label};
use crate::land::{RIVER_HALF, ROAD_HALF, Way};
use crate::layout::Layout;
use crate::systems;
use crate::vector::{P, SIZE, flatten, p, polar};

/// The rings of a segment's outline at rotation 0.
pub fn rings(kind: &TileKind, layout: &Layout, segment: SegmentId) -> Vec<Vec<P>> {
    let Some(printed) = kind.segments.get(segment.0 as usize) else { return Vec::new() };
    let way = |ways: &[Way], half: f64| {
        ways.iter()
            .filter(|way| way.id == segment)
            .flat_map(|way| way.chains.iter().map(|chain| ribbon(&flatten(chain, 10), half)))
            .collect()
    };
    match printed.kind {
        SegmentKind::City => {
            let city = layout.land.cities.iter().find(|city| city.id == segment);
            city.map(|city| city.outline.clone()).into_iter().collect()
        }
        SegmentKind::Road => way(&layout.land.roads, ROAD_HALF),
        SegmentKind::River => way(&layout.land.rivers, RIVER_HALF),
        SegmentKind::Field => trace(layout, Label::Field(segment)),
        core if systems::is_core(core) => trace(layout, Label::Core),
        _ => {
            let spot = layout.spots[segment.0 as usize];
            let radius = match printed.kind {
                SegmentKind::Monastery if kind.symbols.abbey => 80.0,
                SegmentKind::Monastery => 40.0,
                SegmentKind::Shrine => 34.0,
                _ => 26.0,
            };
            spot.map(|at| disc(at, radius)).into_iter().collect()
        }
    }
}

fn disc(at: P, radius: f64) -> Vec<P> {
    let keep = |v: f64| v.clamp(0.0, SIZE);
    (0..24)
        .map(|step| at + polar(f64::from(step) * std::f64::consts::TAU / 24.0, radius))
        .map(|q| p(keep(q.x), keep(q.y)))
        .collect()
}

/// A line with a width.
fn ribbon(line: &[P], half: f64) -> Vec<P> {
    let normal = |index: usize| {
        let a = line[index.saturating_sub(1)];
        let b = line[(index + 1).min(line.len() - 1)];
        (b - a).unit().turned(1) * half
    };
    let left = (0..line.len()).map(|index| line[index] + normal(index));
    let right = (0..line.len()).rev().map(|index| line[index] - normal(index));
    left.chain(right).collect()
}

/// The boundary of all cells with a label. Middles of the cells' sides are joined, which turns
/// the steps of slanted boundaries into straight lines.
fn trace(layout: &Layout, label: Label) -> Vec<Vec<P>> {
    let is = |i: i32, j: i32| {
        let inside = (0..CELLS as i32).contains(&i) && (0..CELLS as i32).contains(&j);
        inside && layout.labels.grid.get(i as usize, j as usize) == label
    };
    // Directed sides of cells with the region on their right hand: from corner to corner.
    let mut sides: Vec<((i32, i32), (i32, i32))> = Vec::new();
    for j in 0..CELLS as i32 {
        for i in (0..CELLS as i32).filter(|i| is(*i, j)) {
            let around = [
                (is(i, j - 1), (i, j), (i + 1, j)),
                (is(i + 1, j), (i + 1, j), (i + 1, j + 1)),
                (is(i, j + 1), (i + 1, j + 1), (i, j + 1)),
                (is(i - 1, j), (i, j + 1), (i, j)),
            ];
            sides.extend(around.into_iter().filter(|(same, ..)| !same).map(|(_, a, b)| (a, b)));
        }
    }
    sides.sort();
    let mut used = vec![false; sides.len()];
    let mut rings = Vec::new();
    for start in 0..sides.len() {
        if used[start] {
            continue;
        }
        let mut ring = Vec::new();
        let mut current = start;
        while !used[current] {
            used[current] = true;
            let (a, b) = sides[current];
            ring.push(p(f64::from(a.0 + b.0), f64::from(a.1 + b.1)) * (CELL / 2.0));
            let first = sides.partition_point(|(from, _)| *from < b);
            let next = (first..sides.len())
                .take_while(|index| sides[*index].0 == b)
                .find(|index| !used[*index]);
            match next {
                Some(next) => current = next,
                None => break,
            }
        }
        let ring = straightened(&ring);
        if ring.len() > 2 {
            rings.push(ring.into_iter().map(onto_rim).collect());
        }
    }
    rings
}

/// A point close to the rim lies on it.
fn onto_rim(q: P) -> P {
    let snap = |v: f64| {
        if v < 1.0 {
            0.0
        } else if v > SIZE - 1.0 {
            SIZE
        } else {
            v
        }
    };
    p(snap(q.x), snap(q.y))
}

/// Drops the points that lie on a straight line between their neighbours.
fn straightened(ring: &[P]) -> Vec<P> {
    let n = ring.len();
    let keep = |index: &usize| {
        let (a, b, c) = (ring[(index + n - 1) % n], ring[*index], ring[(index + 1) % n]);
        let (u, v) = (b - a, c - b);
        (u.x * v.y - u.y * v.x).abs() > 0.01
    };
    (0..n).filter(keep).map(|index| ring[index]).collect()
}
