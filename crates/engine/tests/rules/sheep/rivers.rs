//! Hills & Sheep with rivers.

use bastide_bots::Playout;
use bastide_engine::{Catalogue, Chance, Game, Outcome, Pending, Rules, Setup};

/// HS+R2, HS+R5, HS+RV3, HS-10, R2-16: no hill comes before the river is laid, and the tile below
/// one is ordinary, also below the tile after the volcano lake.
#[test]
fn hs_10_the_tile_below_a_hill_is_none_of_the_river() {
    for river in ["river-v3", "river-2", "river-bb5"] {
        let systems = ["base", river, "hills-and-sheep"].map(String::from).to_vec();
        let setup = Setup { systems: Some(systems), ..Setup::for_players(["Red", "Blue"]) };
        let mut game = Game::new(Rules::new(setup).unwrap());
        let ordinary = 71 + 18;
        let mut playout = Playout::new(5);
        while game.pending() != Pending::Chance(Chance::Draw) || game.bag().left() > ordinary {
            let hill = game.rules().kind("hs.A").unwrap();
            assert!(game.resolve(Outcome::Tile(hill)).is_err());
            assert!(playout.step(&mut game));
            assert_eq!(game.bag().hidden(), 0);
        }
        assert_eq!(game.bag().left(), ordinary);
        let hill = game.rules().kind("hs.A").unwrap();
        game.resolve(Outcome::Tile(hill)).unwrap();
        assert_eq!((game.bag().left(), game.bag().hidden()), (ordinary - 2, 1));
    }
}

/// HS+R2, HS+RV3, HS-31: only the river of Big Box 5 shows sheep and vineyards.
#[test]
fn hs_31_other_rivers_show_neither_sheep_nor_vineyards() {
    let catalogue = Catalogue::standard();
    for set in ["river-v3", "river-17", "river-1", "river-2"] {
        for (kind, _) in &catalogue.set(set).unwrap().tiles {
            let tile = catalogue.kind(*kind);
            assert!(!tile.symbols.vineyard, "{set}");
            assert!(tile.segments.iter().all(|segment| segment.sheep == 0), "{set}");
        }
    }
}
