//! What covers each cell of a 64 by 64 grid. The grid serves three purposes: it proves that the
//! drawing has the topology that the catalogue states, it yields the places of figures, and it
//! tells the painter where there is room.

use bastide_catalogue::{HalfSide, SegmentId, SegmentKind, TileKind};

use crate::land::{HubKind, Land, RIVER_HALF, ROAD_HALF, of_kind, over_city};
use crate::systems;
use crate::vector::{CENTRE, P, SIZE, edges, flatten, p};

/// Cells along a side.
pub const CELLS: usize = 64;
/// The length of a cell.
pub const CELL: f64 = SIZE / CELLS as f64;

/// What covers a cell.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Label {
    Bare,
    City(SegmentId),
    Road(SegmentId),
    River(SegmentId),
    Field(SegmentId),
    /// A hub, a lake, a spur: nobody's.
    Other,
    /// The core of a start block.
    Core,
}

/// A grid of values, row by row.
#[derive(Clone)]
pub struct Grid<T>(Vec<T>);

impl<T: Copy> Grid<T> {
    pub fn new(value: T) -> Grid<T> {
        Grid(vec![value; CELLS * CELLS])
    }

    pub fn get(&self, i: usize, j: usize) -> T {
        self.0[j * CELLS + i]
    }

    pub fn set(&mut self, i: usize, j: usize, value: T) {
        self.0[j * CELLS + i] = value;
    }

    /// The value at a point of the tile.
    pub fn at(&self, q: P) -> Option<T> {
        let inside = |v: f64| (0.0..SIZE).contains(&v);
        (inside(q.x) && inside(q.y)).then(|| self.get((q.x / CELL) as usize, (q.y / CELL) as usize))
    }
}

/// The middle of a cell.
pub fn cell_centre(i: usize, j: usize) -> P {
    p((i as f64 + 0.5) * CELL, (j as f64 + 0.5) * CELL)
}

/// All cells.
pub fn cells() -> impl Iterator<Item = (usize, usize)> {
    (0..CELLS).flat_map(|j| (0..CELLS).map(move |i| (i, j)))
}

fn neighbours(i: usize, j: usize) -> impl Iterator<Item = (usize, usize)> {
    let steps = [(1, 0), (-1, 0), (0, 1), (0, -1)];
    steps.into_iter().filter_map(move |(u, v)| {
        let (x, y) = (i.checked_add_signed(u)?, j.checked_add_signed(v)?);
        (x < CELLS && y < CELLS).then_some((x, y))
    })
}

/// The labels of a tile at rotation 0, and where they contradict the catalogue.
pub struct Labels {
    pub grid: Grid<Label>,
    pub problems: Vec<String>,
}

impl Labels {
    pub fn of(kind: &TileKind, land: &Land) -> Labels {
        let mut labels = Labels { grid: Grid::new(Label::Bare), problems: Vec::new() };
        labels.cover(kind, land);
        labels.name_fields(kind, land);
        labels
    }

    fn cover(&mut self, kind: &TileKind, land: &Land) {
        for city in &land.cities {
            self.fill(&city.outline, Label::City(city.id));
        }
        if let Some(core) = &land.core {
            self.fill(core, Label::Core);
        }
        for river in &land.rivers {
            for line in river.lines() {
                self.stamp(&line, RIVER_HALF - 1.0, Label::River(river.id), false);
            }
            if let Some((at, radius)) = land.lake {
                self.disc(at, radius, Label::River(river.id), false);
            }
        }
        for road in &land.roads {
            // A road on a bridge over a city lies above it.
            let over = over_city(kind) == Some(road.id);
            for line in road.lines() {
                self.stamp(&line, ROAD_HALF - 1.0, Label::Road(road.id), over);
            }
        }
        for spur in &land.spurs {
            self.stamp(&flatten(spur, 14), ROAD_HALF - 1.0, Label::Other, false);
        }
        match land.hub {
            Some(hub) if hub.kind == HubKind::Ring => {
                self.disc(hub.at, hub.radius - 8.0, Label::Other, true);
            }
            Some(hub) => self.disc(hub.at, hub.radius, Label::Other, false),
            None => {}
        }
        let fields = of_kind(kind, SegmentKind::Field).count();
        if systems::landmark(kind).is_some()
            && land.cities.len() == 2
            && land.hub.is_none()
            && let Some(radius) = systems::plan(&kind.id).clearing
        {
            self.disc(CENTRE, radius, Label::Other, false);
        }
        if fields == 0 {
            // Wheat or a yard fills what is left.
            self.disc(CENTRE, 400.0, Label::Other, false);
        }
    }

    fn fill(&mut self, polygon: &[P], label: Label) {
        for j in 0..CELLS {
            let y = (j as f64 + 0.5) * CELL;
            let mut hits: Vec<f64> = edges(polygon)
                .filter(|(a, b)| (a.y > y) != (b.y > y))
                .map(|(a, b)| a.x + (b.x - a.x) * (y - a.y) / (b.y - a.y))
                .collect();
            hits.sort_by(f64::total_cmp);
            for pair in hits.chunks_exact(2) {
                let first = (pair[0] / CELL - 0.5).ceil().max(0.0) as usize;
                let last = (pair[1] / CELL + 0.5).floor().clamp(0.0, CELLS as f64) as usize;
                (first..last).for_each(|i| self.grid.set(i, j, label));
            }
        }
    }

    fn disc(&mut self, at: P, radius: f64, label: Label, force: bool) {
        let range = |v: f64| {
            let low = ((v - radius) / CELL).floor().clamp(0.0, CELLS as f64) as usize;
            let high = ((v + radius) / CELL).ceil().clamp(0.0, CELLS as f64) as usize;
            low..high
        };
        for j in range(at.y) {
            for i in range(at.x) {
                let free = force || self.grid.get(i, j) == Label::Bare;
                if free && cell_centre(i, j).distance(at) <= radius {
                    self.grid.set(i, j, label);
                }
            }
        }
    }

    fn stamp(&mut self, line: &[P], radius: f64, label: Label, force: bool) {
        for stretch in line.windows(2) {
            let steps = (stretch[0].distance(stretch[1]) / 3.0).max(1.0) as u32;
            for step in 0..=steps {
                let share = f64::from(step) / f64::from(steps);
                self.disc(stretch[0].towards(stretch[1], share), radius, label, force);
            }
        }
    }

    /// Connected patches of bare ground.
    fn patches(&self, links: &[[P; 2]]) -> Vec<Vec<(usize, usize)>> {
        let mut owner: Grid<Option<usize>> = Grid::new(None);
        let mut patches: Vec<Vec<(usize, usize)>> = Vec::new();
        for start in cells() {
            if self.grid.get(start.0, start.1) != Label::Bare
                || owner.get(start.0, start.1).is_some()
            {
                continue;
            }
            let name = patches.len();
            let mut patch = vec![start];
            owner.set(start.0, start.1, Some(name));
            let mut next = 0;
            while let Some((i, j)) = patch.get(next).copied() {
                next += 1;
                for (x, y) in neighbours(i, j) {
                    if self.grid.get(x, y) == Label::Bare && owner.get(x, y).is_none() {
                        owner.set(x, y, Some(name));
                        patch.push((x, y));
                    }
                }
            }
            patches.push(patch);
        }
        // Patches that meet out of sight are one; the emptied ones are dropped.
        let mut alias: Vec<usize> = (0..patches.len()).collect();
        for link in links {
            let ends = link.map(|q| owner.at(q).flatten().map(|name| alias[name]));
            if let [Some(a), Some(b)] = ends
                && a != b
            {
                let moved = std::mem::take(&mut patches[b]);
                patches[a].extend(moved);
                alias.iter_mut().filter(|name| **name == b).for_each(|name| *name = a);
            }
        }
        patches.retain(|patch| !patch.is_empty());
        patches
    }

    /// Gives every patch the field whose half-sides it touches, and notes what does not fit.
    fn name_fields(&mut self, kind: &TileKind, land: &Land) {
        let probe = |half: u8| {
            let at =
                p(if half.is_multiple_of(2) { 64.0 } else { 192.0 }, 2.0).about_centre(half / 2);
            ((at.x / CELL) as usize, (at.y / CELL) as usize)
        };
        let mut inner = Vec::new();
        let mut drawn: Vec<(SegmentId, u8)> = Vec::new();
        for patch in self.patches(&land.links) {
            let halves: Vec<u8> = (0..8).filter(|half| patch.contains(&probe(*half))).collect();
            let bits = halves.iter().fold(0_u8, |bits, half| bits | 1 << half);
            let mut names: Vec<SegmentId> = halves
                .iter()
                .filter_map(|half| kind.half_owner(HalfSide::new(*half)))
                .filter(|id| kind.segment(*id).kind == SegmentKind::Field)
                .collect();
            names.dedup();
            match names[..] {
                [] if halves.is_empty() => inner.push(patch),
                [] => self.problems.push(format!("bare ground at the halves {halves:?}")),
                [name, ref others @ ..] => {
                    if others.iter().any(|other| *other != name) {
                        self.problems.push(format!("one patch joins the halves {halves:?}"));
                    }
                    drawn.push((name, bits));
                    patch.iter().for_each(|(i, j)| self.grid.set(*i, *j, Label::Field(name)));
                }
            }
        }
        inner.sort_by_key(|patch| std::cmp::Reverse(patch.len()));
        let mut inner = inner.into_iter();
        for (id, field) in of_kind(kind, SegmentKind::Field) {
            if field.halves.is_empty() {
                match inner.next() {
                    Some(patch) => {
                        patch.iter().for_each(|(i, j)| self.grid.set(*i, *j, Label::Field(id)));
                    }
                    None => self.problems.push(format!("{} has no ground", field.name)),
                }
            } else if !drawn.contains(&(id, field.halves.bits())) {
                self.problems.push(format!("{} is drawn in parts or not at all", field.name));
            }
        }
        for patch in inner.filter(|patch| patch.len() > 12) {
            self.problems.push(format!("stray ground of {} cells at {:?}", patch.len(), patch[0]));
        }
    }

    /// Where the drawing contradicts the catalogue.
    pub fn contradictions(&self, kind: &TileKind) -> Vec<String> {
        let mut problems = self.problems.clone();
        for (id, field) in of_kind(kind, SegmentKind::Field) {
            if !self.cells_of(Label::Field(id)).is_empty() {
                let printed: Vec<SegmentId> = field.cities.iter().collect();
                let shown = self.cities_beside(id);
                if printed != shown {
                    problems
                        .push(format!("{} should touch {printed:?}, not {shown:?}", field.name));
                }
            }
        }
        problems
    }

    /// The cells with a label.
    pub fn cells_of(&self, label: Label) -> Vec<(usize, usize)> {
        cells().filter(|(i, j)| self.grid.get(*i, *j) == label).collect()
    }

    /// The cities that lie within three cells of a field along more than a corner.
    pub fn cities_beside(&self, field: SegmentId) -> Vec<SegmentId> {
        let mut seen: Vec<(SegmentId, u32)> = Vec::new();
        for (i, j) in self.cells_of(Label::Field(field)) {
            let mut near = Vec::new();
            for y in j.saturating_sub(3)..(j + 4).min(CELLS) {
                for x in i.saturating_sub(3)..(i + 4).min(CELLS) {
                    if let Label::City(city) = self.grid.get(x, y)
                        && !near.contains(&city)
                    {
                        near.push(city);
                    }
                }
            }
            for city in near {
                match seen.iter_mut().find(|(known, _)| *known == city) {
                    Some((_, count)) => *count += 1,
                    None => seen.push((city, 1)),
                }
            }
        }
        let mut cities: Vec<SegmentId> =
            seen.into_iter().filter(|(_, count)| *count > 9).map(|(city, _)| city).collect();
        cities.sort();
        cities
    }

    /// The clearance of every cell from those whose label is not `ok`.
    pub fn room(&self, ok: impl Fn(Label) -> bool, rim: bool) -> Grid<f64> {
        clearance(|i, j| ok(self.grid.get(i, j)), rim)
    }
}

/// The distance, in tile units, of every cell to the nearest one that is not `ok`. With `rim` the
/// rim of the tile counts as an obstacle.
pub fn clearance(ok: impl Fn(usize, usize) -> bool, rim: bool) -> Grid<f64> {
    const FAR: f64 = 1e6;
    let mut room = Grid::new(0.0);
    for (i, j) in cells().filter(|(i, j)| ok(*i, *j)) {
        let edge = (i + 1).min(j + 1).min(CELLS - i).min(CELLS - j) as f64;
        room.set(i, j, if rim { edge } else { FAR });
    }
    let relax = |room: &mut Grid<f64>, i: usize, j: usize, steps: &[(isize, isize, f64); 4]| {
        let mut value = room.get(i, j);
        if value > 0.0 {
            for (u, v, cost) in steps {
                let to = i.checked_add_signed(*u).zip(j.checked_add_signed(*v));
                if let Some((x, y)) = to.filter(|(x, y)| *x < CELLS && *y < CELLS) {
                    value = value.min(room.get(x, y) + cost);
                }
            }
            room.set(i, j, value);
        }
    };
    let there = [(-1, 0, 1.0), (0, -1, 1.0), (-1, -1, 1.41), (1, -1, 1.41)];
    let back = [(1, 0, 1.0), (0, 1, 1.0), (1, 1, 1.41), (-1, 1, 1.41)];
    cells().for_each(|(i, j)| relax(&mut room, i, j, &there));
    for j in (0..CELLS).rev() {
        (0..CELLS).rev().for_each(|i| relax(&mut room, i, j, &back));
    }
    room.0.iter_mut().for_each(|value| *value *= CELL);
    room
}
