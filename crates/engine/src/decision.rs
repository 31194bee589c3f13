//! Decisions: the questions that the game asks, and what it is waiting for.

use crate::board::Kind;
use crate::chance::Chance;
use crate::player::Player;
use crate::systems::messengers::Message;

/// What the game waits for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Pending {
    /// A player has to answer.
    Decide(Player, Decision),
    /// Chance has to answer, from outside.
    Chance(Chance),
    /// Nothing: the game is over.
    Over,
}

/// A question to a player; its answers are `Game::legal_actions`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Decision {
    /// Where does the drawn tile go (TS-6)?
    PlaceTile(Kind),
    /// On which neighbouring tile does the second ingot go (TS-8.2)?
    PlaceGold,
    /// Where does mage or witch go, or which one is set aside (TS-8.3, TS-11.2)?
    MoveMagic,
    /// On which space does the robber lie in wait (TS-8.4)?
    PlaceRobber,
    /// Which figure action, if any (TS-10)?
    Figure,
    /// Where does the passenger of the flying machine land (TS-10)?
    Land,
    /// Which two road ends does the new ferry join (TS-11.1)?
    PlaceFerry,
    /// Which ferry moves, if any (TS-11.2)?
    MoveFerry,
    /// Which completed feature is scored next (TS-13.1)?
    ScoringOrder,
    /// Which marker moves by so many points (TS-13.5)?
    Marker(u16),
    /// Rob this player of a share of so many points, or wait for another victim (ROB-18)?
    Rob(Player, u16),
    /// What the message says, or two points (MSG-17)?
    Message(Message),
    /// Which meeple is recalled (MSG-36)?
    RecallMeeple,
    /// Take the points of the recalled meeple (MSG-36)?
    RecallPoints(u16),
    /// Does everybody add a follower, or remove one (TS-16)?
    CropCircle,
    /// Which follower is added, and where (TS-16)?
    CropAdd,
    /// Which follower is removed (TS-16)?
    CropRemove,
    /// Play the builder's second part (TS-17.2)?
    SecondPart,
}

impl Decision {
    /// Its name on the wire.
    pub const fn name(self) -> &'static str {
        match self {
            Decision::PlaceTile(_) => "place-tile",
            Decision::PlaceGold => "place-gold",
            Decision::MoveMagic => "move-magic",
            Decision::PlaceRobber => "place-robber",
            Decision::Figure => "figure",
            Decision::Land => "land",
            Decision::PlaceFerry => "place-ferry",
            Decision::MoveFerry => "move-ferry",
            Decision::ScoringOrder => "scoring-order",
            Decision::Marker(_) => "marker",
            Decision::Rob(..) => "rob",
            Decision::Message(_) => "message",
            Decision::RecallMeeple => "recall-meeple",
            Decision::RecallPoints(_) => "recall-points",
            Decision::CropCircle => "crop-circle",
            Decision::CropAdd => "crop-add",
            Decision::CropRemove => "crop-remove",
            Decision::SecondPart => "second-part",
        }
    }

    /// The step of the turn sequence in which it is asked, for readers.
    pub const fn phase(self) -> &'static str {
        match self {
            Decision::PlaceTile(_) => "TS-6",
            Decision::PlaceGold | Decision::MoveMagic | Decision::PlaceRobber => "TS-8",
            Decision::Figure | Decision::Land => "TS-10",
            Decision::PlaceFerry | Decision::MoveFerry => "TS-11",
            Decision::ScoringOrder | Decision::Marker(_) | Decision::Rob(..) => "TS-13",
            Decision::Message(_) | Decision::RecallMeeple | Decision::RecallPoints(_) => "TS-13.9",
            Decision::CropCircle | Decision::CropAdd | Decision::CropRemove => "TS-16",
            Decision::SecondPart => "TS-17",
        }
    }
}
