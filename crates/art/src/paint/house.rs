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

/// The paths of a city in the making.
#[derive(Default)]
struct Rows {
    shade: Pen,
    fronts: Pen,
    doors: Pen,
    roofs: [Pen; 4],
    dark: [Pen; 4],
    bushes: Vec<(Many, P)>,
    built: Vec<(P, f64, f64)>,
}

impl Painter<'_> {
    pub(super) fn houses(&mut self, room: &Grid<f64>, label: Label, keep: &Keep) {
        let mut rows = Rows::default();
        let phase = self.noise.between(0.0, 6.3);
        for row in 0..12 {
            self.row(&mut rows, 20.5 + 21.2 * f64::from(row), phase, room, label, keep);
        }
        self.gardens(&mut rows, room, label, keep);
        self.pen(rows.shade, r#"stroke="$ink" stroke-width="4" opacity=".3""#);
        const LINE: &str = r#"stroke="$ink" stroke-width="1.1""#;
        self.pen(rows.fronts, &format!(r#"fill="$wall" {LINE}"#));
        self.pen(rows.doors, r#"stroke="$wood_lo" stroke-width="2.6""#);
        for ((lit, dark), tone) in rows.roofs.into_iter().zip(rows.dark).zip(ROOFS) {
            self.pen(lit, &format!(r#"fill="${tone}" {LINE}"#));
            self.pen(dark, &format!(r#"fill="${tone}_lo""#));
        }
        self.many(&rows.bushes);
    }

    fn free(&self, at: P, margin: f64, room: &Grid<f64>, label: Label, keep: &Keep) -> bool {
        let inside = (2.0..=254.0).contains(&at.x) && (2.0..=254.0).contains(&at.y);
        inside
            && self.label(at) == Some(label)
            && room.at(self.back(at)).unwrap_or(0.0) >= margin
            && keep.allows(at)
    }

    fn row(
        &mut self,
        rows: &mut Rows,
        y: f64,
        phase: f64,
        room: &Grid<f64>,
        label: Label,
        keep: &Keep,
    ) {
        let mut x = self.noise.between(2.0, 6.0);
        while x < 250.0 {
            let mut gable = self.noise.chance(0.36);
            let (mut w, mut h) = if gable {
                (self.noise.pick(&[15.0, 17.0]), 22.0)
            } else {
                (self.noise.pick(&[19.0, 22.0, 26.0, 31.0]), 18.0)
            };
            let base =
                (y + 2.4 * (x * 0.045 + phase).sin() + self.noise.between(-0.8, 0.8)).min(254.0);
            let free = |q: P, margin: f64| self.free(q, margin, room, label, keep);
            if !(free(p(x + w, base), 6.0) && free(p(x + w, base - h), 6.0)) {
                (gable, w, h) = (true, 11.0, 19.0);
            }
            let probes = [(0.0, 0.0), (w, 0.0), (0.0, h), (w, h), (w / 2.0, 0.0), (w / 2.0, h)];
            let fits = probes.iter().all(|(dx, dy)| free(p(x + dx, base - dy), 6.0))
                && free(p(x + w / 2.0, (base - h - 6.0).max(3.0)), 4.0);
            if !fits {
                x += 3.0;
                continue;
            }
            if self.noise.chance(0.07) {
                let kind = self.noise.pick(&[Many::Bush, Many::Bush, Many::Cypress]);
                rows.bushes.push((kind, p(x + w / 2.0, base - 8.0)));
                x += w + 3.0;
                continue;
            }
            let at = p(x.round(), base.round());
            let share = self.noise.unit();
            let roof = SHARES.iter().filter(|limit| share > **limit).count();
            rows.built.push((at, w, h));
            rows.house(at, w, gable, roof);
            x += w + self.noise.between(2.0, 3.5);
        }
    }

    /// Bushes and trees in the corners that houses leave.
    fn gardens(&mut self, rows: &mut Rows, room: &Grid<f64>, label: Label, keep: &Keep) {
        for _ in 0..70 {
            let at = p(self.noise.between(8.0, 248.0), self.noise.between(8.0, 248.0));
            let feet = [p(-6.0, 4.0), p(6.0, 4.0), p(0.0, -6.0)];
            let free = feet.iter().all(|off| self.free(at + *off, 5.0, room, label, keep));
            let clear = |(corner, w, h): &(P, f64, f64)| {
                at.x < corner.x - 7.0
                    || at.x > corner.x + w + 7.0
                    || at.y < corner.y - h - 6.0
                    || at.y > corner.y + 6.0
            };
            let apart = rows.bushes.iter().all(|(_, other)| at.distance(*other) > 12.0);
            if free && apart && rows.bushes.len() < 10 && rows.built.iter().all(clear) {
                rows.bushes.push((Many::Bush, at));
            }
        }
        rows.bushes.sort_by(|a, b| a.1.y.total_cmp(&b.1.y));
    }
}

impl Rows {
    fn house(&mut self, at: P, w: f64, gable: bool, roof: usize) {
        let P { x, y } = at;
        self.shade.go(p(x + 2.0, y + 1.0)).line(p(x + w + 2.0, y + 1.0));
        let (lit, dark) = (&mut self.roofs[roof], &mut self.dark[roof]);
        if gable {
            let m = (w / 2.0).floor();
            let n = w - m;
            self.fronts.stamp(at, &format!("v-9l{m}-8l{n} 8v9z"));
            lit.stamp(p(x - 1.0, y - 8.0), &format!("l{k}-9v-6l-{k} 9z", k = m + 1.0));
            dark.stamp(p(x + m, y - 17.0), &format!("l{k} 9v-6l-{k}-9z", k = n + 1.0));
            self.doors.stamp(p(x + m, y), "v-6");
        } else {
            self.fronts.stamp(at, &format!("v-6h{w}v6z"));
            lit.stamp(p(x - 1.0, y - 6.0), &format!("l4-12h{}l4 12z", w - 6.0));
            dark.stamp(p(x + 1.0, y - 11.0), &format!("h{}l1 4h-{w}z", w - 2.0));
            self.doors.stamp(p(x + 5.0, y), "v-4");
            if w > 20.0 {
                self.doors.stamp(p(x + w - 5.0, y - 1.0), "v-2");
            }
        }
    }
}
