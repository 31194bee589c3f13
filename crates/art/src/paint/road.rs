//! Roads with soft verges, bridges, the squares of villages and the mouths of tunnels.

use super::Painter;
use crate::glyphs::Glyph;
use crate::glyphs::plants::Many;
use crate::land::{Bridge, HubKind, Over};
use crate::path::{Pen, short};
use crate::vector::{Cubic, P};

/// Half the length of a bridge.
const DECK: f64 = 27.0;

impl Painter<'_> {
    pub(super) fn roads(&mut self) {
        let over_city = self.land.bridges.iter().any(|bridge| bridge.over == Over::City);
        let split = self.land.upper_road.unwrap_or(self.land.roads.len());
        let (lower, upper) = self.land.roads.split_at(split);
        let chains = |ways: &[crate::land::Way]| -> Vec<Vec<Cubic>> {
            ways.iter().flat_map(|way| way.chains.iter().cloned()).collect()
        };
        let (mut first, second) = (chains(lower), chains(upper));
        first.extend(self.land.spurs.iter().cloned());
        if !over_city {
            self.surface(&first, true);
        }
        let bridges = self.land.bridges.clone();
        for bridge in bridges.iter().filter(|bridge| bridge.over == Over::Road) {
            self.deck(bridge, DECK);
        }
        if !second.is_empty() {
            self.surface(&second, false);
        }
        for bridge in bridges.iter().filter(|bridge| bridge.over == Over::River) {
            self.deck(bridge, DECK);
            self.parapets(bridge, DECK);
        }
        for bridge in bridges.iter().filter(|bridge| bridge.over == Over::Road) {
            self.parapets(bridge, DECK);
        }
    }

    /// All kerbs, then all surfaces, so that roads of one net flow into each other.
    pub(super) fn surface(&mut self, chains: &[Vec<Cubic>], hub: bool) {
        let mut pen = Pen::new();
        chains.iter().for_each(|chain| {
            pen.chain(chain);
        });
        let data = pen.data();
        let square = self.land.hub_of(HubKind::Village).filter(|_| hub);
        let layers: &[(&str, f64, &str)] = if self.plain() {
            &[("kerb", 38.0, ""), ("road", 27.0, "")]
        } else {
            &[("field_hi", 31.0, r#"opacity=".55""#), ("kerb", 23.5, ""), ("road", 18.5, "")]
        };
        for (tone, width, soft) in layers {
            self.path(
                &data,
                &format!(r#"stroke="${tone}" stroke-width="{}" $B {soft}"#, short(*width)),
            );
            if let Some(square) = square.filter(|_| !data.is_empty()) {
                let (x, y) = (short(square.at.x), short(square.at.y));
                let radius = short(width / 2.0 + 8.5);
                self.raw(&format!(
                    r#"<circle cx="{x}" cy="{y}" r="{radius}" fill="${tone}" {soft}/>"#
                ));
            }
        }
        if !self.plain() {
            self.path(&data, r#"stroke="$rut" stroke-width="2" stroke-dasharray="11 7""#);
        }
    }

    pub(super) fn deck(&mut self, bridge: &Bridge, long: f64) {
        let (m, l) = (short(-long), short(long));
        let elements = [
            format!(r#"<path d="M{m}-13H{l}V23H{m}z" fill="$ink" opacity=".25"/>"#),
            format!(r#"<path d="M{m}-16H{l}V16H{m}z" fill="$stone_lo" $O/>"#),
            format!(r#"<path d="M{m}-11H{l}V11H{m}z" fill="$road"/>"#),
        ];
        self.group(bridge.at, bridge.along.degrees(), 1.0, &elements.concat());
    }

    pub(super) fn parapets(&mut self, bridge: &Bridge, long: f64) {
        let (m, l) = (short(-long), short(long));
        let posts: String = [9.0 - long, 18.0 - long, 0.0, long - 18.0, long - 9.0]
            .map(|x| format!("M{x}-17v7M{x} 10v7", x = short(x)))
            .concat();
        let elements = format!(
            r#"<path d="M{m}-17H{l}V-10H{m}zM{m} 10H{l}V17H{m}z" fill="$stone_hi" $O/><path d="{posts}" $O/>"#
        );
        self.group(bridge.at, bridge.along.degrees(), 1.0, &elements);
    }

    /// A well where three or four roads meet; a house plainly parts two; a tree in a ring.
    pub(super) fn hub_mark(&mut self) {
        let Some(hub) = self.land.hub else { return };
        match hub.kind {
            HubKind::Village if self.land.roads.len() > 2 => self.glyph(Glyph::Well, hub.at, 0.9),
            HubKind::Village => self.glyph(Glyph::House, hub.at, 0.95),
            HubKind::Ring => self.many(&[(Many::Round, hub.at)]),
            _ => {}
        }
    }

    pub(super) fn tunnel_mouths(&mut self) {
        const MOUTH: &str = r#"
            <path d="M8-22C-18-24-22-12-22 0S-18 24 8 22z" fill="$field_lo" stroke="$hedge_lo" stroke-width="2"/>
            <path d="M10-16H0V16H10z" fill="$stone" $O/>
            <path d="M10-11H4a10 11 0 0 0 0 22H10z" fill="$ink"/>"#;
        let mouths: Vec<(P, P)> = self.land.tunnels.clone();
        for (at, out) in mouths {
            self.group(at - out * 6.0, out.degrees(), 1.0, MOUTH);
        }
    }
}
