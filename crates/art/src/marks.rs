//! What a text points at in a picture of a board: lit features and numbers.

use std::collections::HashMap;

use bastide_catalogue::{KindId, SegmentId};

use crate::board::{BoardPicture, Standing, stand};
use crate::path::{Pen, short};
use crate::vector::{P, SIZE, p};
use crate::{TileArt, lettering};

/// A segment that is lit.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LitSegment {
    /// The column of its tile.
    pub x: i32,
    /// The row of its tile.
    pub y: i32,
    /// Which segment of that tile.
    pub segment: SegmentId,
}

/// A number in a circle.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NumberMark {
    /// Which number.
    pub number: usize,
    /// The column of its tile.
    pub x: i32,
    /// The row of its tile.
    pub y: i32,
    /// Where on that tile.
    pub place: Standing,
    /// Whether whatever stands there is lost.
    pub lost: bool,
}

const PAPER: &str = "#fffdf9";
const INK: &str = "#1b1c1f";
const WINE: &str = "#9a2a24";

/// The radius of a mark, and of the ring round a figure that is lost.
const RADIUS: f64 = 27.0;
const RING: f64 = 50.0;

/// Where a mark stands beside the figure that it belongs to.
const BESIDE: P = P { x: 46.0, y: -44.0 };

/// Lightens the lit segments, below the figures.
pub(crate) fn light(board: &BoardPicture, arts: &HashMap<KindId, TileArt>, out: &mut String) {
    let mut pen = Pen::new();
    for lit in &board.lit {
        let Some(tile) = board.tiles.iter().find(|tile| (tile.x, tile.y) == (lit.x, lit.y)) else {
            continue;
        };
        let corner = corner(lit.x, lit.y);
        let art = &arts[&tile.kind];
        for ring in art.rings_turned(lit.segment, tile.rotation) {
            let ring: Vec<P> = ring.into_iter().map(|(x, y)| corner + p(x, y)).collect();
            pen.polygon(&ring);
        }
    }
    let data = pen.data();
    if !data.is_empty() {
        out.push_str(&format!(r#"<path d="{data}" fill="{PAPER}" fill-opacity=".34"/>"#));
    }
}

/// Writes the numbers, above everything.
pub(crate) fn numbers(board: &BoardPicture, arts: &HashMap<KindId, TileArt>, out: &mut String) {
    for mark in &board.marks {
        let tile = board.tiles.iter().find(|tile| (tile.x, tile.y) == (mark.x, mark.y));
        let foot = corner(mark.x, mark.y) + stand(mark.place, tile, arts);
        let same = |place: Standing| place == mark.place;
        let figure =
            board.figures.iter().any(|it| (it.x, it.y) == (mark.x, mark.y) && same(it.place));
        if mark.lost {
            let (x, y) = (short(foot.x), short(foot.y));
            out.push_str(&format!(
                r#"<circle cx="{x}" cy="{y}" r="{RING}" fill="none" stroke="{PAPER}" stroke-width="11"/><circle cx="{x}" cy="{y}" r="{RING}" fill="none" stroke="{WINE}" stroke-width="6" stroke-dasharray="14 8"/>"#
            ));
        }
        let at = if figure { foot + BESIDE } else { foot };
        let at = inside(board, at);
        let fill = if mark.lost { WINE } else { INK };
        let (x, y) = (short(at.x), short(at.y));
        out.push_str(&format!(
            r#"<circle cx="{x}" cy="{y}" r="{RADIUS}" fill="{fill}" stroke="{PAPER}" stroke-width="5"/>"#
        ));
        let text = mark.number.to_string();
        let wide = lettering::width(&text, 30.0);
        let start = at + p(-wide / 2.0, 15.0);
        out.push_str(&lettering::write(&text, start, 30.0, PAPER));
    }
}

fn corner(x: i32, y: i32) -> P {
    p(f64::from(x) * SIZE, f64::from(y) * SIZE)
}

/// A mark is never cut off by the edge of a picture.
fn inside(board: &BoardPicture, at: P) -> P {
    let Some([left, top, right, bottom]) = board.crop else { return at };
    let room = RADIUS + 4.0;
    let (first, last) = (corner(left, top), corner(right + 1, bottom + 1));
    p(at.x.clamp(first.x + room, last.x - room), at.y.clamp(first.y + room, last.y - room))
}

#[cfg(test)]
mod tests {
    use bastide_catalogue::{Catalogue, Rotation};

    use super::*;
    use crate::board::{PlacedTile, board_svg};

    #[test]
    fn marks_and_light_are_drawn_on_the_part_that_is_shown() {
        let catalogue = Catalogue::standard();
        let kind = catalogue.kind_id("base.D").unwrap();
        let mut board = BoardPicture { margin: 0.0, ..BoardPicture::new(catalogue) };
        for x in 0..3 {
            let rotation = Rotation::default();
            board.tiles.push(PlacedTile { kind, x, y: 0, rotation, variant: 0 });
        }
        let plain = board_svg(&board);
        assert!(plain.contains(r#"viewBox="0 0 768 256""#), "{}", &plain[..90]);
        let segment = catalogue.kind(kind).segment_named("c1").unwrap();
        board.crop = Some([1, 0, 2, 0]);
        board.lit.push(LitSegment { x: 1, y: 0, segment });
        let place = Standing::Segment(segment);
        board.marks.push(NumberMark { number: 7, x: 1, y: 0, place, lost: true });
        let marked = board_svg(&board);
        assert!(marked.contains(r#"viewBox="256 0 512 256""#), "{}", &marked[..90]);
        assert!(marked.contains("fill-opacity=\".34\"") && !plain.contains("fill-opacity=\".34\""));
        assert_eq!(marked.matches("<circle").count() - plain.matches("<circle").count(), 3);
    }
}
