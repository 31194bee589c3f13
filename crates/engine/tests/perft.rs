//! Move counts: how many different sequences of so many decisions a position has. Any change of
//! what is legal, anywhere in reach, changes a number here.
//!
//! Chance is scripted, so that the counts are about decisions alone. The counts at depth 1 of the
//! base game can be checked by hand: the straight road `base.U` beside the start tile `base.D` fits
//! to the west and to the east along the road (two rotations each), and with a field towards the
//! field to the south (two rotations): six placements.

use bastide_engine::{
    Chance, Game, Message, Outcome, Pending, Pos, Rotation, Rules, Setup, StartTile, System,
};

struct Line {
    name: &'static str,
    systems: &'static [&'static str],
    /// The tiles on the table; none where the systems lay their own.
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
    Line {
        name: "abbey and mayor",
        systems: &["base", "farmers", "abbey-and-mayor"],
        start: &[("base.D", 0, 0, 0), ("base.B", 0, 1, 0)],
        draw: &["base.U", "base.E", "am.A2"],
        counts: &[10, 50, 540, 2642],
    },
    Line {
        name: "the count",
        systems: &["base", "count"],
        // The board of the Count alone.
        start: &[],
        draw: &["base.U", "base.E", "base.E"],
        counts: &[24, 48, 1296, 2592],
    },
    Line {
        name: "king and robber baron",
        systems: &["base", "king-and-robber-baron"],
        start: &[("base.D", 0, 0, 0)],
        draw: &["kr.K1", "base.E", "base.U"],
        counts: &[4, 12, 108, 248],
    },
    Line {
        name: "river II",
        systems: &["base", "farmers", "river-2"],
        start: &[("river.S", 0, 0, 0)],
        draw: &["river2.F", "river2.C", "river2.L"],
        counts: &[3, 12, 24, 78],
    },
    Line {
        name: "cult",
        systems: &["base", "farmers", "cult"],
        start: &[("base.B", 0, 0, 0)],
        draw: &["cult.S1", "base.B", "cult.S2"],
        counts: &[16, 48, 192, 512],
    },
    Line {
        name: "hills and sheep",
        systems: &["base", "farmers", "hills-and-sheep"],
        start: &[("base.D", 0, 0, 0)],
        draw: &["hs.A", "base.B", "hs.K"],
        counts: &[6, 42, 294, 1131],
    },
    Line {
        name: "the river with sheep",
        systems: &["base", "farmers", "river-bb5"],
        start: &[("riverbb5.F1", 0, 0, 0)],
        draw: &["riverbb5.F11", "riverbb5.F3", "riverbb5.F2"],
        counts: &[2, 6, 12, 32, 32],
    },
    Line {
        name: "the wheel of fortune",
        systems: &["base", "farmers", "wheel-of-fortune"],
        // The third draw brings pestilence.
        start: &[],
        draw: &["base.B", "base.U-w2", "base.U-w3"],
        counts: &[36, 324, 7776, 75656, 998360],
    },
    Line {
        name: "flying machines",
        systems: &["base", "flying-machines"],
        start: &[("base.D", 0, 0, 0)],
        draw: &["base.U", "fl.B", "fl.G"],
        counts: &[6, 12, 120, 336, 3344],
    },
    Line {
        name: "gold mines",
        systems: &["base", "gold-mines"],
        start: &[("base.D", 0, 0, 0)],
        draw: &["gm.G", "gm.H", "base.E"],
        counts: &[4, 4, 12, 96, 168],
    },
    Line {
        name: "mage and witch",
        systems: &["base", "mage-and-witch"],
        start: &[("base.D", 0, 0, 0)],
        draw: &["mw.A", "mw.D"],
        counts: &[7, 80, 400, 2240, 24320],
    },
    Line {
        name: "robbers",
        systems: &["base", "robbers"],
        start: &[("base.D", 0, 0, 0)],
        draw: &["rb.D", "base.U"],
        counts: &[4, 4, 4, 8],
    },
    Line {
        name: "crop circles",
        systems: &["base", "farmers", "crop-circles"],
        start: &[("base.D", 0, 0, 0)],
        draw: &["base.U", "cc2.A", "cc2.C"],
        counts: &[6, 24, 248, 1354, 2708],
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
        start: (!line.start.is_empty()).then(|| start.collect()),
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
    for system in System::ALL {
        let counted = LINES.iter().any(|line| line.systems.contains(&system.name()));
        assert!(counted, "{} has no move counts", system.name());
    }
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
