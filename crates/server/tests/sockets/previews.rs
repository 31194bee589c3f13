//! Previews of links: what a program shows that fetches the page of a game and its picture, and nothing that is hidden.

use serde_json::json;

use crate::common::{Here, Person, request, two};

/// The content of a tag of the page, if the page is built at all.
async fn page(person: &Person, path: &str) -> Option<String> {
    let answer = request(person.address, "GET", path, &[], "").await;
    (answer.status == 200).then_some(answer.text)
}

fn content<'a>(page: &'a str, name: &str) -> &'a str {
    let tag = page.split(&format!("\"{name}\" content=\"")).nth(1).expect(name);
    tag.split('"').next().unwrap()
}

#[tokio::test]
async fn a_link_shows_the_game_and_hides_its_invitation() {
    let here = Here::start().await;
    let ann = here.person("<Ann> & \"co\"").await;
    let seats = json!([{ "kind": "me" }, { "kind": "open" }]);
    let (id, invite) = ann.create(json!({ "preset": "base-2021", "seats": seats })).await;
    let Some(waiting) = page(&ann, &format!("/g/{id}?invite={invite}")).await else { return };
    assert!(!waiting.contains(&invite) && !waiting.contains("<Ann>"));
    let title = "&lt;Ann&gt; &amp; &quot;co&quot; invites you to a game";
    assert_eq!(content(&waiting, "og:title"), title);
    assert!(content(&waiting, "og:description").starts_with("1 seat free. Base game (2021)"));
    assert_eq!(content(&waiting, "og:url"), format!("http://{}/g/{id}", ann.address));
    let picture = content(&waiting, "og:image");
    assert!(picture.starts_with(&format!("http://{}/art/card/{id}.png?", ann.address)));

    let bob = here.person("Bob").await;
    bob.join(&id, &invite).await;
    let running = page(&ann, &format!("/g/{id}")).await.unwrap();
    assert!(content(&running, "og:title").contains("Bob 0"));
    assert!(content(&running, "og:description").starts_with("In progress: "));
    assert_ne!(content(&running, "og:image"), picture, "another picture has another address");
    bob.post(&format!("/api/games/{id}/resign"), json!({})).await;
    let over = page(&ann, &format!("/replay/{id}")).await.unwrap();
    assert!(content(&over, "og:description").contains(" won. Base game (2021)"));

    for path in ["/", "/g/zzzzzzzzzzzzzzzz", "/g/", "/g/..%2f..", "/games"] {
        let plain = page(&ann, path).await.unwrap();
        assert!(!plain.contains("og:title"), "{path}");
    }
    let known = request(ann.address, "GET", &format!("/g/{id}"), &[], "").await;
    let tag = known.header("etag").unwrap();
    let headers = [("if-none-match", tag)];
    let again = request(ann.address, "GET", &format!("/g/{id}"), &headers, "").await;
    assert_eq!(again.status, 304);
}

#[tokio::test]
async fn a_card_is_a_picture_of_one_size_at_every_stage() {
    let here = Here::with(|config| config.limits.cards = (6, 0.0)).await;
    let (ann, bob) = (here.person("Ann").await, here.person("Bob").await);
    let bob = bob.at(ann.address);
    let seats = json!([{ "kind": "me" }, { "kind": "open" }]);
    let (id, invite) = ann.create(json!({ "preset": "base", "seats": seats })).await;
    let path = format!("/art/card/{id}.png");
    let mut seen = Vec::new();
    for _ in 0..3 {
        let card = ann.get(&path).await;
        assert_eq!((card.status, card.header("content-type")), (200, Some("image/png")));
        assert_eq!(ann.get(&path).await.header("etag"), card.header("etag"));
        seen.push(card.header("etag").unwrap().to_owned());
        if seen.len() == 1 {
            bob.join(&id, &invite).await;
        } else {
            bob.post(&format!("/api/games/{id}/resign"), json!({})).await;
        }
    }
    seen.dedup();
    assert_eq!(seen.len(), 3, "each stage has its own");
    assert_eq!(ann.get(&path).await.refused(), "too-fast");
    let (other, ..) = two(&here).await;
    assert_eq!(ann.get(&format!("/api/games/{other}")).await.status, 200, "only cards are counted");
}

#[tokio::test]
async fn files_of_the_page_are_sent_packed() {
    let here = Here::start().await;
    let index = request(here.address, "GET", "/", &[], "").await;
    let Some((_, rest)) = index.text.split_once("src=\"/assets/") else { return };
    let path = format!("/assets/{}", rest.split('"').next().unwrap());
    for (offer, coding) in [("gzip, br", Some("br")), ("gzip", Some("gzip")), ("identity", None)] {
        let file = request(here.address, "GET", &path, &[("accept-encoding", offer)], "").await;
        assert_eq!((file.status, file.header("content-encoding")), (200, coding), "{offer}");
        assert!(file.header("content-type").unwrap().contains("javascript"), "{file:?}");
    }
    let packed = request(here.address, "GET", &format!("{path}.br"), &[], "").await;
    assert_eq!(packed.refused(), "not-found");
}
