//! What must hold after every ply, and at the end of every game.

use std::sync::Arc;

use bastide_bots::Rng;
use bastide_catalogue::TileKind;
use bastide_engine::{
    Action, Catalogue, Decision, Event, FigureKind, Game, Log, Match, Move, Outcome, Pending,
    Piece, Player, Pos, Rotation, Rules, Seg, SegmentKind, Side, System, Tile, TileId,
};

/// A random game that is checked while it is played.
pub struct Walk {
    rng: Rng,
    played: Match,
    /// Points of each player by the awards that were announced.
    awarded: Vec<u16>,
    discarded: usize,
    squares: usize,
}

impl Walk {
    pub fn new(rules: Arc<Rules>, seed: u64) -> Walk {
        let played = Match::new(rules);
        let game = played.game();
        Walk {
            rng: Rng::new(seed),
            awarded: vec![0; game.rules().players() as usize],
            discarded: 0,
            squares: game.board().tiles().len() + game.bag().left() as usize + abbeys_in_hand(game),
            played,
        }
    }

    pub fn plies(&self) -> usize {
        self.played.moves().len()
    }

    /// Plays one ply; `false` at the end of the game.
    pub fn step(&mut self) -> bool {
        let game = self.played.game();
        let entry = match game.pending() {
            Pending::Over => return false,
            Pending::Chance(_) => {
                let outcomes = game.outcomes();
                Move::Outcome(outcomes[self.rng.below(outcomes.len() as u32) as usize].0)
            }
            Pending::Decide(..) => {
                let actions = game.legal_actions();
                Move::Action(actions[self.rng.below(actions.len() as u32) as usize])
            }
        };
        let mut log = Log::on();
        self.played.enter(entry, &mut log).expect("it was offered");
        for event in log.into_events() {
            match event {
                Event::Scored(award) => {
                    self.awarded[award.player.index()] += award.value.points();
                }
                Event::TileDiscarded { .. } | Event::TileHidden { .. } => self.discarded += 1,
                _ => {}
            }
        }
        true
    }

    pub fn check(&mut self) -> Result<(), String> {
        let game = self.played.game();
        game.validate().map_err(|violation| violation.to_string())?;
        ensure(game.scores() == self.awarded, "the scores are not the sum of the awards")?;
        ensure(self.tiles_now() == self.squares, "a tile is lost")?;
        self.placements_by_the_letter()?;
        if self.rng.below(48) == 0 {
            self.legal_if_and_only_if_accepted()?;
        }
        if self.rng.below(64) == 0 {
            self.replay_and_undo()?;
        }
        Ok(())
    }

    pub fn check_end(&self) -> Result<(), String> {
        let game = self.played.game();
        ensure(game.pending() == Pending::Over, "the game is not over")?;
        ensure(game.scores() == self.awarded, "the final scores are not the sum of the awards")?;
        ensure(game.legal_actions().is_empty(), "something is legal after the end")?;
        ensure(game.figures().is_empty(), "figures stayed on the board (BG-63)")?;
        self.replay_and_undo()
    }

    fn tiles_now(&self) -> usize {
        let game = self.played.game();
        let in_hand = matches!(game.pending(), Pending::Decide(_, Decision::PlaceTile(_)));
        game.board().tiles().len()
            + game.bag().left() as usize
            + game.bag().aside().len()
            + self.discarded
            + in_hand as usize
            + abbeys_in_hand(game)
    }

    /// The transcript replays to the same state, a clone is equal, and taking an action back is
    /// the same as never having played it.
    fn replay_and_undo(&self) -> Result<(), String> {
        let game = self.played.game();
        let rules = game.rules().clone();
        let again = Match::replay(rules.clone(), self.played.moves()).map_err(|e| e.to_string())?;
        ensure(again.game() == game, "the transcript replays to another state")?;
        ensure(&game.clone() == game, "a clone differs from its original")?;
        let mut undone = self.played.clone();
        if undone.undo() {
            let moves = &self.played.moves()[..undone.moves().len()];
            let replayed = Match::replay(rules, moves).map_err(|e| e.to_string())?;
            ensure(undone.game() == replayed.game(), "undo differs from a replay")?;
            ensure(matches!(undone.game().pending(), Pending::Decide(..)), "undo asks nobody")?;
        }
        Ok(())
    }

    /// Where a tile without river may go, by the letter of BG-12, BG-13, CU-11 and CU-12: every cell
    /// beside a tile, every rotation, side by side with what is printed.
    fn placements_by_the_letter(&self) -> Result<(), String> {
        let game = self.played.game();
        let Pending::Decide(_, Decision::PlaceTile(kind)) = game.pending() else { return Ok(()) };
        let (catalogue, board) = (Catalogue::standard(), game.board());
        let tile = catalogue.kind(game.rules().kind_id(kind));
        if tile.has_river() {
            return Ok(());
        }
        let shown = |at: Pos, side: Side| {
            let other = board.tile(board.tile_at(at)?);
            let printed = catalogue.kind(game.rules().kind_id(other.kind));
            Some(printed.terrain_at(side.rotated(other.rotation.inverse())))
        };
        let mut expected = Vec::new();
        for at in board.tiles().iter().flat_map(|tile| Side::ALL.map(|side| tile.at.beside(side))) {
            for rotation in Rotation::ALL {
                let matches = Side::ALL.into_iter().all(|side| {
                    let near = tile.terrain_at(side.rotated(rotation.inverse()));
                    shown(at.beside(side), side.opposite()).is_none_or(|far| far == near)
                });
                if matches && board.tile_at(at).is_none() && keeps_distance(game, tile, at) {
                    expected.push(Action::PlaceTile { at, rotation });
                }
            }
        }
        let mut listed = game.legal_actions();
        listed.sort();
        expected.sort();
        expected.dedup();
        ensure(listed == expected, "the placements are not those of the rules")
    }

    /// Of a wide choice of actions exactly the listed ones are accepted; the others are refused
    /// with a reason and change nothing.
    fn legal_if_and_only_if_accepted(&mut self) -> Result<(), String> {
        let game = self.played.game();
        let legal = game.legal_actions();
        for action in conceivable(game, &mut self.rng) {
            let mut copy = game.clone();
            match copy.play(action) {
                Ok(()) if legal.contains(&action) => {}
                Ok(()) => return Err(format!("{action:?} is accepted but not listed")),
                Err(refusal) if legal.contains(&action) => {
                    return Err(format!("{action:?} is listed but refused: {refusal}"));
                }
                Err(refusal) => {
                    ensure(!refusal.why.is_empty(), "a refusal without a reason")?;
                    ensure(&copy == game, "a refused action changed the game")?;
                }
            }
        }
        for action in legal {
            let mut copy = game.clone();
            copy.play(action).map_err(|refusal| format!("{action:?} is listed: {refusal}"))?;
        }
        let mut copy = game.clone();
        let absent = Outcome::Tile(bastide_engine::Kind(u16::MAX));
        ensure(copy.resolve(absent).is_err(), "chance gave a tile that does not exist")?;
        ensure(&copy == game, "an impossible answer of chance changed the game")
    }
}

/// Whether a tile with a monastery or shrine keeps its distance from the others (CU-11, CU-12).
fn keeps_distance(game: &Game, tile: &TileKind, at: Pos) -> bool {
    if !game.rules().systems.has(System::Cult) {
        return true;
    }
    let shows = |tile: &TileKind, kind| tile.segments.iter().any(|segment| segment.kind == kind);
    let printed = |tile: &Tile| Catalogue::standard().kind(game.rules().kind_id(tile.kind));
    let around = |at: Pos, kind| {
        let near = move |tile: &&Tile| {
            let (x, y) = (tile.at.x.abs_diff(at.x), tile.at.y.abs_diff(at.y));
            x.max(y) == 1
        };
        let tiles = game.board().tiles().iter().filter(near);
        tiles.filter(move |tile| shows(printed(tile), kind)).map(|tile| tile.at).collect::<Vec<_>>()
    };
    let options = game.rules().setup().options.iter().rev();
    let strict = { options }.find(|(name, _)| name == "cu.strict_adjacency");
    let strict = strict.is_none_or(|(_, value)| value == "true");
    let kinds = [SegmentKind::Shrine, SegmentKind::Monastery];
    [(kinds[0], kinds[1]), (kinds[1], kinds[0])].into_iter().all(|(own, rival)| {
        let rivals = around(at, rival);
        let crowded = rivals.len() > 1;
        let crowds = strict && rivals.iter().any(|at| !around(*at, own).is_empty());
        !shows(tile, own) || !crowded && !crowds
    })
}

fn abbeys_in_hand(game: &Game) -> usize {
    (0..game.rules().players()).map(|player| game.abbeys(Player(player)) as usize).sum()
}

/// Actions of every kind around what is on the table, legal and not.
fn conceivable(game: &Game, rng: &mut Rng) -> Vec<Action> {
    let mut actions = vec![Action::Pass];
    for open in game.board().frontier() {
        for rotation in Rotation::ALL {
            actions.push(Action::PlaceTile { at: open.at, rotation });
        }
        actions.push(Action::PlaceAbbey(open.at));
        actions.push(Action::PlaceBarn(open.at));
    }
    let far = Pos::new(rng.below(60) as i16 - 30, rng.below(60) as i16 - 30);
    actions.push(Action::PlaceTile { at: far, rotation: Rotation::default() });
    let segments = game.board().segment_count() as u32;
    let recent = segments.saturating_sub(9)..segments + 1;
    for number in recent.chain((0..6).map(|_| rng.below(segments))) {
        for figure in FigureKind::ALL {
            actions.push(Action::Deploy { figure, to: Seg(number as u16) });
        }
        actions.push(Action::MoveWagon(Seg(number as u16)));
    }
    for tile in game.board().tiles().iter().rev().take(12) {
        actions.push(Action::PlaceBarn(tile.at));
        actions.push(Action::PlaceAbbey(tile.at));
    }
    for figure in game.figures() {
        actions.push(Action::Recall { owner: figure.owner, figure: figure.kind, from: figure.on });
        actions.push(Action::Recall {
            owner: Player(0),
            figure: FigureKind::Abbot,
            from: figure.on,
        });
        actions.push(Action::Choose(bastide_engine::Choice::Next(figure.on)));
    }
    for tile in (0..game.board().tiles().len() as u16 + 1).map(TileId) {
        for piece in [Piece::Dragon, Piece::Fairy] {
            actions.push(Action::MoveToTile { piece, to: tile });
        }
    }
    for figure in game.figures() {
        actions.push(Action::Accompany { figure: figure.kind, on: figure.on });
    }
    let words = ["second-part", "meeple", "messenger", "action", "points", "score", "forgo"];
    let choices = words.iter().filter_map(|word| bastide_engine::Choice::from_word(word, None));
    actions.extend(choices.map(Action::Choose));
    for lake in 0..game.board().tiles().len() as u16 + 1 {
        for (a, b) in [(0, 1), (0, 2), (1, 2), (1, 3), (2, 3)] {
            use bastide_engine::Link;
            let link =
                Link::between(Side::from_index(a), Side::from_index(b)).expect("they differ");
            actions.push(Action::Ferry { lake: TileId(lake), link });
        }
    }
    actions
}

fn ensure(holds: bool, otherwise: &str) -> Result<(), String> {
    if holds { Ok(()) } else { Err(otherwise.to_string()) }
}
