//! A game looked at again: what turns cost and what draws gave, whatever is played.

use bastide_bots::best::Budget;
use bastide_bots::{Playout, Review, Turns, review};
use bastide_engine::{Chance, Log, Match, Move, PRESETS, Pending, Preset, Rules};

fn preset(id: &str) -> &'static Preset {
    PRESETS.iter().find(|preset| preset.name == id).expect("there is such a preset")
}

/// The first moves of a random game.
fn random(id: &str, players: &[&str], moves: usize) -> Match {
    random_with(11, id, players, moves)
}

/// The first moves of the random game of a seed.
fn random_with(seed: u64, id: &str, players: &[&str], moves: usize) -> Match {
    let rules = Rules::new(preset(id).setup(players.iter().copied())).expect("it makes a game");
    let mut played = Match::new(rules);
    let mut playout = Playout::new(seed);
    while played.moves().len() < moves {
        let Some(next) = playout.choose(played.game()) else { break };
        played.enter(next, &mut Log::off()).expect("it is legal");
    }
    played
}

/// Quick enough for a test of a large box.
fn quick() -> Budget {
    Budget { width: 4, first_look: 100, ..Budget::positions(0) }
}

fn holds_together(review: &Review) {
    let own = review.player.index();
    let sum: f32 = review.after.iter().sum();
    assert!((sum - 1.0).abs() < 1e-4, "{:?}", review.after);
    assert!(review.after.iter().all(|chance| (-1e-6..=1.0).contains(chance)));
    // What was possible is what was played and what was given away.
    assert!((review.best.win[own] - review.lost - review.after[own]).abs() < 1e-4);
    assert!((review.best.margin - review.cost - review.margin()).abs() < 1e-4);
    assert!(review.cost >= 0.0 && review.lost >= 0.0 && review.turns >= 1);
    assert!(review.odds.is_none_or(|odds| odds > 0.0 && odds <= 1.0));
}

#[test]
fn the_luck_of_all_draws_adds_up_to_nothing() {
    let mut played = random("base", &["Ann", "Bob"], 30);
    let mut playout = Playout::new(5);
    while !matches!(played.game().pending(), Pending::Chance(Chance::Draw)) {
        let next = playout.choose(played.game()).expect("the game goes on");
        played.enter(next, &mut Log::off()).expect("it is legal");
    }
    let outcomes = played.game().outcomes();
    assert!(outcomes.len() > 5);
    let (mut points, mut chance, mut odds) = (0.0, 0.0, 0.0);
    for (outcome, weight) in outcomes {
        let mut drawn = played.clone();
        drawn.enter(Move::Outcome(outcome), &mut Log::off()).expect("it can be drawn");
        let next = Move::Action(drawn.game().legal_actions()[0]);
        drawn.enter(next, &mut Log::off()).expect("it is legal");
        let turns = Turns::of(&drawn);
        let last = turns.review(turns.len() - 1, &Budget::positions(0)).expect("it was played");
        points += last.luck * f32::from(weight);
        chance += last.swing * f32::from(weight);
        odds += last.odds.expect("a tile was drawn");
    }
    assert!(points.abs() < 0.05 && chance.abs() < 0.01, "{points} {chance}");
    assert!((odds - 1.0).abs() < 1e-4, "{odds}");
}

#[test]
fn a_game_of_two_is_reviewed_to_its_end() {
    let played = random_with(3, "base", &["Ann", "Bob"], usize::MAX);
    let reviews = review(&played, &Budget { threads: 2, ..quick() });
    assert!(reviews.len() >= 71, "{}", reviews.len());
    reviews.iter().for_each(holds_together);
    // Random players give a lot away, and chance favours nobody by that much.
    let cost: f32 = reviews.iter().map(|it| it.cost).sum();
    let luck: f32 = reviews.iter().map(|it| it.luck).sum();
    assert!(cost > 3.0 * luck.abs(), "{cost} {luck}");
    // Points that a player scored in the turns of others are not among them.
    let mut scored = [0; 2];
    for it in &reviews {
        scored[it.player.index()] += it.scored;
    }
    let before_the_last = reviews.last().expect("turns were played").before.scores();
    assert!(scored.iter().any(|points| *points > 0), "nothing was finished in this game");
    assert!(scored.iter().zip(before_the_last).all(|(own, all)| *own <= i32::from(all)));
    let turns = Turns::of(&played);
    for (turn, next) in turns.iter().zip(turns.iter().skip(1)) {
        assert!(turn.begins < turn.ends && turn.ends <= next.begins);
    }
}

#[test]
fn three_players_dice_and_everything_are_reviewed() {
    let boxes = [("classic", 40), ("big-box-5", 60), ("everything", 60)];
    for (id, moves) in boxes {
        let played = random(id, &["Ann", "Bob", "Cid"], moves);
        let turns = Turns::of(&played);
        assert!(turns.len() > 3, "{id}");
        for number in (0..turns.len()).step_by(3) {
            let reviewed = turns.review(number, &quick()).expect("it was played");
            assert_eq!(reviewed.after.len(), 3);
            holds_together(&reviewed);
        }
    }
}

#[test]
fn a_turn_played_in_another_way_is_judged_by_that() {
    let played = random("base", &["Ann", "Bob"], 40);
    let turns = Turns::of(&played);
    let budget = Budget::positions(2_000);
    let bad = (0..turns.len())
        .find(|number| turns.review(*number, &budget).is_some_and(|it| it.lost > 0.02))
        .expect("random players give something away");
    let reviewed = turns.review(bad, &budget).expect("it was played");
    let again = turns.instead(bad, &reviewed.played, &budget).expect("it was legal");
    assert_eq!((again.lost, again.grade()), (reviewed.lost, reviewed.grade()));
    let better = turns.instead(bad, &reviewed.best.line, &budget).expect("it is legal");
    assert!(better.lost < reviewed.lost, "{} {}", better.lost, reviewed.lost);
    assert_eq!((better.luck, better.player), (reviewed.luck, reviewed.player));
    assert!(turns.instead(bad, &[], &budget).is_none());
    let twice = [reviewed.played[0], reviewed.played[0]];
    assert!(turns.instead(bad, &twice, &budget).is_none(), "a tile lies there already");
}
