//! Where things stand that mean something: landmarks, places of figures, signs. All of it follows
//! from the kind alone, in the reference orientation; only decoration differs between copies.

use bastide_catalogue::{Goods, SegmentId, SegmentKind, TileKind};

use crate::glyphs::Glyph;
use crate::labels::{Grid, Label, Labels, cell_centre, cells};
use crate::land::{HubKind, Land, of_kind};
use crate::survey;
use crate::systems;
use crate::vector::{CENTRE, P, SIZE, flatten, p};

/// A drawing and where it stands.
#[derive(Clone, Copy, Debug)]
pub struct Item {
    pub glyph: Glyph,
    pub at: P,
    pub scale: f64,
}

/// A disc.
pub type Disc = (P, f64);

/// The room inside one city: with the rim as an obstacle, and without.
pub struct CityRoom {
    pub id: SegmentId,
    pub inner: Grid<f64>,
    pub whole: Grid<f64>,
}

/// Everything about a kind that its copies share.
pub struct Layout {
    pub land: Land,
    pub labels: Labels,
    pub fields: Grid<f64>,
    pub cities: Vec<CityRoom>,
    pub items: Vec<Item>,
    /// Discs in which nothing else may stand.
    pub taken: Vec<Disc>,
    /// Where a figure stands, by segment.
    pub spots: Vec<Option<P>>,
}

impl Layout {
    pub fn of(kind: &TileKind) -> Layout {
        let (land, labels) = survey::of(kind);
        let fields = labels.room(|label| matches!(label, Label::Field(_)), true);
        let room = |id: SegmentId| CityRoom {
            id,
            inner: labels.room(|label| label == Label::City(id), true),
            whole: labels.room(|label| label == Label::City(id), false),
        };
        let cities = land.cities.iter().map(|city| room(city.id)).collect();
        let spots = vec![None; kind.segments.len()];
        let (items, taken) = (Vec::new(), Vec::new());
        let mut layout = Layout { land, labels, fields, cities, items, taken, spots };
        layout.landmarks(kind);
        layout.obstacles();
        layout.inns(kind);
        layout.area_spots(kind);
        layout.road_spots();
        layout.signs(kind);
        layout
    }

    /// The point with the most room up to what is wanted. Ties go to where `pull` leads.
    pub fn find(room: &Grid<f64>, want: f64, avoid: &[Disc], pull: Option<(P, f64)>) -> (P, f64) {
        let mut best = (f64::MIN, CENTRE, 0.0);
        for (i, j) in cells() {
            let mut free = room.get(i, j);
            if free < 3.0 {
                continue;
            }
            let at = cell_centre(i, j);
            for (other, radius) in avoid {
                free = free.min(at.distance(*other) - radius);
            }
            let slack = if free > want { 0.03 * free } else { 0.0 };
            let drag = pull.map_or(0.0, |(to, weight)| weight * at.distance(to));
            let score = free.min(want) + slack - drag;
            if score > best.0 {
                best = (score, at, free);
            }
        }
        (best.1, best.2)
    }

    fn avoid(&self, around_spots: f64) -> Vec<Disc> {
        let spots = self.spots.iter().flatten().map(|spot| (*spot, around_spots));
        self.taken.iter().copied().chain(spots).collect()
    }

    fn stand(&mut self, glyph: Glyph, at: P, scale: f64) {
        self.items.push(Item { glyph, at, scale });
        self.taken.push((at, glyph.radius() * scale));
    }

    /// Stands a drawing where there is room, smaller if there is little.
    fn put(
        &mut self,
        glyph: Glyph,
        room: &Grid<f64>,
        scale: f64,
        least: f64,
        pull: Option<(P, f64)>,
    ) -> P {
        let radius = glyph.radius() * scale;
        let gates: Vec<Disc> = self.land.gates.iter().map(|gate| (gate.at, 14.0)).collect();
        let avoid = |around_spots| [self.avoid(around_spots), gates.clone()].concat();
        let (mut at, mut free) = Layout::find(room, radius + 3.0, &avoid(22.0), pull);
        if free < radius * least {
            // No room beside the places of figures: use what there is.
            (at, free) = Layout::find(room, radius + 3.0, &avoid(9.0), pull);
        }
        let scale = scale * ((free + 2.0) / radius).clamp(least, 1.0);
        let margin = glyph.radius() * scale + 2.0;
        let keep = |v: f64| v.max(margin).min(SIZE - margin);
        let at = p(keep(at.x), keep(at.y));
        self.stand(glyph, at, scale);
        at
    }

    fn landmarks(&mut self, kind: &TileKind) {
        if kind.symbols.abbey {
            if let Some((id, _)) = of_kind(kind, SegmentKind::Monastery).next() {
                self.spots[id.0 as usize] = Some(p(CENTRE.x, CENTRE.y + 8.0));
            }
            return;
        }
        let mut marks: Vec<(Option<SegmentId>, Glyph, HubKind)> = Vec::new();
        for (id, segment) in kind.segment_ids() {
            match segment.kind {
                SegmentKind::Monastery => {
                    marks.push((Some(id), Glyph::Monastery, HubKind::Monastery))
                }
                SegmentKind::Shrine => marks.push((Some(id), Glyph::Shrine, HubKind::Shrine)),
                _ => {}
            }
        }
        if kind.symbols.volcano {
            marks.push((None, Glyph::Volcano, HubKind::Volcano));
        }
        let sign = systems::landmark(kind).map(Glyph::Sign);
        marks.extend(sign.map(|glyph| (None, glyph, HubKind::Sign)));
        for (id, glyph, hub_kind) in marks {
            let at = if let Some(hub) = self.land.hub_of(hub_kind) {
                self.stand(glyph, hub.at, (hub.radius / glyph.radius()).max(0.8));
                hub.at
            } else if let Some(scale) = systems::plan(&kind.id).alone {
                self.stand(glyph, CENTRE, scale);
                CENTRE
            } else if kind.id == "pd.D4" {
                // The one monastery inside a city.
                let room =
                    self.cities.first().map_or(self.fields.clone(), |city| city.inner.clone());
                self.put(glyph, &room, 1.0, 0.62, None)
            } else {
                let scale = if glyph == Glyph::Monastery { 1.15 } else { 1.0 };
                self.put(glyph, &self.fields.clone(), scale, 0.62, Some((CENTRE, 0.02)))
            };
            if let Some(id) = id {
                self.spots[id.0 as usize] = Some(at);
            }
        }
        for (id, city) in of_kind(kind, SegmentKind::City).filter(|(_, city)| city.cathedral) {
            if city.sides.len() < 4 {
                let room = self.cities.iter().find(|room| room.id == id);
                let room = room.map_or(self.fields.clone(), |room| room.inner.clone());
                self.put(Glyph::Cathedral, &room, 1.0, 0.5, None);
            } else {
                let at = p(CENTRE.x, CENTRE.y + 6.0);
                self.items.push(Item { glyph: Glyph::Cathedral, at, scale: 1.0 });
                self.taken.push((p(CENTRE.x, CENTRE.y - 4.0), 62.0));
            }
        }
    }

    /// What the land itself puts in the way.
    fn obstacles(&mut self) {
        if let Some(hub) = self.land.hub {
            match hub.kind {
                HubKind::House => self.stand(Glyph::House, hub.at, 1.0),
                HubKind::Lake => {
                    self.items.push(Item { glyph: Glyph::Boat, at: hub.at, scale: 1.0 })
                }
                _ => {}
            }
            self.taken.push((hub.at, hub.radius));
        }
        self.taken.extend(self.land.lake);
        self.taken.extend(self.land.spring.map(|at| (at, 24.0)));
        let mouths = self.land.tunnels.iter().map(|(at, out)| (*at - *out * 8.0, 20.0));
        self.taken.extend(mouths);
    }

    /// One inn beside each road that it serves, pulled strongly towards that road.
    fn inns(&mut self, kind: &TileKind) {
        for (id, road) in of_kind(kind, SegmentKind::Road) {
            let way = self.land.roads.iter().find(|way| way.id == id);
            if let Some(chain) = way.filter(|_| road.inn).and_then(|way| way.chains.first()) {
                let line = flatten(chain, 14);
                let share = if self.land.hub.is_none() { 2 } else { 3 };
                let pull = line[line.len() / share];
                self.put(Glyph::Inn, &self.fields.clone(), 1.0, 0.62, Some((pull, 0.35)));
            }
        }
    }

    /// Figures in cities and fields stand where there is most room. The smallest choose first.
    fn area_spots(&mut self, kind: &TileKind) {
        let mut areas: Vec<(usize, SegmentId, Label)> = kind
            .segment_ids()
            .filter_map(|(id, segment)| {
                let label = match segment.kind {
                    SegmentKind::City => Label::City(id),
                    SegmentKind::Field => Label::Field(id),
                    kind if systems::is_core(kind) => Label::Core,
                    _ => return None,
                };
                Some((self.labels.cells_of(label).len(), id, label))
            })
            .collect();
        areas.sort_by_key(|(size, id, _)| (*size, *id));
        for (size, id, label) in areas {
            if size > 0 {
                let room = self.labels.room(|other| other == label, true);
                let segment = kind.segment(id);
                let bare = segment.pennants == 0 && segment.goods.is_none() && !segment.princess;
                // A city without signs has its square in the middle; others leave them room.
                let pull = (segment.kind == SegmentKind::City && bare)
                    .then(|| (self.middle_of(label), 0.12));
                let at = Layout::find(&room, 40.0, &self.avoid(16.0), pull).0;
                self.spots[id.0 as usize] = Some(at);
            }
        }
    }

    /// The mean of all cells with a label.
    fn middle_of(&self, label: Label) -> P {
        let cells = self.labels.cells_of(label);
        let sum = cells.iter().fold(p(0.0, 0.0), |sum, (i, j)| sum + cell_centre(*i, *j));
        sum * (1.0 / cells.len().max(1) as f64)
    }

    /// Figures on a road stand far from the rim, from bridges and from each other.
    fn road_spots(&mut self) {
        let ways: Vec<_> = self.land.roads.iter().chain(&self.land.rivers).cloned().collect();
        for way in ways {
            let bridges = self.land.bridges.iter().map(|bridge| (bridge.at, 20.0));
            // Nor do they stand in a gate, where the road ends.
            let gates = self.land.gates.iter().map(|gate| (gate.at, 4.0));
            let obstacles = bridges.chain(gates);
            let avoid: Vec<Disc> = self.avoid(14.0).into_iter().chain(obstacles).collect();
            let room = |at: &P| {
                let others = avoid.iter().map(|(other, radius)| at.distance(*other) - radius);
                others.fold(at.rim_distance() * 0.9, f64::min)
            };
            let points = way.chains.iter().flat_map(|chain| flatten(chain, 24));
            let best = points.max_by(|a, b| room(a).total_cmp(&room(b)));
            self.spots[way.id.0 as usize] = best;
        }
    }

    fn signs(&mut self, kind: &TileKind) {
        for (id, city) in of_kind(kind, SegmentKind::City) {
            let Some(room) = self.cities.iter().find(|room| room.id == id) else { continue };
            let room = room.inner.clone();
            let goods = city.goods.map(|goods| match goods {
                Goods::Wine => Glyph::Wine,
                Goods::Grain => Glyph::Grain,
                Goods::Cloth => Glyph::Cloth,
            });
            let pennants = (0..city.pennants).map(|_| Glyph::Pennant);
            let princess = city.princess.then_some(Glyph::Princess);
            for glyph in pennants.chain(goods).chain(princess).collect::<Vec<_>>() {
                self.put(glyph, &room, 1.0, 0.8, None);
            }
        }
        for (id, _) in of_kind(kind, SegmentKind::Garden) {
            let at = self.put(Glyph::Garden, &self.fields.clone(), 1.0, 0.7, None);
            self.spots[id.0 as usize] = Some(at);
        }
        let room = self.room_for_symbols();
        self.symbols(kind, &room);
        for (id, field) in of_kind(kind, SegmentKind::Field) {
            // Herds graze on their own field and no other.
            let meadow = self.labels.room(|label| label == Label::Field(id), true);
            for _ in 0..field.sheep {
                self.put(Glyph::Sheep, &meadow, 1.8, 0.62, None);
            }
            if field.pig_herd {
                self.put(Glyph::Pigs, &meadow, 1.3, 0.62, None);
            }
        }
    }

    /// A symbol belongs to the tile and to no segment: where the fields are too narrow it moves
    /// into the widest city.
    fn room_for_symbols(&self) -> Grid<f64> {
        let avoid = self.avoid(22.0);
        let free = |room: &Grid<f64>| Layout::find(room, 30.0, &avoid, None).1;
        let widest = self.cities.iter().map(|city| (free(&city.inner), &city.inner));
        match widest.max_by(|a, b| a.0.total_cmp(&b.0)) {
            Some((_, inner)) if free(&self.fields) < 23.0 => inner.clone(),
            _ => self.fields.clone(),
        }
    }

    fn symbols(&mut self, kind: &TileKind, room: &Grid<f64>) {
        let symbols = &kind.symbols;
        let large = [
            (symbols.hill, Glyph::Hill, 1.0),
            (symbols.vineyard, Glyph::Vineyard, 1.15),
            (symbols.goldmine, Glyph::Goldmine, 1.0),
            (symbols.portal, Glyph::Portal, 1.0),
        ];
        for (_, glyph, scale) in large.into_iter().filter(|(shown, ..)| *shown) {
            self.put(glyph, room, scale, 0.72, None);
        }
        if let Some(compass) = symbols.flier {
            // The machine and its arrow share one larger disc.
            let (at, _) = Layout::find(room, 45.0, &self.avoid(20.0), None);
            let along = flight(compass.0);
            self.stand(Glyph::Flier, at - along * 16.0, 1.0);
            self.taken.push((at + along * 26.0, 18.0));
        }
        let medals = [
            (symbols.dragon, Glyph::Dragon, 1.2),
            (symbols.magic, Glyph::Magic, 1.2),
            (symbols.robber, Glyph::Robber, 1.2),
        ];
        let medals = medals.into_iter().filter(|(shown, ..)| *shown);
        let medals = medals.map(|(_, glyph, scale)| (glyph, scale));
        let signs = systems::medals(kind).map(|(sign, scale)| (Glyph::Sign(sign), scale));
        for (glyph, scale) in medals.chain(signs) {
            self.put(glyph, room, scale, 0.72, None);
        }
    }
}

/// The unit vector of a compass direction, clockwise in eighths from north.
pub fn flight(eighths: u8) -> P {
    let angle = (f64::from(eighths & 7) - 2.0) * std::f64::consts::FRAC_PI_4;
    crate::vector::polar(angle, 1.0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use bastide_catalogue::Catalogue;

    #[test]
    fn signs_leave_gates_free() {
        for kind in Catalogue::standard().kinds() {
            let layout = Layout::of(kind);
            for item in layout.items.iter().filter(|item| item.glyph != Glyph::Cathedral) {
                for gate in &layout.land.gates {
                    let free = gate.at.distance(item.at) - item.glyph.radius() * item.scale;
                    assert!(free > 4.0, "{}: {:?} covers a gate", kind.id, item.glyph);
                }
            }
        }
    }
}
