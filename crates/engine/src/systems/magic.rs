//! Mage & Witch (MGW): two neutral figures on unfinished roads and cities. The mage adds a point for
//! each tile, the witch halves the points.
//!
//! The segments on which they stand are ground truth: features may grow, join and split under them
//! (MGW-12).

use bastide_catalogue::SegmentKind;

use crate::action::{Action, Any, Sink};
use crate::board::{Seg, SegmentState};
use crate::decision::Decision;
use crate::event::{Event, Log};
use crate::game::Game;
use crate::marks::{MARKS, Marked, What, mark};
use crate::options::options;
use crate::pieces::Piece;
use crate::position::read::Reader;
use crate::position::tell::{Facts, Told, row, set};
use crate::position::{PositionError, Problem};
use crate::reason::reasons;
use crate::refusal::{FINISHED, Refusal};
use crate::report::{Record, Topic};
use crate::rule::mgw;
use crate::rules::Rules;
use crate::scoring::completed::waits_for_interrupted_part;
use crate::system::{About, InBox, Part, PartName, System};
use crate::turn::{Flow, Step};
use crate::validate::{Violation, ensure};

/// What the system is.
pub const ABOUT: About = About {
    parts: &[PartName::new("mage"), PartName::new("witch")],
    options: Options::NAMES,
    steps: &[(Step::Magic, None), (Step::MagicAfterFerries, None), (Step::MagicReturn, None)],
    concerns: |step, tile| step != Step::MagicAfterFerries || tile.has_road(),
    set: Some("mage-witch-v3"),
    boxes: &[
        InBox::with("big-box-2021", &["mage-witch-v3"]),
        InBox {
            preset: "minis-2012",
            sets: &["mage-witch-c1"],
            options: &[("mgw.bonus", "pennant_tile_four")],
        },
        InBox::with("everything", &["mage-witch-v3"]),
    ],
    reasons: REASONS,
    report,
    check,
    ..About::new("mage-and-witch", &["MGW"])
};

reasons! {
    MOVE_FIRST = "magic-move-first": "place or move the mage or the witch first";
    NOT_IN_GAME = "magic-not-in-game": "the {piece} isn't in this game";
    NOT_THERE = "magic-not-there": "the {piece} isn't there";
    CAN_STILL_MOVE = "magic-can-still-move": "there's still a feature to move to, so nobody leaves the board";
    GROUND = "magic-ground": "the mage and the witch go on roads and in cities";
    MUST_LEAVE = "magic-must-leave": "the {piece} has to move to another feature";
    NOT_TOGETHER = "magic-not-together": "the mage and the witch can't be on the same feature";
}

/// The part `mage`.
pub const MAGE: Part = Part::of(System::MageAndWitch, 0);

/// The part `witch`.
pub const WITCH: Part = Part::of(System::MageAndWitch, 1);

options! {
    /// What the mage adds (MGW-3).
    "mgw.bonus" bonus: MageBonus {
        /// A point for each tile.
        #[default] PerTile = "per_tile",
        /// A point for each tile without pennant.
        PennantTileFour = "pennant_tile_four",
    }
}

/// Where the two stand; nowhere while they are beside the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct State {
    mage: Option<Seg>,
    witch: Option<Seg>,
}

/// The two figures.
pub(crate) const FIGURES: [Piece; 2] = [Piece::Mage, Piece::Witch];

impl State {
    pub fn new(_: &Rules) -> State {
        State::default()
    }

    pub fn of(self, piece: Piece) -> Option<Seg> {
        match piece {
            Piece::Mage => self.mage,
            Piece::Witch => self.witch,
            _ => None,
        }
    }

    fn set(&mut self, piece: Piece, on: Option<Seg>) {
        match piece {
            Piece::Mage => self.mage = on,
            Piece::Witch => self.witch = on,
            _ => unreachable!("{piece:?} is no magic figure"),
        }
    }
}

/// Whether one of the figures stands on the feature of a segment.
pub(crate) fn is_on(game: &Game, piece: Piece, segment: Seg) -> bool {
    let root = game.board.root(segment);
    game.systems.magic.of(piece).is_some_and(|on| game.board.root(on) == root)
}

/// TS-8.3: after the symbol one figure is placed or moved; so it is when the tile brings both
/// together (MGW-5, MGW-13, MGW-16).
pub(crate) fn enter_tile(game: &mut Game) -> Flow {
    let symbol = game.kind_table(game.part().tile).symbols.magic;
    if symbol || have_met(game) { ask(game) } else { Flow::Next }
}

/// TS-11.2: ferries have brought both together (MGW-13), judged once after the last one (FER-36).
pub(crate) fn enter_ferries(game: &mut Game) -> Flow {
    if have_met(game) { ask(game) } else { Flow::Next }
}

fn ask(game: &Game) -> Flow {
    let mut any = Any::default();
    options(game, &mut any);
    if any.0 { Flow::Ask(game.part().player, Decision::MoveMagic) } else { Flow::Next }
}

fn have_met(game: &Game) -> bool {
    game.systems.magic.mage.is_some_and(|mage| is_on(game, Piece::Witch, mage))
}

/// Every target of either figure (MGW-6 to MGW-10); where there is none, a figure is set aside
/// (MGW-11, MGW-15).
pub(crate) fn options<S: Sink>(game: &Game, sink: &mut S) {
    let targets = targets(game, S::FIRST_ONLY);
    let mut pieces = FIGURES.into_iter().filter(|piece| is_in_play(game, *piece)).peekable();
    if !targets.is_empty() && pieces.peek().is_some() {
        pieces.any(|piece| {
            let what = What::Move(piece);
            targets.iter().any(|(first, marks)| {
                sink.push_marked(&game.board, Marked { what, first: *first, marks: *marks })
            })
        });
        return;
    }
    for piece in FIGURES {
        if let Some(from) = game.systems.magic.of(piece)
            && sink.push(Action::SetAside { piece, from: game.spot(from) })
        {
            return;
        }
    }
}

pub(crate) fn is_in_play(game: &Game, piece: Piece) -> bool {
    match piece {
        Piece::Mage => game.rules.has(MAGE),
        Piece::Witch => game.rules.has(WITCH),
        _ => false,
    }
}

/// The unfinished roads and cities without either figure, marked word by word, or the first one alone:
/// not that of the other figure, and for the one that moves a different one from its own (MGW-8, MGW-9).
fn targets(game: &Game, first_only: bool) -> Vec<(u16, u64)> {
    let board = &game.board;
    let taken = FIGURES.map(|piece| game.systems.magic.of(piece).map(|on| board.root(on)));
    // Nothing but roads and cities has open sides.
    let is_open = |segment: &SegmentState| board.segments[segment.root.index()].open > 0;
    if first_only {
        let is_target = |it: &SegmentState| is_open(it) && !taken.contains(&Some(it.root));
        let first = board.segments.iter().position(is_target);
        return first.map(|segment| (segment as u16, 1)).into_iter().collect();
    }
    let words = board.segments.chunks(MARKS).map(|segments| mark(segments, is_open));
    let mut targets: Vec<(u16, u64)> = (0..).step_by(MARKS).zip(words).collect();
    // The two features are small, and so their marks are cleared afterwards.
    for member in taken.into_iter().flatten().flat_map(|root| board.members(root)) {
        targets[member.index() / MARKS].1 &= !(1 << (member.index() % MARKS));
    }
    targets.retain(|(_, marks)| *marks != 0);
    targets
}

pub(crate) fn apply(game: &mut Game, action: Action, log: &mut Log) -> Flow {
    match action {
        Action::Move { piece, to } => {
            let player = game.part().player;
            game.systems.magic.set(piece, Some(game.seg(to)));
            log.push(|| Event::Moved { player, piece, to, with: None });
        }
        Action::SetAside { piece, .. } => set_aside(game, piece, log),
        _ => unreachable!("a figure is moved or set aside"),
    }
    Flow::Next
}

fn set_aside(game: &mut Game, piece: Piece, log: &mut Log) {
    let player = game.part().player;
    if let Some(from) = game.systems.magic.of(piece) {
        game.systems.magic.set(piece, None);
        let from = game.spot(from);
        log.push(|| Event::SetAside { player, piece, from });
    }
}

/// TS-13.8: a figure on a completed feature goes beside the board, scored or not (MGW-21), unless the
/// feature waits for its scoring in the interrupted part.
pub(crate) fn enter_return(game: &mut Game, log: &mut Log) -> Flow {
    let leaves =
        |game: &Game, on| game.board.is_complete(on) && !waits_for_interrupted_part(game, on);
    for piece in FIGURES {
        if game.systems.magic.of(piece).is_some_and(|on| leaves(game, on)) {
            set_aside(game, piece, log);
        }
    }
    Flow::Next
}

/// Why mage or witch cannot do that.
pub(crate) fn why_not(game: &Game, action: Action) -> Refusal {
    match action {
        Action::Move { piece, .. } if !FIGURES.contains(&piece) => MOVE_FIRST.by(mgw(5)),
        Action::Move { piece, .. } if !is_in_play(game, piece) => {
            NOT_IN_GAME.by(mgw(27)).with("piece", piece.name())
        }
        Action::Move { piece, to } => why_not_there(game, piece, game.segment_at(to)),
        Action::SetAside { piece, from }
            if game
                .segment_at(from)
                .is_none_or(|from| game.systems.magic.of(piece) != Some(from)) =>
        {
            NOT_THERE.by(mgw(11)).with("piece", piece.name())
        }
        Action::SetAside { .. } => CAN_STILL_MOVE.by(mgw(11)),
        _ => MOVE_FIRST.by(mgw(5)),
    }
}

fn why_not_there(game: &Game, piece: Piece, to: Option<Seg>) -> Refusal {
    let suits = |to: &Seg| matches!(game.board.kind_of(*to), SegmentKind::Road | SegmentKind::City);
    let Some(to) = to.filter(suits) else {
        return GROUND.by(mgw(8));
    };
    if is_on(game, piece, to) {
        return MUST_LEAVE.by(mgw(9)).with("piece", piece.name());
    }
    if FIGURES.iter().any(|other| is_on(game, *other, to)) {
        return NOT_TOGETHER.by(mgw(9));
    }
    let root = game.board.root(to);
    let mut here = game.segments_of(game.part().tile).map(Seg);
    let just_now = here.any(|segment| game.board.root(segment) == root);
    FINISHED.by(if just_now { mgw(10) } else { mgw(8) })
}

impl Told for State {
    fn tell(&self, game: &Game, facts: &mut impl Facts) {
        for piece in FIGURES {
            if let Some(on) = self.of(piece) {
                row!(facts, set("magic"), piece.name(), game.spot(on));
            }
        }
    }
}

impl State {
    pub fn read(reader: &Reader<'_>) -> Result<State, PositionError> {
        let mut state = State::default();
        for mut row in reader.rows("magic") {
            let named = |name: &str| FIGURES.into_iter().find(|piece| piece.name() == name);
            let (piece, on) = (row.named("mage or witch", named)?, row.segment()?);
            row.end()?;
            if !matches!(reader.board.kind_of(on), SegmentKind::Road | SegmentKind::City) {
                return Err(row.error(Problem::NotInPlay { what: piece.name() }));
            }
            state.set(piece, Some(on));
        }
        Ok(state)
    }
}

/// Mage and witch, where they stand.
fn report(game: &Game, topic: Topic, record: &mut Record) {
    if topic != Topic::Pieces {
        return;
    }
    for piece in FIGURES {
        let Some(on) = game.systems.magic.of(piece) else { continue };
        let at = game.board.tile(game.board.tile_of(on)).at;
        record.set(piece.name(), Record::default().with("at", at).with("segment", on));
    }
}

/// Mage and witch stand on roads and in cities (MGW-8), and between turns neither on a complete one nor
/// together.
fn check(game: &Game) -> Result<(), Violation> {
    let between_turns = game.is_between_turns();
    for piece in FIGURES {
        let Some(on) = game.systems.magic.of(piece) else { continue };
        ensure(is_in_play(game, piece), || format!("{} not in play", piece.name()))?;
        let kind = game.board.kind_of(on);
        ensure(matches!(kind, SegmentKind::Road | SegmentKind::City), || {
            format!("the {} stands on {kind:?}", piece.name())
        })?;
        ensure(!between_turns || !game.board.is_complete(on), || {
            format!("the {} stands on a complete feature", piece.name())
        })?;
    }
    let mage = game.systems.magic.of(Piece::Mage);
    let met = mage.is_some_and(|on| is_on(game, Piece::Witch, on));
    ensure(!between_turns || !met, || "mage and witch stand together (MGW-9)".into())
}
