//! A table: a running game with its set-up and its dealer. Chance is settled at once, so that a
//! table always waits for a player or has finished. What fails leaves it as it was.

use std::hash::{DefaultHasher, Hash, Hasher};

use bastide_dealer::Dealer;
use bastide_engine::{Game, Log, Match, Move, Outcome, Pending, Rules};
use bastide_notation::{parse_match_position, print_match_position, print_setup};
use bastide_protocol::{
    FromEngine, FromGame, InGame, ReadInGame, SetupExt, WireAction, WireDecision, WireError,
    WireEvent, WireMove, WireSetup,
};
use bastide_wire::{Code, Text, Transcript, not_wanted};
use serde_json::Value;

/// A running game.
#[derive(Clone, Debug)]
pub struct Table {
    /// As it was given, with a seed in any case.
    setup: WireSetup,
    played: Match,
    dealer: Dealer,
    /// The position with which it began, as text, where it did not begin with the set-up.
    start: Option<String>,
}

impl Table {
    /// Begins a game. Without a seed it takes one from the operating system and writes it down, so
    /// that the transcript always tells the whole game.
    pub fn new(setup: WireSetup) -> Result<Table, WireError> {
        let mut table = Table::undealt(setup)?;
        table.deal(&mut Log::off())?;
        Ok(table)
    }

    /// Replays a transcript and goes on from where it ends.
    pub fn load(transcript: &Value) -> Result<Table, WireError> {
        let mut table = match (transcript.get("setup"), transcript.get("position")) {
            (_, Some(position)) => Table::undealt_position(position)?,
            (Some(setup), None) => Table::undealt(WireSetup::read(setup)?)?,
            (None, None) => {
                let message = "a transcript needs a \"setup\" and \"moves\"";
                return Err(WireError::new(Code::BadSetup, message));
            }
        };
        let Some(moves) = transcript.get("moves").and_then(Value::as_array) else {
            let message = "the \"moves\" of a transcript are a list";
            return Err(WireError::new(Code::IllegalAction, message));
        };
        for (index, entry) in moves.iter().enumerate() {
            table.replay(entry).map_err(|error| error.at_move(index))?;
        }
        table.deal(&mut Log::off())?;
        Ok(table)
    }

    /// Goes on from a position, which is a text with its set-up; chance follows from the seed of that.
    pub fn load_position(position: &Value) -> Result<Table, WireError> {
        let mut table = Table::undealt_position(position)?;
        table.deal(&mut Log::off())?;
        Ok(table)
    }

    fn undealt_position(position: &Value) -> Result<Table, WireError> {
        let Some(text) = position.as_str() else {
            let message = not_wanted("a position that is a text", position);
            return Err(WireError::new(Code::BadSetup, message));
        };
        let played = parse_match_position(text)
            .map_err(|error| WireError::new(Code::BadSetup, error.to_string()))?;
        let setup = WireSetup::from_engine(played.game().rules().setup());
        let (setup, dealer) = with_seed(setup)?;
        Ok(Table { setup, played, dealer, start: Some(text.to_owned()) })
    }

    /// The whole state as text, enough to go on from.
    pub fn position(&self) -> String {
        let setup = self.setup.to_setup().unwrap_or_default();
        let rules = self.game().rules().setup();
        let text = print_match_position(&self.played);
        // A seed that was drawn for the game belongs to its position too.
        match rules.seed {
            Some(_) => text,
            None => text.replacen(&print_setup(rules), &print_setup(&setup), 1),
        }
    }

    fn undealt(setup: WireSetup) -> Result<Table, WireError> {
        let rules = Rules::new(setup.to_setup()?).map_err(WireError::from_engine)?;
        let (setup, dealer) = with_seed(setup)?;
        Ok(Table { setup, played: Match::new(rules), dealer, start: None })
    }

    fn replay(&mut self, entry: &Value) -> Result<(), WireError> {
        let entry = WireMove::read(self.game(), entry)?;
        if let Move::Outcome(outcome) = entry
            && let Some(scripted) = self.scripted(outcome)
            && scripted != outcome
        {
            return Err(WireError::illegal("TS-3", "the set-up scripts another outcome here"));
        }
        self.played.enter(entry, &mut Log::off()).map_err(WireError::from_engine)
    }

    /// What the set-up fixes in the place of this outcome.
    fn scripted(&self, outcome: Outcome) -> Option<Outcome> {
        let question = outcome.question();
        self.game().rules().scripted(question, self.played.dealt(question) as usize)
    }

    fn deal(&mut self, log: &mut Log) -> Result<(), WireError> {
        self.dealer.deal(&mut self.played, log).map_err(WireError::from_engine)
    }

    /// The game as it stands.
    pub fn game(&self) -> &Game {
        self.played.game()
    }

    /// The game with everything that was played.
    pub fn played(&self) -> &Match {
        &self.played
    }

    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        self.game().pending() == Pending::Over
    }

    /// What is asked now.
    pub fn decision(&self) -> WireDecision {
        WireDecision::of(self.game())
    }

    /// Every answer to what is asked.
    pub fn actions(&self) -> Vec<WireAction> {
        WireAction::list(self.game(), self.game().legal_actions())
    }

    /// Plays an action and says what happened, draws included.
    pub fn play(&mut self, action: &Value) -> Result<Vec<WireEvent>, WireError> {
        if self.is_over() {
            return Err(over(self.game()));
        }
        let action = WireAction::read(self.game(), action)?;
        let mut next = self.clone();
        let mut log = Log::on();
        next.played.play(action, &mut log).map_err(WireError::from_engine)?;
        next.deal(&mut log)?;
        let events = WireEvent::list(next.game(), log.into_events());
        *self = next;
        Ok(events)
    }

    /// Takes the last action back with all that followed it.
    pub fn undo(&mut self) -> Result<(), WireError> {
        if !self.played.undo() {
            let message = "nothing has been played that could be taken back";
            return Err(WireError::new(Code::IllegalAction, message));
        }
        Ok(())
    }

    /// The game so far.
    pub fn transcript(&self) -> Transcript {
        Transcript {
            setup: self.setup.clone(),
            position: self.start.clone(),
            moves: WireMove::list(self.game(), self.played.moves().iter().copied()),
        }
    }

    /// A number that follows from the seed and from how far the game has come, for bots that want
    /// to choose the same in the same place.
    pub(crate) fn position_seed(&self) -> u64 {
        let mut hasher = DefaultHasher::new();
        self.setup.seed.hash(&mut hasher);
        self.played.moves().hash(&mut hasher);
        hasher.finish()
    }
}

pub(crate) fn over(game: &Game) -> WireError {
    WireError { code: Code::GameOver, ..WireError::from_engine(game.nobody_asked()) }
}

/// A set-up with a seed in any case, and its dealer.
fn with_seed(mut setup: WireSetup) -> Result<(WireSetup, Dealer), WireError> {
    let seed = match &setup.seed {
        Some(seed) => seed.clone(),
        None => random_seed()?,
    };
    let dealer = Dealer::from_text(&seed.0);
    setup.seed = Some(seed);
    Ok((setup, dealer))
}

fn random_seed() -> Result<Text, WireError> {
    let bytes = random_bytes().map_err(|error| {
        let message = format!("no random seed can be had ({error}): give one");
        WireError::new(Code::BadSetup, message)
    })?;
    Ok(Text(bytes.iter().map(|byte| format!("{byte:02x}")).collect()))
}

#[cfg(not(target_arch = "wasm32"))]
fn random_bytes() -> Result<[u8; 16], getrandom::Error> {
    let mut bytes = [0; 16];
    getrandom::fill(&mut bytes)?;
    Ok(bytes)
}

/// A page has its own source of random bytes, and gives a seed.
#[cfg(target_arch = "wasm32")]
fn random_bytes() -> Result<[u8; 16], &'static str> {
    Err("not in a browser")
}
