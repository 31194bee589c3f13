//! Points, polylines and cubic curves in tile units: a tile is 256 by 256, with `y` down.

use std::ops::{Add, Mul, Sub};

use bastide_catalogue::Side;

/// The length of a tile's side.
pub const SIZE: f64 = 256.0;
/// Its middle.
pub const MID: f64 = 128.0;

/// A point, or a vector.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct P {
    pub x: f64,
    pub y: f64,
}

/// A cubic curve: start, two handles, end.
pub type Cubic = [P; 4];

/// A point in short, since the drawings consist of them.
pub const fn p(x: f64, y: f64) -> P {
    P { x, y }
}

/// The middle of a tile.
pub const CENTRE: P = p(MID, MID);

impl Add for P {
    type Output = P;
    fn add(self, other: P) -> P {
        p(self.x + other.x, self.y + other.y)
    }
}

impl Sub for P {
    type Output = P;
    fn sub(self, other: P) -> P {
        p(self.x - other.x, self.y - other.y)
    }
}

impl Mul<f64> for P {
    type Output = P;
    fn mul(self, factor: f64) -> P {
        p(self.x * factor, self.y * factor)
    }
}

impl P {
    pub fn length(self) -> f64 {
        self.x.hypot(self.y)
    }

    pub fn distance(self, other: P) -> f64 {
        (self - other).length()
    }

    /// The same direction at length one; the null vector stays what it is.
    pub fn unit(self) -> P {
        let length = self.length();
        if length < 1e-9 { self } else { self * (1.0 / length) }
    }

    pub fn dot(self, other: P) -> f64 {
        self.x * other.x + self.y * other.y
    }

    pub fn towards(self, other: P, share: f64) -> P {
        self + (other - self) * share
    }

    /// The vector turned clockwise by quarter turns.
    pub fn turned(self, quarters: u8) -> P {
        match quarters & 3 {
            0 => self,
            1 => p(-self.y, self.x),
            2 => p(-self.x, -self.y),
            _ => p(self.y, -self.x),
        }
    }

    /// The point turned clockwise about the middle of the tile.
    pub fn about_centre(self, quarters: u8) -> P {
        CENTRE + (self - CENTRE).turned(quarters)
    }

    /// The nearest point with whole coordinates, which take fewer bytes.
    pub fn whole(self) -> P {
        p(self.x.round(), self.y.round())
    }

    /// How far inside the tile the point lies.
    pub fn rim_distance(self) -> f64 {
        self.x.min(self.y).min(SIZE - self.x).min(SIZE - self.y)
    }

    /// The angle of the vector in degrees, as SVG turns things.
    pub fn degrees(self) -> f64 {
        self.y.atan2(self.x).to_degrees()
    }
}

/// The vector of an angle in radians.
pub fn polar(angle: f64, length: f64) -> P {
    p(length * angle.cos(), length * angle.sin())
}

/// The middle of a side.
pub fn middle(side: Side) -> P {
    p(MID, 0.0).about_centre(side as u8)
}

/// The unit vector from a side into the tile.
pub fn inward(side: Side) -> P {
    p(0.0, 1.0).turned(side as u8)
}

/// A point of a cubic curve.
pub fn on_curve(c: &Cubic, t: f64) -> P {
    let u = 1.0 - t;
    c[0] * (u * u * u) + c[1] * (3.0 * u * u * t) + c[2] * (3.0 * u * t * t) + c[3] * (t * t * t)
}

/// The polyline through a chain of cubics, with so many steps for each.
pub fn flatten(chain: &[Cubic], steps: usize) -> Vec<P> {
    let mut line: Vec<P> = chain.first().map(|c| c[0]).into_iter().collect();
    for c in chain {
        line.extend((1..=steps).map(|i| on_curve(c, i as f64 / steps as f64)));
    }
    line
}

/// Whether a point lies inside a closed polygon, by the even-odd rule.
pub fn inside(at: P, polygon: &[P]) -> bool {
    let mut hit = false;
    for (a, b) in edges(polygon) {
        if (a.y > at.y) != (b.y > at.y) && at.x < (b.x - a.x) * (at.y - a.y) / (b.y - a.y) + a.x {
            hit = !hit;
        }
    }
    hit
}

/// The edges of a closed polygon.
pub fn edges(polygon: &[P]) -> impl Iterator<Item = (P, P)> + '_ {
    let next = polygon.iter().cycle().skip(1);
    polygon.iter().copied().zip(next.copied())
}

/// Where two stretches cross.
pub fn crossing(a: P, b: P, c: P, d: P) -> Option<P> {
    let (ab, cd, ac) = (b - a, d - c, c - a);
    let den = ab.x * cd.y - ab.y * cd.x;
    if den.abs() < 1e-9 {
        return None;
    }
    let t = (ac.x * cd.y - ac.y * cd.x) / den;
    let u = (ac.x * ab.y - ac.y * ab.x) / den;
    ((0.0..=1.0).contains(&t) && (0.0..=1.0).contains(&u)).then(|| a.towards(b, t))
}

/// The first crossing of two polylines and the direction of the first one there.
pub fn first_crossing(one: &[P], other: &[P]) -> Option<(P, P)> {
    one.windows(2).find_map(|a| {
        let hit = other.windows(2).find_map(|b| crossing(a[0], a[1], b[0], b[1]))?;
        Some((hit, (a[1] - a[0]).unit()))
    })
}

/// The part of a polygon on the side of a line to which `normal` points.
pub fn clip(polygon: &[P], on: P, normal: P) -> Vec<P> {
    let side = |q: P| (q - on).dot(normal);
    let mut part = Vec::new();
    for (a, b) in edges(polygon) {
        let (da, db) = (side(a), side(b));
        if da >= 0.0 {
            part.push(a);
        }
        if (da > 0.0) != (db > 0.0) && (da - db).abs() > 1e-9 {
            part.push(a.towards(b, da / (da - db)));
        }
    }
    part
}

/// The stretches of a line that lie inside a polygon.
pub fn chords(polygon: &[P], on: P, along: P) -> Vec<(P, P)> {
    let normal = along.turned(1);
    let mut hits: Vec<f64> = edges(polygon)
        .filter_map(|(a, b)| {
            let (da, db) = ((a - on).dot(normal), (b - on).dot(normal));
            ((da > 0.0) != (db > 0.0)).then(|| (a.towards(b, da / (da - db)) - on).dot(along))
        })
        .collect();
    hits.sort_by(f64::total_cmp);
    hits.chunks_exact(2).map(|pair| (on + along * pair[0], on + along * pair[1])).collect()
}
