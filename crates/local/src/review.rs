//! Game review: every turn of a game looked at again, one call each, so that whoever waits for it sees how
//! far it has come and can stop it.

use bastide_bots::best::{Budget, steps};
use bastide_bots::{Grade as Graded, Review as Reviewed, Turns};
use bastide_engine::Game;
use bastide_protocol::{InGame, ReadInGame};
use bastide_session::thought;
use bastide_wire::site::{
    Effort, Grade, Refusal, RefusalCode, ReviewPlan, ReviewedTurn, TurnReview,
};
use bastide_wire::{Action, Seat};
use serde_json::Value;

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
        let plan = turns.iter().map(|turn| ReviewedTurn {
            at: turn.begins as u32,
            end: turn.ends as u32,
            turn: turn.before.turn_number(),
            player: Seat(turn.player.0),
            choices: turn.choices as u32,
        });
        Review { plan: plan.collect(), turns }
    }

    /// The turns that can be reviewed.
    pub fn plan(&self) -> ReviewPlan {
        ReviewPlan { turns: self.plan.clone() }
    }

    /// Looks at one turn again.
    pub fn turn(&self, number: u32, effort: &Effort) -> Result<TurnReview, Refusal> {
        let reviewed = self.turns.review(number as usize, &budget(effort));
        self.told(number, reviewed)
    }

    /// Looks at another way to play one of the turns.
    pub fn instead(
        &self,
        number: u32,
        actions: &[Value],
        effort: &Effort,
    ) -> Result<TurnReview, Refusal> {
        let mut game = self.before(number)?.clone();
        let mut played = Vec::with_capacity(actions.len());
        for action in actions {
            let action = Action::read(&game, action)?;
            if !game.is_legal(action) {
                return Err(bad_request());
            }
            game.play_unchecked(action);
            played.push(action);
        }
        let reviewed = self.turns.instead(number as usize, &played, &budget(effort));
        self.told(number, reviewed)
    }

    fn before(&self, number: u32) -> Result<&Game, Refusal> {
        let turn = self.turns.iter().nth(number as usize);
        Ok(turn.ok_or_else(bad_request)?.before)
    }

    fn told(&self, number: u32, reviewed: Option<Reviewed>) -> Result<TurnReview, Refusal> {
        let turn = self.plan.get(number as usize).copied();
        let (turn, reviewed) = turn.zip(reviewed).ok_or_else(bad_request)?;
        let chance = |share: f32| (share * 1000.0).round() / 1000.0;
        let points = |points: f32| (points * 100.0).round() / 100.0;
        Ok(TurnReview {
            turn,
            played: steps(&reviewed.before, &reviewed.played, Action::of),
            turns: reviewed.turns as u32,
            scored: reviewed.scored,
            best: thought(&reviewed.before, &reviewed.best),
            margin: points(reviewed.margin()),
            after: reviewed.after.iter().copied().map(chance).collect(),
            cost: points(reviewed.cost),
            lost: chance(reviewed.lost),
            grade: grade(reviewed.grade()),
            accuracy: reviewed.accuracy().map(chance),
            luck: points(reviewed.luck),
            swing: chance(reviewed.swing),
            odds: reviewed.odds,
        })
    }
}

fn bad_request() -> Refusal {
    Refusal::new(RefusalCode::BadRequest)
}

fn budget(Effort { millis, nodes, .. }: &Effort) -> Budget {
    Budget {
        time: millis.map(std::time::Duration::from_millis),
        positions: nodes.or(millis.is_none().then_some(POSITIONS)),
        ..Budget::default()
    }
}

fn grade(grade: Graded) -> Grade {
    match grade {
        Graded::Best => Grade::Best,
        Graded::Good => Grade::Good,
        Graded::Inaccuracy => Grade::Inaccuracy,
        Graded::Mistake => Grade::Mistake,
        Graded::Blunder => Grade::Blunder,
    }
}
