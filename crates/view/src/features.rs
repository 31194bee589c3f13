//! What the page shows besides the state: features with their members, the last tile of each
//! player, and the cells that no tile will ever fill.

use std::collections::BTreeMap;
use std::sync::Arc;

use bastide_catalogue::{Rotation, Side, Terrain, TileKind};
use bastide_engine::{Decision, Game, Pending, Pos};
use bastide_protocol::{FromEngine, Place, Seat, SegmentWord, WireEvent};
use bastide_table::Ply;
use bastide_wire::site::{FeatureView, Member};

/// Every feature with the segments that it consists of.
pub fn features(game: &Game) -> Vec<FeatureView> {
    let board = game.board();
    let member = |member| Member {
        at: Place::from_engine(board.tile(board.tile_of(member)).at),
        segment: board.local(member).0,
    };
    let features = game.features().into_iter();
    features
        .map(|feature| FeatureView {
            kind: SegmentWord::from_engine(feature.kind),
            owners: feature.owners.iter().map(Seat::from_engine).collect(),
            points: feature.points_now,
            complete: feature.complete,
            open: feature.open,
            members: board.members(feature.root).map(member).collect(),
        })
        .collect()
}

/// The place of the last tile of each of so many players.
pub fn last_tiles(plies: &[Arc<Ply>], players: u8) -> BTreeMap<Seat, Place> {
    let mut last = BTreeMap::new();
    for event in plies.iter().rev().flat_map(|ply| ply.events.iter().rev()) {
        if let WireEvent::TilePlaced { player, at, .. } = event {
            last.entry(*player).or_insert(*at);
        }
        if last.len() == usize::from(players) {
            break;
        }
    }
    last
}

/// Free cells beside the tiles into which no tile fits that is still to come.
pub fn holes(game: &Game) -> Vec<Place> {
    let kinds = kinds_to_come(game);
    let mut holes: Vec<Place> = game
        .board()
        .frontier()
        .iter()
        .map(|cell| cell.at)
        .filter(|at| {
            let needs = needs(game, *at);
            !kinds.iter().any(|kind| fits(kind, needs))
        })
        .map(Place::from_engine)
        .collect();
    holes.sort();
    holes
}

fn kinds_to_come(game: &Game) -> Vec<&TileKind> {
    let rules = game.rules();
    let drawn = match game.pending() {
        Pending::Decide(_, Decision::PlaceTile(kind)) => Some(kind),
        _ => None,
    };
    rules
        .kinds()
        .filter(|(kind, _)| game.bag().left_of(*kind) > 0 || drawn == Some(*kind))
        .map(|(kind, _)| rules.printed(kind))
        .collect()
}

/// What the tiles around a cell show towards it, side by side from north.
fn needs(game: &Game, at: Pos) -> [Option<Terrain>; 4] {
    Side::ALL.map(|side| {
        let tile = game.board().tile(game.board().tile_at(at.beside(side))?);
        let kind = game.rules().printed(tile.kind);
        Some(kind.terrain_at(side.opposite().rotated(tile.rotation.inverse())))
    })
}

fn fits(kind: &TileKind, needs: [Option<Terrain>; 4]) -> bool {
    Rotation::ALL.into_iter().any(|rotation| {
        Side::ALL.into_iter().zip(needs).all(|(side, need)| {
            let shown = kind.terrain_at(side.rotated(rotation.inverse()));
            need.is_none_or(|need| need == shown || need == Terrain::Wild || shown == Terrain::Wild)
        })
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use bastide_engine::{Action, Outcome, Rules, Setup};

    /// With nothing but roads to come, only what asks for a road or a field can be filled.
    #[test]
    fn cells_that_nothing_fits_are_found() {
        let setup = Setup {
            draw: Some(vec!["base.U".into(), "base.U".into()]),
            ..Setup::for_players(["Ann"])
        };
        let mut game = Game::new(Rules::new(setup).unwrap());
        let kind = game.rules().kind("base.U").unwrap();
        game.resolve(Outcome::Tile(kind)).unwrap();
        assert_eq!(holes(&game), [Place::new(0, -1)], "the city needs a city");
        let south = game
            .legal_actions()
            .into_iter()
            .find(|action| matches!(action, Action::Place { at, .. } if *at == Pos::new(0, 1)));
        assert!(south.is_some(), "the field takes the side of a road");
    }
}
