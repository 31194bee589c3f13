//! What lies over cities: mouths below a raised one, a road on a bridge, the course of a tunnel.

use super::Painter;
use crate::land::Over;
use crate::path::{Pen, short};
use crate::vector::{CENTRE, Cubic, P};

/// Half the length of the bridge over a whole city.
const LONG_DECK: f64 = 82.0;

impl Painter<'_> {
    pub(super) fn over_cities(&mut self) {
        self.mouths();
        for course in self.land.under.clone() {
            self.dotted(&course, "field_hi", 12.0);
        }
        for bridge in self.land.bridges.clone() {
            if bridge.over == Over::City {
                let chains: Vec<Vec<Cubic>> =
                    self.land.roads.iter().flat_map(|road| road.chains.clone()).collect();
                self.deck(&bridge, LONG_DECK);
                self.surface(&chains, false);
                self.parapets(&bridge, LONG_DECK);
            }
        }
        for course in self.land.courses.clone() {
            self.dotted(&course, "road", 11.0);
        }
    }

    /// Dark mouths at the foot of a raised wall, on its outer side.
    fn mouths(&mut self) {
        let (mut dark, mut inner) = (Pen::new(), [Pen::new(), Pen::new(), Pen::new()]);
        for arch in &self.land.arches {
            let outer = if (arch.at - CENTRE).dot(arch.along) < 0.0 { -1.0 } else { 1.0 };
            let half = arch.along.turned(1) * (arch.half - 7.0);
            let at = arch.at + arch.along * (5.5 * outer);
            dark.go(at - half).line(at + half);
            let at = at + arch.along * (2.0 * outer);
            inner[arch.below as usize].go(at - half).line(at + half);
        }
        self.pen(dark, r#"stroke="$ink" stroke-width="14""#);
        // By what passes below: field, city, water.
        for (pen, tone) in inner.into_iter().zip(["#5d7437", "#8a6138", "$water_lo"]) {
            self.pen(pen, &format!(r#"stroke="{tone}" stroke-width="7""#));
        }
    }

    fn dotted(&mut self, course: &[P], tone: &str, gap: f64) {
        let mut pen = Pen::new();
        pen.polyline(course);
        let data = pen.data();
        let gap = short(gap);
        self.path(
            &data,
            &format!(
                r#"stroke="$ink" stroke-width="7.5" stroke-dasharray=".1 {gap}" opacity=".6""#
            ),
        );
        self.path(
            &data,
            &format!(r#"stroke="${tone}" stroke-width="5" stroke-dasharray=".1 {gap}""#),
        );
    }
}
