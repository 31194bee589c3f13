//! The levels: each is stronger than the one below, does nothing absurd, and has the habit that it is
//! known for.

mod common;

use bastide_bots::{LADDER, Level};
use bastide_engine::{PRESETS, Player, Preset, SegmentKind};

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

/// Followers of a level on fields, of all that it placed, against the level in the middle.
fn share_on_fields(name: &str) -> f64 {
    let (mut fields, mut all) = (0, 0);
    for seed in 0..20 {
        let placed = std::cell::RefCell::new((0, 0));
        finish(new_game(PRESETS[0].setup(["Ann", "Bob"])), seed, |game, player, seed| {
            let own = if player == Player(0) { level(name) } else { level("thibaut") };
            let action = own.choose(game, seed).expect("a player is asked");
            let mut next = game.clone();
            next.play_unchecked(action);
            let count = |game: &bastide_engine::Game, farms: bool| {
                let figures = game.figures().iter().filter(|it| it.owner == Player(0));
                let field = |on| game.board().kind_of(on) == SegmentKind::Field;
                figures.filter(|it| !farms || field(it.on)).count() as i32
            };
            if player == Player(0) && count(&next, false) > count(game, false) {
                let mut placed = placed.borrow_mut();
                placed.0 += count(&next, true) - count(game, true);
                placed.1 += 1;
            }
            action
        });
        let (farms, placements) = placed.into_inner();
        fields += farms;
        all += placements;
    }
    fields as f64 / all as f64
}

#[test]
fn habits_are_true() {
    let [odile, gaspard, marius, sancha] =
        ["odile", "gaspard", "marius", "sancha"].map(share_on_fields);
    assert!(odile < 0.05 && gaspard < 0.05, "they forget farms: {odile:.2}, {gaspard:.2}");
    assert!(marius > 1.3 * sancha, "he is a farmer: {marius:.2} against {sancha:.2}");
}
