//! The state as JSON: everything that a player may see, and nothing that is hidden.

use std::collections::BTreeMap;

use bastide_engine::{
    FigureKind, GOODS, Game, Link, Piece, Player, Sector, Seg, Spot, System, Title, Token, crowns,
    goods_name, parts,
};
use serde::{Deserialize, Deserializer, Serialize};

use crate::decision::WireDecision;
use crate::geometry::{BoardName, Edge, FigureName, Place, Rot, Seat};
use crate::segment::{SegmentWord, WireSegment, located, member_at};

/// Everything on the table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct WireState {
    /// The number of the turn, from 1.
    pub turn: u32,
    /// Whose turn it is.
    pub turn_player: Seat,
    /// Whose tile is being resolved.
    pub active_player: Seat,
    /// What the game waits for.
    pub decision: WireDecision,
    /// The players by their seats.
    pub players: Vec<PlayerState>,
    /// The score track: the markers of each player.
    pub track: Vec<MarkersState>,
    /// The tiles in the order of placement.
    pub board: Vec<TileState>,
    /// The figures in the order of placement.
    pub figures: Vec<FigureState>,
    /// Neutral pieces on the board.
    pub pieces: Vec<PieceState>,
    /// Every feature that can hold figures.
    pub features: Vec<FeatureState>,
    /// Undrawn tiles by id.
    pub remaining: BTreeMap<String, u16>,
    /// How many these are.
    pub remaining_total: u16,
    /// Dragon tiles that wait for the dragon, by id, where it is in play.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub set_aside: Option<BTreeMap<String, u16>>,
    /// The stack of messages, where it is in play.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub messages: Option<MessagesState>,
    /// Carcassonne, where it is in play.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub carcassonne: Option<CarcassonneState>,
    /// The Wheel of Fortune, where it is in play.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub wheel: Option<WheelState>,
    /// Ingots on tiles, where they are in play.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ingots: Option<Vec<IngotsState>>,
    /// The size to beat for king and robber baron, by token, where they are in play.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub records: BTreeMap<String, u16>,
    /// Shrines and monasteries that challenge each other, where the Cult is in play.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub challenges: Option<Vec<ChallengeState>>,
    /// The sheep with the shepherds, where these are in play.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub flocks: Option<Vec<FlockState>>,
    /// How many tokens of each kind can still be drawn for a flock, where there are shepherds.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub sheep_left: Option<BTreeMap<String, u8>>,
    /// The ferries, where they are in play.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ferries: Option<FerriesState>,
}

/// A player.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PlayerState {
    /// The name.
    pub name: String,
    /// The score in total.
    pub score: u16,
    /// Figures in hand.
    pub supply: BTreeMap<String, u16>,
    /// Tokens won.
    pub tokens: BTreeMap<String, u16>,
}

/// The totals of a player's markers.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct MarkersState {
    /// The scoring meeple.
    pub meeple: u16,
    /// The messenger, where it is in play.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub messenger: Option<u16>,
    /// The space of the robber, where robbers are in play; `null` while it is in the supply.
    #[serde(
        default,
        skip_serializing_if = "Option::is_none",
        deserialize_with = "present_or_null"
    )]
    pub robber: Option<Option<u8>>,
}

/// A key that is there with `null` is not the same as no key.
fn present_or_null<'de, D: Deserializer<'de>>(from: D) -> Result<Option<Option<u8>>, D::Error> {
    Option::deserialize(from).map(Some)
}

/// A tile on the board.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct TileState {
    /// Its id.
    pub tile: String,
    /// Where it lies.
    pub at: Place,
    /// How it is turned.
    pub rot: Rot,
}

/// A figure on the board.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct FigureState {
    /// Whose it is.
    pub owner: Seat,
    /// What it is.
    pub figure: FigureName,
    /// The tile.
    pub at: Place,
    /// The segment of that tile; a barn stands at its corner to the south-east.
    pub segment: WireSegment,
}

/// A neutral piece on the board.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PieceState {
    /// What it is, such as `ferry`.
    pub piece: String,
    /// Where it is.
    pub at: Place,
    /// The segment that it stands on, where it stands on one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub segment: Option<WireSegment>,
    /// The figure on that segment, where the piece is with one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub figure: Option<FigureName>,
    /// The edges that a ferry joins.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub edges: Vec<Edge>,
}

/// The city of Carcassonne.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct CarcassonneState {
    /// Where its first square lies.
    pub at: Place,
    /// The quarter in which the count stands.
    pub count: BoardName,
    /// The followers in the quarters.
    pub guests: Vec<GuestState>,
}

/// A follower in a quarter of Carcassonne.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct GuestState {
    /// Whose it is.
    pub owner: Seat,
    /// What it is.
    pub figure: FigureName,
    /// Where it is.
    pub quarter: BoardName,
}

/// The Wheel of Fortune.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct WheelState {
    /// Where the first square of its board lies.
    pub at: Place,
    /// The sector in which the pig stands.
    pub pig: BoardName,
    /// Its sectors, clockwise.
    pub crowns: Vec<CrownsState>,
}

/// The crown spaces of a sector.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct CrownsState {
    /// Which sector.
    pub sector: BoardName,
    /// How many crown spaces it has.
    pub spaces: u8,
    /// The followers on them.
    pub followers: Vec<CrownedState>,
}

/// A follower on a crown.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct CrownedState {
    /// Whose it is.
    pub owner: Seat,
    /// What it is.
    pub figure: FigureName,
}

/// Ingots on a tile.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct IngotsState {
    /// The tile.
    pub at: Place,
    /// How many.
    pub count: u8,
}

/// A challenge between two tiles.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ChallengeState {
    /// The tile of the shrine.
    pub shrine: Place,
    /// The tile of the monastery.
    pub monastery: Place,
}

/// The sheep with a shepherd.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct FlockState {
    /// Whose shepherd it is.
    pub owner: Seat,
    /// The tile on which it stands.
    pub at: Place,
    /// The field of that tile.
    pub segment: WireSegment,
    /// How many sheep its tokens show.
    pub sheep: u16,
    /// How many tokens there are of each kind.
    pub tokens: BTreeMap<String, u8>,
    /// What gathering all flocks of its field would bring now.
    pub points: u16,
}

/// A feature.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct FeatureState {
    /// What it is.
    pub kind: SegmentWord,
    /// Its first tile: the smallest row, then column.
    pub at: Place,
    /// A segment of it on that tile.
    pub segment: WireSegment,
    /// How many tiles it spans.
    pub tiles: u16,
    /// Its open sides or, around a monastery or garden, the free cells.
    pub open: u16,
    /// Whether it is complete.
    pub complete: bool,
    /// What it would score if the game ended now.
    pub points: u16,
    /// Who would get the points.
    pub owners: Vec<Seat>,
}

/// What is known of the stack of messages.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct MessagesState {
    /// Those that nobody has seen, in no order.
    pub unseen: Vec<String>,
    /// Those that lie below them, the next one first.
    pub known_order: Vec<String>,
}

/// The ferries.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct FerriesState {
    /// How many are left in the common supply.
    pub left: u8,
    /// Those on the board.
    pub placed: Vec<PieceState>,
}

impl WireState {
    /// Everything on the table of a game.
    pub fn of(game: &Game) -> WireState {
        let rules = game.rules();
        let ferries = ferries(game);
        let left = |kind| game.bag().left_of(kind);
        let remaining =
            rules.kinds().map(|(kind, _)| (rules.kind_name(kind).to_owned(), left(kind)));
        WireState {
            turn: game.turn_number(),
            turn_player: game.turn_player().into(),
            active_player: game.active_player().into(),
            decision: WireDecision::of(game),
            players: seats(game).map(|player| player_state(game, player)).collect(),
            track: seats(game).map(|player| markers(game, player)).collect(),
            board: board(game),
            figures: figures(game),
            features: features(game),
            remaining: remaining.filter(|(_, left)| *left > 0).collect(),
            remaining_total: game.bag().left(),
            set_aside: rules.systems.has_part(parts::DRAGON).then(|| set_aside(game)),
            messages: rules.systems.has(System::Messengers).then(|| messages(game)),
            carcassonne: rules.systems.has(System::Count).then(|| carcassonne(game)),
            wheel: rules.systems.has(System::WheelOfFortune).then(|| wheel(game)),
            ingots: rules.systems.has(System::GoldMines).then(|| ingots(game)),
            records: titles(game).map(|it| (it.name().to_owned(), game.record(it))).collect(),
            challenges: rules.systems.has(System::Cult).then(|| challenges(game)),
            flocks: rules.systems.has_part(parts::SHEPHERD).then(|| flocks(game)),
            sheep_left: rules
                .systems
                .has_part(parts::SHEPHERD)
                .then(|| tokens(Token::ALL.into_iter().zip(game.flocks().left))),
            ferries: rules
                .systems
                .has(System::Ferries)
                .then(|| FerriesState { left: game.ferries_left(), placed: ferries.clone() }),
            pieces: ferries.into_iter().chain(pieces(game)).collect(),
        }
    }
}

fn seats(game: &Game) -> impl Iterator<Item = Player> {
    (0..game.rules().players()).map(Player)
}

/// The tokens of King & Robber Baron in play.
fn titles(game: &Game) -> impl Iterator<Item = Title> + use<> {
    let systems = game.rules().systems;
    Title::ALL.into_iter().filter(move |title| systems.has_part(title.part()))
}

fn player_state(game: &Game, player: Player) -> PlayerState {
    let systems = game.rules().systems;
    let brought = |kind: &FigureKind| {
        *kind == FigureKind::Meeple
            || systems.iter().any(|system| {
                let mut figures = system.about().figures.iter();
                figures.any(|(figure, part)| figure == kind && systems.has_with(system, *part))
            })
    };
    let supply = game.supply(player);
    let kinds = FigureKind::ALL.into_iter().filter(brought);
    let goods = GOODS.map(|goods| goods_name(goods).to_owned()).into_iter();
    let goods = goods.zip(game.goods(player).map(u16::from));
    let mut supply: BTreeMap<String, u16> =
        kinds.map(|kind| (kind.name().to_owned(), supply.of(kind))).collect();
    if systems.has_part(parts::ABBEY) {
        supply.insert("abbey".to_owned(), game.abbeys(player));
    }
    if game.rules().has_robbers() {
        supply.insert("robber".to_owned(), game.robber(player).is_none() as u16);
    }
    let mut tokens: BTreeMap<String, u16> =
        goods.filter(|_| systems.has_part(parts::GOODS)).collect();
    if systems.has(System::GoldMines) {
        tokens.insert("gold".to_owned(), game.gold().held[player.index()] as u16);
    }
    for title in titles(game) {
        let held = game.holder(title) == Some(player);
        tokens.insert(title.name().to_owned(), held as u16);
    }
    PlayerState {
        name: game.rules().setup().players[player.index()].clone(),
        score: game.markers(player).total(),
        supply,
        tokens,
    }
}

fn markers(game: &Game, player: Player) -> MarkersState {
    let markers = game.markers(player);
    let messengers = game.rules().systems.has(System::Messengers);
    MarkersState {
        meeple: markers.meeple,
        messenger: messengers.then_some(markers.messenger),
        robber: game.rules().has_robbers().then(|| game.robber(player)),
    }
}

fn board(game: &Game) -> Vec<TileState> {
    let tiles = game.board().tiles().iter();
    tiles
        .map(|tile| TileState {
            tile: game.rules().kind_name(tile.kind).to_owned(),
            at: Place(tile.at),
            rot: Rot(tile.rotation),
        })
        .collect()
}

fn figures(game: &Game) -> Vec<FigureState> {
    let figures = game.figures().iter();
    figures
        .map(|figure| {
            let (at, segment) = located(game, figure.on);
            FigureState { owner: figure.owner.into(), figure: FigureName(figure.kind), at, segment }
        })
        .collect()
}

fn ferries(game: &Game) -> Vec<PieceState> {
    let lakes = game.board().tiles().iter().filter(|tile| tile.ferry != Link::NONE);
    lakes
        .map(|lake| PieceState {
            piece: "ferry".to_owned(),
            at: Place(lake.at),
            segment: None,
            figure: None,
            edges: lake.ferry.sides().map(Edge).collect(),
        })
        .collect()
}

fn pieces(game: &Game) -> Vec<PieceState> {
    let on_board =
        Piece::ALL.into_iter().filter_map(|piece| Some((piece, game.piece_tile(piece)?)));
    on_board
        .map(|(piece, tile)| {
            let with = game.fairy().and_then(|fairy| fairy.with).filter(|_| piece == Piece::Fairy);
            let segment = game.piece(piece).or(with.map(|figure| figure.on));
            PieceState {
                piece: piece.name().to_owned(),
                at: Place(game.board().tile(tile).at),
                segment: segment.map(|segment| WireSegment::of(game, segment)),
                figure: with.map(|figure| FigureName(figure.kind)),
                edges: Vec::new(),
            }
        })
        .collect()
}

fn set_aside(game: &Game) -> BTreeMap<String, u16> {
    let mut tiles = BTreeMap::new();
    for kind in game.bag().aside() {
        *tiles.entry(game.rules().kind_name(*kind).to_owned()).or_insert(0) += 1;
    }
    tiles
}

fn carcassonne(game: &Game) -> CarcassonneState {
    let guests = game.city().guests.iter().map(|guest| GuestState {
        owner: guest.owner.into(),
        figure: FigureName(guest.figure),
        quarter: BoardName(Spot::Quarter(guest.quarter)),
    });
    CarcassonneState {
        at: Place(game.carcassonne()),
        count: BoardName(Spot::Quarter(game.city().count)),
        guests: guests.collect(),
    }
}

fn wheel(game: &Game) -> WheelState {
    let sectors = Sector::ALL.into_iter().map(|sector| CrownsState {
        sector: BoardName(Spot::Crown(sector)),
        spaces: crowns(sector) as u8,
        followers: { game.wheel().crowned_in(sector) }
            .map(|crowned| CrownedState {
                owner: crowned.owner.into(),
                figure: FigureName(crowned.figure),
            })
            .collect(),
    });
    WheelState {
        at: Place(game.wheel_board()),
        pig: BoardName(Spot::Crown(game.wheel().pig)),
        crowns: sectors.collect(),
    }
}

fn ingots(game: &Game) -> Vec<IngotsState> {
    let tiles = game.gold().on_tiles.iter();
    tiles
        .map(|(tile, count)| IngotsState { at: Place(game.board().tile(*tile).at), count: *count })
        .collect()
}

fn challenges(game: &Game) -> Vec<ChallengeState> {
    let place = |on| located(game, on).0;
    let challenges = game.challenges().into_iter();
    challenges
        .map(|it| ChallengeState { shrine: place(it.shrine), monastery: place(it.monastery) })
        .collect()
}

fn flocks(game: &Game) -> Vec<FlockState> {
    let flocks = game.flocks().flocks.iter();
    flocks
        .filter_map(|flock| {
            let shepherd = game
                .figures()
                .iter()
                .find(|figure| figure.kind == FigureKind::Shepherd && figure.on == flock.on)?;
            let (at, segment) = located(game, flock.on);
            Some(FlockState {
                owner: shepherd.owner.into(),
                at,
                segment,
                sheep: flock.sheep(),
                tokens: tokens(Token::ALL.into_iter().zip(flock.tokens)),
                points: game.flock_points(flock.on),
            })
        })
        .collect()
}

/// Tokens by name, those that there are.
fn tokens(numbers: impl Iterator<Item = (Token, u8)>) -> BTreeMap<String, u8> {
    let present = numbers.filter(|(_, number)| *number > 0);
    present.map(|(token, number)| (token.name().to_owned(), number)).collect()
}

fn features(game: &Game) -> Vec<FeatureState> {
    let features = game.features().into_iter();
    features
        .map(|feature| {
            let (at, segment) = first_segment(game, feature.root);
            FeatureState {
                kind: SegmentWord(feature.kind),
                at,
                segment,
                tiles: feature.tiles,
                open: feature.open,
                complete: feature.complete,
                points: feature.points_now,
                owners: feature.owners.iter().map(Seat::from).collect(),
            }
        })
        .collect()
}

fn first_segment(game: &Game, feature: Seg) -> (Place, WireSegment) {
    let board = game.board();
    let places = board.members(feature).map(|member| board.tile(board.tile_of(member)).at);
    let first = places.min().and_then(|at| member_at(game, feature, at));
    located(game, first.unwrap_or(feature))
}

fn messages(game: &Game) -> MessagesState {
    MessagesState {
        unseen: game.messages().unseen().map(|message| message.name().to_owned()).collect(),
        known_order: game.messages().played().iter().map(|m| m.name().to_owned()).collect(),
    }
}
