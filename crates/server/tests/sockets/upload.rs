//! Games from devices: friends go on with them, finished ones get a link, and what is no game is refused.

use serde_json::{Value, json};

use crate::common::{Answer, Chair, Here, Person, request, scripted};

const MIDDLE: &str = "\
bastide 1
players: Ann, Bob
draw: base.U base.V base.U base.E

1. Ann  base.U 0,1:0 -
2. Bob  base.V 1,0:0 meeple>road.SW
";

fn with_friend(text: &str) -> Value {
    json!({ "text": text, "seats": [{ "kind": "me" }, { "kind": "open" }], "name": "here-1" })
}

async fn upload(person: &Person, upload: Value) -> Answer {
    person.post("/api/uploads", upload).await
}

/// The id and the invitation of what was uploaded.
fn made(answer: &Answer) -> (String, String) {
    let made = answer.json();
    let invite = made["invite"].as_str().unwrap().split_once("invite=").unwrap().1.to_owned();
    (made["id"].as_str().unwrap().to_owned(), invite)
}

async fn play_out(chair: &mut Chair) {
    while chair.turn().await {
        chair.play(0).await;
    }
}

/// Plays a short game of Ann and a bot to its end, and gives its text.
async fn finished(here: &Here) -> String {
    let ann = here.person("Ann").await;
    let seats = json!([{ "kind": "me", "name": "Ann" }, { "kind": "me", "name": "Bob" }]);
    let (id, _) = ann.create(scripted(seats, &["base.U", "base.V"])).await;
    play_out(&mut ann.sit(&id).await).await;
    ann.get(&format!("/api/games/{id}/game.bastide")).await.text
}

#[tokio::test]
async fn friends_go_on_with_a_game_from_a_device() {
    let here = Here::start().await;
    let (ann, bob) = (here.person("Ann").await, here.person("Bob").await);
    let answer = upload(&ann, with_friend(MIDDLE)).await;
    assert_eq!(answer.status, 201, "{answer:?}");
    let (id, invite) = made(&answer);
    let summary = ann.get(&format!("/api/games/{id}")).await.json();
    assert_eq!((&summary["status"], &summary["brought"]), (&json!("waiting"), &json!(true)));
    assert_eq!((&summary["tiles"], &summary["tiles_total"]), (&json!(3), &json!(5)));
    let picture = ann.get(&format!("/art/board/{id}.svg")).await;
    assert!(picture.text.contains("<svg"), "{picture:?}");

    // Whoever does not know the invitation stays outside, and the code leads to it.
    assert_eq!(bob.join(&id, "wrong").await.refused(), "needs-invite");
    let found = bob.post("/api/codes", json!({ "code": invite[..6] })).await.json();
    assert_eq!(found["id"], json!(id));
    assert_eq!(bob.join(&id, &invite).await.status, 200);
    let (mut at_ann, mut at_bob) = (ann.sit(&id).await, bob.sit(&id).await);
    assert_eq!(at_ann.view["game"]["status"], "running");
    assert_eq!(at_ann.view["version"], 4);
    assert_eq!(at_ann.view["state"]["board"].as_array().unwrap().len(), 3);
    tokio::join!(play_out(&mut at_ann), play_out(&mut at_bob));
    let over = bob.get(&format!("/api/games/{id}")).await.json();
    assert_eq!((&over["status"], &over["brought"]), (&json!("over"), &json!(true)));
    let transcript = bob.get(&format!("/api/games/{id}/transcript")).await.json();
    assert!(transcript["brought"].as_u64().unwrap() > 4, "{transcript}");
    let next = ann.post(&format!("/api/games/{id}/rematch"), json!({})).await.json();
    let next = ann.get(&format!("/api/games/{}", next["id"].as_str().unwrap())).await.json();
    assert_eq!((&next["brought"], &next["tiles"]), (&Value::Null, &json!(0)));
}

#[tokio::test]
async fn the_same_upload_is_the_same_table() {
    let here = Here::start().await;
    let (ann, bob) = (here.person("Ann").await, here.person("Bob").await);
    let first = upload(&ann, with_friend(MIDDLE)).await;
    let again = upload(&ann, with_friend(MIDDLE)).await;
    assert_eq!((first.status, again.status), (201, 200));
    assert_eq!(made(&first), made(&again));
    let (one, two) =
        tokio::join!(upload(&bob, with_friend(MIDDLE)), upload(&bob, with_friend(MIDDLE)));
    assert_eq!(made(&one), made(&two));
    assert_ne!(made(&one), made(&first), "others have their own");
    let mut other = with_friend(MIDDLE);
    other["name"] = json!("here-2");
    assert_ne!(made(&upload(&ann, other).await), made(&first));

    // A finished game has one link, whoever brings it.
    let text = finished(&here).await;
    let done = json!({ "text": text, "seats": [{ "kind": "me" }, { "kind": "me" }] });
    let (first, again) = (upload(&ann, done.clone()).await, upload(&bob, done).await);
    assert_eq!((first.status, again.status), (201, 200));
    assert_eq!(first.json(), again.json());
    assert_eq!(first.json()["invite"], Value::Null);
    let id = first.json()["id"].as_str().unwrap().to_owned();
    let summary = bob.get(&format!("/api/games/{id}")).await.json();
    assert_eq!((&summary["status"], &summary["public"]), (&json!("over"), &json!(false)));
    assert_eq!(summary["players"][1]["name"], "Bob");
    assert_eq!(bob.get(&format!("/api/games/{id}/at/1")).await.status, 200);
    assert_eq!(bob.get("/api/games?list=finished").await.json()["games"], json!([]));
}

#[tokio::test]
async fn a_game_that_was_given_up_is_over_and_counts_for_no_record() {
    let here = Here::start().await;
    let ann = here.person("Ann").await;
    let seats = json!([{ "kind": "me" }, { "kind": "bot", "level": "odile" }]);
    let lost = json!({ "text": MIDDLE, "seats": seats, "resigned": true });
    let answer = upload(&ann, lost.clone()).await;
    assert_eq!(answer.status, 201, "{answer:?}");
    let id = answer.json()["id"].as_str().unwrap().to_owned();
    let summary = ann.get(&format!("/api/games/{id}")).await.json();
    assert_eq!(summary["results"][0]["ending"], "resigned");
    assert_eq!(upload(&ann, lost).await.json()["id"], json!(id));
    assert_eq!(ann.get("/api/me/bots").await.json()["records"], json!([]));
    let open = json!({ "text": MIDDLE, "resigned": true,
        "seats": [{ "kind": "me" }, { "kind": "open" }] });
    assert_eq!(upload(&ann, open).await.refused(), "open-seats");
}

#[tokio::test]
async fn what_is_no_game_is_refused_by_its_code() {
    let here = Here::with(|config| config.caps.tiles = 20).await;
    let ann = here.person("Ann").await;
    let two = json!([{ "kind": "me" }, { "kind": "open" }]);
    let refused = async |text: &str| {
        let answer = upload(&ann, json!({ "text": text, "seats": two })).await;
        (answer.refused(), answer.json()["error"].clone())
    };
    let (code, _) = refused("hello").await;
    assert_eq!(code, "bad-notation");
    let (code, why) = refused(&MIDDLE.replace("0,1:0", "0,-1:0")).await;
    assert_eq!((code.as_str(), &why["with"]["line"]), ("bad-notation", &json!(5)));
    assert_eq!(why["rule"], "BG-13", "{why}");
    let (code, _) = refused(&MIDDLE.replace("Bob", "\"\u{202e}\"")).await;
    assert!(matches!(code.as_str(), "bad-name" | "bad-notation"), "{code}");
    assert_eq!(refused("bastide 1\nplayers: A, B\n").await.0, "too-many-tiles");
    assert_eq!(refused("bastide 1\nplayers: A, B, C\n").await.0, "seat-count");
    let done = finished(&here).await;
    assert_eq!(refused(&done).await.0, "open-seats");
    let unknown =
        json!({ "text": MIDDLE, "seats": [{ "kind": "me" }, { "kind": "bot", "level": "x" }] });
    assert_eq!(upload(&ann, unknown).await.refused(), "unknown-bot");
    assert_eq!(upload(&ann, json!({ "text": 1 })).await.refused(), "bad-json");
    assert_eq!(upload(&ann, with_friend(&"x".repeat(300 * 1024))).await.refused(), "too-large");
    // Longer than any other request may be.
    assert_eq!(refused(&format!("# {}\nhello", "x".repeat(100 * 1024))).await.0, "bad-notation");
    let stranger = with_friend(MIDDLE).to_string();
    let answer = request(here.address, "POST", "/api/uploads", &[], &stranger).await;
    assert_eq!(answer.refused(), "unknown-guest");
    let headers = [("cookie", &*ann.cookie), ("origin", "http://evil.example")];
    let answer = request(here.address, "POST", "/api/uploads", &headers, &stranger).await;
    assert_eq!(answer.refused(), "bad-origin");
    assert_eq!(ann.get("/api/games?list=mine").await.json()["games"].as_array().unwrap().len(), 0);
}

#[tokio::test]
async fn an_address_uploads_only_so_much() {
    let here = Here::with(|config| {
        config.limits.uploads = (3, 0.0);
        config.caps.games_of_guest = 1;
    })
    .await;
    let ann = Person { address: here.address, ..here.person("Ann").await };
    assert_eq!(upload(&ann, with_friend(MIDDLE)).await.status, 201);
    let mut other = with_friend(MIDDLE);
    other["name"] = json!("here-2");
    assert_eq!(upload(&ann, other).await.refused(), "too-many-games");
    assert_eq!(upload(&ann, with_friend(MIDDLE)).await.status, 200);
    assert_eq!(upload(&ann, with_friend(MIDDLE)).await.refused(), "too-fast");
}
