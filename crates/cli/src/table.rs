//! Tables for people: columns wide enough for what is in them.

use std::io::{self, Write};

/// The heading of a column, and the side that the column leans to: left for text, right for
/// numbers.
#[derive(Clone, Copy, Debug)]
pub enum Heading {
    Left(&'static str),
    Right(&'static str),
}

impl Heading {
    const fn text(self) -> &'static str {
        match self {
            Heading::Left(text) | Heading::Right(text) => text,
        }
    }
}

/// Writes rows below their headings.
pub fn write_table(
    out: &mut impl Write,
    headings: &[Heading],
    rows: &[Vec<String>],
) -> io::Result<()> {
    let texts: Vec<String> = headings.iter().map(|heading| heading.text().to_string()).collect();
    let mut lines = vec![String::new(); rows.len() + 1];
    for (column, heading) in headings.iter().enumerate() {
        let cells: Vec<&str> = [&texts]
            .into_iter()
            .chain(rows)
            .map(|row| row.get(column).map_or("", String::as_str))
            .collect();
        let width = cells.iter().map(|cell| cell.chars().count()).max().unwrap_or(0);
        let gap = if column == 0 { "" } else { "  " };
        for (line, cell) in lines.iter_mut().zip(cells) {
            *line += &match heading {
                Heading::Left(_) => format!("{gap}{cell:<width$}"),
                Heading::Right(_) => format!("{gap}{cell:>width$}"),
            };
        }
    }
    lines.iter().try_for_each(|line| writeln!(out, "{}", line.trim_end()))
}

/// A whole number with its thousands apart, as in `12,345`.
pub fn thousands(number: f64) -> String {
    let digits = format!("{number:.0}");
    let mut text = String::new();
    for (index, digit) in digits.chars().enumerate() {
        if index > 0 && (digits.len() - index) % 3 == 0 {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

/// A number with its noun: `1 move`, `2 moves`.
pub fn counted(number: usize, noun: &str) -> String {
    format!("{number} {noun}{}", if number == 1 { "" } else { "s" })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_are_as_wide_as_their_widest_cell() {
        let mut out = Vec::new();
        let rows = [vec!["Ann".to_string(), "1".into()], vec!["Barbara".into(), "100".into()]];
        write_table(&mut out, &[Heading::Left("seat"), Heading::Right("x")], &rows).unwrap();
        assert_eq!(String::from_utf8(out).unwrap(), "seat       x\nAnn        1\nBarbara  100\n");
    }

    #[test]
    fn thousands_stand_apart() {
        let texts = [0.0, 999.6, 12_345.0, 1e6].map(thousands);
        assert_eq!(texts, ["0", "1,000", "12,345", "1,000,000"]);
    }

    #[test]
    fn one_is_singular() {
        assert_eq!(
            [0, 1, 2].map(|number| counted(number, "move")),
            ["0 moves", "1 move", "2 moves"]
        );
    }
}
