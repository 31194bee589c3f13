//! Decoration: strip fields, orchards, cottages and trees. It means nothing for the rules, and
//! it is what differs between two copies of a tile.

use std::f64::consts::{FRAC_PI_2, TAU};

use crate::glyphs::plants::Many;
use crate::labels::{Grid, Label, cell_centre, cells, clearance};
use crate::land::HubKind;
use crate::layout::{Disc, Layout};
use crate::noise::Noise;
use crate::vector::{P, SIZE, inside, p, polar};

/// What grows on a strip.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Crop {
    Wheat,
    Green,
    Meadow,
    Fallow,
    Lavender,
    Sunflowers,
    Orchard,
}

/// A cultivated piece of land, of one to three strips side by side.
pub struct Parcel {
    pub outline: Vec<P>,
    pub centre: P,
    pub angle: f64,
    pub strips: Vec<Crop>,
}

/// The decoration of one copy of a tile, in the reference orientation.
#[derive(Default)]
pub struct Decor {
    pub parcels: Vec<Parcel>,
    pub plants: Vec<(Many, P)>,
    pub cottages: Vec<(Many, P)>,
}

/// How far trees keep from the middle of a figure.
const SPOT: f64 = 24.0;

impl Decor {
    pub fn of(layout: &Layout, noise: &mut Noise) -> Decor {
        let mut gardener = Gardener {
            layout,
            open: layout.fields.clone(),
            discs: layout.taken.clone(),
            decor: Decor::default(),
        };
        if let Some(hub) = layout.land.hub_of(HubKind::Village) {
            gardener.cottages(hub.at, noise);
        }
        gardener.parcels(noise);
        gardener.trees(noise);
        gardener.decor
    }
}

struct Gardener<'a> {
    layout: &'a Layout,
    /// Room left between ways, walls and parcels.
    open: Grid<f64>,
    discs: Vec<Disc>,
    decor: Decor,
}

impl Gardener<'_> {
    fn room(&self, at: P) -> f64 {
        self.open.at(at).unwrap_or(0.0)
    }

    fn clear(&self, at: P, by: f64) -> bool {
        self.discs.iter().all(|(other, radius)| at.distance(*other) > radius + by)
    }

    /// Up to five houses round the village square.
    fn cottages(&mut self, hub: P, noise: &mut Noise) {
        let start = noise.between(0.0, TAU);
        let others: Vec<Disc> = self.discs.iter().copied().filter(|disc| disc.0 != hub).collect();
        for step in 0..14 {
            let angle = start + TAU * f64::from(step * 5 % 14) / 14.0;
            for reach in [31.0, 38.0] {
                let at = hub + p(reach * angle.cos(), reach * 0.92 * angle.sin());
                let free = others.iter().all(|(other, radius)| at.distance(*other) > radius + 9.0);
                let built = &self.decor.cottages;
                let apart = built.iter().all(|(_, other)| other.distance(at) > 20.0);
                if self.room(at) > 9.0 && free && apart && built.len() < 5 {
                    self.decor.cottages.push((noise.pick(&[Many::Cottage, Many::Gable]), at));
                    self.discs.push((at, 10.0));
                    break;
                }
            }
        }
    }

    /// Cultivated land grows from the middle of open ground until it nears a way, a wall or the
    /// rim, so that its outline follows them. It never ends at a kerb as if it were a border.
    fn parcels(&mut self, noise: &mut Noise) {
        let open = cells().filter(|(i, j)| self.layout.fields.get(*i, *j) > 0.0).count();
        let most = 1 + open / 1100;
        while self.decor.parcels.len() < most {
            let nudge = p(noise.between(40.0, 216.0), noise.between(40.0, 216.0));
            let (at, free) = Layout::find(&self.open, 32.0, &self.discs, Some((nudge, 0.08)));
            if free < 23.0 {
                break;
            }
            let parcel = self.parcel(at, noise);
            // What it covers is no longer open, and the rest keeps clear of it.
            let outside = |i, j| !inside(cell_centre(i, j), &parcel.outline);
            let clear = clearance(outside, false);
            for (i, j) in cells() {
                self.open.set(i, j, self.open.get(i, j).min(clear.get(i, j)));
            }
            self.decor.parcels.push(parcel);
        }
    }

    fn parcel(&self, centre: P, noise: &mut Noise) -> Parcel {
        let angle = noise.between(-0.35, 0.35) + noise.pick(&[0.0, FRAC_PI_2]);
        let long = noise.between(42.0, 62.0);
        let wide = long * noise.between(0.6, 0.8);
        let rays = 16;
        let mut reach: Vec<f64> = (0..rays)
            .map(|ray| {
                let turn = TAU * f64::from(ray) / f64::from(rays);
                // Unhindered, the rays end on a rectangle.
                let limit = (long / turn.cos().abs()).min(wide / turn.sin().abs()).min(long * 1.15);
                let step = polar(angle + turn, 1.0);
                let free = |far: &f64| {
                    let at = centre + step * *far;
                    self.room(at) < 9.0 || !self.clear(at, 6.0)
                };
                let steps = (1..).map(|n| f64::from(n) * 2.0).take_while(|far| *far < limit);
                let end = steps.into_iter().find(free).unwrap_or(limit);
                end.max(8.0) * noise.between(0.94, 1.0)
            })
            .collect();
        // No spikes: a ray is not much longer than its neighbours.
        for _ in 0..2 {
            reach = (0..rays as usize)
                .map(|ray| {
                    let beside = reach[(ray + 1) % 16].min(reach[(ray + 15) % 16]);
                    reach[ray].min(beside * 1.35 + 2.0)
                })
                .collect();
        }
        let outline = (0..rays)
            .map(|ray| {
                let turn = angle + TAU * f64::from(ray) / f64::from(rays);
                (centre + polar(turn, reach[ray as usize])).whole()
            })
            .collect();
        let small = reach.iter().sum::<f64>() / f64::from(rays) < 27.0;
        Parcel { outline, centre, angle, strips: strips(small, noise) }
    }

    /// Trees in groups of one to three.
    fn trees(&mut self, noise: &mut Noise) {
        let open = cells().filter(|(i, j)| self.open.get(*i, *j) > 0.0).count();
        let limit = 3 + open / 170;
        for _ in 0..260 {
            if self.decor.plants.len() >= limit {
                break;
            }
            let at = p(noise.between(16.0, 240.0), noise.between(20.0, 240.0));
            if !self.tree_fits(at) {
                continue;
            }
            use Many::{Bush, Copse, Cypress, Hay, Poplar, Round};
            let kind = noise.pick(&[Round, Round, Cypress, Cypress, Copse, Copse, Poplar, Hay]);
            self.decor.plants.push((kind, at));
            for _ in 0..noise.pick(&[0, 1, 2]) {
                let angle = noise.between(0.0, TAU);
                let beside = at + p(17.0 * angle.cos(), 12.0 * angle.sin());
                if self.tree_fits(beside) {
                    let other = if kind == Hay { Hay } else { noise.pick(&[kind, Bush, Cypress]) };
                    self.decor.plants.push((other, beside));
                }
            }
        }
        self.decor.plants.sort_by(|a, b| a.1.y.total_cmp(&b.1.y));
    }

    fn tree_fits(&self, at: P) -> bool {
        let spots = self.layout.spots.iter().flatten();
        self.room(at) > 11.0
            && (18.0..=SIZE - 18.0).contains(&at.x)
            && (20.0..=SIZE - 16.0).contains(&at.y)
            && self.clear(at, 9.0)
            && spots.into_iter().all(|spot| at.distance(*spot) > SPOT)
            && self.decor.plants.iter().all(|(_, other)| at.distance(*other) > 13.0)
            && matches!(self.layout.labels.grid.at(at), Some(Label::Field(_)))
    }
}

/// Neighbouring strips, as on a medieval open field.
fn strips(small: bool, noise: &mut Noise) -> Vec<Crop> {
    use Crop::{Fallow, Green, Lavender, Meadow, Orchard, Sunflowers, Wheat};
    let choice: &[Crop] = noise.pick(&[
        &[Wheat, Green, Wheat] as &[Crop],
        &[Green, Wheat, Fallow],
        &[Wheat, Meadow, Green],
        &[Lavender, Green],
        &[Sunflowers, Green],
        &[Orchard],
        &[Wheat, Wheat],
    ]);
    choice[..if small { choice.len().min(2) } else { choice.len() }].to_vec()
}
