//! Views: everything that a page shows of a game, as one message.
//!
//! Most of a view is the same for everybody and is written once; what depends on the viewer comes
//! last and is added to it for each.

use bastide_engine::Game;
use bastide_protocol::{FromGame, WireDecision, WireState};
use serde_json::{Map, Value, json};
use sha2::{Digest, Sha256};

use super::record::{Ply, Record};
use super::summary::summary;
use super::{Look, aids, legal};
use crate::ids::{GuestId, hex};
use crate::store::{ChatLine, GameRow, Status};

/// What happened since the viewer last looked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum News {
    /// The last point of the game.
    Last,
    /// Nothing in the game itself.
    Nothing,
    /// Everything from the beginning: for who is new, or after something was taken back.
    All,
}

/// The part of a view that is the same for everybody.
pub fn common(row: &GameRow, record: Option<&Record>, chat: &[ChatLine], news: News) -> String {
    let mut view = match record {
        Some(record) => shown(row, record.game(), record.plies(), news),
        None => not_begun(),
    };
    view.insert("type".to_owned(), json!("view"));
    view.insert("version".to_owned(), json!(row.version));
    if news == News::All {
        view.insert("chat".to_owned(), json!(chat));
    }
    add_seed(&mut view, row);
    Value::Object(view).to_string()
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
pub fn replay_view(look: &Look, ply: u32, viewer: Option<&GuestId>) -> Option<Value> {
    let (played, plies) = look.record.as_ref()?.at(ply);
    let mut view = shown(&look.row, played.game(), plies, News::All);
    let last = plies.len() - 1;
    view.insert("events".to_owned(), Value::Array(events(&plies[last..], last)));
    view.insert("version".to_owned(), json!(last));
    view.insert("game".to_owned(), summary(&look.row, &look.seats, look.present, viewer));
    view.insert("legal".to_owned(), json!([]));
    view.insert("can_undo".to_owned(), json!(false));
    add_seed(&mut view, &look.row);
    Some(Value::Object(view))
}

/// The seed is secret while it decides anything.
fn add_seed(view: &mut Map<String, Value>, row: &GameRow) {
    view.insert("seed_hash".to_owned(), json!(seed_hash(row)));
    if row.status == Status::Over {
        view.insert("seed".to_owned(), json!(hex(&row.seed)));
    }
}

/// What is published of the seed from the start.
pub fn seed_hash(row: &GameRow) -> String {
    hex(&Sha256::digest(row.seed))
}

fn shown(row: &GameRow, game: &Game, plies: &[Ply], news: News) -> Map<String, Value> {
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
    let (projected, holes) = match row.aids {
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
