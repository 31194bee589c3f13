//! Games as people ask for them and take them home: new ones, transcripts and files.

use bastide_engine::Match;
use bastide_notation::{ParseError, parse_game, print_game};
use bastide_protocol::{InGame, SetupExt, Transcript, WireMove, WireSetup};
use bastide_table::{NewTable, SeatPlan, Seed, Stage, Table, player_name};
use bastide_wire::site::{
    First, NewGame, Refusal, RefusalCode, SeatWish, TableSetup, TableTranscript,
};
use serde_json::Value;

use crate::bots::{level, stand_in};

/// What nobody wishes for a new table, and whoever keeps it chooses.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Chosen {
    /// The secret of its invite link.
    pub invite: String,
    /// What all draws will follow from.
    pub seed: Seed,
    /// The most tiles that it may have; any number if it is left out.
    pub most_tiles: Option<u32>,
}

/// What somebody wants to play, as a table reads it.
pub fn new_table(wish: NewGame, chosen: Chosen) -> Result<NewTable, Refusal> {
    let Chosen { invite, seed, most_tiles } = chosen;
    Ok(NewTable {
        setup: wish.setup.map_or(Ok(WireSetup::default()), setup)?,
        preset: wish.preset,
        seats: wish.seats.into_iter().map(plan).collect::<Result<_, _>>()?,
        public: wish.public,
        assists: wish.assists,
        first: wish.first,
        invite,
        seed,
        most_tiles,
        watchers_chat: wish.watchers_chat,
    })
}

/// The set-up; who plays is said by the seats.
fn setup(TableSetup(mut setup): TableSetup) -> Result<WireSetup, Refusal> {
    if let Some(keys) = setup.as_object_mut() {
        keys.retain(|_, value| !value.is_null());
        keys.insert("players".to_owned(), Value::Array(Vec::new()));
    }
    Ok(WireSetup::read(&setup)?)
}

fn plan(wish: SeatWish) -> Result<SeatPlan, Refusal> {
    Ok(match wish {
        SeatWish::Me { name } => SeatPlan::Host { name },
        SeatWish::Open {} => SeatPlan::Open,
        SeatWish::Bot { level: name } => {
            let level = level(name.as_deref().unwrap_or(stand_in()))?;
            SeatPlan::Bot { level: level.name.to_owned(), name: level.called.to_owned() }
        }
    })
}

/// The game of a table as JSON: set-up, moves, and what the draws can be checked with. Nothing if it has
/// not begun.
pub fn transcript(table: &Table) -> Option<TableTranscript> {
    let play = table.play()?;
    let moves = play.played().moves().iter().copied();
    let moves = WireMove::list(play.game(), moves);
    Some(TableTranscript {
        transcript: Transcript { setup: table.setup(), position: None, moves },
        seed_hash: table.terms().seed.hash(),
        seed: revealed(table),
        brought: table.terms().brought.as_ref().map(|moves| moves.len() as u32),
    })
}

/// The longest text of a game, in bytes; the longest game needs a tenth of it.
const LONGEST_TEXT: usize = 1 << 20;

/// A game from its text.
pub fn parsed(text: &str) -> Result<Match, Refusal> {
    must_be_short(text)?;
    parse_game(text).map_err(bad_notation)
}

/// Whether a text is short enough to be read as a game or a position.
pub fn must_be_short(text: &str) -> Result<(), Refusal> {
    match text.len() {
        0..=LONGEST_TEXT => Ok(()),
        _ => Err(Refusal::new(RefusalCode::TooLarge)),
    }
}

/// Why a text is no game, and where.
pub fn bad_notation(error: ParseError) -> Refusal {
    let refusal = Refusal::new(RefusalCode::BadNotation)
        .with("line", error.line as u32)
        .with("column", error.column as u32)
        .with("why", error.message.as_str());
    Refusal { rule: error.rule.map(|rule| rule.to_string()), ..refusal }
}

/// A table for a game that was played elsewhere, with the names that people had there.
pub fn new_table_of(
    played: &Match,
    seats: Vec<SeatWish>,
    assists: bool,
    chosen: Chosen,
) -> Result<NewTable, Refusal> {
    for name in &played.game().rules().setup().players {
        player_name(name)?;
    }
    let wish = NewGame {
        setup: None,
        preset: None,
        seats,
        assists,
        public: false,
        first: First::Seat,
        watchers_chat: true,
    };
    new_table(wish, chosen)
}

/// The game of a table as a text file. Nothing if it has not begun.
pub fn file(table: &Table) -> Option<String> {
    let mut text = print_game(table.play()?.played());
    text.push_str(&format!("# seed-hash {}\n", table.terms().seed.hash()));
    if let Some(seed) = revealed(table) {
        text.push_str(&format!("# seed {seed}\n"));
    }
    if let Some(moves) = &table.terms().brought {
        text.push_str(&format!("# brought {}\n", moves.len()));
    }
    Some(text)
}

/// The seed of a game that is over.
fn revealed(table: &Table) -> Option<String> {
    (table.stage() == Stage::Over).then(|| table.terms().seed.to_hex())
}
