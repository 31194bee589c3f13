//! Legal actions as the page shows them: where each is on the board.

use std::collections::BTreeMap;

use bastide_art::TILE;
use bastide_art::wheel::{crown_place, pig_place};
use bastide_catalogue::Sector;
use bastide_engine::{Action, Figure, FigureKind, Game, Pos, Seg, System};
use bastide_protocol::{FromEngine, InGame, Place, Rot, ToEngine, WireAction, WireSegment};
use bastide_wire::site::{LegalAction, Point, Space};
use bastide_wire::{BoardSpot, Edge, Figure as WireFigure, Spot};

use crate::anchor::anchor;
use crate::worth::worths;

/// Every answer to what is asked. Spaces for the drawn tile are many and go apart.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Legal {
    /// Where the drawn tile fits.
    pub spaces: Vec<Space>,
    /// Everything else.
    pub actions: Vec<LegalAction>,
}

impl Legal {
    /// The answers to what a game asks, with what each is worth if the game has assists.
    pub fn of(game: &Game, assists: bool) -> Legal {
        let mut legal = Legal::default();
        let actions = game.legal_actions();
        let worths = if assists { worths(game, &actions) } else { vec![None; actions.len()] };
        for (action, worth) in actions.into_iter().zip(worths) {
            match action {
                Action::Place { tile, at, rotation } if tile.name().is_none() => {
                    let turned = Rot::from_engine(rotation);
                    match legal.spaces.last_mut().filter(|space| (space.0, space.1) == (at.x, at.y))
                    {
                        Some(space) => space.2.push(turned),
                        None => legal.spaces.push(Space(at.x, at.y, vec![turned])),
                    }
                }
                _ => legal.actions.push(LegalAction { worth, ..legal_action(game, action) }),
            }
        }
        legal
    }
}

/// An action with where it is on the board, without what it is worth.
pub fn legal_action(game: &Game, action: Action) -> LegalAction {
    let action = WireAction::of(game, action);
    LegalAction { spot: spot(game, &action), action, worth: None }
}

/// Where the figures stand, in the order of the state.
pub(crate) fn figure_spots(game: &Game) -> Vec<Point> {
    let spot = |figure: &Figure| match figure.kind {
        FigureKind::Barn => {
            let at = game.board().tile(game.board().tile_of(figure.on)).at;
            corner_spot(at)
        }
        _ => segment_spot(game, figure.on),
    };
    game.figures().iter().map(spot).collect()
}

/// A barn stands on the corner to the south-east of the place that names it.
fn corner_spot(at: Pos) -> Point {
    Point(f64::from(at.x) + 1.0, f64::from(at.y) + 1.0)
}

/// The next crown of a sector of the wheel that a follower would stand on.
fn crown_spot(game: &Game, sector: Sector) -> Option<Point> {
    let taken = game.wheel().crowned_in(sector).count() as u8;
    Some(on_wheel(game, crown_place(sector, taken)?))
}

/// The spots of start boards: every crown of the wheel, and where its pig stands in each sector.
pub(crate) fn board_spots(game: &Game) -> BTreeMap<String, Vec<Point>> {
    let mut spots = BTreeMap::new();
    if game.rules().plays(System::WheelOfFortune) {
        for sector in Sector::ALL {
            let crowns = (0..).map_while(|number| crown_place(sector, number));
            let crowns = crowns.map(|place| on_wheel(game, place)).collect();
            spots.insert(format!("crown/{}", sector.name()), crowns);
            let pig = on_wheel(game, pig_place(sector));
            spots.insert(format!("wheel-pig/{}", sector.name()), vec![pig]);
        }
    }
    spots
}

fn on_wheel(game: &Game, (x, y): (f64, f64)) -> Point {
    let corner = game.wheel_board();
    let [x, y] = [x, y].map(|at| (at / TILE * 1000.0).round() / 1000.0);
    Point(f64::from(corner.x) + x, f64::from(corner.y) + y)
}

/// Where on the board an action is.
fn spot(game: &Game, action: &WireAction) -> Option<Point> {
    match action {
        WireAction::PlaceTile { at, .. } | WireAction::PlaceToken { at, .. } => Some(middle(*at)),
        WireAction::Deploy { figure, at, segment } => {
            standing(game, (*at)?, Some(*figure), segment.as_ref())
        }
        WireAction::Recall { figure, at, segment, .. } => {
            standing(game, *at, *figure, segment.as_ref())
        }
        WireAction::Move { at, segment, .. } | WireAction::Choose { at, segment, .. } => {
            let on = segment.as_ref().and_then(|segment| named(game, (*at)?, segment));
            on.map(|on| segment_spot(game, on)).or(at.map(middle))
        }
        WireAction::Ferry { at, edges } => Some(between(*at, edges)),
        WireAction::Fly { .. } | WireAction::Pass => None,
    }
}

/// Where a figure stands.
fn standing(
    game: &Game,
    at: Place,
    figure: Option<WireFigure>,
    on: Option<&Spot>,
) -> Option<Point> {
    match on {
        Some(Spot::Segment(segment)) => {
            let on = named(game, at, segment);
            Some(on.map_or_else(|| middle(at), |on| segment_spot(game, on)))
        }
        Some(Spot::Board(BoardSpot::Crown { sector })) => {
            crown_spot(game, Sector::from_name(sector.name())?)
        }
        _ if figure == Some(WireFigure::Barn) => Some(corner_spot(at.to_engine())),
        _ => Some(middle(at)),
    }
}

fn middle(at: Place) -> Point {
    Point(f64::from(at.x) + 0.5, f64::from(at.y) + 0.5)
}

/// A point of a tile towards edges of it.
fn between(at: Place, edges: &[Edge]) -> Point {
    let Point(x, y) = middle(at);
    let towards = |edge: &Edge| match edge {
        Edge::North => (0.0, -0.2),
        Edge::East => (0.2, 0.0),
        Edge::South => (0.0, 0.2),
        Edge::West => (-0.2, 0.0),
    };
    let (dx, dy) = edges.iter().map(towards).fold((0.0, 0.0), |a, b| (a.0 + b.0, a.1 + b.1));
    Point(x + dx, y + dy)
}

/// The segment of a tile with this name on the wire.
fn named(game: &Game, at: Place, name: &WireSegment) -> Option<Seg> {
    let tile = game.board().tile(game.board().tile_at(at.to_engine())?);
    let kind = game.rules().printed(tile.kind);
    kind.segment_ids()
        .map(|(id, _)| tile.segment(id))
        .find(|segment| WireSegment::of(game, *segment) == *name)
}

fn segment_spot(game: &Game, segment: Seg) -> Point {
    let board = game.board();
    let tile = board.tile(board.tile_of(segment));
    let [x, y] = anchor(game.rules(), tile.kind, board.local(segment), tile.rotation);
    Point(f64::from(tile.at.x) + x, f64::from(tile.at.y) + y)
}

#[cfg(test)]
mod tests {
    use super::*;
    use bastide_engine::{Action, Pending, Rules, Setup, Spot};

    /// A follower is offered the crowns themselves, not the corner of their board, and the second
    /// crown of a sector once the first is taken.
    #[test]
    fn crowns_are_offered_where_they_are_drawn() {
        let systems = ["base", "wheel-of-fortune"].map(str::to_owned).to_vec();
        let setup = Setup { systems: Some(systems), ..Setup::for_players(["Ann", "Bob"]) };
        let mut game = Game::new(Rules::new(setup).unwrap());
        let taxes = |action: &Action| {
            let to = Spot::Crown(Sector::Taxes);
            *action == Action::Deploy { figure: FigureKind::Meeple, to }
        };
        let mut offered = Vec::new();
        while offered.len() < 2 {
            match game.pending() {
                Pending::Chance(_) => game.resolve(game.outcomes()[0].0).unwrap(),
                _ => {
                    let actions = game.legal_actions();
                    let crown = actions.iter().position(taxes);
                    offered.extend(crown.map(|crown| legal_action(&game, actions[crown]).spot));
                    game.play(actions[crown.unwrap_or(0)]).unwrap();
                }
            }
        }
        for (number, spot) in offered.into_iter().enumerate() {
            let (x, y) = crown_place(Sector::Taxes, number as u8).unwrap();
            let Point(left, top) = spot.unwrap();
            let distance = (left * TILE - x).hypot(top * TILE - y);
            assert!(distance < 1.0, "crown {number} is offered at {left}, {top}");
        }
    }
}
