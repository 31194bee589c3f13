//! Chance for drawings: the same seed gives the same picture on every machine.

/// A small generator (SplitMix64). Drawings need variety, not secrecy.
pub struct Noise(u64);

impl Noise {
    /// A generator of its own for each purpose, so that a change in one does not move the others.
    pub fn new(name: &str, purpose: &str, seed: u64) -> Noise {
        let text = name.bytes().chain([b'/']).chain(purpose.bytes()).chain(seed.to_le_bytes());
        let hash = text.fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| {
            (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3)
        });
        Noise(hash)
    }

    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// A number from 0 up to but not including 1.
    pub fn unit(&mut self) -> f64 {
        (self.next() >> 11) as f64 / (1_u64 << 53) as f64
    }

    /// A number between two others.
    pub fn between(&mut self, low: f64, high: f64) -> f64 {
        low + (high - low) * self.unit()
    }

    /// Whether something happens that has this chance.
    pub fn chance(&mut self, share: f64) -> bool {
        self.unit() < share
    }

    /// One of several, all equally likely.
    pub fn pick<T: Copy>(&mut self, from: &[T]) -> T {
        from[(self.unit() * from.len() as f64) as usize]
    }
}
