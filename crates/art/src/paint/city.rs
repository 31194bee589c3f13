//! A city: ground, streets from its gates to its square, houses, walls.

use super::Painter;
use super::house::{Keep, Rows};
use crate::glyphs::Glyph;
use crate::labels::Label;
use crate::land::{City, Gate};
use crate::path::{Pen, short};
use crate::vector::{P, p};

impl Painter<'_> {
    /// All cities, the lower ones first. Those of one level share their paths.
    pub(super) fn cities(&mut self) {
        let crossing = self.land.cities.iter().any(|city| !city.raised);
        for raised in [false, true] {
            let level: Vec<City> =
                self.land.cities.iter().filter(|city| city.raised == raised).cloned().collect();
            if level.is_empty() {
                continue;
            }
            if raised && self.land.rivers.is_empty() {
                let mut shadow = Pen::new();
                level.iter().for_each(|city| {
                    shadow.polygon(&city.outline);
                });
                self.pen(shadow, r#"fill="$ink" opacity=".35" transform="translate(7 9)""#);
            }
            // Where cities cross, the lower walls carry no towers: they would hide the upper.
            let crossed = !raised && self.land.cities.len() > level.len();
            if self.plain() {
                self.plain_cities(&level);
            } else {
                self.level(&level, !(crossing && crossed));
            }
        }
    }

    fn level(&mut self, cities: &[City], towers: bool) {
        let mut ground = Pen::new();
        cities.iter().for_each(|city| {
            ground.polygon(&city.outline);
        });
        self.pen(ground, r#"fill="$town""#);
        let mut keep = Keep::default();
        let mut spots = Vec::new();
        for city in cities {
            let spot = self.layout.spots[city.id.0 as usize].map(|spot| self.at(spot));
            if let Some(spot) = spot {
                let gates = self.land.gates.iter().filter(|gate| gate.city == Some(city.id));
                keep.streets.extend(gates.map(|gate| [gate.at, spot]));
                keep.ellipses.push((spot + p(0.0, 4.0), 23.0, 18.5));
                spots.push(spot);
            }
        }
        for item in &self.layout.items {
            if matches!(self.layout.labels.grid.at(item.at), Some(Label::City(_))) {
                let r = item.glyph.radius() * item.scale + 3.0;
                // A cathedral is taller than wide and stands above its middle.
                let tall = if item.glyph == Glyph::Cathedral { 12.0 } else { 0.0 };
                keep.ellipses.push((self.at(item.at) - p(0.0, tall), r, r));
            }
        }
        self.streets(&keep.streets);
        spots.into_iter().for_each(|spot| self.square(spot));
        let mut rows = Rows::default();
        for city in cities {
            if let Some(room) = self.layout.cities.iter().find(|room| room.id == city.id) {
                self.houses(&mut rows, &room.whole, Label::City(city.id), &keep);
            }
        }
        self.build(rows);
        let walls: Vec<Vec<P>> = cities.iter().flat_map(|city| city.walls.clone()).collect();
        let mine = |gate: &&Gate| cities.iter().any(|city| Some(city.id) == gate.city);
        let gates: Vec<Gate> = self.land.gates.iter().filter(mine).copied().collect();
        self.walls(&walls, &gates, towers);
    }

    /// Where a figure stands: a paved square.
    fn square(&mut self, at: P) {
        let (x, y) = (short(at.x), short(at.y + 4.0));
        self.raw(&format!(
            r#"<ellipse cx="{x}" cy="{y}" rx="24" ry="19" fill="$plaza" stroke="$town_lo" stroke-width="1.4"/>"#
        ));
        self.raw(&format!(
            r#"<ellipse cx="{x}" cy="{y}" rx="16" ry="12" stroke="$town" stroke-width="1.6" stroke-dasharray="4 3"/>"#
        ));
    }

    fn streets(&mut self, streets: &[[P; 2]]) {
        let mut pen = Pen::new();
        for street in streets {
            pen.polyline(street);
        }
        let data = pen.data();
        self.path(&data, r#"stroke="$town_lo" stroke-width="11""#);
        self.path(&data, r#"stroke="$plaza" stroke-width="8.5""#);
    }
}
