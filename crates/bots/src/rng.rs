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
}
