//! Letters as strokes, so that labels look the same everywhere and need no font. Small letters
//! are smaller capitals.

use crate::path::{factor, short};
use crate::vector::P;

/// Strokes of a sign in a box 4 wide and 6 high, and how far the next one stands.
fn strokes(sign: char) -> (&'static str, f64) {
    let data = match sign.to_ascii_uppercase() {
        'A' => "M0 6L2 0L4 6M.7 4H3.3",
        'B' => "M0 0V6H2.5A1.6 1.6 0 0 0 2.5 2.8H0M0 0H2.2A1.4 1.4 0 0 1 2.2 2.8",
        'C' => "M4 1A2.4 3 0 1 0 4 5",
        'D' => "M0 0V6H1.5A2.6 3 0 0 0 1.5 0z",
        'E' => "M3.5 0H0V6H3.5M0 2.9H3",
        'F' => "M3.5 0H0V6M0 2.9H3",
        'G' => "M4 1A2.4 3 0 1 0 4 5V3.3H2.4",
        'H' => "M0 0V6M4 0V6M0 2.9H4",
        'I' => return ("M0 0V6", 1.6),
        'J' => "M3 0V4.3A1.5 1.7 0 0 1 0 4.5",
        'K' => "M0 0V6M3.8 0L0 3.4L4 6",
        'L' => "M0 0V6H3.4",
        'M' => return ("M0 6V0L2.5 4L5 0V6", 6.6),
        'N' => "M0 6V0L4 6V0",
        'O' => "M2 0A2.2 3 0 1 0 2.01 0z",
        'P' => "M0 6V0H2.2A1.7 1.7 0 0 1 2.2 3.4H0",
        'Q' => "M2 0A2.2 3 0 1 0 2.01 0zM2.6 4.4L4.2 6.2",
        'R' => "M0 6V0H2.2A1.6 1.6 0 0 1 2.2 3.2H0M2 3.2L4 6",
        'S' => "M3.7 .9C2.8-.3 .2-.2 .3 1.5C.4 3.3 3.8 2.6 3.8 4.5C3.8 6.3 1 6.4 .1 5",
        'T' => "M0 0H4M2 0V6",
        'U' => "M0 0V4A2 2 0 0 0 4 4V0",
        'V' => "M0 0L2 6L4 0",
        'W' => return ("M0 0L1.4 6L2.8 1.5L4.2 6L5.6 0", 7.2),
        'X' => "M0 0L4 6M4 0L0 6",
        'Y' => "M0 0L2 3L4 0M2 3V6",
        'Z' => "M0 0H4L0 6H4",
        '0' => "M2 0A1.9 3 0 1 0 2.01 0z",
        '1' => "M.5 1.4L2.2 0V6",
        '2' => "M.2 1.5C.3-.4 3.8-.6 3.8 1.7C3.8 3.4 1 4 .1 6H4",
        '3' => {
            "M.2 .9C1.2-.4 3.7-.2 3.6 1.5C3.6 2.6 2.5 2.9 1.5 2.9C2.7 2.9 3.9 3.2 3.9 4.5C3.8 6.3 1.1 6.5 0 5.1"
        }
        '4' => "M3 6V0L0 4.2H4.1",
        '5' => "M3.6 0H.6L.3 2.7C2 1.9 3.9 2.5 3.9 4.2C3.8 6.2 1.2 6.5 0 5.2",
        '6' => "M3.4 .6C1.6-.7 .1 1 .1 3.8A1.9 2 0 1 0 .2 3.6",
        '7' => "M0 0H4L1.4 6",
        '8' => "M2 2.8A1.5 1.4 0 1 1 2.01 2.8zM2 2.8A1.8 1.6 0 1 0 2.01 2.8z",
        '9' => "M.6 5.4C2.4 6.7 3.9 5 3.9 2.2A1.9 2 0 1 0 3.8 2.4",
        '.' => return ("M0 6h0", 1.8),
        ',' => return ("M.6 5.6L0 7", 2.0),
        ':' => return ("M0 2h0M0 6h0", 1.8),
        '-' | '–' => "M.5 3.3H3.2",
        '×' => "M.6 2L3.4 5M3.4 2L.6 5",
        '/' => "M0 6.6L3-.6",
        '(' => return ("M1.4-.6Q-.8 3 1.4 6.6", 2.8),
        ')' => return ("M0-.6Q2.2 3 0 6.6", 2.8),
        '\'' | '’' => return ("M0 0V1.6", 1.6),
        '&' => "M4 6L.8 1.6A1.3 1.3 0 1 1 3 1.4L.6 3.4A1.6 1.6 0 1 0 4 3.6",
        '+' => "M.3 3.2H3.7M2 1.5V4.9",
        _ => return ("", 3.4),
    };
    (data, 5.5)
}

fn size_of(sign: char) -> f64 {
    if sign.is_lowercase() { 0.8 } else { 1.0 }
}

/// The width of a text whose capitals are so high.
pub fn width(text: &str, height: f64) -> f64 {
    text.chars().map(|sign| strokes(sign).1 * size_of(sign)).sum::<f64>() * height / 6.0
}

/// A text that starts at a point of its base line.
pub fn write(text: &str, at: P, height: f64, colour: &str) -> String {
    let scale = height / 6.0;
    let mut out = format!(
        r#"<g transform="translate({} {})scale({})" fill="none" stroke="{colour}" stroke-width=".85" stroke-linecap="round" stroke-linejoin="round">"#,
        short(at.x),
        short(at.y),
        factor(scale),
    );
    let mut x = 0.0;
    for sign in text.chars() {
        let (data, advance) = strokes(sign);
        let size = size_of(sign);
        if !data.is_empty() {
            let (dx, dy, k) = (factor(x), factor(-6.0 * size), factor(size));
            out.push_str(&format!(
                r#"<path d="{data}" transform="translate({dx} {dy})scale({k})"/>"#
            ));
        }
        x += advance * size;
    }
    out.push_str("</g>");
    out
}
