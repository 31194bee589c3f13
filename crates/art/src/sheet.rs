//! A contact sheet: the tiles of a set side by side, with their names and numbers.

use bastide_catalogue::{Rotation, TileKind};

use crate::board::Surroundings;
use crate::vector::{SIZE, p};
use crate::{Detail, TileArt, lettering};

/// A tile of a sheet.
#[derive(Clone, Debug)]
pub struct SheetEntry<'a> {
    /// What it is.
    pub kind: &'a TileKind,
    /// What is written below it.
    pub label: String,
    /// How many copies there are; written if there are several.
    pub count: u8,
    /// Which trees and houses it shows.
    pub variant: u64,
}

/// What a sheet shows and how.
#[derive(Clone, Debug)]
pub struct Sheet<'a> {
    /// Written above the tiles, unless it is empty.
    pub title: String,
    /// The tiles.
    pub entries: Vec<SheetEntry<'a>>,
    /// How many stand in a row.
    pub columns: u16,
    /// How much they show.
    pub detail: Detail,
    /// What lies round them.
    pub surroundings: Surroundings,
    /// Whether names and numbers are written below them.
    pub labels: bool,
}

/// A contact sheet as a complete document.
pub fn sheet_svg(sheet: &Sheet) -> String {
    let columns = usize::from(sheet.columns.max(1));
    let (gap, below) = (24.0, if sheet.labels { 40.0 } else { 0.0 });
    let head = if sheet.title.is_empty() { gap } else { 84.0 };
    let rows = sheet.entries.len().div_ceil(columns);
    let wide = columns.min(sheet.entries.len().max(1));
    let width = gap + wide as f64 * (SIZE + gap);
    let width = width.max(lettering::width(&sheet.title, 36.0) + 2.0 * gap);
    let height = head + rows as f64 * (SIZE + below + gap);
    let mut out =
        format!(r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:.0} {height:.0}">"#);
    if let Some(ground) = sheet.surroundings.ground() {
        out.push_str(&format!(r#"<path d="M0 0h{width:.0}v{height:.0}H0z" fill="{ground}"/>"#));
    }
    let ink = sheet.surroundings.ink();
    out.push_str(&lettering::write(&sheet.title, p(gap, 58.0), 36.0, ink));
    for (index, entry) in sheet.entries.iter().enumerate() {
        let x = gap + (index % columns) as f64 * (SIZE + gap);
        let y = head + (index / columns) as f64 * (SIZE + below + gap);
        let group =
            TileArt::new(entry.kind).group(entry.variant, Rotation::default(), sheet.detail);
        out.push_str(&format!(
            r#"<svg x="{x}" y="{y}" width="256" height="256" viewBox="0 0 256 256">{group}</svg>"#
        ));
        if sheet.labels {
            let base = y + SIZE + 30.0;
            out.push_str(&lettering::write(&entry.label, p(x + 2.0, base), 20.0, ink));
            if entry.count > 1 {
                let count = format!("×{}", entry.count);
                let wide = lettering::width(&count, 20.0);
                out.push_str(&lettering::write(&count, p(x + SIZE - wide, base), 20.0, ink));
            }
        }
    }
    out.push_str("</svg>");
    out
}
