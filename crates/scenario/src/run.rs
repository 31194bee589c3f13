//! Plays the steps of a scenario.

use std::collections::VecDeque;

use bastide_engine::{Action, Event, Game, Held, Log, Match, Outcome, Pending, Rules};
use bastide_notation::{
    Lexeme, is_outcome, parse_action, parse_game, parse_outcome, print_game, print_outcome,
};

use crate::Played;
use crate::expect;
use crate::failure::Failure;
use crate::script::{Scenario, StepKind};

/// A scenario while it is being played.
pub(crate) struct Runner {
    pub played: Match,
    /// What happened since the last line of moves began.
    pub events: Vec<Event>,
    /// What chance did last. The next line names it, so that it happened in that line too.
    dealt: Vec<Event>,
    /// Answers of chance that no move has named yet.
    unnamed: VecDeque<Outcome>,
    draws_named: bool,
}

/// A check of one step; the text says what was found.
pub(crate) type Check = Result<(), String>;

pub(crate) fn run(scenario: &Scenario) -> Result<Played, Failure> {
    if let [step] = &scenario.steps[..]
        && let StepKind::Refuse { word, rule } = &step.kind
        && word == "setup"
    {
        scenario.expect_no_rules(rule)?;
        let anybody = Rules::new(bastide_engine::Setup::for_players(["Nobody"]));
        let refused = |error| Failure::of_setup(&error);
        return anybody.map(|rules| Played { all: Match::new(rules), shown: 0 }).map_err(refused);
    }
    let setup = scenario.setup.clone().map_err(Failure::of_setup)?;
    let rules = Rules::new(setup).map_err(Failure::of_setup)?;
    let mut runner = Runner {
        played: Match::new(rules),
        events: Vec::new(),
        dealt: Vec::new(),
        unnamed: VecDeque::new(),
        draws_named: scenario.draws_named,
    };
    runner.settle().map_err(Failure::of_setup)?;
    let mut shown = None;
    for step in &scenario.steps {
        let result = match &step.kind {
            StepKind::Moves(tokens) => runner.moves(tokens.iter().map(|(token, _)| token)),
            StepKind::Expect(words) => expect::check(runner.game(), &runner.events, words),
            StepKind::Refuse { word, rule } => refuse(runner.game(), word, rule),
            StepKind::Show => {
                shown = Some(runner.played.moves().len());
                Ok(())
            }
        };
        result.map_err(|found| step.failure(found, print_game(&runner.played)))?;
    }
    runner.check_notation().map_err(Failure::of_setup)?;
    let shown = shown.unwrap_or(runner.played.moves().len());
    Ok(Played { all: runner.played, shown })
}

impl Runner {
    pub fn game(&self) -> &Game {
        self.played.game()
    }

    fn moves<'a>(&mut self, tokens: impl Iterator<Item = &'a Lexeme>) -> Check {
        self.events = std::mem::take(&mut self.dealt);
        for token in tokens {
            match token {
                Lexeme::Turn(number) => self.check_turn(*number)?,
                Lexeme::Name(name) => self.check_name(name)?,
                Lexeme::Move(word) if is_outcome(word) => self.check_outcome(word)?,
                Lexeme::Move(word) => self.play(word)?,
            }
        }
        Ok(())
    }

    fn check_turn(&self, number: u32) -> Check {
        let present = self.game().turn_number();
        ensure(present == number, || format!("this is turn {present}"))
    }

    fn check_name(&self, name: &str) -> Check {
        let asked = crate::describe::pending(self.game());
        let right = matches!(self.game().pending(), Pending::Decide(..)) && asked[0] == name;
        ensure(right, || format!("it is not for {name} to play: the game asks {}", asked.join(" ")))
    }

    /// A tile or message that a move names must be the one that came.
    fn check_outcome(&mut self, word: &str) -> Check {
        let named = parse_outcome(self.game(), word).map_err(|error| error.message)?;
        match self.unnamed.pop_front() {
            None => Err(format!("{word} is not what chance is asked for here")),
            Some(came) => ensure(came == named, || {
                format!("not {word} but {} came", print_outcome(self.game(), came))
            }),
        }
    }

    fn play(&mut self, word: &str) -> Check {
        let action = parse_action(self.game(), word).map_err(|error| error.message)?;
        if let Some(outcome) = self.unnamed.front().filter(|_| self.draws_named) {
            let outcome = print_outcome(self.game(), *outcome);
            return Err(format!("{outcome} came and must be named before {word}"));
        }
        if matches!(action, Action::Place { tile: Held::Drawn, .. }) {
            self.unnamed.clear();
        }
        let mut log = Log::on();
        let result = self.played.play(action, &mut log);
        self.events.extend(log.into_events());
        result.map_err(|refusal| format!("{word} is refused: {refusal}"))?;
        self.settle()
    }

    /// Lets the script answer for chance, as long as it has answers.
    fn settle(&mut self) -> Check {
        let mut log = Log::on();
        while let Some(outcome) = self.scripted() {
            self.unnamed.push_back(outcome);
            self.played.resolve(outcome, &mut log).map_err(|refusal| refusal.to_string())?;
        }
        self.dealt = log.into_events();
        self.events.extend(self.dealt.iter().cloned());
        self.game().validate().map_err(|violation| format!("the game is not valid: {violation}"))
    }

    fn scripted(&self) -> Option<Outcome> {
        let Pending::Chance(chance) = self.game().pending() else { return None };
        let alike = self.played.outcomes().filter(|outcome| outcome.question() == chance);
        self.game().rules().scripted(chance, alike.count())
    }

    /// Every scenario is a test of the notation too.
    fn check_notation(&self) -> Check {
        let text = print_game(&self.played);
        let read = parse_game(&text).map_err(|error| format!("its notation: {error}\n{text}"))?;
        ensure(read.moves() == self.played.moves(), || format!("the notation differs:\n{text}"))
    }
}

/// An action must be refused, citing this rule, and change nothing.
pub(crate) fn refuse(game: &Game, word: &str, rule: &str) -> Check {
    let action = parse_action(game, word).map_err(|error| error.message)?;
    let mut tried = game.clone();
    match tried.play(action) {
        Ok(()) => return Err(format!("{word} is legal")),
        Err(refusal) if refusal.rule.to_string() != rule => return Err(refusal.to_string()),
        Err(_) => {}
    }
    ensure(tried == *game, || "it is refused, but it changed the game".into())
}

pub(crate) fn ensure(holds: bool, found: impl FnOnce() -> String) -> Check {
    if holds { Ok(()) } else { Err(found()) }
}
