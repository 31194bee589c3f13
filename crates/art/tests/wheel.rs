//! The squares of the wheel of fortune join without a seam: what one shows at its side, its
//! neighbour shows too.
#![cfg(feature = "png")]

use bastide_art::TileArt;
use bastide_catalogue::{Catalogue, Rotation, Side};
use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree};

/// So fine that next to nothing lies between the outermost pixels of two neighbours.
const PIXELS_TO_A_UNIT: u32 = 8;
const LENGTH: u32 = 256 * PIXELS_TO_A_UNIT;

/// The outermost pixels of a square at a side of the board, from the west or from the north.
fn outermost((row, column): (usize, usize), rotation: Rotation, side: Side) -> Vec<[u8; 3]> {
    let catalogue = Catalogue::standard();
    let kind = catalogue.block("wheel").expect("a block").rows[row][column];
    let group = TileArt::new(catalogue.kind(kind)).group(1, rotation, Default::default());
    let svg = format!(
        r#"<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256">{group}</svg>"#
    );
    let tree = Tree::from_str(&svg, &Options::default()).expect("a drawing");
    let end = (LENGTH - 1) as f32;
    let (width, height, left, top) = match side {
        Side::North => (LENGTH, 1, 0.0, 0.0),
        Side::East => (1, LENGTH, end, 0.0),
        Side::South => (LENGTH, 1, 0.0, end),
        Side::West => (1, LENGTH, 0.0, 0.0),
    };
    let mut pixels = Pixmap::new(width, height).expect("a picture");
    let scale = PIXELS_TO_A_UNIT as f32;
    let strip = Transform::from_scale(scale, scale).post_translate(-left, -top);
    resvg::render(&tree, strip, &mut pixels.as_mut());
    let parts = pixels.pixels().iter().map(|pixel| pixel.demultiply());
    parts.map(|pixel| [pixel.red(), pixel.green(), pixel.blue()]).collect()
}

/// The share of a seam at which something ends that the other side does not go on with.
fn visible(one: &[[u8; 3]], other: &[[u8; 3]]) -> f64 {
    let alike = |a: &[u8; 3], b: &[u8; 3]| a.iter().zip(b).all(|(a, b)| a.abs_diff(*b) < 40);
    let goes_on = |step: usize| {
        // A line that crosses the seam at a slant goes on a little aside.
        let around = step.saturating_sub(4)..(step + 5).min(other.len());
        other[around].iter().any(|pixel| alike(&one[step], pixel))
    };
    (0..one.len()).filter(|step| !goes_on(*step)).count() as f64 / one.len() as f64
}

#[test]
fn squares_of_the_wheel_join_without_a_seam() {
    // All seams that lie inside the rim; outside it, trees may end at a side.
    let beside = [((1, 1), (1, 2)), ((2, 1), (2, 2)), ((1, 0), (1, 1)), ((2, 2), (2, 3))];
    let below = [((1, 1), (2, 1)), ((1, 2), (2, 2)), ((0, 1), (1, 1)), ((2, 2), (3, 2))];
    let beside = beside.map(|(one, other)| (one, other, Side::East));
    let below = below.map(|(one, other)| (one, other, Side::South));
    for rotation in Rotation::ALL {
        for (one, other, side) in beside.into_iter().chain(below) {
            let side = side.rotated(rotation);
            let seam = visible(
                &outermost(one, rotation, side),
                &outermost(other, rotation, side.opposite()),
            );
            // The rim of a crown may touch a side without crossing it.
            assert!(seam < 0.03, "{one:?} to {other:?} at {rotation:?}: {seam:.4}");
        }
    }
}
