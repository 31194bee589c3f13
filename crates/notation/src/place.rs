//! Places and rotations: `1,-2` and `1,-2:90`.

use bastide_engine::{Pos, Rotation};

use crate::error::Fault;
use crate::lexer::number;

pub(crate) fn parse(text: &str) -> Result<Pos, Fault> {
    let wrong = || Fault::new(format!("\"{text}\" is no place, such as 1,-2"));
    let (x, y) = text.split_once(',').ok_or_else(wrong)?;
    Ok(Pos::new(coordinate(x).ok_or_else(wrong)?, coordinate(y).ok_or_else(wrong)?))
}

/// `parse` takes a plus sign too, which nobody writes in a game.
fn coordinate(text: &str) -> Option<i16> {
    let digits = text.strip_prefix('-').unwrap_or(text);
    number::<u32>(digits)?;
    text.parse().ok()
}

pub(crate) fn parse_rotation(text: &str) -> Result<Rotation, Fault> {
    let wrong = || Fault::new(format!("\"{text}\" is no rotation: it is 0, 90, 180 or 270"));
    number(text).and_then(Rotation::from_degrees).ok_or_else(wrong)
}

pub(crate) fn parse_turned(text: &str) -> Result<(Pos, Rotation), Fault> {
    let wrong = || Fault::new(format!("\"{text}\" is no place and rotation, such as 1,-2:90"));
    let (at, rotation) = text.split_once(':').ok_or_else(wrong)?;
    Ok((parse(at)?, parse_rotation(rotation)?))
}

pub(crate) fn print(at: Pos) -> String {
    format!("{},{}", at.x, at.y)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_whole_numbers_of_a_table_are_places() {
        assert_eq!(parse("1,-2"), Ok(Pos::new(1, -2)));
        assert_eq!(parse("32767,-32768"), Ok(Pos::new(32767, -32768)));
        for text in ["", ",", "1", "1,", "+1,2", "1,2,3", "32768,0", "1.5,0", "--1,0", "१,0"] {
            assert!(parse(text).is_err(), "{text}");
        }
    }

    #[test]
    fn rotations_are_quarter_turns() {
        assert_eq!(parse_turned("0,0:270"), Ok((Pos::new(0, 0), Rotation::from_quarters(3))));
        for text in ["0,0", "0,0:", "0,0:45", "0,0:360", "0,0:-90", "0,0:65536", "0,0:0:0"] {
            assert!(parse_turned(text).is_err(), "{text}");
        }
    }
}
