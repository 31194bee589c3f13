//! Open ground: flat colour, broad brush strokes, cultivated land, tufts and flowers.

use super::Painter;
use crate::decor::{Crop, Parcel};
use crate::glyphs::Glyph;
use crate::glyphs::plants::Many;
use crate::path::{Pen, short};
use crate::systems;
use crate::vector::{CENTRE, P, chords, clip, inside, p, polar};

impl Painter<'_> {
    pub(super) fn ground(&mut self) {
        if self.kind.symbols.abbey {
            return self.abbey();
        }
        if systems::ground(self) {
            return;
        }
        self.path("M0 0h256v256h-256z", r#"fill="$field""#);
        if self.plain() {
            return;
        }
        self.brush();
        let parcels = std::mem::take(&mut self.decor.parcels);
        for parcel in &parcels {
            self.parcel(parcel);
        }
        self.tufts(&parcels);
    }

    fn open(&self, q: P) -> f64 {
        self.layout.fields.at(self.back(q)).unwrap_or(0.0)
    }

    /// Broad dry strokes, all leaning the same way.
    fn brush(&mut self) {
        let mut pens = [Pen::new(), Pen::new()];
        for _ in 0..18 {
            let at = p(self.noise.between(12.0, 190.0), self.noise.between(14.0, 242.0));
            let width = (self.noise.between(9.0, 29.0)).round() * 2.0;
            let lift = self.noise.between(2.0, 8.0).round();
            let which = usize::from(self.noise.chance(0.5));
            if self.open(at + p(width / 2.0, 0.0)) > 6.0 {
                let q = format!(
                    "q{}-{} {}-{}",
                    short(width / 2.0),
                    short(lift),
                    short(width),
                    short(lift * 0.7)
                );
                pens[which].stamp(at.whole(), &q);
            }
        }
        for (pen, tone) in pens.into_iter().zip(["field_hi", "field_lo"]) {
            let paint = format!(r#"stroke="${tone}" stroke-width="10" opacity=".6""#);
            self.pen(pen, &paint);
        }
    }

    fn tufts(&mut self, parcels: &[Parcel]) {
        let (mut tufts, mut pale, mut bright) = (Pen::new(), Pen::new(), Pen::new());
        for _ in 0..46 {
            let at = p(self.noise.between(5.0, 251.0), self.noise.between(8.0, 251.0));
            let share = self.noise.unit();
            let wild = |at: P| parcels.iter().all(|parcel| !inside(at, &parcel.outline));
            if self.open(at) > 5.0 && wild(self.back(at)) {
                if share < 0.72 {
                    tufts.stamp(at.whole(), "l-2-4 2 4v-5 5l2-4");
                } else if share < 0.88 {
                    pale.dot(at.whole());
                } else {
                    bright.dot(at.whole());
                }
            }
        }
        self.pen(tufts, r#"stroke="$grass" stroke-width="1.2""#);
        self.pen(pale, r##"stroke="#fff7da" stroke-width="2.6""##);
        self.pen(bright, r##"stroke="#e8803f" stroke-width="2.6""##);
    }

    /// Strips side by side with furrows along them, and a hedge round half of it.
    fn parcel(&mut self, parcel: &Parcel) {
        let outline: Vec<P> = parcel.outline.iter().map(|q| self.at(*q)).collect();
        let centre = self.at(parcel.centre);
        let along = polar(parcel.angle, 1.0).turned(self.quarters);
        let across = along.turned(1);
        let span = |q: &P| (*q - centre).dot(across);
        let low = outline.iter().map(span).fold(f64::MAX, f64::min);
        let high = outline.iter().map(span).fold(f64::MIN, f64::max);
        let count = parcel.strips.len();
        for (index, crop) in parcel.strips.iter().enumerate() {
            let edge = |k: usize| low + (high - low) * k as f64 / count as f64;
            let (from, to) = (edge(index), edge(index + 1));
            let mut strip = outline.clone();
            if index > 0 {
                strip = clip(&strip, centre + across * from, across);
            }
            if index + 1 < count {
                strip = clip(&strip, centre + across * to, across * -1.0);
            }
            self.strip(*crop, &strip, centre, along, (from, to));
        }
        if parcel.strips != [Crop::Orchard] {
            self.hedge(&outline);
        }
    }

    fn hedge(&mut self, outline: &[P]) {
        let start = (self.noise.unit() * outline.len() as f64) as usize;
        let line: Vec<P> = outline.iter().cycle().skip(start).take(10).copied().collect();
        let mut pen = Pen::new();
        pen.polyline(&line);
        let data = pen.data();
        self.path(&data, r#"stroke="$leaf" stroke-width="5.5" stroke-dasharray=".1 6""#);
        self.path(&data, r#"stroke="$leaf_hi" stroke-width="2.4" stroke-dasharray=".1 6" transform="translate(-1 -1.5)""#);
    }

    fn strip(&mut self, crop: Crop, outline: &[P], centre: P, along: P, (from, to): (f64, f64)) {
        let (fill, line, gap, dash) = match crop {
            Crop::Wheat => ("crop", "crop_lo", 6.5, ""),
            Crop::Green => ("crop_g", "crop_g_lo", 6.5, ""),
            Crop::Meadow => ("field_hi", "field_lo", 7.0, "stroke-dasharray=\".1 6\""),
            Crop::Fallow => ("soil_hi", "soil", 6.5, ""),
            Crop::Lavender => ("lav_hi", "lav", 7.0, ""),
            Crop::Sunflowers => ("crop_g_lo", "sun", 7.0, "stroke-dasharray=\".1 6\""),
            Crop::Orchard => ("field_hi", "field_lo", 0.0, ""),
        };
        let mut ground = Pen::new();
        ground.polygon(outline);
        self.pen(ground, &format!(r#"fill="${fill}" stroke="${fill}" stroke-width="3""#));
        if crop == Crop::Orchard {
            return self.orchard(outline, centre, along);
        }
        let across = along.turned(1);
        let mut pen = Pen::new();
        let rows = (((to - from) / gap).round() as u32).max(1);
        for row in 0..rows {
            let off = from + (to - from) * (f64::from(row) + 0.5) / f64::from(rows);
            for (a, b) in chords(outline, centre + across * off, along) {
                if a.distance(b) > 8.0 {
                    pen.go((a + along * 2.0).whole()).line((b - along * 2.0).whole());
                }
            }
        }
        let width = if crop == Crop::Sunflowers { "3.4" } else { "2.2" };
        self.pen(pen, &format!(r#"stroke="${line}" stroke-width="{width}" {dash}"#));
    }

    /// Fruit trees in rows.
    fn orchard(&mut self, outline: &[P], centre: P, along: P) {
        let across = along.turned(1);
        let mut trees = Vec::new();
        for row in -4..=4 {
            for (a, b) in chords(outline, centre + across * (f64::from(row) * 16.0), along) {
                let count = ((a.distance(b) - 6.0) / 15.0) as u32;
                let first = (a.distance(b) - f64::from(count) * 15.0) / 2.0 + 7.5;
                trees.extend((0..count).map(|k| a + along * (first + 15.0 * f64::from(k))));
            }
        }
        trees.sort_by(|a, b| a.y.total_cmp(&b.y));
        let paints = [
            (p(2.0, 3.0), r#"stroke="$hedge_lo" stroke-width="11" opacity=".35""#),
            (p(0.0, 0.0), r#"stroke="$hedge" stroke-width="11""#),
            (p(-1.5, -2.0), r#"stroke="$leaf_hi" stroke-width="6""#),
        ];
        for (off, paint) in paints {
            let mut pen = Pen::new();
            trees.iter().for_each(|q| {
                pen.dot(q.whole() + off);
            });
            self.pen(pen, paint);
        }
        let mut fruit = Pen::new();
        trees.iter().step_by(2).for_each(|q| {
            fruit.dot(q.whole() + p(2.0, 1.0));
        });
        self.pen(fruit, r#"stroke="$roof2" stroke-width="3""#);
    }

    /// The abbey: a walled yard that fits anything.
    fn abbey(&mut self) {
        const YARD: &str = r##"
            <path d="M0 0H256V256H0z" fill="#d9c59a"/>
            <path d="M22 22H234V234H22z" fill="$field_hi" stroke="$hedge" stroke-width="5"/>
            <path d="M128 12V60M128 196V244M12 128H60M196 128H244" stroke="$plaza" stroke-width="22"/>
            <path d="M40 40H104V88H40zM152 40H216V88H152zM40 176H104V216H40zM152 176H216V216H152z" fill="$crop_g" stroke="$hedge" stroke-width="3"/>
            <path d="M48 52H96M48 64H96M48 76H96M160 52H208M160 64H208M160 76H208" stroke="$hedge" stroke-width="5" $B stroke-dasharray="5 4"/>
            <path d="M48 188H96M48 200H96M160 188H208M160 200H208" stroke="$hedge" stroke-width="5" $B stroke-dasharray="5 4"/>
            <path d="M15 16H241V26H15z" fill="$stone_lo" $O/>
            <path d="M9 9H247V247H9z" stroke="$ink" stroke-width="16.5"/>
            <path d="M9 9H247V247H9z" stroke="$stone_lo" stroke-width="13.5"/>
            <path d="M9 9H247V247H9z" stroke="$stone_hi" stroke-width="13.5" $B stroke-dasharray="7 3.5"/>
            <path d="M9 9H247V247H9z" stroke="$stone" stroke-width="6.5"/>"##;
        for line in YARD.lines() {
            self.raw(line.trim());
        }
        let corners = [(14.0, 22.0), (242.0, 22.0), (14.0, 240.0), (242.0, 240.0)];
        self.many(&corners.map(|(x, y)| (Many::Tower, p(x, y))));
        if !self.plain() {
            // The planting of the four beds differs between copies.
            let mut trees = Vec::new();
            for corner in [(44.0, 108.0), (204.0, 108.0), (44.0, 156.0), (204.0, 156.0)] {
                let kind = self.noise.pick(&[Many::Round, Many::Cypress, Many::Poplar]);
                let off = p(self.noise.between(-8.0, 8.0), self.noise.between(-5.0, 5.0));
                trees.push((kind, p(corner.0, corner.1) + off));
            }
            self.many(&trees);
        }
        self.glyph(Glyph::Monastery, CENTRE - p(0.0, 10.0), 1.9);
    }
}
