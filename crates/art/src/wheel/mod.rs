//! The wheel of fortune in the middle of its block of four by four tiles: where its sectors lie,
//! where the pig stands in each and where its crown spaces are.
//!
//! All places are in units of drawings, 256 to a tile, from the north-west corner of the block:
//!
//! ```
//! use bastide_art::wheel::{crown_place, pig_place};
//! use bastide_catalogue::Sector;
//!
//! let (x, y) = pig_place(Sector::Fortune);
//! assert!(x > 512.0 && y == 512.0, "fortune lies in the east");
//! assert!(crown_place(Sector::Taxes, 1).is_some() && crown_place(Sector::Famine, 1).is_none());
//! ```

pub(crate) mod glyphs;
mod paint;

use std::f64::consts::PI;

use bastide_catalogue::{Sector, SegmentKind, TileKind};

use crate::glyphs::Sign;
use crate::systems::{Core, System};
use crate::vector::{P, p, polar};

/// The radius of a crown space, on which one follower stands.
pub const CROWN_RADIUS: f64 = 42.0;
/// The radius of the place of the pig.
pub const PIG_RADIUS: f64 = 36.0;

/// The middle of the wheel.
pub(crate) const MIDDLE: P = p(512.0, 512.0);
/// The radius of the wheel. Half-sides come out right between 410 and 448.
pub(crate) const RADIUS: f64 = 424.0;
/// Where the sectors end and the wooden rim begins.
pub(crate) const INNER: f64 = 380.0;
/// Where the hub ends and the sectors begin.
pub(crate) const HUB: f64 = 62.0;
/// Half the width of the spokes between the sectors.
pub(crate) const SPOKE: f64 = 8.0;
/// The radius of an emblem.
pub(crate) const EMBLEM_RADIUS: f64 = 58.0;

/// How far from the middle everything lies: the pig near the hub, the emblem, the crowns near the
/// rim. Two crowns move apart, and so a little inwards.
const PIG_AT: f64 = 121.0;
const EMBLEM_AT: f64 = 221.0;
const CROWN_AT: f64 = 326.0;
const TWO_CROWNS_AT: f64 = 320.0;
/// The angle of each of two crowns from the middle of their sector.
const CROWN_ASIDE: f64 = 15.5 * PI / 180.0;

/// Its block, and the signs of tiles that turn it.
pub(crate) const SYSTEM: System = System { core: Some(&CORE), medal: sign, ..System::NONE };

static CORE: Core = Core {
    block: "wheel",
    segment: SegmentKind::Wheel,
    outline: || (0..72).map(|step| MIDDLE + polar(f64::from(step) * PI / 36.0, RADIUS)).collect(),
    gates: false,
    paint: |painter, cell| painter.wheel(cell),
};

fn sign(kind: &TileKind) -> Option<(&'static Sign, f64)> {
    let turns = usize::from(kind.symbols.wheel).min(glyphs::SIGNS.len());
    Some((glyphs::SIGNS.get(turns.checked_sub(1)?)?, 1.65))
}

/// What stands on the wheel.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stand {
    /// The pig, in a sector.
    Pig(Sector),
    /// A follower on a crown space of a sector, counted clockwise from 0.
    Crown(Sector, u8),
}

impl Stand {
    /// Where it stands; nowhere, if the sector has fewer crowns.
    pub(crate) fn place(self) -> Option<(f64, f64)> {
        match self {
            Stand::Pig(sector) => Some(pig_place(sector)),
            Stand::Crown(sector, number) => crown_place(sector, number),
        }
    }
}

/// How many crown spaces a sector has.
pub fn crowns(sector: Sector) -> u8 {
    match sector {
        Sector::Fortune | Sector::Famine | Sector::Inquisition => 1,
        Sector::Taxes | Sector::Storm | Sector::Pestilence => 2,
    }
}

/// Where the pig stands in a sector.
pub fn pig_place(sector: Sector) -> (f64, f64) {
    pair(MIDDLE + polar(angle(sector), PIG_AT))
}

/// Where a follower stands on a crown space; the spaces of a sector count clockwise from 0.
pub fn crown_place(sector: Sector, number: u8) -> Option<(f64, f64)> {
    let place = match (crowns(sector), number) {
        (1, 0) => polar(angle(sector), CROWN_AT),
        (2, 0) => polar(angle(sector) - CROWN_ASIDE, TWO_CROWNS_AT),
        (2, 1) => polar(angle(sector) + CROWN_ASIDE, TWO_CROWNS_AT),
        _ => return None,
    };
    Some(pair(MIDDLE + place))
}

/// The outline of a sector without spokes, hub and rim, as a closed polygon.
pub fn sector_outline(sector: Sector) -> Vec<(f64, f64)> {
    const STEPS: u8 = 12;
    let arc = |radius: f64| {
        // The spokes are as wide at the hub as at the rim.
        let half = PI / 6.0 - (SPOKE / radius).asin();
        (0..=STEPS).map(move |step| {
            let share = f64::from(step) / f64::from(STEPS) * 2.0 - 1.0;
            pair(MIDDLE + polar(angle(sector) + half * share, radius))
        })
    };
    let mut outline: Vec<(f64, f64)> = arc(INNER).collect();
    outline.extend(arc(HUB).collect::<Vec<_>>().into_iter().rev());
    outline
}

/// The direction of the middle of a sector, clockwise from the east.
pub(crate) fn angle(sector: Sector) -> f64 {
    f64::from(sector as u8) * PI / 3.0
}

pub(crate) fn emblem_place(sector: Sector) -> P {
    MIDDLE + polar(angle(sector), EMBLEM_AT)
}

fn pair(at: P) -> (f64, f64) {
    (at.x, at.y)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::vector::{edges, inside};
    use bastide_catalogue::Catalogue;

    fn outline(sector: Sector) -> Vec<P> {
        sector_outline(sector).into_iter().map(|(x, y)| p(x, y)).collect()
    }

    /// Everything in a sector that must not meet anything else: its middle and its radius.
    fn discs(sector: Sector) -> Vec<(P, f64)> {
        let place = |(x, y)| p(x, y);
        let crowns = (0..crowns(sector)).filter_map(|number| crown_place(sector, number));
        let mut discs: Vec<(P, f64)> = crowns.map(|at| (place(at), CROWN_RADIUS)).collect();
        discs.push((place(pig_place(sector)), PIG_RADIUS));
        discs.push((emblem_place(sector), EMBLEM_RADIUS));
        discs
    }

    #[test]
    fn the_order_and_the_directions_are_those_of_the_catalogue() {
        let printed = &Catalogue::standard().pieces().wheel;
        assert_eq!(printed.iter().map(|printed| printed.sector).collect::<Vec<_>>(), Sector::ALL);
        for printed in printed {
            // Six sectors point into six of the eight directions, none more than 15 degrees aside.
            let direction = f64::from(printed.at.0) * PI / 4.0 - PI / 2.0;
            let along = polar(angle(printed.sector), 1.0).dot(polar(direction, 1.0));
            assert!(along > (PI / 11.0).cos(), "{printed:?} lies at {along}");
        }
    }

    #[test]
    fn pig_emblem_and_crowns_lie_inside_their_sector() {
        for sector in Sector::ALL {
            let outline = outline(sector);
            for (at, radius) in discs(sector) {
                assert!(inside(at, &outline), "{sector:?}: {at:?}");
                let nearest = edges(&outline)
                    .map(|(a, b)| {
                        let share = (at - a).dot(b - a) / (b - a).dot(b - a);
                        at.distance(a.towards(b, share.clamp(0.0, 1.0)))
                    })
                    .fold(f64::INFINITY, f64::min);
                assert!(nearest >= radius, "{sector:?}: {at:?} is {nearest:.1} from the rim");
            }
        }
    }

    #[test]
    fn nothing_on_the_wheel_overlaps() {
        let all: Vec<(P, f64)> = Sector::ALL.into_iter().flat_map(discs).collect();
        assert_eq!(all.len(), 9 + 6 + 6);
        for (index, (at, radius)) in all.iter().enumerate() {
            for (other, distance) in &all[index + 1..] {
                assert!(at.distance(*other) >= radius + distance, "{at:?} meets {other:?}");
            }
        }
    }

    #[test]
    fn a_sector_has_as_many_crowns_as_the_catalogue_says() {
        for sector in Sector::ALL {
            let found = (0..4).filter(|number| crown_place(sector, *number).is_some()).count();
            let printed = Catalogue::standard().pieces().crowns(sector);
            assert_eq!((found, crowns(sector)), (usize::from(printed), printed), "{sector:?}");
        }
    }
}
