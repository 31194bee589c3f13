//! Move counts: how many different sequences of so many decisions a position has. Any change of
//! what is legal, anywhere in reach, changes a number here.
//!
//! Chance is scripted, so that the counts are about decisions alone. The counts at depth 1 of the
//! base game can be checked by hand: the straight road `base.U` beside the start tile `base.D` fits
//! to the west and to the east along the road (two rotations each), and with a field towards the
//! field to the south (two rotations): six placements.

use bastide_engine::{
    Chance, Game, Message, Outcome, Pending, Pos, Rotation, Rules, Setup, StartTile,
};

struct Line {
    name: &'static str,
    systems: &'static [&'static str],
    start: &'static [(&'static str, i16, i16, u16)],
    draw: &'static [&'static str],
    /// Sequences of one decision, of two, and so on.
    counts: &'static [u64],
}

const LINES: &[Line] = &[
    Line {
        name: "base without farmers",
        systems: &["base"],
        start: &[("base.D", 0, 0, 0)],
        draw: &["base.U", "base.E", "base.A"],
        counts: &[6, 12, 96, 192, 2192, 6384],
    },
    Line {
        name: "base with farmers",
        systems: &["base", "farmers"],
        start: &[("base.D", 0, 0, 0)],
        draw: &["base.U", "base.E", "base.A"],
        counts: &[6, 24, 192, 534, 6124],
    },
    Line {
        name: "the river of 2021",
        systems: &["base", "farmers", "river-v3"],
        start: &[("riverv3.A", 0, 0, 0)],
        draw: &["riverv3.B", "riverv3.D", "riverv3.E", "riverv3.L"],
        counts: &[2, 14, 28, 76, 152],
    },
    Line {
        name: "abbot and gardens",
        systems: &["base", "farmers", "abbot"],
        start: &[("base.D", 0, 0, 0)],
        draw: &["base.E-g", "base.B", "base.U"],
        counts: &[4, 16, 160, 604, 7504],
    },
    Line {
        name: "inns and cathedrals",
        systems: &["base", "farmers", "inns-and-cathedrals"],
        start: &[("base.D", 0, 0, 0)],
        draw: &["ic.EA", "ic.EK", "ic.EC-v3"],
        counts: &[6, 42, 168, 504, 4536],
    },
    Line {
        name: "traders and builders",
        systems: &["base", "farmers", "traders-and-builders"],
        start: &[("base.D", 0, 0, 0)],
        draw: &["base.U", "base.V", "base.U", "tb.HA"],
        counts: &[6, 24, 240, 852, 10296],
    },
    Line {
        name: "ferries",
        systems: &["base", "farmers", "ferries"],
        start: &[("base.D", 0, 0, 0)],
        draw: &["fe.D", "fe.H", "base.U"],
        counts: &[7, 49, 147, 1932, 16440],
    },
    Line {
        name: "messengers",
        systems: &["base", "messengers"],
        // A road of four tiles that the first draw completes: five points.
        start: &[
            ("base.W", 0, 0, 0),
            ("base.U", 1, 0, 0),
            ("base.U", 2, 0, 0),
            ("base.U", 3, 0, 0),
        ],
        draw: &["base.W", "base.U", "base.U"],
        counts: &[16, 64, 1218, 4326, 55868],
    },
    Line {
        name: "divided sides",
        systems: &["base", "farmers"],
        start: &[("hs.L", 0, 0, 0), ("hs.K", 0, 1, 180)],
        draw: &["hs.L", "hs.K", "base.E"],
        counts: &[14, 56, 656, 2506],
    },
    Line {
        name: "everything",
        systems: &[
            "base",
            "farmers",
            "river-v3",
            "abbot",
            "inns-and-cathedrals",
            "traders-and-builders",
            "ferries",
            "messengers",
        ],
        start: &[("riverv3.A", 0, 0, 0)],
        draw: &["riverv3.B", "fe.D", "base.E-g", "base.U"],
        counts: &[2, 26, 260, 3252, 9756],
    },
    Line {
        name: "princess and dragon",
        systems: &["base", "farmers", "princess-and-dragon"],
        start: &[("base.D", 0, 0, 0), ("pd.V1", 0, 1, 0)],
        // A portal, a dragon tile whose journey both players move, a princess.
        draw: &["pd.P2", "pd.D6", "pd.L4"],
        counts: &[9, 99, 1122, 4154, 7376],
    },
];

fn game(line: &Line) -> Game {
    let own = |names: &[&str]| Some(names.iter().map(|name| name.to_string()).collect());
    let start = line.start.iter().map(|(tile, x, y, degrees)| StartTile {
        tile: tile.to_string(),
        at: Pos::new(*x, *y),
        rotation: Rotation::from_degrees(*degrees).expect("a quarter turn"),
    });
    let setup = Setup {
        systems: own(line.systems),
        start: Some(start.collect()),
        draw: own(line.draw),
        ..Setup::for_players(["Ann", "Bob"])
    };
    Game::new(Rules::new(setup).unwrap_or_else(|error| panic!("{}: {error}", line.name)))
}

/// Answers chance from the script; messages come in their own order.
fn settle(game: &mut Game) {
    while let Pending::Chance(chance) = game.pending() {
        let outcome = match chance {
            Chance::Draw => {
                let script = game.rules().draw_script().expect("draws are scripted");
                Outcome::Tile(script[script.len() - game.bag().left() as usize])
            }
            Chance::Message => {
                let first: Message = game.messages().unseen().next().expect("one is unseen");
                Outcome::Message(first)
            }
            Chance::Die | Chance::Token => game.outcomes()[0].0,
        };
        game.resolve(outcome).expect("the script is possible");
    }
}

fn perft(game: &Game, depth: usize) -> u64 {
    let actions = game.legal_actions();
    if depth == 1 {
        return actions.len() as u64;
    }
    let mut leaves = 0;
    for action in actions {
        let mut next = game.clone();
        next.play_unchecked(action);
        settle(&mut next);
        leaves += perft(&next, depth - 1);
    }
    leaves
}

#[test]
fn every_system_has_its_move_counts() {
    let mut wrong = Vec::new();
    for line in LINES {
        let mut game = game(line);
        settle(&mut game);
        let counts: Vec<u64> = (1..=line.counts.len()).map(|depth| perft(&game, depth)).collect();
        if counts != line.counts {
            wrong.push(format!("{}: {counts:?}, not {:?}", line.name, line.counts));
        }
    }
    assert!(wrong.is_empty(), "move counts changed:\n{}", wrong.join("\n"));
}
