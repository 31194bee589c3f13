//! Positions as text: the set-up of a game, and the facts that hold, one a line.
//!
//! ```
//! let text = "\
//! bastide 1
//! players: Ann, Bob
//!
//! position
//! tiles: base.D 0,0:0; base.U 1,0:0
//! bag: 0 base.A 2; 0 base.V 8
//! figures: p1 meeple road.EW@1,0
//! supply: p1 meeple 6; p2 meeple 7
//! track: p1 0 0; p2 0 0
//! turn: 2 p2 none 0 no
//! part: p2 draw base.A 0,0
//! asks: chance tile
//! ";
//! let game = bastide_notation::parse_position(text).unwrap();
//! assert_eq!(game.figures().len(), 1);
//! assert_eq!(bastide_notation::print_position(&game), text);
//! ```
//!
//! What cannot be is an error with its line:
//!
//! ```
//! let text = "players: Ann\nposition\ntiles: base.D 0,0:0\nfigures: p1 meeple field.01@0,0";
//! let error = bastide_notation::parse_position(text).unwrap_err();
//! assert_eq!(error.line, 4);
//! ```

use std::collections::BTreeMap;

use bastide_engine::{
    Chance, Fact, Game, Kind, Link, Match, Player, Pos, Position, PositionError, Rotation, RuleId,
    Rules, Side, Sides, Spot, Word,
};

use crate::error::{Fault, Location, ParseError};
use crate::lexer::{lines, number};
use crate::place;
use crate::segment::{parse_name, parse_sides, print_name};
use crate::setup::{Header, print_setup};

/// The line after which the facts stand.
const POSITION: &str = "position";

/// The longest line that is printed, in characters, if there is more than one entry to it.
const WIDTH: usize = 110;

/// Whether a text states a position, and no game from its start.
pub fn is_position(text: &str) -> bool {
    text.lines().any(|line| line.trim() == POSITION)
}

/// The fact that says how often chance has answered, where that matters for what comes next.
const DEALT: &str = "dealt";

/// The position of a match as text, ready for [`parse_match_position`]: as [`print_position`], and how
/// often chance has answered, so that its script and its seed go on where they were.
pub fn print_match_position(played: &Match) -> String {
    let mut text = print_position(played.game());
    let dealt = Chance::ALL.map(|question| (question, played.dealt(question)));
    let dealt = dealt.iter().filter(|(_, number)| *number > 0);
    let dealt: Vec<String> =
        dealt.map(|(question, number)| format!("{} {number}", question.word())).collect();
    if !dealt.is_empty() {
        text.push_str(&format!("{DEALT}: {}\n", dealt.join("; ")));
    }
    text
}

/// Reads a position as a match that goes on from it.
pub fn parse_match_position(text: &str) -> Result<Match, ParseError> {
    let (game, dealt) = parse(text)?;
    Ok(Match::from_game(game, dealt))
}

/// The position of a game as text, ready for [`parse_position`].
pub fn print_position(game: &Game) -> String {
    let position = Position::of(game);
    let tiles = tiles_of(position.facts());
    let mut text = print_setup(position.rules().setup());
    text.push_str(&format!("\n{POSITION}\n"));
    for fact in position.facts() {
        let rows = fact.rows.iter().map(|row| {
            let words = row.iter().map(|word| print_word(position.rules(), &tiles, word));
            words.collect::<Vec<_>>().join(" ")
        });
        let mut line = String::new();
        for row in rows {
            if !line.is_empty() && line.len() + row.len() + 2 > WIDTH {
                text.push_str(&format!("{}: {line}\n", fact.name));
                line.clear();
            }
            if !line.is_empty() {
                line.push_str("; ");
            }
            line.push_str(&row);
        }
        text.push_str(format!("{}: {line}", fact.name).trim_end());
        text.push('\n');
    }
    text
}

/// Reads a position and makes a game of it, or says what is wrong and where.
pub fn parse_position(text: &str) -> Result<Game, ParseError> {
    parse(text).map(|(game, _)| game)
}

/// How often chance has answered, in the order of [`Chance::ALL`].
type Dealt = [u32; Chance::ALL.len()];

fn parse(text: &str) -> Result<(Game, Dealt), ParseError> {
    let mut header = Header::default();
    let mut rules = None;
    let mut stated = Stated::default();
    let mut last = Location { line: 1, column: 1 };
    for mut cursor in lines(text) {
        let mark = cursor.mark();
        last = cursor.location(mark);
        if cursor.is_done() {
            continue;
        } else if rules.is_some() {
            stated.read(cursor.rest(), last)?;
        } else if cursor.rest().trim() == POSITION {
            header.finish(last)?;
            rules = Some(header.rules()?);
        } else if !header.read(&mut cursor)? {
            let fault = Fault::new(format!("\"{POSITION}\" must stand before the facts"));
            return Err(cursor.error(mark, fault));
        }
    }
    let Some(rules) = rules else {
        return Err(Fault::new(format!("there is no line \"{POSITION}\"")).at(last));
    };
    let dealt = stated.take_dealt()?;
    let facts = stated.facts(&rules)?;
    let position = Position::new(rules, facts);
    let game = position.game().map_err(|error| stated.locate(error))?;
    Ok((game, dealt))
}

/// The tiles of a position, by where they lie.
type Tiles = BTreeMap<Pos, (Kind, Rotation)>;

fn tiles_of(facts: &[Fact]) -> Tiles {
    let rows = facts.iter().filter(|fact| fact.name == "tiles").flat_map(|fact| &fact.rows);
    let tile = |row: &Vec<Word>| match row[..] {
        [Word::Kind(kind), Word::Turned(at, rotation)] => Some((at, (kind, rotation))),
        _ => None,
    };
    rows.filter_map(tile).collect()
}

fn print_word(rules: &Rules, tiles: &Tiles, word: &Word) -> String {
    match word {
        Word::Number(number) => number.to_string(),
        Word::Name(name) => name.clone(),
        Word::Player(player) => format!("p{}", player.0 + 1),
        Word::Kind(kind) => rules.kind_name(*kind).to_owned(),
        Word::Pos(at) => place::print(*at),
        Word::Turned(at, rotation) => format!("{}:{}", place::print(*at), rotation.degrees()),
        Word::Spot(spot) => print_spot(rules, tiles, *spot),
        Word::Rule(rule) => rule.to_string(),
        Word::Nothing => "-".to_owned(),
    }
}

fn print_spot(rules: &Rules, tiles: &Tiles, spot: Spot) -> String {
    let at = spot.at().map(place::print).unwrap_or_default();
    match spot {
        Spot::Segment { at: place, segment } => match tiles.get(&place) {
            Some((kind, rotation)) => {
                format!("{}@{at}", print_name(rules.segment_name(*kind, *rotation, segment)))
            }
            None => "?".to_owned(),
        },
        _ => format!("{}@{at}", spot.sides().map(Side::letter).collect::<String>()),
    }
}

/// The facts as they stand in the text, each entry with its place.
#[derive(Default)]
struct Stated {
    names: Vec<String>,
    rows: BTreeMap<String, Vec<(Vec<String>, Location)>>,
}

impl Stated {
    fn read(&mut self, line: &str, at: Location) -> Result<(), ParseError> {
        let wrong = || Fault::new("a fact is a name, a colon and its entries").at(at);
        let line = line.split('#').next().unwrap_or_default().trim();
        let (name, entries) = line.split_once(':').ok_or_else(wrong)?;
        if name.is_empty() || !name.bytes().all(|byte| byte.is_ascii_lowercase() || byte == b'-') {
            return Err(wrong());
        }
        let rows = self.rows.entry(name.to_owned()).or_default();
        if !self.names.iter().any(|known| known == name) {
            self.names.push(name.to_owned());
        }
        for entry in entries.split(';') {
            rows.push((entry.split_whitespace().map(str::to_owned).collect(), at));
        }
        Ok(())
    }

    /// Takes out how often chance has answered.
    fn take_dealt(&mut self) -> Result<Dealt, ParseError> {
        let mut dealt = Dealt::default();
        self.names.retain(|name| name != DEALT);
        for (words, at) in self.rows.remove(DEALT).unwrap_or_default() {
            let answered = match &words[..] {
                [word, answers] => Chance::from_word(word).zip(number::<u16>(answers)),
                _ => None,
            };
            let Some((question, answers)) = answered else {
                return Err(Fault::new("chance has answered a question so often: tile 12").at(at));
            };
            dealt[question as usize] = answers as u32;
        }
        Ok(dealt)
    }

    fn facts(&self, rules: &Rules) -> Result<Vec<Fact>, ParseError> {
        let mut facts: Vec<Fact> = Vec::new();
        // Spots are named by the tiles that they are on, and so these come first.
        let mut names: Vec<&String> = self.names.iter().collect();
        names.sort_by_key(|name| *name != "tiles");
        for name in names {
            let tiles = tiles_of(&facts);
            let mut rows = Vec::new();
            for (words, at) in &self.rows[name] {
                let row: Result<Vec<Word>, Fault> =
                    words.iter().map(|word| parse_word(rules, &tiles, word)).collect();
                rows.push(row.map_err(|fault| fault.at(*at))?);
            }
            facts.push(Fact { name: name.clone(), rows });
        }
        Ok(facts)
    }

    /// Where the entry stands that is wrong.
    fn locate(&self, error: PositionError) -> ParseError {
        let rows = self.rows.get(&error.fact);
        let row = rows.and_then(|rows| rows.get(error.row.unwrap_or(0)));
        let at = row.map_or(Location { line: 1, column: 1 }, |(_, at)| *at);
        Fault::new(error.to_string()).at(at)
    }
}

fn parse_word(rules: &Rules, tiles: &Tiles, text: &str) -> Result<Word, Fault> {
    if text == "-" {
        return Ok(Word::Nothing);
    }
    if let Some(number) = number::<u32>(text) {
        return Ok(Word::Number(number));
    }
    if let Some(seat) = text.strip_prefix('p').and_then(number::<u8>) {
        let seat = seat.checked_sub(1).ok_or_else(|| Fault::new("players count from p1"))?;
        return Ok(Word::Player(Player(seat)));
    }
    if let Some((name, at)) = text.split_once('@') {
        return parse_spot(rules, tiles, name, place::parse(at)?).map(Word::Spot);
    }
    if text.contains(',') {
        return match text.contains(':') {
            true => place::parse_turned(text).map(|(at, rotation)| Word::Turned(at, rotation)),
            false => place::parse(text).map(Word::Pos),
        };
    }
    if text.contains('.') {
        let none = || Fault::new(format!("there is no tile \"{text}\" in this game"));
        return rules.kind(text).map(Word::Kind).ok_or_else(none);
    }
    if let Some(rule) = RuleId::from_text(text) {
        return Ok(Word::Rule(rule));
    }
    Ok(Word::Name(text.to_owned()))
}

/// `road.EW@1,0`, `NS@1,0`, or `@1,0` for two sides that are not there.
fn parse_spot(rules: &Rules, tiles: &Tiles, name: &str, at: Pos) -> Result<Spot, Fault> {
    if let Some(sides) = parse_sides(name) {
        return crossing(sides, at);
    }
    let none = || Fault::new(format!("there is no tile at {}", place::print(at)));
    let (kind, rotation) = tiles.get(&at).ok_or_else(none)?;
    let segment = rules.segment_named(*kind, *rotation, parse_name(name)?);
    segment
        .map(|segment| Spot::Segment { at, segment })
        .ok_or_else(|| Fault::new(format!("there is no one \"{name}\" at {}", place::print(at))))
}

fn crossing(sides: Sides, at: Pos) -> Result<Spot, Fault> {
    let mut ends = sides.iter();
    let link = match (ends.next(), ends.next(), ends.next()) {
        (None, ..) => Some(Link::NONE),
        (Some(a), Some(b), None) => Link::between(a, b),
        _ => None,
    };
    let wrong = || Fault::new("a ferry joins two sides, such as NS");
    Ok(Spot::Crossing { at, link: link.ok_or_else(wrong)? })
}
