//! The wheel of fortune, a great painted wheel that lies on the land. Every square of its block
//! draws the same wheel round the same middle, as much of it as the square shows, so that the
//! squares join without a seam.

use std::f64::consts::PI;

use bastide_catalogue::Sector;

use super::glyphs::{CROWN, HUB, PIG_PLACE, emblem};
use super::{INNER, MIDDLE, RADIUS, SPOKE};
use crate::land::block::{Cell, near};
use crate::noise::Noise;
use crate::paint::Painter;
use crate::path::{Pen, short};
use crate::vector::{P, SIZE, chords, p, polar};
use crate::wheel;

/// The ground of a sector and the paint of its pattern. Light and dark sectors alternate and no
/// two patterns are alike, so that nobody needs the colours.
fn paints(sector: Sector) -> (&'static str, &'static str) {
    match sector {
        Sector::Fortune => ("#edbd42", r##"fill="#f6d678""##),
        Sector::Taxes => ("#35609f", r##"fill="#4672b2""##),
        Sector::Famine => ("#dcbf8f", r##"stroke="#b8935c" stroke-width="5""##),
        Sector::Storm => {
            ("#46606f", r##"stroke="#6d8797" stroke-width="5" stroke-dasharray="34 26""##)
        }
        Sector::Inquisition => ("#e5875f", r##"fill="#d0603a""##),
        Sector::Pestilence => ("#4a5e3b", r##"stroke="#687d50""##),
    }
}

/// The wheel as it lies in a square: its middle in units of that square, and its turn.
#[derive(Clone, Copy)]
struct Wheel {
    middle: P,
    turn: f64,
}

impl Wheel {
    /// A point by its direction in degrees from the east, and its distance from the middle.
    fn at(self, degrees: f64, distance: f64) -> P {
        self.middle + polar(self.turn + degrees.to_radians(), distance)
    }

    /// Whether the square shows anything between two distances from the middle.
    fn shows(self, from: f64, to: f64) -> bool {
        let keep = |v: f64| v.clamp(0.0, SIZE);
        let nearest = p(keep(self.middle.x), keep(self.middle.y)).distance(self.middle);
        let far = |v: f64| if v < SIZE / 2.0 { SIZE } else { 0.0 };
        let farthest = p(far(self.middle.x), far(self.middle.y)).distance(self.middle);
        nearest < to && farthest > from
    }
}

/// Whether a square shows anything of a shape whose line is at most so wide.
fn shown(shape: &[P], width: f64) -> bool {
    let all = |test: &dyn Fn(&P) -> bool| shape.iter().all(test);
    !(all(&|q| q.x < -width)
        || all(&|q| q.y < -width)
        || all(&|q| q.x > SIZE + width)
        || all(&|q| q.y > SIZE + width))
}

impl Painter<'_> {
    pub(super) fn wheel(&mut self, cell: Cell) {
        let middle = self.at(MIDDLE - cell.corner());
        let wheel = Wheel { middle, turn: f64::from(self.quarters) * PI / 2.0 };
        if wheel.shows(INNER, RADIUS + 20.0) {
            self.disc(middle + p(9.0, 13.0), RADIUS, r#"fill="$shade" opacity=".35""#);
            self.disc(middle, RADIUS - 2.0, r#"fill="$wood" stroke="$ink" stroke-width="4""#);
        }
        for sector in Sector::ALL {
            self.sector(wheel, sector);
        }
        self.spokes(wheel);
        if wheel.shows(INNER - 12.0, RADIUS) {
            self.felloe(wheel);
        }
        self.thresholds();
        for sector in Sector::ALL {
            let mut things =
                vec![(wheel::emblem_place(sector), wheel::EMBLEM_RADIUS + 6.0, emblem(sector))];
            let (x, y) = wheel::pig_place(sector);
            things.push((p(x, y), wheel::PIG_RADIUS, PIG_PLACE));
            let crowns = (0..wheel::crowns(sector)).filter_map(|n| wheel::crown_place(sector, n));
            things.extend(crowns.map(|(x, y)| (p(x, y), wheel::CROWN_RADIUS + 6.0, CROWN)));
            for (at, radius, drawing) in things {
                let at = self.at(at - cell.corner());
                if near(at, radius) {
                    self.group(at, 0.0, 1.0, drawing);
                }
            }
        }
        if near(middle, 70.0) {
            self.group(middle, 0.0, 1.0, HUB);
        }
    }

    fn disc(&mut self, at: P, radius: f64, paint: &str) {
        let (x, y, r) = (short(at.x), short(at.y), short(radius));
        self.raw(&format!(r#"<circle cx="{x}" cy="{y}" r="{r}" {paint}/>"#));
    }

    /// The ground of a sector and its pattern.
    fn sector(&mut self, wheel: Wheel, sector: Sector) {
        let middle = wheel::angle(sector).to_degrees();
        let arc: Vec<P> =
            (-6..=6).map(|step| wheel.at(middle + 5.0 * f64::from(step), INNER)).collect();
        let mut whole = arc.clone();
        whole.push(wheel.middle);
        if !shown(&whole, 0.0) {
            return;
        }
        let (ground, pattern) = paints(sector);
        let [c, a, b] = [wheel.middle, arc[0], arc[12]].map(|q| (short(q.x), short(q.y)));
        let r = short(INNER);
        self.path(
            &format!("M{} {}L{} {}A{r} {r} 0 0 1 {} {}z", c.0, c.1, a.0, a.1, b.0, b.1),
            &format!(r#"fill="{ground}""#),
        );
        if self.plain() {
            return;
        }
        let at = |degrees: f64, distance: f64| wheel.at(middle + degrees, distance);
        match sector {
            Sector::Fortune => self.rays(&at, pattern),
            Sector::Taxes => self.chequers(&at, pattern),
            Sector::Famine => self.cracks(&at, pattern),
            Sector::Storm => self.rain(&whole, wheel.middle, pattern),
            Sector::Inquisition => self.flames(&at, pattern),
            Sector::Pestilence => self.pocks(&at, pattern),
        }
    }

    /// Rays of the sun.
    fn rays(&mut self, at: &dyn Fn(f64, f64) -> P, paint: &str) {
        let mut pen = Pen::new();
        for ray in 0..6 {
            let from = -28.0 + 10.0 * f64::from(ray);
            let ray = [at(0.0, 0.0), at(from, INNER), at(from + 6.0, INNER)];
            if shown(&ray, 0.0) {
                pen.polygon(&ray);
            }
        }
        self.pen(pen, paint);
    }

    /// The chequered cloth on which taxes were counted.
    fn chequers(&mut self, at: &dyn Fn(f64, f64) -> P, paint: &str) {
        let mut pen = Pen::new();
        for ring in 0..7 {
            for step in (0..8).filter(|step| (step + ring) % 2 == 0) {
                let (near, left) = (INNER - 42.0 * f64::from(ring), -30.0 + 7.5 * f64::from(step));
                let (far, right) = (near - 42.0, left + 7.5);
                let field = [at(left, near), at(right, near), at(right, far), at(left, far)];
                if shown(&field, 0.0) {
                    pen.polygon(&field);
                }
            }
        }
        self.pen(pen, paint);
    }

    /// Cracks in dry ground, between lumps like bricks that nobody laid straight.
    fn cracks(&mut self, at: &dyn Fn(f64, f64) -> P, paint: &str) {
        let mut noise = Noise::new("wheel", "cracks", 0);
        let mut pen = Pen::new();
        let steps = 6;
        let mut rows: Vec<Vec<P>> = Vec::new();
        for row in 0..7 {
            let radius = INNER - 48.0 * f64::from(row);
            let crooked = |step: i32, noise: &mut Noise| {
                let inner = row > 0 && step > 0 && step < steps;
                let off = if inner { noise.between(-14.0, 14.0) } else { 0.0 };
                let aside = if inner { noise.between(-2.5, 2.5) } else { 0.0 };
                at(-30.0 + 10.0 * f64::from(step) + aside, radius + off)
            };
            rows.push((0..=steps).map(|step| crooked(step, &mut noise)).collect());
        }
        for (row, pair) in rows.windows(2).enumerate() {
            if row > 0 && shown(&pair[0], 8.0) {
                pen.polyline(&pair[0]);
            }
            for step in (1 + row % 2..steps as usize).step_by(2) {
                let joint = [pair[0][step], pair[1][step]];
                if shown(&joint, 8.0) {
                    pen.polyline(&joint);
                }
            }
        }
        self.pen(pen, paint);
    }

    /// Slanting rain.
    fn rain(&mut self, sector: &[P], middle: P, paint: &str) {
        let along = p(-0.42, 0.91);
        let mut pen = Pen::new();
        for line in -24..=24 {
            let on = middle + p(30.0 * f64::from(line), 0.0);
            for (a, b) in chords(sector, on, along) {
                // Every other line begins later, so that no rows appear.
                let late = if line % 2 == 0 { 0.0 } else { 30.0 };
                let drops = [a + along * late, b];
                if a.distance(b) > late + 12.0 && shown(&drops, 8.0) {
                    pen.polyline(&drops);
                }
            }
        }
        self.pen(pen, paint);
    }

    /// Tongues of fire along the rim.
    fn flames(&mut self, at: &dyn Fn(f64, f64) -> P, paint: &str) {
        const HEIGHTS: [f64; 8] = [62.0, 96.0, 76.0, 118.0, 84.0, 124.0, 92.0, 70.0];
        const WIDTH: f64 = 60.0 / HEIGHTS.len() as f64;
        let mut pen = Pen::new();
        pen.go(at(-30.0, INNER));
        for (tongue, height) in HEIGHTS.into_iter().enumerate() {
            let from = -30.0 + WIDTH * tongue as f64;
            // A point of this tongue, by shares of its width and of its height.
            let on = |aside: f64, up: f64| at(from + WIDTH * aside, INNER - height * up);
            let valley = at(from + WIDTH, INNER - 24.0);
            pen.cubic(on(-0.15, 0.55), on(0.75, 0.5), on(0.6, 1.0));
            pen.cubic(on(1.0, 0.75), on(1.15, 0.5), valley);
        }
        for back in [30.0, 18.0, 6.0, -6.0, -18.0] {
            pen.line(at(back, INNER + 2.0));
        }
        self.pen(pen, paint);
    }

    /// Spots of three sizes, strewn evenly.
    fn pocks(&mut self, at: &dyn Fn(f64, f64) -> P, paint: &str) {
        for (size, width) in [9.0, 15.0, 23.0].into_iter().enumerate() {
            let mut pen = Pen::new();
            for spot in (size..58).step_by(3) {
                // Steps of the golden ratio never fall into rows.
                let share = (spot as f64 * 0.618_034).fract() * 2.0 - 1.0;
                let distance = (90.0 + (360.0 - 90.0) * (spot as f64 / 58.0).sqrt()).min(358.0);
                let spot = at(share * (29.0 - 900.0 / distance), distance);
                if near(spot, width) {
                    pen.dot(spot);
                }
            }
            self.pen(pen, &format!(r#"{paint} stroke-width="{width}""#));
        }
    }

    /// The beams between the sectors.
    fn spokes(&mut self, wheel: Wheel) {
        let mut pen = Pen::new();
        for spoke in 0..6 {
            let degrees = 30.0 + 60.0 * f64::from(spoke);
            let beam = [wheel.at(degrees, 40.0), wheel.at(degrees, INNER + 4.0)];
            if shown(&beam, 2.0 * SPOKE) {
                pen.polyline(&beam);
            }
        }
        let data = pen.data();
        self.path(&data, r#"stroke="$ink" stroke-width="18""#);
        self.path(&data, r#"stroke="$wood" stroke-width="11""#);
        self.path(&data, r##"stroke="#b07a48" stroke-width="3""##);
    }

    /// The wooden rim with its brass nails, and a clasp with an arrow at the end of each spoke.
    fn felloe(&mut self, wheel: Wheel) {
        let c = wheel.middle;
        self.disc(c + p(5.0, 7.0), INNER - 3.0, r#"stroke="$ink" stroke-width="12" opacity=".22""#);
        self.disc(c, INNER + 3.0, r#"stroke="$ink" stroke-width="13""#);
        self.disc(c, INNER + 3.0, r#"stroke="$gold" stroke-width="6""#);
        self.disc(c, RADIUS - 9.0, r##"stroke="#b07a48" stroke-width="4""##);
        self.disc(c, INNER + 13.0, r#"stroke="$wood_lo" stroke-width="6""#);
        if !self.plain() {
            // 72 nails, as many for each quarter turn.
            let apart = format!("{:.3}", (RADIUS - 21.0) * PI / 36.0 - 0.1);
            self.disc(
                c,
                RADIUS - 21.0,
                &format!(r#"stroke="$gold" stroke-width="8" stroke-dasharray=".1 {apart}""#),
            );
        }
        let (mut plates, mut arrows) = (Pen::new(), Pen::new());
        for spoke in 0..6 {
            let degrees = 30.0 + 60.0 * f64::from(spoke);
            let corners = [(-4.6, 0.0), (-4.6, 1.0), (4.6, 1.0), (4.6, 0.0)];
            let plate = corners.map(|(aside, out)| {
                wheel.at(degrees + aside, INNER + 2.0 + out * (RADIUS - INNER - 8.0))
            });
            if shown(&plate, 4.0) {
                plates.polygon(&plate);
                let rest = [(-1.4, 408.0), (1.6, 399.0), (-1.4, 390.0)];
                arrows.polyline(&rest.map(|(aside, out)| wheel.at(degrees + aside, out)));
            }
        }
        self.pen(plates, r#"fill="$gold" stroke="$ink" stroke-width="4""#);
        self.pen(arrows, r#"stroke="$ink" stroke-width="6""#);
    }

    /// A stone step where a road ends at the wheel.
    fn thresholds(&mut self) {
        let mut pen = Pen::new();
        for chain in self.land.roads.iter().flat_map(|way| &way.chains) {
            if let Some([_, _, before, end]) = chain.last() {
                let along = (*end - *before).unit();
                let (on, aside) = (*end - along * 2.0, along.turned(1) * 15.0);
                pen.polyline(&[on - aside, on + aside]);
            }
        }
        let data = pen.data();
        self.path(&data, r#"stroke="$ink" stroke-width="16""#);
        self.path(&data, r#"stroke="$stone" stroke-width="11""#);
        self.path(&data, r#"stroke="$stone_hi" stroke-width="4""#);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sight::{lightness, smallest_distance};

    #[test]
    fn neighbours_on_the_wheel_differ_for_all_kinds_of_sight() {
        for (index, sector) in Sector::ALL.into_iter().enumerate() {
            let next = Sector::ALL[(index + 1) % Sector::ALL.len()];
            let (one, other) = (paints(sector).0, paints(next).0);
            let (distance, sight) = smallest_distance(one, other);
            assert!(distance > 14.0, "{sector:?} and {next:?}: {distance:.1} ({sight})");
            let lighter = (lightness(one) - lightness(other)).abs();
            assert!(lighter > 15.0, "{sector:?} and {next:?} are alike in grey: {lighter:.1}");
        }
    }
}
