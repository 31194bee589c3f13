//! Shared drawings: everything that looks the same wherever it stands. Each is centred on the
//! origin, with light from the upper left.

mod buildings;
mod country;
pub mod plants;
mod signs;
pub mod wheel;

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
    Wheel1,
    Wheel2,
    Wheel3,
    Volcano,
    Portal,
    Boat,
    Goldmine,
    CircleField,
    CircleRoad,
    CircleCity,
    Hill,
    Vineyard,
    Flier,
    Sheep,
    Pigs,
    Spring,
    Garden,
    Reed,
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
            Glyph::Wheel1 => WHEEL1,
            Glyph::Wheel2 => WHEEL2,
            Glyph::Wheel3 => WHEEL3,
            Glyph::Volcano => VOLCANO,
            Glyph::Portal => PORTAL,
            Glyph::Boat => BOAT,
            Glyph::Goldmine => GOLDMINE,
            Glyph::CircleField => CIRCLE_FIELD,
            Glyph::CircleRoad => CIRCLE_ROAD,
            Glyph::CircleCity => CIRCLE_CITY,
            Glyph::Hill => HILL,
            Glyph::Vineyard => VINEYARD,
            Glyph::Flier => FLIER,
            Glyph::Sheep => SHEEP,
            Glyph::Pigs => PIGS,
            Glyph::Spring => SPRING,
            Glyph::Garden => GARDEN,
            Glyph::Reed => REED,
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
            Glyph::Wheel1 => 17.0,
            Glyph::Wheel2 => 17.0,
            Glyph::Wheel3 => 17.0,
            Glyph::Volcano => 38.0,
            Glyph::Portal => 24.0,
            Glyph::Boat => 18.0,
            Glyph::Goldmine => 24.0,
            Glyph::CircleField => 35.0,
            Glyph::CircleRoad => 35.0,
            Glyph::CircleCity => 35.0,
            Glyph::Hill => 36.0,
            Glyph::Vineyard => 26.0,
            Glyph::Flier => 22.0,
            Glyph::Sheep => 12.0,
            Glyph::Pigs => 18.0,
            Glyph::Spring => 24.0,
            Glyph::Garden => 22.0,
            Glyph::Reed => 7.0,
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
        matches!(
            self,
            Pennant
                | Wine
                | Grain
                | Cloth
                | Princess
                | Cathedral
                | Dragon
                | Magic
                | Robber
                | Portal
                | Goldmine
                | Wheel1
                | Wheel2
                | Wheel3
        )
    }

    /// Whether it lies flat on the ground, below everything that stands.
    pub fn is_flat(self) -> bool {
        use Glyph::*;
        matches!(self, Hill | Vineyard | Garden | CircleField | CircleRoad | CircleCity)
    }
}
