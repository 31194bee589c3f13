//! The analysis board: any game or position, move by move. A line of moves is looked at from one of its
//! points; other moves from there replace the rest of the line, and whoever keeps a tree of variations
//! says which line is looked at.

use std::sync::Arc;

use bastide_bots::Rng;
use bastide_engine::{Game, Log, Match, Move, Pending, Player, Rules};
use bastide_host::{bad_notation, board_of, colour, must_be_short, parsed};
use bastide_notation::{is_position, parse_match_position, print_game, print_match_position};
use bastide_protocol::FromEngine;
use bastide_protocol::{
    InGame, ReadInGame, SetupExt, WireError, WireEvent, WireMove, WireOutcome, WireSetup,
};
use bastide_puzzles::read_one;
use bastide_session::{Table as Session, Wish, think};
use bastide_table::{Ply, Table};
use bastide_view::{Listing, Practice};
use bastide_wire::site::{
    Colour, Effort, Made, Possible, Refusal, RefusalCode, SeatKind, SeatSummary, StudyLine,
    StudyPoint, StudySource,
};
use bastide_wire::{Seat, Thoughts};
use serde_json::Value;

use crate::here::Here;
use crate::open::entries_of;

/// The most moves of a line: several times those of the longest game.
const MOST_MOVES: usize = 20_000;

/// A game that is analysed.
#[derive(Clone, Debug)]
pub struct Study {
    /// The whole line.
    line: Match,
    /// The game at the point that is looked at.
    point: Match,
    /// What happened up to that point, move by move.
    plies: Vec<Arc<Ply>>,
    seats: Vec<SeatSummary>,
}

impl Study {
    /// An analysis that begins at the end of a game, or with a position.
    pub(crate) fn open(source: StudySource, here: Option<&Here>) -> Result<Study, Refusal> {
        match source {
            StudySource::Here {} => {
                let here = here.ok_or_else(|| Refusal::new(RefusalCode::NoGame))?;
                Study::of_table(here.table())
            }
            StudySource::Table { entries } => {
                let table = Table::load(&entries_of(entries)?).map_err(|corrupt| {
                    Refusal::new(RefusalCode::BadSave).with("entry", corrupt.seq)
                })?;
                Study::of_table(&table)
            }
            StudySource::Puzzle { text } => {
                must_be_short(&text)?;
                let puzzle = read_one(&text).map_err(|unreadable| {
                    let refusal = Refusal::new(RefusalCode::BadNotation);
                    let refusal = refusal.with("line", 1).with("column", 1);
                    refusal.with("why", unreadable.to_string().as_str())
                })?;
                Ok(Study::of(puzzle.line()))
            }
            StudySource::Text { text } if is_position(&text) => {
                must_be_short(&text)?;
                Ok(Study::of(parse_match_position(&text).map_err(bad_notation)?))
            }
            StudySource::Text { text } => Ok(Study::of(parsed(&text)?)),
            StudySource::Setup { setup } => {
                let setup = WireSetup::read(&setup)?.to_setup()?;
                let rules = Rules::new(setup).map_err(WireError::from_engine)?;
                Ok(Study::of(Match::new(rules)))
            }
            StudySource::Transcript { transcript } => {
                Ok(Study::of(Session::load(&with_seed(transcript))?.played().clone()))
            }
        }
    }

    fn of_table(table: &Table) -> Result<Study, Refusal> {
        let play = table.play().ok_or_else(|| Refusal::new(RefusalCode::NotStarted))?;
        let seats = Listing::of("study", table).players(None);
        Ok(Study { seats, ..Study::of(play.played().clone()) })
    }

    fn of(line: Match) -> Study {
        let names = line.game().rules().setup().players.iter();
        let seat = |(name, colour): (&String, &Colour)| SeatSummary {
            kind: SeatKind::Human,
            name: name.clone(),
            colour: Some(*colour),
            level: None,
            online: None,
            away: false,
            resigned: false,
            score: None,
        };
        let seats = names.zip(Colour::ALL).map(|(name, colour)| seat((name, colour))).collect();
        let mut study = Study { point: line.first(0), line, plies: Vec::new(), seats };
        study.go(u32::MAX);
        study
    }

    /// Looks at the point after so many moves, or at the end of the line if there are fewer.
    pub fn go(&mut self, at: u32) {
        self.point = self.line.first(0);
        self.plies =
            vec![Arc::new(Ply { by: None, begins: 0, revealed: true, events: Vec::new() })];
        for entry in self.line.moves().iter().take(at as usize) {
            // It was played before, so that nothing is refused.
            let _ = enter(&mut self.point, &mut self.plies, *entry);
        }
    }

    /// Plays an action, or lets chance answer what is said; both in the form of a transcript. What
    /// followed here is forgotten, unless it began with the same move.
    pub fn play(&mut self, entry: &Value) -> Result<(), Refusal> {
        let entry = WireMove::read(self.point.game(), entry)?;
        self.enter(entry)
    }

    fn enter(&mut self, entry: Move) -> Result<(), Refusal> {
        let at = self.point.moves().len();
        if at >= MOST_MOVES {
            return Err(Refusal::new(RefusalCode::TooLarge));
        }
        enter(&mut self.point, &mut self.plies, entry)?;
        if self.line.moves().get(at) != Some(&entry) {
            self.line = self.point.clone();
        }
        Ok(())
    }

    /// Lets chance decide, by a number that somebody has drawn.
    pub fn draw(&mut self, seed: u64) -> Result<(), Refusal> {
        let mut rng = Rng::new(seed);
        let outcome = self.point.game().sample(|bound| rng.below(bound));
        let outcome = outcome.ok_or_else(|| Refusal::new(RefusalCode::BadRequest))?;
        self.enter(Move::Outcome(outcome))
    }

    /// Looks at another line from the same beginning, at the point after so many of its moves. If the rules
    /// refuse one of them, nothing changes.
    pub fn follow(&mut self, moves: &[Value], at: u32) -> Result<(), Refusal> {
        if moves.len() > MOST_MOVES {
            return Err(Refusal::new(RefusalCode::TooLarge));
        }
        let mut line = self.line.first(0);
        for entry in moves {
            let entry = WireMove::read(line.game(), entry)?;
            line.enter(entry, &mut Log::off()).map_err(WireError::from_engine)?;
        }
        self.line = line;
        self.go(at);
        Ok(())
    }

    /// What is there to see.
    pub fn point(&self) -> StudyPoint {
        let game = self.game();
        let viewer = match game.pending() {
            Pending::Decide(player, _) => player,
            _ => game.turn_player(),
        };
        let viewer = if viewer.index() < self.seats.len() { viewer } else { Player(0) };
        let practice = Practice {
            id: "study",
            game,
            plies: &self.plies,
            viewer,
            acts: true,
            seats: Some(&self.seats),
        };
        let chances = game.outcomes().into_iter();
        StudyPoint {
            view: Box::new(practice.view()),
            at: self.point.moves().len() as u32,
            moves: WireMove::list(self.line.game(), self.line.moves().iter().copied()),
            chances: chances
                .map(|(outcome, weight)| Possible {
                    outcome: WireOutcome::of(game, outcome),
                    weight,
                })
                .collect(),
            over: game.pending() == Pending::Over,
        }
    }

    /// The game as it is at the point that is looked at.
    pub fn game(&self) -> &Game {
        self.point.game()
    }

    /// The whole line.
    pub(crate) fn line(&self) -> &Match {
        &self.line
    }

    /// The position as text.
    pub fn position(&self) -> String {
        print_match_position(&self.point)
    }

    /// The line up to this point as a game in our notation; one that began with a position is told by the
    /// position that it has come to.
    pub fn text(&self) -> String {
        match self.point.position() {
            None => print_game(&self.point),
            Some(_) => self.position(),
        }
    }

    /// Who made each move of the line, and in which turn.
    pub fn made(&self) -> StudyLine {
        let mut game = self.line.first(0);
        let made = self.line.moves().iter().map(|entry| {
            let player = asked(&game, *entry).map(|player| Seat(player.0));
            let turn = game.game().turn_number();
            // It was played before, so that nothing is refused.
            let _ = game.enter(*entry, &mut Log::off());
            Made { player, turn }
        });
        StudyLine { made: made.collect() }
    }

    /// The board as SVG.
    pub fn picture(&self) -> String {
        let colours = self.seats.iter().map(|seat| colour(seat.colour.map_or("", Colour::name)));
        let colours: Vec<_> = colours.collect();
        board_of(self.game(), &colours)
    }

    /// What every turn is worth here.
    pub fn think(&self, effort: Effort) -> Result<Thoughts, Refusal> {
        if !matches!(self.game().pending(), Pending::Decide(..)) {
            return Err(Refusal::new(RefusalCode::BadRequest));
        }
        let Effort { millis, nodes, level, best } = effort;
        let wish = Wish { level, millis, nodes, threads: Some(1), best };
        Ok(think(self.game(), &wish)?)
    }
}

/// The player who decides on a move; nobody where chance does.
fn asked(point: &Match, entry: Move) -> Option<Player> {
    match (entry, point.game().pending()) {
        (Move::Action(_), Pending::Decide(player, _)) => Some(player),
        _ => None,
    }
}

/// Plays a move, and adds what has happened.
fn enter(point: &mut Match, plies: &mut Vec<Arc<Ply>>, entry: Move) -> Result<(), Refusal> {
    let by = asked(point, entry);
    let (begins, mut log) = (point.moves().len(), Log::on());
    point.enter(entry, &mut log).map_err(WireError::from_engine)?;
    let events = WireEvent::list(point.game(), log.into_events());
    plies.push(Arc::new(Ply { by, begins, revealed: by.is_none(), events }));
    Ok(())
}

/// A transcript always has a seed here: where none is given, chance is only asked by whoever analyses.
fn with_seed(mut transcript: Value) -> Value {
    if let Some(setup) = transcript.get_mut("setup").and_then(Value::as_object_mut) {
        let seed = setup.entry("seed").or_insert(Value::Null);
        if seed.is_null() {
            *seed = Value::String("study".to_owned());
        }
    }
    transcript
}
