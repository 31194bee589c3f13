//! Tile files in the header of a text. A line `tiles NAME:` begins one, and the lines of its text follow, each
//! after a bar, so that neither a mail nor a comment sign can spoil them.

use bastide_catalogue::{CatalogueError, Problem};
use bastide_engine::{SetupError, TileFile};

use super::read::{Field, Header, START, colon, item};
use crate::error::{Fault, Location, ParseError};
use crate::lexer::{Cursor, Mark};

/// Begins a line of a tile file.
pub(super) const BAR: char = '|';

/// A line of a tile file in the text.
pub(super) struct Row {
    /// The number of the file.
    file: usize,
    /// The first line of the file that it holds, from 1.
    first: usize,
    /// The line breaks that it holds.
    breaks: usize,
    at: Location,
}

impl Header {
    pub(super) fn tiles(&mut self, cursor: &mut Cursor<'_>) -> Result<Field, ParseError> {
        let name = item(cursor, "the name of the tile file", &[':'])?;
        colon(cursor)?;
        self.setup.tiles.push(TileFile { name, text: String::new() });
        Ok(Field::Tiles(self.setup.tiles.len() - 1))
    }

    /// A line of the last tile file: what follows the bar and a blank, up to the end of the line; or right
    /// after the bar a quoted piece, for what such a line could not hold.
    pub(super) fn row(&mut self, cursor: &mut Cursor<'_>, mark: Mark) -> Result<(), ParseError> {
        let Some(index) = self.setup.tiles.len().checked_sub(1) else {
            let why =
                "this line belongs to a tile file: a line \"tiles NAME:\" is missing before it";
            return Err(cursor.error(mark, Fault::new(why)));
        };
        let piece = if cursor.rest().starts_with('"') {
            let piece = cursor.item(&[])?;
            cursor.finish()?;
            piece
        } else {
            let rest = cursor.rest();
            format!("{}\n", rest.strip_prefix(' ').unwrap_or(rest))
        };
        let before = self.rows.last().filter(|row| row.file == index);
        let first = before.map_or(1, |row| row.first + row.breaks);
        let (breaks, at) = (piece.matches('\n').count(), cursor.location(mark));
        self.rows.push(Row { file: index, first, breaks, at });
        self.setup.tiles[index].text.push_str(&piece);
        Ok(())
    }

    /// A mistake in a tile file, at the line that names the file or, where TOML knows it, at the very line.
    pub(super) fn tiles_error(&self, error: SetupError) -> ParseError {
        let spot = error.tiles.as_deref().and_then(|CatalogueError { file, problem, .. }| {
            let named = |known: &TileFile| known.name == *file;
            let index = match problem {
                Problem::RepeatedFile => self.setup.tiles.iter().rposition(named)?,
                _ => self.setup.tiles.iter().position(named)?,
            };
            let row = match problem {
                Problem::Syntax { line, .. } => {
                    let mut rows = self.rows.iter().rev();
                    rows.find(|row| row.file == index && row.first <= *line).map(|row| row.at)
                }
                _ => None,
            };
            let named = |(field, _): &&(Field, Location)| *field == Field::Tiles(index);
            row.or_else(|| self.fields.iter().find(named).map(|(_, at)| *at))
        });
        let first = self.fields.iter().find(|(field, _)| matches!(field, Field::Tiles(_)));
        Fault::from(error).at(spot.or(first.map(|(_, at)| *at)).unwrap_or(START))
    }
}
