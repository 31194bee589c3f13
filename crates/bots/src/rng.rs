//! A small, fast generator of random numbers for playouts. Fair draws of real games come from
//! elsewhere; this one is for search and simulation, and repeats itself for the same seed.

/// A generator: a counter that is scrambled by a multiplication of 128 bits.
#[derive(Clone, Debug)]
pub struct Rng(u64);

impl Rng {
    /// A generator whose numbers follow from the seed.
    pub const fn new(seed: u64) -> Rng {
        Rng(seed)
    }

    /// 64 random bits.
    #[inline]
    pub fn bits(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let product = (self.0 as u128) * ((self.0 ^ 0xd1b5_4a32_d192_ed03) as u128);
        (product >> 64) as u64 ^ product as u64
    }

    /// A number below the bound, all equally likely up to one part in four billion.
    #[inline]
    pub fn below(&mut self, bound: u32) -> u32 {
        (((self.bits() >> 32) * bound as u64) >> 32) as u32
    }
}

/// The seed of one game out of many: it follows from the seed of all and the number of the game,
/// so that games can be played in any order and on any number of threads.
pub const fn game_seed(seed: u64, index: u64) -> u64 {
    // The seed is scrambled first, or game 1 of seed 5 would be game 0 of seed 6.
    scramble(scramble(seed) ^ index)
}

/// A bijection of 64 bits in which every bit depends on all others (the finish of SplitMix64).
const fn scramble(bits: u64) -> u64 {
    let bits = bits.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let bits = (bits ^ bits >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let bits = (bits ^ bits >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    bits ^ bits >> 31
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_spread_evenly() {
        let mut rng = Rng::new(7);
        let mut seen = [0u32; 6];
        for _ in 0..60_000 {
            seen[rng.below(6) as usize] += 1;
        }
        assert!(seen.iter().all(|count| (9_500..10_500).contains(count)), "{seen:?}");
    }

    #[test]
    fn games_of_nearby_seeds_share_no_seed() {
        let seeds = (0..50).flat_map(|seed| (0..50).map(move |index| game_seed(seed, index)));
        let unique: std::collections::BTreeSet<u64> = seeds.collect();
        assert_eq!(unique.len(), 2500);
    }
}
