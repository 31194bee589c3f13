//! Majority: whose followers are strongest on a feature (BG-40, BG-41).

use crate::board::Seg;
use crate::figures::FigureKind;
use crate::game::Game;
use crate::player::{MAX_PLAYERS, Player, Players};
use crate::systems::count;

/// The strength of each player on a feature.
fn strengths(game: &Game, segment: Seg) -> [u16; MAX_PLAYERS] {
    let root = game.board.root(segment);
    let mut strengths = [0; MAX_PLAYERS];
    for figure in &game.figures {
        if game.board.root(figure.on) == root {
            strengths[figure.owner.index()] += match figure.kind {
                FigureKind::Mayor => pennants(game, root), // AM-22
                kind => kind.strength(),
            };
        }
    }
    if game.rules.count {
        count::add_strengths(game, root, &mut strengths, || pennants(game, root));
    }
    strengths
}

/// The pennants in a city.
fn pennants(game: &Game, city: Seg) -> u16 {
    game.board.members(city).map(|segment| game.place(segment).pennants as u16).sum()
}

/// All players with the highest strength, if that is more than nothing.
pub(crate) fn owners(game: &Game, segment: Seg) -> Players {
    let strengths = strengths(game, segment);
    let highest = *strengths.iter().max().expect("there are players");
    if highest == 0 {
        return Players::NONE;
    }
    (0..MAX_PLAYERS as u8).map(Player).filter(|p| strengths[p.index()] == highest).collect()
}

#[cfg(test)]
mod tests {
    use bastide_catalogue::{Rotation, SegmentKind};

    use super::*;
    use crate::{Figure, Pos, Rules, Setup, StartTile};

    /// A game whose only tile is a monastery, with these meeples on it. No system of this engine
    /// brings a second follower there, so they are put there by hand.
    fn monks(owners: &[u8]) -> (Game, Seg) {
        let monastery =
            StartTile { tile: "base.B".into(), at: Pos::new(0, 0), rotation: Rotation::default() };
        let setup =
            Setup { start: Some(vec![monastery]), ..Setup::for_players(["Red", "Blue", "Green"]) };
        let mut game = Game::new(Rules::new(setup).expect("the set-up makes sense"));
        let mut segments = (0..game.board.segment_count() as u16).map(Seg);
        let on = segments.find(|seg| game.board.kind_of(*seg) == SegmentKind::Monastery);
        let on = on.expect("the tile has a monastery");
        for owner in owners {
            game.figures.push(Figure { owner: Player(*owner), kind: FigureKind::Meeple, on });
        }
        (game, on)
    }

    #[test]
    fn bg_42_monks_are_counted_like_other_followers() {
        for (monks_of, expected) in
            [(vec![0, 1], vec![0, 1]), (vec![0, 1, 1], vec![1]), (vec![2], vec![2])]
        {
            let (game, monastery) = monks(&monks_of);
            let expected: Players = expected.into_iter().map(Player).collect();
            assert_eq!(owners(&game, monastery), expected, "{monks_of:?}");
        }
    }
}
