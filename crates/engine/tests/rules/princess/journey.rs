//! The dragon's journey.

use bastide_scenario::check;

/// PD-ex1, PD-43, PD-45, PD-46, PD-47, PD-49, PD-50, TS-12: six steps of four players; each refusal
/// on the way.
#[test]
fn pd_ex1_four_players_move_the_dragon_six_steps() {
    check(
        "
        players: A, B, C, D
        systems: base, farmers, princess-and-dragon
        start: pd.V1 2,2:0; base.B 2,1:0; base.B 2,0:0; base.B 1,1:0; base.B 1,0:0
        bag: base.B

        A base.B 0,1:0 meeple>monastery
        B base.B 1,2:0 meeple>monastery
        C base.B 0,2:0 -
        D base.B 0,0:0 -
        A pd.D1 0,-1:0
        expect asks A figure
        refuse dragon>@2,1 PD-43
        A -
        expect asks A dragon-step
        expect only dragon>@2,1 dragon>@1,2
        refuse dragon>@1,1 PD-46
        refuse dragon>@2,2 PD-47
        A dragon>@2,1
        expect asks B dragon-step
        refuse dragon>@2,2 PD-47
        refuse - PD-46
        B dragon>@1,1
        C dragon>@1,2
        expect event returned B meeple monastery@1,2
        expect asks D dragon-step
        expect only dragon>@0,2
        refuse dragon>@1,1 PD-47
        D dragon>@0,2
        A dragon>@0,1
        expect event returned A meeple monastery@0,1
        B dragon>@0,0
        expect asks B place-tile
        expect piece dragon 0,0
        expect A 0, B 0
        expect supply A meeple 7
        expect supply B meeple 7
        ",
    );
}

/// PD-ex9: with eight players two of them move nothing.
#[test]
fn pd_ex9_six_of_eight_players_move() {
    check(
        "
        players: A, B, C, D, E, F, G, H
        systems: base, farmers, princess-and-dragon
        start: pd.V1 0,0:0; base.B 1,0:0; base.B 2,0:0; base.B 3,0:0; base.B 4,0:0; \
               base.B 5,0:0; base.B 6,0:0; base.B 7,0:0
        bag: base.B

        A pd.D1 0,1:180 -
        A dragon>@1,0
        B dragon>@2,0
        C dragon>@3,0
        D dragon>@4,0
        E dragon>@5,0
        F dragon>@6,0
        expect asks B place-tile
        expect piece dragon 6,0
        ",
    );
}

/// PD-ex10, PD-48, PD-24, PD-47: no step is left beside the fairy and two visited tiles.
#[test]
fn pd_ex10_a_journey_ends_early() {
    check(
        "
        systems: base, farmers, princess-and-dragon
        start: pd.V1 1,0:0; base.B 0,0:0; base.B 0,1:0; base.B 1,1:0
        bag: base.B

        Red  base.B 2,1:0 meeple>monastery
        Blue base.B 3,1:0 -
        Red  base.B 4,1:0 fairy>@2,1
        Blue pd.D1 0,-1:0 -
        Blue dragon>@0,0
        Red  dragon>@0,1
        refuse dragon>@2,1 PD-47
        Blue dragon>@1,1
        expect asks Red place-tile
        expect figures Red 1
        ",
    );
}

/// PD-24, PD-47: the fairy's tile is closed, whoever stands there.
#[test]
fn pd_24_the_dragon_never_enters_the_tile_of_the_fairy() {
    check(
        "
        systems: base, farmers, princess-and-dragon
        start: pd.V1 0,0:0; base.B -1,0:0
        bag: base.B

        Red  base.B 1,0:0 meeple>monastery
        Blue base.B 2,0:0 -
        Red  base.B 3,0:0 fairy>@1,0
        Blue pd.D1 4,0:0 -
        expect only dragon>@-1,0
        refuse dragon>@1,0 PD-47
        Blue dragon>@-1,0
        expect piece dragon -1,0
        expect figures Red 1
        ",
    );
}

/// A city of three tiles that the dragon tile completes; Red's only knight is beside the dragon.
const LAST_KNIGHT: &str = "
        start: base.D 0,0:0; base.U 1,0:0; pd.V1 1,-1:0
        bag: base.B

        Red  base.G 0,-1:90 meeple>city.NS
        Blue pd.D1 0,-2:180 -
";

/// PD-ex11, PD-44, TS-12, TS-13: the dragon comes first, and nobody is left to score.
#[test]
fn pd_ex11_before_scoring_the_dragon_eats_first() {
    check(&format!(
        "
        systems: base, farmers, princess-and-dragon
        {LAST_KNIGHT}
        expect asks Blue dragon-step
        expect Red 0
        Blue dragon>@0,-1
        expect event returned Red meeple city.NS@0,-1
        Red  dragon>@0,-2
        expect asks Red place-tile
        expect Red 0
        expect complete city.N@0,0
        "
    ));
}

/// PD-ex11, PD-44, TS-15: the city is scored, then the dragon moves.
#[test]
fn pd_ex11_after_scoring_the_dragon_comes_late() {
    check(&format!(
        "
        systems: base, farmers, princess-and-dragon
        option pd.dragon_timing: after_scoring
        {LAST_KNIGHT}
        expect asks Blue dragon-step
        expect Red 6
        Blue dragon>@0,-1
        expect no event returned
        Red  dragon>@0,-2
        expect asks Red place-tile
        "
    ));
}

/// PD-44, TS-15: also where nothing is scored.
#[test]
fn pd_44_after_scoring_without_anything_to_score() {
    check(
        "
        systems: base, farmers, princess-and-dragon
        option pd.dragon_timing: after_scoring
        start: pd.V1 0,0:0; base.B 1,0:0
        bag: base.B

        Red  pd.D1 0,1:180 meeple>field.012367
        expect asks Red dragon-step
        Red  dragon>@0,1
        expect event returned Red meeple field.012367@0,1
        expect asks Blue place-tile
        ",
    );
}

/// PD-43: the figure action comes first, and the new figure is not spared.
#[test]
fn pd_43_the_dragon_moves_after_the_figure_action() {
    check(
        "
        systems: base, farmers, princess-and-dragon
        start: pd.V1 0,0:0; base.B 1,0:0
        bag: base.B

        Red  pd.D1 0,1:180 meeple>city.S
        expect supply Red meeple 6
        Red  dragon>@0,1
        expect supply Red meeple 7
        expect asks Blue place-tile
        ",
    );
}

/// FRM+PD, PD-49, PD-ex7: the farmer goes, and with it the pig three tiles away.
#[test]
fn pd_ex7_the_pig_follows_the_last_farmer() {
    check(
        "
        systems: base, farmers, traders-and-builders, princess-and-dragon
        start: pd.V1 0,0:0; base.B -1,0:0
        bag: base.B

        Red  base.B 0,1:0 -
        Blue base.B 1,0:0 meeple>field.01234567
        Red  base.B 2,0:0 -
        Blue base.B 3,0:0 -
        Red  base.B 0,2:0 -
        Blue base.B 4,0:0 pig>field.01234567
        Red  pd.D1 0,-1:0 -
        Red  dragon>@1,0
        expect event returned Blue meeple field.01234567@1,0
        expect event returned Blue pig field.01234567@4,0
        expect figures Blue 0
        expect supply Blue pig 1
        ",
    );
}

/// PD+TB, PD-49: a builder on the tile is eaten while its follower is safe elsewhere.
#[test]
fn pd_49_a_builder_is_eaten() {
    check(
        "
        players: Red
        systems: base, farmers, traders-and-builders, princess-and-dragon
        bag: base.B

        Red base.U 1,0:0 meeple>road.EW
        Red base.U 2,0:0 builder>road.EW
        Red base.B 0,1:0 fairy>@1,0
        Red pd.V1 2,1:0
        Red pd.D1 0,2:180 -
        expect only dragon>@2,0
        Red dragon>@2,0
        expect event returned Red builder road.EW@2,0
        expect on road.EW@1,0: Red meeple
        expect asks Red place-tile
        ",
    );
}

/// PD+TB, PD-49: so is a pig.
#[test]
fn pd_49_a_pig_is_eaten() {
    check(
        "
        players: Red
        systems: base, farmers, traders-and-builders, princess-and-dragon
        start: pd.V1 0,0:0
        bag: base.B

        Red base.B 1,0:0 meeple>field.01234567
        Red base.B 0,1:0 pig>field.01234567
        Red base.B 2,0:0 fairy>@1,0
        Red pd.D1 3,0:0 -
        Red dragon>@0,1
        expect event returned Red pig field.01234567@0,1
        expect on field.01234567@1,0: Red meeple
        ",
    );
}

/// PD-49: several figures of several players on one tile.
#[test]
fn pd_49_everybody_on_the_tile_goes_home() {
    check(
        "
        systems: base, farmers, princess-and-dragon
        start: base.D 0,0:0; pd.V1 0,1:0
        bag: base.B

        Red  base.U 1,0:0 meeple>road.EW
        Blue pd.P2 2,0:0 meeple>field.0127@1,0
        Red  base.B 0,2:0 -
        Blue pd.D6 -1,0:0 -
        Blue dragon>@0,0
        Red  dragon>@1,0
        expect event returned Red meeple road.EW@1,0
        expect event returned Blue meeple field.0127@1,0
        Blue dragon>@2,0
        expect asks Red place-tile
        expect Red 0, Blue 0
        ",
    );
}
