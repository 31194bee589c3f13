//! Shared drawings: everything that looks the same wherever it stands. Each is centred on the
//! origin, with light from the upper left.

mod buildings;
mod country;
pub mod plants;
mod signs;

use buildings::*;
use country::*;
use signs::*;

/// A drawing that stands once or a few times on a tile.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Glyph {
    Monastery,
    Shrine,
    House,
    Cathedral,
    Inn,
    Well,
    Gate,
    Pennant,
    Wine,
    Grain,
    Cloth,
    Princess,
    Dragon,
    Magic,
    Robber,
    Volcano,
    Portal,
    Boat,
    Goldmine,
    Hill,
    Vineyard,
    Flier,
    Sheep,
    Pigs,
    Spring,
    Garden,
    Reed,
    /// A drawing that a system brings.
    Sign(&'static Sign),
}

/// A drawing that a system brings.
#[derive(Debug)]
pub struct Sign {
    /// Its elements, with colours by name.
    pub drawing: &'static str,
    /// The radius of the disc that it needs.
    pub radius: f64,
    pub layer: Layer,
}

/// One sign is told from another by where it is kept.
impl PartialEq for Sign {
    fn eq(&self, other: &Sign) -> bool {
        std::ptr::eq(self, other)
    }
}

impl Eq for Sign {}

/// When a sign is painted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Layer {
    /// Below everything that stands.
    Flat,
    /// Above roofs and walls.
    Emblem,
}

impl Glyph {
    /// Its elements, with colours by name.
    pub fn drawing(self) -> &'static str {
        match self {
            Glyph::Monastery => MONASTERY,
            Glyph::Shrine => SHRINE,
            Glyph::House => HOUSE,
            Glyph::Cathedral => CATHEDRAL,
            Glyph::Inn => INN,
            Glyph::Well => WELL,
            Glyph::Gate => GATE,
            Glyph::Pennant => PENNANT,
            Glyph::Wine => WINE,
            Glyph::Grain => GRAIN,
            Glyph::Cloth => CLOTH,
            Glyph::Princess => PRINCESS,
            Glyph::Dragon => DRAGON,
            Glyph::Magic => MAGIC,
            Glyph::Robber => ROBBER,
            Glyph::Volcano => VOLCANO,
            Glyph::Portal => PORTAL,
            Glyph::Boat => BOAT,
            Glyph::Goldmine => GOLDMINE,
            Glyph::Hill => HILL,
            Glyph::Vineyard => VINEYARD,
            Glyph::Flier => FLIER,
            Glyph::Sheep => SHEEP,
            Glyph::Pigs => PIGS,
            Glyph::Spring => SPRING,
            Glyph::Garden => GARDEN,
            Glyph::Reed => REED,
            Glyph::Sign(sign) => sign.drawing,
        }
    }

    /// The radius of the disc that it needs.
    pub fn radius(self) -> f64 {
        match self {
            Glyph::Monastery => 36.0,
            Glyph::Shrine => 30.0,
            Glyph::House => 16.0,
            Glyph::Cathedral => 58.0,
            Glyph::Inn => 25.0,
            Glyph::Well => 10.0,
            Glyph::Gate => 16.0,
            Glyph::Pennant => 18.0,
            Glyph::Wine => 18.0,
            Glyph::Grain => 18.0,
            Glyph::Cloth => 18.0,
            Glyph::Princess => 20.0,
            Glyph::Dragon => 24.0,
            Glyph::Magic => 21.0,
            Glyph::Robber => 19.0,
            Glyph::Volcano => 38.0,
            Glyph::Portal => 24.0,
            Glyph::Boat => 18.0,
            Glyph::Goldmine => 24.0,
            Glyph::Hill => 36.0,
            Glyph::Vineyard => 26.0,
            Glyph::Flier => 22.0,
            Glyph::Sheep => 12.0,
            Glyph::Pigs => 18.0,
            Glyph::Spring => 24.0,
            Glyph::Garden => 22.0,
            Glyph::Reed => 7.0,
            Glyph::Sign(sign) => sign.radius,
        }
    }

    /// How far below its place it is drawn, since a steeple reaches higher than its disc.
    pub fn drop(self) -> f64 {
        match self {
            Glyph::Monastery => 9.0,
            Glyph::Volcano => 5.0,
            _ => 0.0,
        }
    }

    /// Whether it is painted last, above roofs and walls.
    pub fn is_emblem(self) -> bool {
        use Glyph::*;
        match self {
            Pennant | Wine | Grain | Cloth | Princess | Cathedral | Dragon | Magic | Robber
            | Portal | Goldmine => true,
            Sign(sign) => sign.layer == Layer::Emblem,
            _ => false,
        }
    }

    /// Whether it lies flat on the ground, below everything that stands.
    pub fn is_flat(self) -> bool {
        use Glyph::*;
        match self {
            Hill | Vineyard | Garden => true,
            Sign(sign) => sign.layer == Layer::Flat,
            _ => false,
        }
    }
}
