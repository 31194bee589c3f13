//! Exact odds of what is drawn from a bag, without putting anything back: "one of these within so many
//! draws", and "one of these before one of those". Nothing is simulated; the numbers are those of the
//! hypergeometric distribution, as exact as a number with a fraction is.
//!
//! A bag has layers, each of which is drawn to its end before the next one begins. Some tiles of a layer
//! may never be drawn, and nobody knows which.
//!
//! ```
//! use bastide_odds::{Layer, Race};
//!
//! // Three of ten tiles fit; two drawings are left.
//! let bag = [Layer { total: 10, drawn: 2, these: 3, those: 0 }];
//! let chance = Race::of(&bag).these_within(2);
//! assert!((chance - (1.0 - 7.0 / 10.0 * 6.0 / 9.0)).abs() < 1e-12);
//! ```
#![warn(missing_docs)]

/// Tiles that are drawn one after the other, in an order that nobody knows.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Layer {
    /// How many tiles there are.
    pub total: u32,
    /// How many of them will be drawn; not more than there are.
    pub drawn: u32,
    /// How many are of the first sort.
    pub these: u32,
    /// How many are of the second sort; no tile is of both.
    pub those: u32,
}

/// Which sort comes first, and when.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Race {
    /// For each draw, the chance that it is the first of both sorts, and of the first sort.
    these: Vec<f64>,
    /// The same for the second sort.
    those: Vec<f64>,
}

impl Race {
    /// The race between the two sorts in a bag. Numbers that no bag has are brought within it.
    pub fn of(layers: &[Layer]) -> Race {
        let mut race = Race::default();
        // The chance that neither sort has come so far.
        let mut open = 1.0;
        for layer in layers {
            let these = layer.these.min(layer.total);
            let those = layer.those.min(layer.total - these);
            for left in (layer.total - layer.drawn.min(layer.total) + 1..=layer.total).rev() {
                let share = |sort: u32| f64::from(sort.min(left)) / f64::from(left);
                race.these.push(open * share(these));
                race.those.push(open * share(those));
                open *= f64::from(left.saturating_sub(these + those)) / f64::from(left);
            }
        }
        race
    }

    /// How many draws there are.
    pub fn draws(&self) -> usize {
        self.these.len()
    }

    /// The chance that one of the first sort comes within so many draws, and before any of the second.
    pub fn these_within(&self, draws: usize) -> f64 {
        within(&self.these, draws)
    }

    /// The chance that one of the second sort comes within so many draws, and before any of the first.
    pub fn those_within(&self, draws: usize) -> f64 {
        within(&self.those, draws)
    }
}

fn within(chances: &[f64], draws: usize) -> f64 {
    chances.iter().take(draws).sum::<f64>().min(1.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every order in which the tiles of a layer can come: `0` is any tile, `1` one of these, `2` one of those.
    fn orders(tiles: &[u8]) -> Vec<Vec<u8>> {
        if tiles.is_empty() {
            return vec![Vec::new()];
        }
        let mut all = Vec::new();
        for (number, first) in tiles.iter().enumerate() {
            let mut rest = tiles.to_vec();
            rest.remove(number);
            all.extend(orders(&rest).into_iter().map(|order| [vec![*first], order].concat()));
        }
        all
    }

    fn tiles(layer: &Layer) -> Vec<u8> {
        let sort = |number: usize| match number as u32 {
            number if number < layer.these => 1,
            number if number < layer.these + layer.those => 2,
            _ => 0,
        };
        (0..layer.total as usize).map(sort).collect()
    }

    /// The same by looking at every order of two layers.
    fn counted(layers: &[Layer; 2], draws: usize) -> (f64, f64) {
        let [one, other] = layers;
        let (mut these, mut those, mut all) = (0_u64, 0_u64, 0_u64);
        for first in orders(&tiles(one)) {
            for second in orders(&tiles(other)) {
                let drawn = first[..one.drawn as usize].iter();
                let drawn = drawn.chain(&second[..other.drawn as usize]).take(draws);
                match drawn.copied().find(|sort| *sort > 0) {
                    Some(1) => these += 1,
                    Some(_) => those += 1,
                    None => {}
                }
                all += 1;
            }
        }
        (these as f64 / all as f64, those as f64 / all as f64)
    }

    fn assert_counted(layers: [Layer; 2]) {
        let race = Race::of(&layers);
        assert_eq!(race.draws() as u32, layers[0].drawn + layers[1].drawn);
        for draws in 0..=race.draws() + 1 {
            let (these, those) = counted(&layers, draws);
            assert!((race.these_within(draws) - these).abs() < 1e-12, "{layers:?} {draws}");
            assert!((race.those_within(draws) - those).abs() < 1e-12, "{layers:?} {draws}");
        }
    }

    #[test]
    fn every_small_bag_is_as_counting_says() {
        for total in 0..=5_u32 {
            for these in 0..=total {
                for those in 0..=total - these {
                    for drawn in 0..=total {
                        let layer = Layer { total, drawn, these, those };
                        assert_counted([layer, Layer::default()]);
                    }
                }
            }
        }
    }

    #[test]
    fn the_second_layer_comes_after_the_first() {
        for these in 0..=3 {
            for hidden in 0..=1 {
                let first = Layer { total: 3, drawn: 3, these: these / 2, those: 1 };
                let second =
                    Layer { total: 4, drawn: 4 - hidden, these: these - these / 2, those: 1 };
                assert_counted([first, second]);
            }
        }
    }

    #[test]
    fn what_is_left_at_the_end_is_certain() {
        let race = Race::of(&[Layer { total: 300, drawn: 300, these: 1, those: 0 }]);
        assert!((race.these_within(300) - 1.0).abs() < 1e-12);
        assert!((race.these_within(30) - 0.1).abs() < 1e-12);
        assert_eq!(race.those_within(300), 0.0);
    }

    #[test]
    fn numbers_that_no_bag_has_do_no_harm() {
        let race = Race::of(&[Layer { total: 2, drawn: 9, these: 9, those: 9 }]);
        assert_eq!((race.draws(), race.these_within(9), race.those_within(9)), (2, 1.0, 0.0));
        assert_eq!(Race::of(&[]).these_within(3), 0.0);
    }
}
