//! What lies over cities: mouths below a raised one, a road on a bridge, the course of a tunnel.

use super::Painter;
use crate::land::{Below, Over};
use crate::path::{Pen, short};
use crate::vector::{CENTRE, Cubic, P};

/// Half the length of the bridge over a whole city.
const LONG_DECK: f64 = 82.0;

impl Painter<'_> {
    pub(super) fn over_cities(&mut self) {
        for arch in self.land.arches.clone() {
            // A dark mouth at the foot of the raised wall, on its outer side.
            let outer = if (arch.at - CENTRE).dot(arch.along) < 0.0 { -1.0 } else { 1.0 };
            let fill = match arch.below {
                Below::Water => "$water_lo",
                Below::Field => "#5d7437",
                Below::City => "#8a6138",
            };
            let elements = format!(
                r#"<ellipse rx="7" ry="{}" fill="$ink"/><ellipse rx="3.5" ry="{}" cx="{}" fill="{fill}"/>"#,
                short(arch.half),
                short(arch.half - 3.5),
                short(2.0 * outer),
            );
            let at = arch.at + arch.along * (5.5 * outer);
            self.group(at, arch.along.degrees(), 1.0, &elements);
        }
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
