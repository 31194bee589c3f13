//! Scoring of the features that a part completed (TS-13): which they are, in which order, what
//! they are worth, and the return of their figures.

use arrayvec::ArrayVec;
use bastide_catalogue::SegmentKind;

use super::order::{first_place, order_key};
use super::{Award, Cause, Counted, Occasion, Value, add_awards, value_completed};
use crate::action::{Action, Sink};
use crate::board::{Centre, Seg, TileId};
use crate::decision::Decision;
use crate::game::Game;
use crate::rule::abt;
use crate::spot::Spot;
use crate::system::System;
use crate::systems::abbey_and_mayor::{abbey, barn};
use crate::systems::{abbey_and_mayor, count, ferries, king};
use crate::turn::{Flow, Step};

/// Features that a part completed; a placement with all that ferries do completes no more.
pub(crate) type Completed = ArrayVec<Seg, 64>;

/// TS-13.1: finds the features with followers that are complete now and that this part could have
/// completed, in canonical order.
pub(crate) fn enter_complete(game: &mut Game) -> Flow {
    let tile = game.part().tile;
    let closed = game.segments_of(tile).any(|segment| is_closed(game, Seg(segment)))
        || !game.part().ferries.is_empty()
        || game.rules.abbey.is_some() && abbey::is_abbey(game, tile);
    let mut completed = Completed::new();
    if closed {
        for segment in could_complete(game, tile) {
            add_if_complete(game, segment, &mut completed);
        }
        add_roads_at_lakes(game, &mut completed);
    }
    add_centres_around(game, tile, &mut completed);
    if completed.len() > 1 {
        completed.sort_by_cached_key(|segment| order_key(game, *segment));
    }
    let part = game.part_mut();
    part.completed.clear();
    part.completed.extend(completed.iter().copied());
    if game.rules.has(abbey_and_mayor::BARN) {
        game.part_mut().barn_fields = barn::fields_to_score(game);
    }
    let part = game.part();
    let scored = !part.completed.is_empty()
        || part.abbot.is_some()
        || !part.barn_fields.is_empty()
        || king::is_continuous(&game.rules);
    match (scored, closed) {
        (true, _) => Flow::Next,
        (false, true) => Flow::PastScoring,
        (false, false) => Flow::PastCompletion,
    }
}

/// Whether a segment belongs to a complete road or city, whoever is there.
#[inline]
fn is_closed(game: &Game, segment: Seg) -> bool {
    let feature = &game.board.segments[game.board.root(segment).index()];
    feature.open == 0 && matches!(feature.kind, SegmentKind::City | SegmentKind::Road)
}

/// The segments whose roads and cities a tile could have completed: its own and, as an abbey, those
/// that it closes (AM-16).
pub(crate) fn could_complete(game: &Game, tile: TileId) -> impl Iterator<Item = Seg> {
    let closed = abbey::is_abbey(game, tile).then(|| abbey::features_beside(game, tile));
    game.segments_of(tile).map(Seg).chain(closed.into_iter().flatten())
}

/// Adds the roads through lakes whose ferry was placed or moved (FER-38). One without followers that was
/// complete before is not completed again, though it may be entered from the city (CO-24).
fn add_roads_at_lakes(game: &Game, completed: &mut Completed) {
    for (lake, _) in &game.part().ferries {
        for stub in game.board.stubs(&game.rules.kinds, *lake) {
            if game.board.followers(stub) > 0 {
                add_if_complete(game, stub, completed);
            }
        }
    }
    if count::may_enter_unoccupied(&game.rules) {
        for road in ferries::newly_completed(game) {
            add_if_complete(game, road, completed);
        }
    }
}

/// Adds the feature of a road or city segment, once, if it is complete and occupied.
#[inline]
fn add_if_complete(game: &Game, segment: Seg, completed: &mut Completed) {
    let root = game.board.root(segment);
    if is_closed(game, root)
        && (game.board.followers(root) > 0 || count::may_enter_unoccupied(&game.rules))
        && !completed.contains(&root)
        && !waits_for_interrupted_part(game, root)
    {
        completed.push(root);
    }
}

/// Whether a complete feature is left to the scoring of the interrupted part (TS-13.1): that part has
/// not come to its scoring, and the nested one, which is being played, has not changed the feature.
pub(crate) fn waits_for_interrupted_part(game: &Game, feature: Seg) -> bool {
    let (Some(interrupted), nested) = (&game.interrupted, &game.playing) else { return false };
    if interrupted.step >= game.rules.position_of(Step::Complete) {
        return false;
    }
    let board = &game.board;
    if board.is_centre(feature) {
        let centre = board.tile(board.tile_of(feature)).at;
        return !centre.is_near(board.tile(nested.tile).at);
    }
    board.members(feature).all(|member| board.tile_of(member) != nested.tile)
        && !ferries::newly_completed(game).contains(&board.root(feature))
}

/// Adds the occupied monasteries and gardens on the tile and around it that are now surrounded.
fn add_centres_around(game: &Game, tile: TileId, completed: &mut Completed) {
    let tile = game.board.tile(tile);
    // What was the last place around another one has tiles on two sides that meet.
    if !tile.has_inner_corner() {
        return;
    }
    for Centre { segment, at, .. } in game.board.centres_near(tile.at) {
        let wanted = game.board.followers(*segment) > 0 || count::may_enter_unoccupied(&game.rules);
        if wanted && game.board.is_surrounded(*at) {
            completed.push(*segment);
        }
    }
}

/// TS-13.1 with Messengers or Robbers: the active player fixes the whole order by naming what comes next,
/// while two or more features are left (SCB-24).
pub(crate) fn enter_order(game: &mut Game) -> Flow {
    let part = game.part();
    if part.completed.len() - part.ordered as usize >= 2 {
        Flow::Ask(part.player, Decision::ScoringOrder)
    } else {
        Flow::Next
    }
}

pub(crate) fn order_options(game: &Game, sink: &mut impl Sink) {
    let part = game.part();
    for segment in &part.completed[part.ordered as usize..] {
        if sink.push(Action::Pick(game.feature_spot(*segment))) {
            return;
        }
    }
}

pub(crate) fn apply_order(game: &mut Game, next: Spot) -> Flow {
    let next = game.board.root(game.seg(next));
    let part = game.part_mut();
    let from = part.ordered as usize;
    let found = part.completed[from..].iter().position(|segment| *segment == next);
    let chosen = from + found.expect("only features to be scored are offered");
    part.completed[from..=chosen].rotate_right(1);
    part.ordered += 1;
    Flow::Again
}

/// TS-13.3 and TS-13.4: settles values and owners of everything before anything is booked
/// (SCB-36), feature by feature, players clockwise from the active one (SCB-26).
#[inline(never)]
pub(crate) fn enter_value(game: &mut Game) -> Flow {
    let part = game.part();
    let (player, abbot, completed) = (part.player, part.abbot, part.completed.clone());
    let mut awards = std::mem::take(&mut game.awards);
    let first = awards.len();
    if let Some(returned) = abbot {
        // ABT-14: the returned abbot comes before everything else.
        awards.push(Award {
            player,
            value: Value::of(Counted::Tiles, returned.points as u16, 1, abt(13)),
            cause: cause_of(game.board.kind_of(returned.from)),
            at: game.board.tile(game.board.tile_of(returned.from)).at,
            segment: Some(returned.from),
            at_end: false,
        });
    }
    for segment in completed {
        let value = value_completed(game, segment);
        let occasion = Occasion { at: first_place(game, segment), at_end: false };
        add_awards(game, segment, occasion, |_| value.clone(), &mut awards);
    }
    barn::add_awards(game, &mut awards);
    game.awards = awards;
    if game.rules.plays(System::Count) {
        game.part_mut().scorers = count::scorers(game, first);
    }
    king::award_completions(game); // after the scorers: it is no scoring for CO-10 (KR-23)
    super::booking::open_batch(game, first, true);
    Flow::Next
}

pub(crate) fn cause_of(kind: SegmentKind) -> Cause {
    match kind {
        SegmentKind::City => Cause::City,
        SegmentKind::Road => Cause::Road,
        SegmentKind::Field => Cause::Field,
        SegmentKind::Garden => Cause::Garden,
        SegmentKind::Shrine => Cause::Shrine,
        _ => Cause::Monastery,
    }
}
