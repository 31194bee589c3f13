//! The names of figures and colours in addresses.

use bastide_art::{FigureDrawing, NeutralPiece, PlayerColour};

/// A figure in a colour, or a piece that nobody owns in the colour `neutral`.
pub fn piece(name: &str, colour: &str) -> Option<FigureDrawing> {
    if colour == "neutral" {
        return neutral(name).map(FigureDrawing::Neutral);
    }
    Some(FigureDrawing::Player(name.parse().ok()?, colour.parse().ok()?))
}

/// The colour of a seat.
pub fn colour(word: &str) -> PlayerColour {
    word.parse().unwrap_or(PlayerColour::Blue)
}

fn neutral(name: &str) -> Option<NeutralPiece> {
    match name.strip_prefix("sheep-") {
        Some(number) => {
            let number = number.parse().ok().filter(|number| (1..=4).contains(number));
            number.map(NeutralPiece::Sheep)
        }
        None => name.parse().ok(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_figure_and_colour_of_the_game_can_be_drawn() {
        for kind in bastide_engine::FigureKind::ALL {
            assert!(piece(kind.name(), "red").is_some(), "{}", kind.name());
        }
        for colour in bastide_table::colours() {
            assert!(piece("meeple", colour).is_some(), "{colour}");
        }
        for name in ["ferry", "robber-baron", "wheel-pig", "sheep-1", "sheep-4"] {
            assert!(piece(name, "neutral").is_some(), "{name}");
        }
        for (name, colour) in [("meeple", "mauve"), ("sheep-5", "neutral"), ("sheep", "neutral")] {
            assert!(piece(name, colour).is_none(), "{name} {colour}");
        }
    }
}
