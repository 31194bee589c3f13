//! Majority: whose followers are strongest on a feature (BG-40, BG-41).

use crate::board::Seg;
use crate::figures::FigureKind;
use crate::game::Game;
use crate::player::{MAX_PLAYERS, Player, Players};
use crate::system::System;
use crate::systems::{count, sheep};

/// The strength of each player on a feature.
pub(crate) fn strengths(game: &Game, segment: Seg) -> [u16; MAX_PLAYERS] {
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
    if game.rules.plays(System::Count) {
        count::add_strengths(game, root, &mut strengths, || pennants(game, root));
    }
    strengths
}

/// The pennants in a city.
fn pennants(game: &Game, city: Seg) -> u16 {
    game.board.members(city).map(|segment| game.segment_table(segment).pennants as u16).sum()
}

/// Who owns a feature (BG-40).
pub(crate) fn owners(game: &Game, segment: Seg) -> Players {
    strongest(game, segment, &strengths(game, segment))
}

/// All players with the highest strength, if that is more than nothing; hills break ties (HS-14).
pub(crate) fn strongest(game: &Game, segment: Seg, strengths: &[u16; MAX_PLAYERS]) -> Players {
    let highest = *strengths.iter().max().expect("there are players");
    if highest == 0 {
        return Players::NONE;
    }
    let strongest: Players =
        (0..MAX_PLAYERS as u8).map(Player).filter(|p| strengths[p.index()] == highest).collect();
    if game.rules.has(sheep::HILLS) && strongest.iter().count() > 1 {
        return sheep::break_tie(game, segment, strongest);
    }
    strongest
}
