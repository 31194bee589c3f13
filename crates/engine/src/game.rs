//! The game: all that changes, and the ways to change it.
//!
//! A [`Game`] holds no history and no randomness. It waits for a decision of a player or for an
//! answer of chance ([`Game::pending`]); `play` and `resolve` give them and are refused without
//! any change if they are not possible. Search clones games and uses the `_unchecked` twins.

use std::ops::Range;
use std::sync::Arc;

use arrayvec::ArrayVec;
use bastide_catalogue::{Halves, Rotation, SegmentId, Sides};

use crate::action::{Action, Owned, Sink};
use crate::bag::Bag;
use crate::board::{Board, KindTable, Pos, Seg, SegmentTable, TileId};
use crate::chance::{Chance, Outcome};
use crate::decision::{Decision, Pending};
use crate::event::Log;
use crate::figures::{Figure, FigureKind, Supply};
use crate::part::{Turn, TurnPart};
use crate::player::{MAX_PLAYERS, Player, Players};
use crate::refusal::{Refusal, refuse_action, refuse_outcome};
use crate::rules::Rules;
use crate::scoring::Award;
use crate::scoring::booking::Batch;
use crate::scoring::end::Ending;
use crate::scoring::track::Markers;
use crate::spot::Spot;
use crate::systems::base::Tie;
use crate::systems::princess_and_dragon::{Fairy, dragon};
use crate::systems::{States, flying, gold, messengers, sheep};
use crate::turn;

/// The most answers that any question to chance has, but for the draw of a tile.
const FEW: usize = 8;

/// A game in progress.
#[derive(Debug)]
pub struct Game {
    pub(crate) rules: Arc<Rules>,
    pub(crate) board: Board,
    pub(crate) figures: Vec<Figure>,
    pub(crate) supply: [Supply; MAX_PLAYERS],
    pub(crate) track: [Markers; MAX_PLAYERS],
    pub(crate) bag: Bag,
    pub(crate) turn: Turn,
    /// The part that is being played.
    pub(crate) playing: TurnPart,
    /// The part that it interrupts, if it is nested.
    pub(crate) interrupted: Option<Box<TurnPart>>,
    pub(crate) pending: Pending,
    /// Awards that are not booked yet, and the batches that they belong to.
    pub(crate) awards: Vec<Award>,
    pub(crate) batches: Vec<Batch>,
    /// What the systems hold.
    pub(crate) systems: States,
    /// The final scoring, while it goes on.
    pub(crate) ending: Option<Ending>,
}

impl Game {
    /// A game at its first draw.
    pub fn new(rules: Arc<Rules>) -> Game {
        let first = Player(0);
        let mut supply = [Supply::default(); MAX_PLAYERS];
        supply[..rules.players() as usize].fill(rules.supply);
        let mut game = Game {
            board: rules.board.clone(),
            figures: Vec::with_capacity(32),
            supply,
            track: Default::default(),
            bag: rules.bag.clone(),
            turn: Turn::new(first, 1),
            playing: TurnPart::new(first),
            interrupted: None,
            pending: Pending::Over,
            awards: Vec::new(),
            batches: Vec::new(),
            systems: States::new(&rules),
            ending: None,
            rules,
        };
        game.systems.princess_and_dragon.dragon = dragon::on_start_tile(&game);
        turn::advance(&mut game, &mut Log::off());
        game
    }

    /// What the game is waiting for.
    #[inline]
    pub fn pending(&self) -> Pending {
        self.pending
    }

    /// Every action that answers the pending decision; nothing where no player is asked.
    pub fn legal_actions(&self) -> Vec<Action> {
        let mut actions = Vec::new();
        self.legal_actions_into(&mut actions);
        actions
    }

    /// The same into a list that is emptied first, so that search allocates nothing.
    #[inline]
    pub fn legal_actions_into(&self, actions: &mut Vec<Action>) {
        actions.clear();
        self.offer(actions);
    }

    /// The legal actions without placements that look like another one: of the rotations of
    /// a tile that no rule can tell apart, only the first. For search.
    pub fn distinct_actions(&self) -> Vec<Action> {
        let mut actions = self.legal_actions();
        if let Pending::Decide(_, Decision::PlaceTile(kind)) = self.pending {
            let table = &self.rules.kinds[kind.0 as usize];
            actions.retain(|action| match action {
                Action::Place { rotation, .. } => table.distinct >> rotation.quarters() & 1 == 1,
                _ => true,
            });
        }
        actions
    }

    #[inline]
    pub(crate) fn offer(&self, sink: &mut impl Sink) {
        if let Pending::Decide(_, decision) = self.pending {
            turn::options(self, decision, sink);
        }
    }

    /// Whether an action answers the pending decision.
    pub fn is_legal(&self, action: Action) -> bool {
        self.legal_actions().contains(&action)
    }

    /// An action as the game itself would list it: where a feature is meant, any of its segments may name
    /// it, and the game has one name for each.
    pub fn as_listed(&self, action: Action) -> Action {
        let feature = |spot: Spot| self.segment_at(spot).map(|segment| self.feature_spot(segment));
        match (self.pending, action) {
            (_, Action::Pick(spot)) => Action::Pick(feature(spot).unwrap_or(spot)),
            (Pending::Decide(_, Decision::LeaveCity(listed)), Action::Deploy { figure, to })
                if feature(to) == Some(listed) =>
            {
                Action::Deploy { figure, to: listed }
            }
            _ => action,
        }
    }

    /// Plays an action of the player who is asked, or says why not and changes nothing.
    pub fn play(&mut self, action: Action) -> Result<(), Refusal> {
        self.play_logged(action, &mut Log::off())
    }

    /// The same, recording what happens.
    pub fn play_logged(&mut self, action: Action, log: &mut Log) -> Result<(), Refusal> {
        if !self.is_legal(action) {
            return Err(refuse_action(self, action));
        }
        turn::play(self, action, log);
        Ok(())
    }

    /// Plays an action that the caller knows to be legal.
    #[inline]
    pub fn play_unchecked(&mut self, action: Action) {
        turn::play(self, action, &mut Log::off());
    }

    /// Whether chance can give this answer now.
    pub fn is_possible(&self, outcome: Outcome) -> bool {
        match (self.pending, outcome) {
            (Pending::Chance(Chance::Draw), Outcome::Tile(kind)) => self.bag.drawable_of(kind) > 0,
            (Pending::Chance(Chance::Message), Outcome::Message(message)) => {
                self.systems.messengers.unseen().any(|unseen| unseen == message)
            }
            (Pending::Chance(Chance::Die), Outcome::Die(_)) => {
                flying::outcomes().any(|(possible, _)| possible == outcome)
            }
            (Pending::Chance(Chance::Token), Outcome::Token(token)) => sheep::is_left(self, token),
            _ => false,
        }
    }

    /// Every answer that chance can give now, with its weight.
    pub fn outcomes(&self) -> Vec<(Outcome, u16)> {
        let mut outcomes = Vec::new();
        self.outcomes_into(&mut outcomes);
        outcomes
    }

    /// The same into a list that is emptied first, so that search allocates nothing.
    pub fn outcomes_into(&self, outcomes: &mut Vec<(Outcome, u16)>) {
        outcomes.clear();
        match self.pending {
            Pending::Chance(Chance::Draw) => outcomes.extend(
                { self.rules.kinds() }
                    .map(|(kind, _)| (Outcome::Tile(kind), self.bag.drawable_of(kind)))
                    .filter(|(_, count)| *count > 0),
            ),
            Pending::Chance(Chance::Message) => {
                outcomes
                    .extend(self.systems.messengers.unseen().map(|it| (Outcome::Message(it), 1)));
            }
            Pending::Chance(Chance::Die) => outcomes.extend(flying::outcomes()),
            Pending::Chance(Chance::Token) => outcomes.extend(sheep::outcomes(self)),
            Pending::Decide(..) | Pending::Over => {}
        }
    }

    /// Samples an answer of chance, each as likely as its weight; nothing where chance is not asked.
    /// Whoever samples gives a number below the bound that is asked for.
    #[inline]
    pub fn sample(&self, below: impl FnOnce(u32) -> u32) -> Option<Outcome> {
        let Pending::Chance(chance) = self.pending else { return None };
        if chance == Chance::Draw {
            let number = below(self.bag.drawable() as u32);
            return Some(Outcome::Tile(self.bag.nth(number as u16)));
        }
        let mut outcomes: ArrayVec<(Outcome, u16), FEW> = ArrayVec::new();
        match chance {
            Chance::Message => {
                outcomes
                    .extend(self.systems.messengers.unseen().map(|it| (Outcome::Message(it), 1)));
            }
            Chance::Die => outcomes.extend(flying::outcomes()),
            _ => outcomes.extend(sheep::outcomes(self)),
        }
        let weight = outcomes.iter().map(|(_, weight)| *weight as u32).sum();
        let mut rest = below(weight);
        let found = outcomes.iter().find(|(_, weight)| {
            let here = rest < *weight as u32;
            rest = rest.wrapping_sub(*weight as u32);
            here
        });
        found.map(|(outcome, _)| *outcome)
    }

    /// Gives an answer of chance, or says why it cannot be and changes nothing.
    pub fn resolve(&mut self, outcome: Outcome) -> Result<(), Refusal> {
        self.resolve_logged(outcome, &mut Log::off())
    }

    /// The same, recording what happens.
    pub fn resolve_logged(&mut self, outcome: Outcome, log: &mut Log) -> Result<(), Refusal> {
        if !self.is_possible(outcome) {
            return Err(refuse_outcome(self, outcome));
        }
        turn::resolve(self, outcome, log);
        Ok(())
    }

    /// Gives an answer of chance that the caller knows to be possible.
    #[inline]
    pub fn resolve_unchecked(&mut self, outcome: Outcome) {
        turn::resolve(self, outcome, &mut Log::off());
    }

    /// The rules of this game.
    pub fn rules(&self) -> &Arc<Rules> {
        &self.rules
    }

    /// The tiles and features on the table.
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// The undrawn tiles.
    pub fn bag(&self) -> &Bag {
        &self.bag
    }

    /// The figures on the board, in the order of their placement.
    pub fn figures(&self) -> &[Figure] {
        &self.figures
    }

    /// The figures on spots beside the map, system by system.
    pub fn figures_beside_map(&self) -> impl Iterator<Item = (Spot, Owned)> {
        let held = self.rules.systems.iter().flat_map(|system| (system.about().held)(self));
        held.filter_map(|held| Some((held.on?, held.figure)))
    }

    /// What a player has in hand.
    pub fn supply(&self, player: Player) -> Supply {
        self.supply[player.index()]
    }

    /// A player's markers on the track.
    pub fn markers(&self, player: Player) -> Markers {
        self.track[player.index()]
    }

    /// A player's goods: wine, grain, cloth.
    pub fn goods(&self, player: Player) -> [u8; 3] {
        self.systems.traders.held[player.index()]
    }

    /// The stack of messages.
    pub fn messages(&self) -> &messengers::State {
        &self.systems.messengers
    }

    /// Where the start board lies: the first square of it, or the origin where there is none.
    pub fn start_board(&self) -> Pos {
        self.origin()
    }

    /// The ingots: left, on tiles, and in front of the players.
    pub fn gold(&self) -> &gold::State {
        &self.systems.gold
    }

    /// The fairy, if she is on the board.
    pub fn fairy(&self) -> Option<Fairy> {
        self.systems.princess_and_dragon.fairy
    }

    /// The space of a player's robber, if it is on the track.
    pub fn robber(&self, player: Player) -> Option<u8> {
        self.systems.robbers.on[player.index()]
    }

    /// How many abbeys a player has in hand.
    pub fn abbeys(&self, player: Player) -> u16 {
        self.systems.abbey_and_mayor.in_hand[player.index()]
    }

    /// The figure on the flying machine, while it flies.
    pub fn flying(&self) -> Option<FigureKind> {
        self.part().systems.flight.map(|flight| flight.figure)
    }

    /// Ferries left in the common supply.
    pub fn ferries_left(&self) -> u8 {
        self.systems.ferries.left
    }

    /// The score of every player.
    pub fn scores(&self) -> Vec<u16> {
        self.track[..self.rules.players() as usize].iter().map(|markers| markers.total()).collect()
    }

    /// The players with the highest score; nobody if a tie means to play again (BG-67).
    pub fn winners(&self) -> Players {
        let scores = self.scores();
        let highest = scores.iter().max().copied().unwrap_or(0);
        let leaders = (0..self.rules.players()).map(Player);
        let leaders: Vec<Player> = leaders.filter(|p| scores[p.index()] == highest).collect();
        if leaders.len() > 1 && self.rules.options.base.tie == Tie::Replay {
            return Players::NONE;
        }
        leaders.into_iter().collect()
    }

    /// The player whose turn it is.
    pub fn turn_player(&self) -> Player {
        self.turn.player
    }

    /// The number of the turn, from 1.
    pub fn turn_number(&self) -> u32 {
        self.turn.number
    }

    /// The active player: the one whose tile is being resolved (SCB-32).
    pub fn active_player(&self) -> Player {
        self.part().player
    }

    /// The last tile placed in the part that is being played.
    pub fn last_placed(&self) -> TileId {
        self.part().tile
    }

    /// The sides that a segment reaches as it lies; a field has none.
    pub fn sides_on_board(&self, segment: Seg) -> Sides {
        let (segment, rotation) = self.printed(segment);
        segment.sides.rotated(rotation)
    }

    /// The half-sides that a city or field segment owns as it lies.
    pub fn halves_on_board(&self, segment: Seg) -> Halves {
        let (segment, rotation) = self.printed(segment);
        segment.halves.rotated(rotation)
    }

    fn printed(&self, segment: Seg) -> (&bastide_catalogue::Segment, Rotation) {
        let tile = self.board.tile(self.board.tile_of(segment));
        let kind = self.rules.printed(tile.kind);
        (kind.segment(self.board.local(segment)), tile.rotation)
    }

    // What the modules of the engine share.

    #[inline]
    pub(crate) fn part(&self) -> &TurnPart {
        &self.playing
    }

    #[inline]
    pub(crate) fn part_mut(&mut self) -> &mut TurnPart {
        &mut self.playing
    }

    /// The parts that are being played, the interrupted one first.
    pub(crate) fn parts(&self) -> impl Iterator<Item = &TurnPart> {
        self.interrupted.as_deref().into_iter().chain([&self.playing])
    }

    /// How many parts are being played: one, or two where the one that is being played is nested.
    #[inline]
    pub(crate) fn depth(&self) -> u8 {
        1 + self.interrupted.is_some() as u8
    }

    #[inline]
    pub(crate) fn kind_table(&self, tile: TileId) -> &KindTable {
        &self.rules.kinds[self.board.tile(tile).kind.0 as usize]
    }

    /// The segments of a tile.
    #[inline]
    pub(crate) fn segments_of(&self, tile: TileId) -> Range<u16> {
        let first = self.board.tile(tile).first.0;
        first..first + self.kind_table(tile).segments.len() as u16
    }

    #[inline]
    pub(crate) fn segment_table(&self, segment: Seg) -> &SegmentTable {
        let tile = self.board.tile(self.board.tile_of(segment));
        self.rules.kinds[tile.kind.0 as usize].segment(SegmentId((segment.0 - tile.first.0) as u8))
    }

    /// Where the first tile lies; the place of awards that belong to none.
    pub(crate) fn origin(&self) -> Pos {
        self.board.tiles[0].at
    }

    /// Whether a player has a figure of a kind anywhere but in the supply. If not, nobody needs to look
    /// for it on the board.
    #[inline]
    pub(crate) fn is_out(&self, player: Player, kind: FigureKind) -> bool {
        self.supply[player.index()].of(kind) < self.rules.supply.of(kind)
    }

    /// The place of a figure in the list of figures.
    pub(crate) fn figure_index(&self, owner: Player, kind: FigureKind, on: Seg) -> Option<usize> {
        self.figures.iter().position(|figure| *figure == Figure { owner, kind, on })
    }
}
