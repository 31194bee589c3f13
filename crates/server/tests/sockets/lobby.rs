//! Games before, beside and after play: seats, lists, invitations, rematches, replays.

use std::time::Duration;

use crate::common::{Chair, Here, request, scripted, two};
use bastide_protocol::{FromGame, WireState};
use serde_json::{Value, json};

fn me_and(other: Value) -> Value {
    json!([{ "kind": "me" }, other])
}

#[tokio::test]
async fn seats_are_taken_left_and_taken_by_others() {
    let here = Here::start().await;
    let (ann, bob, eve) =
        (here.person("Ann").await, here.person("Bob").await, here.person("Eve").await);
    let game = json!({ "preset": "base-2021", "seats": me_and(json!({ "kind": "open" })), "public": true });
    let (id, _) = ann.create(game).await;
    let path = |what: &str| format!("/api/games/{id}/{what}");
    let mut at_ann = ann.sit(&id).await;
    assert_eq!(at_ann.view["game"]["status"], "waiting");
    assert_eq!(at_ann.view["game"]["creator"], true);
    assert_eq!(at_ann.view["state"], Value::Null);
    assert!(at_ann.view["game"]["invite"].as_str().unwrap().contains("?invite="));
    let open = eve.get("/api/games?list=open").await.json();
    assert_eq!(open["games"][0]["id"], json!(id));
    // Another node hears a moment later who is there.
    let online = async || {
        let open = eve.get("/api/games?list=open").await.json();
        open["games"][0]["players"][0]["online"] == true
    };
    while !online().await {}

    assert_eq!(bob.post(&path("start"), json!({})).await.refused(), "not-host");
    assert_eq!(ann.post(&path("start"), json!({})).await.refused(), "open-seats");
    assert_eq!(bob.post(&path("join"), json!({ "seat": 0 })).await.refused(), "seat-taken");
    assert_eq!(bob.post(&path("join"), json!({ "seat": 9 })).await.refused(), "no-seat");
    assert_eq!(bob.post(&path("leave"), json!({})).await.refused(), "not-playing");
    assert_eq!(ann.post(&path("leave"), json!({})).await.status, 200);
    assert_eq!(bob.post(&path("join"), json!({})).await.json()["seat"], 0);
    let seat = ann.post(&path("join"), json!({})).await.json()["seat"].clone();
    at_ann.see("the beginning", |view| view["game"]["status"] == "running").await;
    assert_eq!(at_ann.view["game"]["you"], seat, "who plays first is random");
    assert_eq!(at_ann.view["decision"]["kind"], "place-tile");
    assert_eq!(eve.post(&path("join"), json!({})).await.refused(), "already-started");
    assert_eq!(bob.post(&path("leave"), json!({})).await.refused(), "already-started");
    let running = eve.get("/api/games?list=running").await.json();
    assert_eq!(running["games"][0]["id"], json!(id));
    assert!(running["games"][0]["tiles_total"].as_u64().unwrap() > 80);
}

#[tokio::test]
async fn guests_do_not_wear_the_colours_of_the_board() {
    let here = Here::start().await;
    for number in 0..24 {
        let guest = here.person(&format!("Guest {number}")).await;
        let colour = guest.get("/api/me").await.json()["colour"].clone();
        assert!(colour != "green" && colour != "white" && colour != "black", "{colour}");
    }
}

#[tokio::test]
async fn a_private_game_is_for_the_invited() {
    let here = Here::start().await;
    let (ann, bob) = (here.person("Ann").await, here.person("Ann").await);
    let (id, invite) = ann.create(json!({ "seats": me_and(json!({ "kind": "open" })) })).await;
    let open = bob.get("/api/games?list=open").await.json();
    assert_eq!(open["games"], json!([]));
    assert_eq!(bob.join(&id, "guessed").await.refused(), "needs-invite");
    let by_code = async |code: &str| bob.post("/api/codes", json!({ "code": code })).await;
    for wrong in ["", "222222", "%", "k7m2p"] {
        assert_eq!(by_code(wrong).await.refused(), "no-game", "{wrong}");
    }
    let found = by_code(&invite[..6].to_uppercase()).await.json();
    assert_eq!(found["id"], json!(id));
    assert_eq!(found["invite"], json!(format!("/g/{id}?invite={invite}")));
    assert_eq!(bob.join(&id, &invite).await.status, 200);
    assert_eq!(by_code(&invite[..6]).await.refused(), "no-game", "it has begun");
    let summary = bob.get(&format!("/api/games/{id}")).await.json();
    assert_eq!(summary["status"], "running");
    let names: Vec<&Value> =
        summary["players"].as_array().unwrap().iter().map(|p| &p["name"]).collect();
    assert_eq!(names, ["Ann", "Ann (2)"], "names are told apart");
    let colours = summary["players"].as_array().unwrap().iter().map(|p| &p["colour"]);
    assert_eq!(colours.collect::<std::collections::HashSet<_>>().len(), 2);
}

#[tokio::test]
async fn set_ups_that_make_no_game_are_refused() {
    let here = Here::start().await;
    let ann = here.person("Ann").await;
    let seats = json!([{ "kind": "me" }]);
    for (game, code) in [
        (json!({ "seats": [] }), "seat-count"),
        (json!({ "seats": vec![json!({ "kind": "me" }); 9] }), "seat-count"),
        (json!({ "seats": seats, "preset": "nothing" }), "no-preset"),
        (json!({ "seats": seats, "setup": { "systems": ["dragons"] } }), "bad-setup"),
        (json!({ "seats": seats, "setup": { "seed": "mine" } }), "seed-given"),
        (
            json!({ "seats": seats, "setup": { "draw": ["base.A"] }, "public": true }),
            "scripted-public",
        ),
        (json!({ "seats": seats, "setup": { "tiles": 3 } }), "bad-setup"),
        (json!({ "seats": seats, "setup": { "tiles": "" } }), "tiles-given"),
        (json!({ "seats": seats, "setup": 3 }), "bad-setup"),
        (json!({ "seats": [{ "kind": "bot", "level": "god" }] }), "unknown-bot"),
        (json!({ "seats": [{ "kind": "throne" }] }), "bad-json"),
        (json!({ "seats": seats, "cheat": true }), "bad-json"),
    ] {
        assert_eq!(ann.post("/api/games", game.clone()).await.refused(), code, "{game}");
    }
    let answer = request(here.address, "POST", "/api/games", &[], "{\"seats\":[]}").await;
    assert_eq!(answer.refused(), "unknown-guest");
}

#[tokio::test]
async fn between_two_people_resigning_ends_the_game() {
    let here = Here::start().await;
    let (id, _, bob, mut at_ann, _) = two(&here).await;
    let resign = format!("/api/games/{id}/resign");
    assert_eq!(bob.post(&resign, json!({})).await.status, 200);
    at_ann.see("the end", |view| view["game"]["status"] == "over").await;
    assert_eq!(at_ann.view["game"]["results"][0]["place"], 1);
    assert_eq!(at_ann.view["game"]["results"][1]["ending"], "resigned");
    assert_eq!(at_ann.view["decision"]["kind"], "game-over");
    assert_eq!(at_ann.view["decision"]["winners"], json!([0]));
    assert_eq!(at_ann.view["legal"], json!([]));
    assert!(at_ann.view["seed"].is_string(), "nothing will be drawn any more");
    assert_eq!(bob.post(&resign, json!({})).await.refused(), "game-over");
}

#[tokio::test]
async fn of_three_people_two_play_on_with_a_bot() {
    let here = Here::start().await;
    let (ann, bob, eve) =
        (here.person("Ann").await, here.person("Bob").await, here.person("Eve").await);
    let seats = json!([{ "kind": "me" }, { "kind": "open" }, { "kind": "open" }]);
    let (id, invite) = ann.create(scripted(seats, &["base.U"; 6])).await;
    bob.join(&id, &invite).await;
    eve.join(&id, &invite).await;
    let (mut at_ann, mut at_bob) = (ann.sit(&id).await, bob.sit(&id).await);
    assert_eq!(eve.post(&format!("/api/games/{id}/resign"), json!({})).await.status, 200);
    at_bob.see("the resignation", |view| view["game"]["players"][2]["resigned"] == true).await;
    assert_eq!(at_bob.view["game"]["status"], "running");
    while at_ann.turn().await && at_bob.view["game"]["status"] != "over" {
        at_ann.play(0).await;
        if at_ann.view["legal"].as_array().unwrap().is_empty() && at_bob.turn().await {
            at_bob.play(0).await;
            while !at_bob.view["legal"].as_array().unwrap().is_empty() {
                at_bob.play(0).await;
            }
        }
    }
    at_bob.see("the end", |view| view["game"]["status"] == "over").await;
    let last = &at_bob.view["game"]["results"][2];
    assert_eq!((&last["place"], &last["ending"]), (&json!(3), &json!("resigned")));
}

#[tokio::test]
async fn a_bot_keeps_the_seat_of_who_is_away_until_they_are_back() {
    let here = Here::with(|config| config.abandon_after = Duration::from_millis(1)).await;
    let (ann, bob) = (here.person("Ann").await, here.person("Bob").await);
    let draw = ["base.U", "base.V", "base.U", "base.E", "base.B", "base.W"];
    let (id, invite) = ann.create(scripted(me_and(json!({ "kind": "open" })), &draw)).await;
    bob.join(&id, &invite).await;
    // Ann is asked and not there; while Bob is not there either, the game waits.
    let summary = ann.get(&format!("/api/games/{id}")).await.json();
    assert_eq!((&summary["version"], &summary["turn"]), (&json!(0), &json!(0)));
    let mut at_bob = bob.sit(&id).await;
    assert!(at_bob.turn().await, "a bot has played for Ann");
    assert_eq!(at_bob.view["game"]["players"][0]["away"], true);
    let mut at_ann = ann.sit(&id).await;
    assert_eq!(at_ann.view["game"]["players"][0]["away"], false);
    let is_back = |it: &Value| it["type"] == "presence" && it["seats"][0]["online"] == true;
    at_bob.until("Ann is back", is_back).await;
    let last = |chair: &Chair| chair.view["legal"].as_array().unwrap().len() - 1;
    at_bob.play(0).await;
    while !at_bob.view["legal"].as_array().unwrap().is_empty() {
        at_bob.play(last(&at_bob)).await;
    }
    assert!(at_ann.turn().await, "Ann has the seat back");
    at_ann.play(0).await;
}

#[tokio::test]
async fn everybody_learns_when_a_bot_takes_the_seat_of_who_is_away() {
    let here = Here::start().await;
    let (id, ann, _, at_ann, mut at_bob) = two(&here).await;
    drop(at_ann);
    let is_gone = |it: &Value| it["type"] == "presence" && it["seats"][0]["online"] == false;
    let gone = at_bob.until("Ann is away", is_gone).await;
    let bot_in = gone["wait"]["bot_in"].as_i64().unwrap();
    assert!((80_000..=90_000).contains(&bot_in), "{bot_in}");
    let _at_ann = ann.sit(&id).await;
    let is_back = |it: &Value| it["type"] == "presence" && it["seats"][0]["online"] == true;
    let back = at_bob.until("Ann is back", is_back).await;
    assert_eq!(back["wait"]["bot_in"], Value::Null);

    // Bob leaves while it is Ann's turn: nobody waits for him until he is asked.
    let mut at_ann = ann.sit(&id).await;
    drop(at_bob);
    let is_gone = |it: &Value| it["type"] == "presence" && it["seats"][1]["online"] == false;
    let gone = at_ann.until("Bob is away", is_gone).await;
    assert_eq!(gone["wait"]["bot_in"], Value::Null);
    while at_ann.view["decision"]["player"] == 0 {
        at_ann.play(0).await;
    }
    assert!(at_ann.view["wait"]["bot_in"].as_i64().unwrap() > 80_000);
}

#[tokio::test]
async fn all_who_ask_for_a_rematch_meet_in_the_same_game() {
    let here = Here::start().await;
    let (ann, bob, eve) =
        (here.person("Ann").await, here.person("Bob").await, here.person("Eve").await);
    let seats = json!([{ "kind": "me" }, { "kind": "open" }]);
    let (id, invite) = ann.create(scripted(seats, &["base.U"])).await;
    let path = format!("/api/games/{id}/rematch");
    bob.join(&id, &invite).await;
    assert_eq!(ann.post(&path, json!({})).await.refused(), "not-over");
    let mut at_ann = ann.sit(&id).await;
    while at_ann.turn().await {
        at_ann.play(0).await;
    }
    assert_eq!(eve.post(&path, json!({})).await.refused(), "not-playing");
    let next = ann.post(&path, json!({})).await.json();
    at_ann.see("the rematch", |view| view["game"]["rematch"] == next["id"]).await;
    let (one, two) = (bob.post(&path, json!({})).await, ann.post(&path, json!({})).await);
    assert_eq!(
        (one.json()["id"].clone(), two.json()["id"].clone()),
        (next["id"].clone(), next["id"].clone())
    );
    let next = next["id"].as_str().unwrap();
    let summary = ann.get(&format!("/api/games/{next}")).await.json();
    assert_eq!(summary["status"], "running");
    assert_eq!(summary["players"][0]["name"], "Bob", "somebody else begins");
}

#[tokio::test]
async fn people_at_one_screen_share_a_cookie() {
    let here = Here::start().await;
    let ann = here.person("Ann").await;
    let seats = json!([{ "kind": "me" }, { "kind": "me", "name": "Ben" }]);
    let (id, _) = ann.create(scripted(seats, &["base.U", "base.U"])).await;
    let mut chair = ann.sit(&id).await;
    let mut seen = Vec::new();
    while chair.turn().await {
        seen.push(chair.view["game"]["you"].as_u64().unwrap());
        let last = chair.view["legal"].as_array().unwrap().len() - 1;
        chair.play(last).await;
    }
    assert_eq!(seen, [0, 0, 1, 1]);
}

/// The state of a game as views have it.
fn shown_state(game: &bastide_engine::Game) -> Value {
    let mut state = json!(WireState::of(game));
    let keys = state.as_object_mut().unwrap();
    keys.retain(|key, _| key != "features" && key != "decision");
    state
}

#[tokio::test]
async fn games_can_be_looked_back_at() {
    let here = Here::start().await;
    let (id, ann, _, mut at_ann, _) = two(&here).await;
    let first = at_ann.view["state"].clone();
    at_ann.play(0).await;
    at_ann.send(json!({ "type": "undo", "ack": "u" })).await;
    at_ann.answer("u").await;
    at_ann.see("the tile gone", |view| view["version"] == 2).await;
    at_ann.play(1).await;
    let now = at_ann.view.clone();
    assert_eq!((&now["version"], &now["game"]["plies"]), (&json!(3), &json!(1)));
    let at = |point: u32| {
        let (ann, path) = (ann.clone(), format!("/api/games/{id}/at/{point}"));
        async move { ann.get(&path).await.json() }
    };
    assert_eq!(at(0).await["state"], first);
    let point = at(1).await;
    for same in ["state", "decision", "features", "last", "holes", "projected", "spots"] {
        assert_eq!(point[same], now[same], "{same}");
    }
    assert_eq!(point["legal"], json!([]));
    assert_eq!(point["events"][0]["event"], "tile-placed");
    assert_eq!(point["events"][0]["version"], 1);
    assert!(point["history"].as_array().unwrap().len() > 1);
    assert_eq!(at(99).await["state"], now["state"]);
    assert!(point.get("seed").is_none(), "the seed is secret while the game runs");

    let transcript = ann.get(&format!("/api/games/{id}/transcript")).await.json();
    let table = bastide_session::Table::load(&transcript).unwrap();
    assert_eq!(shown_state(table.game()), now["state"]);
    assert_eq!(transcript["seed_hash"], now["seed_hash"]);
    assert!(transcript.get("seed").is_none());
    let file = ann.get(&format!("/api/games/{id}/game.bastide")).await;
    assert!(file.header("content-disposition").unwrap().contains(".bastide"));
    let played = bastide_notation::parse_game(&file.text).unwrap();
    assert_eq!(shown_state(played.game()), now["state"]);
}

/// A lesson is asked for by its scene and the answers so far, and nothing is stored.
#[tokio::test]
async fn lessons_answer_without_a_table() {
    let here = Here::start().await;
    let ann = here.person("Ann").await;
    let lessons = ann.get("/api/lessons").await.json();
    let first = &lessons["lessons"][0];
    assert_eq!((&first["name"], &first["scenes"][0]["name"]), (&json!("base"), &json!("tile")));
    let scene = "/api/lessons/base/claim";
    let start = ann.get(scene).await;
    assert_eq!(start.header("cache-control"), Some("no-cache"));
    let start = start.json();
    assert_eq!((&start["result"], &start["asked"]), (&json!("point"), &json!("lay")));
    assert!(!start["views"][0]["spaces"].as_array().unwrap().is_empty());
    let solution = r#"[{"type":"place-tile","at":[0,-1],"rot":90}]"#;
    let next = ann.get(&format!("{scene}?answers={}", encoded(solution))).await.json();
    assert_eq!(next["asked"], "claim");
    let other = r#"[{"type":"place-tile","at":[0,1],"rot":0}]"#;
    let other = ann.get(&format!("{scene}?answers={}", encoded(other))).await.json();
    assert_eq!((&other["result"], &other["reply"]), (&json!("other"), &json!("elsewhere")));
    let illegal = r#"[{"type":"place-tile","at":[7,7],"rot":0}]"#;
    let illegal = ann.get(&format!("{scene}?answers={}", encoded(illegal))).await.json();
    assert_eq!(
        (&illegal["result"], &illegal["code"]),
        (&json!("refused"), &json!("illegal-action"))
    );
    assert!(illegal["rule"].as_str().unwrap().starts_with("BG-"));
    assert_eq!(ann.get(&format!("{scene}?answers=oops")).await.refused(), "bad-json");
    let many = format!("[{}]", ["{\"type\":\"pass\"}"; 40].join(","));
    assert_eq!(
        ann.get(&format!("{scene}?answers={}", encoded(&many))).await.refused(),
        "too-large"
    );
    assert_eq!(ann.get("/api/lessons/base/chess").await.refused(), "not-found");
    assert_eq!(ann.get("/api/lessons/chess/tile").await.refused(), "not-found");
}

/// A text as a part of an address.
fn encoded(text: &str) -> String {
    let sign = |byte: u8| match byte {
        b'a'..=b'z' | b'0'..=b'9' | b'-' => char::from(byte).to_string(),
        _ => format!("%{byte:02X}"),
    };
    text.bytes().map(sign).collect()
}

#[tokio::test]
async fn the_server_describes_itself() {
    let here = Here::start().await;
    let ann = here.person("Ann").await;
    assert_eq!(ann.get("/health").await.json()["status"], "ok");
    let metrics = ann.get("/metrics").await;
    assert!(metrics.text.contains("\nbastide_http_requests_total "), "{}", metrics.text);
    let document = ann.get("/api/openapi.json").await.json();
    assert!(document["paths"]["/api/games/{id}/join"]["post"].is_object());
    let catalogue = ann.get("/api/catalogue").await.json();
    for list in ["presets", "systems", "sets", "bots", "colours"] {
        assert!(!catalogue[list].as_array().unwrap().is_empty(), "{list}");
    }
    let inns = catalogue["systems"].as_array().unwrap().iter();
    let inns = inns.clone().find(|system| system["name"] == "inns-and-cathedrals").unwrap();
    assert_eq!(inns["options"][0]["name"], "ic.final_scoring");
    assert_eq!(inns["parts"].as_array().unwrap().len(), 3);
    let rule = ann.get("/api/rules/BG-13").await.json();
    assert_eq!((&rule["id"], &rule["page"]), (&json!("BG-13"), &json!("base")));
    assert!(rule["html"].as_str().unwrap().contains("agree"));
    assert!(!ann.get("/api/rules").await.json()["rules"].as_array().unwrap().is_empty());

    let answer = ann.get("/api/me").await;
    let policy = answer.header("content-security-policy").unwrap();
    assert!(policy.contains("script-src 'self' 'wasm-unsafe-eval';"), "{policy}");
    assert!(!policy.contains(" 'unsafe-eval'"), "{policy}");
    assert_eq!(answer.header("x-content-type-options"), Some("nosniff"));
    assert_eq!(answer.header("cache-control"), Some("no-store"));
    // With or without a built page, its own paths are known and others are not.
    for path in ["/", "/new", "/g/abc", "/replay/abc", "/games", "/rules/BG-1"] {
        assert!(matches!(ann.get(path).await.status, 200 | 503), "{path}");
    }
    assert_eq!(ann.get("/wp-admin").await.status, 404);
}

#[tokio::test]
async fn pictures_are_drawn_and_last() {
    let here = Here::start().await;
    let (id, ann, ..) = two(&here).await;
    for path in ["/art/tile/base.D/90/7.svg", "/art/figure/meeple/teal.svg"] {
        let answer = ann.get(path).await;
        assert_eq!((answer.status, answer.header("content-type")), (200, Some("image/svg+xml")));
        assert!(answer.text.starts_with("<svg "), "{path}");
        assert!(answer.header("cache-control").unwrap().contains("immutable"));
        assert!(answer.header("content-security-policy").unwrap().contains("sandbox"));
    }
    let board = ann.get(&format!("/art/board/{id}.svg")).await;
    assert!(board.text.starts_with("<svg "), "{board:?}");
    let tag = board.header("etag").unwrap();
    let known = [("if-none-match", tag)];
    let path = format!("/art/board/{id}.svg");
    assert_eq!(request(here.address, "GET", &path, &known, "").await.status, 304);
    let png = ann.get(&format!("/art/board/{id}.png")).await;
    assert_eq!((png.status, png.header("content-type")), (200, Some("image/png")));
    // At rotation 90 the city of the start tile lies in the east.
    let kind = ann.get("/art/kind/base.D/90.json").await.json();
    let segments = kind["segments"].as_array().unwrap();
    let city = segments.iter().find(|segment| segment["kind"] == "city").unwrap();
    assert!(city["anchor"][0].as_f64().unwrap() > 60.0, "{city}");
    assert_eq!(city["segment"], json!({ "kind": "city", "edges": ["E"] }));
    assert!(city["outline"].as_str().unwrap().starts_with('M'));
    assert_eq!((&kind["machine"], &kind["circle"]), (&json!(null), &json!(null)));
    // The machine turns with its tile.
    let at = async |file: &str| ann.get(&format!("/art/kind/fl.A/{file}")).await.json();
    let (north, south) = (at("0.json").await, at("180.json").await);
    let x = |kind: &Value| kind["machine"][0].as_f64().unwrap();
    assert!((x(&north) + x(&south) - 100.0).abs() < 0.2, "{north} {south}");
    let circle = ann.get("/art/kind/cc2.C/0.json").await.json();
    assert_eq!(circle["circle"], "field");
    for path in [
        "/art/tile/base.D/45/7.svg",
        "/art/tile/none/0/7.svg",
        "/art/tile/base.D/0/x.svg",
        "/art/figure/meeple/mauve.svg",
        "/art/kind/base.D/0.xml",
        "/art/board/zzzzzzzz.svg",
    ] {
        assert_eq!(ann.get(path).await.status, 404, "{path}");
    }
}
