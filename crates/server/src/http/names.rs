//! The names of figures and colours in addresses.

use bastide_art::{FigureDrawing, FigureShape, NeutralPiece, PlayerColour};

/// A figure in a colour, or a piece that nobody owns in the colour `neutral`.
pub fn piece(name: &str, colour: &str) -> Option<FigureDrawing> {
    if colour == "neutral" {
        return neutral(name).map(FigureDrawing::Neutral);
    }
    Some(FigureDrawing::Player(shape(name)?, known_colour(colour)?))
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
        for colour in bastide_table::COLOURS {
            assert!(piece("meeple", colour).is_some(), "{colour}");
        }
        assert!(piece("ferry", "neutral").is_some());
        assert!(piece("meeple", "mauve").is_none());
    }
}
