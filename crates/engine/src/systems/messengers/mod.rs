//! Messengers (MSG): a second marker for every player, and messages for markers that stop on every
//! fifth space of the track.
//!
//! When messages are drawn, `scoring::booking` says; here is what a landing calls for, and what
//! becomes of a message.

mod action;

use arrayvec::ArrayVec;

use crate::action::{Action, Choice, Sink};
use crate::board::Seg;
use crate::chance::Chance;
use crate::decision::Decision;
use crate::event::{Event, Log};
use crate::figures::FigureKind;
use crate::game::Game;
use crate::part::TurnPart;
use crate::player::Player;
use crate::position::read::{Reader, Row};
use crate::position::tell::{Atom, Facts, Told, list, row, set};
use crate::position::{PositionError, Problem};
use crate::reason::reasons;
use crate::report::{Record, Report, Topic};
use crate::rule::msg;
use crate::rules::Rules;
use crate::scoring::booking::{self, resume};
use crate::scoring::track::SPACES;
use crate::scoring::{Award, Cause, Counted, Value};
use crate::turn::{Flow, Step};

use crate::options::options;
use crate::system::{About, InBox, System};
pub(crate) use action::{apply_recall, apply_recall_points, is_possible, recall_options};

/// What the system is.
pub const ABOUT: About = About {
    options: Options::NAMES,
    steps: &[(Step::Order, None), (Step::Messages, None)],
    boxes: &[
        InBox::with("big-box-2021", &[]),
        InBox {
            preset: "minis-2012",
            sets: &[],
            options: &[
                ("msg.drawer", "active_only"),
                ("msg.alone", "not_required"),
                ("msg.per_scoring", "every_landing"),
                ("msg.recall", "majority_only"),
            ],
        },
        InBox::with("everything", &[]),
    ],
    reasons: REASONS,
    report,
    ..About::new("messengers", &["MSG"])
};

reasons! {
    NOT_ON_TOP = "message-not-on-top": "this message isn't on top of the stack";
    NO_MESSENGER = "no-messenger": "you have no messenger to move";
    POINTS_ONLY = "message-points-only": "you can't do what this message says: take the points";
    SMALLEST_COUNTS = "message-smallest": "you don't choose a feature: the smallest one counts";
    ACTION_FIRST = "message-action-first": "choose the message's action first, then the meeple";
    RECALL_OWN = "message-recall-own": "take back one of your own meeples from an unfinished feature";
}

options! {
    /// Who draws a message (MSG-5).
    "msg.drawer" drawer: MessageDrawer {
        /// Whoever lands.
        #[default] AnyScorer = "any_scorer",
        /// The active player alone.
        ActiveOnly = "active_only",
    }
    /// Whether a landing must be alone (MSG-6).
    "msg.alone" alone: MessageAlone {
        /// It must.
        #[default] Required = "required",
        /// It need not.
        NotRequired = "not_required",
    }
    /// How many messages a player draws for one scoring (MSG-45).
    "msg.per_scoring" per_scoring: MessagesPerScoring {
        /// One, however many landings there were.
        #[default] One = "one",
        /// One for each landing.
        EveryLanding = "every_landing",
    }
    /// Who gets points for a recalled meeple (MSG-7).
    "msg.recall" recall: MessageRecall {
        /// Its owner, always.
        #[default] OwnerAlways = "owner_always",
        /// Its owner, with a majority only.
        MajorityOnly = "majority_only",
    }
    /// When messages are drawn (MSG-8).
    "msg.timing" timing: MessageTiming {
        /// When all events of the batch are booked.
        #[default] AfterBatch = "after_batch",
        /// Right after the landing.
        Immediate = "immediate",
    }
    /// How many messages can follow from each other (MSG-9).
    "msg.chain" chain: MessageChain {
        /// Any number.
        #[default] Unlimited = "unlimited",
        /// Two for each player and placement.
        OneExtra = "one_extra",
    }
}

/// The eight messages (MSG-4).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Message {
    /// The smallest road with an own meeple (MSG-22).
    Road,
    /// The smallest city with an own meeple (MSG-25).
    City,
    /// The smallest monastery with an own meeple (MSG-26).
    Monastery,
    /// An extra tile (MSG-28).
    Tile,
    /// Two points a pennant in own cities (MSG-33).
    Shields,
    /// Two points an own knight (MSG-34).
    Knights,
    /// Two points an own farmer (MSG-35).
    Farmers,
    /// An own meeple is scored and comes home (MSG-36).
    Recall,
}

impl Message {
    /// All of them.
    pub const ALL: [Message; 8] = [
        Message::Road,
        Message::City,
        Message::Monastery,
        Message::Tile,
        Message::Shields,
        Message::Knights,
        Message::Farmers,
        Message::Recall,
    ];

    /// Its name on the wire.
    pub const fn name(self) -> &'static str {
        match self {
            Message::Road => "road",
            Message::City => "city",
            Message::Monastery => "monastery",
            Message::Tile => "tile",
            Message::Shields => "shields",
            Message::Knights => "knights",
            Message::Farmers => "farmers",
            Message::Recall => "recall",
        }
    }

    /// The message with this name.
    pub fn from_name(name: &str) -> Option<Message> {
        Message::ALL.into_iter().find(|message| message.name() == name)
    }
}

/// The stack of messages: those that nobody has seen lie on top in unknown order, those played
/// lie below in known order.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct State {
    unseen: u8,
    played: ArrayVec<Message, 8>,
    /// A player whose extra tile waits until the running batch is finished (MSG-43).
    waiting_tile: Option<Player>,
}

impl State {
    /// A shuffled stack of all messages (MSG-1).
    pub(crate) fn new(_: &Rules) -> State {
        State { unseen: u8::MAX, ..State::default() }
    }

    /// The messages that nobody has seen yet.
    pub fn unseen(&self) -> impl Iterator<Item = Message> {
        let unseen = self.unseen;
        Message::ALL.into_iter().filter(move |message| unseen >> *message as u8 & 1 == 1)
    }

    /// The messages whose order is known, the next one first.
    pub fn played(&self) -> &[Message] {
        &self.played
    }
}

/// How far a message is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Stage {
    /// Chance is asked for the top of the stack.
    Revealing,
    /// The drawer decides what to do with the message.
    Shown(Message),
    /// The drawer picks the meeple to recall.
    Picking,
    /// The drawer decides about the points of the picked meeple.
    Offering { figure: FigureKind, from: Seg, points: u16 },
    /// The extra tile is being played.
    Playing,
}

/// Goes on with a message: asks what is to be asked next, or returns to the batch.
pub(crate) fn go_on(game: &mut Game, stage: Stage, log: &mut Log) -> Option<Flow> {
    let drawer = game.batches.last().expect("a message belongs to a batch").drawer;
    Some(match stage {
        Stage::Revealing => Flow::Chance(Chance::Message),
        Stage::Shown(message) => Flow::Ask(drawer, Decision::Message(message)),
        Stage::Picking => Flow::Ask(drawer, Decision::RecallMeeple),
        Stage::Offering { points, .. } => Flow::Ask(drawer, Decision::RecallPoints(points)),
        Stage::Playing => {
            put_under(game, Message::Tile, log);
            resume(game);
            return None;
        }
    })
}

fn set_stage(game: &mut Game, stage: Stage) {
    let batch = game.batches.last_mut().expect("a message belongs to a batch");
    batch.stage = booking::Stage::Message(stage);
}

/// The next player who has to draw because of the innermost batch, clockwise from the active one
/// (MSG-13, MSG-16, MSG-45), unless the chain is cut (MSG-9).
pub(crate) fn next_drawer(game: &Game) -> Option<Player> {
    let active = game.part().player;
    let batch = game.batches.last().expect("the caller has one");
    let one_extra = game.rules.options.messengers.chain == MessageChain::OneExtra;
    let most = match game.rules.options.messengers.per_scoring {
        MessagesPerScoring::One => 1,
        MessagesPerScoring::EveryLanding => u8::MAX,
    };
    active.clockwise(game.rules.players()).find(|player| {
        let player = player.index();
        batch.drawn[player] < batch.landed[player].min(most)
            && !(one_extra && game.part().messages[player] >= 2)
    })
}

pub(crate) fn begin_message(game: &mut Game, player: Player, log: &mut Log) {
    let drawn = &mut game.part_mut().messages[player.index()];
    *drawn = drawn.saturating_add(1); // a chain has no limit (MSG-9)
    let batch = game.batches.last_mut().expect("a landing belongs to a batch");
    batch.drawn[player.index()] += 1;
    batch.drawer = player;
    if game.systems.messengers.unseen == 0 {
        let message = game.systems.messengers.played.remove(0);
        set_stage(game, Stage::Shown(message));
        log.push(|| Event::MessageDrawn { player, message });
    } else {
        set_stage(game, Stage::Revealing);
    }
}

/// Chance has turned over the top message (MSG-19).
pub(crate) fn reveal(game: &mut Game, message: Message, log: &mut Log) {
    game.systems.messengers.unseen &= !(1 << message as u8);
    set_stage(game, Stage::Shown(message));
    let player = game.batches.last().expect("a message is being drawn").drawer;
    log.push(|| Event::MessageDrawn { player, message });
}

/// The message goes under the stack when it is carried out (MSG-20).
fn put_under(game: &mut Game, message: Message, log: &mut Log) {
    game.systems.messengers.played.push(message);
    let player = game.batches.last().expect("a message belongs to a batch").drawer;
    log.push(|| Event::MessageDone { player, message, choice: Choice::Action });
}

/// The own markers (SCB-12); the choice is asked where there is only one, too.
pub(crate) fn marker_options(game: &Game, sink: &mut impl Sink) {
    let _ = sink.push(Action::Choose(Choice::Meeple))
        || game.rules.messenger_markers && sink.push(Action::Choose(Choice::Messenger));
}

/// A marker stopped on a message space: its owner has to draw, if the landing qualifies (MSG-12).
pub(crate) fn note_landing(game: &mut Game, player: Player, total: u16) {
    let space = total % SPACES;
    let active_only = game.rules.options.messengers.drawer == MessageDrawer::ActiveOnly;
    let must_be_alone = game.rules.options.messengers.alone == MessageAlone::Required;
    if !space.is_multiple_of(5)
        || active_only && player != game.part().player
        || must_be_alone && !is_alone(game, player, space)
    {
        return;
    }
    let batch = game.batches.last_mut().expect("a landing belongs to a batch");
    let landings = &mut batch.landed[player.index()];
    *landings = landings.saturating_add(1);
}

/// Whether no marker of another player is on a space (SCB-20).
fn is_alone(game: &Game, player: Player, space: u16) -> bool {
    let others = (0..game.rules.players()).map(Player).filter(|other| *other != player);
    let messengers = game.rules.messenger_markers;
    others.map(|other| game.track[other.index()]).all(|markers| {
        markers.meeple % SPACES != space && !(messengers && markers.messenger % SPACES == space)
    })
}

/// The action where it is possible (MSG-18), or two points (MSG-17).
pub(crate) fn message_options(game: &Game, message: Message, sink: &mut impl Sink) {
    let drawer = game.batches.last().expect("a message is shown").drawer;
    let _ = is_possible(game, message, drawer) && sink.push(Action::Choose(Choice::Action))
        || sink.push(Action::Choose(Choice::Points));
}

pub(crate) fn apply_message(
    game: &mut Game,
    message: Message,
    choice: Choice,
    log: &mut Log,
) -> Flow {
    let player = game.batches.last().expect("a message is shown").drawer;
    if choice == Choice::Points {
        game.systems.messengers.played.push(message);
        log.push(|| Event::MessageDone { player, message, choice });
        award_points(game, player, Value::of(Counted::Instead, 1, 2, msg(17)), log);
        return Flow::Again;
    }
    match message {
        Message::Tile => {
            if is_batch_running(game) {
                game.systems.messengers.waiting_tile = Some(player);
                resume(game);
            } else {
                play_tile(game, player);
            }
        }
        Message::Recall => set_stage(game, Stage::Picking),
        _ => {
            let value = action::value(game, message, player);
            put_under(game, message, log);
            award_points(game, player, value, log);
        }
    }
    Flow::Again
}

/// The points of a message are one award in a batch of its own (MSG-21).
fn award_points(game: &mut Game, player: Player, value: Value, log: &mut Log) {
    resume(game);
    let (cause, at) = (Cause::Message, game.origin());
    booking::begin(game, [Award { player, value, cause, at, segment: None, at_end: false }], log);
}

/// Whether awards of the present part are still to be booked, or their placement to be settled.
fn is_batch_running(game: &Game) -> bool {
    game.batches.iter().any(|batch| batch.depth == game.depth() && !batch.settled)
}

/// Plays the extra tile that waited for the end of the running batch, if there is one (MSG-43).
pub(crate) fn play_waiting_tile(game: &mut Game) -> bool {
    if is_batch_running(game) {
        return false;
    }
    let waiting = game.systems.messengers.waiting_tile.take();
    if let Some(player) = waiting {
        play_tile(game, player);
    }
    waiting.is_some()
}

/// The extra tile: a part of its own, with the drawer as active player (MSG-28, MSG-29).
fn play_tile(game: &mut Game, player: Player) {
    game.batches.last_mut().expect("a message belongs to a batch").drawer = player;
    set_stage(game, Stage::Playing);
    let interrupted = std::mem::replace(&mut game.playing, TurnPart::new(player));
    game.interrupted = Some(Box::new(interrupted));
    crate::hooks::part_begins(game, false);
}

/// Whether every message is in the stack, or with the player who carries it out (MSG-1).
pub(crate) fn is_stack_whole(game: &Game) -> bool {
    let state = &game.systems.messengers;
    let in_stack = state.unseen().count() + state.played.len();
    let is_shown = |batch: &&booking::Batch| match batch.stage {
        booking::Stage::Message(stage) => stage != Stage::Revealing,
        _ => false,
    };
    let shown = game.batches.iter().filter(is_shown).count();
    let all = in_stack + shown + state.waiting_tile.is_some() as usize;
    !game.rules.plays(System::Messengers) || all == Message::ALL.len()
}

impl Told for State {
    fn tell(&self, game: &Game, facts: &mut impl Facts) {
        let State { unseen: _, played, waiting_tile } = self;
        if game.rules.plays(System::Messengers) {
            for message in self.unseen() {
                row!(facts, set("messages-unseen"), message.name());
            }
        }
        for message in played {
            row!(facts, list("messages-played"), message.name());
        }
        if let Some(player) = waiting_tile {
            row!(facts, set("messages-tile"), *player);
        }
    }
}

impl State {
    pub(crate) fn read(reader: &Reader<'_>) -> Result<State, PositionError> {
        let mut state = State::new(reader.rules());
        if reader.rules().plays(System::Messengers) {
            state.unseen = 0;
            for mut row in reader.rows("messages-unseen") {
                state.unseen |= 1 << row.named("a message", Message::from_name)? as u8;
                row.end()?;
            }
        }
        for mut row in reader.at_most("messages-played", state.played.capacity())? {
            let message = row.named("a message", Message::from_name)?;
            row.end()?;
            if state.played.contains(&message) || state.unseen().any(|it| it == message) {
                return Err(row.error(Problem::Twice));
            }
            state.played.push(message);
        }
        if let Some(mut row) = reader.one("messages-tile")? {
            state.waiting_tile = Some(row.player()?);
            row.end()?;
        }
        Ok(state)
    }
}

impl Stage {
    /// What it is doing, as the rest of a row.
    pub(crate) fn atoms(self, game: &Game) -> ArrayVec<Atom, 8> {
        let mut atoms = ArrayVec::new();
        match self {
            Stage::Revealing => atoms.push(Atom::from("revealing")),
            Stage::Shown(message) => atoms.extend([Atom::from("shown"), message.name().into()]),
            Stage::Picking => atoms.push(Atom::from("picking")),
            Stage::Offering { figure, from, points } => {
                let (offering, from) = (Atom::from("offering"), game.spot(from));
                atoms.extend([offering, figure.into(), from.into(), points.into()]);
            }
            Stage::Playing => atoms.push(Atom::from("playing")),
        }
        atoms
    }

    pub(crate) fn read(name: &str, row: &mut Row<'_>) -> Result<Option<Stage>, PositionError> {
        Ok(Some(match name {
            "revealing" => Stage::Revealing,
            "shown" => Stage::Shown(row.named("a message", Message::from_name)?),
            "picking" => Stage::Picking,
            "offering" => Stage::Offering {
                figure: row.figure()?,
                from: row.segment()?,
                points: row.u16(MOST_POINTS)?,
            },
            "playing" => Stage::Playing,
            _ => return Ok(None),
        }))
    }
}

/// More than any feature is worth.
const MOST_POINTS: u16 = 20_000;

/// Both markers of a player are added, and the messenger leaves the track (SCB-33).
pub(crate) fn leave_track(game: &mut Game) {
    for markers in &mut game.track {
        markers.meeple += std::mem::take(&mut markers.messenger);
    }
}

/// What is known of the stack of messages, and a player's messenger on the track.
fn report(game: &Game, topic: Topic, record: &mut Record) {
    match topic {
        Topic::Table => {
            let unseen = game.systems.messengers.unseen().map(Message::name);
            let played = game.systems.messengers.played().iter().map(|message| message.name());
            let stack = Record::default()
                .with("unseen", unseen.collect::<Report>())
                .with("known_order", played.collect::<Report>());
            record.set("messages", stack);
        }
        Topic::Track(player) => record.set("messenger", game.markers(player).messenger),
        _ => {}
    }
}
