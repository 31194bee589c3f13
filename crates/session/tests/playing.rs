//! Random games of every preset through the protocol: what is listed is accepted, what is not
//! listed is refused with a rule, and a transcript tells the whole game.

mod common;

use bastide_bots::Rng;
use bastide_engine::{Action, Decision, Game, Pending};
use bastide_protocol::{
    FromEngine, InGame, Place, ReadInGame, SetupExt, ToEngine, WireAction, WireEvent, WireSegment,
    WireSetup,
};
use bastide_session::Table;
use common::{Wire, pick, preset_setups};
use serde_json::{Value, json};

/// Plays every preset with a few seeds, calling `check` before each action.
fn every_preset(seeds: u64, mut check: impl FnMut(&mut Wire, &[Value], &mut Rng)) {
    for seed in 0..seeds {
        for (name, setup) in preset_setups(&format!("game {seed}")) {
            let mut rng = Rng::new(seed);
            let mut wire = Wire::playing(setup);
            let mut steps = 0;
            loop {
                let actions = wire.actions();
                check(&mut wire, &actions, &mut rng);
                if actions.is_empty() {
                    break;
                }
                let action = pick(&actions, &mut rng);
                wire.play(action);
                steps += 1;
            }
            assert!(steps > 72, "{name}: a whole game was played");
            assert_eq!(wire.decision()["kind"], "game-over");
        }
    }
}

fn game(wire: &Wire) -> &Game {
    wire.0.table().expect("a game").game()
}

#[test]
fn every_listed_action_reads_back_as_itself() {
    every_preset(2, |wire, actions, _| {
        let game = game(wire);
        let legal = game.legal_actions();
        assert_eq!(actions.len(), legal.len());
        for (value, action) in actions.iter().zip(legal) {
            assert_eq!(WireAction::read(game, value), Ok(action), "{value}");
        }
    });
}

#[test]
fn an_action_is_accepted_if_and_only_if_it_is_listed() {
    let mut stale: Vec<Value> = Vec::new();
    let mut refusals = 0;
    every_preset(1, |wire, actions, rng| {
        if actions.is_empty() {
            stale.clear();
            return;
        }
        let echoed = &actions[rng.below(actions.len() as u32) as usize];
        for candidate in stale.iter().chain([echoed]) {
            let line = json!({"cmd": "play", "action": candidate});
            if actions.contains(candidate) {
                wire.clone().good(line);
            } else if !names_a_listed_feature(game(wire), candidate) {
                let error = wire.bad("illegal-action", &line.to_string());
                assert!(error["rule"].is_string(), "{line} -> {error}");
                refusals += 1;
            }
        }
        stale.push(echoed.clone());
        if stale.len() > 6 {
            stale.swap_remove(rng.below(6) as usize);
        }
    });
    assert!(refusals > 1_000, "{refusals}");
}

/// The next feature to score may be named in more ways than the listed one.
fn names_a_listed_feature(game: &Game, candidate: &Value) -> bool {
    matches!(game.pending(), Pending::Decide(_, Decision::ScoringOrder))
        && WireAction::read(game, candidate).is_ok_and(|action| game.is_legal(action))
}

#[test]
fn scb_24_the_next_feature_is_named_by_any_of_its_segments() {
    let mut orders = 0;
    every_preset(3, |wire, _, _| {
        let game = game(wire);
        let Pending::Decide(_, Decision::ScoringOrder) = game.pending() else { return };
        for action in game.legal_actions() {
            let Action::Pick(spot) = action else { panic!("{action:?}") };
            let listed = game.segment_at(spot).expect("a feature of the board is listed");
            for segment in game.board().members(listed) {
                let at = Place::from_engine(game.board().tile(game.board().tile_of(segment)).at);
                let segment = WireSegment::of(game, segment);
                let mut value = json!({"type": "choose", "at": at, "segment": segment});
                assert_eq!(WireAction::read(game, &value), Ok(action));
                value["choice"] = json!("score-it");
                assert_eq!(WireAction::read(game, &value), Ok(action));
            }
        }
        orders += 1;
        let bare = wire.refused("SCB-24", json!({"type": "choose", "choice": "next"}));
        assert!(bare.contains("segment"), "{bare}");
        wire.refused("SCB-24", json!({"type": "pass"}));
    });
    assert!(orders > 0, "random games have orders to choose");
}

#[test]
fn a_transcript_loads_into_the_same_state() {
    every_preset(1, |wire, actions, rng| {
        if !actions.is_empty() && rng.below(25) != 0 {
            return;
        }
        let (state, transcript) = (wire.state(), wire.transcript());
        let mut other = Wire::default();
        let reply = other.good(json!({"cmd": "load", "transcript": transcript}));
        assert_eq!(reply["decision"], state["decision"]);
        assert_eq!(other.state(), state);
        assert_eq!(other.transcript(), transcript);
        assert_eq!(other.actions(), actions);
    });
}

#[test]
fn a_whole_game_can_be_taken_back_and_played_again() {
    for (name, setup) in preset_setups("back and forth") {
        let mut wire = Wire::playing(setup);
        let (begin, mut rng) = (wire.transcript(), Rng::new(5));
        let mut played: Vec<(Value, Value)> = Vec::new();
        while played.len() < 40 {
            let actions = wire.actions();
            let action = pick(&actions, &mut rng);
            let reply = wire.play(action.clone());
            played.push((action, reply));
        }
        let end = wire.transcript();
        for _ in 0..played.len() {
            wire.good(json!({"cmd": "undo"}));
        }
        assert_eq!(wire.transcript(), begin, "{name}");
        for (action, reply) in played {
            assert_eq!(wire.play(action), reply, "{name}");
        }
        assert_eq!(wire.transcript(), end, "{name}");
    }
}

#[test]
fn scores_are_the_sum_of_what_was_scored() {
    for (name, setup) in preset_setups("sums") {
        let mut table = Table::new(WireSetup::read(&setup).unwrap()).unwrap();
        let mut rng = Rng::new(8);
        let mut scores = [0; 3];
        let mut tokens = 0;
        while !table.is_over() {
            let actions = table.actions();
            let actions: Vec<Value> =
                actions.iter().map(|action| serde_json::to_value(action).unwrap()).collect();
            for event in table.play(&pick(&actions, &mut rng)).unwrap() {
                match event {
                    WireEvent::Scored {
                        player,
                        points,
                        cause,
                        terms,
                        detail,
                        rules,
                        segment,
                        ..
                    } => {
                        scores[player.0 as usize] += points;
                        let of_feature = !matches!(
                            cause.as_str(),
                            "goods"
                                | "message"
                                | "robber"
                                | "gold"
                                | "fairy"
                                | "king"
                                | "robber-baron"
                                | "wheel"
                                | "crown"
                        );
                        let detail = detail.unwrap();
                        assert!(segment.is_some() || !of_feature, "{name}: {detail}");
                        assert!(rules.iter().all(|rule| detail.contains(rule)), "{detail}");
                        assert!(terms.iter().all(|term| rules.contains(&term.rule)), "{detail}");
                    }
                    WireEvent::Token { at, .. } => {
                        tokens += 1;
                        assert!(table.game().board().tile_at(at.to_engine()).is_some());
                    }
                    _ => {}
                }
            }
        }
        assert_eq!(table.game().scores(), scores, "{name}");
        let systems = setup["systems"].to_string();
        let with_tokens = ["traders-and-builders", "gold-mines", "king-and-robber-baron"]
            .iter()
            .any(|it| systems.contains(it));
        assert_eq!(tokens > 0, with_tokens, "{name}");
    }
}
