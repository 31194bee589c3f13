//! Bots finish games by themselves, and everybody can check the draws.

use crate::common::{Here, Person};
use bastide_dealer::Dealer;
use bastide_engine::{Log, Match, Move, Rules};
use bastide_protocol::{InGame, ReadInGame, SetupExt, WireMove, WireSetup};
use serde_json::{Value, json};
use sha2::{Digest, Sha256};

/// A game of bots, watched to its end.
async fn watched(person: &Person, preset: &str) -> (String, Value) {
    let seats: Vec<Value> =
        ["random"; 2].iter().map(|level| json!({ "kind": "bot", "level": level })).collect();
    let game = json!({ "preset": preset, "seats": seats, "public": true });
    let (id, _) = person.create(game).await;
    let mut chair = person.sit(&id).await;
    let published = chair.view["seed_hash"].clone();
    assert!(chair.view["game"]["status"] == "over" || chair.view.get("seed").is_none());
    chair.see("the end", |view| view["game"]["status"] == "over").await;
    assert_eq!(chair.view["seed_hash"], published);
    (id, chair.view)
}

#[tokio::test]
async fn bots_finish_a_game_and_its_draws_can_be_checked() {
    let here = Here::start().await;
    let ann = here.person("Ann").await;
    let (id, view) = watched(&ann, "base").await;
    assert_eq!(view["state"]["remaining_total"], 0);
    let finished = ann.get("/api/games?list=finished").await.json();
    assert_eq!(finished["games"][0]["id"], json!(id));

    let transcript = ann.get(&format!("/api/games/{id}/transcript")).await.json();
    let seed: Vec<u8> = transcript["seed"]
        .as_str()
        .unwrap()
        .as_bytes()
        .chunks(2)
        .map(|pair| u8::from_str_radix(std::str::from_utf8(pair).unwrap(), 16).unwrap())
        .collect();
    let hash: String = Sha256::digest(&seed).iter().map(|byte| format!("{byte:02x}")).collect();
    assert_eq!(transcript["seed_hash"], json!(hash));

    // A tile that fits nowhere leaves the game, so that all are drawn but not all are laid.
    let draws = transcript["moves"].as_array().unwrap().iter();
    assert_eq!(draws.filter(|entry| entry.get("tile").is_some_and(Value::is_string)).count(), 71);

    // Whoever deals by the revealed seed comes to the same draws.
    let setup = WireSetup::read(&transcript["setup"]).unwrap().to_setup().unwrap();
    let dealer = Dealer::from_bytes(seed.try_into().unwrap());
    let mut played = Match::new(Rules::new(setup).unwrap());
    let moves = transcript["moves"].as_array().unwrap();
    while played.moves().len() < moves.len() {
        dealer.deal(&mut played, &mut Log::off()).unwrap();
        if let Some(entry) = moves.get(played.moves().len()) {
            let entry = WireMove::read(played.game(), entry).unwrap();
            assert!(matches!(entry, Move::Action(_)), "the draws agree");
            played.enter(entry, &mut Log::off()).unwrap();
        }
    }
    let again: Vec<WireMove> =
        played.moves().iter().map(|entry| WireMove::of(played.game(), *entry)).collect();
    assert_eq!(json!(again), transcript["moves"]);
    assert_eq!(json!(played.game().scores()), view["decision"]["scores"]);
}

#[tokio::test]
async fn bots_finish_a_game_of_every_system() {
    let here = Here::start().await;
    let ann = here.person("Ann").await;
    let (_, view) = watched(&ann, "everything").await;
    assert_eq!(view["decision"]["kind"], "game-over");
}

#[tokio::test]
async fn bots_sit_under_their_names() {
    let here = Here::start().await;
    let ann = here.person("Ann").await;
    let bots = ann.get("/api/catalogue").await.json()["bots"].clone();
    let margot = &bots[2];
    assert_eq!((&margot["name"], &margot["called"]), (&json!("margot"), &json!("Margot")));
    let levels = [Some("alienor"), Some("margot"), Some("margot"), Some("greedy"), None];
    let bot = |level: &Option<&str>| json!({ "kind": "bot", "level": level });
    let mut seats: Vec<Value> = levels.iter().map(bot).collect();
    seats.push(json!({ "kind": "me" }));
    let (id, _) = ann.create(json!({ "seats": seats, "first": "seat" })).await;
    let chair = ann.sit(&id).await;
    let players = chair.view["game"]["players"].as_array().unwrap();
    let all = |key: &str| players.iter().map(|player| player[key].clone()).collect::<Vec<_>>();
    assert_eq!(all("name"), ["Aliénor", "Margot", "Margot (2)", "Greedy", "Marius", "Ann"]);
    assert_eq!(all("level")[..5], ["alienor", "margot", "margot", "greedy", "marius"]);
}

#[tokio::test]
async fn a_person_plays_a_bot() {
    let here = Here::start().await;
    let ann = here.person("Ann").await;
    let seats = json!([{ "kind": "me" }, { "kind": "bot" }]);
    let (id, _) = ann.create(crate::common::scripted(seats, &["base.U"; 8])).await;
    let mut chair = ann.sit(&id).await;
    while chair.turn().await {
        chair.play(0).await;
    }
    assert_eq!(chair.view["state"]["board"].as_array().unwrap().len(), 9);
}
