//! Challenges (CU-20 to CU-27, CU-31).

use bastide_scenario::check;

/// Places for a monastery at 1,1 and a shrine at 2,2, corner to corner. Of the monastery's neighbours
/// 0,0 and 2,1 are free, of the shrine's 2,1, 2,3 and 3,3. The land tiles show nothing but field.
const LAND: &str = "
    players: Blue, Red
    start: fl.G 1,0:0; fl.G 2,0:0; fl.G 3,0:0; fl.G 3,1:0; fl.G 3,2:0
    start: fl.G 0,1:0; fl.G 0,2:0; fl.G 1,2:0; fl.G 1,3:0
    start: fl.G -1,1:0; fl.G -1,0:0; fl.G -1,-1:0; fl.G 0,-1:0; fl.G 1,-1:0
";

/// Blue's monk and Red's heretic.
const RIVALS: &str = "
    Blue base.B 1,1:0 meeple>monastery
    expect state challenges none
    Red  cult.S1 2,2:0 meeple>shrine
";

/// BG+CU, CU-20, CU-21, CU-23, CU-25, CU-ex1
#[test]
fn cu_ex1_the_monastery_is_finished_first() {
    check(&format!(
        "systems: base, cult
        {LAND}
        bag: fl.G
        {RIVALS}
        expect state challenges 2,2 1,1
        expect asks Blue place-tile         # nobody is asked whether to accept it
        Blue fl.G 2,1:0
        Red  fl.G 0,0:0
        expect event scored Blue 9 monastery
        expect no event scored Red
        expect event challenge-lost shrine@2,2 monastery@1,1
        expect event returned Blue meeple monastery@1,1
        expect event returned Red meeple shrine@2,2
        expect Blue 9, Red 0
        expect open shrine@2,2
        expect on shrine@2,2: nobody
        expect state challenges none
        "
    ));
}

/// CU-23: it may be the shrine, and the loser may complete it himself.
#[test]
fn cu_23_the_shrine_is_finished_first() {
    check(&format!(
        "systems: base, cult
        {LAND}
        bag: fl.G
        {RIVALS}
        Blue fl.G 2,1:0
        Red  fl.G 2,3:0
        Blue fl.G 3,3:0
        expect event scored Red 9 shrine
        expect no event scored Blue
        expect event challenge-lost monastery@1,1 shrine@2,2
        expect figures Blue 0
        expect figures Red 0
        expect open monastery@1,1
        "
    ));
}

/// CU-24, CU-ex2
#[test]
fn cu_ex2_one_tile_finishes_both() {
    check(&format!(
        "systems: base, cult
        {LAND}
        bag: fl.G
        {RIVALS}
        Blue fl.G 0,0:0
        Red  fl.G 2,3:0
        Blue fl.G 3,3:0
        Red  fl.G 2,1:0
        expect event scored Blue 9 monastery
        expect event scored Red 9 shrine
        expect no event challenge-lost
        expect Blue 9, Red 9
        "
    ));
}

/// CU-31, CU-ex3: an unresolved challenge is void.
#[test]
fn cu_ex3_nobody_has_finished() {
    check(&format!(
        "systems: base, cult
        {LAND}
        {RIVALS}
        expect event scored Blue 7 monastery final
        expect event scored Red 6 shrine final
        expect Blue 7, Red 6
        "
    ));
}

/// CU-20, CU-21, CU-ex4: without a heretic there is no challenge.
#[test]
fn cu_ex4_an_empty_shrine_challenges_nobody() {
    check(&format!(
        "systems: base, cult
        {LAND}
        bag: fl.G

        Blue base.B 1,1:0 meeple>monastery
        Red  cult.S1 2,2:0 -
        expect state challenges none
        Blue fl.G 2,1:0
        Red  fl.G 2,3:0
        Blue fl.G 3,3:0
        expect complete shrine@2,2
        expect no event scored
        expect on monastery@1,1: Blue meeple
        Red  fl.G 0,0:0
        expect event scored Blue 9 monastery
        "
    ));
}

/// CU-20: eight directions, and no farther.
#[test]
fn cu_20_only_neighbours_challenge() {
    check(
        "
        systems: base, cult
        start: base.E 0,0:0; base.E 1,0:0; base.E 2,0:0
        bag: fl.G

        Red  base.B 0,1:0 meeple>monastery
        Blue cult.S1 2,1:0 meeple>shrine
        expect state challenges none
        ",
    );
    check(
        "
        systems: base, cult
        start: base.E 0,0:0; base.E 1,0:0
        bag: fl.G

        Red  base.B 0,1:0 meeple>monastery
        Blue cult.S1 1,1:0 meeple>shrine
        expect state challenges 1,1 0,1
        ",
    );
}

/// CU-22: own pairs challenge each other only where the option says so.
#[test]
fn cu_22_monk_and_heretic_of_one_player() {
    let own = "
        Blue base.B 1,1:0 meeple>monastery
        Red  fl.G 2,1:0
        Blue cult.S1 2,2:0 meeple>shrine
    ";
    check(&format!(
        "systems: base, cult
        {LAND}
        bag: fl.G
        {own}
        expect state challenges none
        Red  fl.G 0,0:0
        expect event scored Blue 9 monastery
        expect on shrine@2,2: Blue meeple
        "
    ));
    check(&format!(
        "systems: base, cult
        option cu.self_challenge: true
        {LAND}
        bag: fl.G
        {own}
        expect state challenges 2,2 1,1
        Red  fl.G 0,0:0
        expect event scored Blue 9 monastery
        expect on shrine@2,2: nobody
        expect supply Blue meeple 7
        "
    ));
}

/// CU-23: where tiles may crowd, every building in a challenge with the finished one loses.
#[test]
fn cu_23_several_losers() {
    check(
        "
        players: Blue, Red
        systems: base, cult
        option cu.strict_adjacency: false
        start: fl.G 1,0:0; fl.G 2,0:0; fl.G 2,1:0; fl.G 3,1:0; fl.G 3,2:0; fl.G 4,2:0; fl.G 4,3:0
        start: fl.G 4,4:0; fl.G 3,4:0; fl.G 2,4:0; fl.G 2,3:0; fl.G 1,3:0; fl.G 1,2:0; fl.G 0,2:0
        start: fl.G 0,1:0
        bag: fl.G

        Blue base.B 1,1:0 meeple>monastery
        Red  cult.S1 2,2:0 meeple>shrine
        Blue fl.G 5,2:0
        Red  cult.S1 0,0:0 meeple>shrine
        expect event scored Blue 9 monastery
        expect no event scored Red
        expect event challenge-lost shrine@0,0 monastery@1,1
        expect event challenge-lost shrine@2,2 monastery@1,1
        expect figures Red 0
        ",
    );
}

/// Red's large heretic on a shrine with room for two more tiles.
const SHRINE: &str = "
    systems: base, cult, flying-machines, inns-and-cathedrals
    start: fl.G 0,0:0; fl.G 1,0:0; fl.G 2,0:0; fl.G 0,1:0; fl.G 0,2:0; fl.G 1,2:0
    bag: base.E

    Red  cult.S1 1,1:0 large-meeple>shrine
    Blue fl.G 2,1:0 meeple^ die=1 meeple>shrine@1,1
    expect on shrine@1,1: Red large-meeple, Blue meeple
";

/// CU+FLY, CU+IC, CU-27: several followers on a building are counted as always; a flier may land on
/// a shrine that is not complete.
#[test]
fn cu_27_majority_on_a_shrine() {
    check(&format!(
        "{SHRINE}
        Red  base.E 2,2:180 -
        expect event scored Red 9 shrine
        expect no event scored Blue
        expect figures Blue 0
        "
    ));
}

/// CU-23, CU-27: the challenge is one of buildings: a monk of a player who stands in the shrine too
/// loses against it, as soon as it is placed if the tile completes the shrine.
#[test]
fn cu_27_a_challenge_concerns_the_buildings() {
    check(&format!(
        "{SHRINE}
        Red  base.E 3,1:90 -
        Blue base.B 2,2:0 meeple>monastery
        expect event scored Red 9 shrine
        expect event challenge-lost monastery@2,2 shrine@1,1
        expect on monastery@2,2: nobody
        expect figures Blue 0
        "
    ));
}

/// CU+FLY, CU-21: a follower that flies in begins a challenge like any other.
#[test]
fn cu_21_a_challenge_by_flight() {
    check(
        "
        systems: base, cult, flying-machines
        start: base.B 1,1:0
        bag: base.E

        Red  cult.S1 1,2:0 meeple>shrine
        expect state challenges none
        Blue fl.G 2,1:0 meeple^ die=1 meeple>monastery@1,1
        expect state challenges 1,2 1,1
        ",
    );
}

/// ABT+CU, CU-26: when the follower of one side leaves, the challenge is over, and the other side
/// goes on.
#[test]
fn cu_26_the_abbot_leaves() {
    check(&format!(
        "systems: base, cult, abbot
        {LAND}
        bag: fl.G

        Blue base.B 1,1:0 abbot>monastery
        Red  cult.S1 2,2:0 meeple>shrine
        expect state challenges 2,2 1,1
        Blue fl.G 2,1:0 abbot<monastery@1,1
        expect event scored Blue 8 monastery
        expect state challenges none
        expect on shrine@2,2: Red meeple
        Red  fl.G 2,3:0
        Blue fl.G 3,3:0
        expect event scored Red 9 shrine
        expect no event challenge-lost
        "
    ));
}

/// CU+PD, CU-21: a follower that comes through a portal begins a challenge.
#[test]
fn cu_21_a_challenge_through_a_portal() {
    check(
        "
        systems: base, cult, princess-and-dragon/portal
        start: base.B 1,1:0
        bag: fl.G

        Red  cult.S1 1,2:0 meeple>shrine
        Blue pd.P5 2,1:180 meeple>monastery@1,1
        expect state challenges 1,2 1,1
        ",
    );
}

/// CU+PD, CU-26, CU-ex6: the dragon ends the challenge, and nobody wins or loses it.
#[test]
fn cu_ex6_the_dragon_eats_the_heretic() {
    check(&format!(
        "systems: base, cult, princess-and-dragon/dragon
        {LAND}
        start: pd.V1 2,3:0
        bag: fl.G
        {RIVALS}
        expect state challenges 2,2 1,1
        Blue pd.D1 -2,1:270 -
        Blue dragon>@2,2
        expect event returned Red meeple shrine@2,2
        expect state challenges none
        Red  dragon>@3,2
        Blue dragon>@3,1
        Red  dragon>@3,0
        Blue dragon>@2,0
        Red  dragon>@1,0
        Red  fl.G 2,1:0
        Blue fl.G 0,0:0
        expect event scored Blue 9 monastery
        expect no event challenge-lost
        Red  fl.G 3,3:0
        expect complete shrine@2,2
        expect no event scored
        "
    ));
}
