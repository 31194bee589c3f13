//! Why a ferry cannot go somewhere.

use super::{FerryMoves, Link};
use crate::board::TileId;
use crate::game::Game;
use crate::reason::reasons;
use crate::refusal::Refusal;
use crate::rule::fer;

reasons! {
    LAKE_ROAD_TAKEN = "lake-road-taken": "the road that ends at this lake is already occupied";
    ON_LAKE = "ferry-on-lake": "a ferry stays on its lake";
    TWO_ENDS = "ferry-two-ends": "a ferry joins two road ends of its lake";
    NEW_LAKE_ONLY = "ferry-new-lake-only": "the new ferry goes on the lake you just placed";
    NEW_FIRST = "ferry-new-first": "place the ferry on the new lake first";
    NO_FERRY_LEFT = "no-ferry-left": "there's no ferry left";
    NO_MEEPLE_ON_ROAD = "ferry-needs-meeple": "the new lake gets no ferry: you placed no meeple on one of its roads";
    NO_FERRY_HERE = "no-ferry-here": "there's no ferry on this lake";
    MOVED_ALREADY = "ferry-moved-already": "this ferry has already been placed or moved";
    NOT_NEAREST = "ferry-not-nearest": "this isn't the nearest ferry on a road you extended";
    NEAREST_TWO = "ferry-nearest-two": "you can only move the two nearest ferries";
    ONE_OF_EQUALS = "ferry-one-of-equals": "you can only move one of the ferries that are equally near";
    NEW_POSITION = "ferry-new-position": "the ferry has to change its position";
}

/// Why the new ferry cannot go there.
pub(crate) fn why_not_place(game: &Game, lake: Option<TileId>) -> Refusal {
    let Some(lake) = lake.filter(|tile| game.kind_table(*tile).is_lake) else {
        return no_lake();
    };
    if lake == game.part().tile {
        return TWO_ENDS.by(fer(8));
    }
    if game.board.tile(lake).ferry == Link::NONE {
        return NEW_LAKE_ONLY.by(fer(20));
    }
    NEW_FIRST.by(fer(16))
}

/// Why a ferry cannot move there.
pub(crate) fn why_not_move(game: &Game, lake: Option<TileId>, link: Link) -> Refusal {
    let Some(lake) = lake.filter(|tile| game.kind_table(*tile).is_lake) else {
        return no_lake();
    };
    let present = game.board.tile(lake).ferry;
    if present == Link::NONE {
        return match (lake == game.part().tile, game.systems.ferries.left) {
            (true, 0) => NO_FERRY_LEFT.by(fer(21)),
            (true, _) => NO_MEEPLE_ON_ROAD.by(fer(4)),
            (false, _) => NO_FERRY_HERE.by(fer(20)),
        };
    }
    if game.systems.ferries.fixed.contains(&lake) {
        return MOVED_ALREADY.by(fer(25));
    }
    if !game.systems.ferries.met.contains(&lake) {
        return NOT_NEAREST.by(fer(23));
    }
    if !game.systems.ferries.may_move(lake) {
        return match game.rules.options.ferries.moves {
            FerryMoves::MaxTwo => NEAREST_TWO.by(fer(5)),
            FerryMoves::PerDirection => ONE_OF_EQUALS.by(fer(29)),
        };
    }
    if present == link {
        return NEW_POSITION.by(fer(33));
    }
    TWO_ENDS.by(fer(8))
}

fn no_lake() -> Refusal {
    ON_LAKE.by(fer(8))
}
