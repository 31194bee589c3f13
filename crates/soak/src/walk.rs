//! A random game that is checked while it is played.

use std::sync::Arc;

use bastide_bots::Rng;
use bastide_engine::{
    Action, Chance, Event, Game, Kind, Log, Match, Move, Outcome, Pending, Player, Rules,
};

use bastide_notation::{parse_position, print_position};

use crate::coverage::Coverage;
use crate::damaged::survives_damage;
use crate::letter::placements_are_right;
use crate::probe::legal_if_and_only_if_accepted;
use crate::style::Style;

/// No game of the tiles that fit on a board takes so many plies.
const MOST_PLIES: usize = 100_000;

/// How many damaged texts are made of one position.
const DAMAGED: u32 = 4;

/// How often each check is made: once in so many plies, by chance.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Checks {
    /// `Game::validate`: all that is derived equals a rebuild, and nothing is lost.
    pub validate: u32,
    /// The placements are those of the letter of the rules.
    pub placements: u32,
    /// An action is accepted if and only if it is listed, and a refusal changes nothing.
    pub refusals: u32,
    /// The transcript replays to the same state, and undo equals replay.
    pub replay: u32,
    /// The same at the end, once in so many games.
    pub replay_at_end: u32,
}

impl Checks {
    /// Everything after every ply.
    pub const EVERY: Checks =
        Checks { validate: 1, placements: 1, refusals: 1, replay: 1, replay_at_end: 1 };

    /// Everything after every ply, but for what is too slow even for that.
    pub const THOROUGH: Checks =
        Checks { validate: 1, placements: 1, refusals: 48, replay: 64, replay_at_end: 1 };

    /// A sample of everything.
    pub const SAMPLED: Checks =
        Checks { validate: 32, placements: 32, refusals: 1024, replay: 2048, replay_at_end: 8 };
}

/// The game, and what must come of it.
pub struct Walk {
    rules: Arc<Rules>,
    game: Game,
    moves: Vec<Move>,
    /// Chooses the moves. The checks have chance of their own, so that the game does not depend on
    /// how often it is checked.
    choices: Rng,
    chance_of_checks: Rng,
    checks: Checks,
    style: Style,
    actions: Vec<Action>,
    /// Points of each player by the awards that were announced.
    awarded: Vec<u16>,
    abbey: Option<Kind>,
    /// Tiles that were drawn and not laid yet: parts nest, and a draw can have decisions of its own.
    in_hand: usize,
    discarded: usize,
    squares: usize,
    /// The same game, stated as text at some move and read again; it must go on alike.
    twin: Twin,
}

/// A game that is read from the text of a position.
enum Twin {
    /// It will be read, once in so many plies from now on.
    Wanted(u32),
    Playing(Box<Game>),
}

impl Walk {
    /// A game that follows from its rules and the seed.
    pub fn new(rules: Arc<Rules>, seed: u64, checks: Checks) -> Walk {
        let game = Game::new(rules.clone());
        let mut choices = Rng::new(seed);
        Walk {
            style: Style::random(&mut choices),
            choices,
            chance_of_checks: Rng::new(!seed),
            checks,
            moves: Vec::new(),
            actions: Vec::new(),
            awarded: vec![0; rules.players() as usize],
            abbey: rules.kind("am.abbey"),
            in_hand: 0,
            discarded: 0,
            twin: Twin::Wanted([1, 8, 40, 200][(seed % 4) as usize]),
            squares: game.board().tiles().len()
                + game.bag().left() as usize
                + abbeys_in_hand(&game),
            game,
            rules,
        }
    }

    /// The game as it stands.
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// What was played, the move included that the engine could not make.
    pub fn moves(&self) -> &[Move] {
        &self.moves
    }

    /// Plays to the end and checks on the way.
    pub fn finish(&mut self, coverage: &mut Coverage) -> Result<(), String> {
        self.check(coverage)?;
        while self.step(coverage)? {
            self.check(coverage)?;
        }
        self.check_end()
    }

    /// Plays one ply; `false` at the end of the game.
    fn step(&mut self, coverage: &mut Coverage) -> Result<bool, String> {
        let entry = match self.game.pending() {
            Pending::Over => return Ok(false),
            Pending::Chance(chance) => Move::Outcome(self.outcome(chance)?),
            Pending::Decide(_, decision) => {
                coverage.count_decision(decision);
                self.game.legal_actions_into(&mut self.actions);
                if self.actions.is_empty() {
                    return Err(format!("{decision:?} offers nothing"));
                }
                Move::Action(self.style.choose(&self.game, &self.actions, &mut self.choices))
            }
        };
        coverage.count_move(entry);
        self.moves.push(entry);
        self.twin_plays(entry)?;
        let mut log = Log::on();
        let played = match entry {
            Move::Action(action) => self.game.play_logged(action, &mut log),
            Move::Outcome(outcome) => self.game.resolve_logged(outcome, &mut log),
        };
        played.map_err(|refusal| format!("{entry:?} was offered, but refused: {refusal}"))?;
        for event in log.into_events() {
            coverage.count_event(&event);
            self.read(&event);
        }
        ensure(self.moves.len() < MOST_PLIES, "the game does not end")?;
        Ok(true)
    }

    fn read(&mut self, event: &Event) {
        match event {
            Event::Scored(award) => self.awarded[award.player.index()] += award.value.points(),
            Event::TileDrawn { .. } => self.in_hand += 1,
            Event::TileSetAside { .. } => self.in_hand -= 1,
            Event::TilePlaced { kind, .. } => {
                // An abbey is laid in place of a draw (AM-10).
                self.in_hand -= (Some(*kind) != self.abbey) as usize;
            }
            Event::TileDiscarded { .. } => {
                self.in_hand -= 1;
                self.discarded += 1;
            }
            Event::TileHidden { .. } => self.discarded += 1,
            // A script names tiles that waited once more, so that the first time was for nothing.
            Event::TilesMixedIn { number, .. } if self.rules.draw_script().is_some() => {
                self.discarded += *number as usize;
            }
            _ => {}
        }
    }

    /// What the set-up fixes of chance, or else any possible answer: those that are seldom drawn as
    /// often as all others.
    fn outcome(&mut self, chance: Chance) -> Result<Outcome, String> {
        let alike = |entry: &&Move| matches!(entry, Move::Outcome(it) if it.question() == chance);
        let setup = self.rules.setup();
        let fixed = setup.draw.is_some() || !setup.chance.is_empty();
        let number = if fixed { self.moves.iter().filter(alike).count() } else { 0 };
        let scripted = fixed.then(|| self.rules.scripted(chance, number)).flatten();
        match scripted.filter(|outcome| self.game.is_possible(*outcome)) {
            Some(outcome) => Ok(outcome),
            // Tokens can be scripted more often than there are some.
            None if scripted.is_some() && chance != Chance::Token => {
                Err(format!("{scripted:?} was scripted and is impossible"))
            }
            None => {
                let outcomes = self.game.outcomes();
                ensure(!outcomes.is_empty(), "chance is asked and has no answer")?;
                Ok(outcomes[self.choices.below(outcomes.len() as u32) as usize].0)
            }
        }
    }

    /// States the game as text, and reads it again.
    fn state_twin(&mut self) -> Result<(), String> {
        let Twin::Wanted(once_in) = self.twin else { return Ok(()) };
        if !self.is_due(once_in) {
            return Ok(());
        }
        let text = print_position(&self.game);
        let twin = parse_position(&text)
            .map_err(|error| format!("its position cannot be read: {error}\n{text}"))?;
        ensure(twin == self.game, "its position is read as another game")?;
        ensure(twin.key() == self.game.key(), "its position has another key")?;
        ensure(print_position(&twin) == text, "its position has two texts")?;
        self.twin = Twin::Playing(Box::new(twin));
        for _ in 0..DAMAGED {
            survives_damage(&text, &mut self.chance_of_checks)?;
        }
        Ok(())
    }

    /// What is played here can be played there.
    fn twin_plays(&mut self, entry: Move) -> Result<(), String> {
        let Twin::Playing(twin) = &mut self.twin else { return Ok(()) };
        let played = match entry {
            Move::Action(action) => twin.play(action),
            Move::Outcome(outcome) => twin.resolve(outcome),
        };
        played.map_err(|refusal| format!("{entry:?} is refused after a position: {refusal}"))
    }

    fn check(&mut self, coverage: &mut Coverage) -> Result<(), String> {
        self.state_twin()?;
        ensure(self.tiles_now() == self.squares, "a tile is lost")?;
        if self.is_due(self.checks.validate) {
            self.game.validate().map_err(|violation| violation.to_string())?;
            self.check_scores()?;
        }
        if self.is_due(self.checks.placements) {
            let right = placements_are_right(&self.game);
            ensure(right, "the placements are not those of the rules")?;
        }
        if self.is_due(self.checks.refusals) {
            let witness = |refusal: &bastide_engine::Refusal| {
                coverage.count_refusal(refusal.rule.to_string());
            };
            legal_if_and_only_if_accepted(&self.game, &mut self.chance_of_checks, witness)?;
        }
        if self.is_due(self.checks.replay) {
            self.replay_and_undo()?;
        }
        Ok(())
    }

    fn is_due(&mut self, once_in: u32) -> bool {
        self.chance_of_checks.below(once_in) == 0
    }

    fn check_scores(&self) -> Result<(), String> {
        ensure(self.game.scores() == self.awarded, "the scores are not the sum of the awards")
    }

    fn check_end(&mut self) -> Result<(), String> {
        self.game.validate().map_err(|violation| violation.to_string())?;
        self.check_scores()?;
        ensure(self.game.pending() == Pending::Over, "the game is not over")?;
        ensure(self.game.legal_actions().is_empty(), "something is legal after the end")?;
        ensure(self.game.figures().is_empty(), "figures stayed on the board (BG-63)")?;
        if let Twin::Playing(twin) = &self.twin {
            ensure(**twin == self.game, "a game from a position comes to another end")?;
        }
        if self.is_due(self.checks.replay_at_end) {
            self.replay_and_undo()?;
        }
        Ok(())
    }

    fn tiles_now(&self) -> usize {
        let game = &self.game;
        game.board().tiles().len()
            + game.bag().left() as usize
            + game.bag().aside().len()
            + self.discarded
            + self.in_hand
            + abbeys_in_hand(game)
    }

    /// The transcript replays to the same state, a clone is equal, and taking an action back is
    /// the same as never having played it.
    fn replay_and_undo(&self) -> Result<(), String> {
        let replayed = |moves| Match::replay(self.rules.clone(), moves).map_err(|e| e.to_string());
        let mut again = replayed(&self.moves)?;
        ensure(*again.game() == self.game, "the transcript replays to another state")?;
        ensure(self.game.clone() == self.game, "a clone differs from its original")?;
        if again.undo() {
            let before = replayed(&self.moves[..again.moves().len()])?;
            ensure(again.game() == before.game(), "undo differs from a replay")?;
            ensure(matches!(again.game().pending(), Pending::Decide(..)), "undo asks nobody")?;
        }
        Ok(())
    }
}

fn abbeys_in_hand(game: &Game) -> usize {
    (0..game.rules().players()).map(|player| game.abbeys(Player(player)) as usize).sum()
}

fn ensure(holds: bool, otherwise: &str) -> Result<(), String> {
    if holds { Ok(()) } else { Err(otherwise.to_string()) }
}
