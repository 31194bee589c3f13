//! The network: from what a position shows of a player to the points that the player will still score.

use std::ops::Range;

use super::sight::{INPUTS, SCALE, Sight};

/// Numbers between what is seen and what is told.
pub(crate) const HIDDEN: usize = 24;

/// One hidden layer beside a direct way.
#[derive(Clone, PartialEq, Debug)]
pub struct Net {
    /// The bias and the weights of each hidden number.
    pub(crate) hidden: Box<[[f32; INPUTS]; HIDDEN]>,
    pub(crate) bias: [f32; HIDDEN],
    /// What each hidden number adds.
    pub(crate) out: [f32; HIDDEN],
    /// What each input adds by itself.
    pub(crate) direct: [f32; INPUTS],
    pub(crate) constant: f32,
}

impl Net {
    /// How many weights there are.
    pub const WEIGHTS: usize = HIDDEN * (INPUTS + 2) + INPUTS + 1;

    /// Whether any of these inputs counts.
    pub(crate) fn uses(&self, inputs: Range<usize>) -> bool {
        let rows = self.hidden.iter().chain(std::iter::once(&self.direct));
        rows.flat_map(|weights| &weights[inputs.clone()]).any(|weight| *weight != 0.0)
    }

    /// The points that a player will still score.
    pub(crate) fn points(&self, sight: &Sight) -> f32 {
        let mut told = self.constant;
        for (weight, input) in self.direct.iter().zip(sight) {
            told += weight * input;
        }
        for ((weights, bias), out) in self.hidden.iter().zip(self.bias).zip(self.out) {
            told += out * hidden(weights, bias, sight).max(0.0);
        }
        told * SCALE
    }

    /// The network with these weights, in the order in which [`Net::weights`] lists them.
    pub fn from_weights(weights: &[f32]) -> Option<Net> {
        if weights.len() != Net::WEIGHTS {
            return None;
        }
        let mut weights = weights.iter().copied();
        let mut next = || weights.next().unwrap_or(0.0);
        Some(Net {
            hidden: Box::new(std::array::from_fn(|_| std::array::from_fn(|_| next()))),
            bias: std::array::from_fn(|_| next()),
            out: std::array::from_fn(|_| next()),
            direct: std::array::from_fn(|_| next()),
            constant: next(),
        })
    }

    /// All weights.
    pub fn weights(&self) -> Vec<f32> {
        let mut weights: Vec<f32> = self.hidden.iter().flatten().copied().collect();
        weights.extend(self.bias);
        weights.extend(self.out);
        weights.extend(self.direct);
        weights.push(self.constant);
        weights
    }

    /// Reads weights as text, one to a line; lines that begin with `#` say where they come from.
    pub fn parse(text: &str) -> Option<Net> {
        let numbers = text.lines().filter(|line| !line.starts_with('#') && !line.is_empty());
        let weights: Result<Vec<f32>, _> = numbers.map(|line| line.trim().parse()).collect();
        Net::from_weights(&weights.ok()?)
    }
}

/// A hidden number before its bend. Eight sums side by side, so that a processor adds them at once.
#[inline]
pub(crate) fn hidden(weights: &[f32; INPUTS], bias: f32, sight: &Sight) -> f32 {
    let mut sums = [0.0; 8];
    for (weights, inputs) in weights.chunks_exact(8).zip(sight.chunks_exact(8)) {
        for lane in 0..8 {
            sums[lane] += weights[lane] * inputs[lane];
        }
    }
    bias + sums.iter().sum::<f32>()
}

const _: () = assert!(INPUTS.is_multiple_of(8));
