//! Where a figure stands on a segment of a tile, as the drawings have it.

use std::sync::OnceLock;

use bastide_art::{TILE, TileArt};
use bastide_catalogue::{Catalogue, KindId, Rotation, SegmentId};
use bastide_engine::{Kind, Rules};

/// The place on a tile as it lies, in parts of its side: the middle is `[0.5, 0.5]`.
pub fn anchor(rules: &Rules, kind: Kind, segment: SegmentId, rotation: Rotation) -> [f64; 2] {
    let [x, y] = match known(rules.kind_id(kind)) {
        Some(places) => places.get(segment.0 as usize).copied().unwrap_or([0.5, 0.5]),
        None => place(&TileArt::new(rules.printed(kind)), segment),
    };
    match rotation.quarters() {
        0 => [x, y],
        1 => [1.0 - y, x],
        2 => [1.0 - x, 1.0 - y],
        _ => [y, 1.0 - x],
    }
}

/// The places of a kind at rotation 0. To work a drawing out takes a while, so it is done once for the
/// kinds of the standard catalogue; those of tile files have numbers beyond it.
fn known(kind: KindId) -> Option<&'static [[f64; 2]]> {
    static KNOWN: OnceLock<Vec<OnceLock<Vec<[f64; 2]>>>> = OnceLock::new();
    let catalogue = Catalogue::standard();
    let known = KNOWN.get_or_init(|| catalogue.kinds().iter().map(|_| OnceLock::new()).collect());
    let places = known.get(kind.0 as usize)?.get_or_init(|| {
        let kind = catalogue.kind(kind);
        let art = TileArt::new(kind);
        kind.segment_ids().map(|(segment, _)| place(&art, segment)).collect()
    });
    Some(places)
}

fn place(art: &TileArt, segment: SegmentId) -> [f64; 2] {
    let (x, y) = art.anchor(segment);
    [x, y].map(|at| (at / TILE * 1000.0).round() / 1000.0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use bastide_engine::{Setup, TileFile};

    /// A kind of a tile file is drawn like the others, and its number means nothing without its game.
    #[test]
    fn tiles_of_a_file_have_anchors() {
        let text = include_str!("../../../docs/examples/tiles.toml");
        let file = TileFile { name: "tiles.toml".into(), text: text.into() };
        let setup = Setup {
            tiles: vec![file],
            sets: Some(vec![("bridges".into(), 1)]),
            ..Setup::for_players(["Ann"])
        };
        let rules = Rules::new(setup).unwrap();
        let kind = rules.kind("bridges.F").unwrap();
        assert_eq!(known(rules.kind_id(kind)), None);
        let city = rules.printed(kind).segment_named("c1").unwrap();
        assert!(anchor(&rules, kind, city, Rotation::default())[0] < 0.4);
    }

    #[test]
    fn anchors_turn_with_their_tile() {
        let rules = Rules::new(Setup::for_players(["Ann"])).unwrap();
        let kind = rules.kind("base.D").unwrap();
        let city = rules.printed(kind).segment_named("c1").unwrap();
        let at = |degrees| anchor(&rules, kind, city, Rotation::from_degrees(degrees).unwrap());
        assert!(at(0)[1] < 0.4 && at(90)[0] > 0.6 && at(180)[1] > 0.6 && at(270)[0] < 0.4);
        let art = TileArt::new(rules.printed(kind));
        for rotation in Rotation::ALL {
            let (x, y) = art.anchor_turned(city, rotation);
            let [ours_x, ours_y] = anchor(&rules, kind, city, rotation);
            assert!((x / TILE - ours_x).abs() < 0.001 && (y / TILE - ours_y).abs() < 0.001);
        }
    }
}
