//! Expectations: each is a line of words, and a failure says what was found.

use bastide_engine::{
    Action, Event, FigureKind, Game, Pending, Piece, Player, Players, Record, Report, Seg, Spot,
    Topic,
};
use bastide_notation::{parse_action, parse_segment, print_action};

use crate::describe;
use crate::run::{Check, ensure};

/// Checks one expectation of a game and of what happened in it.
pub(crate) fn check(game: &Game, happened: &[Event], words: &[String]) -> Check {
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
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
        ["supply", name, figure, count] => {
            let player = player(game, name)?;
            match FigureKind::from_name(figure) {
                Some(kind) => equal(game.supply(player).of(kind), count),
                None => amounts(&reported(game, Topic::Supply(player)), &[figure, count]),
            }
        }
        ["figures", name, count] => {
            let owner = player(game, name)?;
            equal(game.figures().iter().filter(|figure| figure.owner == owner).count(), count)
        }
        ["on", at, ref rest @ ..] => match Spot::from_board_name(at) {
            Some(spot) => beside_map(game, spot, rest),
            None => on(game, segment(game, at)?, rest),
        },
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
        ["tokens", name, ref rest @ ..] => {
            amounts(&reported(game, Topic::Tokens(player(game, name)?)), rest)
        }
        ["track", name, ref rest @ ..] => {
            let player = player(game, name)?;
            let mut found = vec![("meeple".to_owned(), game.markers(player).meeple.to_string())];
            found.extend(reported(game, Topic::Track(player)));
            amounts(&found, rest)
        }
        ["piece", name, at] => {
            let piece = Piece::from_name(name).ok_or("there is no such piece")?;
            let on = game.piece_spot(piece).map(|spot| describe::spot(game, spot));
            equal(on.unwrap_or("aside".to_owned()), at)
        }
        ["companion", ref rest @ ..] => {
            let with = game.accompanied().map(|figure| {
                let (owner, on) = (describe::name(game, figure.owner), figure.on);
                format!("{owner} {} {}", figure.kind.name(), describe::segment(game, on))
            });
            equal(with.unwrap_or("nobody".to_owned()), &rest.join(" "))
        }
        ["state", path, ref rest @ ..] => state(game, path, rest),
        ["left", count] => equal(game.bag().left(), count),
        ["waiting", count] => equal(game.bag().aside().len(), count),
        ["event", ref rest @ ..] => events(game, happened, rest, |found| found > 0),
        ["no", "event", ref rest @ ..] => events(game, happened, rest, |found| found == 0),
        ["events", count, ref rest @ ..] => {
            let count: usize = count.parse().map_err(|_| "write: expect events NUMBER ...")?;
            events(game, happened, rest, |found| found == count)
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

/// What the systems say on a topic, in words.
fn reported(game: &Game, topic: Topic) -> Vec<(String, String)> {
    let report = game.report(topic);
    report.iter().map(|(name, value)| (name.to_owned(), in_words(game, value))).collect()
}

fn in_words(game: &Game, report: &Report) -> String {
    let several = |all: Vec<String>| all.join(" ");
    match report {
        Report::Nothing => "none".to_owned(),
        Report::Number(number) => number.to_string(),
        Report::Word(word) => word.clone(),
        Report::Place(at) => format!("{},{}", at.x, at.y),
        Report::Player(player) => describe::name(game, *player),
        Report::Segment(segment) => describe::segment(game, *segment),
        Report::List(list) => several(list.iter().map(|it| in_words(game, it)).collect()),
        Report::Record(record) => {
            several(record.iter().map(|(_, it)| in_words(game, it)).collect())
        }
    }
}

/// What the systems have on the table. A step of the path is a name in a record; in a list it chooses
/// the records that have this value.
fn state(game: &Game, path: &str, words: &[&str]) -> Check {
    let mut found = vec![Report::Record(game.report(Topic::Table))];
    for step in path.split('/') {
        found = found.iter().flat_map(|report| step_into(game, report, step)).collect();
    }
    let items = found.iter().flat_map(|report| match report {
        Report::List(list) => list.clone(),
        single => vec![single.clone()],
    });
    let items: Vec<String> = items.map(|item| in_words(game, &item)).collect();
    let width = items.first().map_or(1, |item| item.split(' ').count());
    let expected: Vec<String> = match words {
        ["none"] if items.is_empty() => Vec::new(),
        words => words.chunks(width).map(|words| words.join(" ")).collect(),
    };
    ensure(sorted(&items) == sorted(&expected), || {
        if items.is_empty() { "none".into() } else { sorted(&items) }
    })
}

fn step_into(game: &Game, report: &Report, step: &str) -> Vec<Report> {
    match report {
        Report::Record(record) => record.get(step).cloned().into_iter().collect(),
        Report::List(list) => {
            let named = parse_segment(game, step).ok().map(|segment| game.board().root(segment));
            let is_there = |it: &Report| match it {
                Report::Segment(segment) if named.is_some() => {
                    Some(game.board().root(*segment)) == named
                }
                other => in_words(game, other) == step,
            };
            let has = |record: &Record| record.iter().any(|(_, it)| is_there(it));
            let chosen = |it: &&Report| matches!(it, Report::Record(record) if has(record));
            list.iter().filter(chosen).cloned().collect()
        }
        _ => Vec::new(),
    }
}

/// Pairs of a name and a number, each of which must be so.
fn amounts(found: &[(String, String)], words: &[&str]) -> Check {
    let mut right = !words.is_empty() && words.len().is_multiple_of(2);
    for pair in words.chunks_exact(2) {
        // What nobody reports, there is none of.
        let number = found.iter().find(|(name, _)| name == pair[0]).map(|(_, number)| &number[..]);
        right &= number.unwrap_or("0") == pair[1];
    }
    ensure(right, || {
        let found: Vec<String> =
            found.iter().map(|(name, number)| format!("{name} {number}")).collect();
        if found.is_empty() { "none".into() } else { found.join(" ") }
    })
}

/// The figures on a spot beside the map: `Red meeple`, in any order.
fn beside_map(game: &Game, spot: Spot, words: &[&str]) -> Check {
    let here = game.figures_beside_map().filter(|(on, _)| *on == spot);
    let here: Vec<String> = here
        .map(|(_, it)| format!("{} {}", describe::name(game, it.owner()), it.kind().name()))
        .collect();
    same_figures(&here, words)
}

/// How many events begin with these words and cite the rules in brackets after them.
fn events(game: &Game, happened: &[Event], words: &[&str], right: impl Fn(usize) -> bool) -> Check {
    let (rules, start): (Vec<&str>, Vec<&str>) =
        words.iter().partition(|word| word.starts_with('['));
    let events: Vec<Vec<String>> =
        happened.iter().map(|event| describe::event(game, event)).collect();
    let matches = |event: &&Vec<String>| {
        begins_with(event, &start) && rules.iter().all(|rule| event.iter().any(|word| word == rule))
    };
    ensure(right(events.iter().filter(matches).count()), || {
        let events: Vec<String> = events.iter().map(|event| event.join(" ")).collect();
        format!("the events\n    {}", events.join("\n    "))
    })
}
