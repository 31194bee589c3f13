//! Set-ups to play with: each of them makes a game.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use bastide_bots::Rng;
use bastide_catalogue::{DrawRole, Terrain, TileKind};
use bastide_engine::{
    Catalogue, Chance, FigureKind, MAX_PLAYERS, Options, Outcome, Pos, Rotation, Rules, Setup,
    StartTile, System,
};
use bastide_notation::parse_setup;

use crate::own::{self, OwnTiles};

/// Every system that can be left out.
pub fn optional() -> Vec<&'static str> {
    System::ALL[1..].iter().map(|system| system.name()).collect()
}

/// Whether systems go together: only one river can be laid, and only one start board lies on the
/// table.
pub fn go_together(systems: &[&str]) -> bool {
    let number = |of: fn(&str) -> bool| systems.iter().filter(|name| of(name)).count();
    number(is_river) <= 1 && number(is_start_board) <= 1
}

/// Every system at once, with the river and the start board of this number.
pub fn all_at_once(number: usize) -> Vec<&'static str> {
    let (rivers, systems): (Vec<&str>, Vec<&str>) =
        optional().into_iter().partition(|name| is_river(name));
    let (blocks, mut systems): (Vec<&str>, Vec<&str>) =
        systems.into_iter().partition(|name| is_start_board(name));
    systems.push(rivers[number % rivers.len()]);
    systems.push(blocks[number % blocks.len()]);
    systems
}

fn is_river(name: &str) -> bool {
    System::from_name(name).is_some_and(System::is_river)
}

fn is_start_board(name: &str) -> bool {
    System::from_name(name).is_some_and(System::is_start_board)
}

const NAMES: [&str; MAX_PLAYERS] = ["Ann", "Bob", "Cyd", "Dan", "Eve", "Fay", "Gus", "Hal"];

/// The base game and these systems, with the tiles that they bring.
pub fn with_systems(systems: &[&str], players: usize) -> Setup {
    let mut named = vec!["base".to_string()];
    named.extend(systems.iter().map(|system| system.to_string()));
    Setup { systems: Some(named), ..Setup::for_players(NAMES[..players].iter().copied()) }
}

/// One copy of every set that is shuffled into the bag, whatever its rules.
pub fn all_land_sets() -> Vec<(String, u16)> {
    land_sets().filter(|id| !id.ends_with("-c2")).map(|id| (id.to_string(), 1)).collect()
}

fn land_sets() -> impl Iterator<Item = &'static str> {
    let sets = Catalogue::standard().sets().iter();
    sets.filter(|set| set.draw == DrawRole::Pool).map(|set| set.id.as_str())
}

/// Random systems, parts, options, players, supplies, tiles, start and scripts of chance. Half of
/// the games are short: they come to strange states as well, and to more of them in the same time.
/// Some bring tile files: the example, or tiles that are made up.
pub fn random(rng: &mut Rng) -> Setup {
    random_with(None, rng)
}

/// The same with these tile files in half of the set-ups.
pub fn random_with(tiles: Option<&OwnTiles>, rng: &mut Rng) -> Setup {
    let players = 1 + rng.below(MAX_PLAYERS as u32) as usize;
    let systems = random_systems(rng);
    let river = systems.iter().any(|name| is_river(system_of(name)));
    let mut setup = Setup { systems: Some(systems), ..with_systems(&[], players) };
    if rng.below(3) > 0 {
        setup.options = random_options(rng, players);
    }
    match rng.below(6) {
        0 => {
            setup.sets = Some(random_sets(rng, river));
            // The option would have to agree with the river among the sets.
            setup.options.retain(|(name, _)| name != "riv3.kind");
        }
        1..4 => setup.draw = Some(random_draw(rng, setup.systems.as_deref().unwrap_or_default())),
        _ => {}
    }
    if rng.below(4) == 0 {
        setup.supply = random_supply(rng);
    }
    // A start board comes with its own squares, and a tile at the origin would lie on them.
    let names = setup.systems.iter().flatten();
    let has_block = { names }.any(|name| is_start_board(system_of(name)));
    if rng.below(6) == 0 && !has_block {
        let at = Pos::new(rng.below(200) as i16 - 100, rng.below(200) as i16 - 100);
        let rotation = Rotation::from_quarters(rng.below(4) as u8);
        setup.start = Some(vec![StartTile { tile: random_tile(rng), at, rotation }]);
    }
    if rng.below(6) == 0 {
        setup.chance = random_chance(rng);
    }
    match tiles {
        Some(tiles) if rng.below(2) == 0 => tiles.bring(&mut setup, river, rng),
        _ if rng.below(5) == 0 => own::bring_some(&mut setup, river, rng),
        _ => {}
    }
    setup
}

/// A set-up in which something happens that random ones come to in none of thousands of games.
pub fn rare(number: usize) -> Setup {
    let text = RARE[number % RARE.len()];
    parse_setup(text).expect("the set-ups of this crate can be read")
}

/// What the set-ups in `rare` are for:
///
/// - `nowhere-to-go`: two holes, and tiles that fit nowhere else and complete all around them. Then
///   a piece has to move, and no spot is left but its own.
const RARE: [&str; 1] = [include_str!("../rare/nowhere-to-go.bastide")];

/// The system in the name of a system or of a part of it.
fn system_of(name: &str) -> &str {
    name.split('/').next().unwrap_or(name)
}

/// Few systems, half of them or most; each whole, or some of its parts.
fn random_systems(rng: &mut Rng) -> Vec<String> {
    let in_eight = [1, 4, 7][rng.below(3) as usize];
    // Rivers and start boards exclude each other, and those that come first shall not always win.
    let mut order = optional();
    for index in (1..order.len()).rev() {
        order.swap(index, rng.below(index as u32 + 1) as usize);
    }
    let mut chosen: Vec<&str> = Vec::new();
    for name in order {
        chosen.push(name);
        if rng.below(8) >= in_eight || !go_together(&chosen) {
            chosen.pop();
        }
    }
    let mut names = Vec::new();
    for name in chosen {
        let parts = System::from_name(name).into_iter().flat_map(System::parts);
        let whole = rng.below(3) > 0;
        let some = parts.filter(|_| rng.below(2) == 0);
        let some: Vec<String> = some.map(|part| format!("{name}/{}", part.name())).collect();
        if whole || some.is_empty() {
            names.push(name.to_string());
        } else {
            names.extend(some);
        }
    }
    names
}

/// Values for about half of the options.
fn random_options(rng: &mut Rng, players: usize) -> Vec<(String, String)> {
    let mut options = Vec::new();
    for (name, values) in Options::names() {
        let value = values[rng.below(values.len() as u32) as usize];
        let fits = *name != "base.max_players" || players <= value.parse().unwrap_or(0);
        if rng.below(2) == 0 && fits {
            options.push((name.to_string(), value.to_string()));
        }
    }
    options
}

/// A base set or none, up to three other sets of land, and a river where one can be laid.
fn random_sets(rng: &mut Rng, river: bool) -> Vec<(String, u16)> {
    let sets: Vec<&str> = land_sets().collect();
    let mut named: Vec<(String, u16)> = Vec::new();
    if rng.below(2) == 0 {
        named.push(("base-c1".to_string(), rng.below(3) as u16));
    }
    for _ in 0..rng.below(4) {
        let name = sets[rng.below(sets.len() as u32) as usize];
        if !named.iter().any(|(other, _)| other == name) {
            named.push((name.to_string(), 1 + rng.below(2) as u16));
        }
    }
    if river && rng.below(3) > 0 {
        let all = Catalogue::standard().sets().iter();
        let rivers: Vec<_> = all.filter(|set| set.draw == DrawRole::River).collect();
        named.push((rivers[rng.below(rivers.len() as u32) as usize].id.clone(), 1));
    }
    named
}

/// A few tiles: of any sets, or those that the systems in play bring, so that their rules are met.
fn random_draw(rng: &mut Rng, systems: &[String]) -> Vec<String> {
    let tiles = if rng.below(3) == 0 { of_any_sets(rng) } else { of_systems(rng, systems) };
    let most = [8, 20, 40][rng.below(3) as usize];
    let number = 1 + rng.below(most);
    (0..number).map(|_| tiles[rng.below(tiles.len() as u32) as usize].to_string()).collect()
}

/// The tiles of one to four sets.
fn of_any_sets(rng: &mut Rng) -> Vec<&'static str> {
    let catalogue = Catalogue::standard();
    let rivers_too = rng.below(8) == 0;
    let playable = |role: DrawRole| role == DrawRole::Pool || rivers_too && role == DrawRole::River;
    let sets: Vec<_> = catalogue.sets().iter().filter(|set| playable(set.draw)).collect();
    let mut tiles = Vec::new();
    for _ in 0..1 + rng.below(4) {
        let set = sets[rng.below(sets.len() as u32) as usize];
        tiles.extend(set.tiles.iter().map(|(kind, _)| catalogue.kind(*kind).id.as_str()));
    }
    tiles
}

/// The tiles that one to three of the systems bring, in half of the cases with some of the base game.
fn of_systems(rng: &mut Rng, systems: &[String]) -> Vec<&'static str> {
    let mut tiles = Vec::new();
    for _ in 0..(1 + rng.below(3)).min(systems.len() as u32) {
        let system = &systems[rng.below(systems.len() as u32) as usize];
        tiles.extend(tiles_of(system_of(system)));
    }
    if tiles.is_empty() || rng.below(2) == 0 {
        let base = tiles_of("base");
        tiles.extend((0..6).map(|_| base[rng.below(base.len() as u32) as usize]));
    }
    tiles
}

/// The land tiles that a system brings into the game.
fn tiles_of(system: &str) -> &'static [&'static str] {
    static TILES: LazyLock<BTreeMap<&str, Vec<&str>>> = LazyLock::new(|| {
        let base = land_of(&[]);
        let brought = |name: &'static str| {
            let tiles = land_of(&[name]).into_iter();
            (name, tiles.filter(|tile| !base.contains(tile)).collect())
        };
        optional().into_iter().map(brought).chain([("base", base.clone())]).collect()
    });
    TILES.get(system).map_or(&[], Vec::as_slice)
}

fn land_of(systems: &[&str]) -> Vec<&'static str> {
    let rules = Rules::new(with_systems(systems, 1)).expect("a system alone makes a game");
    let kinds = rules.kinds().map(|(_, id)| Catalogue::standard().kind(id));
    kinds.filter(|kind| !kind.has_river() && is_playable(kind)).map(|it| it.id.as_str()).collect()
}

/// A tile for the start.
fn random_tile(rng: &mut Rng) -> String {
    let kinds = Catalogue::standard().kinds().iter();
    let kinds: Vec<_> = kinds.filter(|kind| is_playable(kind)).collect();
    kinds[rng.below(kinds.len() as u32) as usize].id.clone()
}

/// Whether a tile can lie on the table by itself: no square of a board, and no abbey.
fn is_playable(tile: &TileKind) -> bool {
    !tile.terrain.iter().any(|terrain| matches!(terrain, Terrain::Inner | Terrain::Wild))
}

/// More or fewer figures and pieces than the boxes hold.
fn random_supply(rng: &mut Rng) -> Vec<(String, u32)> {
    let mut supply = Vec::new();
    for kind in FigureKind::ALL.into_iter().filter(|_| rng.below(2) == 0).collect::<Vec<_>>() {
        let most = if kind == FigureKind::Meeple { 10 } else { 4 };
        supply.push((kind.name().to_string(), rng.below(most)));
    }
    for (piece, most) in [("abbey", 5), ("messenger", 2), ("robber", 2)] {
        if rng.below(2) == 0 {
            supply.push((piece.to_string(), rng.below(most)));
        }
    }
    supply
}

/// Answers of chance other than draws, each that is drawn from a stack at most once.
fn random_chance(rng: &mut Rng) -> Vec<Outcome> {
    let faces = Catalogue::standard().pieces().flight_die;
    let questions: Vec<Chance> = Chance::ALL.into_iter().filter(|it| *it != Chance::Draw).collect();
    let mut answers: Vec<Outcome> = Vec::new();
    for _ in 0..1 + rng.below(8) {
        let question = questions[rng.below(questions.len() as u32) as usize];
        let names = Outcome::names(question);
        let answer = match &names[..] {
            [] => Outcome::numbered(question, faces[rng.below(faces.len() as u32) as usize]),
            names => Outcome::named(question, names[rng.below(names.len() as u32) as usize]),
        };
        let answer = answer.expect("it is an answer to the question");
        // Who acts on a message is settled by a stack, which shows each of them once.
        if question.has_actor() || !answers.contains(&answer) {
            answers.push(answer);
        }
    }
    answers
}
