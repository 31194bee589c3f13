//! Decisions: the questions that the game asks, and what it is waiting for.

use crate::action::Held;
use crate::board::Kind;
use crate::chance::Chance;
use crate::game::Game;
use crate::player::Player;
use crate::spot::Spot;
use crate::systems::messengers::Message;
use crate::variants::with_variants;

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

with_variants! {
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
        Flock(Spot),
        /// Where does the dragon step next (TS-12, TS-15)?
        DragonStep,
        /// Which completed feature is scored next (TS-13.1)?
        ScoringOrder,
        /// Which marker moves by so many points (TS-13.5)?
        Marker(u16),
        /// Which follower comes out of Carcassonne to this feature, if any (TS-13.2)?
        LeaveCity(Spot),
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
        MoveWagon(Spot),
        /// Does everybody add a follower, or remove one (TS-16)?
        CropCircle,
        /// Which follower is added, and where (TS-16)?
        CropAdd,
        /// Which follower is removed (TS-16)?
        CropRemove,
        /// Play the builder's second part (TS-17.2)?
        SecondPart,
    }
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

    /// The rule that says who answers it.
    pub const fn order_rule(self) -> &'static str {
        match self {
            Decision::DragonStep => "PD-45",
            Decision::LeaveCity(_) => "CO-22",
            Decision::Pestilence => "WF-25",
            Decision::CropAdd | Decision::CropRemove => "CRC-8",
            Decision::MoveWagon(_) => "AM-56",
            _ => "BG-10",
        }
    }

    /// The rule that says where figures go, if it is another one than that of the figure action.
    pub const fn deploy_rule(self) -> Option<&'static str> {
        match self {
            Decision::Land => Some("FLY-8"),
            Decision::CropAdd => Some("CRC-4"),
            Decision::LeaveCity(_) => Some("CO-21"),
            Decision::Princess => Some("PD-72"),
            _ => None,
        }
    }

    /// The rule that says which figures come home.
    pub const fn recall_rule(self) -> &'static str {
        match self {
            Decision::MoveMagic => "MGW-11",
            Decision::RecallMeeple => "MSG-36",
            Decision::CropRemove => "CRC-14",
            Decision::Princess => "PD-73",
            Decision::Pestilence => "WF-25",
            _ => "ABT-11",
        }
    }

    /// The rule that lists its choices.
    pub const fn choice_rule(self) -> &'static str {
        if let Decision::CropCircle = self { "CRC-7" } else { self.phase() }
    }
}

/// A pending decision with all that a reader wants to know of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Question<'a> {
    /// Its name.
    pub name: &'static str,
    /// The step of the turn sequence in which it is asked.
    pub phase: &'static str,
    /// The tile to place, by the id of its kind.
    pub tile: Option<&'a str>,
    /// The message that is shown, by its name.
    pub message: Option<&'static str>,
    /// The points at stake.
    pub points: Option<u16>,
    /// The spot that it is about.
    pub spot: Option<Spot>,
    /// The player whom it would harm.
    pub victim: Option<Player>,
}

impl Game {
    /// What a player is asked, in detail; nothing where no player is asked.
    pub fn question(&self) -> Option<Question<'_>> {
        let Pending::Decide(_, decision) = self.pending else { return None };
        let plain =
            Question { name: decision.name(), phase: decision.phase(), ..Question::default() };
        Some(match decision {
            Decision::PlaceTile(kind) => {
                Question { tile: Some(self.rules.kind_name(kind)), ..plain }
            }
            Decision::PlaceAbbey => Question { tile: Held::Abbey.kind(), ..plain },
            Decision::Marker(points) | Decision::RecallPoints(points) => {
                Question { points: Some(points), ..plain }
            }
            Decision::Rob(victim, points) => {
                Question { victim: Some(victim), points: Some(points), ..plain }
            }
            Decision::Message(message) => Question {
                message: Some(message.name()),
                points: self.message_points(message),
                ..plain
            },
            Decision::Flock(on) => {
                Question { spot: Some(on), points: Some(self.flock_points(self.seg(on))), ..plain }
            }
            Decision::MoveWagon(spot) | Decision::LeaveCity(spot) => {
                Question { spot: Some(spot), ..plain }
            }
            _ => plain,
        })
    }

    /// The rule that says that the player who is asked has to answer, and nobody else.
    pub fn order_rule(&self) -> &'static str {
        match self.pending {
            Pending::Decide(player, Decision::PlaceRobber) if player != self.active_player() => {
                "ROB-4"
            }
            Pending::Decide(_, decision) => decision.order_rule(),
            Pending::Chance(_) => "TS-3",
            Pending::Over => "BG-60",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Readers that list the decisions know no more of them than their variants.
    #[test]
    fn every_name_is_that_of_its_variant() {
        let (spot, points) = (Spot::Machine, 1);
        let decisions = [
            Decision::PlaceAbbey,
            Decision::Pestilence,
            Decision::PlaceTile(Kind(0)),
            Decision::PlaceGold,
            Decision::MoveMagic,
            Decision::PlaceRobber,
            Decision::Princess,
            Decision::Figure,
            Decision::Land,
            Decision::PlaceFerry,
            Decision::MoveFerry,
            Decision::Flock(spot),
            Decision::DragonStep,
            Decision::ScoringOrder,
            Decision::Marker(points),
            Decision::LeaveCity(spot),
            Decision::Rob(Player(0), points),
            Decision::Message(Message::ALL[0]),
            Decision::RecallMeeple,
            Decision::RecallPoints(points),
            Decision::EnterCity,
            Decision::MoveCount,
            Decision::MoveWagon(spot),
            Decision::CropCircle,
            Decision::CropAdd,
            Decision::CropRemove,
            Decision::SecondPart,
        ];
        assert_eq!(decisions.map(|decision| decision.variant()), Decision::VARIANTS);
        for decision in decisions {
            let plain = decision.name().replace('-', "");
            assert_eq!(plain, decision.variant().to_lowercase());
        }
    }
}
