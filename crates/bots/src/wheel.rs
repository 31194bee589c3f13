//! What followers on the crowns of the wheel may still bring.

use bastide_engine::{Game, MAX_PLAYERS, Sector, System, crowns};

/// What a follower is worth that comes home from its crown.
const FREE_AGAIN: f64 = 0.8;

/// How likely nobody joins a follower that has two crowns to itself.
const STAYS_ALONE: f64 = 0.7;

/// Adds the points that each crown promises, as far as the pig is likely to stop there.
pub(crate) fn add_prospects(game: &Game, walks: [u16; 3], prospects: &mut [f64; MAX_PLAYERS]) {
    if !game.rules().systems.has(System::WheelOfFortune) || game.wheel().crowned.is_empty() {
        return;
    }
    for sector in Sector::ALL {
        let there = game.wheel().crowned_in(sector).count();
        if there == 0 {
            continue;
        }
        let alone = there == 1 && crowns(sector) == 2;
        let points = if alone { 3.0 + 3.0 * STAYS_ALONE } else { 3.0 };
        let value = stops_at(game.wheel().pig, sector, walks) * (points + FREE_AGAIN);
        for crowned in game.wheel().crowned_in(sector) {
            prospects[crowned.owner.index()] += value;
        }
    }
}

/// How many tiles with each number are left in the bag.
pub(crate) fn walks_left(game: &Game) -> [u16; 3] {
    let mut numbers = [0; 3];
    if !game.rules().systems.has(System::WheelOfFortune) {
        return numbers;
    }
    for (kind, _) in game.rules().kinds() {
        let number = game.rules().printed(kind).symbols.wheel as usize;
        if number > 0 {
            numbers[number - 1] += game.bag().left_of(kind);
        }
    }
    numbers
}

/// How likely the pig stops at a sector before the numbers run out, each as likely at each step as
/// there are tiles with it.
fn stops_at(pig: Sector, sector: Sector, numbers: [u16; 3]) -> f64 {
    let steps: u16 = numbers.iter().sum();
    let mut on_the_way = [0.0; Sector::ALL.len()];
    on_the_way[pig as usize] = 1.0;
    let mut stopped = 0.0;
    for _ in 0..steps {
        let mut next = [0.0; Sector::ALL.len()];
        for (from, chance) in on_the_way.into_iter().enumerate() {
            for (number, tiles) in (1..).zip(numbers) {
                next[(from + number) % next.len()] += chance * tiles as f64 / steps as f64;
            }
        }
        stopped += std::mem::take(&mut next[sector as usize]);
        on_the_way = next;
    }
    stopped
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_pig_stops_where_the_numbers_lead() {
        let once = |number: usize| std::array::from_fn(|index| (index + 1 == number) as u16);
        assert_eq!(stops_at(Sector::Fortune, Sector::Storm, once(3)), 1.0);
        assert_eq!(stops_at(Sector::Fortune, Sector::Taxes, once(3)), 0.0);
        assert_eq!(stops_at(Sector::Pestilence, Sector::Taxes, once(2)), 1.0);
        assert_eq!(stops_at(Sector::Fortune, Sector::Taxes, [0; 3]), 0.0);
        assert!((stops_at(Sector::Fortune, Sector::Famine, [1, 1, 0]) - 0.75).abs() < 1e-9);
    }
}
