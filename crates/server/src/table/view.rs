//! Views: everything that a page shows of a game, as one message.
//!
//! Most of a view is the same for everybody and is written once; what depends on the viewer comes
//! last and is added to it for each.

use bastide_engine::Game;
use bastide_protocol::{FromGame, Seat, WireDecision, WireState};
use bastide_table::{ChatLine, Ply, Stage, Table, Time, UserId};
use serde_json::{Map, Value, json};

use super::{Listing, Snapshot, aids, legal};

/// What happened since the viewer last looked.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum News {
    /// Nothing in the game itself.
    Nothing,
    /// The last point of the game.
    Last,
    /// Everything from the beginning: for who is new, or after something was taken back.
    All,
}

/// The part of a view that is the same for everybody.
pub fn common(table: &Table, listing: &Listing, news: News) -> String {
    let mut view = match table.play() {
        Some(play) => shown(table, play.game(), play.plies(), news),
        None => not_begun(),
    };
    // A game that somebody gave up is over though its position is not.
    if let (Stage::Over, true) = (listing.stage, view.contains_key("decision")) {
        view.insert("decision".to_owned(), json!(ended(listing)));
        view.insert("phase_rule".to_owned(), Value::Null);
    }
    view.insert("type".to_owned(), json!("view"));
    view.insert("version".to_owned(), json!(table.version()));
    if news == News::All {
        let chat: Vec<Value> = table.chat().iter().map(chat_line).collect();
        view.insert("chat".to_owned(), json!(chat));
    }
    add_seed(&mut view, table);
    Value::Object(view).to_string()
}

/// How the game ended.
fn ended(listing: &Listing) -> WireDecision {
    let points = listing.results.iter().flatten().map(|result| result.points);
    WireDecision::Over {
        kind: "game-over".to_owned(),
        scores: points.collect(),
        winners: listing.winners().into_iter().map(Seat).collect(),
    }
}

fn chat_line((at, line): &(Time, ChatLine)) -> Value {
    let mut value = json!(line);
    value["time"] = json!(at);
    value
}

/// A whole view: the common part and what depends on the viewer.
pub fn for_viewer(common: &str, game: &Value, legal: &str, can_undo: bool) -> String {
    let open = common.strip_suffix('}').unwrap_or(common);
    format!("{open},\"game\":{game},\"legal\":{legal},\"can_undo\":{can_undo}}}")
}

/// The legal actions as they stand in a view.
pub fn legal_text(game: &Game) -> String {
    Value::Array(legal::legal(game)).to_string()
}

/// The view of a point of a game, for replays.
pub fn replay_view(shot: &Snapshot, ply: u32, viewer: Option<&UserId>) -> Option<Value> {
    let (played, plies) = shot.table.play()?.at(ply);
    let mut view = shown(&shot.table, played.game(), plies, News::All);
    let last = plies.len() - 1;
    view.insert("events".to_owned(), Value::Array(events(&plies[last..], last)));
    view.insert("version".to_owned(), json!(last));
    view.insert("game".to_owned(), shot.listing.for_viewer(shot.online, viewer));
    view.insert("legal".to_owned(), json!([]));
    view.insert("can_undo".to_owned(), json!(false));
    add_seed(&mut view, &shot.table);
    Some(Value::Object(view))
}

/// The seed is secret while it decides anything.
fn add_seed(view: &mut Map<String, Value>, table: &Table) {
    let seed = &table.terms().seed;
    view.insert("seed_hash".to_owned(), json!(seed.hash()));
    if table.stage() == Stage::Over {
        view.insert("seed".to_owned(), json!(seed));
    }
}

fn shown(table: &Table, game: &Game, plies: &[Ply], news: News) -> Map<String, Value> {
    let decision = WireDecision::of(game);
    let phase = match &decision {
        WireDecision::Asked { phase, .. } => Some(phase.clone()),
        _ => None,
    };
    let mut view = Map::new();
    let mut put = |key: &str, value: Value| view.insert(key.to_owned(), value);
    put("state", json!(WireState::of(game)));
    put("decision", json!(decision));
    put("phase_rule", json!(phase));
    put("features", Value::Array(aids::features(game)));
    put("spots", json!(legal::figure_spots(game)));
    put("last", json!(aids::last_tiles(plies)));
    // A game can be played without help; the page then has nothing to show.
    let (projected, holes) = match table.terms().assists {
        true => (game.scores_now(), aids::holes(game)),
        false => Default::default(),
    };
    put("projected", json!(projected));
    put("holes", json!(holes));
    let last = plies.len() - 1;
    let fresh = if news == News::Last { &plies[last..] } else { &[] };
    put("events", Value::Array(events(fresh, last)));
    if news == News::All {
        put("history", Value::Array(events(plies, 0)));
    }
    view
}

/// Events with the number of the point at which they happened.
fn events(plies: &[Ply], first: usize) -> Vec<Value> {
    let numbered = plies.iter().enumerate();
    let events = numbered.flat_map(|(n, ply)| ply.events.iter().map(move |event| (n, event)));
    events
        .map(|(number, event)| {
            let mut event = json!(event);
            event["version"] = json!(first + number);
            event
        })
        .collect()
}

/// What is shown while seats are open.
fn not_begun() -> Map<String, Value> {
    let empty = json!({
        "state": null, "decision": null, "phase_rule": null, "features": [], "spots": [],
        "last": {}, "projected": [], "holes": [], "events": [], "history": [],
    });
    match empty {
        Value::Object(view) => view,
        _ => Map::new(),
    }
}
