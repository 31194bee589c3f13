//! Set-ups as text.

use std::fmt::Write;

use bastide_engine::Setup;

use super::tiles::BAR;
use crate::lexer::{print_name, quote, quote_item};

/// Lines of scripted draws end about here.
const WIDTH: usize = 96;

/// The set-up as text, ready for [`parse_setup`](crate::parse_setup).
pub fn print_setup(setup: &Setup) -> String {
    let mut text = String::from("bastide 1\n");
    let mut line = |key: &str, value: String| {
        let blank = if value.is_empty() { "" } else { " " };
        writeln!(text, "{key}:{blank}{value}").expect("a string takes everything");
    };
    let listed = |items: &[String]| items.join(", ");
    line("players", listed(&setup.players.iter().map(|name| print_name(name)).collect::<Vec<_>>()));
    if let Some(systems) = &setup.systems {
        line("systems", listed(&systems.iter().map(|name| quote_item(name)).collect::<Vec<_>>()));
    }
    if let Some(sets) = &setup.sets {
        let sets = sets.iter().map(|(name, copies)| match copies {
            1 => quote_item(name),
            copies => format!("{} x{copies}", quote_item(name)),
        });
        line("sets", listed(&sets.collect::<Vec<_>>()));
    }
    for (name, value) in &setup.options {
        line(&format!("option {}", quote_item(name)), quote_item(value));
    }
    for (name, number) in &setup.supply {
        line(&format!("supply {}", quote_item(name)), number.to_string());
    }
    if let Some(start) = &setup.start {
        let tiles = start.iter().map(|tile| {
            let (at, rotation) = (tile.at, tile.rotation.degrees());
            format!("{} {},{}:{rotation}", quote_item(&tile.tile), at.x, at.y)
        });
        wrapped(tiles, "; ").into_iter().for_each(|value| line("start", value));
    }
    if let Some(draw) = &setup.draw {
        let tiles = draw.iter().map(|tile| quote_item(tile));
        wrapped(tiles, " ").into_iter().for_each(|value| line("draw", value));
    }
    if !setup.chance.is_empty() {
        let answers = setup.chance.iter().map(|answer| {
            format!("{}={}", answer.question().word(), answer.text().unwrap_or_default())
        });
        wrapped(answers, " ").into_iter().for_each(|value| line("chance", value));
    }
    if let Some(seed) = &setup.seed {
        line("seed", if is_plain_seed(seed) { seed.clone() } else { quote(seed) });
    }
    for file in &setup.tiles {
        writeln!(text, "tiles {}:", quote_item(&file.name)).expect("a string takes everything");
        file.text.split_inclusive('\n').for_each(|piece| print_row(&mut text, piece));
    }
    text
}

/// A line of a tile file as it is, or quoted where it would not be read back so: without its line break,
/// with blanks at the end that a mail could lose, or with signs that nobody sees.
fn print_row(text: &mut String, piece: &str) {
    let hidden = |c: char| c.is_control() && c != '\t';
    match piece.strip_suffix('\n') {
        Some(row) if row.trim_end() == row && !row.contains(hidden) => {
            let blank = if row.is_empty() { "" } else { " " };
            writeln!(text, "{BAR}{blank}{row}")
        }
        _ => writeln!(text, "{BAR}{}", quote(piece)),
    }
    .expect("a string takes everything");
}

/// A seed goes to the end of its line, so that few texts need quotes.
fn is_plain_seed(seed: &str) -> bool {
    let hidden = |c: char| c == '#' || c.is_control();
    !seed.is_empty() && seed.trim() == seed && !seed.starts_with('"') && !seed.contains(hidden)
}

/// The items in lines of readable length; an empty list is one empty line.
fn wrapped(items: impl Iterator<Item = String>, separator: &str) -> Vec<String> {
    let mut lines = vec![String::new()];
    for item in items {
        let fits = lines.last().is_some_and(|line| line.len() + item.len() <= WIDTH);
        match lines.last_mut() {
            Some(line) if line.is_empty() => line.push_str(&item),
            Some(line) if fits => {
                line.push_str(separator);
                line.push_str(&item);
            }
            _ => lines.push(item),
        }
    }
    lines
}
