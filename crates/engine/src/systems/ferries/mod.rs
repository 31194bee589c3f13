//! Ferries (FER): lakes whose ferry joins two of their road ends, and may later be moved, so that
//! roads split, close and open again.
//!
//! The position of a ferry is ground truth and lies on its tile (`Tile::ferry`); the roads follow
//! from it (`features::split`).

mod refusals;

pub(crate) use refusals::{LAKE_ROAD_TAKEN, NEW_FIRST, why_not_move, why_not_place};

use arrayvec::ArrayVec;
use bastide_catalogue::{SegmentKind, Side};

use crate::action::{Action, Sink};
use crate::board::{Pos, Seg, TileId};
use crate::copy::clone_each_field;
use crate::decision::Decision;
use crate::event::{Event, Log};
use crate::game::Game;
use crate::options::options;
use crate::pieces::Piece;
use crate::position::read::{Reader, Row};
use crate::position::tell::{Facts, Told, list, row, set};
use crate::position::{PositionError, Problem, Word};
use crate::report::{Record, Report, Topic};
use crate::rules::Rules;
use crate::spot::Spot;
use crate::system::{About, InBox};
use crate::systems::traders;
use crate::turn::{Flow, Step};
use crate::validate::{Violation, ensure};

/// What the system is.
pub const ABOUT: About = About {
    options: Options::NAMES,
    steps: &[(Step::PlaceFerry, None), (Step::MoveFerries, None)],
    concerns: |step, tile| match step {
        Step::PlaceFerry => tile.is_lake,
        _ => tile.has_road(),
    },
    set: Some("ferries"),
    boxes: &[
        InBox::with("big-box-2021", &["ferries"]),
        InBox::with("minis-2012", &["ferries"]),
        InBox::with("everything", &["ferries"]),
    ],
    reasons: refusals::REASONS,
    report,
    check,
    ..About::new("ferries", &["FER"])
};

options! {
    /// When a lake gets its ferry (FER-4).
    "fer.placement" placement: FerryPlacement {
        /// Always when the lake is placed.
        #[default] Always = "always",
        /// Only if its player put a meeple on a stub of it.
        WithTraveler = "with_traveler",
    }
    /// Which ferries may be moved (FER-5).
    "fer.moves" moves: FerryMoves {
        /// The nearest one in every direction.
        #[default] PerDirection = "per_direction",
        /// The two nearest of these.
        MaxTwo = "max_two",
    }
    /// How long a ferry stays fixed once it was placed or moved (FER-6).
    "fer.once_per" once_per: FerryOncePer {
        /// Until the next turn.
        #[default] Turn = "turn",
        /// Until the next tile.
        Placement = "placement",
    }
}

/// The two sides of a lake whose road ends a ferry joins, or none.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Link(u8);

impl Link {
    /// No ferry.
    pub const NONE: Link = Link(0);

    /// The link between two different sides.
    pub fn between(a: Side, b: Side) -> Option<Link> {
        (a != b).then_some(Link(1 << a as u8 | 1 << b as u8))
    }

    /// The two sides, clockwise from north; none where there is no ferry.
    pub fn sides(self) -> impl Iterator<Item = Side> {
        Side::ALL.into_iter().filter(move |side| self.0 >> *side as u8 & 1 == 1)
    }

    /// Where the ferry leads from a side.
    pub fn other_end(self, side: Side) -> Option<Side> {
        if self.0 >> side as u8 & 1 == 0 {
            return None;
        }
        self.sides().find(|other| *other != side)
    }
}

/// What the ferries know beyond their positions.
#[derive(PartialEq, Eq, Debug, Default)]
pub struct State {
    /// Ferries in the common supply (FER-1, FER-21).
    pub left: u8,
    /// Lakes whose ferry was placed or moved in the span of `fer.once_per` (FER-6, FER-25).
    pub(crate) fixed: Vec<TileId>,
    /// The first ferries on the roads that the tile continues, in every direction (FER-23).
    pub(crate) met: Lakes,
    /// Those that may still move, as sets that may move together (FER-27). There are several sets
    /// where the player has a choice: on branching roads (FER-29), or of the nearest two (FER-5).
    pub(crate) choices: Vec<Lakes>,
}

clone_each_field!(State { left, fixed, met, choices });

/// Lakes with a ferry, of which there are eight (FER-1).
pub(crate) type Lakes = ArrayVec<TileId, 8>;

impl State {
    pub(crate) fn new(rules: &Rules) -> State {
        State { left: rules.catalogue().pieces().ferries, ..State::default() }
    }

    /// Whether a ferry may be moved now.
    pub(crate) fn may_move(&self, lake: TileId) -> bool {
        self.choices.iter().any(|choice| choice.contains(&lake))
    }
}

/// A new turn or, with `fer.once_per = placement`, a new part frees the ferries (FER-6).
pub(crate) fn begin_part(game: &mut Game, new_turn: bool) {
    if new_turn || game.rules.options.ferries.once_per == FerryOncePer::Placement {
        game.systems.ferries.fixed.clear();
    }
}

/// TS-11.1: the new lake gets its ferry (FER-16), if the option asks for one (FER-4).
pub(crate) fn enter_place(game: &mut Game) -> Flow {
    let part = game.part();
    let lake = part.tile;
    let wanted = match game.rules.options.ferries.placement {
        FerryPlacement::Always => true,
        FerryPlacement::WithTraveler => part.deployed.is_some_and(|(figure, on)| {
            figure.is_follower() && game.board.stubs(&game.rules.kinds, lake).contains(&on)
        }),
    };
    if wanted && game.systems.ferries.left > 0 {
        Flow::Ask(part.player, Decision::PlaceFerry)
    } else {
        Flow::Next
    }
}

/// Any two stubs of the new lake (FER-17).
pub(crate) fn place_options(game: &Game, sink: &mut impl Sink) {
    offer_links(game, game.part().tile, sink);
}

/// Offers every position of a lake's ferry but its present one (FER-8, FER-33).
fn offer_links(game: &Game, lake: TileId, sink: &mut impl Sink) -> bool {
    let present = game.board.tile(lake).ferry;
    let stubs = game.board.stubs(&game.rules.kinds, lake);
    let sides: ArrayVec<Side, 4> = stubs
        .iter()
        .flat_map(|stub| game.board.sides_on_board(&game.rules.kinds, *stub).iter())
        .collect();
    for (index, a) in sides.iter().enumerate() {
        for b in &sides[index + 1..] {
            let link = Link::between(*a, *b).expect("stubs lie at different sides");
            let to = Spot::Crossing { at: game.board.tile(lake).at, link };
            if link != present && sink.push(Action::Move { piece: Piece::Ferry, to }) {
                return true;
            }
        }
    }
    false
}

pub(crate) fn apply_place(game: &mut Game, to: Spot, log: &mut Log) -> Flow {
    game.systems.ferries.left -= 1;
    set_ferry(game, to, log);
    Flow::Next
}

/// The ferry of a lake takes a position; gives the lake.
fn set_ferry(game: &mut Game, to: Spot, log: &mut Log) -> TileId {
    let (player, lake) = (game.part().player, game.tile_on(to));
    let Spot::Crossing { link, .. } = to else { unreachable!("a ferry goes to a crossing") };
    let before = game.board.tile(lake).ferry;
    game.board.set_ferry(&game.rules.kinds, &game.figures, lake, link);
    game.systems.ferries.fixed.push(lake);
    game.part_mut().ferries.push((lake, before));
    log.push(|| Event::Moved { player, piece: Piece::Ferry, to, with: None });
    lake
}

/// TS-11.2: the active player may move the nearest ferries on the roads that the tile continues,
/// one after the other; then builders left alone come home, judged once (FER-36, FER-37).
pub(crate) fn enter_move(game: &mut Game, log: &mut Log) -> Flow {
    if !game.part().ferries_known {
        game.part_mut().ferries_known = true;
        if roads_of(game, game.part().tile).any(|road| leads_to_ferry(game, road)) {
            find_candidates(game);
        }
    }
    if !game.systems.ferries.choices.is_empty() {
        return Flow::Ask(game.part().player, Decision::MoveFerry);
    }
    leave_move(game, log)
}

pub(crate) fn leave_move(game: &mut Game, log: &mut Log) -> Flow {
    game.systems.ferries.met.clear();
    game.systems.ferries.choices.clear();
    if !game.part().ferries.is_empty() {
        traders::release_unsupported(game, log);
    }
    Flow::Next
}

pub(crate) fn move_options(game: &Game, sink: &mut impl Sink) {
    for lake in &game.systems.ferries.met {
        if game.systems.ferries.may_move(*lake) && offer_links(game, *lake, sink) {
            return;
        }
    }
    sink.push(Action::Pass);
}

pub(crate) fn apply_move(game: &mut Game, to: Spot, log: &mut Log) -> Flow {
    let lake = set_ferry(game, to, log);
    let choices = &mut game.systems.ferries.choices;
    choices.retain(|choice| choice.contains(&lake));
    choices.iter_mut().for_each(|choice| choice.retain(|other| *other != lake));
    choices.retain(|choice| !choice.is_empty());
    Flow::Again
}

/// A ferry and how many tiles away it was met.
type Met = (u16, TileId);

/// Finds the ferries that may be moved: in every direction in which the tile continues a road, the
/// first one met (FER-23 to FER-32).
#[inline(never)]
fn find_candidates(game: &mut Game) {
    let tile = game.part().tile;
    let mut met = Lakes::new();
    let mut choices: Vec<Vec<Met>> = Vec::new();
    for road in roads_of(game, tile).filter(|road| leads_to_ferry(game, *road)) {
        for side in game.board.sides_on_board(&game.rules.kinds, road).iter() {
            let Some((level, mut lakes)) = walk(game, tile, side) else { continue };
            lakes.retain(|lake| !game.systems.ferries.fixed.contains(lake)); // FER-25
            if lakes.is_empty() {
                continue;
            }
            choices = one_more_direction(&choices, level, &lakes);
            lakes.retain(|lake| !met.contains(lake));
            met.extend(lakes);
        }
    }
    if met.is_empty() {
        return;
    }
    if game.rules.options.ferries.moves == FerryMoves::MaxTwo {
        choices = choices.iter().flat_map(|choice| nearest_two(choice)).collect();
    }
    game.systems.ferries.met = met;
    game.systems.ferries.choices =
        choices.iter().map(|choice| choice.iter().map(|(_, lake)| *lake).collect()).collect();
}

/// The road segments of a tile.
fn roads_of(game: &Game, tile: TileId) -> impl Iterator<Item = Seg> {
    let segments = game.segments_of(tile).map(Seg);
    segments.filter(|segment| game.board.kind_of(*segment) == SegmentKind::Road)
}

/// Whether there is a ferry on a road, beyond the tile of one of its segments.
fn leads_to_ferry(game: &Game, road: Seg) -> bool {
    let (board, here) = (&game.board, game.board.tile_of(road));
    let has_ferry = |member: Seg| {
        let tile = board.tile_of(member);
        tile != here
            && board.tile(tile).ferry != Link::NONE
            && board.across_ferry(&game.rules.kinds, member).is_some()
    };
    board.members(road).any(has_ferry)
}

/// Adds a direction to every choice: one of the ferries that are equally near there (FER-29). One
/// that is met in two directions is one candidate, at its shorter distance (FER-28).
fn one_more_direction(choices: &[Vec<Met>], level: u16, lakes: &[TileId]) -> Vec<Vec<Met>> {
    let none = [Vec::new()];
    let choices = if choices.is_empty() { &none[..] } else { choices };
    let mut more = Vec::new();
    for choice in choices {
        for lake in lakes {
            let mut choice = choice.clone();
            match choice.iter_mut().find(|(_, other)| other == lake) {
                Some((other, _)) => *other = level.min(*other),
                None => choice.push((level, *lake)),
            }
            more.push(choice);
        }
    }
    more
}

/// The pairs of which no other ferry is nearer (FER-5).
fn nearest_two(choice: &[Met]) -> Vec<Vec<Met>> {
    if choice.len() <= 2 {
        return vec![choice.to_vec()];
    }
    let mut pairs = Vec::new();
    for (index, one) in choice.iter().enumerate() {
        for other in &choice[index + 1..] {
            let farther = one.0.max(other.0);
            let mut nearer = choice.iter().filter(|third| third.0 < farther);
            if nearer.all(|third| third == one || third == other) {
                pairs.push(vec![*one, *other]);
            }
        }
    }
    pairs
}

/// Follows a road away from a side of the placed tile to the first ferry, over all branches; gives
/// the distance in tiles and the ferries met there (FER-23, FER-24, FER-29).
fn walk(game: &Game, placed: TileId, side: Side) -> Option<(u16, Lakes)> {
    let board = &game.board;
    let mut seen: Vec<Seg> = game.segments_of(placed).map(Seg).collect();
    let mut level = 0;
    let mut here: Vec<Seg> = across(game, placed, side).into_iter().collect();
    while !here.is_empty() {
        level += 1;
        let mut met = Lakes::new();
        let mut next = Vec::new();
        for segment in here {
            if seen.contains(&segment) {
                continue;
            }
            seen.push(segment);
            let tile = board.tile_of(segment);
            if board.across_ferry(&game.rules.kinds, segment).is_some() {
                if !met.contains(&tile) {
                    met.push(tile);
                }
                continue;
            }
            let sides = game.board.sides_on_board(&game.rules.kinds, segment);
            next.extend(sides.iter().filter_map(|side| across(game, tile, side)));
        }
        if !met.is_empty() {
            return Some((level, met));
        }
        here = next;
    }
    None
}

/// The road segment beyond a side of a tile.
fn across(game: &Game, tile: TileId, side: Side) -> Option<Seg> {
    let beyond = game.board.neighbour(tile, side)?;
    let (there, first) = game.board.side_segments(&game.rules.kinds, beyond, side.opposite());
    (there.feature != crate::board::NONE).then(|| Seg(first.0 + there.feature as u16))
}

/// The complete roads at the lakes whose ferry was placed or moved in this part, but for those that
/// were complete roads of the same segments before (FER-45).
pub(crate) fn newly_completed(game: &Game) -> Vec<Seg> {
    let (part, now) = (game.part(), &game.board);
    let mut roads: Vec<Seg> = Vec::new();
    if part.ferries.is_empty() {
        return roads;
    }
    for stub in part.ferries.iter().flat_map(|(lake, _)| now.stubs(&game.rules.kinds, *lake)) {
        let road = now.root(stub);
        if now.open_sides(road) == 0 && !roads.contains(&road) {
            roads.push(road);
        }
    }
    roads.retain(|road| {
        let before = road_before(game, *road);
        let same =
            |segment: &Seg| now.root(*segment) == *road && now.tile_of(*segment) != part.tile;
        before.len() != now.members(*road).count() || !before.iter().all(same)
    });
    roads
}

/// The segments that made a road with this one before the ferries of this part were placed or moved.
fn road_before(game: &Game, segment: Seg) -> Vec<Seg> {
    let (board, kinds) = (&game.board, &game.rules.kinds);
    let mut reached = vec![segment];
    let mut looked_at = 0;
    while let Some(here) = reached.get(looked_at).copied() {
        looked_at += 1;
        let tile = board.tile_of(here);
        let moved = game.part().ferries.iter().find(|(lake, _)| *lake == tile);
        let link = moved.map_or(board.tile(tile).ferry, |(_, before)| *before);
        let sides = board.sides_on_board(kinds, here).iter();
        let beyond = sides.filter_map(|side| across(game, tile, side));
        for next in beyond.chain(board.joined_stub(kinds, here, link)) {
            if !reached.contains(&next) {
                reached.push(next);
            }
        }
    }
    reached
}

impl Told for State {
    fn tell(&self, game: &Game, facts: &mut impl Facts) {
        let State { left: _, fixed, met, choices } = self; // what is left follows from the board
        let at = |lake: &TileId| game.board.tile(*lake).at;
        for lake in fixed {
            row!(facts, set("ferries-fixed"), at(lake));
        }
        for lake in met {
            row!(facts, list("ferries-met"), at(lake));
        }
        for (number, choice) in (0u32..).zip(choices) {
            for lake in choice {
                row!(facts, list("ferries-choices"), number, at(lake));
            }
        }
    }
}

/// No road is followed so far that there are more choices.
const MOST_CHOICES: u32 = 4096;

impl State {
    pub(crate) fn read(reader: &Reader<'_>) -> Result<State, PositionError> {
        let mut state = State::new(reader.rules());
        let placed = reader.board.tiles().iter().filter(|tile| tile.ferry != Link::NONE).count();
        let most = state.left as usize;
        let Some(left) = most.checked_sub(placed) else {
            let problem = Problem::TooManyPieces { what: "ferry", most: most as u32 };
            return Err(reader.error("ferries", problem));
        };
        state.left = left as u8;
        for mut row in reader.rows("ferries-fixed") {
            state.fixed.push(row.tile()?);
            row.end()?;
        }
        for mut row in reader.at_most("ferries-met", state.met.capacity())? {
            state.met.push(row.tile()?);
            row.end()?;
        }
        for mut row in reader.rows("ferries-choices") {
            let (number, lake) = (row.number(MOST_CHOICES)? as usize, row.tile()?);
            row.end()?;
            state.choices.resize(state.choices.len().max(number + 1), Lakes::new());
            let choice = &mut state.choices[number];
            if choice.is_full() || !state.met.contains(&lake) {
                return Err(row.error(Problem::TooManyRows { most: choice.capacity() }));
            }
            choice.push(lake);
        }
        state.choices.retain(|choice| !choice.is_empty());
        let is_ferry = |lake: &TileId| reader.board.tile(*lake).ferry != Link::NONE;
        if !state.met.iter().chain(&state.fixed).all(is_ferry) {
            return Err(reader.error("ferries-met", Problem::NotInPlay { what: "ferry" }));
        }
        Ok(state)
    }
}

/// The ferries that were placed or moved in a part, each with its position before.
pub(crate) fn tell_moved(moved: &[(TileId, Link)], game: &Game, facts: &mut impl Facts) {
    for (lake, link) in moved {
        let at = game.board.tile(*lake).at;
        row!(facts, list("ferries-moved"), Spot::Crossing { at, link: *link });
    }
}

/// How a ferry lies: a tile and two of its sides.
pub(crate) fn read_crossing(row: &mut Row<'_>) -> Result<(Pos, Link), PositionError> {
    row.take("two sides of a tile", |word| match word {
        Word::Spot(Spot::Crossing { at, link }) => Some((*at, *link)),
        _ => None,
    })
}

pub(crate) fn read_moved(
    reader: &Reader<'_>,
) -> Result<ArrayVec<(TileId, Link), 8>, PositionError> {
    let mut moved = ArrayVec::new();
    for mut row in reader.at_most("ferries-moved", moved.capacity())? {
        let (at, link) = read_crossing(&mut row)?;
        row.end()?;
        let lake = reader.board.tile_at(at).filter(|lake| {
            let tile = reader.board.tile(*lake);
            reader.rules().kinds[tile.kind.0 as usize].is_lake
        });
        moved.push((lake.ok_or_else(|| row.error(Problem::NoTile { at }))?, link));
    }
    Ok(moved)
}

/// The ferries on the lakes, and how many are left.
fn report(game: &Game, topic: Topic, record: &mut Record) {
    let lakes = game.board.tiles.iter().filter(|tile| tile.ferry != Link::NONE);
    let name = Piece::Ferry.name();
    match topic {
        Topic::Table => {
            let placed = lakes.map(|lake| {
                let lying = Record::default().with("piece", name).with("at", lake.at);
                lying.with("edges", edges(lake.ferry))
            });
            let placed = placed.collect::<Report>();
            let ferries = Record::default().with("left", game.systems.ferries.left);
            record.set("ferries", ferries.with("placed", placed));
        }
        Topic::Pieces => lakes.for_each(|lake| {
            let lying = Record::default().with("at", lake.at);
            record.set(name, lying.with("edges", edges(lake.ferry)));
        }),
        _ => {}
    }
}

fn edges(link: Link) -> Report {
    link.sides().map(|side| Report::Word(side.letter().to_string())).collect()
}

/// No ferry is lost.
fn check(game: &Game) -> Result<(), Violation> {
    let placed = game.board.tiles.iter().filter(|tile| tile.ferry != Link::NONE).count();
    let all = game.rules.catalogue().pieces().ferries as usize;
    let left = game.systems.ferries.left as usize;
    ensure(placed + left == all, || "a ferry is lost (FER-9)".into())
}
