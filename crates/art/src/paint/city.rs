//! A city: ground, streets from its gates to its square, houses, walls.

use super::Painter;
use super::house::Keep;
use crate::glyphs::Glyph;
use crate::labels::Label;
use crate::path::{Pen, short};
use crate::vector::{P, p};

impl Painter<'_> {
    pub(super) fn city(&mut self, index: usize) {
        let city = self.land.cities[index].clone();
        if city.raised && self.land.rivers.is_empty() {
            let mut shadow = Pen::new();
            shadow.polygon(&city.outline);
            self.pen(shadow, r#"fill="$ink" opacity=".35" transform="translate(7 9)""#);
        }
        if self.plain() {
            return self.plain_city(index);
        }
        let mut ground = Pen::new();
        ground.polygon(&city.outline);
        self.pen(ground, r#"fill="$town""#);
        let label = Label::City(city.id);
        let mut keep = Keep::default();
        let spot = self.layout.spots[city.id.0 as usize].map(|spot| self.at(spot));
        if let Some(spot) = spot {
            let gates = self.land.gates.iter().filter(|gate| gate.city == Some(city.id));
            keep.streets = gates.map(|gate| [gate.at, spot]).collect();
            self.streets(&keep.streets);
            self.square(spot);
            keep.ellipses.push((spot + p(0.0, 4.0), 23.0, 18.5));
        }
        for item in &self.layout.items {
            if self.layout.labels.grid.at(item.at) == Some(label) {
                let r = item.glyph.radius() * item.scale + 3.0;
                // A cathedral is taller than wide and stands above its middle.
                let tall = if item.glyph == Glyph::Cathedral { 12.0 } else { 0.0 };
                keep.ellipses.push((self.at(item.at) - p(0.0, tall), r, r));
            }
        }
        let room = self.layout.cities.iter().find(|room| room.id == city.id);
        if let Some(room) = room {
            self.houses(&room.whole, label, &keep);
        }
        let crossed = self.land.cities.iter().any(|other| other.raised && other.id != city.id);
        let gates: Vec<_> =
            self.land.gates.iter().filter(|gate| gate.city == Some(city.id)).copied().collect();
        self.walls(&city.walls, &gates, city.raised || !crossed);
    }

    /// Where a figure stands: a paved square.
    fn square(&mut self, at: P) {
        let (x, y) = (short(at.x), short(at.y + 4.0));
        self.raw(&format!(
            r#"<ellipse cx="{x}" cy="{y}" rx="24" ry="19" fill="$plaza" stroke="$town_lo" stroke-width="1.4"/><ellipse cx="{x}" cy="{y}" rx="16" ry="12" stroke="$town" stroke-width="1.6" stroke-dasharray="4 3"/>"#
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
