//! The fairy: she keeps the dragon away from her tile, and brings points to the followers there.

use crate::action::{Action, Owned, Sink};
use crate::board::{Seg, TileId};
use crate::event::{Event, Log};
use crate::features::MAX_SQUARES;
use crate::figures::{Figure, FigureKind};
use crate::game::Game;
use crate::marks::{MARKS, Marked, What};
use crate::pieces::Piece;
use crate::player::{Player, Players};
use crate::refusal::Refusal;
use crate::rule::pd;
use crate::scoring::{Award, Cause, Counted, Value, booking};
use crate::spot::Spot;
use crate::systems::princess_and_dragon;
use crate::systems::princess_and_dragon::{
    FAIRY_ON_FOLLOWER, FAIRY_ON_TILE, FAIRY_OWN_FOLLOWER, FAIRY_OWN_TILE, FAIRY_THERE,
    FAIRY_WITH_IT, Fairy, FairyBinding, NO_FAIRY,
};
use crate::turn::Flow;

/// TS-1: at the start of a turn a player with a follower beside the fairy scores a point (PD-25), a
/// batch of its own (SCB-22). It does not repeat in further parts of the turn.
pub(crate) fn enter_start(game: &mut Game, log: &mut Log) -> Flow {
    if game.interrupted.is_none() && !std::mem::replace(&mut game.turn.has_started, true) {
        let player = game.part().player;
        if has_companion(game, player) {
            let value = Value::of(Counted::WithFairy, 1, 1, pd(25));
            let award = award(game, player, value, None, false);
            booking::begin(game, [award], log);
        }
    }
    booking::run(game, log)
}

/// Whether a player has a follower beside the fairy.
fn has_companion(game: &Game, player: Player) -> bool {
    let Some(fairy) = game.systems.princess_and_dragon.fairy else { return false };
    // Few figures stand on her tile, and its segments have numbers in a row: so that is asked first.
    let here = game.segments_of(fairy.tile);
    let mut beside = game.figures.iter().filter(|it| here.contains(&it.on.0));
    beside.any(|it| it.owner == player && is_companion(game, fairy, it, None))
}

/// Whether a figure is a follower beside the fairy, anywhere or on one feature (PD-23).
#[inline]
fn is_companion(game: &Game, fairy: Fairy, figure: &Figure, feature: Option<Seg>) -> bool {
    game.board.tile_of(figure.on) == fairy.tile
        && figure.kind.is_follower()
        && feature.is_none_or(|segment| game.board.root(figure.on) == game.board.root(segment))
        && match game.rules.options.princess_and_dragon.fairy_binding {
            FairyBinding::Tile => true,
            FairyBinding::Follower => fairy.with == Some(*figure),
        }
}

/// The players to whom the scoring of a feature brings the fairy's bonus (PD-26, PD-27).
pub(crate) fn bonus_players(game: &Game, feature: Seg) -> Players {
    let Some(fairy) = game.systems.princess_and_dragon.fairy else { return Players::NONE };
    let companions = game.figures.iter().filter(|it| is_companion(game, fairy, it, Some(feature)));
    companions.map(|companion| companion.owner).collect()
}

/// The fairy's bonus: an award of its own, directly after the player's points for the feature (PD-82,
/// SCB-27).
pub(crate) fn bonus(game: &Game, player: Player, feature: Seg, at_end: bool) -> Award {
    let value = Value::of(Counted::WithFairy, 1, 3, pd(26));
    award(game, player, value, Some(feature), at_end)
}

fn award(game: &Game, player: Player, value: Value, segment: Option<Seg>, at_end: bool) -> Award {
    let fairy = game.systems.princess_and_dragon.fairy.expect("she pays only on the board");
    Award {
        player,
        value,
        cause: Cause::Fairy,
        at: game.board.tile(fairy.tile).at,
        segment,
        at_end,
    }
}

/// TS-10 j: to every other tile with an own follower or, where she is assigned to one, to every
/// other own follower (PD-20, PD-23).
pub(crate) fn options<S: Sink>(game: &Game, sink: &mut S) -> bool {
    let player = game.part().player;
    match game.rules.options.princess_and_dragon.fairy_binding {
        FairyBinding::Tile => {
            let present = game.systems.princess_and_dragon.fairy.map(|fairy| fairy.tile);
            if S::FIRST_ONLY {
                let mut tiles = own_followers(game, player).map(|it| game.board.tile_of(it.on));
                let elsewhere = tiles.find(|tile| present != Some(*tile));
                let to = elsewhere.map(|tile| game.tile_spot(tile));
                return to.is_some_and(|to| sink.push(Action::Move { piece: Piece::Fairy, to }));
            }
            let mut tiles = [0u64; MAX_SQUARES / MARKS];
            for figure in &game.figures {
                // Whose a figure is no processor can guess.
                let is_own = (figure.owner == player) & figure.kind.is_follower();
                let tile = game.board.tile_of(figure.on).0 as usize;
                tiles[tile / MARKS % tiles.len()] |= (is_own as u64) << (tile % MARKS);
            }
            if let Some(TileId(present)) = present {
                tiles[present as usize / MARKS] &= !(1 << (present as usize % MARKS));
            }
            let words = (0..).step_by(MARKS).zip(tiles);
            words.take(game.board.tiles.len().div_ceil(MARKS)).any(|(first, marks)| {
                let what = What::Visit(Piece::Fairy);
                marks != 0 && sink.push_marked(&game.board, Marked { what, first, marks })
            })
        }
        FairyBinding::Follower => {
            let present = game.systems.princess_and_dragon.fairy.and_then(|fairy| fairy.with);
            let mut figures: Vec<Figure> = own_followers(game, player).copied().collect();
            figures.sort();
            figures.dedup();
            { figures.into_iter() }.filter(|figure| present != Some(*figure)).any(|figure| {
                let on = game.spot(figure.on);
                sink.push(Action::Accompany { figure: figure.kind, on })
            })
        }
    }
}

fn own_followers(game: &Game, player: Player) -> impl Iterator<Item = &Figure> {
    game.figures.iter().filter(move |figure| figure.owner == player && figure.kind.is_follower())
}

/// The fairy goes to a tile.
pub(crate) fn go_to(game: &mut Game, to: Spot, log: &mut Log) -> Flow {
    put(game, Fairy { tile: game.tile_on(to), with: None }, log)
}

/// The fairy goes to an own follower (PD-23).
pub(crate) fn accompany(game: &mut Game, figure: FigureKind, on: Spot, log: &mut Log) -> Flow {
    let on = game.seg(on);
    let owner = game.part().player;
    let tile = game.board.tile_of(on);
    put(game, Fairy { tile, with: Some(Figure { owner, kind: figure, on }) }, log)
}

fn put(game: &mut Game, fairy: Fairy, log: &mut Log) -> Flow {
    let player = game.part().player;
    game.systems.princess_and_dragon.fairy = Some(fairy);
    let to = fairy.with.map_or(game.tile_spot(fairy.tile), |with| game.spot(with.on));
    let with = fairy.with.map(|with| Owned::new(with.owner, with.kind));
    log.push(|| Event::Moved { player, piece: Piece::Fairy, to, with });
    Flow::Next
}

/// A figure has left the board. The fairy stays, but no longer belongs to a follower that is gone
/// (PD-28); of followers that are alike on one segment the last one to go is hers.
pub(crate) fn figure_left(game: &mut Game, figure: Figure) {
    if let Some(fairy) = &mut game.systems.princess_and_dragon.fairy
        && fairy.with == Some(figure)
        && !game.figures.contains(&figure)
    {
        fairy.with = None;
    }
}

/// Why the fairy does not go there.
pub(crate) fn why_not(game: &Game, action: Action) -> Refusal {
    let player = game.part().player;
    let bound = game.rules.options.princess_and_dragon.fairy_binding == FairyBinding::Follower;
    match action {
        _ if !game.rules.has(princess_and_dragon::FAIRY) => NO_FAIRY.by(pd(5)),
        Action::Accompany { .. } if !bound => FAIRY_ON_TILE.by(pd(23)),
        Action::Accompany { figure, on } => {
            let present = game.systems.princess_and_dragon.fairy.and_then(|fairy| fairy.with);
            let on = game.segment_at(on);
            let named = on.map(|on| Figure { owner: player, kind: figure, on });
            if present.is_some() && present == named {
                FAIRY_WITH_IT.by(pd(20))
            } else {
                FAIRY_OWN_FOLLOWER.by(pd(20))
            }
        }
        Action::Move { .. } if bound => FAIRY_ON_FOLLOWER.by(pd(23)),
        Action::Move { to, .. }
            if game
                .systems
                .princess_and_dragon
                .fairy
                .is_some_and(|it| game.tile_spot(it.tile) == to) =>
        {
            FAIRY_THERE.by(pd(20))
        }
        _ => FAIRY_OWN_TILE.by(pd(20)),
    }
}
