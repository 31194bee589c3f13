//! Views of a game that nobody sits around, such as a lesson: the same that a table sends.

use std::sync::Arc;

use bastide_engine::{Game, Pending, Player};
use bastide_protocol::{FromEngine, Seat, WireDecision};
use bastide_table::{Ply, tiles_in_all, tiles_placed};
use bastide_wire::site::{Colour, SeatKind, SeatSummary, Shared, Stage, Summary, View};

use crate::legal::Legal;
use crate::view::{events, with_game};

/// A game at one point, seen by one of its players. The others are bots with the names of the set-up.
#[derive(Clone, Copy)]
pub struct Practice<'a> {
    /// What it is called where views are told apart.
    pub id: &'a str,
    /// The game.
    pub game: &'a Game,
    /// What has happened so far, point by point; the last point is the one that is seen.
    pub plies: &'a [Arc<Ply>],
    /// Who looks.
    pub viewer: Player,
    /// Whether the viewer may act here.
    pub acts: bool,
    /// Who plays, if it is not the viewer against bots.
    pub seats: Option<&'a [SeatSummary]>,
}

impl Practice<'_> {
    /// What the viewer sees.
    pub fn view(&self) -> View {
        let asked = match self.game.pending() {
            Pending::Decide(player, _) => Some(player),
            _ => None,
        };
        let is_asked = self.acts && asked == Some(self.viewer);
        let Legal { spaces, actions } =
            if is_asked { Legal::of(self.game, true) } else { Legal::default() };
        let last = self.plies.len().saturating_sub(1);
        let own = self.plies.last().is_some_and(|ply| ply.by == Some(self.viewer));
        let revealed = self.plies.last().is_none_or(|ply| ply.revealed);
        let mut shared = with_game(self.bare(asked, last as u32), self.game, self.plies);
        if asked == Some(self.viewer) && !self.acts {
            // Nobody waits for whoever may not act.
            shared.decision = Some(WireDecision::Chance { kind: "chance".to_owned() });
            shared.phase_rule = None;
        }
        View {
            shared,
            events: events(&self.plies[last..], last),
            history: events(self.plies, 0),
            chat: Vec::new(),
            spaces,
            legal: actions,
            can_undo: is_asked && own && !revealed,
            wait: None,
        }
    }

    fn bare(&self, asked: Option<Player>, version: u32) -> Shared {
        let rules = self.game.rules();
        let summary = Summary {
            id: self.id.to_owned(),
            status: Stage::Running,
            preset: None,
            systems: rules.systems.names(),
            options: Default::default(),
            players: self.seats(),
            created: 0,
            updated: 0,
            version,
            plies: version,
            you: Some(Seat::from_engine(self.viewer)),
            creator: true,
            public: false,
            assists: true,
            watchers_chat: false,
            scripted: true,
            turn: asked.map(Seat::from_engine),
            tiles: tiles_placed(self.game),
            tiles_total: tiles_in_all(self.game),
            results: None,
            rematch: None,
            invite: None,
            brought: false,
            uploaded: None,
        };
        Shared {
            version,
            seq: version,
            game: summary,
            state: None,
            decision: None,
            phase_rule: None,
            features: Vec::new(),
            spots: Vec::new(),
            board_spots: Default::default(),
            last: Default::default(),
            projected: Vec::new(),
            holes: Vec::new(),
            seed_hash: String::new(),
            seed: None,
        }
    }

    /// The viewer has the first colour, so that it is the same in every practice.
    fn seats(&self) -> Vec<SeatSummary> {
        if let Some(seats) = self.seats {
            let scored = seats.iter().cloned().zip(self.game.scores());
            return scored
                .map(|(seat, score)| SeatSummary { score: Some(score), ..seat })
                .collect();
        }
        let names = &self.game.rules().setup().players;
        let mut others = Colour::ALL[1..].iter();
        let players = (0..).map(Player).zip(names).zip(self.game.scores());
        players
            .map(|((player, name), score)| {
                let is_viewer = player == self.viewer;
                let colour = if is_viewer { Colour::ALL.first() } else { others.next() };
                SeatSummary {
                    kind: if is_viewer { SeatKind::Human } else { SeatKind::Bot },
                    name: name.clone(),
                    colour: colour.copied(),
                    level: (!is_viewer).then(|| name.to_lowercase()),
                    online: Some(true),
                    away: false,
                    resigned: false,
                    score: Some(score),
                }
            })
            .collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use bastide_engine::{Rules, Setup};

    #[test]
    fn a_game_without_a_table_is_seen_like_one_with() {
        let draw = Some(vec!["base.U".to_owned(), "base.V".to_owned()]);
        let setup = Setup { draw, ..Setup::for_players(["Odile", "You"]) };
        let mut game = Game::new(Rules::new(setup).unwrap());
        let draw = game.outcomes()[0].0;
        game.resolve(draw).unwrap();
        let ply = Ply { by: None, begins: 0, revealed: true, events: Vec::new() };
        let practice = Practice {
            id: "practice",
            game: &game,
            plies: &[Arc::new(ply)],
            viewer: Player(0),
            acts: true,
            seats: None,
        };
        let seen = practice.view();
        assert!(!seen.spaces.is_empty() && !seen.can_undo);
        assert_eq!(seen.shared.game.you, Some(Seat(0)));
        assert_eq!((seen.shared.game.tiles, seen.shared.game.tiles_total), (1, 3));
        // Whoever only looks is offered nothing.
        let other = Practice { viewer: Player(1), ..practice }.view();
        assert!(other.spaces.is_empty() && other.legal.is_empty());
        let still = Practice { acts: false, ..practice }.view();
        assert!(still.spaces.is_empty());
        assert!(matches!(still.shared.decision, Some(WireDecision::Chance { .. })));
        let colours: Vec<_> = other.shared.game.players.iter().map(|seat| seat.colour).collect();
        assert_eq!(colours, [Some(Colour::ALL[1]), Some(Colour::ALL[0])]);
    }
}
