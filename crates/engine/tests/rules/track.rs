//! Help for tests about points: roads that bring any number of them, and the order of awards.

use bastide_engine::{Award, Event, Log, Match};

/// Start tiles for roads of these lengths, one in each row from 0 on. Each lacks only its last
/// tile: `base.A N-1,ROW:90` closes a road of N tiles and takes `meeple>road.W`.
pub fn lanes(lengths: &[i16]) -> String {
    let mut tiles = Vec::new();
    for (row, length) in lengths.iter().enumerate() {
        tiles.push(format!("base.A 0,{row}:270"));
        tiles.extend((1..length - 1).map(|x| format!("base.U {x},{row}:0")));
    }
    tiles.join("; ")
}

/// Start tiles for two roads in row -1 that one tile ends: a road of `west` tiles (3 or more) lacks
/// `base.U west-2,-1:0` and a road of `east` tiles (3 or more) lacks `base.U west,-1:0`, each with
/// room for a meeple; then `ic.ED west-1,-1:0` ends both. They fit above [`lanes`].
pub fn pair(west: i16, east: i16) -> String {
    let end = west + east - 2;
    let mut tiles = vec!["base.A 0,-1:270".to_owned()];
    tiles.extend((0..=end).map(|x| format!("base.B {x},-2:0")));
    tiles.extend((1..west - 2).map(|x| format!("base.U {x},-1:0")));
    tiles.extend((west + 1..end).map(|x| format!("base.U {x},-1:0")));
    tiles.push(format!("base.A {end},-1:90"));
    tiles.join("; ")
}

/// What happened in a game, from its first move on.
pub fn events(played: &Match) -> Vec<Event> {
    let mut again = Match::new(played.game().rules().clone());
    let mut log = Log::on();
    for entry in played.moves() {
        again.enter(*entry, &mut log).expect("it was played before");
    }
    log.into_events()
}

/// The awards of a game in the order in which they were booked.
pub fn awards(played: &Match) -> Vec<Award> {
    let awards = events(played).into_iter().filter_map(|event| match event {
        Event::Scored(award) => Some(award),
        _ => None,
    });
    awards.collect()
}

/// The same in words: `Red 4 road`.
pub fn booked(played: &Match) -> Vec<String> {
    let names = &played.game().rules().setup().players;
    let awards = awards(played).into_iter().map(|award| {
        let (name, points) = (&names[award.player.index()], award.value.points());
        format!("{name} {points} {}", award.cause.name())
    });
    awards.collect()
}
