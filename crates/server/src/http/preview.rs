//! What other programs show of a link to a game: a title, a sentence and a picture, as tags in the page. They read no
//! script and have no language, so these few words are English. Nothing is told that the address alone does not
//! tell: the invitation stays out of it.

use axum::http::uri::Authority;
use axum::http::{HeaderMap, Uri, header};
use bastide_engine::Preset;
use bastide_table::{Seat, Stage};
use bastide_view::Listing;

use super::Shared;
use super::guard::host_of;
use crate::config::Config;
use crate::ids::TableId;

/// The pages that are about one game.
const ABOUT: [&str; 3] = ["g", "replay", "review"];

/// The tags for the page of a game; nothing for other pages, and for games that are not there.
pub async fn tags(app: &Shared, uri: &Uri, headers: &HeaderMap) -> Option<String> {
    let mut parts = uri.path().trim_matches('/').split('/');
    let about = parts.next().filter(|page| ABOUT.contains(page))?;
    let id = TableId::read(parts.next()?)?;
    let origin = origin(&app.config, headers)?;
    // Without a preview the page is still there.
    let listing = app.store.listing(&id).await.ok()??;
    Some(written(&listing, &format!("{origin}/{about}/{id}"), &origin))
}

/// Where whoever asks finds this server: as the host has named it, or as they have.
fn origin(config: &Config, headers: &HeaderMap) -> Option<String> {
    let text = |name| headers.get(name).and_then(|value| value.to_str().ok());
    let host = text(header::HOST).filter(|host| host.parse::<Authority>().is_ok())?;
    let named = config.origins.iter().find(|origin| host_of(origin) == Some(host));
    if let Some(origin) = named.or(config.origins.first()) {
        return Some(origin.clone());
    }
    let proxied = text(header::HeaderName::from_static("x-forwarded-proto"));
    let proxied = proxied.filter(|_| config.behind_proxy) == Some("https");
    let scheme = if config.secure_cookies || proxied { "https" } else { "http" };
    Some(format!("{scheme}://{host}"))
}

fn written(listing: &Listing, address: &str, origin: &str) -> String {
    let (title, sentence) = words(listing);
    let picture = format!("{origin}/art/card/{}.png?{}", listing.id, listing.updated.0);
    let tag = |(name, content): (&str, &str)| {
        let key = if name.starts_with("og:") { "property" } else { "name" };
        format!(r#"<meta {key}="{name}" content="{}" />"#, escaped(content))
    };
    let tags = [
        ("og:site_name", "Bastide"),
        ("og:type", "website"),
        ("og:title", title.as_str()),
        ("og:description", &sentence),
        ("og:url", address),
        ("og:image", &picture),
        ("og:image:type", "image/png"),
        ("og:image:width", "1200"),
        ("og:image:height", "630"),
        ("og:image:alt", "The board of the game"),
        ("twitter:card", "summary_large_image"),
    ];
    tags.map(tag).concat()
}

/// A title and a sentence.
fn words(listing: &Listing) -> (String, String) {
    let preset = listing.preset.as_deref().and_then(Preset::named);
    let what = preset.map_or("A mix of expansions", |preset| preset.title);
    let seats = &listing.seats;
    match (listing.stage, &listing.results) {
        (Stage::Waiting, _) => {
            let host = seats.iter().find(|seat| seat.is_of(&listing.host));
            let title = match host.or(seats.iter().find(|seat| seat.user().is_some())) {
                Some(seat) => format!("{} invites you to a game", seat.name),
                None => "Join a game".to_owned(),
            };
            let free = match seats.iter().filter(|seat| seat.is_open()).count() {
                1 => "1 seat free".to_owned(),
                count => format!("{count} seats free"),
            };
            (title, format!("{free}. {what}. Play in your browser, without an account."))
        }
        (Stage::Over, Some(results)) => {
            let scores = results.iter().map(|result| result.points);
            let won = seats.iter().zip(results).filter(|(_, result)| result.place == 1);
            let won: Vec<&str> = won.map(|(seat, _)| seat.name.as_str()).collect();
            let end = match won[..] {
                [] => "Finished".to_owned(),
                [one] => format!("{one} won"),
                _ => format!("{} shared the win", listed(&won)),
            };
            (scored(seats, scores), format!("{end}. {what}. Look at every turn."))
        }
        _ => {
            let (tiles, all) = (listing.tiles, listing.tiles_total);
            let title = scored(seats, listing.scores.iter().copied());
            (title, format!("In progress: {tiles} of {all} tiles placed. {what}."))
        }
    }
}

/// The players with their points.
fn scored(seats: &[Seat], scores: impl Iterator<Item = u16>) -> String {
    let one = |(seat, score): (&Seat, u16)| format!("{} {score}", seat.name);
    let all: Vec<String> = seats.iter().zip(scores).map(one).collect();
    all.join(", ")
}

fn listed(names: &[&str]) -> String {
    match names {
        [first @ .., last] if !first.is_empty() => format!("{} and {last}", first.join(", ")),
        _ => names.concat(),
    }
}

/// A text as the value of an attribute.
fn escaped(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for sign in text.chars() {
        match sign {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            '\'' => out.push_str("&#39;"),
            other => out.push(other),
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(config: &Config, headers: &[(&'static str, &str)]) -> Option<String> {
        let header = |(name, value): &(&'static str, &str)| {
            (header::HeaderName::from_static(name), value.parse().unwrap())
        };
        origin(config, &headers.iter().map(header).collect())
    }

    #[test]
    fn links_lead_where_the_host_says_or_where_they_came_from() {
        let mut config = Config::in_folder("unused");
        assert_eq!(found(&config, &[("host", "here:8017")]).unwrap(), "http://here:8017");
        let proxied = [("host", "play.example"), ("x-forwarded-proto", "https")];
        assert_eq!(found(&config, &proxied).unwrap(), "http://play.example", "anybody can say so");
        config.behind_proxy = true;
        assert_eq!(found(&config, &proxied).unwrap(), "https://play.example");
        assert_eq!(found(&config, &[("host", "a b")]), None);
        assert_eq!(found(&config, &[]), None);
        config.origins = vec!["https://one.example".into(), "https://two.example".into()];
        assert_eq!(found(&config, &[("host", "two.example")]).unwrap(), "https://two.example");
        assert_eq!(found(&config, &[("host", "inside:80")]).unwrap(), "https://one.example");
    }

    #[test]
    fn names_cannot_leave_their_attribute() {
        assert_eq!(escaped(r#""><script>'&"#), "&quot;&gt;&lt;script&gt;&#39;&amp;");
        assert_eq!(listed(&["Ann", "Bob", "Cid"]), "Ann, Bob and Cid");
    }
}
