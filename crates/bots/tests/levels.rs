//! The levels: each is stronger than the one below, does nothing absurd, and has the habit that it is
//! known for.

mod common;

use std::cell::RefCell;

use bastide_bots::{LADDER, Level, Style};
use bastide_engine::{Action, FigureKind, Game, PRESETS, Player, Preset, SegmentKind};

use common::{finish, new_game};

fn level(name: &str) -> &'static Level {
    Level::named(name).expect("a level of this version")
}

/// How many games one level wins against another with a preset, seats changed from game to game; a draw
/// is half a win.
fn wins(one: &Level, other: &Level, preset: &Preset, games: u64) -> f64 {
    let won = (0..games).map(|game| {
        let seat = Player((game % 2) as u8);
        let end =
            finish(new_game(preset.setup(["Ann", "Bob"])), game / 2, |position, player, seed| {
                let level = if player == seat { one } else { other };
                level.choose(position, seed).expect("a player is asked")
            });
        let winners = end.winners();
        if winners.contains(seat) { 1.0 / winners.iter().count() as f64 } else { 0.0 }
    });
    won.sum()
}

#[test]
fn every_second_level_is_clearly_stronger() {
    for pair in LADDER[..7].windows(3) {
        let won = wins(&pair[2], &pair[0], &PRESETS[0], 40);
        assert!(won > 24.0, "{} won {won} of 40 against {}", pair[2].name, pair[0].name);
    }
}

#[test]
fn the_weakest_beats_random_play() {
    let won = wins(&LADDER[0], level("random"), &PRESETS[0], 12);
    assert!(won >= 10.0, "{won} of 12");
}

#[test]
fn levels_play_every_preset_to_its_end() {
    for preset in PRESETS {
        for level in [&LADDER[0], &LADDER[4]] {
            let end = finish(new_game(preset.setup(["Ann", "Bob"])), 1, |game, _, seed| {
                level.choose(game, seed).expect("a player is asked")
            });
            let most = end.scores().into_iter().max();
            assert!(most > Some(0), "{} with {}", level.name, preset.name);
        }
    }
}

/// What a level is seen to do, against one in the middle of the ladder.
#[derive(Default, Debug)]
struct Seen {
    turns: f64,
    placed: f64,
    on_fields: f64,
    in_cities: f64,
    /// Features that two players came to share by its turns.
    shared: f64,
    /// Followers that it had free, summed over its turns.
    free: f64,
}

impl Seen {
    /// Watches a level for some games.
    fn of(own: &Level, games: u64) -> Seen {
        let seen = RefCell::new(Seen::default());
        for seed in 0..games {
            finish(new_game(PRESETS[0].setup(["Ann", "Bob"])), seed, |game, player, seed| {
                let own = if player == Player(0) { own } else { level("thibaut") };
                let action = own.choose(game, seed).expect("a player is asked");
                if player == Player(0) {
                    seen.borrow_mut().watch(game, action);
                }
                action
            });
        }
        seen.into_inner()
    }

    fn watch(&mut self, game: &Game, action: Action) {
        match action {
            Action::Place { .. } => {
                self.turns += 1.0;
                self.free += game.supply(Player(0)).of(FigureKind::Meeple) as f64;
                let mut next = game.clone();
                next.play_unchecked(action);
                self.shared += (shared(&next) as f64 - shared(game) as f64).max(0.0);
            }
            Action::Deploy { to, .. } => {
                self.placed += 1.0;
                self.on_fields += (game.kind_at(to) == Some(SegmentKind::Field)) as u8 as f64;
                self.in_cities += (game.kind_at(to) == Some(SegmentKind::City)) as u8 as f64;
            }
            _ => {}
        }
    }
}

/// Roads and cities with followers of both players.
fn shared(game: &Game) -> usize {
    let mut roots: Vec<_> = game.figures().iter().map(|it| game.board().root(it.on)).collect();
    roots.sort();
    roots.dedup();
    let views = roots.into_iter().map(|root| game.feature(root));
    let open = views.filter(|view| view.kind != SegmentKind::Field);
    open.filter(|view| view.strengths[..2].iter().all(|strength| *strength > 0)).count()
}

#[test]
fn habits_are_true() {
    let names = ["odile", "gaspard", "margot", "marius", "alienor", "thibaut"];
    let seen = names.map(|name| Seen::of(level(name), 24));
    let of = |what: fn(&Seen) -> f64| seen.each_ref().map(what);
    let [odile, gaspard, margot, marius, alienor, thibaut] = of(|it| it.on_fields / it.placed);
    assert_eq!((odile, gaspard), (0.0, 0.0), "they never farm");
    assert!(marius > margot && marius > 1.2 * alienor.max(thibaut), "he farms the most: {seen:?}");
    let [odile, gaspard, margot, marius, alienor, thibaut] = of(|it| it.free / it.turns);
    let others = [gaspard, marius, alienor, thibaut];
    assert!(others.iter().all(|free| odile > 1.2 * free), "she keeps hers: {seen:?}");
    assert!(others.iter().all(|free| margot < 0.95 * free), "she is soon without: {seen:?}");
    let [.., alienor, thibaut] = of(|it| it.shared / it.turns);
    assert!(alienor > 1.5 * thibaut, "she joins: {seen:?}");
}

/// The levels that have styles.
fn with_styles() -> impl Iterator<Item = &'static Level> {
    LADDER.iter().filter(|level| level.styles().next().is_some())
}

#[test]
fn styles_are_true() {
    for own in with_styles() {
        let styled = Style::ALL.map(|style| own.in_style(style).expect("it has every style"));
        let seen = styled.map(|level| Seen::of(level, 24));
        let of = |what: fn(&Seen) -> f64| seen.each_ref().map(what);
        let [builder, farmer, thief] = of(|it| it.in_cities / it.placed);
        assert!(builder > 1.1 * farmer.max(thief), "{} builds: {seen:?}", own.name);
        let [builder, farmer, thief] = of(|it| it.on_fields / it.placed);
        assert!(farmer > 1.2 * builder.max(thief), "{} farms: {seen:?}", own.name);
        let [builder, farmer, thief] = of(|it| it.shared / it.turns);
        assert!(thief > 1.3 * builder.max(farmer), "{} joins: {seen:?}", own.name);
    }
}

#[test]
fn styles_are_about_as_strong_as_their_level() {
    for own in with_styles() {
        for styled in Style::ALL.into_iter().filter_map(|style| own.in_style(style)) {
            let won = wins(styled, own, &PRESETS[0], 40);
            assert!((12.0..=28.0).contains(&won), "{} won {won} of 40", styled.name);
        }
    }
}
