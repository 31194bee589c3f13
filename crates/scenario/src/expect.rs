//! Expectations: each is a line of words, and a failure says what was found.

use bastide_engine::{
    Action, FigureKind, GOODS, Game, Pending, Piece, Player, Players, Seg, Side, Title, Token,
    goods_name,
};
use bastide_notation::{parse_action, parse_segment, print_action};

use crate::describe;
use crate::run::{Check, Runner, ensure};

/// Checks one expectation.
pub(crate) fn check(runner: &Runner, words: &[String]) -> Check {
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    let game = runner.game();
    match words[..] {
        [] => Err("nothing is expected".into()),
        ["asks", ref rest @ ..] => asks(game, rest),
        ["over"] => ensure(game.pending() == Pending::Over, || {
            format!("the game asks {}", describe::pending(game).join(" "))
        }),
        ["turn", name] => equal(describe::name(game, game.turn_player()), name),
        ["winners", ref names @ ..] => equal(names_of(game, game.winners()), &sorted(names)),
        ["legal", ref rest @ ..] => legal(game, rest, true),
        ["not", "legal", ref rest @ ..] => legal(game, rest, false),
        ["only", ref rest @ ..] => only(game, rest),
        ["supply", name, "abbey", count] => equal(game.abbeys(player(game, name)?), count),
        ["supply", name, figure, count] => {
            let kind = FigureKind::from_name(figure).ok_or("there is no such figure")?;
            equal(game.supply(player(game, name)?).of(kind), count)
        }
        ["figures", name, count] => {
            let owner = player(game, name)?;
            equal(game.figures().iter().filter(|figure| figure.owner == owner).count(), count)
        }
        ["on", at, ref rest @ ..] => on(game, segment(game, at)?, rest),
        ["owners", at, ref names @ ..] => {
            let owners = game.feature(segment(game, at)?).owners;
            equal(names_of(game, owners), &sorted(names))
        }
        ["complete", ref rest @ ..] => complete(game, rest, true),
        ["open", ref rest @ ..] => complete(game, rest, false),
        ["same", ref rest @ ..] => connected(game, rest, true),
        ["apart", ref rest @ ..] => connected(game, rest, false),
        ["tiles", count, at] => equal(game.feature(segment(game, at)?).tiles, count),
        ["worth", count, at] => equal(game.feature(segment(game, at)?).points_now, count),
        ["goods", name, ref rest @ ..] => goods(game, player(game, name)?, rest),
        ["track", name, ref rest @ ..] => track(game, player(game, name)?, rest),
        ["message", name] => {
            let asked = describe::pending(game);
            let shown = asked.len() == 3 && asked[1] == "message" && asked[2] == name;
            ensure(shown, || format!("the game asks {}", asked.join(" ")))
        }
        ["robber", name, space] => {
            let on = game.robber(player(game, name)?);
            equal(on.map_or("home".to_owned(), |space| space.to_string()), space)
        }
        ["gold", name, count] => match player(game, name) {
            Ok(player) => equal(game.gold().held[player.index()], count),
            Err(_) => equal(gold_at(game, name), count),
        },
        ["piece", name, at] => {
            let piece = Piece::from_name(name).ok_or("there is no such piece")?;
            let tile = game.piece_tile(piece).map(|tile| describe::place(game, tile));
            let on = game.piece(piece).map(|on| describe::segment(game, on));
            equal(on.or(tile).unwrap_or("aside".to_owned()), at)
        }
        ["fairy", "with", ref rest @ ..] => {
            let with = game.fairy().and_then(|fairy| fairy.with);
            let with = with.map(|figure| {
                let (owner, on) = (describe::name(game, figure.owner), figure.on);
                format!("{owner} {} {}", figure.kind.name(), describe::segment(game, on))
            });
            equal(with.unwrap_or("nobody".to_owned()), &rest.join(" "))
        }
        ["count", quarter] => equal(game.city().count.name(), quarter),
        ["pig", sector] => equal(game.wheel().pig.name(), sector),
        ["crown", sector, ref rest @ ..] => on_crowns(game, sector, rest),
        ["quarter", quarter, ref rest @ ..] => in_quarter(game, quarter, rest),
        [name @ ("king" | "robber-baron"), holder, size] => {
            let title = Title::ALL.into_iter().find(|title| title.name() == name);
            let title = title.ok_or("there is no such token")?;
            let held = game.holder(title).map(|player| describe::name(game, player));
            let held = held.unwrap_or("nobody".to_owned());
            equal(format!("{held} {}", game.record(title)), &format!("{holder} {size}"))
        }
        ["challenges", ref rest @ ..] => challenges(game, rest),
        ["sheep", count, at] => equal(game.flock_points(segment(game, at)?), count),
        ["tokens", name, count] => {
            let index = Token::ALL.iter().position(|token| token.name() == name);
            equal(game.flocks().left[index.ok_or("there is no such token")?], count)
        }
        ["ferry", ferry] => self::ferry(game, ferry),
        ["left", count] => equal(game.bag().left(), count),
        ["waiting", count] => equal(game.bag().aside().len(), count),
        ["event", ref rest @ ..] => events(runner, rest, |found| found > 0),
        ["no", "event", ref rest @ ..] => events(runner, rest, |found| found == 0),
        ["events", count, ref rest @ ..] => {
            let count: usize = count.parse().map_err(|_| "write: expect events NUMBER ...")?;
            events(runner, rest, |found| found == count)
        }
        ref scores => self::scores(game, scores),
    }
}

fn equal(found: impl ToString, expected: &str) -> Check {
    let found = found.to_string();
    ensure(found == expected, || found.clone())
}

fn player(game: &Game, name: &str) -> Result<Player, String> {
    let players = (0..game.rules().players()).map(Player);
    players
        .into_iter()
        .find(|player| describe::name(game, *player) == name)
        .ok_or_else(|| format!("\"{name}\" is neither a player nor something to expect"))
}

fn segment(game: &Game, text: &str) -> Result<Seg, String> {
    parse_segment(game, text).map_err(|error| error.message)
}

fn action(game: &Game, text: &str) -> Result<Action, String> {
    parse_action(game, text).map_err(|error| error.message)
}

/// A list in an order of its own, so that the order in the text does not matter.
fn sorted<S: AsRef<str>>(items: &[S]) -> String {
    let mut items: Vec<&str> = items.iter().map(AsRef::as_ref).collect();
    items.sort_unstable();
    items.join(", ")
}

fn names_of(game: &Game, players: Players) -> String {
    let names: Vec<String> = players.iter().map(|player| describe::name(game, player)).collect();
    if names.is_empty() { "nobody".into() } else { sorted(&names) }
}

fn scores(game: &Game, words: &[&str]) -> Check {
    let all = game.scores();
    let mut right = words.len().is_multiple_of(2);
    for pair in words.chunks_exact(2) {
        right &= all[player(game, pair[0])?.index()].to_string() == pair[1];
    }
    ensure(right, || {
        let players = (0..game.rules().players()).map(Player);
        let scores = players.map(|p| format!("{} {}", describe::name(game, p), all[p.index()]));
        scores.collect::<Vec<_>>().join(", ")
    })
}

fn asks(game: &Game, words: &[&str]) -> Check {
    let asked = describe::pending(game);
    ensure(begins_with(&asked, words), || format!("the game asks {}", asked.join(" ")))
}

fn begins_with(words: &[String], start: &[&str]) -> bool {
    let right = |(word, expected): (&String, &&str)| *expected == "*" || word == expected;
    words.len() >= start.len() && words.iter().zip(start).all(right)
}

fn legal(game: &Game, words: &[&str], expected: bool) -> Check {
    for word in words {
        let holds = game.is_legal(action(game, word)?);
        ensure(holds == expected, || format!("{word} is {}", if holds { "legal" } else { "not" }))?;
    }
    ensure(!words.is_empty(), || "no action is named".into())
}

fn only(game: &Game, words: &[&str]) -> Check {
    let expected: Result<Vec<Action>, String> =
        words.iter().map(|word| action(game, word)).collect();
    let (mut expected, mut found) = (expected?, game.legal_actions());
    expected.sort();
    found.sort();
    ensure(expected == found, || {
        let found = found.into_iter().map(|action| print_action(game, action));
        format!("legal are {}", found.collect::<Vec<_>>().join(" "))
    })
}

/// The figures on a whole feature: `Red meeple`, `Blue builder`, in any order.
fn on(game: &Game, segment: Seg, words: &[&str]) -> Check {
    let root = game.board().root(segment);
    let here = game.figures().iter().filter(|figure| game.board().root(figure.on) == root);
    let here: Vec<String> = here
        .map(|figure| format!("{} {}", describe::name(game, figure.owner), figure.kind.name()))
        .collect();
    same_figures(&here, words)
}

/// Pairs of an owner and a figure, in any order.
fn same_figures(here: &[String], words: &[&str]) -> Check {
    let expected: Vec<String> = match words {
        ["nobody"] => Vec::new(),
        words => words.chunks(2).map(|pair| pair.join(" ")).collect(),
    };
    ensure(sorted(here) == sorted(&expected), || {
        if here.is_empty() { "nobody".into() } else { sorted(here) }
    })
}

fn complete(game: &Game, words: &[&str], expected: bool) -> Check {
    for word in words {
        let feature = game.feature(segment(game, word)?);
        ensure(feature.complete == expected, || {
            format!("{word} has {} tiles and {} open sides", feature.tiles, feature.open)
        })?;
    }
    ensure(!words.is_empty(), || "no feature is named".into())
}

fn connected(game: &Game, words: &[&str], expected: bool) -> Check {
    let roots: Result<Vec<Seg>, String> =
        words.iter().map(|word| Ok(game.board().root(segment(game, word)?))).collect();
    let roots = roots?;
    for (index, root) in roots.iter().enumerate() {
        for (earlier, other) in roots[..index].iter().enumerate() {
            ensure((root == other) == expected, || {
                let relation = if expected { "are not one feature" } else { "are one feature" };
                format!("{} and {} {relation}", words[earlier], words[index])
            })?;
        }
    }
    ensure(roots.len() > 1, || "two features must be named".into())
}

fn goods(game: &Game, player: Player, words: &[&str]) -> Check {
    let held = GOODS.into_iter().zip(game.goods(player));
    let held: Vec<(&str, u16)> =
        held.map(|(goods, number)| (goods_name(goods), number as u16)).collect();
    amounts(&held, words)
}

fn track(game: &Game, player: Player, words: &[&str]) -> Check {
    let markers = game.markers(player);
    amounts(&[("meeple", markers.meeple), ("messenger", markers.messenger)], words)
}

/// Pairs of a name and a number, each of which must be so.
fn amounts(found: &[(&str, u16)], words: &[&str]) -> Check {
    let mut right = !words.is_empty() && words.len().is_multiple_of(2);
    for pair in words.chunks_exact(2) {
        right &=
            found.iter().any(|(name, number)| *name == pair[0] && number.to_string() == pair[1]);
    }
    ensure(right, || {
        let found: Vec<String> =
            found.iter().map(|(name, number)| format!("{name} {number}")).collect();
        found.join(" ")
    })
}

/// Every challenge by its two places, the shrine first: `1,0-0,0`; or `none`.
fn challenges(game: &Game, words: &[&str]) -> Check {
    let place = |on: Seg| {
        let at = game.board().tile(game.board().tile_of(on)).at;
        format!("{},{}", at.x, at.y)
    };
    let challenges = game.challenges().into_iter();
    let found: Vec<String> =
        challenges.map(|it| format!("{}-{}", place(it.shrine), place(it.monastery))).collect();
    let expected = if words == ["none"] { &[][..] } else { words };
    ensure(sorted(&found) == sorted(expected), || found.join(" "))
}

fn ferry(game: &Game, text: &str) -> Check {
    let (sides, at) = text.split_once('@').ok_or("write: expect ferry EW@1,0")?;
    let tile =
        game.board().tiles().iter().find(|tile| format!("{},{}", tile.at.x, tile.at.y) == at);
    let tile = tile.ok_or("there is no tile")?;
    let found: String = tile.ferry.sides().map(Side::letter).collect();
    equal(if found.is_empty() { "none".into() } else { found }, sides)
}

/// The followers in a quarter of Carcassonne: `Red meeple`, in any order.
fn in_quarter(game: &Game, quarter: &str, words: &[&str]) -> Check {
    let guests = game.city().guests.iter().filter(|guest| guest.quarter.name() == quarter);
    let guests: Vec<String> = guests
        .map(|guest| format!("{} {}", describe::name(game, guest.owner), guest.figure.name()))
        .collect();
    same_figures(&guests, words)
}

/// The followers on the crowns of a sector: `Red meeple`, in any order.
fn on_crowns(game: &Game, sector: &str, words: &[&str]) -> Check {
    let crowned = game.wheel().crowned.iter().filter(|crowned| crowned.sector.name() == sector);
    let crowned: Vec<String> = crowned
        .map(|it| format!("{} {}", describe::name(game, it.owner), it.figure.name()))
        .collect();
    same_figures(&crowned, words)
}

/// Ingots on the tile at a place such as `1,0`.
fn gold_at(game: &Game, at: &str) -> u8 {
    let tiles = game.gold().on_tiles.iter();
    let there = tiles.filter(|(tile, _)| {
        let place = game.board().tile(*tile).at;
        format!("{},{}", place.x, place.y) == at
    });
    there.map(|(_, count)| *count).sum()
}

/// How many events begin with these words and cite the rules in brackets after them.
fn events(runner: &Runner, words: &[&str], right: impl Fn(usize) -> bool) -> Check {
    let (rules, start): (Vec<&str>, Vec<&str>) =
        words.iter().partition(|word| word.starts_with('['));
    let events: Vec<Vec<String>> =
        runner.events.iter().map(|event| describe::event(runner.game(), event)).collect();
    let matches = |event: &&Vec<String>| {
        begins_with(event, &start) && rules.iter().all(|rule| event.iter().any(|word| word == rule))
    };
    ensure(right(events.iter().filter(matches).count()), || {
        let events: Vec<String> = events.iter().map(|event| event.join(" ")).collect();
        format!("the events\n    {}", events.join("\n    "))
    })
}
