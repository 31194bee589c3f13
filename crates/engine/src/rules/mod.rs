//! Rules: a checked set-up, compiled into everything that stays the same during a game.

mod preset;
mod reasons;
mod start;
mod tiles;

pub use preset::{PRESETS, Preset};
pub(crate) use reasons::REASONS;

use std::sync::Arc;

use bastide_catalogue::{Catalogue, KindId, TileKind};
use reasons::{
    MESSAGE_TWICE, NO_PLAYERS, ONE_BOARD, ONE_RIVER, OPTION_VALUE, TILES_BY_DRAW, TOO_MANY_FIGURES,
    TOO_MANY_PLAYERS, UNKNOWN_FIGURE, UNKNOWN_OPTION, UNKNOWN_PART, UNKNOWN_SYSTEM,
};

use crate::bag::Bag;
use crate::board::{Board, Kind, KindTable, OpenCell, fit, share_fits};
use crate::chance::{Chance, Outcome};
use crate::figures::{FigureKind, Supply};
use crate::options::OptionError;
use crate::rule::{RuleId, bg, msg, rv3};
use crate::setup::{MOST_OF_A_PIECE, Setup, SetupError};
use crate::system::{Part, Start, System, Systems};
use crate::systems::Options;
use crate::systems::abbey_and_mayor::ABBEY;
use crate::systems::base::MaxPlayers;
use crate::systems::flying::no_face;
use crate::systems::messengers::Message;
use crate::systems::princess_and_dragon::FairyBinding;
use crate::turn::{Step, TURN, past_completion, past_scoring};

/// The set-up of a game, checked and compiled. It never changes, and all games with the same
/// set-up share it.
#[derive(Debug)]
pub struct Rules {
    setup: Setup,
    catalogue: Arc<Catalogue>,
    /// The systems in play.
    pub systems: Systems,
    /// The options in force.
    pub options: Options,
    pub(crate) kinds: Vec<KindTable>,
    pub(crate) steps: Vec<Step>,
    pub(crate) past_scoring: u8,
    pub(crate) past_completion: u8,
    pub(crate) supply: Supply,
    pub(crate) board: Board,
    pub(crate) bag: Bag,
    pub(crate) script: Vec<Kind>,
    /// The kinds with a river.
    pub(crate) river: Vec<Kind>,
    /// The abbey, where it is in play.
    pub(crate) abbey: Option<Kind>,
    /// How many abbeys each player starts with.
    pub(crate) abbeys: u16,
    /// Whether players have the second marker; a set-up can leave it out.
    pub(crate) messenger_markers: bool,
    /// Whether players have a robber; a set-up can leave it out.
    pub(crate) robber_figures: bool,
}

impl Rules {
    /// Checks a set-up, with its tile files.
    pub fn new(setup: Setup) -> Result<Arc<Rules>, SetupError> {
        let catalogue = setup.catalogue()?;
        Rules::with_catalogue(setup, catalogue)
    }

    /// Checks a set-up whose tile files are read: the catalogue must be [`Setup::catalogue`] of a set-up
    /// with the same files.
    pub fn with_catalogue(
        setup: Setup,
        catalogue: Arc<Catalogue>,
    ) -> Result<Arc<Rules>, SetupError> {
        let systems = read_systems(setup.systems.as_deref())?;
        let options = read_options(&setup.options)?;
        check_players(&setup.players, options)?;
        check_chance(&setup, &catalogue)?;
        let abbeys = read_abbeys(&setup.supply, systems)?;
        let tiles = tiles::gather(&setup, &catalogue, systems, &options, abbeys)?;
        let steps: Vec<Step> = TURN.iter().copied().filter(|step| step.is_in(&systems)).collect();
        let mut kinds: Vec<KindTable> = tiles
            .kinds
            .iter()
            .map(|id| KindTable::new(*id, catalogue.kind(*id), systems))
            .collect();
        share_fits(&mut kinds);
        kinds.iter_mut().for_each(|kind| kind.steps = steps_for(kind, &steps, systems));
        let board = start::lay(&catalogue, &kinds, &tiles)?;
        let bag = Bag::new(&tiles.layers);
        let script = if setup.draw.is_some() { tiles.script } else { Vec::new() };
        let supply = read_supply(&setup.supply, systems)?;
        let river = (0..kinds.len() as u16).map(Kind).filter(|it| kinds[it.0 as usize].has_river);
        Ok(Arc::new(Rules {
            river: river.collect(),
            catalogue,
            systems,
            options,
            kinds,
            past_scoring: past_scoring(&steps),
            past_completion: past_completion(&steps),
            steps,
            supply,
            board,
            bag,
            script,
            abbey: tiles.abbey,
            abbeys,
            messenger_markers: has_piece(&setup.supply, "messenger"),
            robber_figures: has_piece(&setup.supply, "robber"),
            setup,
        }))
    }

    /// The set-up as it was given.
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// What is printed on the tiles of the game: the standard catalogue, and the set-up's tile files.
    pub fn catalogue(&self) -> &Arc<Catalogue> {
        &self.catalogue
    }

    /// How many players there are.
    pub fn players(&self) -> u8 {
        self.setup.players.len() as u8
    }

    /// The tile kinds in the game, in the order of [`Kind`].
    pub fn kinds(&self) -> impl Iterator<Item = (Kind, KindId)> {
        self.kinds.iter().enumerate().map(|(index, table)| (Kind(index as u16), table.id))
    }

    /// The catalogue's number of a kind.
    pub fn kind_id(&self, kind: Kind) -> KindId {
        self.kinds[kind.0 as usize].id
    }

    /// What is printed on a kind.
    pub fn printed(&self, kind: Kind) -> &TileKind {
        self.catalogue.kind(self.kind_id(kind))
    }

    /// The rotations in which a tile of a kind meets the demands around a free cell (BG-13), one bit
    /// each.
    #[inline]
    pub fn fitting_rotations(&self, kind: Kind, open: &OpenCell) -> u8 {
        fit(&self.kinds[kind.0 as usize], open).rotations()
    }

    /// The kind of the game with this id, such as `base.D`.
    pub fn kind(&self, id: &str) -> Option<Kind> {
        let wanted = self.catalogue.kind_id(id)?;
        self.kinds().find(|(_, id)| *id == wanted).map(|(kind, _)| kind)
    }

    /// The id of a kind, such as `base.D`.
    pub fn kind_name(&self, kind: Kind) -> &str {
        &self.printed(kind).id
    }

    /// The tiles in the order in which they are drawn, where the set-up fixes it.
    pub fn draw_script(&self) -> Option<&[Kind]> {
        self.setup.draw.is_some().then_some(&self.script)
    }

    /// What the set-up fixes for the answer of chance with this number among those to its question.
    pub fn scripted(&self, question: Chance, number: usize) -> Option<Outcome> {
        if question == Chance::Draw {
            return self.draw_script()?.get(number).copied().map(Outcome::Tile);
        }
        let answers = self.setup.chance.iter().copied();
        answers.filter(|outcome| outcome.question() == question).nth(number)
    }

    /// The place of a step that every turn has.
    pub(crate) fn position_of(&self, step: Step) -> u8 {
        self.steps.iter().position(|other| *other == step).expect("every turn has it") as u8
    }

    /// Whether a system is in play, wholly or with some of its parts.
    #[inline]
    pub fn plays(&self, system: System) -> bool {
        self.systems.has(system)
    }

    /// Whether a part of a system is in play.
    #[inline]
    pub fn has(&self, part: Part) -> bool {
        self.systems.has_part(part)
    }

    /// Whether the game starts with a board of several squares.
    pub(crate) fn has_start_board(&self) -> bool {
        self.systems.iter().any(System::is_start_board)
    }

    /// Whether it matters how markers move, and not only by how much (SCB-35).
    #[inline]
    pub(crate) fn track_matters(&self) -> bool {
        self.plays(System::Messengers) || self.plays(System::Robbers)
    }

    /// Whether players have a robber.
    pub fn has_robbers(&self) -> bool {
        self.plays(System::Robbers) && self.robber_figures
    }

    /// Whether [`Piece::COMPANION`](crate::Piece::COMPANION) goes to figures, and not to tiles (PD-23).
    pub fn binds_companion(&self) -> bool {
        self.options.princess_and_dragon.fairy_binding == FairyBinding::Follower
    }

    /// What each player starts with.
    pub fn supply(&self) -> Supply {
        self.supply
    }
}

/// For each place in a list of steps the first one from there on that concerns a tile, so that the
/// others are never entered.
pub(crate) fn steps_for(tile: &KindTable, steps: &[Step], systems: Systems) -> [u8; TURN.len()] {
    let concerns =
        |step: &Step| systems.with_step(*step).any(|it| (it.about().concerns)(*step, tile));
    let mut next = [0; TURN.len()];
    for from in 0..steps.len() {
        let first = steps[from..].iter().position(concerns);
        next[from] = (from + first.expect("every turn ends")) as u8;
    }
    next
}

fn read_systems(names: Option<&[String]>) -> Result<Systems, SetupError> {
    let mut systems = Systems::default();
    systems.insert(System::Base);
    let Some(names) = names else {
        systems.insert(System::Farmers);
        return Ok(systems);
    };
    for name in names {
        let (system_name, part_name) = match name.split_once('/') {
            Some((system, part)) => (system, Some(part)),
            None => (name.as_str(), None),
        };
        let system = System::from_name(system_name)
            .ok_or_else(|| SetupError::new(UNKNOWN_SYSTEM).with("name", system_name))?;
        match part_name {
            None => systems.insert(system),
            Some(part_name) => {
                let part = system.parts().find(|part| part.name() == part_name);
                let unknown = || SetupError::new(UNKNOWN_PART).with("system", system_name);
                systems.insert_part(part.ok_or_else(|| unknown().with("name", part_name))?);
            }
        }
    }
    let rivers: Vec<&str> =
        systems.iter().filter(|system| system.is_river()).map(System::name).collect();
    if let [river, other, ..] = rivers[..] {
        return Err(SetupError::by(rv3(2), ONE_RIVER).with("system", river).with("other", other));
    }
    let boards = systems.iter().filter_map(|system| match system.about().start {
        Start::Block(_, rule) => Some((system.name(), rule)),
        _ => None,
    });
    let (boards, rules): (Vec<&str>, Vec<RuleId>) = boards.unzip();
    if let ([board, other, ..], [.., rule]) = (&boards[..], &rules[..]) {
        return Err(SetupError::by(*rule, ONE_BOARD).with("system", *board).with("other", *other));
    }
    Ok(systems)
}

fn read_options(given: &[(String, String)]) -> Result<Options, SetupError> {
    let mut options = Options::default();
    for (name, value) in given {
        options.set(name, value).map_err(|error| match error {
            OptionError::Name => SetupError::new(UNKNOWN_OPTION).with("name", name.as_str()),
            OptionError::Value(values) => {
                let refused = SetupError::new(OPTION_VALUE).with("name", name.as_str());
                refused.with("value", value.as_str()).with("values", values.join(", "))
            }
        })?;
    }
    Ok(options)
}

fn check_players(names: &[String], options: Options) -> Result<(), SetupError> {
    let most = match options.base.max_players {
        MaxPlayers::Eight => 8_usize,
        MaxPlayers::Six => 6,
    };
    match names.len() {
        0 => Err(SetupError::by(bg(1), NO_PLAYERS)),
        many if many > most => {
            let refused = SetupError::by(bg(1), TOO_MANY_PLAYERS);
            Err(refused.with("count", many).with("most", most))
        }
        _ => Ok(()),
    }
}

/// Each message is on top of the stack once before any comes again (MSG-1), so none can be
/// scripted twice; and the flight die has no other faces than its own (FLY-2).
fn check_chance(setup: &Setup, catalogue: &Catalogue) -> Result<(), SetupError> {
    let mut messages: Vec<Message> = Vec::new();
    for scripted in &setup.chance {
        match scripted {
            Outcome::Message(message) if messages.contains(message) => {
                return Err(SetupError::by(msg(1), MESSAGE_TWICE).with("message", message.name()));
            }
            Outcome::Message(message) => messages.push(*message),
            Outcome::Die(die) => {
                if !catalogue.pieces().flight_die.contains(die) {
                    return Err(SetupError::from(no_face(*die)));
                }
            }
            Outcome::Token(_) => {} // tokens come back, so that each can come again
            Outcome::Tile(_) => {
                return Err(SetupError::new(TILES_BY_DRAW));
            }
        }
    }
    Ok(())
}

/// Figures for each player: what the systems bring, unless the set-up says otherwise.
fn read_supply(given: &[(String, u32)], systems: Systems) -> Result<Supply, SetupError> {
    let mut supply = Supply::default();
    supply.set(FigureKind::Meeple, 7); // BG-3
    for system in systems.iter() {
        for (figure, part) in system.about().figures {
            supply.set(*figure, systems.has_with(system, *part) as u16); // IC-2, ABT-1, TB-3, AM-2, HS-2
        }
    }
    for (name, number) in given {
        let number = read_number(name, *number)?;
        match (name.as_str(), FigureKind::from_name(name)) {
            // Pieces of what is not in play are not in the game, whatever their number.
            (_, Some(kind)) if supply.has(kind) => supply.set(kind, number),
            (_, Some(_)) => {}
            ("messenger" | "robber", _) if number > 1 => {
                return Err(too_many(name, u32::from(number), 1));
            }
            (other, None) if OTHER_PIECES.contains(&other) => {}
            (other, None) => {
                return Err(SetupError::new(UNKNOWN_FIGURE).with("name", other));
            }
        }
    }
    Ok(supply)
}

fn read_number(name: &str, number: u32) -> Result<u16, SetupError> {
    let most = MOST_OF_A_PIECE;
    let fits = u16::try_from(number).ok().filter(|number| *number <= most);
    fits.ok_or_else(|| too_many(name, number, u32::from(most)))
}

fn too_many(name: &str, number: u32, most: u32) -> SetupError {
    let refused = SetupError::new(TOO_MANY_FIGURES).with("count", number);
    refused.with("name", name).with("most", most)
}

/// Abbeys for each player: one where they are in play (AM-2), unless the set-up says otherwise.
fn read_abbeys(given: &[(String, u32)], systems: Systems) -> Result<u16, SetupError> {
    let mut abbeys = systems.has_part(ABBEY) as u16;
    for (name, number) in given.iter().filter(|(name, _)| name == "abbey") {
        let number = read_number(name, *number)?;
        if systems.has_part(ABBEY) {
            abbeys = number;
        }
    }
    Ok(abbeys)
}

/// Whether players have a piece of the score track: the last number given holds, as for figures.
fn has_piece(given: &[(String, u32)], piece: &str) -> bool {
    given.iter().rev().find(|(name, _)| name == piece).is_none_or(|(_, number)| *number > 0)
}

/// Pieces that a set-up may number besides the figures of this engine.
const OTHER_PIECES: [&str; 3] = ["messenger", "robber", "abbey"];
