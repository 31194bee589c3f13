//! Figures and tokens.
//!
//! A player's figure is one strong silhouette in the player's colour, with a dark outline inside a
//! cream halo, so that it reads on field, town, road and water alike. The player's sign on its
//! chest says who it is without any colour.

mod neutral;
mod silhouettes;
mod tokens;

use std::fmt::Write;

use crate::palette::expand;
use crate::path::{factor, short};
use crate::wheel;

/// A figure that a player owns.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, strum::EnumString)]
#[strum(serialize_all = "kebab-case")]
pub enum FigureShape {
    /// A meeple that stands: on cities, roads and monasteries.
    Meeple,
    /// A meeple that lies: in a field.
    Farmer,
    /// A large meeple that stands.
    LargeMeeple,
    /// A large meeple that lies.
    LargeFarmer,
    /// An abbot with mitre and crook.
    Abbot,
    /// A builder with hard hat and hammer.
    Builder,
    /// A pig.
    Pig,
    /// A mayor with tall hat and chain.
    Mayor,
    /// A wagon.
    Wagon,
    /// A barn.
    Barn,
    /// A shepherd with wide hat and crook.
    Shepherd,
    /// A messenger with a letter.
    Messenger,
    /// A robber with hood and club.
    Robber,
}

impl FigureShape {
    /// Every shape.
    pub const ALL: [FigureShape; 13] = [
        FigureShape::Meeple,
        FigureShape::Farmer,
        FigureShape::LargeMeeple,
        FigureShape::LargeFarmer,
        FigureShape::Abbot,
        FigureShape::Builder,
        FigureShape::Pig,
        FigureShape::Mayor,
        FigureShape::Wagon,
        FigureShape::Barn,
        FigureShape::Shepherd,
        FigureShape::Messenger,
        FigureShape::Robber,
    ];

    fn is_lying(self) -> bool {
        matches!(self, FigureShape::Farmer | FigureShape::LargeFarmer)
    }

    fn is_large(self) -> bool {
        matches!(self, FigureShape::LargeMeeple | FigureShape::LargeFarmer)
    }
}

/// The colours of players. They were chosen to stay apart for all kinds of sight, and each has a
/// sign of its own.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, strum::EnumString)]
#[strum(serialize_all = "kebab-case")]
#[expect(missing_docs, reason = "a colour's name says what it is")]
pub enum PlayerColour {
    Red,
    Blue,
    Yellow,
    Green,
    Black,
    Pink,
    White,
    Teal,
}

const DARK: &str = "#2a1b12";
const LIGHT: &str = "#ffffff";

impl PlayerColour {
    /// Every colour.
    pub const ALL: [PlayerColour; 8] = [
        PlayerColour::Red,
        PlayerColour::Blue,
        PlayerColour::Yellow,
        PlayerColour::Green,
        PlayerColour::Black,
        PlayerColour::Pink,
        PlayerColour::White,
        PlayerColour::Teal,
    ];

    /// The colour itself, as `#rrggbb`.
    pub const fn hex(self) -> &'static str {
        match self {
            PlayerColour::Red => "#e8174a",
            PlayerColour::Blue => "#2438e4",
            PlayerColour::Yellow => "#eac01a",
            PlayerColour::Green => "#0a5e0c",
            PlayerColour::Black => "#1c1c22",
            PlayerColour::Pink => "#ff7bea",
            PlayerColour::White => "#f7f4ee",
            PlayerColour::Teal => "#10ae98",
        }
    }

    /// The colour of the sign, which contrasts with the player's.
    pub const fn sign_ink(self) -> &'static str {
        match self {
            PlayerColour::Yellow
            | PlayerColour::Pink
            | PlayerColour::White
            | PlayerColour::Teal => DARK,
            _ => LIGHT,
        }
    }

    /// The sign as path data in a box of 14 by 14 round the origin; holes by the even-odd rule.
    pub const fn sign(self) -> &'static str {
        match self {
            PlayerColour::Red => "M-5-5H5V5H-5z",
            PlayerColour::Blue => "M-5.6 0a5.6 5.6 0 1 0 11.2 0a5.6 5.6 0 1 0-11.2 0z",
            PlayerColour::Yellow => "M0-6L6.5 5H-6.5z",
            PlayerColour::Green => "M-2-6H2V-2H6V2H2V6H-2V2H-6V-2H-2z",
            PlayerColour::Black => "M0-6.2a6.2 6.2 0 1 0 .01 0zM0-2.6a2.6 2.6 0 1 1-.01 0z",
            PlayerColour::Pink => "M0 6C-9-1-6-7-2.5-6Q-.5-5.5 0-3Q.5-5.5 2.5-6C6-7 9-1 0 6z",
            PlayerColour::White => "M-6-5H6V-2H-6zM-6 2H6V5H-6z",
            PlayerColour::Teal => "M0-7L2-2L7-2L3 1.5L4.5 7L0 4L-4.5 7L-3 1.5L-7-2L-2-2z",
        }
    }
}

/// A piece that nobody owns, or a token.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, strum::EnumString)]
#[strum(serialize_all = "kebab-case")]
#[expect(missing_docs, reason = "the names of the pieces say what they are")]
pub enum NeutralPiece {
    Dragon,
    Fairy,
    Count,
    Mage,
    Witch,
    Ferry,
    Ingot,
    WheelPig,
    /// The tile for the largest city.
    King,
    /// The tile for the longest road.
    RobberBaron,
    Wine,
    Grain,
    Cloth,
    /// A token with so many sheep, one to four.
    #[strum(disabled)]
    Sheep(u8),
    Wolf,
}

impl NeutralPiece {
    /// Every piece.
    pub const ALL: [NeutralPiece; 18] = [
        NeutralPiece::Dragon,
        NeutralPiece::Fairy,
        NeutralPiece::Count,
        NeutralPiece::Mage,
        NeutralPiece::Witch,
        NeutralPiece::Ferry,
        NeutralPiece::Ingot,
        NeutralPiece::WheelPig,
        NeutralPiece::King,
        NeutralPiece::RobberBaron,
        NeutralPiece::Wine,
        NeutralPiece::Grain,
        NeutralPiece::Cloth,
        NeutralPiece::Sheep(1),
        NeutralPiece::Sheep(2),
        NeutralPiece::Sheep(3),
        NeutralPiece::Sheep(4),
        NeutralPiece::Wolf,
    ];

    fn drawing(self) -> &'static str {
        match self {
            NeutralPiece::Dragon => neutral::DRAGON,
            NeutralPiece::Fairy => neutral::FAIRY,
            NeutralPiece::Count => neutral::COUNT,
            NeutralPiece::Mage => neutral::MAGE,
            NeutralPiece::Witch => neutral::WITCH,
            NeutralPiece::Ferry => neutral::FERRY,
            NeutralPiece::Ingot => neutral::INGOT,
            NeutralPiece::WheelPig => wheel::glyphs::PIG,
            NeutralPiece::King => tokens::KING,
            NeutralPiece::RobberBaron => tokens::BARON,
            NeutralPiece::Wine => tokens::WINE,
            NeutralPiece::Grain => tokens::GRAIN,
            NeutralPiece::Cloth => tokens::CLOTH,
            NeutralPiece::Sheep(_) => tokens::PASTURE,
            NeutralPiece::Wolf => tokens::WOLF,
        }
    }
}

/// Anything that stands on a board.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum FigureDrawing {
    /// A player's figure.
    Player(FigureShape, PlayerColour),
    /// A piece that nobody owns.
    Neutral(NeutralPiece),
}

/// A player's figure as a complete document.
pub fn figure_svg(figure: FigureShape, colour: PlayerColour) -> String {
    piece_svg(FigureDrawing::Player(figure, colour))
}

/// Any piece as a complete document.
pub fn piece_svg(piece: FigureDrawing) -> String {
    format!(
        r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="-48 -50 96 96">{}</svg>"#,
        piece_group(piece)
    )
}

/// Any piece as a `<g>` round the origin, about 60 units high.
pub fn piece_group(piece: FigureDrawing) -> String {
    let mut out = String::from(r#"<g fill="none" stroke-width="1.6" stroke-linejoin="round">"#);
    match piece {
        FigureDrawing::Player(figure, colour) => player(figure, colour, &mut out),
        FigureDrawing::Neutral(piece) => {
            lines(piece.drawing(), &mut out);
            if let NeutralPiece::Sheep(count) = piece {
                flock(count, &mut out);
            }
        }
    }
    out.push_str("</g>");
    out
}

fn lines(drawing: &str, out: &mut String) {
    drawing.lines().for_each(|line| expand(line.trim(), out));
}

/// The sheep of a token: one large, or several that are still easy to count.
fn flock(count: u8, out: &mut String) {
    let (scale, places): (f64, &[(f64, f64)]) = match count {
        0 | 1 => (1.05, &[(3.0, 0.0)]),
        2 => (0.72, &[(-5.0, -10.0), (8.0, 10.0)]),
        3 => (0.6, &[(2.0, -14.0), (-11.0, 8.0), (14.0, 9.0)]),
        _ => (0.52, &[(-9.0, -12.0), (14.0, -11.0), (-11.0, 10.0), (12.0, 11.0)]),
    };
    for (x, y) in places {
        let (x, y, scale) = (short(*x), short(*y), factor(scale));
        let _ = write!(out, r#"<g transform="translate({x} {y})scale({scale})">"#);
        lines(tokens::SHEEP, out);
        out.push_str("</g>");
    }
}

fn player(figure: FigureShape, colour: PlayerColour, out: &mut String) {
    let shape = figure.silhouette();
    let shadow = if figure.is_lying() {
        r#"<ellipse cx="3" cy="14" rx="32" ry="9" fill="$outline" opacity=".26"/><g transform="rotate(-90)scale(.92 1)">"#
    } else {
        r#"<ellipse cx="4" cy="29" rx="24" ry="6" fill="$outline" opacity=".3"/>"#
    };
    expand(shadow, out);
    if figure.is_large() {
        out.push_str(r#"<g transform="scale(1.24)translate(0 -5)">"#);
    }
    let (x, y, size) = shape.sign;
    let body = format!(
        r##"
        <path d="{outline}" fill="$halo" stroke="$halo" stroke-width="8"/>
        <path d="{outline}" fill="{hex}" stroke="$outline" stroke-width="3.4"/>
        <path d="{shine}" stroke="#fff" stroke-width="2.2" $R opacity=".45"/>
        <path d="{sign}" fill="{ink}" fill-rule="evenodd" transform="translate({x} {y})scale({size})"/>
        "##,
        outline = shape.outline,
        shine = shape.shine,
        hex = colour.hex(),
        sign = colour.sign(),
        ink = colour.sign_ink(),
    );
    lines(&body, out);
    lines(&shape.extra.replace("{s}", colour.sign_ink()), out);
    if figure.is_large() {
        const COLLAR: &str = r#"
            <path d="M-8-9.5H8" stroke="$outline" stroke-width="6.5"/>
            <path d="M-8-9.5H8M-17.5 24H-5M5 24H17.5" stroke="$gold" stroke-width="3.6"/></g>
        "#;
        lines(COLLAR, out);
    }
    if figure.is_lying() {
        let _ = write!(out, "</g>");
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sight::smallest_distance;

    #[test]
    fn players_are_told_apart_by_all_kinds_of_sight() {
        for (index, one) in PlayerColour::ALL.into_iter().enumerate() {
            for other in &PlayerColour::ALL[index + 1..] {
                let (distance, sight) = smallest_distance(one.hex(), other.hex());
                assert!(distance > 14.0, "{one:?} and {other:?} are {distance:.1} apart ({sight})");
            }
        }
    }
}
