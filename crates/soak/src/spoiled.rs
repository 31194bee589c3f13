//! Set-ups that make no game: good ones, spoiled in a known way. Each must be refused with its reason,
//! and with its rule where one forbids it.

use bastide_bots::Rng;
use bastide_catalogue::DrawRole;
use bastide_engine::{
    Catalogue, Chance, MAX_PLAYERS, MOST_OF_A_PIECE, Outcome, Pos, Rotation, Rules, Setup, Start,
    StartTile, System, TileFile,
};

/// What a refusal has to cite.
enum Cited {
    /// No rule: the words mean nothing.
    Nothing,
    /// This rule.
    Rule(&'static str),
    /// The rule of the last system that begins with a board.
    LastBoard,
}

/// A way to spoil a set-up.
struct Way {
    name: &'static str,
    cites: Cited,
    spoil: fn(&mut Setup),
}

const fn way(name: &'static str, cites: Cited, spoil: fn(&mut Setup)) -> Way {
    Way { name, cites, spoil }
}

const WAYS: &[Way] = &[
    way("two rivers", Cited::Rule("RV3-2"), |it| {
        let rivers = System::ALL.into_iter().filter(|system| system.is_river());
        let names = it.systems.get_or_insert_default();
        names.extend(rivers.map(|river| river.name().to_string()));
    }),
    way("two start boards", Cited::LastBoard, |it| {
        let names = it.systems.get_or_insert_default();
        let boards = System::ALL.into_iter().filter(|system| system.is_start_board());
        names.extend(boards.map(|board| board.name().to_string()));
    }),
    way("unknown system", Cited::Nothing, |it| add_system(it, "unicorns")),
    way("unknown part", Cited::Nothing, |it| add_system(it, "count/moat")),
    way("part of nothing", Cited::Nothing, |it| add_system(it, "unicorns/horn")),
    way("empty name of a system", Cited::Nothing, |it| add_system(it, "")),
    way("unknown option", Cited::Nothing, |it| add_option(it, "base.towns", "full")),
    way("unknown value", Cited::Nothing, |it| add_option(it, "base.tie", "lost")),
    way("nobody", Cited::Rule("BG-1"), |it| it.players.clear()),
    way("too many players", Cited::Rule("BG-1"), |it| seat(it, MAX_PLAYERS + 1)),
    way("seven players of six", Cited::Rule("BG-1"), |it| {
        seat(it, 7);
        add_option(it, "base.max_players", "6");
    }),
    way("unknown set", Cited::Nothing, |it| it.sets = sets(&[("unicorns", 1)])),
    way("a start block as a set", Cited::Nothing, |it| {
        it.sets = sets(&[(set_with(DrawRole::Block), 1)]);
    }),
    way("abbeys as a set", Cited::Nothing, |it| {
        it.sets = sets(&[(set_with(DrawRole::Player), 1)]);
    }),
    way("too many tiles", Cited::Nothing, |it| it.sets = sets(&[("base-v3", MOST_OF_A_PIECE)])),
    way("too many copies", Cited::Nothing, |it| {
        it.sets = sets(&[("ferries", MOST_OF_A_PIECE + 1)]);
    }),
    way("too many copies in two lines", Cited::Nothing, |it| {
        it.sets = sets(&[("ferries", MOST_OF_A_PIECE), ("ferries", 1)]);
    }),
    way("too many draws", Cited::Nothing, |it| it.draw = Some(vec!["base.D".into(); 60_000])),
    way("a river twice", Cited::Rule("RV3-2"), |it| it.sets = sets(&[("river-v3", 2)])),
    way("a river without its system", Cited::Rule("RV3-2"), |it| {
        let names = it.systems.get_or_insert_default();
        names.retain(|name| !name.starts_with("river"));
        it.sets = sets(&[("river-v3", 1)]);
    }),
    way("another river than the option says", Cited::Rule("RV3-2"), |it| {
        plain(it);
        add_system(it, "river-v3");
        add_option(it, "riv3.kind", "double_source");
        it.sets = sets(&[("river-v3", 1)]);
    }),
    way("too many figures", Cited::Nothing, |it| add_supply(it, "meeple", u32::MAX)),
    way("a figure too many", Cited::Nothing, |it| {
        add_supply(it, "meeple", u32::from(MOST_OF_A_PIECE) + 1);
    }),
    way("too many abbeys", Cited::Nothing, |it| {
        add_supply(it, "abbey", u32::from(MOST_OF_A_PIECE) + 1);
    }),
    way("unknown figure", Cited::Nothing, |it| add_supply(it, "unicorn", 1)),
    way("two messengers", Cited::Nothing, |it| add_supply(it, "messenger", 2)),
    way("two robbers", Cited::Nothing, |it| add_supply(it, "robber", 2)),
    way("unknown tile to draw", Cited::Nothing, |it| it.draw = Some(vec!["base.Unicorn".into()])),
    way("an abbey to draw", Cited::Nothing, |it| it.draw = Some(vec!["am.abbey".into()])),
    way("no start", Cited::Rule("BG-4"), |it| start(it, &[])),
    way("unknown start", Cited::Nothing, |it| start(it, &[("base.Unicorn", 0, 0)])),
    way("start on start", Cited::Rule("BG-12"), |it| {
        start(it, &[("base.D", 0, 0), ("base.D", 0, 0)]);
    }),
    way("start apart", Cited::Rule("BG-12"), |it| {
        start(it, &[("base.D", 0, 0), ("base.D", 2, 0)]);
    }),
    way("start does not match", Cited::Rule("BG-13"), |it| {
        start(it, &[("base.C", 0, 0), ("base.B", 1, 0)]);
    }),
    way("start far out", Cited::Nothing, |it| start(it, &[("base.D", i16::MIN, i16::MAX)])),
    way("a message twice", Cited::Rule("MSG-1"), |it| {
        let first = Outcome::named(Chance::Message, Outcome::names(Chance::Message)[0]);
        it.chance = first.into_iter().cycle().take(2).collect();
    }),
    way("a face that the die has not", Cited::Rule("FLY-2"), |it| {
        it.chance.push(Outcome::Die(99));
    }),
    way("a torn start block", Cited::Rule("CO-1"), |it| {
        plain(it);
        add_system(it, "count");
        let block = Catalogue::standard().block("count").expect("the catalogue has it");
        let corner = &Catalogue::standard().kind(block.rows[0][0]).id;
        it.start = Some(vec![start_tile(corner, 0, 0)]);
    }),
    way("a square of a block that is not in play", Cited::Nothing, |it| {
        let block = Catalogue::standard().block("count").expect("the catalogue has it");
        start(it, &[(&Catalogue::standard().kind(block.rows[0][0]).id, 0, 0)]);
    }),
    way("a tile file that is no TOML", Cited::Nothing, |it| bring(it, "[[tile]\n")),
    way("a tile with a gap in its rim", Cited::Nothing, |it| {
        bring(it, "[[tile]]\nid = \"own.A\"\nname = \"\"\nsides = \"FFFF\"\nsegments = []\n");
    }),
    way("a tile file with a shipped set", Cited::Nothing, |it| {
        bring(it, "[[set]]\nid = \"base-v3\"\ntitle = \"\"\ntiles = [\"base.D\"]\n");
    }),
    way("two tile files of one name", Cited::Nothing, |it| (0..2).for_each(|_| bring(it, ""))),
    way("an abbey at the start", Cited::Nothing, |it| start(it, &[("am.abbey", 0, 0)])),
];

/// The names of the ways in which set-ups are spoiled, for lists.
pub fn ways_to_spoil() -> impl Iterator<Item = &'static str> {
    WAYS.iter().map(|way| way.name)
}

/// Spoils a good set-up in one of the ways and has it refused. Returns the way and the rule that was
/// cited, or what is wrong with the refusal.
pub fn refuse(good: &Setup, rng: &mut Rng) -> Result<(&'static str, String), String> {
    let way = &WAYS[rng.below(WAYS.len() as u32) as usize];
    let mut setup = good.clone();
    (way.spoil)(&mut setup);
    let described = format!("\"{}\", {setup:?}", way.name);
    let Err(error) = Rules::new(setup) else {
        return Err(format!("accepted although spoiled: {described}"));
    };
    let rule = error.rule.map(|rule| rule.to_string());
    let right = match way.cites {
        Cited::Nothing => rule.is_none(),
        Cited::Rule(expected) => rule.as_deref() == Some(expected),
        Cited::LastBoard => {
            let mut boards =
                System::ALL.into_iter().filter_map(|system| match system.about().start {
                    Start::Block(_, rule) => Some(rule.to_string()),
                    _ => None,
                });
            rule == boards.next_back()
        }
    };
    match right && !error.message().is_empty() {
        true => Ok((way.name, rule.unwrap_or_else(|| "no rule".to_string()))),
        false => Err(format!("refused for another reason, \"{error}\": {described}")),
    }
}

/// The base game with its own tiles, so that nothing else can be wrong.
fn plain(setup: &mut Setup) {
    let players = std::mem::take(&mut setup.players);
    *setup = Setup { systems: Some(vec!["base".to_string()]), ..Setup::for_players(players) };
}

fn bring(setup: &mut Setup, text: &str) {
    setup.tiles.push(TileFile { name: "spoiled.toml".to_string(), text: text.to_string() });
}

fn add_system(setup: &mut Setup, name: &str) {
    setup.systems.get_or_insert_default().push(name.to_string());
}

fn add_option(setup: &mut Setup, name: &str, value: &str) {
    setup.options.push((name.to_string(), value.to_string()));
}

fn add_supply(setup: &mut Setup, name: &str, number: u32) {
    setup.supply.push((name.to_string(), number));
}

fn seat(setup: &mut Setup, players: usize) {
    setup.players = (0..players).map(|seat| format!("player {seat}")).collect();
}

fn sets(named: &[(&str, u16)]) -> Option<Vec<(String, u16)>> {
    Some(named.iter().map(|(name, copies)| (name.to_string(), *copies)).collect())
}

fn set_with(role: DrawRole) -> &'static str {
    let set = Catalogue::standard().sets().iter().find(|set| set.draw == role);
    &set.expect("the catalogue has one").id
}

fn start(setup: &mut Setup, tiles: &[(&str, i16, i16)]) {
    plain(setup);
    setup.start = Some(tiles.iter().map(|(tile, x, y)| start_tile(tile, *x, *y)).collect());
}

fn start_tile(tile: &str, x: i16, y: i16) -> StartTile {
    StartTile { tile: tile.to_string(), at: Pos::new(x, y), rotation: Rotation::default() }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::setups;

    #[test]
    fn every_spoiled_set_up_is_refused_with_its_reason() {
        let mut seen = std::collections::BTreeSet::new();
        for seed in 0..600 {
            let mut rng = Rng::new(seed);
            let good = setups::random(&mut rng);
            match refuse(&good, &mut rng) {
                Ok((way, _)) => seen.insert(way),
                Err(problem) => panic!("seed {seed}: {problem}"),
            };
        }
        assert_eq!(seen.len(), ways_to_spoil().count());
    }
}
