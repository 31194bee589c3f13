//! Several followers on one monastery or garden.

use bastide_scenario::check;

use crate::track::lanes;

/// Blue's monk has five neighbours at the end, the last of them Red's machine with this figure.
fn visit_at_the_end(figure: &str) -> String {
    format!(
        "
        players: Blue, Red
        systems: base, farmers, inns-and-cathedrals, flying-machines
        start: base.B -1,-1:0; base.B 0,-1:0; base.B 1,-1:0; base.B -1,0:0

        Blue base.B 0,0:0 meeple>monastery
        Red  fl.G 1,0:0 {figure}^ die=1 {figure}>monastery@0,0
        expect over
        expect on monastery@0,0: nobody
        "
    )
}

/// FLY-ex4, FLY-18
#[test]
fn fly_ex4_two_monks_score_the_same_monastery() {
    check(&format!(
        "{}
        expect event scored Blue 6 monastery final
        expect event scored Red 6 monastery final
        expect Blue 6, Red 6",
        visit_at_the_end("meeple")
    ));
}

/// FLY+IC, FLY-ex5, FLY-18, IC-11
#[test]
fn fly_ex5_a_large_monk_outweighs_a_monk() {
    check(&format!(
        "{}
        expect events 1 scored
        expect Blue 0, Red 6",
        visit_at_the_end("large-meeple")
    ));
}

/// BG+FLY, FLY-18: likewise when the monastery is completed.
#[test]
fn fly_18_the_majority_of_monks_scores_a_completed_monastery() {
    let board = "
        players: Blue, Red
        systems: base, farmers, flying-machines
        start: base.B -1,-1:0; base.B 0,-1:0; base.B -1,0:0; base.B -1,1:0
        bag: base.B

        Blue base.B 0,0:0 meeple>monastery
        Red  fl.G 1,0:0 meeple^ die=1 meeple>monastery@0,0
        Blue base.B 1,-1:0 -
        ";
    check(&format!(
        "{board}
        Red  base.B 0,1:0 -
        Blue base.B 1,1:0 -
        expect event scored Blue 9 monastery
        expect event scored Red 9 monastery
        expect supply Red meeple 7
        expect supply Blue meeple 7"
    ));
    check(&format!(
        "{board}
        Red  fl.G 0,1:90 meeple^ die=1 meeple>monastery@0,0
        expect owners monastery@0,0: Red
        Blue base.B 1,1:0 -
        expect events 1 scored
        expect Blue 0, Red 9"
    ));
}

/// ABT+FLY, FLY-18, ABT-18: two abbots in one garden.
#[test]
fn fly_18_two_abbots_share_a_garden() {
    check(
        "
        players: Blue, Red
        systems: base, farmers, abbot, flying-machines
        start: base.B 0,0:0

        Blue fl.H-g 1,0:0 abbot>garden
        Red  fl.G 2,0:0 abbot^ die=1 abbot>garden@1,0
        expect over
        expect event scored Blue 3 garden final
        expect event scored Red 3 garden final
        ",
    );
}

/// ABT+FLY, FLY-8, ABT-11: two own abbots in one garden are one way home.
#[test]
fn fly_8_two_own_abbots_in_one_garden() {
    check(
        "
        players: Red
        systems: base, farmers, abbot, flying-machines
        supply abbot: 2
        start: base.B 0,0:0
        bag: base.B

        Red fl.H-g 1,0:0 abbot>garden
        Red fl.G 2,0:0 abbot^ die=1 abbot>garden@1,0
        Red base.B 0,1:0
        expect legal abbot<garden@1,0
        Red abbot<garden@1,0
        expect on garden@1,0: Red abbot
        ",
    );
}

/// FLY+MSG, FLY-8, MSG-36: two own monks in one place are one choice for a message.
#[test]
fn fly_8_one_of_two_own_monks_is_recalled() {
    check(&format!(
        "
        players: Red
        systems: base, messengers, flying-machines
        start: {}
        bag: base.B

        Red base.B -1,0:0 meeple>monastery
        Red fl.G -2,0:180 meeple^ die=1 meeple>monastery@-1,0
        Red base.A 4,0:90 meeple>road.W =meeple message=recall =action
        expect only meeple<monastery@-1,0
        Red meeple<monastery@-1,0
        expect asks Red recall-points
        Red =forgo
        expect on monastery@-1,0: Red meeple
        ",
        lanes(&[5])
    ));
}
