//! Requests that would otherwise go to a server.

use serde_json::{Value, json};

use crate::common::{Page, read};

#[test]
fn what_needs_no_people_is_answered_here() {
    let mut page = Page::new(&json!({ "preset": "base", "seats": [{ "kind": "me" }] }));
    let mut get = |address: &str| read(&page.engine.answer("GET", address, 0));
    for address in [
        "/api/me",
        "/api/catalogue",
        "/api/lessons",
        "/api/games/g1",
        "/api/games/g1/view",
        "/api/games/g1/at/0",
        "/api/games/g1/transcript",
        "/art/kind/base.D/90.json",
    ] {
        let answer = get(address);
        assert_eq!(
            (&answer["status"], &answer["type"]),
            (&json!(200), &json!("application/json")),
            "{address}"
        );
        assert!(serde_json::from_str::<Value>(answer["body"].as_str().unwrap()).is_ok());
    }
    for address in [
        "/art/tile/base.D/90/3.svg",
        "/art/figure/meeple/red.svg",
        "/art/board/g1.svg",
        "/art/figure/dragon/neutral.svg",
    ] {
        let answer = get(address);
        assert_eq!(
            (&answer["status"], &answer["type"]),
            (&json!(200), &json!("image/svg+xml")),
            "{address}"
        );
    }
    for address in [
        "/",
        "",
        "/api/games",
        "/api/games/g2",
        "/art/tile/base.D/91/3.svg",
        "/art/tile/x/0/0.svg",
        "/api/%ff",
        "/api/games/g1/at/x",
    ] {
        let answer = get(address);
        assert!(answer["status"].as_u64().unwrap() >= 400, "{address} {answer}");
        assert!(read(answer["body"].as_str().unwrap())["error"]["code"].is_string());
    }
}

#[test]
fn lessons_are_played_here() {
    let mut page = Page::new(&json!({ "preset": "base", "seats": [{ "kind": "me" }] }));
    let mut get = |address: &str| {
        let answer = read(&page.engine.answer("GET", address, 0));
        read(answer["body"].as_str().unwrap())
    };
    let lessons = get("/api/lessons");
    let scene = lessons["lessons"][0]["scenes"][0]["name"].as_str().unwrap().to_owned();
    let address = format!("/api/lessons/base/{scene}");
    let first = get(&address);
    assert_eq!(first["result"], "point");
    let answer = first["solution"]["action"].to_string();
    let encoded: String =
        format!("[{answer}]").bytes().map(|byte| format!("%{byte:02X}")).collect();
    assert_eq!(get(&format!("{address}?answers={encoded}"))["result"], "point");
    assert_eq!(get(&format!("{address}?answers=%7B"))["error"]["code"], "bad-json");
}

/// The file that is compiled in is what the server answers: `cargo xtask wire` compares them.
#[test]
fn the_catalogue_lists_every_preset_and_every_bot() {
    let mut page = Page::new(&json!({ "preset": "base", "seats": [{ "kind": "me" }] }));
    let answer = read(&page.engine.answer("GET", "/api/catalogue", 0));
    let catalogue = read(answer["body"].as_str().unwrap());
    assert_eq!(catalogue["presets"].as_array().unwrap().len(), bastide_engine::PRESETS.len());
    assert_eq!(catalogue["bots"].as_array().unwrap().len(), bastide_bots::LADDER.len());
}
