//! Decisions: the questions that the game asks, and what it is waiting for.

use crate::board::{Kind, Seg};
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
    /// Where does an abbey go, in place of a drawn tile (TS-2, TS-E2)?
    PlaceAbbey,
    /// Which follower is taken by pestilence (TS-4.2)?
    Pestilence,
    /// Where does the drawn tile go (TS-6)?
    PlaceTile(Kind),
    /// On which neighbouring tile does the second ingot go (TS-8.2)?
    PlaceGold,
    /// Where does mage or witch go, or which one is set aside (TS-8.3, TS-11.2)?
    MoveMagic,
    /// On which space does the robber lie in wait (TS-8.4)?
    PlaceRobber,
    /// Which knight does the princess send home (TS-9)?
    Princess,
    /// Which figure action, if any (TS-10)?
    Figure,
    /// Where does the passenger of the flying machine land (TS-10)?
    Land,
    /// Which two road ends does the new ferry join (TS-11.1)?
    PlaceFerry,
    /// Which ferry moves, if any (TS-11.2)?
    MoveFerry,
    /// Does the flock of this shepherd grow, or is it gathered (TS-11.4)?
    Flock(Seg),
    /// Where does the dragon step next (TS-12, TS-15)?
    DragonStep,
    /// Which completed feature is scored next (TS-13.1)?
    ScoringOrder,
    /// Which marker moves by so many points (TS-13.5)?
    Marker(u16),
    /// Which follower comes out of Carcassonne to this feature, if any (TS-13.2)?
    LeaveCity(Seg),
    /// Rob this player of a share of so many points, or wait for another victim (ROB-18)?
    Rob(Player, u16),
    /// What the message says, or two points (MSG-17)?
    Message(Message),
    /// Which meeple is recalled (MSG-36)?
    RecallMeeple,
    /// Take the points of the recalled meeple (MSG-36)?
    RecallPoints(u16),
    /// Which follower goes to which quarter of Carcassonne, if any (TS-14.1)?
    EnterCity,
    /// To which quarter does the count go, if he moves (TS-14.1)?
    MoveCount,
    /// Where does the wagon that stood there drive, if anywhere (TS-14.2)?
    MoveWagon(Seg),
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
            Decision::PlaceAbbey => "place-abbey",
            Decision::Pestilence => "pestilence",
            Decision::PlaceTile(_) => "place-tile",
            Decision::PlaceGold => "place-gold",
            Decision::MoveMagic => "move-magic",
            Decision::PlaceRobber => "place-robber",
            Decision::Princess => "princess",
            Decision::Figure => "figure",
            Decision::Land => "land",
            Decision::PlaceFerry => "place-ferry",
            Decision::MoveFerry => "move-ferry",
            Decision::Flock(_) => "flock",
            Decision::DragonStep => "dragon-step",
            Decision::ScoringOrder => "scoring-order",
            Decision::Marker(_) => "marker",
            Decision::Rob(..) => "rob",
            Decision::LeaveCity(_) => "leave-city",
            Decision::EnterCity => "enter-city",
            Decision::MoveCount => "move-count",
            Decision::Message(_) => "message",
            Decision::RecallMeeple => "recall-meeple",
            Decision::RecallPoints(_) => "recall-points",
            Decision::MoveWagon(_) => "move-wagon",
            Decision::CropCircle => "crop-circle",
            Decision::CropAdd => "crop-add",
            Decision::CropRemove => "crop-remove",
            Decision::SecondPart => "second-part",
        }
    }

    /// The step of the turn sequence in which it is asked, for readers.
    pub const fn phase(self) -> &'static str {
        match self {
            Decision::PlaceAbbey => "TS-2",
            Decision::Pestilence => "TS-4",
            Decision::PlaceTile(_) => "TS-6",
            Decision::PlaceGold | Decision::MoveMagic | Decision::PlaceRobber => "TS-8",
            Decision::Princess => "TS-9",
            Decision::Figure | Decision::Land => "TS-10",
            Decision::PlaceFerry | Decision::MoveFerry | Decision::Flock(_) => "TS-11",
            Decision::DragonStep => "TS-12",
            Decision::ScoringOrder
            | Decision::LeaveCity(_)
            | Decision::Marker(_)
            | Decision::Rob(..) => "TS-13",
            Decision::Message(_) | Decision::RecallMeeple | Decision::RecallPoints(_) => "TS-13.9",
            Decision::EnterCity | Decision::MoveCount | Decision::MoveWagon(_) => "TS-14",
            Decision::CropCircle | Decision::CropAdd | Decision::CropRemove => "TS-16",
            Decision::SecondPart => "TS-17",
        }
    }
}
