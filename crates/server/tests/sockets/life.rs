//! What one guest can make a server hold and do: tables in memory, games, bots, drawings; and how all of it
//! goes again.

use std::time::Duration;

use bastide_server::Config;
use serde_json::{Value, json};

use crate::common::{Here, Person, request, scripted, two};

/// Longer than any test.
const LONG: Duration = Duration::from_secs(3600);
const SOON: Duration = Duration::from_millis(1);

/// A number that the server counts.
async fn metric(person: &Person, name: &str) -> u64 {
    let text = person.get("/metrics").await.text;
    let line = text.lines().find_map(|line| line.strip_prefix(&format!("bastide_{name} ")));
    line.unwrap_or_else(|| panic!("no {name} in {text}")).parse().unwrap()
}

/// Waits until so many tables are in memory.
async fn until_tables(person: &Person, wanted: impl Fn(u64) -> bool) {
    while !wanted(metric(person, "tables").await) {}
}

/// The person's own games, which are listed without being loaded.
async fn listed(person: &Person) -> Vec<Value> {
    person.get("/api/games?list=mine").await.json()["games"].as_array().unwrap().clone()
}

/// Another server on the same folder.
async fn again(here: Here, change: impl FnOnce(&mut Config)) -> Here {
    here.again(change).await
}

fn me() -> Value {
    json!([{ "kind": "me" }])
}

fn bots(number: usize) -> Value {
    json!(vec![json!({ "kind": "bot", "level": "random" }); number])
}

#[tokio::test]
async fn a_server_starts_without_loading_any_game() {
    let here = Here::start().await;
    let ann = here.person("Ann").await;
    let (id, _) = ann.create(json!({ "seats": me() })).await;
    ann.create(json!({ "seats": bots(2) })).await;
    assert_eq!(metric(&ann, "tables").await, 0, "nobody has looked at them");
    let here = again(here, |_| {}).await;
    let ann = ann.at(here.address);
    assert_eq!(listed(&ann).await[0]["status"], "running");
    assert_eq!(metric(&ann, "tables").await, 0);
    ann.sit(&id).await.play(0).await;
    assert_eq!(metric(&ann, "tables").await, 1);
}

#[tokio::test]
async fn a_table_that_nobody_is_at_leaves_the_memory_and_comes_back() {
    let here = Here::with(|config| config.memory.idle_after = SOON).await;
    let (id, ann, bob, mut at_ann, at_bob) = two(&here).await;
    at_ann.play(0).await;
    let state = at_ann.view["state"].clone();
    drop(at_bob);
    at_ann.send(json!({ "type": "ping" })).await;
    at_ann.until("a pong", |message| message["type"] == "pong").await;
    assert_eq!(metric(&ann, "tables").await, 1, "somebody is there");
    drop(at_ann);
    until_tables(&bob, |tables| tables == 0).await;
    let mut back = ann.sit(&id).await;
    assert_eq!(back.view["state"], state);
    back.play(0).await;
}

#[tokio::test]
async fn bots_alone_wait_until_somebody_looks() {
    let here = Here::with(|config| {
        config.memory.idle_after = Duration::from_millis(100);
        config.bot_pause = Duration::from_millis(20);
    });
    let here = here.await;
    let ann = here.person("Ann").await;
    let (id, _) = ann.create(json!({ "seats": bots(2), "public": true })).await;
    let version = async || {
        let running = ann.get("/api/games?list=running").await.json();
        running["games"][0]["version"].as_u64().expect("the game is not over")
    };
    ann.get(&format!("/api/games/{id}")).await;
    while version().await == 0 {}
    until_tables(&ann, |tables| tables == 0).await;
    let stopped = version().await;
    let mut watching = ann.sit(&id).await;
    assert_eq!(watching.version(), stopped);
    watching.see("the bots", |view| view["version"].as_u64() > Some(stopped + 1)).await;
}

#[tokio::test]
async fn a_bot_plays_on_until_the_person_who_left_is_asked() {
    let here = Here::with(|config| {
        config.memory.idle_after = SOON;
        config.bot_pause = Duration::from_millis(50);
    });
    let here = here.await;
    let ann = here.person("Ann").await;
    let seats = json!([{ "kind": "bot", "level": "random" }, { "kind": "me" }]);
    let (id, _) = ann.create(scripted(seats, &["base.U"; 6])).await;
    ann.get(&format!("/api/games/{id}")).await;
    while listed(&ann).await[0]["turn"] != 1 {}
    until_tables(&ann, |tables| tables == 0).await;
    assert!(ann.sit(&id).await.turn().await);
}

#[tokio::test]
async fn tables_with_people_stay_when_there_are_too_many() {
    let here = Here::with(|config| {
        config.memory.idle_after = LONG;
        config.memory.unwatched = 2;
    });
    let here = here.await;
    let (_, ann, _, mut at_ann, _at_bob) = two(&here).await;
    for _ in 0..6 {
        let (id, _) = ann.create(json!({ "seats": me() })).await;
        assert_eq!(ann.get(&format!("/api/games/{id}")).await.status, 200);
    }
    until_tables(&ann, |tables| tables <= 3).await;
    at_ann.play(0).await;
}

#[tokio::test]
async fn a_memory_full_of_people_takes_no_more_tables() {
    let here = Here::with(|config| config.memory.tables = 1).await;
    let (id, ann, ..) = two(&here).await;
    let (mut at_ann, (other, _)) = (ann.sit(&id).await, ann.create(json!({ "seats": me() })).await);
    let refused = ann.get(&format!("/api/games/{other}")).await;
    assert_eq!((refused.status, refused.refused().as_str()), (503, "server-full"));
    at_ann.play(0).await;
}

#[tokio::test]
async fn a_guest_can_have_only_so_many_unfinished_games() {
    let here = Here::with(|config| config.caps.games_of_guest = 2).await;
    let (ann, bob) = (here.person("Ann").await, here.person("Bob").await);
    let game = || json!({ "seats": [{ "kind": "me" }, { "kind": "me" }] });
    let (id, _) = ann.create(game()).await;
    ann.create(json!({ "seats": [{ "kind": "me" }, { "kind": "open" }] })).await;
    let here = again(here, |config| config.caps.games_of_guest = 2).await;
    let (ann, bob) = (ann.at(here.address), bob.at(here.address));
    let refused = ann.post("/api/games", game()).await;
    assert_eq!((refused.status, refused.refused().as_str()), (409, "too-many-games"));
    assert_eq!(refused.json()["error"]["with"]["most"], 2);
    bob.create(game()).await;
    assert_eq!(ann.post(&format!("/api/games/{id}/resign"), json!({})).await.status, 200);
    ann.create(game()).await;
    let rematch = ann.post(&format!("/api/games/{id}/rematch"), json!({})).await;
    assert_eq!(rematch.refused(), "too-many-games");
}

#[tokio::test]
async fn an_address_can_have_only_so_many_unfinished_games() {
    let here = Here::with(|config| config.caps.games_of_address = 2).await;
    // Each node counts by itself.
    let new = async |name: &str| Person::new(here.address, name).await;
    let (ann, bob) = (new("Ann").await, new("Bob").await);
    let game = || json!({ "seats": [{ "kind": "me" }, { "kind": "bot" }] });
    let (id, _) = ann.create(game()).await;
    ann.create(game()).await;
    assert_eq!(bob.post("/api/games", game()).await.refused(), "too-many-games");
    assert_eq!(ann.post(&format!("/api/games/{id}/resign"), json!({})).await.status, 200);
    bob.create(game()).await;
}

#[tokio::test]
async fn a_server_has_only_so_many_unfinished_games() {
    let here = Here::with(|config| config.caps.games = 1).await;
    let ann = here.person("Ann").await;
    ann.create(json!({ "seats": me() })).await;
    let refused = ann.post("/api/games", json!({ "seats": me() })).await;
    assert_eq!((refused.status, refused.refused().as_str()), (503, "server-full"));
}

#[tokio::test]
async fn a_guest_can_have_only_so_many_bots() {
    let here = Here::with(|config| config.caps.bots_of_guest = 5).await;
    let ann = here.person("Ann").await;
    ann.create(json!({ "seats": bots(4) })).await;
    assert_eq!(
        ann.post("/api/games", json!({ "seats": bots(2) })).await.refused(),
        "too-many-bots"
    );
    ann.create(json!({ "seats": bots(1) })).await;
    ann.create(json!({ "seats": me() })).await;
}

#[tokio::test]
async fn games_raced_for_do_not_exceed_a_cap() {
    let here = Here::with(|config| config.caps.games_of_guest = 3).await;
    let ann = here.person("Ann").await;
    let tries = (0..12).map(|_| {
        let ann = ann.clone();
        tokio::spawn(async move { ann.post("/api/games", json!({ "seats": me() })).await.status })
    });
    let mut made = 0;
    for attempt in tries.collect::<Vec<_>>() {
        made += (attempt.await.unwrap() == 201) as u32;
    }
    assert_eq!((made, listed(&ann).await.len()), (3, 3));
}

#[tokio::test]
async fn a_game_has_only_so_many_tiles_and_at_least_one() {
    let here = Here::start().await;
    let ann = here.person("Ann").await;
    ann.create(json!({ "seats": me(), "preset": "everything" })).await;
    let many = json!({ "seats": me(), "setup": { "sets": { "base-v3": 14 } } });
    let refused = ann.post("/api/games", many).await;
    assert_eq!((refused.status, refused.refused().as_str()), (422, "too-many-tiles"));
    assert_eq!(refused.json()["error"]["with"]["most"], 600);
    for setup in [json!({ "draw": [] }), json!({ "sets": {} })] {
        let nothing = json!({ "seats": me(), "setup": setup });
        assert_eq!(ann.post("/api/games", nothing).await.refused(), "no-tiles");
    }
}

#[tokio::test]
async fn an_address_gets_new_guests_at_a_limited_rate() {
    let here = Here::with(|config| config.limits.guests = (2, 0.0)).await;
    // Each node counts by itself.
    let new = async |name: &str| Person::new(here.address, name).await;
    let (ann, _) = (new("Ann").await, new("Bob").await);
    let refused = request(here.address, "GET", "/api/me", &[], "").await;
    assert_eq!((refused.status, refused.refused().as_str()), (429, "too-fast"));
    assert_eq!(ann.get("/api/me").await.status, 200, "whoever is known comes in");
}

#[tokio::test]
async fn games_and_guests_that_nobody_touches_go() {
    let here = Here::start().await;
    let (ann, bob, eve) =
        (here.person("Ann").await, here.person("Bob").await, here.person("Eve").await);
    let (waiting, _) = ann.create(json!({ "seats": [{ "kind": "me" }, { "kind": "open" }] })).await;
    let (running, _) = ann.create(json!({ "seats": me() })).await;
    let (over, _) = bob.create(json!({ "seats": me() })).await;
    assert_eq!(bob.post(&format!("/api/games/{over}/resign"), json!({})).await.status, 200);
    let sweep = |config: &mut Config| {
        config.expiry.waiting = SOON;
        config.expiry.running = SOON;
        config.expiry.every = SOON;
    };
    let here = again(here, sweep).await;
    let (ann, bob, eve) = (ann.at(here.address), bob.at(here.address), eve.at(here.address));
    while !listed(&ann).await.is_empty() {}
    for id in [waiting, running] {
        assert_eq!(ann.get(&format!("/api/games/{id}")).await.refused(), "no-game");
    }
    assert_eq!(listed(&bob).await[0]["id"], json!(over), "finished games stay");
    assert!(eve.get("/api/me").await.header("set-cookie").is_none(), "guests stay for longer");

    let here = again(here, |config| {
        config.expiry.guests = SOON;
        config.expiry.every = SOON;
    });
    let here = here.await;
    let (bob, eve) = (bob.at(here.address), eve.at(here.address));
    while eve.post("/api/me", json!({})).await.status == 200 {}
    assert_eq!(bob.get("/api/me").await.json()["name"], "Bob", "who has played stays");
}

#[tokio::test]
async fn a_game_with_somebody_there_does_not_go() {
    let here = Here::with(|config| {
        // Long enough to sit down, on a busy machine too.
        config.expiry.running = Duration::from_secs(4);
        config.expiry.every = SOON;
    });
    let here = here.await;
    let ann = here.person("Ann").await;
    let (held, _) = ann.create(json!({ "seats": me() })).await;
    let mut chair = ann.sit(&held).await;
    ann.create(json!({ "seats": me() })).await;
    while listed(&ann).await.len() > 1 {}
    chair.play(0).await;
}

#[tokio::test]
async fn what_was_drawn_or_replayed_is_not_sent_again() {
    let here = Here::start().await;
    let (id, ann, bob, mut at_ann, _) = two(&here).await;
    at_ann.play(0).await;
    let point = format!("/api/games/{id}/at/1");
    let again = async |path: &str, person: &Person| {
        let first = person.get(path).await;
        assert_eq!(first.status, 200, "{path}");
        let tag = first.header("etag").expect(path).to_owned();
        let known = [("cookie", &*person.cookie), ("if-none-match", &tag)];
        let second = request(here.address, "GET", path, &known, "").await;
        assert_eq!((second.status, second.text.as_str()), (304, ""), "{path}");
        (first.header("cache-control").unwrap().to_owned(), tag)
    };
    let (cache, tag) = again(&point, &ann).await;
    assert_eq!(cache, "private, no-cache");
    assert_ne!(again(&point, &bob).await.1, tag, "each sees their own");
    let transcript = format!("/api/games/{id}/transcript");
    for path in ["/api/catalogue", "/art/kind/base.D/90.json", &transcript] {
        again(path, &ann).await;
    }
    at_ann.play(0).await;
    assert_ne!(again(&point, &ann).await.1, tag, "the game has gone on");
    assert_eq!(ann.post(&format!("/api/games/{id}/resign"), json!({})).await.status, 200);
    assert!(again(&point, &ann).await.0.contains("immutable"), "a finished game does not change");
}
