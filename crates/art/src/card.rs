//! A card with a board and its players: the picture beside a link.

use crate::board::{BoardPicture, Surroundings, board_svg};
use crate::figures::{FigureDrawing, FigureShape, PlayerColour, piece_group};
use crate::lettering;
use crate::vector::p;

/// The size of a card: what programs that show links crop nothing of.
const WIDTH: f64 = 1200.0;
const HEIGHT: f64 = 630.0;
/// Free space round everything.
const RIM: f64 = 40.0;
/// Where the column of players begins.
const COLUMN: f64 = 880.0;
const INK: &str = "#2b2620";

/// A seat of a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CardSeat {
    /// The colour of whoever sits there; nothing while it is open.
    pub colour: Option<PlayerColour>,
    /// The score so far, or the one in the end.
    pub score: Option<u16>,
    /// Whether this one has won.
    pub won: bool,
}

/// A board with its players as a complete document, 1200 by 630.
pub fn card_svg(board: BoardPicture<'_>, seats: &[CardSeat]) -> String {
    let ground = Surroundings::Light.ground().unwrap_or("none");
    let mut out = format!(
        r##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}"><path d="M0 0h{WIDTH}v{HEIGHT}H0z" fill="{ground}"/><path d="M{COLUMN} 0H{WIDTH}v{HEIGHT}H{COLUMN}z" fill="#fffaf0"/>"##
    );
    let board = board_svg(&BoardPicture { surroundings: Surroundings::Transparent, ..board });
    let (wide, high) = (COLUMN - 2.0 * RIM, HEIGHT - 2.0 * RIM);
    let place = format!(r#"<svg x="{RIM}" y="{RIM}" width="{wide}" height="{high}""#);
    out.push_str(&board.replacen(r#"<svg xmlns="http://www.w3.org/2000/svg""#, &place, 1));
    let name = "Bastide";
    let middle = (COLUMN + WIDTH) / 2.0;
    let left = middle - lettering::width(name, 40.0) / 2.0;
    out.push_str(&lettering::write(name, p(left, 96.0), 40.0, INK));
    let (columns, rows) = if seats.len() > 4 { (2, 4) } else { (1, seats.len().max(1)) };
    let step = (HEIGHT - 140.0 - RIM) / rows.max(3) as f64;
    let top = 140.0 + (HEIGHT - 140.0 - RIM - step * rows as f64) / 2.0;
    for (number, seat) in seats.iter().enumerate() {
        let (column, row) = (number / rows, number % rows);
        let width = (WIDTH - COLUMN) / columns as f64;
        let x = COLUMN + width * (column as f64 + 0.5);
        self::seat(seat, x, top + step * (row as f64 + 0.5), columns == 1, &mut out);
    }
    out.push_str("</svg>");
    out
}

/// A meeple with its score, round the middle of its place; a dashed one where nobody sits.
fn seat(seat: &CardSeat, x: f64, y: f64, wide: bool, out: &mut String) {
    let scale = if wide { 1.5 } else { 1.1 };
    let aside = if seat.score.is_some() { scale * 38.0 } else { 0.0 };
    match seat.colour {
        Some(colour) => {
            let piece = piece_group(FigureDrawing::Player(FigureShape::Meeple, colour));
            let at = x - aside;
            out.push_str(&format!(
                r#"<g transform="translate({at:.1} {y:.1})scale({scale})">{piece}</g>"#
            ));
        }
        None => out.push_str(&format!(
            r##"<circle cx="{x:.1}" cy="{y:.1}" r="{:.1}" fill="none" stroke="#a2937b" stroke-width="4" stroke-dasharray="12 9"/>"##,
            scale * 26.0
        )),
    }
    if let Some(score) = seat.score {
        let text = score.to_string();
        let height = scale * 26.0;
        let start = p(x + scale * 8.0, y + height / 2.0);
        let ink = if seat.won { "#b3261e" } else { INK };
        out.push_str(&lettering::write(&text, start, height, ink));
    }
}

#[cfg(test)]
mod tests {
    use bastide_catalogue::{Catalogue, Rotation};

    use super::*;
    use crate::board::PlacedTile;

    #[test]
    fn a_card_has_one_size_whatever_lies_on_it() {
        let catalogue = Catalogue::standard();
        for (tiles, seats) in [(1, 1), (1, 8), (40, 2)] {
            let mut board = BoardPicture::new(catalogue);
            let kind = catalogue.kind_id("base.D").unwrap();
            let rotation = Rotation::default();
            let tile = |x| PlacedTile { kind, x, y: 0, rotation, variant: 0 };
            board.tiles = (0..tiles).map(tile).collect();
            let seat = CardSeat { colour: Some(PlayerColour::Red), score: Some(7), won: true };
            let svg = card_svg(board, &vec![seat; seats]);
            assert!(svg.contains(r#"viewBox="0 0 1200 630""#));
            let document = roxmltree::Document::parse(&svg).unwrap();
            let boards = document.descendants().filter(|node| node.has_attribute("viewBox"));
            assert_eq!(boards.count(), 2 + tiles as usize);
            #[cfg(feature = "png")]
            assert_eq!(crate::to_png(&svg, 1200).unwrap()[16..24], [0, 0, 4, 176, 0, 0, 2, 118]);
        }
    }
}
