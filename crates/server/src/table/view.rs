//! Views: everything that a page shows of a game. Whoever connects gets a whole view, and then what has
//! changed in it with every entry of the log.

use bastide_engine::Game;
use bastide_protocol::{FromGame, Seat, WireDecision, WireState};
use bastide_table::{ChatLine, Ply, Seats, Stage, Table, Time, UserId};
use bastide_wire::diff;
use serde_json::{Map, Value, json};

use super::legal::{self, Legal};
use super::{Listing, Snapshot, aids};

/// What everybody sees of a table: a function of the table alone, so that what has changed between two
/// of its states is known to whoever has both.
pub fn common(table: &Table, listing: &Listing) -> Value {
    let mut view = match table.play() {
        Some(play) => shown(table, play.game(), play.plies()),
        None => not_begun(),
    };
    // A game that somebody gave up is over though its position is not.
    if listing.stage == Stage::Over {
        view.insert("decision".to_owned(), json!(ended(listing)));
        view.insert("phase_rule".to_owned(), Value::Null);
    }
    view.insert("version".to_owned(), json!(table.version()));
    view.insert("seq".to_owned(), json!(table.next_seq() - 1));
    view.insert("game".to_owned(), summary(listing));
    add_seed(&mut view, table);
    Value::Object(view)
}

/// The summary without who is there, which changes though the table does not.
fn summary(listing: &Listing) -> Value {
    let mut summary = listing.for_viewer(Seats::default(), None);
    for player in summary["players"].as_array_mut().into_iter().flatten() {
        player.as_object_mut().map(|player| player.remove("online"));
    }
    summary
}

/// What only one viewer sees: their seat, what they may do, and who is there.
pub struct Own<'a> {
    /// Who looks.
    pub viewer: Option<&'a UserId>,
    /// The seats whose people are there.
    pub online: Seats,
    /// The legal actions, if they have to decide.
    pub legal: Option<&'a Legal>,
}

impl Own<'_> {
    fn can_undo(&self, table: &Table) -> bool {
        self.viewer.is_some_and(|user| table.may_take_back(user).is_some())
    }

    fn add_legal(&self, message: &mut Value) {
        let (spaces, actions) = self
            .legal
            .map_or((json!([]), json!([])), |legal| (json!(legal.spaces), json!(legal.actions)));
        message["spaces"] = spaces;
        message["legal"] = actions;
    }
}

/// A whole view for somebody.
pub fn whole(table: &Table, listing: &Listing, own: &Own<'_>) -> Value {
    let mut view = common(table, listing);
    view["type"] = json!("view");
    view["events"] = json!([]);
    view["history"] = table.play().map_or(json!([]), |play| events(play.plies(), 0).into());
    view["chat"] = table.chat().iter().map(chat_line).collect();
    view["game"] = listing.for_viewer(own.online, own.viewer);
    own.add_legal(&mut view);
    view["can_undo"] = json!(own.can_undo(table));
    view
}

/// What has changed between two states of a table.
pub struct Change {
    from: u32,
    seq: u32,
    patch: Value,
    events: Vec<Value>,
}

impl Change {
    /// The change that entries have brought; nothing where only a whole view can tell it.
    pub fn between(
        (before, before_listing): (&Table, &Listing),
        (after, after_listing): (&Table, &Listing),
    ) -> Option<Change> {
        let (old, new) = (before.play()?, after.play()?);
        let first = old.plies().len();
        // What is taken back is gone from the history too, which comes with whole views alone.
        let fresh = new.plies().get(first..)?;
        let patch = diff(&common(before, before_listing), &common(after, after_listing));
        Some(Change {
            from: before.next_seq() - 1,
            seq: after.next_seq() - 1,
            patch: patch.unwrap_or_else(|| json!({})),
            events: events(fresh, first),
        })
    }

    /// The message about it for somebody.
    pub fn for_viewer(&self, table: &Table, listing: &Listing, own: &Own<'_>) -> Value {
        let summary = listing.for_viewer(own.online, own.viewer);
        let mut message = json!({
            "type": "change",
            "from": self.from,
            "seq": self.seq,
            "patch": self.patch,
            "events": self.events,
            "you": summary["you"],
            "online": own.online.iter().collect::<Vec<_>>(),
            "can_undo": own.can_undo(table),
        });
        own.add_legal(&mut message);
        message
    }
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

/// The view of a point of a game, for replays.
pub fn replay_view(shot: &Snapshot, ply: u32, viewer: Option<&UserId>) -> Option<Value> {
    let (played, plies) = shot.table.play()?.at(ply);
    let mut view = shown(&shot.table, played.game(), plies);
    let last = plies.len() - 1;
    view.insert("events".to_owned(), Value::Array(events(&plies[last..], last)));
    view.insert("history".to_owned(), Value::Array(events(plies, 0)));
    view.insert("version".to_owned(), json!(last));
    view.insert("game".to_owned(), shot.listing.for_viewer(shot.online, viewer));
    view.insert("spaces".to_owned(), json!([]));
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

fn shown(table: &Table, game: &Game, plies: &[Ply]) -> Map<String, Value> {
    let decision = WireDecision::of(game);
    let phase = match &decision {
        WireDecision::Asked { phase, .. } => Some(phase.clone()),
        _ => None,
    };
    let mut view = Map::new();
    let mut put = |key: &str, value: Value| view.insert(key.to_owned(), value);
    put("state", state(game));
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
    view
}

/// The state without what the view tells better: the decision, and features with their members.
fn state(game: &Game) -> Value {
    let mut state = json!(WireState::of(game));
    if let Some(state) = state.as_object_mut() {
        state.remove("features");
        state.remove("decision");
    }
    state
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
        "last": {}, "projected": [], "holes": [],
    });
    match empty {
        Value::Object(view) => view,
        _ => Map::new(),
    }
}
