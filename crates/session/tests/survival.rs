//! Nothing that comes over the wire makes the program panic, and every line gets one line of JSON.

mod common;

use common::Wire;
use proptest::prelude::*;
use serde_json::{Value, json};

/// Requests of every sort, as a start for mutations.
fn requests() -> Vec<String> {
    let setup = json!({
        "players": ["Ann", "Bob"], "systems": ["base", "farmers", "ferries", "messengers"],
        "sets": {"base-v3": 1, "ferries": 1}, "options": {"base.tie": "shared"},
        "supply": {"meeple": 3}, "start": [{"tile": "base.D", "at": [0, 0], "rot": 0}],
        "draw": ["base.U", "base.E"], "chance": [{"message": "tile"}], "seed": 7,
    });
    let city = json!({"kind": "city", "edges": ["N", "E"], "halves": [0, 1], "n": 0});
    let moves = json!([{"tile": "base.U"}, {"type": "place-tile", "at": [1, 0], "rot": 0}]);
    let action = |action: Value| json!({"cmd": "play", "action": action});
    let lines = [
        json!({"cmd": "hello"}),
        json!({"cmd": "new", "setup": setup}),
        json!({"cmd": "legal"}),
        action(json!({"type": "place-tile", "at": [1, 0], "rot": 0, "tile": "base.U"})),
        action(json!({"type": "deploy", "figure": "meeple", "at": [1, 0], "segment": city})),
        action(
            json!({"type": "recall", "owner": 0, "figure": "abbot", "at": [0, 0], "segment": city}),
        ),
        action(json!({"type": "ferry", "at": [0, 0], "edges": ["N", "E"]})),
        action(json!({"type": "choose", "choice": "next", "at": [0, 0], "segment": city})),
        action(json!({"type": "pass", "player": 0})),
        json!({"cmd": "state"}),
        json!({"cmd": "transcript"}),
        json!({"cmd": "load", "transcript": {"setup": setup, "moves": moves}}),
        json!({"cmd": "undo"}),
        json!({"cmd": "bot", "level": "random", "millis": 1}),
    ];
    lines.iter().map(Value::to_string).collect()
}

/// What a mutation puts into a request: pieces of JSON that some field might stumble over.
const PIECES: [&str; 16] = [
    "null",
    "-1",
    "0",
    "255",
    "256",
    "65536",
    "99999999999999999999",
    "1e308",
    "\"\"",
    "\"N\"",
    "[]",
    "{}",
    "[0,0]",
    "true",
    "{\"kind\":\"field\",\"halves\":[]}",
    "\"\\u0000\"",
];

/// Replaces one token of a line.
fn mutated(line: &str, place: usize, piece: usize) -> String {
    let marks = [':', ',', '[', '{', '}', ']'];
    let ends: Vec<usize> = line.match_indices(marks).map(|(index, _)| index).collect();
    let which = place % (ends.len() - 1);
    let (begin, end) = (ends[which] + 1, ends[which + 1]);
    format!("{}{}{}", &line[..begin], PIECES[piece % PIECES.len()], &line[end..])
}

fn check(wire: &mut Wire, line: &[u8]) {
    let reply = wire.0.handle_bytes(line);
    assert!(!reply.contains('\n'));
    let reply: Value = serde_json::from_str(&reply).expect("replies are JSON");
    assert!(reply.is_object());
    if let Some(game) = wire.0.table().map(|table| table.game()) {
        assert_eq!(game.validate(), Ok(()));
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]

    #[test]
    fn random_bytes_get_an_answer(line in proptest::collection::vec(any::<u8>(), 0..200)) {
        check(&mut Wire::drawing(&["base.U"]), &line);
    }

    #[test]
    fn requests_with_a_wrong_byte_get_an_answer(
        picks in proptest::collection::vec((any::<usize>(), any::<usize>(), any::<u8>()), 1..12)
    ) {
        let (requests, mut wire) = (requests(), Wire::default());
        for (which, place, byte) in picks {
            let mut line = requests[which % requests.len()].clone().into_bytes();
            let place = place % line.len();
            line[place] = byte;
            check(&mut wire, &line);
        }
    }

    #[test]
    fn requests_with_wrong_values_get_an_answer(
        picks in proptest::collection::vec((any::<usize>(), any::<usize>(), any::<usize>()), 1..20)
    ) {
        let (requests, mut wire) = (requests(), Wire::drawing(&["base.U", "base.E", "base.B"]));
        for (which, place, piece) in picks {
            let line = &requests[which % requests.len()];
            // Some requests stay whole, so that the game comes along while others fail.
            let line = if piece % 3 == 0 { line.clone() } else { mutated(line, place, piece / 3) };
            check(&mut wire, line.as_bytes());
        }
    }
}
