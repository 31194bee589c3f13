//! What a choice is worth to whoever makes it. Nothing is reckoned here: each choice is played on a copy of the game,
//! and compared with declining it. So every system is counted as it scores.

use bastide_catalogue::SegmentKind;
use bastide_engine::{Action, Decision, FigureKind, Game, Pending, Player, Spot};
use bastide_wire::site::Worth;

/// A decision with more choices is one between many places of the same worth, where numbers would not help.
const MOST: usize = 64;

/// How many questions in a row are declined to find out what one choice has brought.
const QUESTIONS: usize = 8;

/// What each of the actions is worth to the player who is asked; nothing where a tile is placed.
pub fn worths(game: &Game, actions: &[Action]) -> Vec<Option<Worth>> {
    let nothing = vec![None; actions.len()];
    let Pending::Decide(player, decision) = game.pending() else { return nothing };
    if matches!(decision, Decision::PlaceTile(_)) || actions.len() > MOST {
        return nothing;
    }
    let declined = actions.contains(&Action::Pass).then_some(Action::Pass);
    let Some(without) = Outcome::of(game, player, declined) else { return nothing };
    let worth = |action: &Action| {
        let with = Outcome::of(game, player, Some(*action))?;
        Some(Worth {
            now: with.score - without.score,
            later: with.at_end - without.at_end - (with.score - without.score),
            finished: finished(game, *action),
            back: figure(*action).is_some_and(|figure| with.has_back(figure, &without, player)),
            stays: stays(game, *action),
        })
    };
    actions
        .iter()
        .map(|action| (*action != Action::Pass).then(|| worth(action)).flatten())
        .collect()
}

/// Where a choice leads.
struct Outcome {
    game: Game,
    score: i32,
    /// The score if the game ended there.
    at_end: i32,
}

impl Outcome {
    /// Plays an action and declines whatever the player is asked next, until chance or somebody else has to decide.
    fn of(game: &Game, player: Player, action: Option<Action>) -> Option<Outcome> {
        let before = i32::from(game.scores()[player.index()]);
        let mut game = game.clone();
        if let Some(action) = action {
            game.play(action).ok()?;
            for _ in 0..QUESTIONS {
                let asked = matches!(game.pending(), Pending::Decide(asked, _) if asked == player);
                if !asked || game.play(Action::Pass).is_err() {
                    break;
                }
            }
        }
        let of_player = |scores: Vec<u16>| i32::from(scores[player.index()]);
        let at_end = of_player(game.scores_now());
        let score = match game.pending() {
            // After the last turn, everything is scored at the end.
            Pending::Over => before,
            _ => of_player(game.scores()),
        };
        Some(Outcome { game, score, at_end })
    }

    /// Whether a figure that was placed is in the supply again. Others may come home as well, placed or not.
    fn has_back(&self, figure: FigureKind, without: &Outcome, player: Player) -> bool {
        self.game.supply(player).of(figure) >= without.game.supply(player).of(figure)
    }
}

fn figure(action: Action) -> Option<FigureKind> {
    match action {
        Action::Deploy { figure, .. } => Some(figure),
        _ => None,
    }
}

/// What the feature scores once it is finished with the tiles that it has; nothing for what is finished or never will be.
fn finished(game: &Game, action: Action) -> Option<u16> {
    let to = match action {
        Action::Deploy { to, .. } => to,
        // A figure that can move is a piece, too.
        Action::Move { piece, to } if FigureKind::from_name(piece.name()).is_some() => to,
        _ => return None,
    };
    let feature = game.feature(game.segment_at(to)?);
    (!feature.complete && feature.kind != SegmentKind::Field).then_some(feature.points_complete)
}

/// Whether the figure stays until the end of the game.
fn stays(game: &Game, action: Action) -> bool {
    match action {
        Action::Deploy { to: Spot::Corner(_), .. } => true,
        Action::Deploy { to, .. } => {
            let kind = game.segment_at(to).map(|segment| game.board().kind_of(segment));
            kind == Some(SegmentKind::Field)
        }
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use bastide_catalogue::{Rotation, Side};
    use bastide_engine::{Outcome as Draw, Pos, Preset, Rules, Setup};

    /// A game in which these tiles are drawn.
    fn drawing(tiles: &[&str]) -> Game {
        let draw = Some(tiles.iter().map(|&tile| tile.to_owned()).collect());
        Game::new(Rules::new(Setup { draw, ..Setup::for_players(["Ann", "Bob"]) }).unwrap())
    }

    /// Draws a tile and places it there, as it fits.
    fn place(game: &mut Game, tile: &str, at: Pos) {
        let kind = game.rules().kind(tile).unwrap();
        game.resolve(Draw::Tile(kind)).unwrap();
        let actions = Rotation::ALL.into_iter().map(|rotation| Action::place(at, rotation));
        let fits = actions.into_iter().find(|it| game.legal_actions().contains(it));
        game.play(fits.unwrap()).unwrap();
    }

    /// Ann has just finished the city of the start tile.
    fn city_finished() -> Game {
        let mut game = drawing(&["base.E", "base.U", "base.U"]);
        place(&mut game, "base.E", Pos::new(0, -1));
        game
    }

    fn on(game: &Game, kind: SegmentKind) -> Worth {
        let actions = game.legal_actions();
        let is_there = |action: &Action| match action {
            Action::Deploy { to, .. } => {
                game.segment_at(*to).is_some_and(|it| game.board().kind_of(it) == kind)
            }
            _ => false,
        };
        let index = actions.iter().position(is_there).unwrap();
        worths(game, &actions)[index].unwrap()
    }

    #[test]
    fn a_finished_city_is_worth_its_points_now_and_gives_the_figure_back() {
        let game = city_finished();
        let city = Worth { now: 4, later: 0, finished: None, back: true, stays: false };
        assert_eq!(on(&game, SegmentKind::City), city);
        let field = Worth { now: 0, later: 3, finished: None, back: false, stays: true };
        assert_eq!(on(&game, SegmentKind::Field), field);
    }

    #[test]
    fn an_open_road_is_worth_what_it_has_and_what_it_will_be() {
        let mut game = city_finished();
        game.play(Action::Pass).unwrap();
        place(&mut game, "base.U", Pos::new(0, 0).beside(Side::East));
        let road = Worth { now: 0, later: 2, finished: Some(2), back: false, stays: false };
        assert_eq!(on(&game, SegmentKind::Road), road);
    }

    #[test]
    fn a_figure_that_comes_home_from_elsewhere_is_not_the_one_that_is_placed() {
        let mut game = drawing(&["base.F", "base.U", "base.E", "base.U"]);
        place(&mut game, "base.F", Pos::new(0, -1));
        let into_city = |it: &&Action| {
            matches!(it, Action::Deploy { to, .. } if game.segment_at(*to).is_some_and(|segment| {
                game.board().kind_of(segment) == SegmentKind::City
            }))
        };
        let claim = *game.legal_actions().iter().find(into_city).unwrap();
        game.play(claim).unwrap();
        place(&mut game, "base.U", Pos::new(0, 0).beside(Side::East));
        game.play(Action::Pass).unwrap();
        place(&mut game, "base.E", Pos::new(0, -2));
        let field = on(&game, SegmentKind::Field);
        assert_eq!((field.back, field.stays), (false, true), "only the knight comes home");
    }

    #[test]
    fn in_the_last_turn_everything_is_scored_at_the_end() {
        let mut game = city_finished();
        let kind = game.rules().kind("base.U").unwrap();
        while game.bag().left_of(kind) > 0 {
            game.play(Action::Pass).unwrap();
            game.resolve(Draw::Tile(kind)).unwrap();
            let action = game.legal_actions()[0];
            game.play(action).unwrap();
        }
        let field = on(&game, SegmentKind::Field);
        assert_eq!((field.now, field.later > 0), (0, true), "{field:?}");
    }

    /// Whatever is asked, declining is never worth anything by itself, and tiles are not judged.
    #[test]
    fn every_decision_of_every_system_can_be_judged() {
        let everything = Preset::named("everything").unwrap();
        let mut game = Game::new(Rules::new(everything.setup(["Ann", "Bob"])).unwrap());
        let (mut choice, mut judged) = (0, 0);
        loop {
            choice += 7;
            match game.pending() {
                Pending::Over => break,
                Pending::Chance(_) => {
                    let outcomes = game.outcomes();
                    game.resolve(outcomes[choice % outcomes.len()].0).unwrap();
                }
                Pending::Decide(_, decision) => {
                    let actions = game.legal_actions();
                    let worths = worths(&game, &actions);
                    let is_tile = matches!(decision, Decision::PlaceTile(_));
                    for (action, worth) in actions.iter().zip(&worths) {
                        assert!(worth.is_none() || !is_tile && *action != Action::Pass);
                        judged += usize::from(worth.is_some());
                    }
                    game.play(actions[choice % actions.len()]).unwrap();
                }
            }
        }
        assert!(judged > 1000, "{judged}");
    }
}
