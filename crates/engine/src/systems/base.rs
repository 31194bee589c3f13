//! The base game's own decisions: where the drawn tile goes, and meeples on it (BG).

use std::fmt::Debug;

use bastide_catalogue::{Rotation, SegmentKind, Side};

use crate::action::{Action, Owned, Sink};
use crate::board::{Kind, KindTable, OpenCell, Pos, Seg, fit};
use crate::event::{Event, Log};
use crate::figures::{Figure, FigureKind};
use crate::game::Game;
use crate::hooks;
use crate::marks::{CELLS, Marked, What};
use crate::options::options;
use crate::player::Player;
use crate::reason::reasons;
use crate::refusal::Refusal;
use crate::rule::bg;
use crate::rules::Rules;
use crate::spot::Spot;
use crate::system::{About, InBox, System};
use crate::systems::abbey_and_mayor::barn;
use crate::systems::princess_and_dragon::fairy;
use crate::systems::{cult, princess_and_dragon, river, sheep};
use crate::turn::Step;

/// The base game, which is always in play.
pub const ABOUT: About = About {
    options: Options::NAMES,
    steps: &[
        (Step::Draw, None),
        (Step::Place, None),
        (Step::Figure, None),
        (Step::Complete, None),
        (Step::Value, None),
        (Step::Book, None),
        (Step::Return, None),
        (Step::End, None),
    ],
    set: Some("base-v3"),
    boxes: &[
        InBox::with("base", &["base-v3"]),
        InBox::with("base-2021", &["base-v3"]),
        InBox::with("classic", &["base-c1"]),
        InBox::with("big-box-2021", &["base-v3"]),
        InBox::with("minis-2012", &["base-c1"]),
        InBox::with("big-box-2008", &["base-c1"]),
        InBox { preset: "big-box-5", sets: &["base-bb5"], options: &[("base.tie", "replay")] },
        InBox::with("everything", &["base-bb5"]),
    ],
    reasons: REASONS,
    ..About::new("base", &["BG", "SCB", "TS"])
};

reasons! {
    MUST_PLACE = "must-place": "your tile fits somewhere, so you have to place it";
    SPACE_TAKEN = "space-taken": "there's already a tile there";
    NOT_ADJACENT = "not-adjacent": "a tile has to share a side with another one";
    MISMATCH = "mismatch": "that tile doesn't fit there: {shown} meets {wanted} on the {side} side";
    NO_FIT = "no-fit": "that tile doesn't fit there";
    NOT_WAITING = "not-waiting": "this feature isn't waiting to be scored";
}

options! {
    /// How many players may sit down (BG-1).
    "base.max_players" max_players: MaxPlayers {
        /// Eight colours.
        #[default] Eight = "8",
        /// Six colours.
        Six = "6",
    }
    /// What a completed city of two tiles scores (BG-54).
    "base.two_tile_city" two_tile_city: TwoTileCity {
        /// Like any other city.
        #[default] Full = "full",
        /// One point a tile and pennant.
        Half = "half",
    }
    /// What is counted in incomplete roads and cities at the end (BG-62).
    "base.final_count_unit" final_count_unit: FinalCountUnit {
        /// Each tile once.
        #[default] Tiles = "tiles",
        /// Each segment.
        Segments = "segments",
    }
    /// What a tie for the win means (BG-67).
    "base.tie" tie: Tie {
        /// All of the tied have won.
        #[default] Shared = "shared",
        /// Nobody has won: play again.
        Replay = "replay",
    }
}

/// Every place and rotation where a tile fits (BG-12, BG-13).
pub(crate) fn placements<S: Sink>(game: &Game, kind: Kind, sink: &mut S) {
    let table = &game.rules.kinds[kind.0 as usize];
    if table.has_river {
        return river::placements(game, kind, sink);
    }
    if let Some(building) = table.building
        && game.rules.plays(System::Cult)
    {
        return building_placements(game, table, building, sink);
    }
    let frontier = &game.board.frontier;
    if S::FIRST_ONLY {
        let fits = |open: &&OpenCell| fit(table, open).is_any();
        offer_first(frontier.iter().find(fits), table, sink);
        return;
    }
    for (chunk, cells) in frontier.chunks(CELLS).enumerate() {
        let marks = mark_rotations(cells.iter().map(|open| fit(table, open).rotations()));
        push_placements(game, chunk, marks, sink);
    }
}

/// The same for a tile with a monastery or shrine where these keep their distance (CU-11, CU-12).
fn building_placements<S: Sink>(
    game: &Game,
    table: &KindTable,
    building: SegmentKind,
    sink: &mut S,
) {
    let frontier = &game.board.frontier;
    if S::FIRST_ONLY {
        let fits = |open: &&OpenCell| {
            fit(table, open).is_any() && cult::objection_to(game, building, open.at).is_none()
        };
        offer_first(frontier.iter().find(fits), table, sink);
        return;
    }
    let rivals = cult::rivals_by_cell(game, building);
    let chunks = frontier.chunks(CELLS).zip(rivals.chunks(CELLS));
    for (chunk, (cells, rivals)) in chunks.enumerate() {
        let rotations = |(open, rivals): (&OpenCell, &u8)| {
            if *rivals < 2 { fit(table, open).rotations() } else { 0 }
        };
        let marks = mark_rotations(cells.iter().zip(rivals).map(rotations));
        push_placements(game, chunk, marks, sink);
    }
}

/// Offers the first placement on a cell, if there is one.
fn offer_first(open: Option<&OpenCell>, table: &KindTable, sink: &mut impl Sink) {
    if let Some(open) = open {
        let first = fit(table, open).rotations().trailing_zeros();
        sink.push(Action::place(open.at, Rotation::from_quarters(first as u8)));
    }
}

/// Offers the placements that are marked for the cells of a chunk of the frontier.
#[inline(always)]
fn push_placements(game: &Game, chunk: usize, marks: u64, sink: &mut impl Sink) {
    let first = (chunk * CELLS) as u16;
    sink.push_marked(&game.board, Marked { what: What::Place, first, marks });
}

/// Marks the rotations that fit on cells in a word, four bits for each. Most cells fit in none, in no
/// pattern that a processor could guess, and this needs no branches.
#[inline]
fn mark_rotations(rotations: impl DoubleEndedIterator<Item = u8>) -> u64 {
    rotations.rev().fold(0, |marked, rotations| marked << 4 | rotations as u64)
}

/// Why a tile cannot be laid there.
pub(crate) fn why_not_place(game: &Game, kind: Kind, at: Pos, rotation: Rotation) -> Refusal {
    if game.board.tile_at(at).is_some() {
        return SPACE_TAKEN.by(bg(12));
    }
    let Some(open) = game.board.frontier.iter().find(|open| open.at == at) else {
        return NOT_ADJACENT.by(bg(12));
    };
    let table = &game.rules.kinds[kind.0 as usize];
    if fit(table, open).rotations() >> rotation.quarters() & 1 == 0 {
        return mismatch(game, kind, open, rotation);
    }
    if let Some((rule, why)) = cult::objection(game, kind, open.at) {
        return why.by(rule);
    }
    match river::objection(game, kind, open, rotation) {
        Some((rule, why)) if table.has_river => why.by(rule),
        _ => NO_FIT.by(bg(13)),
    }
}

fn mismatch(game: &Game, kind: Kind, open: &OpenCell, rotation: Rotation) -> Refusal {
    let sides = game.rules.kinds[kind.0 as usize].turned(rotation).sides;
    for side in Side::ALL {
        let (shown, wanted) = (sides[side as usize].terrain, open.need.terrain(side));
        if let Some(wanted) = wanted
            && wanted != shown
        {
            let word = |name: &dyn Debug| format!("{name:?}").to_lowercase();
            let mismatch = MISMATCH.by(bg(13)).with("shown", word(&shown));
            return mismatch.with("wanted", word(&wanted)).with("side", word(&side));
        }
    }
    NO_FIT.by(bg(13))
}

/// Lays the drawn tile.
#[inline]
pub(crate) fn place_tile(game: &mut Game, at: Pos, rotation: Rotation, log: &mut Log) {
    let (kind, player) = (game.part().drawn, game.part().player);
    let tile = game.board.place(&game.rules.kinds, kind, rotation, at);
    game.part_mut().tile = tile;
    log.push(|| Event::TilePlaced { player, kind, at, rotation });
}

/// Meeples, normal and large, on the segments of the new tile whose features hold no follower
/// (BG-30 to BG-32, IC-10).
pub(crate) fn meeple_options(game: &Game, sink: &mut impl Sink) -> bool {
    let part = game.part();
    let supply = game.supply[part.player.index()];
    let meeples = [FigureKind::Meeple, FigureKind::LargeMeeple];
    let in_hand = meeples.map(|figure| supply.has(figure).then_some(figure));
    if in_hand == [None, None] {
        return false;
    }
    let is_free = |segment: &Seg| {
        takes_meeples(game, *segment)
            && game.board.followers(*segment) == 0
            && !barn::is_in(game, *segment)
    };
    game.segments_of(part.tile).map(Seg).filter(is_free).any(|segment| {
        let to = game.spot(segment);
        in_hand.into_iter().flatten().any(|figure| sink.push(Action::Deploy { figure, to }))
    })
}

/// Whether a segment is of a kind that meeples may stand on (BG-31, BG-37, RV3-20, ABT-6).
pub(crate) fn takes_meeples(game: &Game, segment: Seg) -> bool {
    match game.board.kind_of(segment) {
        SegmentKind::Road | SegmentKind::City => true,
        SegmentKind::Monastery | SegmentKind::Shrine => true,
        SegmentKind::Field => game.rules.plays(System::Farmers),
        _ => false,
    }
}

/// Whether a kind of figure ever stands on such ground.
pub(crate) fn takes_figure(rules: &Rules, figure: FigureKind, ground: SegmentKind) -> bool {
    let building = matches!(ground, SegmentKind::Monastery | SegmentKind::Shrine);
    let way = matches!(ground, SegmentKind::Road | SegmentKind::City);
    match figure {
        FigureKind::Meeple | FigureKind::LargeMeeple => {
            way || building || ground == SegmentKind::Field && rules.plays(System::Farmers)
        }
        FigureKind::Abbot => building || ground == SegmentKind::Garden,
        FigureKind::Builder => way,
        FigureKind::Mayor => ground == SegmentKind::City,
        FigureKind::Wagon => way || building,
        FigureKind::Pig | FigureKind::Barn | FigureKind::Shepherd => ground == SegmentKind::Field,
    }
}

impl Game {
    /// Puts a figure from a player's supply on a segment.
    pub(crate) fn deploy(&mut self, player: Player, kind: FigureKind, on: Seg, log: &mut Log) {
        self.supply[player.index()].take(kind);
        self.figures.push(Figure { owner: player, kind, on });
        if kind.is_follower() {
            let root = self.board.root(on);
            self.board.segments[root.index()].followers += 1;
        }
        if kind == FigureKind::Shepherd {
            sheep::shepherd_placed(self, on);
        }
        log.push(|| Event::Deployed { player, figure: kind, to: self.spot(on) });
    }

    /// Takes a figure off the board, by its place in the list of figures.
    pub(crate) fn take_home(&mut self, index: usize, log: &mut Log) {
        let figure = self.figures.remove(index);
        self.supply[figure.owner.index()].put_back(figure.kind);
        if figure.kind.is_follower() {
            let root = self.board.root(figure.on);
            self.board.segments[root.index()].followers -= 1;
        }
        if self.rules.has(princess_and_dragon::FAIRY) {
            fairy::figure_left(self, figure);
        }
        if figure.kind == FigureKind::Shepherd {
            sheep::shepherd_left(self, figure.on);
        }
        log.push(|| Event::Returned {
            player: figure.owner,
            figure: figure.kind,
            from: self.spot(figure.on),
        });
    }

    /// Takes a follower off the board that stands there, outside scoring, and with it the figures that
    /// depended on it.
    pub(crate) fn recall(&mut self, figure: Owned, from: Spot, log: &mut Log) {
        let index = self.figure_index(figure.owner(), figure.kind(), self.seg(from));
        self.take_home(index.expect("only figures on the board are offered"), log);
        hooks::follower_left(self, log);
    }

    /// Takes all figures of a feature home (BG-56), but for barns and shepherds, which stay (AM-40,
    /// HS-32).
    pub(crate) fn return_figures(&mut self, feature: Seg, log: &mut Log) {
        let root = self.board.root(feature);
        let mut index = 0;
        while index < self.figures.len() {
            let figure = self.figures[index];
            let stays = matches!(figure.kind, FigureKind::Barn | FigureKind::Shepherd);
            if self.board.root(figure.on) == root && !stays {
                self.take_home(index, log);
            } else {
                index += 1;
            }
        }
    }
}
