//! Carcassonne, drawn in block units and cut by each square.

use bastide_catalogue::QuarterName;

use super::{QUARTERS, square};
use crate::glyphs::Glyph;
use crate::labels::Label;
use crate::land::block::{Cell, near};
use crate::paint::Painter;
use crate::paint::house::{Keep, Rows};
use crate::path::{Pen, short};
use crate::vector::{P, SIZE, p};

const CASTLE: &str = r#"<g $O><path d="M-52 40V-10H52V40z" fill="$stone"/>
    <path d="M-60 44V-34h8v7h8v-7h8v7h8v-7h8V44zM20 44V-34h8v7h8v-7h8v7h8v-7h8V44z" fill="$stone_hi"/>
    <path d="M-22 40V-50h9v8h9v-8h8v8h9v-8h9V40z" fill="$stone_hi"/>
    <path d="M-9 40V20a9 10 0 0 1 18 0V40z" fill="$ink"/>
    <path d="M0-50V-74L26-66L0-58" fill="$azure"/></g>"#;
const MARKET: &str = r#"<g $O><path d="M-54 4V34H54V4z" fill="$wood"/>
    <path d="M-60 6L-46-26H46L60 6z" fill="$white"/>
    <path d="M-36 6L-28-26H-10L-12 6zM12 6L10-26H28L36 6z" fill="$roof1"/></g>
    <path d="M-40 18h0M-24 18h0M-2 18h0M22 18h0M38 18h0" stroke="$gold" stroke-width="14"/>"#;
const SMITHY: &str = r#"<g $O><path d="M-48-18H26C26-2 44-6 52-12C50 8 30 12 16 14V24L30 38H-26L-12 24V12C-30 10-42 0-48-18z" fill="$slate"/>
    <path d="M-20-52L34-34L30-24L-24-42z" fill="$stone_lo"/></g>
    <path d="M2-30L-14-2" stroke="$wood_lo" stroke-width="9"/>"#;

/// What stands on the square of a quarter; the cathedral is that of all cities.
fn building(quarter: QuarterName) -> Option<&'static str> {
    match quarter {
        QuarterName::Castle => Some(CASTLE),
        QuarterName::Market => Some(MARKET),
        QuarterName::Blacksmith => Some(SMITHY),
        QuarterName::Cathedral => None,
    }
}

impl Painter<'_> {
    /// The walled city with a square and an emblem in each of its quarters.
    pub(super) fn carcassonne(&mut self, cell: Cell) {
        let outline = self.land.core.clone().unwrap_or_default();
        let mut ground = Pen::new();
        ground.polygon(&outline);
        self.pen(ground, r#"fill="$town""#);
        let mut keep = Keep::default();
        let mut marks = Vec::new();
        for quarter in QUARTERS {
            let at = square(quarter) - cell.corner();
            if near(at, 90.0) {
                let at = self.at(at);
                let (x, y) = (short(at.x), short(at.y));
                self.raw(&format!(
                    r#"<ellipse cx="{x}" cy="{y}" rx="84" ry="66" fill="$plaza" stroke="$town_lo" stroke-width="2"/>"#
                ));
                keep.ellipses.push((at, 84.0, 66.0));
                marks.push((at, building(quarter)));
            }
        }
        if !self.plain() {
            let room = self.layout.labels.room(|label| label == Label::Core, false);
            let mut rows = Rows::default();
            self.houses(&mut rows, &room, Label::Core, &keep);
            self.build(rows);
        }
        let mut wall = outline.clone();
        wall.extend(outline.first());
        // Only the stretches that come near this square.
        let shown = |q: &P| near(*q, SIZE);
        let walls: Vec<Vec<P>> =
            wall.split(|q| !shown(q)).filter(|part| part.len() > 1).map(<[P]>::to_vec).collect();
        let gates: Vec<_> =
            self.land.gates.iter().filter(|gate| gate.city.is_none()).copied().collect();
        self.walls(&walls, &gates, true);
        for (at, building) in marks {
            match building {
                Some(building) => self.group(at, 0.0, 1.0, building),
                None => self.glyph(Glyph::Cathedral, at - p(0.0, 4.0), 0.95),
            }
        }
    }
}
