//! The city in farm and final scoring (CO-40 to CO-45).

use bastide_scenario::check;

/// CO+FRM, CO-ex9, CO-41: Carcassonne is a completed city for farms, once.
#[test]
fn co_ex9_carcassonne_counts_for_farms() {
    check(
        "
        systems: base, farmers, count

        Red  base.B -1,2:0 meeple>field.01234567
        expect worth 3 field.01234567@-1,2
        Blue base.E 0,3:0 -
        expect over
        expect event scored Red 6 field final [BG-64]
        expect Red 6, Blue 0
        ",
    );
}

/// CO-46, CO-ex9, CO+FRM: with the option farms score the cities that players have built and no other.
#[test]
fn co_46_farms_need_not_count_carcassonne() {
    check(
        "
        systems: base, farmers, count
        option co.farms_count_carcassonne: false

        Red  base.B -1,2:0 meeple>field.01234567
        expect worth 0 field.01234567@-1,2
        Blue base.E 0,3:0 -
        expect over
        expect event scored Red 3 field final [BG-64]
        expect Red 3, Blue 0
        ",
    );
}

/// CO-46, AM+CO, AM-35, AM-62: neither do barn scorings and barns, and a barn that brings nobody a point
/// opens no quarter.
#[test]
fn co_46_barns_need_not_count_carcassonne() {
    check(
        "
        systems: base, farmers, count, abbey-and-mayor
        option co.farms_count_carcassonne: false

        Red  base.U -1,0:0 meeple>field.3456
        Blue base.B -1,1:0 barn@-1,0
        expect over
        expect no event scored
        expect supply Red meeple 7
        expect Red 0, Blue 0
        ",
    );
}

/// CO-46, CO+KR, KR-20: the king counts Carcassonne either way.
#[test]
fn co_46_the_king_counts_carcassonne_either_way() {
    for value in ["true", "false"] {
        check(&format!(
            "
            systems: base, farmers, count, king-and-robber-baron
            option co.farms_count_carcassonne: {value}

            Red  base.E 0,3:0 -
            expect event token Red king 2
            expect event scored Red 2 king final [KR-20]
            expect Red 2, Blue 0
            "
        ));
    }
}

/// CO-41: a farm that touches two sides of the block has one Carcassonne.
#[test]
fn co_41_carcassonne_counts_once() {
    check(
        "
        systems: base, farmers, count
        bag: base.X

        Red  base.B 0,-1:0 meeple>field.01234567
        expect worth 3 field.01234567@0,-1
        Blue base.B 1,-1:0 -
        Red  base.B 2,-1:0 -
        expect worth 3 field.01234567@0,-1
        ",
    );
}

/// AM+CO, CO-41, CO-11, AM-35, AM-62: for barn scorings and barns too; and a barn scoring is a
/// scoring.
#[test]
fn co_41_carcassonne_counts_for_barns() {
    check(
        "
        systems: base, farmers, count, abbey-and-mayor

        Red  base.U -1,0:0 meeple>field.3456
        Blue base.B -1,1:0 barn@-1,0
        expect event scored Red 3 field [AM-35]
        expect asks Blue enter-city
        Blue -
        expect event scored Blue 4 barn final [AM-62]
        expect over
        expect Red 3, Blue 4
        ",
    );
}

/// CO-40: the block gives no points and belongs to nobody.
#[test]
fn co_40_the_block_gives_no_points() {
    check(
        "
        systems: base, farmers, count

        Red  base.B 0,-1:0 -
        expect owners carcassonne.01234567@1,1: nobody
        expect worth 0 carcassonne.01234567@1,1
        Blue base.B 1,-1:0 -
        expect over
        expect no event scored
        expect Red 0, Blue 0
        ",
    );
}

/// Three players with a follower each in the castle, and Red's knight in an open city; Red has one more
/// in the market, where a red farmer's field waits; the count is in the blacksmith.
const BEFORE_THE_END: &str = "
        players: Red, Blue, Green
        systems: base, farmers, count

        Red   base.X -1,0:0 meeple>road.W
        Blue  base.X -2,0:0 meeple>road.W meeple>blacksmith count>blacksmith
        Green base.X -3,0:0 meeple>road.W meeple>castle -
        Red   base.X -4,0:0 meeple>road.W meeple>castle -
        Blue  base.X -5,0:0 meeple>road.W meeple>castle -
        Green base.X -6,0:0 meeple>road.W meeple>market -
        Red   base.X -7,0:0 - meeple>market -
        Blue  base.B 1,-1:0 meeple>field.01234567
        Green base.B 4,0:0 -
        Red   base.F 0,3:90 meeple>city.NS
        expect Red 4, Blue 4, Green 4";

/// CO+FRM, CO-42, CO-43, TS-E5: each incomplete feature that holds a follower gets its round,
/// cities before farms, left of whoever placed the last tile first.
#[test]
fn co_42_followers_join_in_final_scoring() {
    check(&format!(
        "{BEFORE_THE_END}
        Blue  base.B 4,1:0 -
        expect asks Green leave-city city.S@0,2
        refuse meeple>field.01234567@1,-1 CO-21
        refuse meeple>city.E@3,2 CO-24
        Green meeple>city.NS@0,3
        expect asks Red leave-city city.S@0,2
        Red -
        expect asks Blue leave-city city.S@0,2
        refuse meeple>road.W@-7,0 CO-23
        Blue -
        expect event scored Red 3 city final
        expect event scored Green 3 city final
        expect asks Green leave-city field.01234567@1,-1
        Green -
        expect asks Red leave-city field.01234567@1,-1
        Red meeple>field.01234567@1,-1
        expect event scored Red 3 field final
        expect event scored Blue 3 field final
        expect no event scored Green 3 field
        expect over
        expect Red 10, Blue 7, Green 7
        "
    ));
}

/// CO-44: who is still in the city scores nothing.
#[test]
fn co_44_who_stays_scores_nothing() {
    check(&format!(
        "{BEFORE_THE_END}
        Blue  base.B 4,1:0 -
        Green - Red - Blue -
        expect event scored Red 3 city final
        Green - Red -
        expect over
        expect events 1 scored
        expect on castle: Green meeple, Red meeple, Blue meeple
        expect Red 7, Blue 7, Green 4
        "
    ));
}

/// CO-43, CO-24 with `true`: features without followers get their rounds too.
#[test]
fn co_43_unoccupied_features_at_the_end() {
    check(
        "
        systems: base, farmers, count
        option co.enter_unoccupied: true

        Red  base.X -1,0:0 meeple>road.W
        Blue base.X -2,0:0 meeple>road.W meeple>market count>blacksmith
        Red  base.X -3,0:0 - meeple>castle -
        Blue base.F 0,3:90 -
        expect asks Red leave-city city.S@0,2
        Red meeple>city.NS@0,3
        expect event scored Red 3 city final
        expect asks Blue leave-city field.07@-3,0
        Blue meeple>field.07@-3,0
        expect event moved Blue meeple field.07@-3,0
        expect over
        ",
    );
}

/// CO-43: by default they do not.
#[test]
fn co_43_nobody_is_first_on_a_feature_at_the_end() {
    check(
        "
        systems: base, farmers, count

        Red  base.X -1,0:0 meeple>road.W
        Blue base.X -2,0:0 - meeple>market count>blacksmith
        Red  base.X -3,0:0 -
        Blue base.F 0,3:90 -
        expect over
        expect on market: Blue meeple
        ",
    );
}

fn market_only() -> String {
    let systems = "systems: base, farmers, count";
    let option = format!("{systems}\n        option co.final_moves: market_only");
    BEFORE_THE_END.replace(systems, &option)
}

/// CO-45: with `market_only` nobody joins cities, roads and monasteries at the end.
#[test]
fn co_45_only_the_market_is_open_at_the_end() {
    let before = market_only();
    check(&format!(
        "{before}
        Blue  base.B 4,1:0 -
        expect event scored Red 3 city final
        expect asks Green leave-city field.01234567@1,-1
        refuse meeple>city.S@0,2 CO-45
        Green meeple>field.01234567@1,-1
        Red -
        expect event scored Green 3 field final
        expect event scored Blue 3 field final
        expect over
        "
    ));
}

/// CO-45: during the game they do.
#[test]
fn co_45_the_game_before_the_end_is_as_always() {
    let before = market_only();
    check(&format!(
        "{before}
        Blue  base.E 0,4:0 -
        expect asks Green leave-city
        "
    ));
}

/// AM+CO, CO-42, AM-17: the last tile may be an abbey.
#[test]
fn co_42_whoever_placed_the_last_abbey_moves_last() {
    check(
        "
        systems: base, farmers, count, abbey-and-mayor
        start: base.E 0,3:0; base.A 2,3:180; base.B 0,4:0; base.B 1,4:0; base.B 0,5:0; base.B 0,6:0; base.B 1,6:0; base.B 2,6:0; base.B 2,5:0

        Red  - base.X -1,0:0 meeple>road.W
        Blue - base.X -2,0:0 meeple>road.W meeple>market count>market
        Red  - base.X -3,0:0 meeple>road.W meeple>castle -
        Blue - base.X -4,0:0 - meeple>castle -
        Red  - base.G 4,2:0 meeple>city.EW
        expect asks Blue place-abbey
        Blue abbey@1,3 -
        expect asks Red place-abbey
        Red -
        expect asks Red leave-city city.E@3,2
        Red -
        expect asks Blue leave-city city.E@3,2
        Blue -
        expect over
        ",
    );
}
