//! The version for tiles under 64 pixels: no texture, bolder ways and walls, larger signs.

use super::Painter;
use crate::glyphs::Glyph;
use crate::labels::Label;
use crate::land::City;
use crate::layout::{Item, flight};
use crate::path::{Pen, short};
use crate::vector::{SIZE, p};

impl Painter<'_> {
    /// A sign grown to a radius of 40 and pushed inside the tile; as it is on a full drawing.
    pub(super) fn swollen(&self, item: Item) -> Item {
        let radius = item.glyph.radius();
        if !self.plain() {
            return item;
        }
        if matches!(item.glyph, Glyph::House | Glyph::Sheep) || radius * item.scale > 38.0 {
            let more = if radius * item.scale > 38.0 { 1.0 } else { 1.4 };
            return Item { scale: item.scale * more, ..item };
        }
        if let (Glyph::Flier, Some(compass)) = (item.glyph, self.kind.symbols.flier) {
            let along = flight(compass.0);
            let middle = item.at + along * 10.0;
            let at = p(middle.x.clamp(66.0, 190.0), middle.y.clamp(66.0, 190.0)) - along * 14.0;
            return Item { at, scale: 1.35, ..item };
        }
        let scale = (40.0 / radius).min(2.1);
        let margin = radius * scale + 4.0;
        let keep = |v: f64| v.max(margin).min(SIZE - margin);
        Item { at: p(keep(item.at.x), keep(item.at.y)), scale, ..item }
    }

    /// Big simple roofs and a bold wall.
    pub(super) fn plain_cities(&mut self, cities: &[City]) {
        let mine =
            |label: Option<Label>| cities.iter().any(|city| label == Some(Label::City(city.id)));
        let mut roofs = Pen::new();
        for (row, y) in (30..256).step_by(34).enumerate() {
            for x in (22 + 17 * (row as i32 % 2)..250).step_by(36) {
                let at = p(f64::from(x), f64::from(y));
                let probes = [p(-14.0, 8.0), p(14.0, 8.0), p(0.0, -14.0)];
                if probes.iter().all(|off| mine(self.label(at + *off))) {
                    roofs.stamp(at + p(-15.0, 4.0), "l15-16 15 16z");
                }
            }
        }
        let mut ground = Pen::new();
        cities.iter().for_each(|city| {
            ground.polygon(&city.outline);
        });
        self.pen(ground, r##"fill="#b5713f""##);
        self.pen(roofs, r##"fill="#d9793f" stroke="#7c3a1d" stroke-width="3""##);
        let mut walls = Pen::new();
        cities.iter().flat_map(|city| &city.walls).for_each(|wall| {
            walls.polyline(wall);
        });
        let data = walls.data();
        self.path(&data, r#"stroke="$ink" stroke-width="20" $B"#);
        self.path(&data, r#"stroke="$stone_hi" stroke-width="11" $B"#);
        for gate in self.land.gates.clone() {
            if gate.city.is_some_and(|gate| cities.iter().any(|city| city.id == gate)) {
                let (x, y) = (short(gate.at.x), short(gate.at.y));
                self.raw(&format!(
                    r#"<circle cx="{x}" cy="{y}" r="19" fill="$ink"/><circle cx="{x}" cy="{y}" r="9" fill="$road"/>"#
                ));
            }
        }
    }
}
