//! The wagon: a follower that drives on when its feature has been scored.
//!
//! Between the scoring and its move it is on no feature and in no supply (AM-59): it waits in the part
//! that scored it.

use bastide_catalogue::Side;

use crate::action::{Action, Sink};
use crate::board::Seg;
use crate::decision::Decision;
use crate::event::{Event, Log};
use crate::figures::{Figure, FigureKind};
use crate::game::Game;
use crate::pieces::Piece;
use crate::player::Player;
use crate::refusal::{FINISHED, OCCUPIED, Refusal};
use crate::rule::{am, pd};
use crate::spot::Spot;
use crate::systems::abbey_and_mayor::{
    WAGON_GROUND, WAGON_NO_ROAD, WAGON_STAYS_NEAR, WAGON_TOO_FAR, WagonMove, abbey, takes,
};
use crate::systems::princess_and_dragon;
use crate::systems::princess_and_dragon::{DRAGON_THERE, dragon, fairy};
use crate::turn::Flow;

/// A wagon that may drive on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Waiting {
    pub owner: Player,
    /// Where it stood.
    pub from: Seg,
    /// Whether it came from a quarter of Carcassonne and so stood on no tile.
    pub from_quarter: bool,
}

/// TS-13.8: the wagons of a scored feature leave it and wait.
pub(crate) fn leave(game: &mut Game, feature: Seg) {
    let root = game.board.root(feature);
    let mut index = 0;
    while index < game.figures.len() {
        let figure @ Figure { owner, kind, on } = game.figures[index];
        if kind == FigureKind::Wagon && game.board.root(on) == root {
            game.figures.remove(index);
            game.board.segments[root.index()].followers -= 1;
            if game.rules.has(princess_and_dragon::FAIRY) {
                fairy::figure_left(game, figure); // PD-28
            }
            game.part_mut().wagons.push(Waiting { owner, from: on, from_quarter: false });
        } else {
            index += 1;
        }
    }
}

/// TS-14.2: the owners decide clockwise from the active player, for several wagons by row and column
/// (AM-56). A wagon with nowhere to go comes home.
#[inline(never)]
pub(crate) fn enter(game: &mut Game, log: &mut Log) -> Flow {
    while let Some(waiting) = next(game) {
        let stood_nowhere = waiting.from_quarter
            && game.rules.options.abbey_and_mayor.wagon_move == WagonMove::Adjacent; // AM-53
        if stood_nowhere || destinations(game, waiting.from).is_empty() {
            come_home(game, waiting, log);
        } else {
            let from = game.spot(waiting.from);
            return Flow::Ask(waiting.owner, Decision::MoveWagon(from));
        }
    }
    Flow::Next
}

/// The wagon whose owner decides next.
fn next(game: &Game) -> Option<Waiting> {
    let (active, players) = (game.part().player.0, game.rules.players());
    let order = |waiting: &&Waiting| {
        let seat = (waiting.owner.0 + players - active) % players;
        let at = game.board.tile(game.board.tile_of(waiting.from)).at;
        (seat, waiting.from_quarter, at, waiting.from)
    };
    game.part().wagons.iter().min_by_key(order).copied()
}

fn stop_waiting(game: &mut Game, waiting: Waiting) {
    let wagons = &mut game.part_mut().wagons;
    let index = wagons.iter().position(|other| *other == waiting);
    wagons.remove(index.expect("it waits"));
}

fn come_home(game: &mut Game, waiting: Waiting, log: &mut Log) {
    let Waiting { owner: player, from, .. } = waiting;
    stop_waiting(game, waiting);
    game.supply[player.index()].put_back(FigureKind::Wagon);
    let from = game.spot(from);
    log.push(|| Event::Returned { player, figure: FigureKind::Wagon, from });
}

pub(crate) fn options(game: &Game, from: Spot, sink: &mut impl Sink) {
    for to in destinations(game, game.seg(from)) {
        if sink.push(Action::Move { piece: Piece::Wagon, to: game.spot(to) }) {
            return;
        }
    }
    sink.push(Action::Pass);
}

pub(crate) fn apply(game: &mut Game, action: Action, log: &mut Log) -> Flow {
    let waiting = next(game).expect("its owner was asked");
    match action {
        Action::Move { to, .. } => {
            let (player, spot, to) = (waiting.owner, to, game.seg(to));
            stop_waiting(game, waiting);
            game.figures.push(Figure { owner: player, kind: FigureKind::Wagon, on: to });
            let root = game.board.root(to);
            game.board.segments[root.index()].followers += 1;
            let (figure, from) = (FigureKind::Wagon, game.spot(waiting.from));
            log.push(|| Event::Transferred { player, figure, from, to: spot });
        }
        _ => come_home(game, waiting, log),
    }
    Flow::Again
}

/// Every segment to which a wagon may drive from where it stood, but on the dragon's tile (AM-53,
/// AM-55).
fn destinations(game: &Game, from: Seg) -> Vec<Seg> {
    let board = &game.board;
    let mut to: Vec<Seg> = match game.rules.options.abbey_and_mayor.wagon_move {
        WagonMove::Connected => {
            let mut connected = connected(game, from);
            connected.retain(|segment| is_free(game, *segment));
            connected.iter().flat_map(|segment| board.members(*segment)).collect()
        }
        WagonMove::Adjacent => nearby(game, from).filter(|to| is_free(game, *to)).collect(),
    };
    to.retain(|segment| !dragon::bars(game, *segment));
    to.sort();
    to.dedup();
    to
}

/// Whether a feature is open to a wagon: of the right kind, incomplete and unoccupied (AM-52).
fn is_free(game: &Game, segment: Seg) -> bool {
    takes(game, FigureKind::Wagon, segment)
        && !game.board.is_complete(segment)
        && game.board.followers(segment) == 0
}

/// The segments on the tile where a wagon stood and on the eight around it (AM-53).
fn nearby(game: &Game, from: Seg) -> impl Iterator<Item = Seg> {
    let here = game.board.tile_of(from);
    let around = game.board.tiles_around(game.board.tile(here).at);
    around.chain([here]).flat_map(|tile| game.segments_of(tile).map(Seg))
}

/// A segment of every feature that is connected with the one of a segment (AM-54): they meet at
/// a road end, or one is an abbey at a side of the other.
fn connected(game: &Game, feature: Seg) -> Vec<Seg> {
    let board = &game.board;
    let mut found = Vec::new();
    for member in board.members(feature) {
        let tile = board.tile_of(member);
        for junction in &game.kind_table(tile).junctions {
            if !junction.contains(board.local(member)) {
                continue;
            }
            let others = junction.iter().map(|other| board.tile(tile).segment(other));
            found.extend(others);
        }
        if abbey::is_abbey(game, tile) {
            found.extend(abbey::features_beside(game, tile));
        } else {
            found.extend(abbeys_beside(game, member));
        }
    }
    found
}

/// The abbeys at the sides that a segment reaches.
fn abbeys_beside(game: &Game, segment: Seg) -> impl Iterator<Item = Seg> {
    let tile = game.board.tile_of(segment);
    let sides = game.sides_on_board(segment);
    let beyond = Side::ALL.into_iter().filter(move |side| sides.contains(*side));
    beyond
        .filter_map(move |side| game.board.neighbour(tile, side))
        .filter(|beyond| abbey::is_abbey(game, *beyond))
        .flat_map(|abbey| game.segments_of(abbey).map(Seg))
}

/// Why a wagon cannot drive there.
pub(crate) fn why_not(game: &Game, from: Seg, to: Option<Seg>) -> Refusal {
    let Some(to) = to.filter(|to| takes(game, FigureKind::Wagon, *to)) else {
        return WAGON_GROUND.by(am(52));
    };
    if game.board.is_complete(to) {
        return FINISHED.by(am(52));
    }
    if game.board.followers(to) > 0 {
        return OCCUPIED.by(am(52));
    }
    if dragon::bars(game, to) {
        return DRAGON_THERE.by(pd(33));
    }
    let near = nearby(game, from).any(|near| game.board.root(near) == game.board.root(to));
    match game.rules.options.abbey_and_mayor.wagon_move {
        WagonMove::Connected => WAGON_NO_ROAD.by(am(52)),
        WagonMove::Adjacent if near => WAGON_STAYS_NEAR.by(am(55)),
        WagonMove::Adjacent => WAGON_TOO_FAR.by(am(53)),
    }
}
