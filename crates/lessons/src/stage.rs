//! A scene while it is played: the script goes on by itself until the learner is asked.

use std::sync::Arc;

use bastide_engine::{Action, Event, Game, Log, Match, Pending, Player, Refusal};
use bastide_notation::{is_outcome, parse_action, parse_outcome, print_action};
use bastide_protocol::{InGame, WireEvent};
use bastide_table::Ply;

use crate::error::{LessonError, Problem};
use crate::script::{Kind, Lesson, Scene, SceneLine, Step};

/// Decides whether a claim holds, `expect ...` or `refuse ...`, of a game and of what has happened since
/// the learner's last answer; the text says what was found.
pub type Judge = fn(&Game, &[Event], &str) -> Result<(), String>;

/// Claims are for tests: whoever plays has no need to check them again.
fn trust(_: &Game, _: &[Event], _: &str) -> Result<(), String> {
    Ok(())
}

/// A scene that is being played.
#[derive(Clone, Debug)]
pub struct Stage<'a> {
    lesson: &'a Lesson,
    scene: &'a Scene,
    judge: Judge,
    played: Match,
    plies: Vec<Arc<Ply>>,
    /// How many lines are over. The next one is what the learner is asked, or there is none.
    over: usize,
    answers: Vec<String>,
    /// What has happened since the last answer.
    news: Vec<Event>,
}

/// What comes of an answer.
#[derive(Clone, PartialEq, Debug)]
pub enum Outcome<'a> {
    /// That is what the step was about; the scene goes on.
    Solved,
    /// It is legal, but not the point; nothing has changed. Perhaps there is a message about it.
    Other(Option<&'a str>),
    /// It is illegal; nothing has changed.
    Refused(Refusal),
}

impl<'a> Stage<'a> {
    /// A scene, played until the learner is asked.
    pub fn open(lesson: &'a Lesson, scene: &'a Scene) -> Result<Stage<'a>, LessonError> {
        Stage::judged(lesson, scene, trust)
    }

    /// The same, with claims checked on the way.
    pub(crate) fn judged(
        lesson: &'a Lesson,
        scene: &'a Scene,
        judge: Judge,
    ) -> Result<Stage<'a>, LessonError> {
        let opening = Ply { by: None, begins: 0, revealed: true, events: Vec::new() };
        let mut stage = Stage {
            lesson,
            scene,
            judge,
            played: scene.start.clone(),
            plies: vec![Arc::new(opening)],
            over: 0,
            answers: Vec::new(),
            news: Vec::new(),
        };
        stage.go_on()?;
        Ok(stage)
    }

    /// The scene.
    pub fn scene(&self) -> &'a Scene {
        self.scene
    }

    /// The game as it stands.
    pub fn game(&self) -> &Game {
        self.played.game()
    }

    /// What has happened, point by point.
    pub fn plies(&self) -> &[Arc<Ply>] {
        &self.plies
    }

    /// The game as it stood at a point.
    pub fn at(&self, ply: usize) -> Match {
        let end = self.plies.get(ply + 1).map_or(self.played.moves().len(), |next| next.begins);
        // What was played before the scene is among its moves.
        self.played.first(end.max(self.scene.start.moves().len()))
    }

    /// How many steps are solved.
    pub fn solved(&self) -> usize {
        self.answers.len()
    }

    /// What the learner is asked; nothing when the scene is over.
    pub fn asked(&self) -> Option<&'a Step> {
        match self.scene.lines.get(self.over).map(|line| &line.kind) {
            Some(Kind::Ask(step)) => Some(step),
            _ => None,
        }
    }

    /// The legal actions that solve what is asked, the one that a hint shows first.
    pub fn solutions(&self) -> Vec<Action> {
        let Some(step) = self.asked() else { return Vec::new() };
        let legal = self.game().legal_actions();
        let mut found: Vec<Action> = Vec::new();
        for pattern in &step.answers {
            let meant = legal.iter().filter(|action| pattern.means(self.game(), **action));
            found.extend(meant);
        }
        let mut once = Vec::with_capacity(found.len());
        found.into_iter().for_each(|action| {
            if !once.contains(&action) {
                once.push(action);
            }
        });
        once
    }

    /// Answers what is asked.
    pub fn answer(&mut self, action: Action) -> Result<Outcome<'a>, LessonError> {
        let Some(step) = self.asked() else { return Ok(Outcome::Other(None)) };
        if let Err(refusal) = self.game().clone().play(action) {
            return Ok(Outcome::Refused(refusal));
        }
        if !step.answers.iter().any(|pattern| pattern.means(self.game(), action)) {
            let mut replies = step.replies.iter();
            let meant = |to: &[crate::Pattern]| to.iter().any(|it| it.means(self.game(), action));
            return Ok(Outcome::Other(
                replies.find(|reply| meant(&reply.to)).map(|reply| &*reply.name),
            ));
        }
        let word = print_action(self.game(), action);
        self.news.clear();
        self.play(action, &word).map_err(|problem| self.error(problem))?;
        self.answers.push(word);
        self.over += 1;
        self.go_on()?;
        Ok(Outcome::Solved)
    }

    /// Plays on until the learner is asked again or the scene is over.
    fn go_on(&mut self) -> Result<(), LessonError> {
        while let Some(SceneLine { kind, .. }) = self.scene.lines.get(self.over) {
            match kind {
                Kind::Ask(step) => {
                    self.check_asked(step).map_err(|problem| self.error(problem))?;
                    return Ok(());
                }
                Kind::Then(words) => words
                    .iter()
                    .try_for_each(|word| self.scripted(word))
                    .map_err(|problem| self.error(problem))?,
                Kind::Claim(claim) => {
                    let checked = (self.judge)(self.game(), &self.news, claim);
                    let problem = |found| Problem::Claim { claim: claim.clone(), found };
                    checked.map_err(problem).map_err(|problem| self.error(problem))?;
                }
            }
            self.over += 1;
        }
        Ok(())
    }

    fn check_asked(&self, step: &Step) -> Result<(), Problem> {
        let game = self.game();
        let waits = match game.pending() {
            Pending::Decide(player, _) if player == self.scene.learner => {
                return step.answers.iter().try_for_each(|pattern| self.check_answer(pattern));
            }
            Pending::Decide(player, _) => name_of(game, player),
            Pending::Chance(_) => "chance".to_owned(),
            Pending::Over => "the game is over".to_owned(),
        };
        Err(Problem::NotAsked { waits })
    }

    pub(crate) fn check_answer(&self, pattern: &crate::Pattern) -> Result<(), Problem> {
        let legal = self.game().legal_actions();
        if legal.iter().any(|action| pattern.means(self.game(), *action)) {
            return Ok(());
        }
        let legal: Vec<String> =
            legal.into_iter().map(|action| print_action(self.game(), action)).collect();
        Err(Problem::NoAction { pattern: pattern.text().to_owned(), legal: legal.join(" ") })
    }

    /// A word of the script: the name of who acts, what chance answers, or a move.
    fn scripted(&mut self, word: &str) -> Result<(), Problem> {
        let problem = |why: String| Problem::Word { word: word.to_owned(), why };
        let players = &self.game().rules().setup().players;
        if players.iter().any(|name| name == word) {
            let acts = match self.game().pending() {
                Pending::Decide(player, _) => name_of(self.game(), player),
                _ => name_of(self.game(), self.game().turn_player()),
            };
            return if acts == word { Ok(()) } else { Err(problem(format!("it is for {acts}"))) };
        }
        if is_outcome(word) {
            let outcome =
                parse_outcome(self.game(), word).map_err(|error| problem(error.message))?;
            let mut log = Log::on();
            self.played
                .resolve(outcome, &mut log)
                .map_err(|refusal| problem(refusal.to_string()))?;
            self.happened(log.into_events(), true);
            return Ok(());
        }
        let action = parse_action(self.game(), word).map_err(|error| problem(error.message))?;
        if let Pending::Decide(player, _) = self.game().pending()
            && player == self.scene.learner
        {
            return Err(problem("the learner's moves are asked for, not scripted".to_owned()));
        }
        self.play(action, word)
    }

    /// Plays an action: a point of its own.
    fn play(&mut self, action: Action, word: &str) -> Result<(), Problem> {
        let by = match self.game().pending() {
            Pending::Decide(player, _) => Some(player),
            _ => None,
        };
        let begins = self.played.moves().len();
        let mut log = Log::on();
        let result = self.played.play(action, &mut log);
        result
            .map_err(|refusal| Problem::Word { word: word.to_owned(), why: refusal.to_string() })?;
        self.plies.push(Arc::new(Ply { by, begins, revealed: false, events: Vec::new() }));
        self.happened(log.into_events(), false);
        Ok(())
    }

    /// Adds events to the last point.
    fn happened(&mut self, events: Vec<Event>, revealed: bool) {
        let on_wire = WireEvent::list(self.game(), events.iter().cloned());
        if let Some(ply) = self.plies.last_mut() {
            let ply = Arc::make_mut(ply);
            ply.events.extend(on_wire);
            ply.revealed |= revealed;
        }
        self.news.extend(events);
    }

    pub(crate) fn error(&self, problem: Problem) -> LessonError {
        let here = self.scene.lines.get(self.over);
        let asked = self.scene.lines[..(self.over + 1).min(self.scene.lines.len())].iter().rev();
        let step = asked.into_iter().find_map(|line| match &line.kind {
            Kind::Ask(step) => Some(step.name.clone()),
            _ => None,
        });
        LessonError {
            lesson: self.lesson.name.clone(),
            scene: Some(self.scene.name.clone()),
            step,
            line: here.map_or(self.scene.line, |line| line.number),
            answers: self.answers.clone(),
            problem: Box::new(problem),
        }
    }
}

fn name_of(game: &Game, player: Player) -> String {
    game.rules().setup().players[player.index()].clone()
}
