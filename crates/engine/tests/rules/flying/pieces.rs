//! The tiles, the die and the directions.

use bastide_engine::{Catalogue, Game, Outcome, Rules, Setup};
use bastide_scenario::{check, check_setup_refused};

fn game_with(systems: &[&str]) -> Game {
    let systems = systems.iter().map(|system| system.to_string()).collect();
    let setup = Setup { systems: Some(systems), ..Setup::for_players(["Red", "Blue"]) };
    Game::new(Rules::new(setup).unwrap())
}

/// FLY-1: eight tiles, each with a machine, among those of the game.
#[test]
fn fly_1_eight_tiles_are_added() {
    let (without, with) = (game_with(&["base"]), game_with(&["base", "flying-machines"]));
    assert_eq!(with.bag().left() - without.bag().left(), 8);
    let catalogue = Catalogue::standard();
    for set in ["flier-v3", "flier-c1"] {
        let tiles = &catalogue.set(set).unwrap().tiles;
        assert_eq!(tiles.iter().map(|(_, copies)| *copies).sum::<u8>(), 8);
        assert!(tiles.iter().all(|(kind, _)| catalogue.kind(*kind).symbols.flier.is_some()));
    }
}

/// FLY-2: each distance is as likely as the others, and there are no more.
#[test]
fn fly_2_the_die_shows_one_to_three() {
    let played = check(
        "
        systems: base, farmers, flying-machines
        start: base.B 0,0:0
        bag: base.B

        Red fl.G 1,0:0 meeple^
        expect asks chance
        ",
    );
    let mut game = played.game().clone();
    let faces = [1, 2, 3].map(|die| (Outcome::Die(die), 2));
    assert_eq!(game.outcomes(), faces);
    for die in [0, 4, 255] {
        let refusal = game.resolve(Outcome::Die(die)).unwrap_err();
        assert_eq!(refusal.rule.to_string(), "FLY-2");
    }
    check_setup_refused("players: Red\nchance: die=4", "FLY-2");
}

/// FLY-3, FLY-6: two printed directions, turned with the tile, make all eight.
#[test]
fn fly_3_the_direction_turns_with_the_tile() {
    let directions = [
        ("fl.G", 0, "-1,0"),
        ("fl.H", 0, "-1,-1"),
        ("fl.G", 90, "0,-1"),
        ("fl.H", 90, "1,-1"),
        ("fl.G", 180, "1,0"),
        ("fl.H", 180, "1,1"),
        ("fl.G", 270, "0,1"),
        ("fl.H", 270, "-1,1"),
    ];
    for (tile, rotation, to) in directions {
        check(&format!(
            "
            systems: base, farmers, flying-machines
            start: base.B -1,-1:0; base.B 0,-1:0; base.B 1,-1:0; base.B 1,0:0; base.B 1,1:0; \
                   base.B 0,1:0; base.B -1,1:0; base.B -1,0:0
            bag: base.B

            Red {tile} 0,0:{rotation} meeple^ die=1
            expect event rolled Red 1 {to}
            expect only meeple>monastery@{to}
            "
        ));
    }
}
