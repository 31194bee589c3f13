//! Pictures of positions, and the names of figures and colours in addresses.

use bastide_art::{
    BoardPicture, Detail, FigureShape, NeutralPiece, Piece, Place, PlacedFerry, PlacedFigure,
    PlacedTile, PlayerColour, board_svg,
};
use bastide_catalogue::{Catalogue, SegmentKind};
use bastide_engine::Game;

/// A position; `colours` are those of the seats.
pub fn picture(game: &Game, colours: &[PlayerColour]) -> String {
    let board = game.board();
    let mut drawing = BoardPicture::new(Catalogue::standard());
    // Small in a preview, so that signs matter more than trees.
    drawing.detail = Detail::Plain;
    for (number, tile) in board.tiles().iter().enumerate() {
        let (x, y) = (i32::from(tile.at.x), i32::from(tile.at.y));
        let kind = game.rules().kind_id(tile.kind);
        let variant = number as u64;
        drawing.tiles.push(PlacedTile { kind, x, y, rotation: tile.rotation, variant });
        let ends: Vec<_> = tile.ferry.sides().collect();
        if let [one, other] = ends[..] {
            drawing.ferries.push(PlacedFerry { x, y, sides: [one, other] });
        }
    }
    for figure in game.figures() {
        let at = board.tile(board.tile_of(figure.on)).at;
        let lies = board.kind_of(figure.on) == SegmentKind::Field;
        let shape = shape(match (figure.kind.name(), lies) {
            ("meeple", true) => "farmer",
            ("large-meeple", true) => "large-farmer",
            (name, _) => name,
        });
        let colour = colours.get(figure.owner.index()).copied().unwrap_or(PlayerColour::Blue);
        drawing.figures.push(PlacedFigure {
            piece: Piece::Player(shape.unwrap_or(FigureShape::Meeple), colour),
            x: i32::from(at.x),
            y: i32::from(at.y),
            place: Place::Segment(board.local(figure.on)),
        });
    }
    board_svg(&drawing)
}

/// A figure in a colour, or a piece that nobody owns in the colour `neutral`.
pub fn piece(name: &str, colour: &str) -> Option<Piece> {
    if colour == "neutral" {
        return neutral(name).map(Piece::Neutral);
    }
    Some(Piece::Player(shape(name)?, known_colour(colour)?))
}

/// The colour of a seat.
pub fn colour(word: &str) -> PlayerColour {
    known_colour(word).unwrap_or(PlayerColour::Blue)
}

fn known_colour(word: &str) -> Option<PlayerColour> {
    Some(match word {
        "red" => PlayerColour::Red,
        "blue" => PlayerColour::Blue,
        "yellow" => PlayerColour::Yellow,
        "green" => PlayerColour::Green,
        "black" => PlayerColour::Black,
        "pink" => PlayerColour::Pink,
        "white" => PlayerColour::White,
        "teal" => PlayerColour::Teal,
        _ => return None,
    })
}

fn shape(word: &str) -> Option<FigureShape> {
    Some(match word {
        "meeple" => FigureShape::Meeple,
        "farmer" => FigureShape::Farmer,
        "large-meeple" => FigureShape::LargeMeeple,
        "large-farmer" => FigureShape::LargeFarmer,
        "abbot" => FigureShape::Abbot,
        "builder" => FigureShape::Builder,
        "pig" => FigureShape::Pig,
        "mayor" => FigureShape::Mayor,
        "wagon" => FigureShape::Wagon,
        "barn" => FigureShape::Barn,
        "shepherd" => FigureShape::Shepherd,
        "messenger" => FigureShape::Messenger,
        "robber" => FigureShape::Robber,
        _ => return None,
    })
}

fn neutral(word: &str) -> Option<NeutralPiece> {
    Some(match word {
        "dragon" => NeutralPiece::Dragon,
        "fairy" => NeutralPiece::Fairy,
        "count" => NeutralPiece::Count,
        "mage" => NeutralPiece::Mage,
        "witch" => NeutralPiece::Witch,
        "ferry" => NeutralPiece::Ferry,
        "ingot" => NeutralPiece::Ingot,
        "wheel-pig" => NeutralPiece::WheelPig,
        "king" => NeutralPiece::King,
        "robber-baron" => NeutralPiece::RobberBaron,
        "wine" => NeutralPiece::Wine,
        "grain" => NeutralPiece::Grain,
        "cloth" => NeutralPiece::Cloth,
        "sheep-1" => NeutralPiece::Sheep(1),
        "sheep-2" => NeutralPiece::Sheep(2),
        "sheep-3" => NeutralPiece::Sheep(3),
        "sheep-4" => NeutralPiece::Sheep(4),
        "wolf" => NeutralPiece::Wolf,
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_figure_and_colour_of_the_game_can_be_drawn() {
        for kind in bastide_engine::FigureKind::ALL {
            assert!(shape(kind.name()).is_some(), "{}", kind.name());
        }
        for colour in crate::text::COLOURS {
            assert!(piece("meeple", colour).is_some(), "{colour}");
        }
        assert!(piece("ferry", "neutral").is_some());
        assert!(piece("meeple", "mauve").is_none());
    }
}
