//! Reads the file of a lesson. `docs/lessons.md` describes the format.

use std::collections::HashMap;

use bastide_engine::{Match, Player, System};
use bastide_notation::{is_position, parse_game, parse_match_position};

use crate::error::{LessonError, Problem};
use crate::pattern::Pattern;

/// The name of the learner among the players of a scene.
pub const LEARNER: &str = "You";

/// Who plays where a scene does not say.
const PLAYERS: &str = "players: You, Odile\n";

/// What a line of a scene can be once its position is over.
const LINES: &str =
    "\"then: ...\", \"ask NAME: ...\", \"reply NAME: ...\", \"expect ...\" or \"refuse ...\"";

/// A lesson: positions to play through, one after the other.
#[derive(Clone, Debug)]
pub struct Lesson {
    /// The system that it is about.
    pub name: String,
    /// Its scenes, in order.
    pub scenes: Vec<Scene>,
}

/// A position, and what is done in it.
#[derive(Clone, Debug)]
pub struct Scene {
    /// Its name, from which the keys of its messages are made.
    pub name: String,
    /// Where it begins.
    pub start: Match,
    /// The player who learns.
    pub learner: Player,
    pub(crate) lines: Vec<SceneLine>,
    /// The line of the file where it begins.
    pub(crate) line: usize,
}

impl Scene {
    /// What the learner is asked, in order.
    pub fn steps(&self) -> impl Iterator<Item = &Step> {
        self.lines.iter().filter_map(|line| match &line.kind {
            Kind::Ask(step) => Some(step),
            _ => None,
        })
    }
}

/// Something that the learner is asked to do.
#[derive(Clone, Debug)]
pub struct Step {
    /// Its name, from which the key of its message is made.
    pub name: String,
    /// What solves it; the first is what a hint shows.
    pub answers: Vec<Pattern>,
    /// What other legal actions are told, the first that fits.
    pub replies: Vec<Reply>,
}

/// What is said about legal actions that do not solve a step.
#[derive(Clone, Debug)]
pub struct Reply {
    /// Its name, from which the key of its message is made.
    pub name: String,
    /// The actions.
    pub to: Vec<Pattern>,
}

/// A line of a scene after its position.
#[derive(Clone, Debug)]
pub(crate) struct SceneLine {
    pub number: usize,
    pub kind: Kind,
}

#[derive(Clone, Debug)]
pub(crate) enum Kind {
    /// Moves of others and answers of chance.
    Then(Vec<String>),
    Ask(Step),
    /// `expect ...` or `refuse ...`, as in a scenario.
    Claim(String),
}

/// How many scenes a lesson has. The first lesson teaches a whole game.
fn scenes_of(name: &str) -> (usize, usize) {
    if name == System::Base.about().name { (5, 8) } else { (2, 5) }
}

impl Lesson {
    /// Reads a lesson.
    pub fn parse(name: &str, text: &str) -> Result<Lesson, LessonError> {
        let mut reader = Reader { lesson: name, scenes: Vec::new(), step: None, scene: None };
        if !System::ALL.iter().any(|system| system.about().name == name) {
            return Err(reader.error(1, Problem::NoSystem));
        }
        let mut draft = None;
        for (index, line) in text.lines().enumerate() {
            let number = index + 1;
            match line.strip_prefix("scene:") {
                Some(scene) => {
                    reader.finish(draft.take())?;
                    let scene = bare(scene).to_owned();
                    (reader.scene, reader.step) = (Some(scene.clone()), None);
                    reader.check_name(&scene, number)?;
                    draft = Some(Draft::new(scene, number));
                }
                None => reader.read(draft.as_mut(), number, line)?,
            }
        }
        reader.finish(draft.take())?;
        reader.check()
    }
}

/// A scene that is being read.
struct Draft {
    name: String,
    line: usize,
    /// Its position; blank lines keep the numbers of lines in errors right.
    position: String,
    lines: Vec<SceneLine>,
    /// Names of steps and replies, and whether each is a reply.
    names: HashMap<String, bool>,
}

impl Draft {
    fn new(name: String, line: usize) -> Draft {
        let position = "\n".repeat(line);
        Draft { name, line, position, lines: Vec::new(), names: HashMap::new() }
    }
}

struct Reader<'a> {
    lesson: &'a str,
    scenes: Vec<Scene>,
    scene: Option<String>,
    step: Option<String>,
}

impl Reader<'_> {
    fn error(&self, line: usize, problem: Problem) -> LessonError {
        let (scene, step) = (self.scene.clone(), self.step.clone());
        LessonError {
            lesson: self.lesson.to_owned(),
            scene,
            step,
            line,
            answers: Vec::new(),
            problem: Box::new(problem),
        }
    }

    fn read(
        &mut self,
        draft: Option<&mut Draft>,
        number: usize,
        line: &str,
    ) -> Result<(), LessonError> {
        let text = bare(line);
        let wrong = |wanted| Problem::Line { line: text.to_owned(), wanted };
        let Some(draft) = draft else {
            let blank = text.is_empty();
            return if blank { Ok(()) } else { Err(self.error(number, wrong("\"scene: NAME\""))) };
        };
        let (first, rest) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
        let kind = match first {
            "then:" => Kind::Then(words(rest)),
            "expect" | "refuse" => Kind::Claim(text.to_owned()),
            "ask" | "reply" => {
                let (name, words) =
                    self.named(rest).map_err(|wanted| self.error(number, wrong(wanted)))?;
                self.check_name(&name, number)?;
                // Several steps can give the same reply, but each asks something else.
                let before = draft.names.insert(name.clone(), first == "reply");
                if before.is_some_and(|is_reply| !is_reply || first == "ask") {
                    return Err(self.error(number, Problem::Twice(name)));
                }
                let patterns = words.iter().map(|word| Pattern::new(word)).collect();
                if first == "reply" {
                    let Some(SceneLine { kind: Kind::Ask(step), .. }) = draft.lines.last_mut()
                    else {
                        return Err(self.error(number, wrong("a reply below what is asked")));
                    };
                    step.replies.push(Reply { name, to: patterns });
                    return Ok(());
                }
                self.step = Some(name.clone());
                Kind::Ask(Step { name, answers: patterns, replies: Vec::new() })
            }
            _ if draft.lines.is_empty() => {
                draft.position.push_str(line);
                draft.position.push('\n');
                return Ok(());
            }
            "" => return Ok(()),
            _ => return Err(self.error(number, wrong(LINES))),
        };
        draft.lines.push(SceneLine { number, kind });
        Ok(())
    }

    /// `NAME: words`.
    fn named(&self, text: &str) -> Result<(String, Vec<String>), &'static str> {
        let (name, rest) = text.split_once(": ").ok_or("NAME: and words of the notation")?;
        match words(rest) {
            words if words.is_empty() => Err("at least one word of the notation"),
            words => Ok((name.trim().to_owned(), words)),
        }
    }

    /// A name is a part of the key of a message. Some keys have a meaning of their own.
    fn check_name(&self, name: &str, line: usize) -> Result<(), LessonError> {
        let plain = |sign: char| sign.is_ascii_lowercase() || sign.is_ascii_digit() || sign == '-';
        if name.is_empty() || !name.chars().all(plain) || ["text", "done", "line"].contains(&name) {
            let wanted = "a name of small letters, but neither text nor done nor line";
            return Err(self.error(line, Problem::Line { line: name.to_owned(), wanted }));
        }
        Ok(())
    }

    fn finish(&mut self, draft: Option<Draft>) -> Result<(), LessonError> {
        let Some(Draft { name, line, mut position, lines, .. }) = draft else { return Ok(()) };
        self.step = None;
        if self.scenes.iter().any(|scene| scene.name == name) {
            return Err(self.error(line, Problem::Twice(name)));
        }
        if !position.lines().any(|text| text.starts_with("players:")) {
            // The line of `scene:` itself is free.
            let before: usize = line - 1;
            position.replace_range(before..before + 1, PLAYERS);
        }
        let read = if is_position(&position) { parse_match_position } else { parse_game };
        let start =
            read(&position).map_err(|error| self.error(error.line, Problem::Position(error)))?;
        let players = &start.game().rules().setup().players;
        let learner = players.iter().position(|player| player == LEARNER);
        let learner = Player(learner.ok_or_else(|| self.error(line, Problem::NoLearner))? as u8);
        let has = |wanted: fn(&Kind) -> bool| lines.iter().any(|line| wanted(&line.kind));
        if !has(|kind| matches!(kind, Kind::Ask(_))) {
            return Err(self.error(line, Problem::Missing("ask")));
        }
        if !has(|kind| matches!(kind, Kind::Claim(_))) {
            return Err(self.error(line, Problem::Missing("expect")));
        }
        self.scenes.push(Scene { name, start, learner, lines, line });
        Ok(())
    }

    fn check(self) -> Result<Lesson, LessonError> {
        let (least, most) = scenes_of(self.lesson);
        let found = self.scenes.len();
        if !(least..=most).contains(&found) {
            let whole = Reader { scene: None, step: None, ..self };
            return Err(whole.error(1, Problem::Scenes { found, least, most }));
        }
        Ok(Lesson { name: self.lesson.to_owned(), scenes: self.scenes })
    }
}

/// A line without its comment.
fn bare(line: &str) -> &str {
    line.split('#').next().unwrap_or_default().trim()
}

fn words(text: &str) -> Vec<String> {
    text.split_whitespace().map(str::to_owned).collect()
}
