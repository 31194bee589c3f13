//! What lasts for a turn, and what lasts for one part of it.

use arrayvec::ArrayVec;

use crate::board::{Kind, Seg, TileId};
use crate::copy::clone_each_field;
use crate::figures::FigureKind;
use crate::game::Game;
use crate::player::{MAX_PLAYERS, Player, Players};
use crate::position::read::Reader;
use crate::position::tell::{Facts, Told, list, row, set};
use crate::position::{PositionError, Problem};
use crate::rules::Rules;
use crate::scoring::completed::Completed;
use crate::systems::abbey_and_mayor::{barn, wagon};
use crate::systems::ferries::Link;
use crate::systems::princess_and_dragon::dragon;
use crate::systems::{TurnPartStates, abbot, count, ferries, sheep, traders};

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
pub(crate) struct TurnPart {
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
    pub systems: TurnPartStates,
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
    /// Whether the new gold tile has its ingot (GLD-5).
    pub ingot_laid: bool,
}

clone_each_field!(TurnPart {
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
    ingot_laid,
});

impl TurnPart {
    pub fn new(player: Player) -> TurnPart {
        TurnPart {
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
            ingot_laid: false,
        }
    }

    /// Makes it the first or next part of a player, in place: most of its bytes are room in lists, and
    /// to copy an empty one would touch all of them. Every field is named, so that none is forgotten.
    pub fn restart(&mut self, active: Player) {
        let TurnPart {
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
            ingot_laid,
        } = self;
        *ingot_laid = false;
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
}

impl Told for TurnPart {
    fn tell(&self, game: &Game, facts: &mut impl Facts) {
        let TurnPart {
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
            ingot_laid,
        } = self;
        let (board, step) = (&game.board, game.rules.steps[*step as usize]);
        row!(facts, set("part"), *player, step.name(), *drawn, board.tile(*tile).at);
        if let Some((figure, on)) = deployed {
            row!(facts, set("deployed"), *figure, game.spot(*on));
        }
        if let Some(abbot::Returned { from, points }) = abbot {
            row!(facts, set("abbot"), game.spot(*from), *points);
        }
        systems.tell(game, facts);
        ferries::tell_moved(ferries, game, facts);
        if *ferries_known {
            row!(facts, set("ferries-known"));
        }
        for feature in completed {
            row!(facts, list("completed"), game.feature_spot(*feature));
        }
        if *ordered > 0 {
            row!(facts, set("ordered"), *ordered);
        }
        for (player, number) in (0..).map(Player).zip(*messages).filter(|(_, it)| *it > 0) {
            row!(facts, set("messages-drawn"), player, number);
        }
        if *rounds != count::Rounds::default() {
            row!(facts, set("rounds"), rounds.feature, rounds.players);
        }
        if !scorers.is_empty() {
            row!(facts, set("scorers"), *scorers);
        }
        if *knight_removed {
            row!(facts, set("knight-removed"));
        }
        for tile in journey {
            row!(facts, list("journey"), board.tile(*tile).at);
        }
        for field in barn_fields {
            row!(facts, list("barn-fields"), game.feature_spot(*field));
        }
        for wagon::Waiting { owner, from, from_quarter } in wagons {
            row!(facts, set("wagons"), *owner, game.spot(*from), *from_quarter);
        }
        tending.tell(game, facts);
        if *ingot_laid {
            row!(facts, set("ingot-laid"));
        }
    }
}

impl TurnPart {
    /// The part that a position states.
    pub fn read(reader: &Reader<'_>) -> Result<TurnPart, PositionError> {
        let Some(mut row) = reader.one("part")? else {
            return Err(reader.error("part", Problem::Missing));
        };
        let steps = &reader.rules().steps;
        let mut part = TurnPart::new(row.player()?);
        part.step = row.named("a step of the turn", |name| {
            steps.iter().position(|step| step.name() == name).map(|step| step as u8)
        })?;
        (part.drawn, part.tile) = (row.kind()?, row.tile()?);
        row.end()?;
        if let Some(mut row) = reader.one("deployed")? {
            part.deployed = Some((row.figure()?, row.segment()?));
            row.end()?;
        }
        if let Some(mut row) = reader.one("abbot")? {
            part.abbot = Some(abbot::Returned { from: row.segment()?, points: row.u8(9)? });
            row.end()?;
        }
        part.systems = TurnPartStates::read(reader)?;
        part.ferries = ferries::read_moved(reader)?;
        part.ferries_known = reader.flag("ferries-known")?;
        for mut row in reader.at_most("completed", part.completed.capacity())? {
            part.completed.push(reader.board.root(row.segment()?));
            row.end()?;
        }
        if let Some(mut row) = reader.one("ordered")? {
            part.ordered = row.u8(part.completed.len() as u8)?;
            row.end()?;
        }
        for mut row in reader.rows("messages-drawn") {
            let player = row.player()?;
            part.messages[player.index()] = row.u8(u8::MAX)?;
            row.end()?;
        }
        if let Some(mut row) = reader.one("rounds")? {
            part.rounds = count::Rounds::read(&mut row)?;
            row.end()?;
        }
        if let Some(mut row) = reader.one("scorers")? {
            part.scorers = row.players()?;
            row.end()?;
        }
        part.knight_removed = reader.flag("knight-removed")?;
        for mut row in reader.at_most("journey", part.journey.capacity())? {
            part.journey.push(row.tile()?);
            row.end()?;
        }
        for mut row in reader.at_most("barn-fields", part.barn_fields.capacity())? {
            part.barn_fields.push(reader.board.root(row.segment()?));
            row.end()?;
        }
        for mut row in reader.rows("wagons") {
            let (owner, from) = (row.player()?, row.segment()?);
            part.wagons.push(wagon::Waiting { owner, from, from_quarter: row.flag()? });
            row.end()?;
        }
        part.tending = sheep::Tending::read(reader)?;
        part.ingot_laid = reader.flag("ingot-laid")?;
        Ok(part)
    }

    /// The tile that was drawn in this part and is not laid yet.
    pub fn in_hand(&self, rules: &Rules) -> Option<Kind> {
        let step = rules.steps[self.step as usize];
        step.holds_drawn_tile().then_some(self.drawn)
    }
}
