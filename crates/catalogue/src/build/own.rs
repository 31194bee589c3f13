//! Files of one's own: what they may hold beyond what every file may. Everything is checked before
//! anything is built, so that neither a slip nor malice costs more than reading the file.

use crate::Catalogue;
use crate::error::{CatalogueError, Problem, Subject};
use crate::limits;
use crate::parse::{self, RawFile, RawSegment, RawSet, RawTile};
use crate::set::DrawRole;
use crate::tile::SegmentKind;

/// Reads files that extend a catalogue.
pub(super) fn files<'a>(
    base: &Catalogue,
    texts: &[(&'a str, &str)],
) -> Result<Vec<(&'a str, RawFile)>, CatalogueError> {
    let mut files = Vec::with_capacity(texts.len());
    for (name, text) in texts {
        let at = |problem| CatalogueError::new(name, Subject::File, problem);
        at_most("files", texts.len(), limits::FILES).map_err(at)?;
        file_name(name, &files)?;
        if text.len() > limits::FILE_BYTES {
            let (bytes, most) = (text.len(), limits::FILE_BYTES);
            return Err(at(Problem::FileTooLarge { bytes, most }));
        }
        let file = parse::file(name, text)?;
        whole(&file).map_err(at)?;
        for raw in &file.tiles {
            let subject = |problem| {
                CatalogueError::new(name, Subject::Tile(shortened(&raw.id, limits::ID)), problem)
            };
            tile(base, raw).map_err(subject)?;
        }
        for raw in &file.sets {
            let subject = |problem| {
                CatalogueError::new(name, Subject::Set(shortened(&raw.id, limits::ID)), problem)
            };
            set(base, raw).map_err(subject)?;
        }
        files.push((*name, file));
    }
    Ok(files)
}

/// A mistake is named with its file, so that names tell files apart and fit into a line.
fn file_name(name: &str, before: &[(&str, RawFile)]) -> Result<(), CatalogueError> {
    let twice = before.iter().any(|(other, _)| *other == name);
    text("the name of the file", name, limits::NAME)
        .and(if twice { Err(Problem::RepeatedFile) } else { Ok(()) })
        .map_err(|problem| {
            let shown = shortened(name, limits::NAME).escape_debug().to_string();
            CatalogueError::new(&shown, Subject::File, problem)
        })
}

fn whole(file: &RawFile) -> Result<(), Problem> {
    let others = [
        ("[[block]]", !file.blocks.is_empty()),
        ("[[quarter]]", !file.quarters.is_empty()),
        ("[[box]]", !file.boxes.is_empty()),
        ("[pieces]", file.pieces.is_some()),
    ];
    if let Some((found, _)) = others.into_iter().find(|(_, present)| *present) {
        return Err(Problem::OnlyTilesAndSets { found });
    }
    at_most("tiles", file.tiles.len(), limits::TILES)?;
    at_most("sets", file.sets.len(), limits::SETS)
}

fn tile(base: &Catalogue, raw: &RawTile) -> Result<(), Problem> {
    tile_id(&raw.id)?;
    if base.kind_id(&raw.id).is_some() {
        return Err(Problem::IdTaken);
    }
    text("name", &raw.name, limits::NAME)?;
    text("note", &raw.note, limits::NOTE)?;
    text("sides", &raw.sides, 8)?;
    text("split_sides", &raw.split_sides, 8)?;
    at_most("codes", raw.codes.len(), limits::CODES)?;
    texts("codes", &raw.codes, limits::ID)?;
    if let Some(flier) = &raw.symbols.flier {
        text("flier", flier, 8)?;
    }
    if raw.symbols.abbey {
        return Err(Problem::ShippedOnly { what: "an abbey".to_owned() });
    }
    at_most("segments", raw.segments.len(), limits::SEGMENTS)?;
    raw.segments.iter().try_for_each(segment)?;
    at_most("wagon groups", raw.wagon.len(), limits::WAGON_GROUPS)?;
    raw.wagon.iter().try_for_each(|group| names("wagon", group))
}

fn segment(raw: &RawSegment) -> Result<(), Problem> {
    let fits = |id: &str| (1..=limits::SEGMENT_ID).contains(&id.len());
    if !fits(&raw.id) || !raw.id.bytes().all(|byte| byte.is_ascii_alphanumeric()) {
        return Err(Problem::BadSegmentId { segment: shortened(&raw.id, limits::SEGMENT_ID) });
    }
    if matches!(raw.kind, SegmentKind::Carcassonne | SegmentKind::Wheel) {
        let what = format!("the inside of a start board, like {}", raw.id);
        return Err(Problem::ShippedOnly { what });
    }
    if raw.carcassonne {
        let what = format!("the walls of Carcassonne beside a field, like {}", raw.id);
        return Err(Problem::ShippedOnly { what });
    }
    let counts =
        [("pennants", raw.pennants, limits::PENNANTS), ("sheep", raw.sheep, limits::SHEEP)];
    if let Some((what, count, most)) = counts.into_iter().find(|(_, count, most)| count > most) {
        return Err(Problem::TooManyOn { segment: raw.id.clone(), what, count, most });
    }
    text("sides", raw.sides.as_deref().unwrap_or_default(), 8)?;
    names("cities", &raw.cities)?;
    names("stops_short_of", &raw.stops_short_of)
}

fn set(base: &Catalogue, raw: &RawSet) -> Result<(), Problem> {
    let is_part = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'-' || byte == b'.';
    if !is_id(&raw.id) || !raw.id.bytes().all(is_part) {
        return Err(Problem::BadSetId);
    }
    if base.set(&raw.id).is_some() {
        return Err(Problem::IdTaken);
    }
    match raw.draw {
        DrawRole::Pool | DrawRole::River => {}
        DrawRole::Block => return Err(Problem::ShippedDraw { draw: "block" }),
        DrawRole::Player => return Err(Problem::ShippedDraw { draw: "player" }),
    }
    text("title", &raw.title, limits::NAME)?;
    text("contradiction", &raw.contradiction, limits::NOTE)?;
    texts("books", &raw.books, limits::ID)?;
    for entry in &raw.tiles {
        // An id, a blank, and the number of copies.
        text("an entry of tiles", entry, limits::ID + 8)?;
        let (_, copies) = super::copies(entry)?;
        at_most("copies", copies.into(), limits::COPIES.into())?;
    }
    let parts = [&raw.start, &raw.first, &raw.second, &raw.first_block];
    for part in parts.into_iter().flatten().chain(&raw.last).chain(raw.twins.iter().flatten()) {
        text("the id of a tile", part, limits::ID)?;
    }
    Ok(())
}

/// The notation writes the id of a tile as a word among moves: it must look like one, and like no
/// other word.
fn tile_id(id: &str) -> Result<(), Problem> {
    let is_part = |part: &str| {
        let plain = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'-';
        !part.is_empty() && part.bytes().all(plain)
    };
    if !is_id(id) || !id.contains('.') || !id.split('.').all(is_part) {
        return Err(Problem::BadTileId);
    }
    const FERRY: &str = "ferry.";
    if id.starts_with(FERRY) { Err(Problem::ReservedId { prefix: FERRY }) } else { Ok(()) }
}

/// Whether a text is as long as an id and begins like one.
fn is_id(text: &str) -> bool {
    text.len() <= limits::ID && text.starts_with(|first: char| first.is_ascii_alphabetic())
}

fn at_most(what: &'static str, count: usize, most: usize) -> Result<(), Problem> {
    if count > most { Err(Problem::TooMany { what, count, most }) } else { Ok(()) }
}

fn text(key: &'static str, text: &str, most: usize) -> Result<(), Problem> {
    if text.chars().count() > most {
        return Err(Problem::TooLong { key, most });
    }
    if text.chars().any(|c| c.is_control() || matches!(c, '\u{2028}' | '\u{2029}')) {
        return Err(Problem::BadText { key });
    }
    Ok(())
}

fn texts(key: &'static str, list: &[String], most: usize) -> Result<(), Problem> {
    list.iter().try_for_each(|entry| text(key, entry, most))
}

/// Names of segments.
fn names(key: &'static str, list: &[String]) -> Result<(), Problem> {
    at_most("names in one list", list.len(), limits::SEGMENTS)?;
    texts(key, list, limits::SEGMENT_ID)
}

/// The beginning of a text that may be of any length.
fn shortened(text: &str, most: usize) -> String {
    match text.char_indices().nth(most) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text.to_owned(),
    }
}
