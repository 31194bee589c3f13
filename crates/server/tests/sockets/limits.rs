//! Clients that flood, lie, or send what cannot be meant well.

use crate::common::{Chair, Here, request, two};
use serde_json::json;
use tokio_tungstenite::tungstenite::protocol::frame::coding::CloseCode;

async fn closed(chair: &mut Chair) -> (Option<String>, Option<CloseCode>) {
    let mut refused = None;
    loop {
        match chair.next().await {
            Ok(message) if message["type"] == "refused" => {
                refused = message["code"].as_str().map(str::to_owned);
            }
            Ok(_) => {}
            Err(code) => return (refused, code),
        }
    }
}

#[tokio::test]
async fn a_flood_is_cut_off_and_nobody_else_notices() {
    let here = Here::start().await;
    let (_, _, _, mut at_ann, mut at_bob) = two(&here).await;
    for _ in 0..200 {
        at_bob.send(json!({ "type": "ping" })).await;
    }
    let (refused, code) = closed(&mut at_bob).await;
    assert_eq!(refused.as_deref(), Some("too-fast"));
    assert!(matches!(code, Some(CloseCode::Policy) | None), "{code:?}");
    at_ann.play(0).await;
}

#[tokio::test]
async fn a_message_that_is_too_long_is_refused_and_the_socket_closed() {
    let here = Here::start().await;
    let (id, _, bob, mut at_ann, mut at_bob) = two(&here).await;
    at_bob.send(json!({ "type": "chat", "text": "x".repeat(17 * 1024) })).await;
    let (refused, code) = closed(&mut at_bob).await;
    assert_eq!(refused.as_deref(), Some("too-large"));
    assert!(matches!(code, Some(CloseCode::Size) | None), "{code:?}");
    // So long that it is not even read.
    let mut again = bob.sit(&id).await;
    again.send(json!({ "type": "chat", "text": "x".repeat(1024 * 1024) })).await;
    closed(&mut again).await;
    at_ann.play(0).await;
}

#[tokio::test]
async fn a_forged_cookie_belongs_to_nobody() {
    let here = Here::start().await;
    let (id, ..) = two(&here).await;
    for cookie in [
        format!("bastide_guest={}", "0".repeat(64)),
        "bastide_guest=' OR 1=1 --".to_owned(),
        "bastide_guest=".to_owned(),
    ] {
        let headers = [("cookie", cookie.as_str())];
        let path = format!("/api/games/{id}/resign");
        let answer = request(here.address, "POST", &path, &headers, "{}").await;
        assert_eq!((answer.status, answer.refused().as_str()), (401, "unknown-guest"));
        let chair = Chair::open(here.address, &id, &headers).await.unwrap();
        assert!(chair.view["game"]["you"].is_null());
        let me = request(here.address, "GET", "/api/me", &headers, "").await;
        assert!(me.header("set-cookie").is_some(), "a new guest");
    }
}

#[tokio::test]
async fn only_our_own_pages_may_speak_for_people() {
    let here = Here::start().await;
    let (id, ann, ..) = two(&here).await;
    let evil = [("cookie", ann.cookie.as_str()), ("origin", "https://evil.example")];
    let answer = request(here.address, "POST", "/api/me", &evil, "{\"name\":\"Mallory\"}").await;
    assert_eq!((answer.status, answer.refused().as_str()), (403, "bad-origin"));
    assert_eq!(Chair::open(here.address, &id, &evil).await.err(), Some(403));
    let own = format!("http://{}", here.address);
    let good = [("cookie", ann.cookie.as_str()), ("origin", own.as_str())];
    assert!(Chair::open(here.address, &id, &good).await.is_ok());
    assert_eq!(ann.get("/api/me").await.json()["name"], "Ann");
}

#[tokio::test]
async fn names_and_chat_have_limits_and_markup_is_text() {
    let here = Here::start().await;
    let name = "<script>alert(1)</scr>";
    let ann = here.person(name).await;
    for bad in ["", "  ", &"x".repeat(25), "a\u{0007}b", "\u{202e}evil"] {
        let answer = ann.post("/api/me", json!({ "name": bad })).await;
        assert_eq!((answer.status, answer.refused().as_str()), (422, "bad-name"), "{bad:?}");
    }
    let answer = ann.post("/api/me", json!({ "colour": "mauve" })).await;
    assert_eq!(answer.refused(), "bad-colour");
    assert_eq!(ann.post("/api/me", json!({ "colour": "teal" })).await.json()["colour"], "teal");

    let seats = json!([{ "kind": "me" }, { "kind": "open" }]);
    let (id, _) = ann.create(json!({ "seats": seats, "public": true })).await;
    let mut chair = ann.sit(&id).await;
    assert_eq!(chair.view["game"]["players"][0]["name"], name);
    assert_eq!(chair.view["game"]["players"][0]["colour"], "teal");
    chair.send(json!({ "type": "chat", "text": "x".repeat(301) })).await;
    let refused = chair.until("a refusal", |message| message["type"] == "refused").await;
    assert_eq!(refused["code"], "bad-chat");
}

#[tokio::test]
async fn requests_have_limits_of_size_and_number() {
    let here = Here::with(|config| config.limits.requests = (5, 0)).await;
    let ann = here.person("Ann").await;
    let long = json!({ "name": "x".repeat(70_000) });
    let answer = ann.post("/api/me", long).await;
    assert_eq!((answer.status, answer.refused().as_str()), (413, "too-large"));
    let answer = request(here.address, "POST", "/api/me", &[("cookie", &ann.cookie)], "{").await;
    assert_eq!((answer.status, answer.refused().as_str()), (400, "bad-json"));
    assert_eq!(ann.post("/api/me", json!({})).await.status, 200);
    let answer = ann.post("/api/me", json!({})).await;
    assert_eq!((answer.status, answer.refused().as_str()), (429, "too-fast"));
    assert_eq!(ann.get("/api/me").await.status, 200, "to look is free");
}

#[tokio::test]
async fn what_does_not_exist_is_said_clearly() {
    let here = Here::start().await;
    let (id, ann, ..) = two(&here).await;
    for path in ["/api/games/zzzzzzzz", "/api/games/..", "/api/games/zzzzzzzz/transcript"] {
        let answer = ann.get(path).await;
        assert_eq!((answer.status, answer.refused().as_str()), (404, "no-game"), "{path}");
    }
    assert_eq!(Chair::open(here.address, "zzzzzzzz", &[]).await.err(), Some(404));
    assert_eq!(ann.get("/api/nothing").await.refused(), "not-found");
    assert_eq!(ann.get("/api/rules/BG-9999").await.refused(), "not-found");
    assert_eq!(ann.get("/api/games?list=secret").await.refused(), "bad-request");
    assert_eq!(ann.get(&format!("/api/games/{id}/at/x")).await.refused(), "bad-request");
    assert_eq!(ann.post(&format!("/api/games/{id}"), json!({})).await.status, 405);
    assert_eq!(ann.get(&format!("/ws/games/{id}")).await.refused(), "bad-request");
}
