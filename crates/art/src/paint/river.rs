//! Water: rivers, the lakes at their ends, springs, and the lake of a ferry.

use super::Painter;
use crate::glyphs::Glyph;
use crate::land::HubKind;
use crate::path::Pen;
use crate::vector::{P, p, polar};

impl Painter<'_> {
    pub(super) fn waters(&mut self) {
        let mut pen = Pen::new();
        for chain in self.land.rivers.iter().flat_map(|river| &river.chains) {
            pen.chain(chain);
        }
        let data = pen.data();
        if !data.is_empty() || self.land.lake.is_some() {
            self.pool(&data, self.land.lake);
        }
        if let Some(at) = self.land.spring {
            self.glyph(Glyph::Spring, at, 1.0);
        }
    }

    /// A ferry's lake swallows the ends of its roads, so it is painted after them.
    pub(super) fn ferry_lake(&mut self) {
        if let Some(hub) = self.land.hub_of(HubKind::Lake) {
            self.pool("", Some((hub.at, hub.radius)));
        }
    }

    /// A shore that is no circle.
    fn shore(&mut self, at: P, r: f64) -> String {
        let k = self.noise.between(0.9, 0.98);
        let q = |x: f64, y: f64| at + p(x * r, y * r);
        let mut pen = Pen::new();
        pen.go(q(-1.0, 0.0))
            .cubic(q(-1.0, -0.6), q(-0.5, -k), q(0.0, -0.92))
            .cubic(q(0.5, -0.84), q(1.0, -0.5), q(1.0, 0.0))
            .cubic(q(1.0, 0.5), q(0.5, 0.95), q(0.0, 0.9))
            .cubic(q(-0.5, 0.85), q(-1.0, 0.6), q(-1.0, 0.0))
            .close();
        pen.data()
    }

    fn pool(&mut self, river: &str, lake: Option<(P, f64)>) {
        let ring = lake.map(|(at, r)| self.shore(at, r)).unwrap_or_default();
        let widths: [(&str, f64, f64); 4] = if self.plain() {
            [("bank", 38.0, 9.0), ("water_lo", 32.0, 5.0), ("water", 28.0, 0.0), ("", 0.0, 0.0)]
        } else {
            [
                ("grass", 37.0, 11.0),
                ("bank", 34.0, 8.0),
                ("water_lo", 27.0, 3.0),
                ("water", 22.0, 0.0),
            ]
        };
        for (tone, wide, rim) in widths.into_iter().filter(|(tone, ..)| !tone.is_empty()) {
            let soft = if tone == "grass" { r#"opacity=".5""# } else { "" };
            self.path(river, &format!(r#"stroke="${tone}" stroke-width="{wide}" {soft}"#));
            self.path(
                &ring,
                &format!(r#"fill="${tone}" stroke="${tone}" stroke-width="{rim}" {soft}"#),
            );
        }
        self.path(river, r#"stroke="$water_hi" stroke-width="2.6" stroke-dasharray="16 26" opacity=".85" transform="translate(-4 -3)""#);
        self.path(river, r#"stroke="$water_hi" stroke-width="1.8" stroke-dasharray="9 34" opacity=".7" transform="translate(5 4)""#);
        let Some((at, r)) = lake else { return };
        let mut ripples = Pen::new();
        for (x, y, w) in
            [(-0.6, -0.35, 0.5), (0.1, 0.5, 0.45), (-0.55, 0.25, 0.3), (0.2, -0.5, 0.3)]
        {
            ripples.go(at + p(x * r, y * r)).line(at + p((x + w) * r, y * r));
        }
        self.pen(ripples, r#"stroke="$water_hi" stroke-width="2.4""#);
        if !self.plain() {
            for angle in [2.3_f64, 2.6, 0.5, -0.6] {
                self.glyph(Glyph::Reed, at + polar(angle, r - 2.0), 1.0);
            }
        }
    }
}
