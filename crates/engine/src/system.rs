//! Systems: the expansions and their parts, by the names that set-ups use.

/// A system of rules that can be in play or not.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum System {
    /// Tiles, roads, cities, monasteries and majorities: always in play.
    Base,
    /// Farmers and the scoring of fields (BG-37).
    Farmers,
    /// The river of 2021 and the classic river (RV3).
    RiverV3,
    /// The abbot and the gardens (ABT).
    Abbot,
    /// Large meeple, inns and cathedrals (IC).
    InnsAndCathedrals,
    /// Goods, builder and pig (TB, TBN).
    TradersAndBuilders,
    /// Lakes whose ferries join roads (FER).
    Ferries,
    /// Second markers and messages (MSG).
    Messengers,
    /// Tiles from which a follower flies to another one (FLY).
    FlyingMachines,
    /// Ingots on tiles for whoever owns what is completed there (GLD).
    GoldMines,
    /// Neutral figures that raise or halve the value of a road or city (MGW).
    MageAndWitch,
    /// Figures on the score track that take a share of what others score (ROB).
    Robbers,
    /// Tiles after which everybody adds or removes a follower (CRC).
    CropCircles,
    /// A city outside the map, whose guests join scorings (CO).
    Count,
    /// Abbeys, mayors, barns and wagons (AM).
    AbbeyAndMayor,
    /// Dragon, fairy, magic portals and princesses (PD).
    PrincessAndDragon,
    /// Tokens for the largest city and the longest road (KR).
    KingAndRobberBaron,
    /// A river with a fork, a pig herd and a volcano lake (R2).
    River2,
    /// Shrines that challenge monasteries (CU).
    Cult,
    /// Hills, shepherds with their flocks, and vineyards (HS).
    HillsAndSheep,
    /// A river with sheep and vineyards (R5).
    RiverBb5,
    /// A start board whose wheel sets off events and scores crowns (WF).
    WheelOfFortune,
}

/// A part of a system that can be in play without the rest of it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Part {
    /// The large meeple of Inns & Cathedrals (IC-4).
    LargeMeeple,
    /// The inns (IC-4).
    Inns,
    /// The cathedrals (IC-4).
    Cathedrals,
    /// The trade goods of Traders & Builders (TB-6).
    Goods,
    /// The builder (TB-6).
    Builder,
    /// The pig (TB-6).
    Pig,
    /// The mage of Mage & Witch (MGW-27).
    Mage,
    /// The witch (MGW-27).
    Witch,
    /// The abbeys of Abbey & Mayor (AM-5).
    Abbey,
    /// The mayor (AM-5).
    Mayor,
    /// The barn (AM-5).
    Barn,
    /// The wagon (AM-5).
    Wagon,
    /// The dragon of The Princess & the Dragon with volcanoes and dragon tiles (PD-5).
    Dragon,
    /// The fairy (PD-5).
    Fairy,
    /// The magic portals (PD-5).
    Portal,
    /// The princesses (PD-5).
    Princess,
    /// The king of King & Robber Baron (KR-3).
    King,
    /// The robber baron (KR-3).
    RobberBaron,
    /// The pig herd of River II, without Traders & Builders too (R2-23).
    PigHerd,
    /// The hills of Hills & Sheep (HS-4).
    Hills,
    /// The shepherds with their tokens (HS-4).
    Shepherd,
    /// The vineyards (HS-4).
    Vineyards,
}

impl System {
    /// Every system of this engine, in the order of the rules reference.
    pub const ALL: [System; 22] = [
        System::Base,
        System::Farmers,
        System::RiverV3,
        System::Abbot,
        System::InnsAndCathedrals,
        System::TradersAndBuilders,
        System::Ferries,
        System::Messengers,
        System::FlyingMachines,
        System::GoldMines,
        System::MageAndWitch,
        System::Robbers,
        System::CropCircles,
        System::Count,
        System::AbbeyAndMayor,
        System::PrincessAndDragon,
        System::KingAndRobberBaron,
        System::River2,
        System::Cult,
        System::HillsAndSheep,
        System::RiverBb5,
        System::WheelOfFortune,
    ];

    /// Its name in set-ups.
    pub const fn name(self) -> &'static str {
        match self {
            System::Base => "base",
            System::Farmers => "farmers",
            System::RiverV3 => "river-v3",
            System::Abbot => "abbot",
            System::InnsAndCathedrals => "inns-and-cathedrals",
            System::TradersAndBuilders => "traders-and-builders",
            System::Ferries => "ferries",
            System::Messengers => "messengers",
            System::FlyingMachines => "flying-machines",
            System::GoldMines => "gold-mines",
            System::MageAndWitch => "mage-and-witch",
            System::Robbers => "robbers",
            System::CropCircles => "crop-circles",
            System::Count => "count",
            System::AbbeyAndMayor => "abbey-and-mayor",
            System::PrincessAndDragon => "princess-and-dragon",
            System::KingAndRobberBaron => "king-and-robber-baron",
            System::River2 => "river-2",
            System::Cult => "cult",
            System::HillsAndSheep => "hills-and-sheep",
            System::RiverBb5 => "river-bb5",
            System::WheelOfFortune => "wheel-of-fortune",
        }
    }

    /// The system with this name.
    pub fn from_name(name: &str) -> Option<System> {
        System::ALL.into_iter().find(|system| system.name() == name)
    }

    /// Whether it lays a river in place of the start tile; only one such system can be in play.
    pub const fn is_river(self) -> bool {
        matches!(self, System::RiverV3 | System::River2 | System::RiverBb5)
    }

    /// Its parts; a system without parts is whole or not in play.
    pub const fn parts(self) -> &'static [Part] {
        match self {
            System::InnsAndCathedrals => &[Part::LargeMeeple, Part::Inns, Part::Cathedrals],
            System::TradersAndBuilders => &[Part::Goods, Part::Builder, Part::Pig],
            System::MageAndWitch => &[Part::Mage, Part::Witch],
            System::AbbeyAndMayor => &[Part::Abbey, Part::Mayor, Part::Barn, Part::Wagon],
            System::PrincessAndDragon => &[Part::Dragon, Part::Fairy, Part::Portal, Part::Princess],
            System::KingAndRobberBaron => &[Part::King, Part::RobberBaron],
            System::River2 => &[Part::PigHerd],
            System::HillsAndSheep => &[Part::Hills, Part::Shepherd, Part::Vineyards],
            _ => &[],
        }
    }
}

impl Part {
    /// Whether it comes on top of its system, which is whole without it (R2-23).
    pub const fn is_extra(self) -> bool {
        matches!(self, Part::PigHerd)
    }

    /// Its name in set-ups, after the system and a stroke.
    pub const fn name(self) -> &'static str {
        match self {
            Part::LargeMeeple => "large-meeple",
            Part::Inns => "inns",
            Part::Cathedrals => "cathedrals",
            Part::Goods => "goods",
            Part::Builder => "builder",
            Part::Pig => "pig",
            Part::Mage => "mage",
            Part::Witch => "witch",
            Part::Abbey => "abbey",
            Part::Mayor => "mayor",
            Part::Barn => "barn",
            Part::Wagon => "wagon",
            Part::Dragon => "dragon",
            Part::Fairy => "fairy",
            Part::Portal => "portal",
            Part::Princess => "princess",
            Part::King => "king",
            Part::RobberBaron => "robber-baron",
            Part::PigHerd => "pig-herd",
            Part::Hills => "hills",
            Part::Shepherd => "shepherd",
            Part::Vineyards => "vineyards",
        }
    }
}

/// The systems and parts in play.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Systems {
    systems: u32,
    parts: u32,
}

impl Systems {
    /// Adds a system with all its parts but those that come on top.
    pub fn insert(&mut self, system: System) {
        self.systems |= 1 << system as u8;
        let whole = system.parts().iter().filter(|part| !part.is_extra());
        whole.for_each(|part| self.parts |= 1 << *part as u8);
    }

    /// Adds a system with one of its parts.
    pub fn insert_part(&mut self, system: System, part: Part) {
        self.systems |= 1 << system as u8;
        self.parts |= 1 << part as u8;
    }

    /// Whether the system is in play, wholly or with some of its parts.
    pub const fn has(self, system: System) -> bool {
        self.systems >> system as u8 & 1 == 1
    }

    /// Whether the part is in play.
    pub const fn has_part(self, part: Part) -> bool {
        self.parts >> part as u8 & 1 == 1
    }

    /// The systems in play.
    pub fn iter(self) -> impl Iterator<Item = System> {
        System::ALL.into_iter().filter(move |system| self.has(*system))
    }

    /// The names that a set-up would use: a whole system once, one that is narrowed, or has more than
    /// the whole, part by part.
    pub fn names(self) -> Vec<String> {
        let mut names = Vec::new();
        for system in self.iter() {
            let parts = system.parts();
            let inside = parts.iter().filter(|part| self.has_part(**part));
            if parts.iter().all(|part| self.has_part(*part) != part.is_extra()) {
                names.push(system.name().to_owned());
            } else {
                names.extend(inside.map(|p| format!("{}/{}", system.name(), p.name())));
            }
        }
        names
    }
}
