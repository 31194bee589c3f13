//! Legal actions as the page shows them: where each is, and what it is called.
//!
//! All of it is read off the wire form of an action, so that a new action is shown the day the
//! protocol has it.

use bastide_art::TILE;
use bastide_art::wheel::crown_place;
use bastide_catalogue::Sector;
use bastide_engine::{Action, Figure, FigureKind, Game, Pos, Seg};
use bastide_protocol::{InGame, Place, ToEngine, WireAction, WireSegment};
use serde_json::{Value, json};

use super::anchor::anchor;

/// Every answer to what is asked. Spaces for the drawn tile are many, and go without words.
pub struct Legal {
    /// Where the drawn tile fits: x, y and its rotations in degrees.
    pub spaces: Vec<(i16, i16, Vec<u16>)>,
    /// Everything else.
    pub actions: Vec<Value>,
}

impl Legal {
    /// The answers to what a game asks.
    pub fn of(game: &Game) -> Legal {
        let mut legal = Legal { spaces: Vec::new(), actions: Vec::new() };
        for action in game.legal_actions() {
            match action {
                Action::Place { tile, at, rotation } if tile.name().is_none() => {
                    let turned = rotation.degrees();
                    match legal.spaces.last_mut().filter(|(x, y, _)| (*x, *y) == (at.x, at.y)) {
                        Some((_, _, rotations)) => rotations.push(turned),
                        None => legal.spaces.push((at.x, at.y, vec![turned])),
                    }
                }
                _ => legal.actions.push(entry(game, action)),
            }
        }
        legal
    }
}

/// An answer to what is asked.
pub fn entry(game: &Game, action: Action) -> Value {
    let action = json!(WireAction::of(game, action));
    json!({
        "spot": spot(game, &action),
        "label": label(&action),
        "action": action,
    })
}

/// Where the figures stand, in the order of the state.
pub fn figure_spots(game: &Game) -> Vec<[f64; 2]> {
    let spot = |figure: &Figure| match figure.kind {
        FigureKind::Barn => {
            let at = game.board().tile(game.board().tile_of(figure.on)).at;
            corner_spot(at)
        }
        _ => segment_spot(game, figure.on),
    };
    game.figures().iter().map(spot).collect()
}

/// A barn stands on the corner to the south-east of the place that names it.
fn corner_spot(at: Pos) -> [f64; 2] {
    [f64::from(at.x) + 1.0, f64::from(at.y) + 1.0]
}

/// The next crown of a sector of the wheel that a follower would stand on.
fn crown_spot(game: &Game, sector: Sector) -> Option<[f64; 2]> {
    let taken = game.wheel().crowned_in(sector).count() as u8;
    let (x, y) = crown_place(sector, taken)?;
    let corner = game.wheel_board();
    let [x, y] = [x, y].map(|at| (at / TILE * 1000.0).round() / 1000.0);
    Some([f64::from(corner.x) + x, f64::from(corner.y) + y])
}

/// Where on the board an action is, in tiles: the middle of the tile at `[2,0]` is `[2.5,0.5]`.
fn spot(game: &Game, action: &Value) -> Option<[f64; 2]> {
    let at: Place = serde_json::from_value(action.get("at")?.clone()).ok()?;
    if let Some(segment) = action.get("segment").and_then(|segment| named(game, at, segment)) {
        return Some(segment_spot(game, segment));
    }
    let sector = action.pointer("/segment/sector").and_then(Value::as_str);
    if let Some(sector) = sector.and_then(Sector::from_name) {
        return crown_spot(game, sector);
    }
    if action.get("figure").and_then(Value::as_str) == Some(FigureKind::Barn.name()) {
        return Some(corner_spot(at.to_engine()));
    }
    let (x, y) = (f64::from(at.x), f64::from(at.y));
    let edges = action.get("edges").and_then(Value::as_array).filter(|edges| !edges.is_empty());
    let offset = edges.map_or((0.0, 0.0), |edges| {
        let sum = edges
            .iter()
            .filter_map(Value::as_str)
            .map(towards)
            .fold((0.0, 0.0), |a, b| (a.0 + b.0, a.1 + b.1));
        (sum.0 * 0.2, sum.1 * 0.2)
    });
    Some([x + 0.5 + offset.0, y + 0.5 + offset.1])
}

fn towards(edge: &str) -> (f64, f64) {
    match edge {
        "N" => (0.0, -1.0),
        "E" => (1.0, 0.0),
        "S" => (0.0, 1.0),
        "W" => (-1.0, 0.0),
        _ => (0.0, 0.0),
    }
}

/// The segment of a tile with this name on the wire.
fn named(game: &Game, at: Place, name: &Value) -> Option<Seg> {
    let tile = game.board().tile(game.board().tile_at(at.to_engine())?);
    let kind = game.rules().printed(tile.kind);
    kind.segment_ids()
        .map(|(id, _)| tile.segment(id))
        .find(|segment| json!(WireSegment::of(game, *segment)) == *name)
}

fn segment_spot(game: &Game, segment: Seg) -> [f64; 2] {
    let board = game.board();
    let tile = board.tile(board.tile_of(segment));
    let [x, y] = anchor(game.rules(), tile.kind, board.local(segment), tile.rotation);
    [f64::from(tile.at.x) + x, f64::from(tile.at.y) + y]
}

/// What an action is called, for readers of the list and for screens without a board.
fn label(action: &Value) -> String {
    let word = |key: &str| action.get(key).and_then(Value::as_str).map(spoken);
    let segment = action.pointer("/segment/kind").and_then(Value::as_str).map(spoken);
    let place = action.get("at").map(|at| format!("{},{}", at[0], at[1]));
    let edges = action
        .get("edges")
        .and_then(Value::as_array)
        .map(|edges| edges.iter().filter_map(Value::as_str).collect::<Vec<_>>().join(" to "));
    let mut text = match action["type"].as_str().unwrap_or_default() {
        "place-tile" if action["tile"] == "abbey" => "Abbey".to_owned(),
        "place-tile" => {
            let turned = action["rot"].as_u64().unwrap_or(0);
            return format!("Place at {}, turned {turned}°", place.unwrap_or_default());
        }
        "deploy" => capital(word("figure").unwrap_or_default()),
        "recall" => {
            format!("Take back {}", word("figure").or(word("piece")).unwrap_or_default())
        }
        "move" => capital(word("piece").unwrap_or_default()),
        "choose" => capital(word("choice").unwrap_or_default()),
        "pass" => return "Pass".to_owned(),
        other => capital(spoken(other)),
    };
    if let Some(edges) = edges {
        text.push_str(&format!(" {edges}"));
    }
    if let Some(sector) = action.pointer("/segment/sector").and_then(Value::as_str) {
        return format!("{text} on a crown of {sector}");
    }
    let quarter = action.pointer("/segment/quarter").or(action.get("quarter"));
    if let Some(quarter) = quarter.and_then(Value::as_str) {
        return format!("{text} to the {quarter}");
    }
    match (segment, place) {
        (Some(segment), Some(place)) => text.push_str(&format!(" on the {segment} at {place}")),
        (None, Some(place)) => text.push_str(&format!(" at {place}")),
        _ => {}
    }
    text
}

fn spoken(word: &str) -> String {
    word.replace(['-', '_'], " ")
}

fn capital(text: String) -> String {
    let mut letters = text.chars();
    letters.next().map_or(String::new(), |first| first.to_uppercase().chain(letters).collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use bastide_engine::{Action, Pending, Rules, Setup, Spot};

    /// A follower is offered the crowns themselves, not the corner of their board, and the second
    /// crown of a sector once the first is taken.
    #[test]
    fn crowns_are_offered_where_they_are_drawn() {
        let systems = ["base", "wheel-of-fortune"].map(str::to_owned).to_vec();
        let setup = Setup { systems: Some(systems), ..Setup::for_players(["Ann", "Bob"]) };
        let mut game = Game::new(Rules::new(setup).unwrap());
        let taxes = |action: &Action| {
            let to = Spot::Crown(Sector::Taxes);
            *action == Action::Deploy { figure: FigureKind::Meeple, to }
        };
        let mut offered = Vec::new();
        while offered.len() < 2 {
            match game.pending() {
                Pending::Chance(_) => game.resolve(game.outcomes()[0].0).unwrap(),
                _ => {
                    let actions = game.legal_actions();
                    let crown = actions.iter().position(taxes);
                    offered.extend(crown.map(|crown| entry(&game, actions[crown])["spot"].clone()));
                    game.play(actions[crown.unwrap_or(0)]).unwrap();
                }
            }
        }
        for (number, spot) in offered.into_iter().enumerate() {
            let (x, y) = crown_place(Sector::Taxes, number as u8).unwrap();
            let [left, top] = [0, 1].map(|side| spot[side].as_f64().unwrap() * TILE);
            assert!((left - x).hypot(top - y) < 1.0, "crown {number} is offered at {spot}");
        }
    }

    #[test]
    fn labels_are_words() {
        let deploy =
            json!({"type":"deploy","figure":"large-meeple","at":[1,-2],"segment":{"kind":"city"}});
        assert_eq!(label(&deploy), "Large meeple on the city at 1,-2");
        let ferry = json!({"type":"ferry","at":[0,0],"edges":["N","E"]});
        assert_eq!(label(&ferry), "Ferry N to E at 0,0");
        let road = json!({"kind":"road","edges":["E"]});
        let mage = json!({"type":"move","piece":"mage","at":[1,0],"segment":road});
        assert_eq!(label(&mage), "Mage on the road at 1,0");
        let witch = json!({"type":"recall","piece":"witch","at":[1,0],"segment":road});
        assert_eq!(label(&witch), "Take back witch on the road at 1,0");
        assert_eq!(label(&json!({"type":"choose","choice":"space-12"})), "Space 12");
        let place = json!({"type":"place-tile","at":[0,1],"rot":90});
        assert_eq!(label(&place), "Place at 0,1, turned 90°");
        let abbey = json!({"type":"place-tile","tile":"abbey","at":[0,1],"rot":0});
        assert_eq!(label(&abbey), "Abbey at 0,1");
        let spot = |segment: Value| json!({"type":"deploy","figure":"meeple","at":[0,0],"segment":segment});
        let crown = spot(json!({"kind":"crown","sector":"taxes"}));
        assert_eq!(label(&crown), "Meeple on a crown of taxes");
        let guest = spot(json!({"kind":"quarter","quarter":"market"}));
        assert_eq!(label(&guest), "Meeple to the market");
        let count = json!({"type":"move","piece":"count","quarter":"castle"});
        assert_eq!(label(&count), "Count to the castle");
        assert_eq!(label(&json!({"type":"choose","choice":"second-part"})), "Second part");
        assert_eq!(label(&json!({"type":"some-new-verb"})), "Some new verb");
    }
}
