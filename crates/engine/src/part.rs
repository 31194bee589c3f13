//! What lasts for a turn, and what lasts for one part of it.

use arrayvec::ArrayVec;

use crate::board::{Kind, Seg, TileId};
use crate::figures::FigureKind;
use crate::player::{MAX_PLAYERS, Player, Players};
use crate::scoring::completed::Completed;
use crate::systems::abbey_and_mayor::{barn, wagon};
use crate::systems::ferries::Link;
use crate::systems::princess_and_dragon::dragon;
use crate::systems::{PartStates, abbot, count, sheep, traders};

/// What lasts for a whole turn.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Turn {
    pub player: Player,
    /// Counts turns from 1.
    pub number: u32,
    pub second_part: traders::SecondPart,
    /// Who has sent a follower to Carcassonne (CO-13).
    pub entered_city: Players,
    /// Whether its first step, the fairy's point, is settled (PD-25).
    pub has_started: bool,
}

impl Turn {
    pub fn new(player: Player, number: u32) -> Turn {
        Turn {
            player,
            number,
            second_part: Default::default(),
            entered_city: Players::NONE,
            has_started: false,
        }
    }
}

/// What lasts for one part: one tile that is drawn, placed and resolved.
#[derive(PartialEq, Debug)]
pub(crate) struct Part {
    /// The active player (SCB-32).
    pub player: Player,
    /// Where in the turn it is: an index of `Rules::steps`.
    pub step: u8,
    pub drawn: Kind,
    /// The tile just placed.
    pub tile: TileId,
    /// The figure placed in this part.
    pub deployed: Option<(FigureKind, Seg)>,
    pub abbot: Option<abbot::Returned>,
    /// What systems note that fits into a few bytes.
    pub systems: PartStates,
    /// Lakes whose ferry was placed or moved in this part (FER-38), and how it lay before.
    pub ferries: ArrayVec<(TileId, Link), 8>,
    /// Whether the ferries that may move have been found (FER-27).
    pub ferries_known: bool,
    /// Completed features in the order of their scoring.
    pub completed: Completed,
    /// How many of these the active player has put in order (SCB-24).
    pub ordered: u8,
    /// Messages that each player has drawn in this part (MSG-9).
    pub messages: [u8; MAX_PLAYERS],
    /// How far the moves out of Carcassonne are, before the scoring.
    pub rounds: count::Rounds,
    /// Who gets points by the placement (CO-11).
    pub scorers: Players,
    /// Whether a princess sent a knight home, which is the figure action of the part (PD-72).
    pub knight_removed: bool,
    /// The tiles of the dragon's journey, with the one on which it starts; none before it (PD-45).
    pub journey: ArrayVec<TileId, { dragon::VISITED }>,
    /// Fields whose followers score because of a barn.
    pub barn_fields: barn::Fields,
    /// Wagons of scored features that have not driven on yet.
    pub wagons: Vec<wagon::Waiting>,
    /// What is still to be done for shepherds.
    pub tending: sheep::Tending,
}

impl Clone for Part {
    fn clone(&self) -> Part {
        Part { wagons: self.wagons.clone(), ..self.without_wagons() }
    }

    fn clone_from(&mut self, other: &Part) {
        let mut wagons = std::mem::take(&mut self.wagons);
        wagons.clone_from(&other.wagons);
        *self = Part { wagons, ..other.without_wagons() };
    }
}

impl Part {
    pub fn new(player: Player) -> Part {
        Part {
            player,
            step: 0,
            drawn: Kind(0),
            tile: TileId(0),
            deployed: None,
            abbot: None,
            systems: Default::default(),
            ferries: ArrayVec::new(),
            ferries_known: false,
            completed: ArrayVec::new(),
            ordered: 0,
            messages: [0; MAX_PLAYERS],
            rounds: Default::default(),
            scorers: Players::NONE,
            knight_removed: false,
            journey: ArrayVec::new(),
            barn_fields: barn::Fields::new(),
            wagons: Vec::new(),
            tending: Default::default(),
        }
    }

    /// Makes it the first or next part of a player, in place: most of its bytes are room in lists, and
    /// to copy an empty one would touch all of them. Every field is named, so that none is forgotten.
    pub fn restart(&mut self, active: Player) {
        let Part {
            player,
            step,
            drawn,
            tile,
            deployed,
            abbot,
            systems,
            ferries,
            ferries_known,
            completed,
            ordered,
            messages,
            rounds,
            scorers,
            knight_removed,
            journey,
            barn_fields,
            wagons,
            tending,
        } = self;
        (*player, *step, *drawn, *tile) = (active, 0, Kind(0), TileId(0));
        (*deployed, *abbot) = (None, None);
        (*ferries_known, *knight_removed, *ordered) = (false, false, 0);
        (*messages, *scorers) = ([0; MAX_PLAYERS], Players::NONE);
        (*systems, *rounds) = Default::default();
        ferries.clear();
        completed.clear();
        journey.clear();
        barn_fields.clear();
        wagons.clear();
        tending.clear();
    }

    /// A copy of all that needs no allocation.
    fn without_wagons(&self) -> Part {
        let Part {
            player,
            step,
            drawn,
            tile,
            deployed,
            abbot,
            systems,
            ferries,
            ferries_known,
            completed,
            ordered,
            messages,
            rounds,
            scorers,
            knight_removed,
            journey,
            barn_fields,
            wagons: _,
            tending,
        } = self;
        Part {
            player: *player,
            step: *step,
            drawn: *drawn,
            tile: *tile,
            deployed: *deployed,
            abbot: *abbot,
            systems: *systems,
            ferries: ferries.clone(),
            ferries_known: *ferries_known,
            completed: completed.clone(),
            ordered: *ordered,
            messages: *messages,
            rounds: *rounds,
            scorers: *scorers,
            knight_removed: *knight_removed,
            journey: journey.clone(),
            barn_fields: barn_fields.clone(),
            wagons: Vec::new(),
            tending: tending.clone(),
        }
    }
}
