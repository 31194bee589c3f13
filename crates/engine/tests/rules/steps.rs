//! A game of one player that is played step by step, with real draws: for what a script of draws
//! cannot show.

use bastide_engine::{
    Action, Chance, Choice, FigureKind, Game, Outcome, Pending, Pos, Rotation, Rules, SegmentKind,
    Setup, StartTile,
};

/// A game in which every tile must come from a river whose tiles have this prefix.
pub struct Steps {
    pub game: Game,
    prefix: &'static str,
}

/// Tiles on the table: kind, x, y and degrees.
pub fn start_tiles(tiles: &[(&str, i16, i16, u16)]) -> Vec<StartTile> {
    let tiles = tiles.iter().map(|&(tile, x, y, degrees)| StartTile {
        tile: tile.into(),
        at: Pos::new(x, y),
        rotation: Rotation::from_degrees(degrees).unwrap(),
    });
    tiles.collect()
}

impl Steps {
    pub fn new(prefix: &'static str, systems: &[&str], start: Vec<StartTile>) -> Steps {
        let systems = systems.iter().map(|name| name.to_string()).collect();
        let start = Some(start);
        let setup = Setup { systems: Some(systems), start, ..Setup::for_players(["Red"]) };
        Steps { game: Game::new(Rules::new(setup).unwrap()), prefix }
    }

    /// Draws a tile where nothing but the river can come, and places it.
    pub fn tile(&mut self, name: &str, x: i16, y: i16, degrees: u16) {
        self.draws_river();
        let kind = self.game.rules().kind(name).unwrap();
        self.game.resolve(Outcome::Tile(kind)).unwrap();
        let rotation = Rotation::from_degrees(degrees).unwrap();
        self.game.play(Action::place(Pos::new(x, y), rotation)).unwrap();
    }

    /// Puts a figure on the only road of the new tile.
    pub fn on_road(&mut self, figure: FigureKind) {
        let is_it = |action: &Action| {
            matches!(*action, Action::Deploy { figure: it, to }
                if it == figure && self.game.kind_at(to) == Some(SegmentKind::Road))
        };
        let deploy = self.game.legal_actions().into_iter().find(is_it).unwrap();
        self.game.play(deploy).unwrap();
    }

    pub fn choose(&mut self, choice: Choice) {
        self.game.play(Action::Choose(choice)).unwrap();
    }

    fn draws_river(&self) {
        assert_eq!(self.game.pending(), Pending::Chance(Chance::Draw));
        for (outcome, _) in self.game.outcomes() {
            let Outcome::Tile(kind) = outcome else { continue };
            let name = self.game.rules().kind_name(kind);
            assert!(name.starts_with(self.prefix), "{name} can be drawn");
        }
    }
}
