//! Vineyards make monasteries worth more (HS-40 to HS-42).

use bastide_scenario::check;

/// BG+HS, HS-ex4, HS-40, HS-41, HS-60: three points a vineyard, and one vineyard for several
/// monasteries.
#[test]
fn hs_ex4_vineyards_around_monasteries() {
    check(
        "
        systems: base, farmers, hills-and-sheep
        start: hs.M -1,-1:0; base.B 0,-1:0; hs.M 1,-1:90; base.B 1,0:0; base.B 2,0:0; \
               base.B 2,1:0; base.B 2,2:0; base.B 1,2:0; base.B 0,2:0; base.B 0,1:0; base.B -1,1:0; \
               base.E -2,-1:90; base.B -2,0:0
        bag: base.B

        Red  base.B 0,0:0 meeple>monastery
        Blue base.B -1,0:0 meeple>monastery
        Red  base.B 1,1:0 -
        expect event scored Red 15 monastery [BG-53] [HS-40]
        Blue base.B -2,1:0 -
        expect event scored Blue 12 monastery [HS-40]
        ",
    );
}

/// HS-40: the own tile does not count, nor does a vineyard further away.
#[test]
fn hs_40_only_the_eight_around() {
    check(
        "
        systems: base, farmers, hills-and-sheep
        start: base.B -1,-1:0; base.B 0,-1:0; base.B 1,-1:0; base.B 1,0:0; base.B -1,1:0; \
               base.B 0,1:0; base.B -1,0:0; hs.M -2,-1:0
        bag: base.B

        Red  base.B 0,0:0 meeple>monastery
        Blue base.B 1,1:0 -
        expect event scored Red 9 monastery
        ",
    );
}

/// HS-ex5, HS-62: an incomplete monastery gets nothing for vineyards.
#[test]
fn hs_ex5_not_at_the_end() {
    check(
        "
        systems: base, farmers, hills-and-sheep
        start: hs.M -1,-1:0; base.B 0,-1:0; base.B 1,-1:0; base.B 1,0:0; base.B 1,1:0; \
               base.B 0,1:0

        Red  base.B 0,0:0 meeple>monastery
        expect over
        expect event scored Red 7 monastery final
        expect Red 7, Blue 0
        ",
    );
}

/// A garden with a vineyard beside it is completed.
fn garden(option: &str) -> String {
    format!(
        "
        systems: base, farmers, abbot, hills-and-sheep
        {option}
        start: hs.M -1,-1:0; base.E 0,-1:180; base.B 1,-1:0; base.B -1,0:0; base.B 1,0:0; \
               base.B -1,1:0
        bag: base.B

        Red  base.E-g 0,0:0 abbot>garden
        Blue base.B 0,1:0 -"
    )
}

/// ABT+HS, HS-42: gardens only with the option.
#[test]
fn hs_42_gardens_with_the_option_only() {
    let end = "Red base.B 1,1:0 -";
    check(&format!("{}\n{end}\n expect event scored Red 9 garden", garden("")));
    check(&format!(
        "{}\n{end}\n expect event scored Red 12 garden [HS-42]",
        garden("option hs.vineyards_for_gardens: on")
    ));
}

/// ABT+HS, ABT-13: who leaves early gets nothing for vineyards, with the option neither.
#[test]
fn hs_42_not_for_an_early_return() {
    check(&format!(
        "{}
        Red  base.B 2,0:0 abbot<garden@0,0
        expect event scored Red 8 garden",
        garden("option hs.vineyards_for_gardens: on")
    ));
}

/// ABT+HS, HS-40: in a monastery the abbot gets them as any monk does.
#[test]
fn hs_40_an_abbot_in_a_monastery() {
    check(
        "
        systems: base, farmers, abbot, hills-and-sheep
        start: hs.M -1,-1:0; base.B 0,-1:0; base.B 1,-1:0; base.B 1,0:0; base.B -1,1:0; \
               base.B 0,1:0; base.B -1,0:0
        bag: base.B

        Red  base.B 0,0:0 abbot>monastery
        Blue base.B 1,1:0 -
        expect event scored Red 12 monastery
        ",
    );
}
