//! Hills & Sheep (HS): shepherds who gather a flock in a field and fear the wolf, hills that break
//! ties, and the tiles that lie unseen below them.
//!
//! Tokens lie with a shepherd, on its segment; what a field holds is the sum over its shepherds
//! (HS-27). No tile ever has two shepherds: one is placed in a part, on the tile of that part.

mod stated;

use arrayvec::ArrayVec;
use bastide_catalogue::{Catalogue, SegmentKind};

use crate::action::{Action, Choice, Sink};
use crate::board::{Kind, Seg};
use crate::chance::{Chance, Outcome};
use crate::copy::clone_each_field;
use crate::decision::Decision;
use crate::event::{Event, Log};
use crate::figures::{Figure, FigureKind};
use crate::game::Game;
use crate::options::options;
use crate::player::{Player, Players};
use crate::reason::reasons;
use crate::report::{Record, Report, Topic};
use crate::rule::hs;
use crate::rules::Rules;
use crate::scoring::order::{first_place, order_key};
use crate::scoring::{Award, Cause, Counted, Value, booking};
use crate::spot::Spot;
use crate::system::{About, InBox, Part, PartName, System};
use crate::turn::{Flow, Step};
use crate::validate::{Violation, ensure};

/// What the system is.
pub const ABOUT: About = About {
    parts: &[PartName::new("hills"), PartName::new("shepherd"), PartName::new("vineyards")],
    options: Options::NAMES,
    figures: &[(FigureKind::Shepherd, Some(SHEPHERD))],
    steps: &[(Step::ShepherdToken, Some(SHEPHERD)), (Step::TendFlocks, Some(SHEPHERD))],
    set: Some("hills-sheep"),
    boxes: &[
        InBox::with("big-box-5", &["hills-sheep"]),
        InBox::with("everything", &["hills-sheep"]),
    ],
    reasons: REASONS,
    report,
    check,
    ..About::new("hills-and-sheep", &["HS"])
};

reasons! {
    TOKEN_GONE = "token-gone": "no token like that is left to draw";
    TILE_BELOW_HILL = "tile-below-hill": "nobody sees or chooses the tile below a hill";
    SHEPHERD_GROUND = "shepherd-ground": "your shepherd goes in a field";
    SHEPHERD_TAKEN = "shepherd-taken": "there's already a shepherd in this field";
    GROW_OR_GATHER = "grow-or-gather": "grow your flock or gather it";
}

/// The part `hills`.
pub const HILLS: Part = Part::of(System::HillsAndSheep, 0);

/// The part `shepherd`.
pub const SHEPHERD: Part = Part::of(System::HillsAndSheep, 1);

/// The part `vineyards`.
pub const VINEYARDS: Part = Part::of(System::HillsAndSheep, 2);

options! {
    /// How many sheep the tokens show (HS-3).
    "hs.tokens" tokens: SheepTokens {
        /// As the text of the book says.
        #[default] Text = "text",
        /// As its list of pieces says.
        List = "list",
    }
    /// How followers on hills break a tie (HS-15).
    "hs.hill_count" hill_count: HillCount {
        /// One is enough.
        #[default] Presence = "presence",
        /// The most of them win.
        Number = "number",
    }
    /// What happens to flocks in a field without open edges (HS-33).
    "hs.closed_field" closed_field: ClosedField {
        /// Nothing.
        #[default] Nothing = "nothing",
        /// They are gathered.
        Gather = "gather",
    }
    /// Whether vineyards count for completed gardens (HS-42).
    "hs.vineyards_for_gardens" vineyards_for_gardens: VineyardsForGardens {
        /// They do not.
        #[default] Off = "off",
        /// They do.
        On = "on",
    }
}

/// A token of the common supply: so many sheep, one to four, or a wolf (HS-3).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum SheepToken {
    /// So many sheep.
    Sheep(u8),
    /// The wolf.
    Wolf,
}

impl SheepToken {
    /// Every token that there is, in the order of [`State::left`].
    pub const ALL: [SheepToken; 5] = [
        SheepToken::Sheep(1),
        SheepToken::Sheep(2),
        SheepToken::Sheep(3),
        SheepToken::Sheep(4),
        SheepToken::Wolf,
    ];

    /// Its name on the wire.
    pub const fn name(self) -> &'static str {
        match self {
            SheepToken::Sheep(1) => "sheep-1",
            SheepToken::Sheep(2) => "sheep-2",
            SheepToken::Sheep(3) => "sheep-3",
            SheepToken::Sheep(_) => "sheep-4",
            SheepToken::Wolf => "wolf",
        }
    }

    /// The token with this name.
    pub fn from_name(name: &str) -> Option<SheepToken> {
        SheepToken::ALL.into_iter().find(|token| token.name() == name)
    }

    fn index(self) -> Option<usize> {
        SheepToken::ALL.iter().position(|token| *token == self)
    }
}

/// The tokens with one shepherd.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Flock {
    /// Where the shepherd stands.
    pub on: Seg,
    /// How many tokens show one, two, three and four sheep.
    pub tokens: [u8; 4],
}

impl Flock {
    /// How many sheep these are.
    pub fn sheep(&self) -> u16 {
        (1..).zip(self.tokens).map(|(sheep, tokens)| sheep * tokens as u16).sum()
    }
}

/// All tokens.
#[derive(PartialEq, Eq, Debug, Default)]
pub struct State {
    /// In the common supply, in the order of [`SheepToken::ALL`].
    pub left: [u8; 5],
    /// With the shepherds, in the order of their placement.
    pub flocks: Vec<Flock>,
}

clone_each_field!(State { left, flocks });

impl State {
    /// Every token in the supply.
    pub(crate) fn new(rules: &Rules) -> State {
        State { left: all_tokens(rules.options.sheep.tokens), flocks: Vec::new() }
    }
}

/// How many tokens of each kind there are (HS-3).
pub(crate) fn all_tokens(tokens: SheepTokens) -> [u8; 5] {
    let pieces = Catalogue::standard().pieces();
    let [one, two, three, four] = pieces.sheep;
    match tokens {
        SheepTokens::Text => [one, two, three, four, pieces.wolves],
        SheepTokens::List => [one, two, three + 1, four - 1, pieces.wolves],
    }
}

/// What a part still owes to shepherds.
#[derive(Clone, PartialEq, Debug, Default)]
pub(crate) struct Tending {
    /// Own shepherds whose fields the tile expanded, one for each field, in the order in which they
    /// act (HS-23, HS-28).
    expanded: ArrayVec<Seg, 8>,
    /// The shepherd for whom a token is being drawn.
    drawing: Option<Seg>,
    /// Whether the shepherd that was placed in this part has had its token (HS-22).
    begun: bool,
}

impl Tending {
    pub fn clear(&mut self) {
        self.expanded.clear();
        (self.drawing, self.begun) = (None, false);
    }
}

/// TS-3.3: the next tile of the normal supply goes unseen below a hill (HS-10), if there is one
/// (HS-11). Scripted draws name no such tiles.
pub(crate) fn tile_drawn(game: &mut Game, kind: Kind, log: &mut Log) {
    let hill = game.rules.kinds[kind.0 as usize].symbols.hill;
    if hill && game.rules.draw_script().is_none() && game.bag.hide_one() {
        let player = game.part().player;
        log.push(|| Event::TileHidden { player });
    }
}

/// Of the players who share the highest strength on a road, city or field, those who stand on a hill
/// there, if any does (HS-14, HS-15).
pub(crate) fn break_tie(game: &Game, segment: Seg, tied: Players) -> Players {
    let ground = game.board.kind_of(segment);
    if !matches!(ground, SegmentKind::Road | SegmentKind::City | SegmentKind::Field) {
        return tied; // HS-13
    }
    let root = game.board.root(segment);
    let on_hills = |player: Player| {
        let there = |figure: &&Figure| {
            figure.owner == player
                && figure.kind.is_follower()
                && game.board.root(figure.on) == root
                && game.kind_table(game.board.tile_of(figure.on)).symbols.hill
        };
        let number = game.figures.iter().filter(there).count();
        match game.rules.options.sheep.hill_count {
            HillCount::Presence => number.min(1),
            HillCount::Number => number,
        }
    };
    let most = tied.iter().map(on_hills).max().unwrap_or(0);
    tied.iter().filter(|player| on_hills(*player) == most).collect()
}

/// Tiles with a vineyard around a monastery or garden (HS-40).
pub(crate) fn vineyards_around(game: &Game, centre: Seg) -> u16 {
    let at = game.board.tile(game.board.tile_of(centre)).at;
    let around = game.board.tiles_around(at);
    around.filter(|tile| game.kind_table(*tile).symbols.vineyard).count() as u16
}

fn shepherds(game: &Game) -> impl Iterator<Item = &Figure> {
    game.figures.iter().filter(|figure| figure.kind == FigureKind::Shepherd)
}

fn is_in(game: &Game, figure: &Figure, field: Seg) -> bool {
    game.board.root(figure.on) == game.board.root(field)
}

/// The fields of the new tile without a shepherd, whoever else is there (HS-20, HS-21).
pub(crate) fn options(game: &Game, sink: &mut impl Sink) -> bool {
    let part = game.part();
    let figure = FigureKind::Shepherd;
    game.supply[part.player.index()].has(figure)
        && game
            .segments_of(part.tile)
            .map(Seg)
            .filter(|to| is_field(game, *to) && !has_shepherd(game, *to))
            .any(|to| sink.push(Action::Deploy { figure, to: game.spot(to) }))
}

pub(crate) fn is_field(game: &Game, segment: Seg) -> bool {
    game.board.kind_of(segment) == SegmentKind::Field
}

/// Whether a shepherd is in the field of a segment.
pub(crate) fn has_shepherd(game: &Game, field: Seg) -> bool {
    let root = game.board.root(field);
    game.systems.sheep.flocks.iter().any(|flock| game.board.root(flock.on) == root)
}

/// A shepherd has been put on a segment, and may have a flock from now on.
pub(crate) fn shepherd_placed(game: &mut Game, on: Seg) {
    game.systems.sheep.flocks.push(Flock { on, tokens: [0; 4] });
}

/// A shepherd has left its segment: its tokens go back to the others (HS-25, HS-26).
pub(crate) fn shepherd_left(game: &mut Game, on: Seg) {
    let State { left, flocks } = &mut game.systems.sheep;
    if let Some(index) = flocks.iter().position(|flock| flock.on == on) {
        let flock = flocks.remove(index);
        left.iter_mut().zip(flock.tokens).for_each(|(left, tokens)| *left += tokens);
    }
}

/// TS-10 h: a shepherd that was just placed draws a token (HS-22).
pub(crate) fn enter_placed(game: &mut Game) -> Flow {
    if game.part().tending.drawing.is_some() {
        return Flow::Chance(Chance::Token);
    }
    match game.part().deployed {
        Some((FigureKind::Shepherd, on))
            if !game.part().tending.begun && has_shepherd(game, on) =>
        {
            game.part_mut().tending.begun = true;
            draw(game, on)
        }
        _ => Flow::Next,
    }
}

/// Draws a token for a shepherd, if one is left (HS-30).
fn draw(game: &mut Game, shepherd: Seg) -> Flow {
    if game.systems.sheep.left.iter().all(|left| *left == 0) {
        return Flow::Again;
    }
    game.part_mut().tending.drawing = Some(shepherd);
    Flow::Chance(Chance::Token)
}

/// The tokens that can be drawn, with their numbers.
pub(crate) fn outcomes(game: &Game) -> impl Iterator<Item = (Outcome, u16)> {
    let tokens = SheepToken::ALL.into_iter().zip(game.systems.sheep.left);
    let left = tokens.filter(|(_, left)| *left > 0);
    left.map(|(token, left)| (Outcome::Token(token), left as u16))
}

pub(crate) fn is_left(game: &Game, token: SheepToken) -> bool {
    token.index().is_some_and(|index| game.systems.sheep.left[index] > 0)
}

/// A token is drawn: sheep join the flock; the wolf scatters all flocks of the field and goes back
/// (HS-22, HS-25).
pub(crate) fn reveal(game: &mut Game, token: SheepToken, log: &mut Log) {
    let on = game.part_mut().tending.drawing.take().expect("a token is being drawn");
    let player = game.part().player;
    log.push(|| Event::TokenDrawn { player, token: token.name(), on: game.spot(on) });
    match token {
        SheepToken::Wolf => scatter(game, on, log),
        SheepToken::Sheep(sheep) => {
            let index = sheep as usize - 1;
            game.systems.sheep.left[index] -= 1;
            let flock = game.systems.sheep.flocks.iter_mut().find(|flock| flock.on == on);
            flock.expect("every shepherd has one").tokens[index] += 1;
        }
    }
}

/// All shepherds of a field go home, and their tokens back to the others.
fn scatter(game: &mut Game, field: Seg, log: &mut Log) {
    while let Some(index) = game
        .figures
        .iter()
        .position(|figure| figure.kind == FigureKind::Shepherd && is_in(game, figure, field))
    {
        game.take_home(index, log);
    }
}

/// TS-7.3: notes the own shepherds whose fields the new tile expands, one for each field, by row and
/// column (HS-23, HS-28).
pub(crate) fn note_expansion(game: &mut Game) {
    let (player, tile) = (game.part().player, game.part().tile);
    let is_expanded = |on: Seg| {
        let root = game.board.root(on);
        game.segments_of(tile).any(|segment| game.board.root(Seg(segment)) == root)
    };
    if !game.systems.sheep.flocks.iter().any(|flock| is_expanded(flock.on)) {
        return; // the part began with an empty list
    }
    let place = |on: Seg| game.board.tile(game.board.tile_of(on)).at;
    let own = shepherds(game).filter(|shepherd| shepherd.owner == player);
    let mut own: Vec<Seg> = own.map(|it| it.on).filter(|on| is_expanded(*on)).collect();
    own.sort_by_key(|on| place(*on));
    let mut expanded: ArrayVec<Seg, 8> = ArrayVec::new();
    for on in own {
        let root = game.board.root(on);
        if expanded.iter().all(|other| game.board.root(*other) != root) {
            expanded.push(on);
        }
    }
    game.part_mut().tending.expanded = expanded;
}

/// TS-11.4: the active player grows or gathers each flock whose field the tile expanded (HS-23);
/// then, with the option, closed fields are gathered (HS-33).
pub(crate) fn enter_tend(game: &mut Game, log: &mut Log) -> Flow {
    if game.part().tending.drawing.is_some() {
        return Flow::Chance(Chance::Token);
    }
    loop {
        let flow = booking::run(game, log);
        if flow != Flow::Next {
            return flow;
        }
        let player = game.part().player;
        if let Some(on) = game.part().tending.expanded.first().copied() {
            // An extra tile that a message brought may have sent the shepherd home.
            if game.figure_index(player, FigureKind::Shepherd, on).is_some() {
                return Flow::Ask(player, Decision::Flock(game.spot(on)));
            }
            game.part_mut().tending.expanded.remove(0);
        } else if let Some(field) = closed_field(game) {
            gather(game, field, log);
        } else {
            return Flow::Next;
        }
    }
}

pub(crate) fn apply_tend(game: &mut Game, on: Spot, choice: Choice, log: &mut Log) -> Flow {
    let on = game.seg(on);
    game.part_mut().tending.expanded.remove(0);
    if choice == Choice::Grow {
        return draw(game, on);
    }
    gather(game, on, log);
    Flow::Again
}

/// The first field with shepherds and without an open edge, where such fields are gathered (HS-33).
fn closed_field(game: &Game) -> Option<Seg> {
    if game.rules.options.sheep.closed_field == ClosedField::Nothing {
        return None;
    }
    let fields = shepherds(game).map(|shepherd| shepherd.on).filter(|on| is_closed(game, *on));
    fields.min_by_key(|on| order_key(game, *on))
}

fn is_closed(game: &Game, field: Seg) -> bool {
    game.board.members(field).all(|member| {
        let at = game.board.tile(game.board.tile_of(member)).at;
        let sides = game.halves_on_board(member).sides();
        sides.iter().all(|side| game.board.tile_at(at.beside(side)).is_some())
    })
}

/// Everybody with a shepherd in the field scores all its sheep, in one batch (HS-26, SCB-22); then
/// shepherds and tokens return.
fn gather(game: &mut Game, field: Seg, log: &mut Log) {
    let owners: Players = shepherds(game)
        .filter(|shepherd| is_in(game, shepherd, field))
        .map(|shepherd| shepherd.owner)
        .collect();
    let value = value(game, field);
    let at = first_place(game, field);
    let active = game.part().player;
    let award = |player| Award {
        player,
        value: value.clone(),
        cause: Cause::Sheep,
        at,
        segment: Some(field),
        at_end: false,
    };
    let scorers = active.clockwise(game.rules.players()).filter(|it| owners.contains(*it));
    let awards: Vec<Award> = scorers.map(award).collect();
    booking::begin(game, awards, log);
    scatter(game, field, log);
}

/// A point for each sheep of the tokens, and for those pictured in the field (HS-26, HS-31).
fn value(game: &Game, field: Seg) -> Value {
    let root = game.board.root(field);
    let flocks = game.systems.sheep.flocks.iter().filter(|flock| game.board.root(flock.on) == root);
    let mut value = Value::of(Counted::Sheep, flocks.map(Flock::sheep).sum(), 1, hs(26));
    let pictured =
        game.board.members(field).map(|member| game.segment_table(member).sheep as u16).sum();
    value.add(Counted::PicturedSheep, pictured, 1, hs(31));
    value
}

/// TS-E4: shepherds and sheep leave without points (HS-61).
pub(crate) fn leave(game: &mut Game, log: &mut Log) {
    let standing: Vec<Seg> = shepherds(game).map(|shepherd| shepherd.on).collect();
    for on in standing {
        scatter(game, on, log);
    }
}

impl Game {
    /// The tokens of Hills & Sheep: in the supply, and with the shepherds.
    pub fn flocks(&self) -> &State {
        &self.systems.sheep
    }

    /// What gathering the flock in the field of a segment would score now.
    pub fn flock_points(&self, field: Seg) -> u16 {
        value(self, field).points()
    }
}

/// Whether a part that draws a token draws it for a shepherd with a flock.
pub(crate) fn draws_for_a_flock(game: &Game, part: &crate::part::TurnPart) -> bool {
    let flocks = &game.systems.sheep.flocks;
    part.tending.drawing.is_none_or(|on| flocks.iter().any(|flock| flock.on == on))
}

/// The flocks with their shepherds, and the tokens that can still be drawn.
fn report(game: &Game, topic: Topic, record: &mut Record) {
    if topic != Topic::Table || !game.rules.has(SHEPHERD) {
        return;
    }
    let State { flocks, left, .. } = &game.systems.sheep;
    let flocks = flocks.iter().filter_map(|flock| {
        let mut figures = game.figures.iter();
        let shepherd = figures.find(|it| it.kind == FigureKind::Shepherd && it.on == flock.on)?;
        let standing = Record::default()
            .with("owner", shepherd.owner)
            .with("at", game.board.tile(game.board.tile_of(flock.on)).at)
            .with("segment", flock.on)
            .with("sheep", flock.sheep())
            .with("tokens", by_name(&flock.tokens))
            .with("points", game.flock_points(flock.on));
        Some(standing)
    });
    let flocks = flocks.collect::<Report>();
    record.set("flocks", flocks);
    record.set("sheep_left", by_name(left));
}

/// The tokens of which there are some.
fn by_name(numbers: &[u8]) -> Record {
    let mut tokens = Record::default();
    for (token, number) in
        SheepToken::ALL.into_iter().zip(numbers).filter(|(_, number)| **number > 0)
    {
        tokens.set(token.name(), *number);
    }
    tokens
}

/// Every shepherd has one flock, and no token is lost (HS-3); none stands on a tile of another.
fn check(game: &Game) -> Result<(), Violation> {
    let shepherds = game.figures.iter().filter(|it| it.kind == FigureKind::Shepherd);
    let mut standing: Vec<Seg> = shepherds.map(|shepherd| shepherd.on).collect();
    let mut flocks: Vec<Seg> = game.systems.sheep.flocks.iter().map(|flock| flock.on).collect();
    standing.sort();
    flocks.sort();
    ensure(standing == flocks, || "a flock has no shepherd, or a shepherd none".into())?;
    let tiles = standing.windows(2);
    let mut alone = tiles.map(|it| game.board.tile_of(it[0]) != game.board.tile_of(it[1]));
    ensure(alone.all(|alone| alone), || "two shepherds stand on one tile (HS-21)".into())?;
    let mut tokens = game.systems.sheep.left;
    for flock in &game.systems.sheep.flocks {
        tokens.iter_mut().zip(flock.tokens).for_each(|(all, here)| *all += here);
    }
    ensure(tokens == all_tokens(game.rules.options.sheep.tokens), || {
        "a token is lost (HS-3)".into()
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Outcome, Pending, Rules, Setup};

    /// HS-30: the wolves never leave the tokens for long, so that these run out in no real game.
    #[test]
    fn hs_30_nothing_is_drawn_where_no_token_is_left() {
        let systems = ["base", "hills-and-sheep"].map(String::from).to_vec();
        let draw = ["base.B", "base.B", "base.B"].map(String::from).to_vec();
        let setup =
            Setup { systems: Some(systems), draw: Some(draw), ..Setup::for_players(["Ann"]) };
        let mut game = Game::new(Rules::new(setup).unwrap());
        let kind = game.rules().kind("base.B").unwrap();
        let none = [0; 5];
        game.systems.sheep.left = none;
        let field = |game: &Game| {
            let actions = game.legal_actions().into_iter();
            let mut shepherds = actions.filter(|action| {
                matches!(action, Action::Deploy { figure: FigureKind::Shepherd, .. })
            });
            shepherds.next()
        };
        let place = |game: &mut Game| {
            game.resolve(Outcome::Tile(kind)).unwrap();
            game.play(game.legal_actions()[0]).unwrap();
        };
        place(&mut game);
        let placed = field(&game).unwrap();
        game.play(placed).unwrap();
        assert_eq!(game.pending(), Pending::Chance(Chance::Draw));
        assert_eq!(game.flocks().flocks[0].sheep(), 0, "a shepherd without sheep");
        // The second monastery expands its field: growing does nothing.
        place(&mut game);
        game.play(Action::Pass).unwrap();
        assert!(matches!(game.pending(), Pending::Decide(_, Decision::Flock(_))));
        game.play(Action::Choose(Choice::Grow)).unwrap();
        assert_eq!(game.pending(), Pending::Chance(Chance::Draw));
        assert_eq!((game.figures().len(), game.flocks().left), (1, none));
    }
}
