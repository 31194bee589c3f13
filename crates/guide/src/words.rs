//! The words of a page in one language: the files `text/<language>/<system>.md`.
//!
//! ```text
//! The lead, in three sentences.
//!
//! ## {#contents}
//! - inn: **{n} inns** Roads beside them score more.
//!
//! ## Completed roads {#road}
//! Paragraphs, and lists with a dash.
//! ![What the picture shows](#picture)
//!
//! ## Example: a road with an inn {#example-road}
//! What the situation is.
//! ![What the picture shows](#picture)
//! 1. What happens first.
//!
//! ## {#editions}
//! | What | Default | Other editions |
//! |---|---|---|
//! | Two-tile cities | Score in full | Half |
//! ```

use crate::page::Block;

/// A part of a page: what stands below one heading.
#[derive(Debug, Default)]
pub struct Part {
    pub id: String,
    pub title: String,
    pub blocks: Vec<Block>,
    /// What the picture shows.
    pub alt: Option<String>,
    /// A numbered list.
    pub steps: Vec<String>,
    /// The rows of a table, without its head.
    pub rows: Vec<Vec<String>>,
}

/// The lead of a page, and its parts in their order.
pub fn read(text: &str) -> Result<(String, Vec<Part>), String> {
    let mut parts = vec![Part::default()];
    // A blank line ends a paragraph or list.
    let mut open = false;
    for line in text.lines().map(str::trim_end) {
        if let Some(heading) = line.strip_prefix("## ") {
            parts.push(heading_part(heading)?);
            open = false;
            continue;
        }
        let part = parts.last_mut().expect("it begins with one");
        if line.is_empty() {
            open = false;
        } else if let Some(alt) = line.strip_prefix("![") {
            let alt =
                alt.strip_suffix("](#picture)").ok_or("write pictures as ![...](#picture)")?;
            if part.alt.replace(alt.to_owned()).is_some() {
                return Err(format!("{} has two pictures", part.id));
            }
            open = false;
        } else if line.starts_with('|') {
            let cells = line.trim_matches('|').split('|').map(|cell| cell.trim().to_owned());
            part.rows.push(cells.collect());
        } else if let Some(item) = line.strip_prefix("- ") {
            match part.blocks.last_mut() {
                Some(Block::List(items)) if open => items.push(item.to_owned()),
                _ => part.blocks.push(Block::List(vec![item.to_owned()])),
            }
            open = true;
        } else if let Some(step) = numbered(line) {
            part.steps.push(step.to_owned());
            open = false;
        } else {
            match part.blocks.last_mut() {
                Some(block) if open => continue_block(block, line),
                _ => part.blocks.push(Block::Text(line.to_owned())),
            }
            open = true;
        }
    }
    for part in &mut parts {
        // The head of a table and the line below it.
        part.rows.drain(..part.rows.len().min(2));
    }
    let lead = match &parts.remove(0).blocks[..] {
        [Block::Text(lead)] => lead.clone(),
        _ => return Err("a page begins with one paragraph, its lead".to_owned()),
    };
    Ok((lead, parts))
}

fn heading_part(heading: &str) -> Result<Part, String> {
    let (title, id) = heading
        .strip_suffix('}')
        .and_then(|heading| heading.rsplit_once("{#"))
        .ok_or_else(|| format!("the heading \"{heading}\" has no {{#id}}"))?;
    Ok(Part { id: id.to_owned(), title: title.trim().to_owned(), ..Part::default() })
}

fn numbered(line: &str) -> Option<&str> {
    let (number, rest) = line.split_once(". ")?;
    number.bytes().all(|byte| byte.is_ascii_digit()).then_some(rest)
}

/// A line goes on with the paragraph or item above it.
fn continue_block(block: &mut Block, line: &str) {
    let text = match block {
        Block::Text(text) => text,
        Block::List(items) => items.last_mut().expect("a list has an item"),
    };
    text.push(' ');
    text.push_str(line.trim_start());
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_are_read_by_their_headings() {
        let text = "One. Two.\nThree.\n\n## Roads {#road}\nA road\ngoes on.\n\n- one\n- two\n\
                    ![A road](#picture)\n1. First.\n2. Then.\n\n## {#editions}\n\
                    | What | Default |\n|---|---|\n| Ties | Shared |\n";
        let (lead, parts) = read(text).unwrap();
        assert_eq!(lead, "One. Two. Three.");
        let [road, editions] = &parts[..] else { panic!("{parts:?}") };
        assert_eq!((road.id.as_str(), road.title.as_str()), ("road", "Roads"));
        let list = Block::List(vec!["one".into(), "two".into()]);
        assert_eq!(road.blocks, [Block::Text("A road goes on.".into()), list]);
        assert_eq!(road.alt.as_deref(), Some("A road"));
        assert_eq!(road.steps, ["First.", "Then."]);
        assert_eq!(editions.rows, [["Ties", "Shared"]]);
    }

    #[test]
    fn what_is_malformed_is_named() {
        assert!(read("Lead.\n\n## Roads\n").unwrap_err().contains("Roads"));
        assert!(read("## Roads {#road}\n").unwrap_err().contains("lead"));
        assert!(read("Lead.\n\n## Roads {#road}\n![A](b)\n").unwrap_err().contains("picture"));
    }
}
