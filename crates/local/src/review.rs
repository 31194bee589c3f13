//! Game review: every turn of a game looked at again, one call each, so that whoever waits for it sees how
//! far it has come and can stop it.

use bastide_bots::best::{Budget, steps};
use bastide_bots::{Review as Reviewed, Turns};
use bastide_protocol::InGame;
use bastide_session::thought;
use bastide_wire::site::{Effort, Refusal, RefusalCode, ReviewPlan, ReviewedTurn, TurnReview};
use bastide_wire::{Action, Seat};

use crate::study::Study;

/// How many positions are looked at for each decision if nothing else is said.
const POSITIONS: u64 = 2_000;

/// A review that has begun.
#[derive(Clone, Debug)]
pub struct Review {
    turns: Turns,
    plan: Vec<ReviewedTurn>,
}

impl Review {
    /// The review of the line that an analysis looks at.
    pub(crate) fn of(study: &Study) -> Review {
        let turns = Turns::of(study.line());
        let turn = |(begins, game): (usize, &bastide_engine::Game)| ReviewedTurn {
            at: begins as u32,
            turn: game.turn_number(),
            player: Seat(asked(game)),
        };
        Review { plan: turns.beginnings().map(turn).collect(), turns }
    }

    /// The turns that can be reviewed.
    pub fn plan(&self) -> ReviewPlan {
        ReviewPlan { turns: self.plan.clone() }
    }

    /// Looks at one turn again.
    pub fn turn(&self, number: u32, effort: &Effort) -> Result<TurnReview, Refusal> {
        let Effort { millis, nodes, .. } = effort;
        let budget = Budget {
            time: millis.map(std::time::Duration::from_millis),
            positions: nodes.or(millis.is_none().then_some(POSITIONS)),
            ..Budget::default()
        };
        let turn = self.plan.get(number as usize).copied();
        let reviewed = self.turns.review(number as usize, &budget);
        let (turn, reviewed) =
            turn.zip(reviewed).ok_or_else(|| Refusal::new(RefusalCode::BadRequest))?;
        let Reviewed { before, played, best, cost, luck, .. } = &reviewed;
        Ok(TurnReview {
            turn,
            played: steps(before, played, Action::of),
            best: thought(before, best),
            cost: *cost,
            luck: *luck,
        })
    }
}

fn asked(game: &bastide_engine::Game) -> u8 {
    match game.pending() {
        bastide_engine::Pending::Decide(player, _) => player.0,
        _ => game.turn_player().0,
    }
}
