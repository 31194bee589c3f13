//! A game in the page: tables, bots, analysis and reviews without a server.
//!
//! An [`Engine`] keeps one table, one analysis and one review at a time. It does no IO and reads no clock
//! but that of searches: whoever calls it says who sits in front of the page, what time it is, and brings
//! ids and seeds. Arguments and results are texts, mostly JSON, so that a worker passes them on as they
//! are. The types in `web/src/net/local.ts` are generated from `bastide_wire::site`. Nothing panics: a
//! call that is refused has changed nothing and returns `{"error": Refusal}`, as the server does.
//!
//! | call | arguments | result |
//! |---|---|---|
//! | `me` | `Me` | `Me`: who sits here from now on |
//! | `create` | id, `NewGame`, seed, now | `Told` |
//! | `load` | id, list of entries | `Told` |
//! | `import` | id, `Import`, seed, now | `Told` |
//! | `close` | | `{}`: forgets the table |
//! | `say` | `ClientMessage`, now | `Told` |
//! | `bot` | most milliseconds, now | `Told` |
//! | `rematch` | id, seed, now | `Followed` |
//! | `answer` | method, address, now | `Answer` |
//! | `study` | `StudySource` | `StudyPoint` |
//! | `study_go` | how many moves | `StudyPoint` |
//! | `study_play` | `Move` | `StudyPoint` |
//! | `study_draw` | a random number | `StudyPoint` |
//! | `study_follow` | list of `Move`, how many of them | `StudyPoint` |
//! | `study_text`, `study_position` | | a game or a position in our notation, as a JSON text |
//! | `study_line` | | `StudyLine`: who made which move |
//! | `study_fits` | `Place` | `Fits`: what fits into a space |
//! | `study_odds` | `OddsQuestion` | `Odds` of the next draws |
//! | `study_picture` | | the board as SVG, as a JSON text |
//! | `think` | `Effort` | `Thoughts` |
//! | `review` | | `ReviewPlan` of the line that is analysed |
//! | `review_turn` | number in the plan, `Effort` | `TurnReview` |
//! | `review_instead` | number in the plan, list of `Action`, `Effort` | `TurnReview` of the turn, played like this |
//! | `solo` | preset, seed, level | the score of a bot that plays alone with the draws of that seed |
//! | `signature`, `play_random` | preset, players, games | 16 digits; tiles placed |
//!
//! A table is the list of its entries: `Told::entries` are appended to it, and before they are stored
//! nothing of `Told::messages` is shown. These are what a socket of the server sends, so that the page
//! handles them alike. Where `Told::bot` names a seat, `bot` lets it think and play. The message `rematch`
//! is refused, because what follows needs an id and a seed: the call `rematch` brings them.
//!
//! ```
//! use bastide_local::Engine;
//!
//! let mut engine = Engine::new();
//! engine.me(r#"{"id":"me","name":"Ann","colour":"red"}"#);
//! let game = r#"{"preset":"base","seats":[{"kind":"me"},{"kind":"bot","level":"odile"}]}"#;
//! let told = engine.create("g1", game, &"07".repeat(32), 1000);
//! assert!(told.starts_with(r#"{"messages":[{"type":"view","#), "{told}");
//! let answer = engine.answer("GET", "/api/games/g2", 1000);
//! assert!(answer.starts_with(r#"{"status":404,"#), "{answer}");
//! ```
#![warn(missing_docs)]

mod answer;
mod here;
mod measure;
mod odds;
mod open;
mod review;
mod solo;
mod study;

use std::time::Duration;

use bastide_table::{Person, Time};
use bastide_wire::site::{Colour, Done, Me, Refusal, RefusalCode, Refused, Told};
use serde::Serialize;
use serde_json::Value;

use answer::to_text;
pub use here::Here;
use open::{person, read};
pub use review::Review;
pub use study::Study;

/// The longest that anybody thinks in one call.
const LONGEST_CALL: u64 = 60_000;

/// At most one table, one analysis and one review.
#[derive(Clone, Debug)]
pub struct Engine {
    me: Person,
    here: Option<Here>,
    study: Option<Study>,
    review: Option<Review>,
}

impl Default for Engine {
    fn default() -> Engine {
        let me = Person::new("me", "Guest", Colour::Blue.name());
        Engine { me, here: None, study: None, review: None }
    }
}

/// A result as it leaves the engine.
fn reply<T: Serialize>(result: Result<T, Refusal>) -> String {
    match result {
        Ok(value) => to_text(&value),
        Err(error) => to_text(&Refused { error }),
    }
}

fn bounded(millis: u32) -> Duration {
    Duration::from_millis(u64::from(millis).min(LONGEST_CALL))
}

// Tables.
impl Engine {
    /// An engine without a table.
    pub fn new() -> Engine {
        Engine::default()
    }

    /// Says who sits in front of the page, before a table is opened.
    pub fn me(&mut self, me: &str) -> String {
        reply(person(me).map(|me| {
            self.me = me;
            self.shown()
        }))
    }

    fn shown(&self) -> Me {
        let colour = Colour::from_name(&self.me.colour).unwrap_or(Colour::Blue);
        Me { id: self.me.id.0.clone(), name: self.me.name.clone(), colour }
    }

    /// Makes a table, as `POST /api/games` would. All draws follow from the seed of 64 hexadecimal digits.
    pub fn create(&mut self, id: &str, game: &str, seed: &str, now: i64) -> String {
        let made = read(game).and_then(|game| Here::create(id, &self.me, game, seed, Time(now)));
        self.keep(made)
    }

    /// Opens a table whose entries were saved.
    pub fn load(&mut self, id: &str, entries: &str) -> String {
        let loaded = Here::load(id, &self.me, entries);
        self.keep(loaded)
    }

    /// Makes a table of a game in our notation.
    pub fn import(&mut self, id: &str, import: &str, seed: &str, now: i64) -> String {
        let made =
            read(import).and_then(|import| Here::import(id, &self.me, import, seed, Time(now)));
        self.keep(made)
    }

    /// Keeps a table; the one before is forgotten.
    fn keep(&mut self, opened: Result<(Here, Told), Refusal>) -> String {
        reply(opened.map(|(here, told)| {
            self.here = Some(here);
            told
        }))
    }

    /// Forgets the table.
    pub fn close(&mut self) -> String {
        self.here = None;
        reply(Ok(Done {}))
    }

    /// Hears what a client says to the table.
    pub fn say(&mut self, message: &str, now: i64) -> String {
        let said = self.here().and_then(|here| Ok(here.say(read(message)?, Time(now))));
        reply(said)
    }

    /// Lets the bot that has to move think and play.
    pub fn bot(&mut self, most_millis: Option<u32>, now: i64) -> String {
        reply(self.here().map(|here| here.bot(most_millis.map(bounded), Time(now))))
    }

    /// Makes the table that continues this one; this one is kept.
    pub fn rematch(&mut self, id: &str, seed: &str, now: i64) -> String {
        reply(self.here().and_then(|here| here.rematch(id, seed, Time(now))))
    }

    /// Answers a request to an address of the server.
    pub fn answer(&mut self, method: &str, address: &str, now: i64) -> String {
        let me = self.shown();
        to_text(&answer::answer(&me, self.here.as_mut(), (method, address), Time(now)))
    }

    fn here(&mut self) -> Result<&mut Here, Refusal> {
        self.here.as_mut().ok_or_else(|| Refusal::new(RefusalCode::NoGame))
    }
}

// Analysis.
impl Engine {
    /// Begins an analysis.
    pub fn study(&mut self, source: &str) -> String {
        let opened = read(source).and_then(|source| Study::open(source, self.here.as_ref()));
        reply(opened.map(|study| self.study.insert(study).point()))
    }

    /// Looks at the point after so many moves.
    pub fn study_go(&mut self, at: u32) -> String {
        self.studied(|study| {
            study.go(at);
            Ok(())
        })
    }

    /// Plays an action, or says what chance answers.
    pub fn study_play(&mut self, entry: &str) -> String {
        self.studied(|study| study.play(&read::<Value>(entry)?))
    }

    /// Lets chance decide, by a random number.
    pub fn study_draw(&mut self, random: u32) -> String {
        self.studied(|study| study.draw(u64::from(random)))
    }

    /// Looks at another line, at the point after so many of its moves.
    pub fn study_follow(&mut self, moves: &str, at: u32) -> String {
        self.studied(|study| study.follow(&read::<Vec<Value>>(moves)?, at))
    }

    fn studied(&mut self, change: impl FnOnce(&mut Study) -> Result<(), Refusal>) -> String {
        let study = self.study.as_mut().ok_or_else(no_study);
        reply(study.and_then(|study| change(study).map(|()| study.point())))
    }

    /// The game up to this point in our notation.
    pub fn study_text(&self) -> String {
        reply(self.study.as_ref().map(Study::text).ok_or_else(no_study))
    }

    /// The position at this point in our notation.
    pub fn study_position(&self) -> String {
        reply(self.study.as_ref().map(Study::position).ok_or_else(no_study))
    }

    /// Who made each move of the line, and in which turn.
    pub fn study_line(&self) -> String {
        reply(self.study.as_ref().map(Study::made).ok_or_else(no_study))
    }

    /// What fits into a space.
    pub fn study_fits(&self, at: &str) -> String {
        let study = self.study.as_ref().ok_or_else(no_study);
        reply(study.and_then(|study| odds::fits(study.game(), read(at)?)))
    }

    /// How likely it is that some tiles come.
    pub fn study_odds(&self, question: &str) -> String {
        let study = self.study.as_ref().ok_or_else(no_study);
        reply(study.and_then(|study| odds::odds(study.game(), &read(question)?)))
    }

    /// The board at this point as SVG.
    pub fn study_picture(&self) -> String {
        reply(self.study.as_ref().map(Study::picture).ok_or_else(no_study))
    }

    /// What every turn is worth at this point.
    pub fn think(&self, effort: &str) -> String {
        let study = self.study.as_ref().ok_or_else(no_study);
        reply(study.and_then(|study| study.think(read(effort)?)))
    }

    /// Begins the review of the line that is analysed.
    pub fn review(&mut self) -> String {
        let study = self.study.as_ref().ok_or_else(no_study);
        reply(study.map(|study| self.review.insert(Review::of(study)).plan()))
    }

    /// Reviews one of its turns.
    pub fn review_turn(&self, number: u32, effort: &str) -> String {
        let review = self.review.as_ref().ok_or_else(no_study);
        reply(review.and_then(|review| review.turn(number, &read(effort)?)))
    }

    /// Reviews another way to play one of its turns.
    pub fn review_instead(&self, number: u32, actions: &str, effort: &str) -> String {
        let review = self.review.as_ref().ok_or_else(no_study);
        reply(review.and_then(|review| {
            review.instead(number, &read::<Vec<Value>>(actions)?, &read(effort)?)
        }))
    }
}

fn no_study() -> Refusal {
    Refusal::new(RefusalCode::NoGame)
}

// Measurements.
impl Engine {
    /// What a level reaches alone, with the draws that a table with this seed would have.
    pub fn solo(&self, preset: &str, seed: &str, level: &str) -> String {
        reply(solo::solo(preset, seed, level))
    }

    /// The signature of a preset over so many games.
    pub fn signature(&self, preset: &str, players: u8, games: u32) -> String {
        reply(measure::signature(preset, players, games))
    }

    /// Plays so many random games, and counts the tiles.
    pub fn play_random(&self, preset: &str, players: u8, games: u32) -> String {
        reply(measure::play(preset, players, games))
    }
}
