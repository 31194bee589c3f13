//! The cores of start blocks, drawn in block units and cut by each square.

use std::f64::consts::PI;

use super::Painter;
use super::house::{Keep, Rows};
use crate::glyphs::Glyph;
use crate::labels::Label;
use crate::land::block::{Cell, Core, WHEEL_RADIUS};
use crate::path::{Pen, short};
use crate::vector::{P, SIZE, p, polar};

/// The sectors clockwise from the east: colour, emblem, crowns.
const SECTORS: [(&str, &str, u8); 6] = [
    ("#e9b93f", FORTUNE, 1),
    ("#7f9fc4", TAXES, 2),
    ("#c98f4e", FAMINE, 1),
    ("#5f7f9a", STORM, 2),
    ("#b65446", INQUISITION, 1),
    ("#7f9a55", PESTILENCE, 2),
];
const FORTUNE: &str = r##"<path d="M0-38L10-12L38-12L16 6L24 34L0 18L-24 34L-16 6L-38-12L-10-12z" fill="#fff3c4" stroke="$ink" stroke-width="4"/>"##;
const TAXES: &str = r#"<path d="M-34 18L-40-22L-18-4L0-32L18-4L40-22L34 18z" fill="$gold" stroke="$ink" stroke-width="4"/>
    <path d="M-34 28H34" stroke="$ink" stroke-width="7"/>"#;
const FAMINE: &str = r#"<path d="M-36 2H36A36 32 0 0 1-36 2z" fill="$white" stroke="$ink" stroke-width="4"/>
    <path d="M-14 36H14" stroke="$ink" stroke-width="6"/>
    <path d="M0-6C-16-14-14-34-14-40M-14-26l-9-7M-14-26l9-8M-12-17l-9-5M-12-17l10-9" stroke="$ink" stroke-width="4"/>
    <path d="M12-8l18-22" stroke="$ink" stroke-width="6"/>"#;
const STORM: &str = r#"<path d="M-38-4C-46-22-22-36-10-26C0-44 32-36 30-18C46-14 42 4 28 4H-26C-34 4-36 0-38-4z" fill="$white" stroke="$ink" stroke-width="4"/>
    <path d="M4 4L-12 24H0L-8 44L18 16H6L14 4z" fill="$gold" stroke="$ink" stroke-width="3"/>"#;
const INQUISITION: &str = r##"<path d="M0-42C22-16 30 6 18 28H-18C-34 6-14-4-14-22C-6-18 0-30 0-42z" fill="$gold" stroke="$ink" stroke-width="4"/>
    <path d="M2-10C14 6 12 18 8 28H-6C-14 14 0 8 2-10z" fill="#fff3c4"/>
    <path d="M-32 40L30 28M-30 28L32 40" stroke="$ink" stroke-width="10"/>
    <path d="M-32 40L30 28M-30 28L32 40" stroke="$wood" stroke-width="5"/>"##;
const PESTILENCE: &str = r#"<path d="M-28-6a28 26 0 0 1 56 0q0 16-12 20v14h-32v-14q-12-4-12-20z" fill="$white" stroke="$ink" stroke-width="4"/>
    <path d="M-11-6h0M11-6h0" stroke="$ink" stroke-width="15"/>
    <path d="M-6 28v-8M6 28v-8M0 8v4" stroke="$ink" stroke-width="4"/>"#;
const CROWN: &str = r##"<circle r="36" fill="#fff3d2" stroke="$ink" stroke-width="3"/>
    <path d="M-18 14L-22-10L-10 0L0-16L10 0L22-10L18 14z" fill="$gold" stroke="$ink" stroke-width="2.5"/>"##;
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

/// The quarters of Carcassonne in block units.
const QUARTERS: [(f64, f64, &str); 4] =
    [(640.0, 262.0, CASTLE), (776.0, 392.0, MARKET), (640.0, 566.0, SMITHY), (384.0, 276.0, "")];

/// Whether a disc in units of the square touches it.
fn near(at: P, radius: f64) -> bool {
    at.rim_distance() > -radius
}

impl Painter<'_> {
    pub(super) fn core(&mut self) {
        let Some(cell) = self.land.cell else { return };
        // What the neighbours show is cut off, or it would cover them.
        let turn = f64::from(self.quarters) * 90.0;
        self.raw(r#"<svg width="256" height="256" viewBox="0 0 256 256">"#);
        match cell.core {
            Core::Wheel => {
                let corner = cell.corner();
                let (x, y) = (short(-corner.x), short(-corner.y));
                self.raw(&format!(
                    r#"<g transform="rotate({} 128 128)translate({x} {y})">"#,
                    short(turn)
                ));
                self.wheel(cell);
                self.raw("</g>");
            }
            Core::Carcassonne => self.carcassonne(cell),
        }
        self.raw("</svg>");
    }

    fn disc(&mut self, at: P, radius: f64, paint: &str) {
        let (x, y, r) = (short(at.x), short(at.y), short(radius));
        self.raw(&format!(r#"<circle cx="{x}" cy="{y}" r="{r}" {paint}/>"#));
    }

    fn wheel(&mut self, cell: Cell) {
        let c = p(512.0, 512.0);
        let inner = WHEEL_RADIUS - 34.0;
        self.disc(c + p(8.0, 12.0), WHEEL_RADIUS, r#"fill="$ink" opacity=".25""#);
        self.disc(c, WHEEL_RADIUS, r#"fill="$wood" stroke="$ink" stroke-width="3""#);
        self.disc(c, WHEEL_RADIUS - 13.0, r#"stroke="$wood_lo" stroke-width="5""#);
        let shown = |at: P, radius: f64| near(at - cell.corner(), radius);
        for (index, (colour, emblem, crowns)) in SECTORS.iter().enumerate() {
            let middle = index as f64 * PI / 3.0;
            let rim = |angle: f64| c + polar(middle + angle, inner);
            let (a, b) = (rim(-PI / 6.0), rim(PI / 6.0));
            let r = short(inner);
            self.path(
                &format!(
                    "M512 512L{} {}A{r} {r} 0 0 1 {} {}z",
                    short(a.x),
                    short(a.y),
                    short(b.x),
                    short(b.y)
                ),
                &format!(r#"fill="{colour}" stroke="$wood_lo" stroke-width="12""#),
            );
            let at = c + polar(middle, inner * 0.52);
            if shown(at, 64.0) {
                self.group(at, 0.0, 1.25, emblem);
            }
            for crown in 0..*crowns {
                let off = (f64::from(crown) - f64::from(crowns - 1) / 2.0) * 0.42;
                let at = c + polar(middle + off, inner * 0.84);
                if shown(at, 40.0) {
                    self.group(at, 0.0, 1.0, CROWN);
                }
            }
        }
        self.disc(c, 58.0, r#"fill="$wood" stroke="$ink" stroke-width="3""#);
        self.disc(c, 36.0, r#"fill="$gold" stroke="$ink" stroke-width="3""#);
        self.path("M512 484V540M484 512H540", r#"stroke="$gold_lo" stroke-width="8""#);
    }

    /// The walled city with a square and an emblem in each of its quarters.
    fn carcassonne(&mut self, cell: Cell) {
        let outline = self.land.core.clone().unwrap_or_default();
        let mut ground = Pen::new();
        ground.polygon(&outline);
        self.pen(ground, r#"fill="$town""#);
        let mut keep = Keep::default();
        let mut marks = Vec::new();
        for (x, y, emblem) in QUARTERS {
            let at = p(x, y) - cell.corner();
            if near(at, 90.0) {
                let at = self.at(at);
                let (x, y) = (short(at.x), short(at.y));
                self.raw(&format!(
                    r#"<ellipse cx="{x}" cy="{y}" rx="84" ry="66" fill="$plaza" stroke="$town_lo" stroke-width="2"/>"#
                ));
                keep.ellipses.push((at, 84.0, 66.0));
                marks.push((at, emblem));
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
        for (at, emblem) in marks {
            if emblem.is_empty() {
                self.glyph(Glyph::Cathedral, at - p(0.0, 4.0), 0.95);
            } else {
                self.group(at, 0.0, 1.0, emblem);
            }
        }
    }
}
