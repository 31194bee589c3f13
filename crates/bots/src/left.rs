//! The tiles that are left: how many of them fit a free space, close what ends there, or join two
//! things that meet there.

use bastide_engine::{Game, HalfSide, Halves, Kind, OpenCell, Rotation, Rules, SegmentKind, Side};

use crate::extras::Omens;

/// Not computed yet.
const UNKNOWN: u16 = u16::MAX;

/// The tiles in the bag of one position. What is asked about them is computed once and kept: a search
/// asks about the same spaces thousands of times while hardly a tile is drawn.
#[derive(Clone, Debug)]
pub(crate) struct Left {
    kinds: Vec<Tiles>,
    total: u16,
    fitting: Vec<u16>,
    closing: Vec<u16>,
    joining: Vec<u16>,
    /// Fields meet at few spaces: what they demand, half-sides of both, and how many tiles join them.
    joining_fields: Vec<((u16, u8, u8), u16)>,
    /// Those that set something off.
    pub omens: Omens,
}

/// The tiles of one kind.
#[derive(Clone, Copy, Debug)]
struct Tiles {
    kind: Kind,
    number: u16,
    /// For each rotation and side the sides that the road or city there reaches, one bit each.
    reach: [[u8; 4]; 4],
    /// For each rotation and half-side the half-sides that the field there reaches.
    field_reach: [[u8; 8]; 4],
}

impl Left {
    /// The tiles that are left in a game.
    pub fn of(game: &Game) -> Left {
        let rules = game.rules();
        let kinds = rules.kinds().map(|(kind, _)| kind);
        let kinds = kinds.map(|kind| (kind, game.bag().left_of(kind)));
        let left = kinds.filter(|(_, number)| *number > 0);
        Left {
            kinds: left
                .map(|(kind, number)| Tiles {
                    kind,
                    number,
                    reach: reach(rules, kind),
                    field_reach: field_reach(rules, kind),
                })
                .collect(),
            total: game.bag().left(),
            fitting: vec![UNKNOWN; OpenCell::DEMANDS],
            closing: vec![UNKNOWN; OpenCell::DEMANDS * 4],
            joining: vec![UNKNOWN; OpenCell::DEMANDS * 16],
            joining_fields: Vec::new(),
            omens: Omens::of(game),
        }
    }

    /// How many tiles are left.
    pub fn total(&self) -> u16 {
        self.total
    }

    /// How many of them fit a space.
    pub fn fitting(&mut self, rules: &Rules, open: &OpenCell) -> u16 {
        let slot = open.demands();
        if self.fitting[slot] == UNKNOWN {
            self.fitting[slot] = self.count(rules, open, |_, _| true);
        }
        self.fitting[slot]
    }

    /// How many of them end the road or city that comes to a space from a side, and lead it to no
    /// further space.
    pub fn closing(&mut self, rules: &Rules, open: &OpenCell, from: Side) -> u16 {
        let slot = open.demands() * 4 + from as usize;
        if self.closing[slot] == UNKNOWN {
            let known = open.demanding_sides().bits();
            self.closing[slot] = self.count(rules, open, |tiles, rotation| {
                let reached = tiles.reach[rotation][from as usize];
                reached != 0 && reached & !known == 0
            });
        }
        self.closing[slot]
    }

    /// How many of them join the roads or cities that come to a space from two sides.
    pub fn joining(&mut self, rules: &Rules, open: &OpenCell, one: Side, other: Side) -> u16 {
        let slot = open.demands() * 16 + one as usize * 4 + other as usize;
        if self.joining[slot] == UNKNOWN {
            self.joining[slot] = self.count(rules, open, |tiles, rotation| {
                tiles.reach[rotation][one as usize] >> other as u8 & 1 == 1
            });
        }
        self.joining[slot]
    }

    /// How many of them join two fields that come to a space at some half-sides each.
    pub fn joining_fields(
        &mut self,
        rules: &Rules,
        open: &OpenCell,
        one: Halves,
        other: Halves,
    ) -> u16 {
        let key = (open.demands() as u16, one.bits(), other.bits());
        if let Some((_, number)) = self.joining_fields.iter().find(|(known, _)| *known == key) {
            return *number;
        }
        let number = self.count(rules, open, |tiles, rotation| {
            let reached = |half: HalfSide| tiles.field_reach[rotation][half.index() as usize];
            one.iter().any(|half| reached(half) & other.bits() != 0)
        });
        self.joining_fields.push((key, number));
        number
    }

    /// How many tiles fit a space in a rotation in which a question about it is answered with yes.
    fn count(
        &self,
        rules: &Rules,
        open: &OpenCell,
        question: impl Fn(&Tiles, usize) -> bool,
    ) -> u16 {
        let counts = |tiles: &&Tiles| {
            let rotations = rules.fitting_rotations(tiles.kind, open);
            (0..4).any(|r| rotations >> r & 1 == 1 && question(tiles, r))
        };
        self.kinds.iter().filter(counts).map(|tiles| tiles.number).sum()
    }
}

/// The sides that the road or city at each side reaches, as the tile lies in each rotation.
fn reach(rules: &Rules, kind: Kind) -> [[u8; 4]; 4] {
    let mut reach = [[0; 4]; 4];
    for segment in &rules.printed(kind).segments {
        if !matches!(segment.kind, SegmentKind::Road | SegmentKind::City) {
            continue;
        }
        for rotation in Rotation::ALL {
            let sides = segment.sides.rotated(rotation);
            for side in sides.iter() {
                reach[rotation.quarters() as usize][side as usize] |= sides.bits();
            }
        }
    }
    reach
}

/// The half-sides that the field at each half-side reaches, as the tile lies in each rotation.
fn field_reach(rules: &Rules, kind: Kind) -> [[u8; 8]; 4] {
    let mut reach = [[0; 8]; 4];
    let segments = rules.printed(kind).segments.iter();
    for segment in segments.filter(|segment| segment.kind == SegmentKind::Field) {
        for rotation in Rotation::ALL {
            let halves = segment.halves.rotated(rotation);
            for half in halves.iter() {
                reach[rotation.quarters() as usize][half.index() as usize] |= halves.bits();
            }
        }
    }
    reach
}

#[cfg(test)]
mod tests {
    use super::*;
    use bastide_engine::{Pos, Setup};

    /// The start tile alone, with these tiles in the bag.
    fn game(tiles: &[&str]) -> Game {
        let draw = Some(tiles.iter().map(|tile| tile.to_string()).collect());
        let setup = Setup { draw, ..Setup::for_players(["Ann", "Bob"]) };
        Game::new(Rules::new(setup).expect("it is a game"))
    }

    #[test]
    fn tiles_that_fit_close_or_join_are_counted() {
        // The start tile has a city to the north and a road from west to east.
        let game = game(&["base.E", "base.E", "base.G", "base.U", "base.X"]);
        let mut left = Left::of(&game);
        let open = |x, y| game.board().open_cell(Pos::new(x, y)).expect("a free cell");
        assert_eq!(left.total(), 5);
        assert_eq!(left.fitting(game.rules(), open(0, -1)), 3, "E twice and G");
        assert_eq!(left.closing(game.rules(), open(0, -1), Side::South), 2, "G leads on");
        assert_eq!(left.fitting(game.rules(), open(1, 0)), 2, "U and the crossing");
        assert_eq!(left.closing(game.rules(), open(1, 0), Side::West), 1, "the crossing");
        assert_eq!(left.joining(game.rules(), open(0, -1), Side::South, Side::North), 1, "G");
        // To the east, U and the crossing fit. U leads the field above the road on to all of the north.
        let halves = |numbers: &[u8]| numbers.iter().map(|it| HalfSide::new(*it)).collect();
        let (above, below): (Halves, Halves) = (halves(&[7]), halves(&[6]));
        assert_eq!(left.joining_fields(game.rules(), open(1, 0), above, below), 0);
        assert_eq!(left.joining_fields(game.rules(), open(1, 0), above, halves(&[1])), 1, "U");
        assert_eq!(left.joining_fields(game.rules(), open(1, 0), above, halves(&[1])), 1);
    }
}
