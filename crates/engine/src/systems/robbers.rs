//! Robbers (ROB): figures that lie in wait on the score track, and earn half of what a marker scores
//! when it leaves their space.
//!
//! The space of a robber is ground truth. When a marker leaves, its robbers decide one after the
//! other ([`Robbery`]); then those that rob get their share ([`Loot`]).

use arrayvec::ArrayVec;

use crate::action::{Action, Any, Choice, Sink};
use crate::decision::Decision;
use crate::event::{Event, Log};
use crate::game::Game;
use crate::options::options;
use crate::pieces::Piece;
use crate::player::{MAX_PLAYERS, Player, Players};
use crate::position::read::{Reader, Row};
use crate::position::tell::{Atom, Facts, Told, row, set};
use crate::position::{PositionError, Problem};
use crate::reason::reasons;
use crate::refusal::Refusal;
use crate::report::{Record, Topic};
use crate::rule::rob;
use crate::rules::Rules;
use crate::scoring::booking::Stage;
use crate::scoring::track::{SPACES, book, move_marker};
use crate::scoring::{Award, Cause, Counted, Value};
use crate::spot::Spot;
use crate::system::{About, InBox, System};
use crate::turn::{Flow, Step};
use crate::validate::{Violation, ensure};

/// What the system is.
pub const ABOUT: About = About {
    options: Options::NAMES,
    steps: &[(Step::PlaceRobbers, None), (Step::Order, None), (Step::Messages, None)],
    concerns: |step, tile| step != Step::PlaceRobbers || tile.symbols.robber,
    set: Some("robbers-v3"),
    boxes: &[
        InBox::with("big-box-2021", &["robbers-v3"]),
        InBox {
            preset: "minis-2012",
            sets: &["robbers-c1"],
            options: &[
                ("rob.placement", "optional"),
                ("rob.second", "next_player_only"),
                ("rob.end_points", "0"),
            ],
        },
        InBox::with("everything", &["robbers-v3"]),
    ],
    reasons: REASONS,
    report,
    check,
    ..About::new("robbers", &["ROB"])
};

reasons! {
    SAME_SPACE = "robber-same-space": "your robber is already there";
    NEEDS_MARKER = "robber-needs-marker": "your robber goes where another player's marker is";
    OFF_TRACK = "robber-off-track": "your robber isn't on the track yet";
    ROBBER_FIRST = "robber-first": "place your robber before your figure";
    MOVE_OR_STAY = "robber-move-or-stay": "move your robber or leave it where it is";
    MUST_PLACE = "robber-must-place": "you have to place your robber";
}

options! {
    /// Whether robbers must be placed (ROB-3).
    "rob.placement" placement: RobberPlacement {
        /// They must.
        #[default] Mandatory = "mandatory",
        /// They may.
        Optional = "optional",
    }
    /// Who places the second robber (ROB-4).
    "rob.second" second: RobberSecond {
        /// The next player whose robber is in the supply.
        #[default] NextAvailable = "next_available",
        /// The very next player, if the robber is in the supply.
        NextPlayerOnly = "next_player_only",
    }
    /// Which markers can be robbed (ROB-5).
    "rob.targets" targets: RobberTargets {
        /// Both markers of a player.
        #[default] MeepleAndMessenger = "meeple_and_messenger",
        /// The scoring meeple alone.
        MeepleOnly = "meeple_only",
    }
    /// What a robber on the track is worth at the end (ROB-6).
    "rob.end_points" end_points: RobberEndPoints {
        /// Three points.
        #[default] Three = "3",
        /// Nothing.
        Zero = "0",
    }
}

/// The robbers on the track.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct State {
    /// The space of each player's robber; nothing while it is in the supply (ROB-2).
    pub on: [Option<u8>; MAX_PLAYERS],
}

impl State {
    pub fn new(_: &Rules) -> State {
        State::default()
    }
}

/// Who has to place a robber because of the bag on a tile.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) enum Placing {
    /// The active player (ROB-8, ROB-9).
    #[default]
    Active,
    /// One other player (ROB-10).
    Second,
    Done,
}

/// A marker has left a space; the robbers there decide, clockwise from the active player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Robbery {
    victim: Player,
    points: u16,
    space: u8,
    undecided: Players,
    robbing: Players,
}

/// What each of these robbers gets (ROB-16).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Loot {
    points: u16,
    robbers: Players,
}

/// TS-8.4: after a bag the active player places or moves the own robber, then one other player
/// places theirs (ROB-8 to ROB-11).
#[inline(never)]
pub(crate) fn enter_place(game: &mut Game) -> Flow {
    loop {
        let player = match game.part().systems.robbers {
            Placing::Active => Some(game.part().player),
            Placing::Second => second_placer(game),
            Placing::Done => return Flow::Next,
        };
        let mut any = Any::default();
        if let Some(player) = player {
            offer_places(game, player, &mut any);
        }
        match player.filter(|_| any.0) {
            Some(player) => return Flow::Ask(player, Decision::PlaceRobber),
            None => next_placing(game),
        }
    }
}

fn next_placing(game: &mut Game) {
    let placing = &mut game.part_mut().systems.robbers;
    *placing = if *placing == Placing::Active { Placing::Second } else { Placing::Done };
}

/// The other player whose robber is placed, if there is one (ROB-4).
fn second_placer(game: &Game) -> Option<Player> {
    let others = game.part().player.clockwise(game.rules.players()).skip(1);
    let in_supply = |player: &Player| game.systems.robbers.on[player.index()].is_none();
    match game.rules.options.robbers.second {
        RobberSecond::NextAvailable => { others }.find(in_supply),
        RobberSecond::NextPlayerOnly => others.take(1).find(in_supply),
    }
}

pub(crate) fn place_options(game: &Game, sink: &mut impl Sink) {
    if let crate::Pending::Decide(player, _) = game.pending
        && !offer_places(game, player, sink)
        && game.systems.robbers.on[player.index()].is_none()
        && game.rules.options.robbers.placement == RobberPlacement::Optional
    {
        sink.push(Action::Pass);
    }
}

/// Every space with a marker of another player that can be robbed (ROB-8), other than the present
/// one; a robber on the track may stay (ROB-9).
fn offer_places(game: &Game, player: Player, sink: &mut impl Sink) -> bool {
    if !game.rules.has_robbers() {
        return false;
    }
    let present = game.systems.robbers.on[player.index()];
    let others = (0..game.rules.players()).map(Player).filter(|other| *other != player);
    let mut spaces: ArrayVec<u8, { 2 * MAX_PLAYERS }> =
        others.flat_map(|other| targets(game, other)).collect();
    spaces.sort();
    { spaces.chunk_by(|one, other| one == other).map(|alike| alike[0]) }
        .filter(|space| present != Some(*space))
        .any(|space| sink.push(Action::Pick(Spot::Space(space))))
        || present.is_some() && sink.push(Action::Choose(Choice::Stay))
}

/// The spaces with a marker of a player that can be robbed (ROB-7).
fn targets(game: &Game, player: Player) -> impl Iterator<Item = u8> {
    let markers = game.track[player.index()];
    let messenger = game.rules.plays(System::Messengers)
        && game.rules.messenger_markers
        && is_target(game, true);
    let totals = [Some(markers.meeple), messenger.then_some(markers.messenger)];
    totals.into_iter().flatten().map(|total| (total % SPACES) as u8)
}

/// Whether this marker of a player can be robbed (ROB-5).
fn is_target(game: &Game, messenger: bool) -> bool {
    !messenger || game.rules.options.robbers.targets == RobberTargets::MeepleAndMessenger
}

pub(crate) fn apply_place(game: &mut Game, player: Player, action: Action, log: &mut Log) -> Flow {
    if let Action::Pick(Spot::Space(space)) = action {
        put(game, player, space, log);
    }
    next_placing(game);
    Flow::Again
}

fn put(game: &mut Game, player: Player, space: u8, log: &mut Log) {
    game.systems.robbers.on[player.index()] = Some(space);
    let (piece, to) = (Piece::Robber, Spot::Space(space));
    log.push(|| Event::Moved { player, piece, to, with: None });
}

fn come_home(player: Player, space: u8, log: &mut Log) {
    let from = Spot::Space(space);
    log.push(|| Event::SetAside { player, piece: Piece::Robber, from });
}

/// A marker has left a space: every robber of another player there reacts (ROB-15, ROB-21).
pub(crate) fn marker_left(game: &mut Game, award: &Award, messenger: bool, space: u8) {
    let victim = award.player;
    let there = |player: &Player| {
        *player != victim && game.systems.robbers.on[player.index()] == Some(space)
    };
    let undecided: Players = (0..game.rules.players()).map(Player).filter(there).collect();
    if !undecided.is_empty() && is_target(game, messenger) {
        let points = award.value.points();
        let robbing = Players::NONE;
        set_stage(game, Stage::Robbing(Robbery { victim, points, space, undecided, robbing }));
    }
}

fn set_stage(game: &mut Game, stage: Stage) {
    game.batches.last_mut().expect("an award belongs to a batch").stage = stage;
}

/// Asks the next robber that may wait. When all have decided, those that rob leave the track
/// together, so that none is dragged along by the loot of another (ROB-20).
pub(crate) fn rob_next(game: &mut Game, mut robbery: Robbery, log: &mut Log) -> Option<Flow> {
    let active = game.part().player;
    for owner in active.clockwise(game.rules.players()) {
        if !robbery.undecided.contains(owner) {
            continue;
        }
        if may_wait(game, owner, &robbery) {
            set_stage(game, Stage::Robbing(robbery));
            return Some(Flow::Ask(owner, Decision::Rob(robbery.victim, robbery.points)));
        }
        robbery.undecided.remove(owner);
        robbery.robbing.insert(owner); // ROB-17
    }
    for player in robbery.robbing.iter() {
        game.systems.robbers.on[player.index()] = None;
        come_home(player, robbery.space, log);
    }
    let loot = Loot { points: robbery.points.div_ceil(2), robbers: robbery.robbing };
    let nobody = loot.robbers.is_empty();
    set_stage(game, if nobody { Stage::Booking } else { Stage::Looting(loot) });
    None
}

/// Whether a third player on the same space has points to come in this batch, so that the robber
/// may let the first one go (ROB-18).
fn may_wait(game: &Game, owner: Player, robbery: &Robbery) -> bool {
    let batch = game.batches.last().expect("an award belongs to a batch");
    game.awards[batch.next as usize..].iter().any(|award| {
        award.player != robbery.victim
            && award.player != owner
            && award.value.points() > 0
            && targets(game, award.player).any(|space| space == robbery.space)
    })
}

pub(crate) fn apply_rob(game: &mut Game, owner: Player, choice: Choice) -> Flow {
    let batch = game.batches.last_mut().expect("an award belongs to a batch");
    let Stage::Robbing(robbery) = &mut batch.stage else { unreachable!("a robber was asked") };
    robbery.undecided.remove(owner);
    if choice == Choice::Rob {
        robbery.robbing.insert(owner);
    }
    Flow::Again
}

/// The next robber gets its share, clockwise from the active player (ROB-20).
pub(crate) fn loot_next(game: &mut Game, loot: Loot, log: &mut Log) -> Option<Flow> {
    if game.rules.plays(System::Messengers) {
        return Some(Flow::Ask(next_looter(game, loot), Decision::Marker(loot.points)));
    }
    take_loot(game, loot, false, log);
    None
}

fn next_looter(game: &Game, loot: Loot) -> Player {
    let mut players = game.part().player.clockwise(game.rules.players());
    players.find(|player| loot.robbers.contains(*player)).expect("somebody is still to get loot")
}

/// Loot is never robbed: robbers of others on the space that its marker leaves go along (ROB-23,
/// ROB-24).
pub(crate) fn take_loot(game: &mut Game, mut loot: Loot, messenger: bool, log: &mut Log) {
    let player = next_looter(game, loot);
    loot.robbers.remove(player);
    let nobody = loot.robbers.is_empty();
    set_stage(game, if nobody { Stage::Booking } else { Stage::Looting(loot) });
    let value = Value::of(Counted::Stolen, loot.points, 1, rob(16));
    let (left, reached) = move_marker(game, &award(game, player, value, false), messenger, log);
    if is_target(game, messenger) {
        for other in (0..game.rules.players()).map(Player).filter(|other| *other != player) {
            if game.systems.robbers.on[other.index()] == Some(left) {
                put(game, other, reached, log);
            }
        }
    }
}

fn award(game: &Game, player: Player, value: Value, at_end: bool) -> Award {
    Award { player, value, cause: Cause::Robber, at: game.origin(), segment: None, at_end }
}

/// TS-E3: robbers on the track are worth points and come home (ROB-6, ROB-32).
pub(crate) fn score_rest(game: &mut Game, log: &mut Log) {
    for player in (0..game.rules.players()).map(Player) {
        let Some(space) = game.systems.robbers.on[player.index()].take() else { continue };
        come_home(player, space, log);
        if game.rules.options.robbers.end_points == RobberEndPoints::Three {
            let value = Value::of(Counted::Robbers, 1, 3, rob(32));
            book(game, award(game, player, value, true), log);
        }
    }
}

/// Why a robber cannot go to a space, or nowhere.
pub(crate) fn why_not_place(game: &Game, player: Player, action: Action) -> Refusal {
    let present = game.systems.robbers.on[player.index()];
    match action {
        Action::Pick(Spot::Space(space)) if present == Some(space) => SAME_SPACE.by(rob(9)),
        Action::Pick(Spot::Space(_)) => NEEDS_MARKER.by(rob(8)),
        Action::Choose(Choice::Stay) => OFF_TRACK.by(rob(8)),
        Action::Deploy { .. } => ROBBER_FIRST.by(rob(8)),
        _ if present.is_some() => MOVE_OR_STAY.by(rob(9)),
        _ => MUST_PLACE.by(rob(3)),
    }
}

impl Told for State {
    fn tell(&self, _: &Game, facts: &mut impl Facts) {
        let State { on } = self;
        for (player, space) in (0..).map(Player).zip(*on) {
            if let Some(space) = space {
                row!(facts, set("robbers"), player, space);
            }
        }
    }
}

impl State {
    pub fn read(reader: &Reader<'_>) -> Result<State, PositionError> {
        let mut state = State::default();
        for mut row in reader.rows("robbers") {
            let (player, space) = (row.player()?, row.u8(SPACES as u8 - 1)?);
            row.end()?;
            if !reader.rules().has_robbers() {
                return Err(row.error(Problem::NotInPlay { what: "robber" }));
            }
            state.on[player.index()] = Some(space);
        }
        Ok(state)
    }
}

impl Placing {
    const ALL: [Placing; 3] = [Placing::Active, Placing::Second, Placing::Done];

    pub fn name(self) -> &'static str {
        match self {
            Placing::Active => "active",
            Placing::Second => "second",
            Placing::Done => "done",
        }
    }

    pub fn from_name(name: &str) -> Option<Placing> {
        Placing::ALL.into_iter().find(|placing| placing.name() == name)
    }
}

impl Robbery {
    /// What it is, as the rest of a row.
    pub fn atoms(self) -> [Atom; 6] {
        let Robbery { victim, points, space, undecided, robbing } = self;
        let robbery = Atom::from("robbing");
        [robbery, victim.into(), points.into(), space.into(), undecided.into(), robbing.into()]
    }

    pub fn read(row: &mut Row<'_>) -> Result<Robbery, PositionError> {
        Ok(Robbery {
            victim: row.player()?,
            points: row.u16(MOST_POINTS)?,
            space: row.u8(SPACES as u8 - 1)?,
            undecided: row.players()?,
            robbing: row.players()?,
        })
    }
}

impl Loot {
    pub fn atoms(self) -> [Atom; 3] {
        let Loot { points, robbers } = self;
        [Atom::from("looting"), points.into(), robbers.into()]
    }

    pub fn read(row: &mut Row<'_>) -> Result<Loot, PositionError> {
        let loot = Loot { points: row.u16(MOST_POINTS)?, robbers: row.players()? };
        if loot.robbers.is_empty() {
            return Err(row.error(Problem::NotInPlay { what: "robber" }));
        }
        Ok(loot)
    }
}

/// More than any award is worth.
const MOST_POINTS: u16 = 20_000;

/// The robber of a player: in hand, or on a space of the track.
fn report(game: &Game, topic: Topic, record: &mut Record) {
    if !game.rules.has_robbers() {
        return;
    }
    match topic {
        Topic::Supply(player) => record.set(Piece::Robber.name(), game.robber(player).is_none()),
        Topic::Track(player) => record.set(Piece::Robber.name(), game.robber(player)),
        _ => {}
    }
}

/// Robbers lie on spaces of the track, and only where they are in the game (ROB-2).
fn check(game: &Game) -> Result<(), Violation> {
    for (seat, space) in game.systems.robbers.on.iter().enumerate() {
        let Some(space) = *space else { continue };
        let of_a_player = game.rules.has_robbers() && seat < game.rules.players() as usize;
        ensure(of_a_player && (space as u16) < SPACES, || {
            format!("player {seat} has a robber on space {space}")
        })?;
    }
    Ok(())
}
