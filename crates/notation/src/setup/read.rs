//! Set-ups from text.

use std::sync::Arc;

use bastide_engine::{Chance, Outcome, Pos, Rotation, Rules, Setup, StartTile};

use super::tiles::{BAR, Row};
use crate::error::{Fault, Location, ParseError};
use crate::lexer::{Cursor, Mark, lines, number};
use crate::place;

/// The keys of header lines; `option`, `supply` and `tiles` take a name before the colon.
const KEYS: [&str; 10] =
    ["players", "systems", "sets", "option", "supply", "start", "draw", "chance", "seed", "tiles"];

pub(super) const START: Location = Location { line: 1, column: 1 };

/// Reads a set-up. It is as unchecked as every [`Setup`] until rules are made of it.
///
/// ```
/// let setup = bastide_notation::parse_setup("players: Ann, Bob\nsets: base-v3 x2\n").unwrap();
/// assert_eq!(setup.sets, Some(vec![("base-v3".to_owned(), 2)]));
/// ```
pub fn parse_setup(text: &str) -> Result<Setup, ParseError> {
    let mut header = Header::default();
    let mut last = Location { line: 1, column: 1 };
    for mut cursor in lines(text) {
        let mark = cursor.mark();
        last = cursor.location(mark);
        if !header.read(&mut cursor)? {
            return Err(cursor.error(mark, Fault::new("a set-up has no moves")));
        }
    }
    header.finish(last)?;
    Ok(header.setup)
}

/// Whether a line speaks of the set-up: it begins with a key and a colon, or with the bar of a line of
/// a tile file.
pub fn is_header(line: &str) -> bool {
    let mut cursor = Cursor::new(1, line);
    if cursor.eat(BAR) {
        return true;
    }
    let key = cursor.word(&[':']);
    let named = matches!(key, "option" | "supply" | "tiles");
    let word = !key.is_empty() && key.bytes().all(|byte| byte.is_ascii_lowercase());
    word && (named || cursor.rest().starts_with(':'))
}

/// What a header line is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Field {
    Players,
    Systems,
    Sets,
    Option(usize),
    Supply(usize),
    Start,
    Draw,
    Chance,
    Seed,
    Tiles(usize),
}

/// A header while it is being read.
#[derive(Default)]
pub(crate) struct Header {
    pub setup: Setup,
    begun: bool,
    pub(super) fields: Vec<(Field, Location)>,
    /// The lines of tile files.
    pub(super) rows: Vec<Row>,
}

impl Header {
    /// Reads a line, unless it is no header line: then it gives `false`.
    pub fn read(&mut self, cursor: &mut Cursor<'_>) -> Result<bool, ParseError> {
        if cursor.is_done() {
            return Ok(true);
        }
        if !is_header(cursor.rest()) {
            return self.read_version(cursor);
        }
        self.begun = true;
        let mark = cursor.mark();
        let spot = cursor.location(mark);
        if cursor.eat(BAR) {
            return self.row(cursor, mark).map(|()| true);
        }
        let field = match cursor.word(&[':']) {
            "players" => self.players(cursor)?,
            "systems" => self.systems(cursor)?,
            "sets" => self.sets(cursor)?,
            "option" => self.option(cursor)?,
            "supply" => self.supply(cursor)?,
            "start" => self.start(cursor)?,
            "draw" => self.draw(cursor)?,
            "chance" => self.chance(cursor)?,
            "seed" => self.seed(cursor, mark)?,
            "tiles" => self.tiles(cursor)?,
            key => {
                let all = KEYS.join(", ");
                let fault = Fault::new(format!("there is no header \"{key}\": it is one of {all}"));
                return Err(cursor.error(mark, fault));
            }
        };
        cursor.finish()?;
        self.fields.push((field, spot));
        Ok(true)
    }

    /// `bastide 1`, which may open a text.
    fn read_version(&mut self, cursor: &mut Cursor<'_>) -> Result<bool, ParseError> {
        let mut ahead = cursor.clone();
        if self.begun || ahead.word(&[]) != "bastide" {
            return Ok(false);
        }
        let mark = ahead.mark();
        let version = ahead.word(&[]);
        if version != "1" {
            let why = format!("this is version \"{version}\" of the notation: only 1 can be read");
            return Err(ahead.error(mark, Fault::new(why)));
        }
        ahead.finish()?;
        self.begun = true;
        *cursor = ahead;
        Ok(true)
    }

    /// The header is read; `end` is where it ends.
    pub fn finish(&self, end: Location) -> Result<(), ParseError> {
        if self.fields.iter().any(|(field, _)| *field == Field::Players) {
            return Ok(());
        }
        Err(Fault::new("nobody plays: a line \"players: ...\" is missing").at(end))
    }

    /// The rules that the header makes, or the line that prevents them: the first without which
    /// there would be rules, or else that of the players.
    pub fn rules(&self) -> Result<Arc<Rules>, ParseError> {
        let catalogue = self.setup.catalogue().map_err(|error| self.tiles_error(error))?;
        Rules::with_catalogue(self.setup.clone(), catalogue.clone()).map_err(|error| {
            let players = self.fields.iter().find(|(field, _)| *field == Field::Players);
            let others = self.fields.iter().take(MOST_SUSPECTS);
            let guilty = others.into_iter().find(|(field, _)| {
                let innocent = matches!(field, Field::Players | Field::Tiles(_));
                let rest = || without(&self.setup, *field);
                !innocent && Rules::with_catalogue(rest(), catalogue.clone()).is_ok()
            });
            let spot = guilty.or(players).map_or(START, |(_, spot)| *spot);
            Fault::from(error).at(spot)
        })
    }

    fn players(&mut self, cursor: &mut Cursor<'_>) -> Result<Field, ParseError> {
        let names = list(cursor, "a name", |cursor| cursor.phrase(&[',']))?;
        self.setup.players.extend(names);
        Ok(Field::Players)
    }

    fn systems(&mut self, cursor: &mut Cursor<'_>) -> Result<Field, ParseError> {
        let names = list(cursor, "a system", |cursor| cursor.item(&[',']))?;
        self.setup.systems.get_or_insert_default().extend(names);
        Ok(Field::Systems)
    }

    fn sets(&mut self, cursor: &mut Cursor<'_>) -> Result<Field, ParseError> {
        colon(cursor)?;
        let sets = self.setup.sets.get_or_insert_default();
        while !cursor.is_done() {
            let name = item(cursor, "a set", &[','])?;
            let mark = cursor.mark();
            let copies = match cursor.word(&[',']) {
                "" => 1,
                times => times.strip_prefix('x').and_then(number).ok_or_else(|| {
                    let why = format!("\"{times}\" is no number of copies, such as x2");
                    cursor.error(mark, Fault::new(why))
                })?,
            };
            sets.push((name, copies));
            more(cursor, ',', "a set")?;
        }
        Ok(Field::Sets)
    }

    fn option(&mut self, cursor: &mut Cursor<'_>) -> Result<Field, ParseError> {
        let name = item(cursor, "the option's name", &[':'])?;
        colon(cursor)?;
        self.setup.options.push((name, item(cursor, "the option's value", &[])?));
        Ok(Field::Option(self.setup.options.len() - 1))
    }

    fn supply(&mut self, cursor: &mut Cursor<'_>) -> Result<Field, ParseError> {
        let name = item(cursor, "the figure", &[':'])?;
        colon(cursor)?;
        let mark = cursor.mark();
        let text = cursor.word(&[]);
        let count = number(text).ok_or_else(|| {
            cursor.error(mark, Fault::new(format!("\"{text}\" is no number of figures")))
        })?;
        self.setup.supply.push((name, count));
        Ok(Field::Supply(self.setup.supply.len() - 1))
    }

    fn start(&mut self, cursor: &mut Cursor<'_>) -> Result<Field, ParseError> {
        colon(cursor)?;
        let start = self.setup.start.get_or_insert_default();
        while !cursor.is_done() {
            let tile = item(cursor, "a tile", &[';'])?;
            let (at, rotation) = start_place(cursor)?;
            start.push(StartTile { tile, at, rotation });
            more(cursor, ';', "a tile")?;
        }
        Ok(Field::Start)
    }

    fn draw(&mut self, cursor: &mut Cursor<'_>) -> Result<Field, ParseError> {
        colon(cursor)?;
        let draw = self.setup.draw.get_or_insert_default();
        while !cursor.is_done() {
            draw.push(cursor.item(&[])?);
        }
        Ok(Field::Draw)
    }

    fn chance(&mut self, cursor: &mut Cursor<'_>) -> Result<Field, ParseError> {
        colon(cursor)?;
        while !cursor.is_done() {
            let mark = cursor.mark();
            let text = cursor.word(&[]);
            let scripted = text
                .split_once('=')
                .and_then(|(word, value)| Outcome::from_text(Chance::from_word(word)?, value));
            let scripted = scripted.ok_or_else(|| {
                let why = format!("\"{text}\" cannot be scripted: write {}", answers());
                cursor.error(mark, Fault::new(why))
            })?;
            self.setup.chance.push(scripted);
        }
        Ok(Field::Chance)
    }

    fn seed(&mut self, cursor: &mut Cursor<'_>, key: Mark) -> Result<Field, ParseError> {
        colon(cursor)?;
        let seed = cursor.phrase(&[])?;
        if self.setup.seed.replace(seed).is_some() {
            return Err(cursor.error(key, Fault::new("there is a seed already")));
        }
        Ok(Field::Seed)
    }
}

/// Looking for the guilty line makes rules once for each; a text of thousands of lines is not
/// worth that.
const MOST_SUSPECTS: usize = 32;

/// The set-up as if a line were not there.
fn without(setup: &Setup, field: Field) -> Setup {
    let mut setup = setup.clone();
    match field {
        Field::Players | Field::Seed | Field::Tiles(_) => {}
        Field::Systems => setup.systems = None,
        Field::Sets => setup.sets = None,
        Field::Option(index) => drop(setup.options.remove(index)),
        Field::Supply(index) => drop(setup.supply.remove(index)),
        Field::Start => setup.start = None,
        Field::Draw => setup.draw = None,
        Field::Chance => setup.chance.clear(),
    }
    setup
}

/// What can be scripted besides draws: `die= and a number, message= and one of ...`.
fn answers() -> String {
    let questions = Chance::ALL.into_iter().filter(|question| *question != Chance::Draw);
    let answers = questions.map(|question| match &Outcome::names(question)[..] {
        [] => format!("{}= and a number", question.word()),
        names => format!("{}= and one of {}", question.word(), names.join(", ")),
    });
    answers.collect::<Vec<_>>().join("; ")
}

pub(super) fn colon(cursor: &mut Cursor<'_>) -> Result<(), ParseError> {
    let mark = cursor.mark();
    if cursor.eat(':') { Ok(()) } else { Err(cursor.error(mark, Fault::new("a colon is missing"))) }
}

pub(super) fn item(
    cursor: &mut Cursor<'_>,
    what: &str,
    signs: &[char],
) -> Result<String, ParseError> {
    let mark = cursor.mark();
    let is_quoted = cursor.rest().starts_with('"');
    let item = cursor.item(signs)?;
    if item.is_empty() && !is_quoted {
        return Err(cursor.error(mark, Fault::new(format!("{what} is missing"))));
    }
    Ok(item)
}

/// The separator before the next item, or the end of the line.
fn more(cursor: &mut Cursor<'_>, separator: char, what: &str) -> Result<(), ParseError> {
    if cursor.is_done() {
        return Ok(());
    }
    let mark = cursor.mark();
    if !cursor.eat(separator) {
        let why = format!("\"{separator}\" is missing before this");
        return Err(cursor.error(mark, Fault::new(why)));
    }
    let mark = cursor.mark();
    if cursor.is_done() {
        return Err(cursor.error(mark, Fault::new(format!("{what} is missing"))));
    }
    Ok(())
}

/// What stands after a colon, separated by commas.
fn list<'a>(
    cursor: &mut Cursor<'a>,
    what: &str,
    read: impl Fn(&mut Cursor<'a>) -> Result<String, ParseError>,
) -> Result<Vec<String>, ParseError> {
    colon(cursor)?;
    let mut items = Vec::new();
    while !cursor.is_done() {
        let mark = cursor.mark();
        let is_quoted = cursor.rest().starts_with('"');
        let item = read(cursor)?;
        if item.is_empty() && !is_quoted {
            return Err(cursor.error(mark, Fault::new(format!("{what} is missing"))));
        }
        items.push(item);
        more(cursor, ',', what)?;
    }
    Ok(items)
}

/// A place with its rotation: `1,0:90`, or in two words `1,0 90`.
fn start_place(cursor: &mut Cursor<'_>) -> Result<(Pos, Rotation), ParseError> {
    let mark = cursor.mark();
    let text = cursor.word(&[';']);
    if text.contains(':') {
        return place::parse_turned(text).map_err(|fault| cursor.error(mark, fault));
    }
    let at = place::parse(text).map_err(|fault| cursor.error(mark, fault))?;
    let mark = cursor.mark();
    let rotation = place::parse_rotation(cursor.word(&[';']));
    Ok((at, rotation.map_err(|fault| cursor.error(mark, fault))?))
}
