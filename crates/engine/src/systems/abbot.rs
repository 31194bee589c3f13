//! The abbot and the gardens (ABT): a follower for monasteries and gardens alone, who may come
//! home early and score what surrounds him.

use bastide_catalogue::SegmentKind;

use crate::action::{Action, Sink};
use crate::board::Seg;
use crate::event::Log;
use crate::figures::FigureKind;
use crate::game::Game;
use crate::hooks;
use crate::player::Player;
use crate::refusal::Reason;
use crate::rule::{abt, am, bg, tb};

/// An abbot who came home in this part; his points are the first of its scoring (ABT-14).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Returned {
    pub from: Seg,
    pub points: u8,
}

/// The abbot on a free monastery or garden of the new tile (ABT-4 to ABT-7), or home from an
/// incomplete one (ABT-11, ABT-16).
pub(crate) fn options(game: &Game, sink: &mut impl Sink) -> bool {
    if !game.rules.abbot {
        return false;
    }
    let part = game.part();
    if game.supply[part.player.index()].has(FigureKind::Abbot) && !hooks::tile_is_closed(game) {
        for segment in game.segments_of(part.tile).map(Seg) {
            let free = takes_abbots(game, segment) && game.board.followers(segment) == 0;
            if free && sink.push(Action::Deploy { figure: FigureKind::Abbot, to: segment }) {
                return true;
            }
        }
    }
    for figure in &game.figures {
        let own = figure.owner == part.player && figure.kind == FigureKind::Abbot;
        if own && !game.board.is_complete(figure.on) {
            let (owner, from) = (figure.owner, figure.on);
            if sink.push(Action::Recall { owner, figure: FigureKind::Abbot, from }) {
                return true;
            }
        }
    }
    false
}

/// Whether an abbot may stand on a segment (ABT-5).
pub(crate) fn takes_abbots(game: &Game, segment: Seg) -> bool {
    matches!(
        game.board.kind_of(segment),
        SegmentKind::Monastery | SegmentKind::Shrine | SegmentKind::Garden
    )
}

/// The abbot leaves the board now; the points wait for the scoring step (ABT-11, ABT-13).
pub(crate) fn come_home(game: &mut Game, from: Seg, log: &mut Log) {
    let player = game.part().player;
    let points = 1 + game.board.surrounding(game.board.tile_of(from));
    let index = game.figure_index(player, FigureKind::Abbot, from);
    game.take_home(index.expect("only abbots on the board are offered"), log);
    game.part_mut().abbot = Some(Returned { from, points });
}

/// Why a figure cannot be taken home; only abbots ever are.
pub(crate) fn why_not_home(game: &Game, owner: Player, figure: FigureKind, from: Seg) -> Reason {
    let rule = match figure {
        FigureKind::Abbot => None,
        FigureKind::Builder => Some(tb(29)),
        FigureKind::Pig => Some(tb(43)),
        FigureKind::Meeple | FigureKind::LargeMeeple => Some(bg(35)),
        FigureKind::Mayor => Some(am(24)),
        FigureKind::Wagon => Some(am(52)),
        FigureKind::Barn => Some(am(40)),
    };
    if let Some(rule) = rule {
        return (rule, format!("a {} is not taken back at will", figure.name()));
    }
    if owner != game.part().player {
        return (abt(11), "only the own abbot can be taken back".into());
    }
    match game.figure_index(owner, figure, from) {
        None => (abt(11), "no abbot stands there".into()),
        Some(_) => (abt(16), "the feature is complete and will be scored".into()),
    }
}

/// No system of this engine brings a second follower to a monastery, so it is put there by hand.
#[cfg(test)]
mod tests {
    use super::*;
    use crate::chance::Outcome;
    use crate::figures::Figure;
    use crate::{Player, Pos, Rotation, Rules, Setup, StartTile};

    const RED: Player = Player(0);
    const BLUE: Player = Player(1);
    const AROUND: [(i16, i16); 8] =
        [(-1, -1), (0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0)];

    fn place(game: &mut Game, (x, y): (i16, i16)) {
        let kind = game.rules.kind("base.B").unwrap();
        game.resolve(Outcome::Tile(kind)).unwrap();
        let at = Pos::new(x, y);
        game.play(Action::PlaceTile { at, rotation: Rotation::default() }).unwrap();
    }

    /// Red's abbot on a monastery with so many neighbours and a figure of Blue beside it; Red has
    /// placed the last of the neighbours.
    fn shared_monastery(neighbours: usize, figure: FigureKind) -> (Game, Seg) {
        let (last, earlier) = AROUND[..neighbours].split_last().unwrap();
        let start = earlier.iter().map(|(x, y)| StartTile {
            tile: "base.B".into(),
            at: Pos::new(*x, *y),
            rotation: Rotation::default(),
        });
        let systems = ["base", "abbot", "inns-and-cathedrals"];
        let setup = Setup {
            systems: Some(systems.map(String::from).to_vec()),
            start: Some(start.collect()),
            draw: Some(vec!["base.B".into(); 4]),
            ..Setup::for_players(["Red", "Blue"])
        };
        let mut game = Game::new(Rules::new(setup).unwrap());
        place(&mut game, (0, 0));
        let monastery = game.segments_of(game.last_placed()).map(Seg);
        let monastery = { monastery }.find(|segment| takes_abbots(&game, *segment)).unwrap();
        game.play(Action::Deploy { figure: FigureKind::Abbot, to: monastery }).unwrap();
        place(&mut game, (-2, -1));
        game.play(Action::Pass).unwrap();
        game.supply[BLUE.index()].take(figure);
        game.figures.push(Figure { owner: BLUE, kind: figure, on: monastery });
        game.board.segments[monastery.index()].followers += 1;
        game.validate().unwrap();
        place(&mut game, *last);
        (game, monastery)
    }

    /// ABT-17, ABT-ex6
    #[test]
    fn abt_17_only_the_owner_of_the_abbot_scores_its_return() {
        let (mut game, monastery) = shared_monastery(6, FigureKind::Meeple);
        let home = Action::Recall { owner: RED, figure: FigureKind::Abbot, from: monastery };
        game.play(home).unwrap();
        assert_eq!(game.scores(), [7, 0]);
        assert!(game.figure_index(BLUE, FigureKind::Meeple, monastery).is_some());
        assert!(game.figure_index(RED, FigureKind::Abbot, monastery).is_none());
        game.validate().unwrap();
    }

    /// ABT-18, ABT-3: one against one is a tie, and a large meeple is stronger.
    #[test]
    fn abt_18_a_shared_monastery_is_decided_by_majority() {
        for (figure, scores) in [(FigureKind::Meeple, [9, 9]), (FigureKind::LargeMeeple, [0, 9])] {
            let (mut game, monastery) = shared_monastery(8, figure);
            game.play(Action::Pass).unwrap();
            assert_eq!(game.scores(), scores);
            assert_eq!(game.board.followers(monastery), 0);
        }
    }
}
