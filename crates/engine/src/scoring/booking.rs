//! Booking: the awards of a step, one after the other (SCB-22, SCB-29).
//!
//! Without Messengers and Robbers booking is plain addition (SCB-35). With them every award is
//! resolved completely before the next: a marker is chosen and moves, robbers on the space that it
//! left react, and when the batch is booked and its placement settled, the players who landed draw
//! messages. `run` is a small machine over the stack of batches: the points of a message are a batch
//! of their own on top of the one that led to it (SCB-31), and an extra tile is a part of its own on
//! top of the interrupted one (MSG-29), after which `run` goes on.

use arrayvec::ArrayVec;

use super::Award;
use super::track::{book, move_marker};
use crate::decision::Decision;
use crate::event::Log;
use crate::game::Game;
use crate::player::{MAX_PLAYERS, Player};
use crate::position::read::Reader;
use crate::position::tell::{About, Atom, Facts, Told, list};
use crate::position::{PositionError, Problem};
use crate::system::System;
use crate::systems::messengers;
use crate::systems::messengers::MessageTiming;
use crate::systems::robbers::{self, Loot, Robbery};
use crate::turn::Flow;

/// Awards that one step of the game produced, while they are being booked (SCB-22).
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Batch {
    /// How many parts were open when it began: it belongs to the innermost of them.
    pub depth: u8,
    /// Where its awards begin in `Game::awards`; they reach to the end or to the next batch.
    pub first: u16,
    /// The next award to book.
    pub next: u16,
    /// Whether it is the scoring of a placement, which settles goods and figures before messages.
    pub of_placement: bool,
    /// Whether all awards are booked, and the placement settled.
    pub settled: bool,
    /// How many landings of each player call for a message (MSG-12).
    pub landed: [u8; MAX_PLAYERS],
    /// How many messages each player has drawn because of this batch (MSG-13, MSG-45).
    pub drawn: [u8; MAX_PLAYERS],
    /// Who draws now.
    pub drawer: Player,
    pub stage: Stage,
}

/// What a batch is doing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Stage {
    /// Booking awards one by one.
    Booking,
    /// Robbers decide whether they rob the marker that just left their space.
    Robbing(Robbery),
    /// Those that do get their share.
    Looting(Loot),
    /// Everything is booked; the step goes on with goods, gold and returns.
    Settling,
    /// Players who landed draw, clockwise from the active one.
    Drawing,
    /// A message is being drawn or carried out.
    Message(messengers::Stage),
}

/// Opens a batch for the awards from `first` on.
pub(crate) fn open_batch(game: &mut Game, first: usize, of_placement: bool) {
    if game.rules.track_matters() {
        game.batches.push(Batch {
            depth: game.depth(),
            first: first as u16,
            next: first as u16,
            of_placement,
            settled: false,
            landed: [0; MAX_PLAYERS],
            drawn: [0; MAX_PLAYERS],
            drawer: Player(0),
            stage: Stage::Booking,
        });
    }
}

/// Books awards that do not belong to the scoring of a placement: a batch of their own, with which
/// `run` goes on.
pub(crate) fn begin(game: &mut Game, awards: impl IntoIterator<Item = Award>, log: &mut Log) {
    if !game.rules.track_matters() {
        awards.into_iter().for_each(|award| book(game, award, log));
        return;
    }
    let first = game.awards.len();
    game.awards.extend(awards);
    open_batch(game, first, false);
}

/// TS-13.5: books the awards of this part.
pub(crate) fn enter_book(game: &mut Game, log: &mut Log) -> Flow {
    if game.rules.track_matters() {
        return run(game, log);
    }
    // The list is put back empty, so that its room is there for the next scoring.
    let mut awards = std::mem::take(&mut game.awards);
    for award in awards.drain(..) {
        book(game, award, log);
    }
    game.awards = awards;
    Flow::Next
}

/// TS-13.9: goods, gold and figures are settled; now messages are drawn (SCB-30).
pub(crate) fn enter_messages(game: &mut Game, log: &mut Log) -> Flow {
    let depth = game.depth();
    if let Some(batch) = game.batches.last_mut().filter(|batch| batch.depth == depth)
        && batch.stage == Stage::Settling
    {
        batch.settled = true;
        batch.stage = Stage::Drawing;
    }
    run(game, log)
}

/// Goes on with the innermost batch of the present part, until somebody is asked or the step can
/// go on.
#[inline]
pub(crate) fn run(game: &mut Game, log: &mut Log) -> Flow {
    if game.batches.is_empty() { Flow::Next } else { run_batches(game, log) }
}

fn run_batches(game: &mut Game, log: &mut Log) -> Flow {
    let depth = game.depth();
    loop {
        let Some(batch) = game.batches.last().filter(|batch| batch.depth == depth) else {
            return Flow::Next;
        };
        let asked = match batch.stage {
            Stage::Booking => book_next(game, log),
            Stage::Robbing(robbery) => robbers::rob_next(game, robbery, log),
            Stage::Looting(loot) => robbers::loot_next(game, loot, log),
            Stage::Settling => Some(Flow::Next),
            Stage::Drawing => draw_next(game, log),
            Stage::Message(stage) => messengers::go_on(game, stage, log),
        };
        if let Some(flow) = asked {
            return flow;
        }
    }
}

/// Books the next award, or asks for its marker; with the last one the batch is booked.
fn book_next(game: &mut Game, log: &mut Log) -> Option<Flow> {
    let immediate = game.rules.options.messengers.timing == MessageTiming::Immediate;
    if immediate && let Some(player) = messengers::next_drawer(game) {
        messengers::begin_message(game, player, log);
        return None;
    }
    let booked = game.awards.len() as u16;
    let batch = game.batches.last_mut().expect("the caller has one");
    if batch.next == booked {
        batch.settled = !batch.of_placement;
        batch.stage = if batch.settled { Stage::Drawing } else { Stage::Settling };
        return None;
    }
    let award = &game.awards[batch.next as usize];
    match award.value.points() {
        0 => batch.next += 1, // SCB-10
        points if game.rules.plays(System::Messengers) => {
            return Some(Flow::Ask(award.player, Decision::Marker(points)));
        }
        _ => book_award(game, false, log),
    }
    None
}

/// The next award moves the chosen marker, and the robbers on the space that it left react.
fn book_award(game: &mut Game, messenger: bool, log: &mut Log) {
    let batch = game.batches.last_mut().expect("an award belongs to a batch");
    let award = game.awards[batch.next as usize].clone();
    batch.next += 1;
    let (left, _) = move_marker(game, &award, messenger, log);
    if game.rules.plays(System::Robbers) {
        robbers::marker_left(game, &award, messenger, left);
    }
}

/// A player has chosen the marker for an award or for loot (SCB-12, ROB-22).
pub(crate) fn apply_marker(game: &mut Game, messenger: bool, log: &mut Log) -> Flow {
    match game.batches.last().expect("an award belongs to a batch").stage {
        Stage::Looting(loot) => robbers::take_loot(game, loot, messenger, log),
        _ => book_award(game, messenger, log),
    }
    Flow::Again
}

/// A tile that waited is played, and the next player who landed draws; after the last one the batch is
/// over.
fn draw_next(game: &mut Game, log: &mut Log) -> Option<Flow> {
    if messengers::play_waiting_tile(game) {
        return Some(Flow::Again);
    }
    match messengers::next_drawer(game) {
        Some(player) => messengers::begin_message(game, player, log),
        None => {
            let batch = game.batches.pop().expect("the caller has one");
            game.awards.truncate(batch.first as usize);
        }
    }
    None
}

/// Back from a message to what the batch was doing.
pub(crate) fn resume(game: &mut Game) {
    let batch = game.batches.last_mut().expect("a message belongs to a batch");
    batch.stage = if batch.settled { Stage::Drawing } else { Stage::Booking };
}

impl Told for Batch {
    fn tell(&self, game: &Game, facts: &mut impl Facts) {
        let Batch { depth, first, next, of_placement, settled, landed, drawn, drawer, stage } =
            self;
        let mut atoms: ArrayVec<Atom, 32> = ArrayVec::new();
        atoms.extend([
            Atom::from(*depth),
            (*first).into(),
            (*next).into(),
            (*of_placement).into(),
            (*settled).into(),
            (*drawer).into(),
        ]);
        for player in 0..game.rules.players() as usize {
            atoms.extend([Atom::from(landed[player]), drawn[player].into()]);
        }
        match *stage {
            Stage::Booking => atoms.push(Atom::from("booking")),
            Stage::Robbing(robbery) => atoms.extend(robbery.atoms()),
            Stage::Looting(loot) => atoms.extend(loot.atoms()),
            Stage::Settling => atoms.push(Atom::from("settling")),
            Stage::Drawing => atoms.push(Atom::from("drawing")),
            Stage::Message(stage) => atoms.extend(stage.atoms(game)),
        }
        const ABOUT: About = list("batches");
        facts.row(&ABOUT, &atoms);
    }
}

/// The batches that a position states, which must fit the awards.
pub(crate) fn read_batches(reader: &Reader<'_>) -> Result<Vec<Batch>, PositionError> {
    let awards = reader.rows("awards").len() as u16;
    let mut batches: Vec<Batch> = Vec::new();
    for mut row in reader.rows("batches") {
        let depth = row.u8(2)?;
        let (first, next) = (row.u16(awards)?, row.u16(awards)?);
        let (of_placement, settled, drawer) = (row.flag()?, row.flag()?, row.player()?);
        let (mut landed, mut drawn) = ([0; MAX_PLAYERS], [0; MAX_PLAYERS]);
        for player in 0..reader.rules().players() as usize {
            (landed[player], drawn[player]) = (row.u8(u8::MAX)?, row.u8(u8::MAX)?);
        }
        let name = row.named("what a batch is doing", |name| Some(name.to_owned()))?;
        let stage = match name.as_str() {
            "booking" => Stage::Booking,
            "robbing" => Stage::Robbing(Robbery::read(&mut row)?),
            "looting" => Stage::Looting(Loot::read(&mut row)?),
            "settling" => Stage::Settling,
            "drawing" => Stage::Drawing,
            name => match messengers::Stage::read(name, &mut row)? {
                Some(stage) => Stage::Message(stage),
                None => {
                    let (wanted, found) = ("what a batch is doing", format!("\"{name}\""));
                    return Err(row.error(Problem::WrongWord { wanted, found }));
                }
            },
        };
        row.end()?;
        // The awards of a batch begin after all that the one below it has booked.
        let (least, begin) = batches.last().map_or((1, 0), |below| (below.depth, below.next));
        if depth < least || first < begin || next < first {
            return Err(row.error(Problem::TooLarge { most: next as u32 }));
        }
        batches.push(Batch {
            depth,
            first,
            next,
            of_placement,
            settled,
            landed,
            drawn,
            drawer,
            stage,
        });
    }
    Ok(batches)
}
