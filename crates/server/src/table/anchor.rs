//! Where a figure stands on a segment of a tile, as the drawings have it.

use std::sync::OnceLock;

use bastide_art::{TILE, TileArt};
use bastide_catalogue::{Catalogue, KindId, Rotation, SegmentId};

/// The place on a tile as it lies, in parts of its side: the middle is `[0.5, 0.5]`.
pub fn anchor(kind: KindId, segment: SegmentId, rotation: Rotation) -> [f64; 2] {
    let [x, y] = upright(kind).get(segment.0 as usize).copied().unwrap_or([0.5, 0.5]);
    match rotation.quarters() {
        0 => [x, y],
        1 => [1.0 - y, x],
        2 => [1.0 - x, 1.0 - y],
        _ => [y, 1.0 - x],
    }
}

/// The places of a kind at rotation 0. To work a drawing out takes a while, so it is done once.
fn upright(kind: KindId) -> &'static [[f64; 2]] {
    static KNOWN: OnceLock<Vec<OnceLock<Vec<[f64; 2]>>>> = OnceLock::new();
    let catalogue = Catalogue::standard();
    let known = KNOWN.get_or_init(|| catalogue.kinds().iter().map(|_| OnceLock::new()).collect());
    known[kind.0 as usize].get_or_init(|| {
        let kind = catalogue.kind(kind);
        let art = TileArt::new(kind);
        let place = |segment| {
            let (x, y) = art.anchor(segment);
            [x, y].map(|at| (at / TILE * 1000.0).round() / 1000.0)
        };
        kind.segment_ids().map(|(segment, _)| place(segment)).collect()
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn anchors_turn_with_their_tile() {
        let catalogue = Catalogue::standard();
        let id = catalogue.kind_id("base.D").unwrap();
        let city = catalogue.kind(id).segment_named("c1").unwrap();
        let at = |degrees| anchor(id, city, Rotation::from_degrees(degrees).unwrap());
        assert!(at(0)[1] < 0.4 && at(90)[0] > 0.6 && at(180)[1] > 0.6 && at(270)[0] < 0.4);
        let art = TileArt::new(catalogue.kind(id));
        for rotation in Rotation::ALL {
            let (x, y) = art.anchor_turned(city, rotation);
            let [ours_x, ours_y] = anchor(id, city, rotation);
            assert!((x / TILE - ours_x).abs() < 0.001 && (y / TILE - ours_y).abs() < 0.001);
        }
    }
}
