//! What can still be drawn: the tiles that fit into a space, and how likely one of them comes.

use bastide_engine::{Game, Kind, Pos, Rotation};
use bastide_odds::{Layer, Race};
use bastide_protocol::FromEngine;
use bastide_wire::site::{Fits, FittingTile, Odds, OddsQuestion, Refusal, RefusalCode};
use bastide_wire::{Place, Rot};

/// The tiles left in the bag that fit into a space.
pub(crate) fn fits(game: &Game, at: Place) -> Result<Fits, Refusal> {
    let open = game.board().open_cell(Pos::new(at.x, at.y));
    let open = open.ok_or_else(|| Refusal::new(RefusalCode::BadRequest))?;
    let rules = game.rules();
    let tile = |(kind, _)| {
        let (left, bits) = (game.bag().left_of(kind), rules.fitting_rotations(kind, open));
        let fitting = Rotation::ALL.into_iter().enumerate();
        let fitting = fitting.filter(|(number, _)| bits >> number & 1 == 1);
        (left > 0 && bits > 0).then(|| FittingTile {
            tile: rules.kind_name(kind).to_owned(),
            left: left.into(),
            rotations: fitting.map(|(_, rotation)| Rot::from_engine(rotation)).collect(),
        })
    };
    Ok(Fits { tiles: rules.kinds().filter_map(tile).collect() })
}

/// How likely it is that one of these kinds comes, and before one of those.
pub(crate) fn odds(game: &Game, question: &OddsQuestion) -> Result<Odds, Refusal> {
    let these = kinds(game, &question.these)?;
    let those = kinds(game, &question.those)?;
    let layers = layers(game, &these, &those);
    let race = Race::of(&layers);
    let draws = 1..=race.draws();
    Ok(Odds {
        left: race.draws() as u32,
        these: layers.iter().map(|layer| layer.these).sum(),
        those: layers.iter().map(|layer| layer.those).sum(),
        within: draws.clone().map(|number| race.these_within(number)).collect(),
        lost: draws.map(|number| race.those_within(number)).collect(),
    })
}

fn kinds(game: &Game, names: &[String]) -> Result<Vec<Kind>, Refusal> {
    let kind = |name: &String| game.rules().kind(name);
    let found: Option<Vec<Kind>> = names.iter().map(kind).collect();
    found.ok_or_else(|| Refusal::new(RefusalCode::BadRequest))
}

fn layers(game: &Game, these: &[Kind], those: &[Kind]) -> Vec<Layer> {
    let mut layers: Vec<Layer> = Vec::new();
    for (layer, kind, number) in game.bag().counts() {
        let number = u32::from(number);
        layers.resize(layers.len().max(usize::from(layer) + 1), Layer::default());
        let layer = &mut layers[usize::from(layer)];
        layer.total += number;
        layer.drawn += number;
        if these.contains(&kind) {
            layer.these += number;
        } else if those.contains(&kind) {
            layer.those += number;
        }
    }
    // Tiles that lie unseen on the table come from the last layer.
    if let Some(last) = layers.last_mut() {
        last.drawn = last.drawn.saturating_sub(game.bag().hidden().into());
    }
    layers
}
