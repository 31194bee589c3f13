//! The tiles that are left: how many of them fit a free space, close what ends there, or join two
//! things that meet there.

use bastide_engine::{Game, Kind, OpenCell, Rotation, Rules, SegmentKind, Side};

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
                .map(|(kind, number)| Tiles { kind, number, reach: reach(rules, kind) })
                .collect(),
            total: game.bag().left(),
            fitting: vec![UNKNOWN; OpenCell::DEMANDS],
            closing: vec![UNKNOWN; OpenCell::DEMANDS * 4],
            joining: vec![UNKNOWN; OpenCell::DEMANDS * 16],
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
            self.fitting[slot] = self.count(rules, open, |_| true);
        }
        self.fitting[slot]
    }

    /// How many of them end the road or city that comes to a space from a side, and lead it to no
    /// further space.
    pub fn closing(&mut self, rules: &Rules, open: &OpenCell, from: Side) -> u16 {
        let slot = open.demands() * 4 + from as usize;
        if self.closing[slot] == UNKNOWN {
            let known = open.demanding_sides().bits();
            self.closing[slot] = self.count(rules, open, |reach| {
                let reached = reach[from as usize];
                reached != 0 && reached & !known == 0
            });
        }
        self.closing[slot]
    }

    /// How many of them join the roads or cities that come to a space from two sides.
    pub fn joining(&mut self, rules: &Rules, open: &OpenCell, one: Side, other: Side) -> u16 {
        let slot = open.demands() * 16 + one as usize * 4 + other as usize;
        if self.joining[slot] == UNKNOWN {
            self.joining[slot] =
                self.count(rules, open, |reach| reach[one as usize] >> other as u8 & 1 == 1);
        }
        self.joining[slot]
    }

    /// How many tiles fit a space in a rotation that a question about its roads and cities is answered
    /// with yes for.
    fn count(&self, rules: &Rules, open: &OpenCell, question: impl Fn(&[u8; 4]) -> bool) -> u16 {
        let counts = |tiles: &&Tiles| {
            let rotations = rules.fitting_rotations(tiles.kind, open);
            (0..4).any(|r| rotations >> r & 1 == 1 && question(&tiles.reach[r]))
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
    }
}
