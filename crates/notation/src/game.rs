//! Whole games: a header, and the moves of each turn in a line.

use bastide_engine::{Game, Log, Match, Move, Pending, Player};

use crate::error::{Fault, Location, ParseError};
use crate::lexer::{Lexeme, lines, print_name, tokens};
use crate::moves::{parse_move, print_move};
use crate::setup::{Header, is_header, print_setup};

/// Reads a game and replays it on the way, so that every move is checked against the rules.
pub fn parse_game(text: &str) -> Result<Match, ParseError> {
    let mut header = Header::default();
    let mut reader = None;
    let mut last = Location { line: 1, column: 1 };
    for mut cursor in lines(text) {
        let mark = cursor.mark();
        last = cursor.location(mark);
        if reader.is_none() {
            if header.read(&mut cursor)? {
                continue;
            }
            header.finish(last)?;
        } else if is_header(cursor.rest()) {
            let fault = Fault::new("the set-up ends where the moves begin");
            return Err(cursor.error(mark, fault));
        }
        let reader = match &mut reader {
            Some(reader) => reader,
            None => reader.insert(Reader::new(Match::new(header.rules()?))),
        };
        for (token, spot) in tokens(last.line, cursor.whole())? {
            reader.read(token).map_err(|fault| fault.at(spot))?;
        }
    }
    match reader {
        Some(reader) => Ok(reader.played),
        None => {
            header.finish(last)?;
            Ok(Match::new(header.rules()?))
        }
    }
}

/// The game as text, one turn a line, ready for [`parse_game`].
pub fn print_game(played: &Match) -> String {
    let rules = played.game().rules();
    let mut text = print_setup(rules.setup());
    let mut game = Game::new(rules.clone());
    let mut turn = 0;
    let mut speaker = Player(0);
    for entry in played.moves() {
        if game.turn_number() != turn {
            turn = game.turn_number();
            speaker = game.turn_player();
            text.push_str(&format!("\n{turn}. {} ", name_of(&game, speaker)));
        }
        // Others may have to decide in somebody's turn: their names stand before their moves.
        if let Some(actor) = actor(&game).filter(|actor| *actor != speaker) {
            speaker = actor;
            text.push_str(&format!(" {}", name_of(&game, actor)));
        }
        text.push(' ');
        text.push_str(&print_move(&game, *entry));
        match entry {
            Move::Action(action) => game.play_unchecked(*action),
            Move::Outcome(outcome) => game.resolve_unchecked(*outcome),
        }
    }
    if turn > 0 {
        text.push('\n');
    }
    if game.pending() == Pending::Over {
        text.push_str(&format!("# {}\n", result(&game)));
    }
    text
}

/// The scores in words: a comment, which nobody reads back.
fn result(game: &Game) -> String {
    let players = (0..game.rules().players()).map(Player);
    let scores = players.zip(game.scores());
    let scores: Vec<String> =
        scores.map(|(player, points)| format!("{} {points}", name_of(game, player))).collect();
    scores.join(", ")
}

fn name_of(game: &Game, player: Player) -> String {
    print_name(&game.rules().setup().players[player.index()])
}

/// Who acts next; nobody before it is known who draws a message.
fn actor(game: &Game) -> Option<Player> {
    match game.pending() {
        Pending::Decide(player, _) => Some(player),
        Pending::Chance(chance) => chance.has_actor().then(|| game.active_player()),
        Pending::Over => None,
    }
}

/// Plays the moves of a text one by one.
struct Reader {
    played: Match,
    /// A name that was read before it was known who decides next.
    announced: Option<String>,
}

impl Reader {
    fn new(played: Match) -> Reader {
        Reader { played, announced: None }
    }

    fn read(&mut self, token: Lexeme) -> Result<(), Fault> {
        match token {
            Lexeme::Turn(number) => self.check_turn(number),
            Lexeme::Name(name) => {
                self.announced = Some(name);
                self.check_name()
            }
            Lexeme::Move(text) => {
                self.check_name()?;
                let entry = parse_move(self.played.game(), &text)?;
                Ok(self.played.enter(entry, &mut Log::off())?)
            }
        }
    }

    fn check_turn(&self, number: u32) -> Result<(), Fault> {
        match self.played.game().turn_number() {
            present if present == number => Ok(()),
            present => Err(Fault::new(format!("this is turn {present}, not {number}"))),
        }
    }

    /// A name must be that of the player who acts next.
    fn check_name(&mut self) -> Result<(), Fault> {
        let game = self.played.game();
        let players = &game.rules().setup().players;
        let Some(name) = &self.announced else { return Ok(()) };
        if !players.contains(name) {
            return Err(Fault::new(format!("\"{name}\" is neither a move nor a player")));
        }
        let Some(actor) = actor(game) else { return Ok(()) };
        if players[actor.index()] != *name {
            let right = &players[actor.index()];
            return Err(Fault::new(format!("it is for {right} to play, not for {name}")));
        }
        self.announced = None;
        Ok(())
    }
}
