//! Tokens, tiles and parts (KR-1 to KR-3).

use bastide_engine::{Game, Rules, Setup, Title};
use bastide_scenario::check;

fn game(systems: &[&str]) -> Game {
    let systems = Some(systems.iter().map(|system| system.to_string()).collect());
    let setup = Setup { systems, ..Setup::for_players(["Red", "Blue"]) };
    Game::new(Rules::new(setup).unwrap())
}

/// KR-1: nobody has a token at first, and five tiles come with the system, whichever part is named.
#[test]
fn kr_1_two_tokens_and_five_tiles() {
    for system in [
        "king-and-robber-baron",
        "king-and-robber-baron/king",
        "king-and-robber-baron/robber-baron",
    ] {
        let game = game(&["base", system]);
        assert_eq!(game.bag().left(), 71 + 5);
        for title in Title::ALL {
            assert_eq!((game.holder(title), game.record(title)), (None, 0));
        }
    }
}

/// KR-2: the two cities of a tile are different ones, unless other tiles join them.
#[test]
fn kr_2_a_tile_with_two_cities() {
    check(
        "
        systems: base, king-and-robber-baron
        start: base.E 0,1:0
        bag: base.B

        Red  kr.K5 0,0:0 -
        expect apart city.NS@0,0 city.EW@0,0
        Blue base.N 0,-1:180 -
        Red  base.N 1,-1:270 -
        expect apart city.NS@0,0 city.EW@0,0
        Blue base.N 1,0:0 -
        expect same city.NS@0,0 city.EW@0,0
        expect tiles 5 city.NS@0,0
        ",
    );
}

/// Cities of two tiles and roads of two tiles, for Red to complete.
const BOTH: &str = "
    start: base.E 0,0:0; base.A 0,1:90
    bag: base.B base.B
";

/// KR-3: each token works alone.
#[test]
fn kr_3_either_token_alone() {
    let moves = "
        Red  base.E 0,-1:180 -
        Blue base.A -1,1:270 -
    ";
    for (part, king, baron) in [
        ("king-and-robber-baron", "2", "2"),
        ("king-and-robber-baron/king", "2", "none"),
        ("king-and-robber-baron/robber-baron", "none", "2"),
        ("king-and-robber-baron/king, king-and-robber-baron/robber-baron", "2", "2"),
    ] {
        check(&format!(
            "systems: base, {part}
            {BOTH}
            {moves}
            expect state records/king {king}
            expect state records/robber-baron {baron}
            "
        ));
    }
}
