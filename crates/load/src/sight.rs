//! What a client has to know of a game in order to play: the version, what it can do, and whether
//! the game is over. Everything else in a message is skipped unread.

use std::borrow::Cow;

use bastide_wire::site::Stage;
use serde::Deserialize;
use serde_json::value::RawValue;

/// A message of the server, or a view over HTTP, which has no type.
#[derive(Debug, Deserialize)]
pub struct Heard<'a> {
    /// What sort of message it is.
    #[serde(rename = "type", default)]
    pub kind: Kind,
    /// The client's id for what is answered.
    #[serde(borrow)]
    pub ack: Option<Cow<'a, str>>,
    /// Why something is refused.
    #[serde(borrow)]
    pub code: Option<Cow<'a, str>>,
    version: Option<u32>,
    from: Option<u32>,
    seq: Option<u32>,
    game: Option<Game>,
    patch: Option<Patch>,
    #[serde(default)]
    spaces: Vec<(i32, i32, Vec<u16>)>,
    #[serde(borrow, default)]
    legal: Vec<Legal<'a>>,
    #[serde(default)]
    can_undo: bool,
}

impl<'a> Heard<'a> {
    /// Reads a message.
    pub fn read(text: &'a str) -> serde_json::Result<Heard<'a>> {
        serde_json::from_str(text)
    }
}

/// The sorts of messages that matter here.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Kind {
    /// Everything.
    #[default]
    View,
    /// What has changed.
    Change,
    /// Something is done.
    Ack,
    /// Something is not done.
    Refused,
    /// Anything else.
    #[serde(other)]
    Other,
}

#[derive(Debug, Deserialize)]
struct Game {
    status: Stage,
}

#[derive(Debug, Deserialize)]
struct Legal<'a> {
    #[serde(borrow)]
    action: &'a RawValue,
}

/// The parts of a patch that say how far the game is.
#[derive(Debug, Default, Deserialize)]
struct Patch {
    #[serde(rename = "in", default)]
    inside: InView,
}

#[derive(Debug, Default, Deserialize)]
struct InView {
    version: Option<Set<u32>>,
    game: Option<GamePatch>,
}

/// The summary of a game is changed in places, or replaced where that is shorter.
#[derive(Debug, Deserialize)]
struct GamePatch {
    #[serde(rename = "in")]
    inside: Option<InGame>,
    set: Option<Game>,
}

#[derive(Debug, Deserialize)]
struct InGame {
    status: Option<Set<Stage>>,
}

#[derive(Debug, Deserialize)]
struct Set<T> {
    set: T,
}

impl Patch {
    fn stage(&self) -> Option<Stage> {
        let game = self.inside.game.as_ref()?;
        let inside = || Some(game.inside.as_ref()?.status.as_ref()?.set);
        game.set.as_ref().map(|game| game.status).or_else(inside)
    }
}

/// A change does not follow on what the client has seen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Gap;

/// What a client knows of its game.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Sight {
    /// How often the position has changed.
    pub version: u32,
    /// The number of the last entry of the log that the client has seen.
    pub seq: u32,
    /// Whether the game is over.
    pub over: bool,
    /// Whether the client can take its last action back.
    pub can_undo: bool,
    /// The action that the client takes next, as JSON; nothing while others decide.
    pub choice: Option<String>,
}

impl Sight {
    /// Takes a view or a change in, and makes a choice if there is one to make.
    pub fn update(&mut self, heard: &Heard<'_>, rng: &mut fastrand::Rng) -> Result<(), Gap> {
        let (version, stage) = match heard.kind {
            Kind::View => (heard.version, heard.game.as_ref().map(|game| game.status)),
            Kind::Change if heard.from != Some(self.seq) => return Err(Gap),
            Kind::Change => {
                let patch = heard.patch.as_ref();
                let version = patch.and_then(|patch| patch.inside.version.as_ref());
                (version.map(|version| version.set), patch.and_then(Patch::stage))
            }
            Kind::Ack | Kind::Refused | Kind::Other => return Ok(()),
        };
        self.version = version.unwrap_or(self.version);
        self.seq = heard.seq.unwrap_or(self.seq);
        self.over = stage.map_or(self.over, |stage| stage == Stage::Over);
        self.can_undo = heard.can_undo;
        self.choice = choose(heard, rng);
        Ok(())
    }
}

/// Any legal action, all equally likely.
fn choose(heard: &Heard<'_>, rng: &mut fastrand::Rng) -> Option<String> {
    let placements: usize = heard.spaces.iter().map(|(_, _, rotations)| rotations.len()).sum();
    let all = placements + heard.legal.len();
    let number = (all > 0).then(|| rng.usize(..all))?;
    if let Some(other) = number.checked_sub(placements) {
        return heard.legal.get(other).map(|legal| legal.action.get().to_owned());
    }
    let placed = |(x, y, rotations): &(i32, i32, Vec<u16>)| {
        let (x, y) = (*x, *y);
        let action = move |rot| format!(r#"{{"type":"place-tile","at":[{x},{y}],"rot":{rot}}}"#);
        rotations.iter().map(action).collect::<Vec<String>>()
    };
    heard.spaces.iter().flat_map(placed).nth(number)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn after(sight: &Sight, text: &str) -> Result<Sight, Gap> {
        let mut sight = sight.clone();
        sight.update(&Heard::read(text).unwrap(), &mut fastrand::Rng::with_seed(1))?;
        Ok(sight)
    }

    #[test]
    fn a_view_and_a_change_lead_to_a_choice() {
        let view = r#"{"version":3,"seq":7,"game":{"status":"running","players":[]},"state":null,
            "spaces":[[0,-1,[90]]],"legal":[],"can_undo":false,"history":[{"version":1}]}"#;
        let first = after(&Sight::default(), view).unwrap();
        let placed = r#"{"type":"place-tile","at":[0,-1],"rot":90}"#;
        assert_eq!((first.version, first.seq, first.over), (3, 7, false));
        assert_eq!(first.choice.as_deref(), Some(placed));

        let change = r#"{"type":"change","from":7,"seq":8,"can_undo":true,"spaces":[],
            "patch":{"in":{"version":{"set":4},"game":{"in":{"turn":{"set":1}},"cut":["x"]}}},
            "legal":[{"action":{"type":"pass"},"spot":[1.5,2]}],"you":0,"online":[0]}"#;
        let second = after(&first, change).unwrap();
        assert_eq!((second.version, second.seq, second.can_undo), (4, 8, true));
        assert_eq!(second.choice.as_deref(), Some(r#"{"type":"pass"}"#));
        assert_eq!(after(&second, change), Err(Gap), "it has been seen already");
    }

    #[test]
    fn the_end_of_a_game_is_seen_however_it_is_told() {
        let inside = r#"{"in":{"status":{"set":"over"}}}"#;
        let whole = r#"{"set":{"status":"over","players":[]}}"#;
        for game in [inside, whole] {
            let change = format!(
                r#"{{"type":"change","from":0,"seq":1,"patch":{{"in":{{"game":{game}}}}}}}"#
            );
            let sight = after(&Sight::default(), &change).unwrap();
            assert!(sight.over && sight.choice.is_none(), "{game}");
        }
    }
}
