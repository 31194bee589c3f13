//! The Count where he meets other systems.

use bastide_scenario::check;

/// CO+TB, CO-10, TB-10: goods are no points.
#[test]
fn co_10_goods_are_no_points() {
    check(
        "
        systems: base, farmers, count, traders-and-builders
        start: base.B 4,0:0; base.U 5,0:90; base.X 5,-1:0; tb.HQ 4,2:0
        bag: base.X

        Red  base.B 1,-1:0 -
        Blue base.U 5,1:90 meeple>road.NS
        Red  base.L 5,2:270 -
        expect event took Red wine 1
        expect event scored Blue 4 road
        expect asks Red enter-city
        ",
    );
}

/// AM+CO, CO-11, AM-39: a barn scoring without a city brings nobody a point.
#[test]
fn co_11_no_points_are_no_scoring() {
    check(
        "
        systems: base, farmers, count, abbey-and-mayor
        start: base.X -1,0:0; base.X -2,0:0
        bag: base.X

        Red  base.B 4,0:0 -
        Blue base.V -1,1:90 meeple>field.07
        Red  base.V -2,1:180 barn@-2,0
        expect event returned Blue meeple field.07@-1,1
        expect Red 0, Blue 0
        expect asks Blue place-tile base.X
        ",
    );
}

/// ABT+CO, CO-11, ABT-11: an abbot who comes home early is a scoring of the active player, and no
/// occasion to leave the cathedral.
#[test]
fn co_11_a_returned_abbot_is_a_scoring() {
    check(
        "
        systems: base, farmers, count, abbot
        bag: base.X

        Red  base.X -1,0:0 meeple>road.W
        Blue base.X -2,0:0 - meeple>cathedral count>market
        Red  base.E-g 0,3:0 abbot>garden
        Blue base.G 4,2:0 meeple>city.EW
        Red  base.E 5,2:270 abbot<garden@0,3
        expect event scored Red 3 garden
        expect event scored Blue 6 city
        expect asks Blue place-tile base.X
        expect on cathedral: Blue meeple
        ",
    );
}

/// ABT+CO, CO-21, ABT-6: only an abbot comes from the cathedral to a garden.
#[test]
fn co_21_only_abbots_join_a_garden() {
    check(
        "
        systems: base, farmers, count, abbot
        start: base.B 0,-1:0; base.B 0,-2:0; base.B 1,-2:0; base.B 2,-2:0
        bag: base.X

        Red  base.X -1,0:0 meeple>road.W
        Blue base.X -2,0:0 meeple>road.W abbot>cathedral count>market
        Red  base.X -3,0:0 meeple>road.W meeple>cathedral -
        Blue base.X -4,0:0 - meeple>cathedral -
        Red  fl.H-g 1,-1:0 abbot>garden
        Blue base.B 2,-1:0 -
        expect asks Blue leave-city garden@1,-1
        expect only abbot>garden@1,-1 -
        refuse meeple>garden@1,-1 CO-21
        Blue abbot>garden@1,-1
        expect event scored Red 9 garden
        expect event scored Blue 9 garden
        expect supply Blue abbot 1
        expect on cathedral: Red meeple, Blue meeple
        ",
    );
}

/// ABT+CO, CO-24 with `true`, ABT-6: a garden without an abbot is for abbots too.
#[test]
fn co_24_an_unoccupied_garden_waits_for_abbots() {
    check(
        "
        systems: base, farmers, count, abbot
        option co.enter_unoccupied: true
        start: base.B 0,-1:0; base.B 0,-2:0; base.B 1,-2:0; base.B 2,-2:0; fl.H-g 1,-1:0
        bag: base.X

        Red  base.X -1,0:0 meeple>road.W
        Blue base.X -2,0:0 meeple>road.W abbot>cathedral count>market
        Red  base.X -3,0:0 - meeple>cathedral -
        Blue base.B 2,-1:0 -
        expect asks Blue leave-city garden@1,-1
        Blue abbot>garden@1,-1
        expect event scored Blue 9 garden
        ",
    );
}

/// AM+CO, CO-20, CO-21: the cathedral feeds abbeys.
#[test]
fn co_20_the_cathedral_feeds_abbeys() {
    check(
        "
        systems: base, farmers, count, abbey-and-mayor
        start: base.E 0,3:0; base.A 2,3:180; base.B 0,4:0; base.B 1,4:0; base.B 2,4:0
        bag: base.X

        Red  - base.X -1,0:0 meeple>road.W
        Blue - base.X -2,0:0 - meeple>cathedral count>market
        Red  abbey@1,3 meeple>monastery
        expect asks Blue leave-city monastery@1,3
        Blue meeple>monastery@1,3
        expect event scored Red 9 monastery
        expect event scored Blue 9 monastery
        ",
    );
}

/// AM-ex18, AM-14, AM-22: Yellow closes a city with an abbey; mayor and large meeple share it.
#[test]
fn am_ex18_the_castle_and_a_city_closed_by_an_abbey() {
    check(
        "
        players: Red, Blue, Yellow
        systems: base, farmers, count, inns-and-cathedrals, abbey-and-mayor
        start: base.F 0,3:90; base.F 0,4:90; base.B 1,3:0; base.B 1,4:0; base.B 1,5:0; base.B 1,6:0; base.B 1,7:0; base.B 0,7:0; base.B -1,7:0; base.B -1,6:0
        bag: base.X

        Red    base.X -1,0:0 meeple>road.W
        Blue   base.X -2,0:0 meeple>road.W meeple>market count>market
        Yellow base.X -3,0:0 meeple>road.W -
        Red    base.X -4,0:0 meeple>road.W -
        Blue   base.X -5,0:0 - large-meeple>castle -
        Yellow base.B 4,0:0 -
        Red    base.G 0,5:90 mayor>city.NS
        Blue   - base.B 4,1:0 -
        Yellow abbey@0,6 -
        expect asks Blue leave-city
        Blue large-meeple>city.NS@0,5
        expect event scored Red 12 city
        expect event scored Blue 12 city
        expect asks Yellow enter-city
        ",
    );
}

/// AM+CO, CO-26, AM-35: the market is not open for a barn scoring.
#[test]
fn co_26_nobody_joins_a_barn_scoring() {
    check(
        "
        systems: base, farmers, count, abbey-and-mayor
        bag: base.X

        Red  base.X 3,-1:0 meeple>road.N
        Blue base.X 3,-2:0 - meeple>market -
        Red  base.U -1,0:0 meeple>field.3456
        Blue base.B -1,1:0 barn@-1,0
        expect event scored Red 3 field
        expect asks Blue enter-city
        expect on market: Blue meeple
        ",
    );
}

/// AM+CO, CO-24 with `true`, AM-33: at the end nobody goes from the market to a field with a barn.
#[test]
fn co_24_never_a_field_with_a_barn() {
    check(
        "
        systems: base, farmers, count, abbey-and-mayor
        option co.enter_unoccupied: true
        start: base.B 0,-1:0; base.B 1,-1:0; base.B 0,-2:0

        Red  base.X -1,0:0 meeple>road.W
        Blue base.X -2,0:0 - meeple>market count>blacksmith
        Red  base.B 1,-2:0 barn@0,-2
        expect asks Blue leave-city field.07@-2,0
        refuse meeple>field.01234567@0,-2 AM-33
        ",
    );
}

/// CO+FER, CO-10, FER-38: a road that a ferry of the active player completes is caused by the tile.
#[test]
fn co_10_a_road_completed_by_a_ferry() {
    check(
        "
        systems: base, farmers, count, ferries
        bag: base.X

        Red  base.B 4,0:0 -
        Blue fe.D -1,0:0 meeple>road.E ferry.EW
        Red  base.U -2,0:0 - ferry.SW@-1,0
        expect event scored Blue 2 road
        expect asks Red enter-city
        ",
    );
}

/// CO+FER, CO-21, FER-38: followers of the blacksmith join such a road.
#[test]
fn co_21_the_blacksmith_and_a_ferry() {
    check(
        "
        systems: base, farmers, count, ferries
        bag: base.X

        Red  base.X 3,-1:0 meeple>road.N
        Blue base.X 3,-2:0 - meeple>blacksmith count>market
        Red  fe.D -1,0:0 meeple>road.E ferry.EW
        Blue base.U -2,0:0 - ferry.SW@-1,0
        expect asks Blue leave-city
        Blue meeple>road.E@-1,0
        expect event scored Red 2 road
        expect event scored Blue 2 road
        ",
    );
}

/// CO+GLD, CO-27, GLD-15: the majority after the moves decides the gold too, and an ingot may lie
/// on the rim.
#[test]
fn co_27_the_gold_follows_the_moves() {
    check(
        "
        systems: base, farmers, count, inns-and-cathedrals, gold-mines
        bag: base.X

        Red  base.X -1,0:0 meeple>road.W
        Blue base.X -2,0:0 meeple>road.W meeple>market count>market
        Red  base.X -3,0:0 - large-meeple>castle -
        Blue gm.D 4,2:0
        expect legal gold@3,1 gold@3,2
        Blue gold@3,2 meeple>city.EW
        Red  base.E 5,2:270 - large-meeple>city.W@5,2
        expect event scored Red 6 city
        expect tokens Red gold 2
        expect tokens Blue gold 0
        ",
    );
}

/// CO+MGW, CO-41, MGW-6: Carcassonne is complete and takes neither mage nor witch; the rim does.
#[test]
fn co_41_carcassonne_is_no_place_for_the_mage() {
    check(
        "
        systems: base, farmers, count, mage-and-witch
        bag: base.X

        Red  mw.F -1,0:0
        expect asks Red move-magic
        expect legal mage>road.N@3,0 mage>city.E@3,2 witch>city.S@0,2
        expect not legal mage>carcassonne.34@0,0 witch>carcassonne.01234567@1,1
        ",
    );
}

/// CO+ROB, CO-11, ROB-16: stolen points are no scoring of the active player.
#[test]
fn co_11_stolen_points_do_not_count() {
    check(
        "
        systems: base, farmers, count, robbers
        bag: base.X

        Red  rb.F -1,0:0 =space-0
        Blue =space-0
        Red  -
        Blue base.F 0,3:90 meeple>city.NS
        Red  base.E 0,4:0 -
        expect event set-aside Red robber
        expect Red 4, Blue 8
        expect asks Red enter-city
        ",
    );
}

/// CO+CRC, CO-11, CO-16, CRC-7: the city comes before the crop circle, which finds nobody in a
/// quarter.
#[test]
fn co_10_before_the_crop_circle() {
    for choice in ["add", "remove"] {
        check(&format!(
            "
            systems: base, farmers, count, crop-circles
            bag: base.X

            Red  base.X -1,0:0 meeple>road.W
            Blue cc2.A -2,0:0 -
            expect event scored Red 2 road
            expect asks Blue enter-city
            Blue meeple>blacksmith -
            expect asks Blue crop-circle
            Blue ={choice}
            expect asks Red place-tile base.X
            expect on blacksmith: Blue meeple
            "
        ));
    }
}

/// CO+MSG, MSG-40, CO-28: a meeple in a quarter is not recalled.
#[test]
fn msg_40_nobody_is_recalled_from_a_quarter() {
    let castle = "
        systems: base, farmers, count, messengers
        start: base.U 3,-1:90; base.U 3,-2:90; base.U 3,-3:90
        bag: base.X

        Red  base.X -1,0:0 meeple>road.W
        Blue base.X -2,0:0 meeple>road.W
        Red  =meeple
        Blue meeple>market count>market
        Red  base.X -3,0:0 -
        Blue =meeple
        Red  meeple>castle -
        Blue base.B 4,0:0 -";
    check(&format!(
        "{castle}
        Red  base.A 3,-4:0 meeple>road.S =messenger message=recall
        expect only =points
        refuse =action MSG-18
        "
    ));
    check(&format!(
        "{castle}
        Red  base.G 4,2:0 meeple>city.EW
        Blue base.B 1,-1:0 -
        Red  base.A 3,-4:0 meeple>road.S =messenger message=recall =action
        expect only meeple<city.EW@4,2
        "
    ));
}

/// CO+MSG, MSG-40, MSG-34: the knights of the castle are not counted by a message.
#[test]
fn msg_40_a_quarter_holds_no_knights() {
    check(
        "
        systems: base, farmers, count, messengers
        start: base.U 3,-1:90; base.U 3,-2:90; base.U 3,-3:90
        bag: base.X

        Red  base.X -1,0:0 meeple>road.W
        Blue base.X -2,0:0 meeple>road.W
        Red  =meeple
        Blue meeple>market count>market
        Red  base.X -3,0:0 -
        Blue =meeple
        Red  meeple>castle -
        Blue base.B 4,0:0 -
        Red  base.G 4,2:0 meeple>city.EW
        Blue base.B 1,-1:0 -
        Red  base.A 3,-4:0 meeple>road.S =messenger message=knights =action
        expect asks Red marker 2
        ",
    );
}

/// CO+MSG, CO-11, CO-10: each part judges its own tile: an extra tile from a message lets its
/// player in, and the points that it brings do not count for the tile that was interrupted.
#[test]
fn co_11_the_extra_tile_of_a_message_is_judged_alone() {
    check(
        "
        systems: base, farmers, count, messengers
        start: base.U 3,-1:90; base.U 3,-2:90
        bag: base.X

        Red  base.X -1,0:0 meeple>road.W
        Blue base.U 3,-3:90 meeple>road.NS
        Red  base.A 3,-4:0 -
        expect asks Blue marker 5
        Blue =meeple message=tile =action base.X -2,0:0 -
        Red  =meeple
        expect Red 2, Blue 5
        expect asks Blue enter-city
        Blue meeple>market -
        expect asks Red enter-city
        Red  meeple>market -
        expect on market: Blue meeple, Red meeple
        ",
    );
}

/// CO+FLY, CO-4, CO-28, FLY-8: a flier lands on the landscape of the rim, never in the city.
#[test]
fn co_28_a_flier_lands_on_the_rim_only() {
    check(
        "
        systems: base, farmers, count, flying-machines
        bag: base.X

        Red  fl.G 4,0:0 meeple^ die=1
        expect only meeple>road.N@3,0
        refuse meeple>carcassonne.56@3,0 FLY-14
        refuse meeple>castle CO-10
        Red meeple>road.N@3,0
        expect on road.N@3,0: Red meeple
        ",
    );
    check(
        "
        systems: base, farmers, count, flying-machines
        bag: base.X

        Red  fl.G 4,1:0 meeple^ die=2
        expect event sent-back Red meeple
        ",
    );
}

/// CO+PD, CO-29, PD-47: the dragon enters none of the squares, or with the option those that show
/// landscape.
#[test]
fn co_29_the_dragon_stays_outside() {
    const JOURNEY: &str = "
        systems: base, farmers, count, princess-and-dragon
        OPTION
        start: pd.V1 1,-1:0
        bag: base.B

        Red  pd.D1 1,-2:0 -
        expect asks Red dragon-step";
    check(&format!(
        "{}
        expect only dragon>@1,-2
        refuse dragon>@1,0 PD-47
        ",
        JOURNEY.replace("OPTION", "")
    ));
    check(&format!(
        "{}
        expect only dragon>@1,-2 dragon>@1,0
        Red  dragon>@1,0
        expect only dragon>@0,0 dragon>@2,0
        refuse dragon>@1,1 PD-47
        ",
        JOURNEY.replace("OPTION", "option co.dragon_outside: true")
    ));
}

/// CO+PD, CO-ex8, CO-11: the fairy's point at the start of the turn is no scoring by the tile.
#[test]
fn co_ex8_the_point_of_the_fairy_does_not_close_the_city() {
    check(
        "
        systems: base, farmers, count, princess-and-dragon
        bag: base.X

        Red  base.B 0,-1:0 meeple>monastery
        Blue base.X -1,0:0 meeple>road.W
        Red  base.B 1,-1:0 fairy>@0,-1
        Blue base.B 2,-1:0 -
        expect event scored Red 1 fairy
        Red  base.X -2,0:0 -
        expect event scored Blue 2 road
        expect asks Red enter-city
        ",
    );
}

/// CO+MSG, CO-21, MSG-36: the recall of a highwayman is no occasion to leave the blacksmith.
#[test]
fn co_21_a_recall_opens_no_quarter() {
    check(
        "
        systems: base, farmers, count, messengers
        start: base.U 3,-1:90; base.U 3,-2:90
        bag: base.X

        Red  base.X -1,0:0 meeple>road.W
        Blue base.U 3,-3:90 meeple>road.NS
        Red  base.B 4,0:0 -
        Blue base.X -2,0:0 - Red =meeple Blue meeple>blacksmith count>market
        Red  base.B 5,0:0 -
        Blue base.U 6,0:90 meeple>road.NS
        Red  base.A 3,-4:0 -
        expect asks Blue leave-city
        Blue - =meeple message=recall =action meeple<road.NS@6,0
        expect asks Blue recall-points 1
        Blue =score
        expect on blacksmith: Blue meeple
        expect asks Blue marker 1
        ",
    );
}
