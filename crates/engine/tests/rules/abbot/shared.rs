//! A monastery with an abbot and somebody who came by air.

use bastide_scenario::check;

/// ABT-17, ABT-ex6: the visitor stays, and scores nothing when the abbot leaves.
#[test]
fn abt_17_only_the_owner_of_the_abbot_scores_its_return() {
    check(
        "
        systems: base, abbot, flying-machines
        start: base.B -1,-1:0; base.B 0,-1:0; base.B 1,-1:0; base.B -1,0:0
        bag: base.B

        Red  base.B 0,0:0 abbot>monastery
        Blue fl.G 1,0:0 meeple^ die=1 meeple>monastery@0,0
        Red  base.B -1,1:0
        expect tiles 7 monastery@0,0
        Red  abbot<monastery@0,0
        expect event scored Red 7 monastery [ABT-13]
        expect events 1 scored
        expect on monastery@0,0: Blue meeple
        expect Red 7, Blue 0
        ",
    );
}

/// ABT+IC, ABT-18, ABT-3: one against one is a tie, and a large meeple is stronger.
#[test]
fn abt_18_a_shared_monastery_is_decided_by_majority() {
    for (figure, scores) in [("meeple", "Red 9, Blue 9"), ("large-meeple", "Red 0, Blue 9")] {
        check(&format!(
            "
            systems: base, abbot, inns-and-cathedrals, flying-machines
            start: base.B -1,-1:0; base.B 0,-1:0; base.B 1,-1:0; base.B -1,0:0; base.B -1,1:0; \
                   base.B 0,1:0
            bag: base.B

            Red  base.B 0,0:0 abbot>monastery
            Blue fl.G 1,0:0 {figure}^ die=1 {figure}>monastery@0,0
            Red  base.B 1,1:0 -
            expect {scores}
            expect on monastery@0,0: nobody
            expect supply Red abbot 1
            "
        ));
    }
}
