//! The painter: a layout in, SVG elements out, layer by layer from the ground up.

mod block;
mod city;
mod field;
pub mod house;
mod over;
mod plain;
mod river;
mod road;
mod wall;

use std::fmt::Write;

use bastide_catalogue::{Rotation, Side, Terrain, TileKind};

use crate::Detail;
use crate::decor::Decor;
use crate::glyphs::Glyph;
use crate::glyphs::plants::Many;
use crate::labels::Label;
use crate::land::Land;
use crate::layout::{Item, Layout, flight};
use crate::noise::Noise;
use crate::palette::expand;
use crate::path::{Pen, factor, short};
use crate::vector::{P, p};

/// Paints one copy of a tile at one rotation.
pub struct Painter<'a> {
    pub kind: &'a TileKind,
    pub layout: &'a Layout,
    /// The land as it lies after the turn.
    pub land: Land,
    pub quarters: u8,
    detail: Detail,
    decor: Decor,
    noise: Noise,
    out: String,
}

impl Painter<'_> {
    pub fn paint(
        kind: &TileKind,
        layout: &Layout,
        variant: u64,
        rotation: Rotation,
        detail: Detail,
    ) -> String {
        let quarters = rotation.quarters();
        let decor = match detail {
            Detail::Full => Decor::of(layout, &mut Noise::new(&kind.id, "decor", variant)),
            Detail::Plain => Decor::default(),
        };
        let mut painter = Painter {
            kind,
            layout,
            land: layout.land.rotated(quarters),
            quarters,
            detail,
            decor,
            noise: Noise::new(&kind.id, "paint", variant),
            out: String::with_capacity(12_000),
        };
        painter.body();
        painter.out
    }

    fn body(&mut self) {
        self.out.push_str("<g fill=\"none\" stroke-width=\"1.6\" stroke-linejoin=\"round\" stroke-linecap=\"round\">");
        self.ground();
        self.waters();
        self.roads();
        self.ferry_lake();
        self.standing();
        self.cities();
        self.over_cities();
        self.core();
        self.emblems();
        self.rim();
        self.out.push_str("</g>");
    }

    /// A thin line round the tile, but none through the middle of a start block.
    fn rim(&mut self) {
        let outer = |side: &Side| {
            let printed = side.rotated(Rotation::from_quarters(self.quarters).inverse());
            self.kind.terrain_at(printed) != Terrain::Inner
        };
        let outer: Vec<Side> = Side::ALL.into_iter().filter(outer).collect();
        let data = if outer.len() == Side::ALL.len() {
            "M0 0h256v256h-256z".to_owned()
        } else {
            let line = |side: &Side| match side {
                Side::North => "M0 0h256",
                Side::East => "M256 0v256",
                Side::South => "M0 256h256",
                Side::West => "M0 0v256",
            };
            outer.iter().map(line).collect()
        };
        self.path(&data, r#"stroke="$ink" stroke-opacity=".28" stroke-width="1.5""#);
    }

    pub fn plain(&self) -> bool {
        self.detail == Detail::Plain
    }

    /// Where a point of the reference orientation lies after the turn.
    pub fn at(&self, q: P) -> P {
        q.about_centre(self.quarters)
    }

    /// The point of the reference orientation that lies here after the turn.
    fn back(&self, q: P) -> P {
        q.about_centre(4 - self.quarters)
    }

    fn label(&self, q: P) -> Option<Label> {
        self.layout.labels.grid.at(self.back(q))
    }

    pub fn raw(&mut self, elements: &str) {
        expand(elements, &mut self.out);
    }

    /// A path, unless it is empty.
    pub fn path(&mut self, data: &str, paint: &str) {
        if !data.is_empty() {
            let _ = write!(self.out, "<path d=\"{data}\" ");
            expand(paint, &mut self.out);
            self.out.push_str("/>");
        }
    }

    pub fn pen(&mut self, pen: Pen, paint: &str) {
        self.path(&pen.data(), paint);
    }

    /// A group that moves, turns and scales what it holds.
    pub fn group(&mut self, at: P, degrees: f64, scale: f64, elements: &str) {
        let _ = write!(self.out, "<g transform=\"translate({} {})", short(at.x), short(at.y));
        if degrees.abs() > 0.01 {
            let _ = write!(self.out, "rotate({})", short(degrees));
        }
        if (scale - 1.0).abs() > 0.005 {
            let _ = write!(self.out, "scale({})", factor(scale));
        }
        self.out.push_str("\">");
        for line in elements.lines() {
            expand(line.trim(), &mut self.out);
        }
        self.out.push_str("</g>");
    }

    pub fn glyph(&mut self, glyph: Glyph, at: P, scale: f64) {
        self.group(at + p(0.0, glyph.drop() * scale), 0.0, scale, glyph.drawing());
    }

    /// All copies of all kinds, one path for each paint; shadows below everything.
    fn many(&mut self, things: &[(Many, P)]) {
        let mut kinds: Vec<Many> = Vec::new();
        for (kind, _) in things {
            if !kinds.contains(kind) {
                kinds.push(*kind);
            }
        }
        for shadows in [true, false] {
            for kind in &kinds {
                let layers = kind.layers();
                let range = if shadows { &layers[..1] } else { &layers[1..] };
                for layer in range {
                    let mut pen = Pen::new();
                    for (_, at) in things.iter().filter(|(other, _)| other == kind) {
                        for (dx, dy, rest) in layer.pieces {
                            // Whole units for all but the offsets keep the copies alike.
                            let base = p(at.x.round() + dx, at.y.round() + dy);
                            pen.stamp(base, rest);
                        }
                    }
                    self.pen(pen, layer.paint);
                }
            }
        }
    }

    /// Things in the open: flat signs first, then trees, cottages and landmarks by `y`.
    fn standing(&mut self) {
        let items: Vec<Item> = self.layout.items.clone();
        let open = |item: &&Item, painter: &Painter| {
            !item.glyph.is_emblem()
                && !matches!(painter.layout.labels.grid.at(item.at), Some(Label::City(_)))
        };
        let mut items: Vec<Item> = items.iter().filter(|item| open(item, self)).copied().collect();
        for item in &mut items {
            *item = self.swollen(*item);
            item.at = self.at(item.at);
        }
        for item in items.iter().filter(|item| item.glyph.is_flat()) {
            self.glyph(item.glyph, item.at, item.scale);
        }
        items.retain(|item| !item.glyph.is_flat());
        items.sort_by(|a, b| a.at.y.total_cmp(&b.at.y));
        let mut things: Vec<(Many, P)> = Vec::new();
        for (kind, at) in self.decor.plants.iter().chain(&self.decor.cottages) {
            things.push((*kind, at.about_centre(self.quarters)));
        }
        things.sort_by(|a, b| a.1.y.total_cmp(&b.1.y));
        // Trees keep so far from landmarks that these can all come after them.
        self.many(&things);
        for item in &items {
            self.glyph(item.glyph, item.at, item.scale);
        }
        self.hub_mark();
        self.tunnel_mouths();
        for item in items.iter().filter(|item| item.glyph == Glyph::Flier) {
            self.arrow(item.at, item.scale);
        }
    }

    /// The direction of a flier: a bold arrow that turns with the tile.
    fn arrow(&mut self, at: P, scale: f64) {
        const SHAPE: &str = r#"<path d="M28-5H40V-12L56 0L40 12V5H28z" fill="$fire" stroke="$white" stroke-width="5"/>
            <path d="M28-5H40V-12L56 0L40 12V5H28z" fill="$fire" $O/>"#;
        if let Some(compass) = self.kind.symbols.flier {
            let along = flight(compass.0).turned(self.quarters);
            self.group(at, along.degrees(), scale.max(1.0), SHAPE);
        }
    }

    /// Signs above roofs and walls.
    fn emblems(&mut self) {
        let in_city =
            |item: &Item| matches!(self.layout.labels.grid.at(item.at), Some(Label::City(_)));
        let mut items: Vec<Item> = self
            .layout
            .items
            .iter()
            .filter(|item| item.glyph.is_emblem() || in_city(item))
            .map(|item| self.swollen(*item))
            .map(|item| Item { at: self.at(item.at), ..item })
            .collect();
        items.sort_by(|a, b| a.at.y.total_cmp(&b.at.y));
        for item in items {
            self.glyph(item.glyph, item.at, item.scale);
        }
    }
}
