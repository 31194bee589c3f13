//! Houses. They stand in gently waving rows and never overlap, so that all fronts are one path
//! and all roofs of a colour another: a whole city costs about ten paths.

use super::Painter;
use crate::glyphs::plants::Many;
use crate::labels::{Grid, Label};
use crate::path::Pen;
use crate::vector::{P, p};

/// What houses keep clear of.
#[derive(Default)]
pub struct Keep {
    /// Centre and radii of squares and signs.
    pub ellipses: Vec<(P, f64, f64)>,
    pub streets: Vec<[P; 2]>,
}

impl Keep {
    fn allows(&self, at: P) -> bool {
        let outside = |(centre, rx, ry): &(P, f64, f64)| {
            let off = at - *centre;
            (off.x / rx).powi(2) + (off.y / ry).powi(2) > 1.0
        };
        self.ellipses.iter().all(outside) && self.streets.iter().all(|s| off_street(at, s) > 6.5)
    }
}

/// The distance of a point from a stretch.
fn off_street(at: P, [a, b]: &[P; 2]) -> f64 {
    let along = *b - *a;
    let share = ((at - *a).dot(along) / along.dot(along).max(1.0)).clamp(0.0, 1.0);
    at.distance(a.towards(*b, share))
}

const ROOFS: [&str; 4] = ["roof1", "roof2", "roof3", "slate"];
/// How many houses of twelve have which roof.
const SHARES: [f64; 3] = [5.0 / 12.4, 9.0 / 12.4, 11.5 / 12.4];

/// How a house is built.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Style {
    Gable,
    Eaves,
    Shed,
}

impl Style {
    fn height(self) -> f64 {
        match self {
            Style::Gable => 23.0,
            Style::Eaves => 20.0,
            Style::Shed => 13.0,
        }
    }
}

#[derive(Clone, Copy)]
struct Plan {
    style: Style,
    width: f64,
}

/// Where the houses of one city may stand.
struct Site<'a> {
    room: &'a Grid<f64>,
    label: Label,
    keep: &'a Keep,
}

/// The paths of cities in the making.
#[derive(Default)]
pub struct Rows {
    shade: Pen,
    fronts: Pen,
    doors: Pen,
    roofs: [Pen; 4],
    dark: [Pen; 4],
    /// The lower courses of tiles on roofs whose eaves face us.
    tiles: [Pen; 4],
    bushes: Vec<(Many, P)>,
    built: Vec<(P, f64, f64)>,
}

impl Painter<'_> {
    /// Sets the houses of one city.
    pub fn houses(&mut self, rows: &mut Rows, room: &Grid<f64>, label: Label, keep: &Keep) {
        let site = Site { room, label, keep };
        let phase = self.noise.between(0.0, 6.3);
        // Eleven rows, so that those of joined tiles keep their rhythm.
        for row in 0..11 {
            self.row(rows, 22.0 + 23.27 * f64::from(row), phase, &site);
        }
        self.gardens(rows, &site);
    }

    /// Paints what was set.
    pub fn build(&mut self, mut rows: Rows) {
        self.raw("<g $B>");
        self.pen(rows.shade, r#"stroke="$ink" stroke-width="4" opacity=".3""#);
        // One outline for all: houses do not overlap, so their order is free.
        self.raw(r#"<g stroke="$ink" stroke-width="1.1">"#);
        self.pen(rows.fronts, r#"fill="$wall""#);
        for (lit, tone) in rows.roofs.into_iter().zip(ROOFS) {
            self.pen(lit, &format!(r#"fill="${tone}""#));
        }
        self.raw("</g>");
        self.pen(rows.doors, r#"stroke="$wood_lo" stroke-width="2.6""#);
        for ((dark, tiles), tone) in rows.dark.into_iter().zip(rows.tiles).zip(ROOFS) {
            self.pen(dark, &format!(r#"fill="${tone}_lo""#));
            self.pen(tiles, &format!(r#"stroke="${tone}_lo" stroke-width="4""#));
        }
        self.raw("</g>");
        rows.bushes.sort_by(|a, b| a.1.y.total_cmp(&b.1.y));
        self.many(&rows.bushes);
    }

    fn free(&self, at: P, margin: f64, site: &Site) -> bool {
        let inside = (2.0..=254.0).contains(&at.x) && (2.0..=254.0).contains(&at.y);
        inside
            && self.label(at) == Some(site.label)
            && site.room.at(self.back(at)).unwrap_or(0.0) >= margin
            && site.keep.allows(at)
    }

    /// Whether a house stands well: its corners, the middles of its base and ridge, and the air
    /// above it are free.
    fn fits(&self, at: P, plan: Plan, site: &Site) -> bool {
        let (w, h) = (plan.width, plan.style.height());
        let probes = [(0.0, 0.0), (w, 0.0), (0.0, h), (w, h), (w / 2.0, 0.0), (w / 2.0, h)];
        let above = p(at.x + w / 2.0, (at.y - h - 6.0).max(3.0));
        probes.iter().all(|(dx, dy)| self.free(p(at.x + dx, at.y - dy), 6.0, site))
            && self.free(above, 4.0, site)
    }

    fn row(&mut self, rows: &mut Rows, y: f64, phase: f64, site: &Site) {
        let mut x = self.noise.between(2.0, 6.0);
        while x < 246.0 {
            let mut wish = if self.noise.chance(0.36) {
                Plan { style: Style::Gable, width: self.noise.pick(&[16.0, 18.0]) }
            } else {
                Plan { style: Style::Eaves, width: self.noise.pick(&[20.0, 24.0, 28.0, 33.0]) }
            };
            // The last house of a row fills what is left of it.
            let left = (254.0 - x).floor();
            if (12.0..wish.width + 12.0).contains(&left) {
                let style = if left < 19.0 { Style::Gable } else { Style::Eaves };
                wish = Plan { style, width: left.min(33.0) };
            }
            let wave = 2.4 * (x * 0.045 + phase).sin() + self.noise.between(-0.8, 0.8);
            let at = p(x, (y + wave).min(254.0));
            let narrow = Plan { style: Style::Gable, width: 12.0 };
            let shed = Plan { style: Style::Shed, width: 12.0 };
            let plan = [wish, narrow, shed].into_iter().find(|plan| self.fits(at, *plan, site));
            let Some(plan) = plan else {
                x += 3.0;
                continue;
            };
            if self.noise.chance(0.06) {
                let kind = self.noise.pick(&[Many::Bush, Many::Bush, Many::Cypress]);
                rows.bushes.push((kind, p(x + plan.width / 2.0, at.y - 8.0)));
                x += plan.width + 3.0;
                continue;
            }
            let share = self.noise.unit();
            let roof = SHARES.iter().filter(|limit| share > **limit).count();
            let at = p(x.round(), at.y.round());
            rows.built.push((at, plan.width, plan.style.height()));
            rows.house(at, plan, roof);
            x += plan.width + self.noise.between(2.0, 3.5);
        }
    }

    /// Bushes and trees in the corners that houses leave.
    fn gardens(&mut self, rows: &mut Rows, site: &Site) {
        let most = rows.bushes.len() + 4;
        for _ in 0..70 {
            let at = p(self.noise.between(8.0, 248.0), self.noise.between(8.0, 248.0));
            let feet = [p(-6.0, 4.0), p(6.0, 4.0), p(0.0, -6.0)];
            let free = feet.iter().all(|off| self.free(at + *off, 5.0, site));
            let clear = |(corner, w, h): &(P, f64, f64)| {
                at.x < corner.x - 7.0
                    || at.x > corner.x + w + 7.0
                    || at.y < corner.y - h - 6.0
                    || at.y > corner.y + 6.0
            };
            let apart = rows.bushes.iter().all(|(_, other)| at.distance(*other) > 12.0);
            if free && apart && rows.bushes.len() < most && rows.built.iter().all(clear) {
                rows.bushes.push((Many::Bush, at));
            }
        }
    }
}

impl Rows {
    fn house(&mut self, at: P, plan: Plan, roof: usize) {
        let (P { x, y }, w) = (at, plan.width);
        if plan.style != Style::Shed {
            self.shade.go(p(x + 2.0, y + 1.0)).line(p(x + w + 2.0, y + 1.0));
        }
        let lit = &mut self.roofs[roof];
        match plan.style {
            Style::Gable => {
                let m = (w / 2.0).floor();
                let n = w - m;
                self.fronts.stamp(at, &format!("v-10l{m}-8 {n} 8v10z"));
                lit.stamp(p(x - 1.0, y - 9.0), &format!("l{k}-9v-6l-{k} 9z", k = m + 1.0));
                let dark = &mut self.dark[roof];
                dark.stamp(p(x + m, y - 18.0), &format!("l{k} 9v-6l-{k}-9z", k = n + 1.0));
                self.doors.go(p(x + m, y)).line(p(x + m, y - 6.0));
            }
            Style::Eaves => {
                self.fronts.stamp(at, &format!("v-7h{w}v7z"));
                lit.stamp(p(x - 1.0, y - 7.0), &format!("l4-13h{}l4 13z", w - 6.0));
                self.tiles[roof].go(p(x + 1.0, y - 10.0)).line(p(x + w - 1.0, y - 10.0));
                self.doors.go(p(x + 6.0, y)).line(p(x + 6.0, y - 5.0));
            }
            Style::Shed => {
                self.fronts.stamp(at, &format!("v-5h{w}v5z"));
                lit.stamp(p(x - 1.0, y - 5.0), &format!("l3-8h{}l3 8z", w - 4.0));
            }
        }
    }
}
