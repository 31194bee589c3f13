//! Where a figure stands on a segment of a tile.

use bastide_catalogue::{HalfSide, Rotation, SegmentId, SegmentKind, Side, TileKind};

/// A place on a tile, both numbers from 0 to 100, for a segment of it as it lies.
pub fn anchor(kind: &TileKind, segment: SegmentId, rotation: Rotation) -> [f64; 2] {
    let segment = kind.segment(segment);
    let points: Vec<[f64; 2]> = match segment.kind {
        SegmentKind::Field => segment.halves.rotated(rotation).iter().map(middle_of_half).collect(),
        _ => segment.sides.rotated(rotation).iter().map(middle_of_side).collect(),
    };
    if points.is_empty() {
        return [50.0, 50.0];
    }
    let mean = |axis: usize| points.iter().map(|at| at[axis]).sum::<f64>() / points.len() as f64;
    // A third of the way back to the middle, so that nothing stands on the rim.
    [0, 1].map(|axis| mean(axis) * 0.7 + 50.0 * 0.3)
}

fn middle_of_side(side: Side) -> [f64; 2] {
    match side {
        Side::North => [50.0, 0.0],
        Side::East => [100.0, 50.0],
        Side::South => [50.0, 100.0],
        Side::West => [0.0, 50.0],
    }
}

fn middle_of_half(half: HalfSide) -> [f64; 2] {
    let [x, y] = middle_of_side(half.side());
    // Halves go clockwise: the first of a side lies before its middle.
    let along = if half.index().is_multiple_of(2) { -25.0 } else { 25.0 };
    match half.side() {
        Side::North => [x + along, y],
        Side::East => [x, y + along],
        Side::South => [x - along, y],
        Side::West => [x, y - along],
    }
}
