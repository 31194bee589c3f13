//! Tiles whose walls have a course of their own. Each is a fact about one printed tile that its
//! sides and segments do not tell.

use crate::vector::{P, SIZE, p};

const S: f64 = SIZE;

/// The walls of the two cities that share the north side, west city first: they meet the side at
/// 0.62 of its length with a thread of field between them.
pub fn shared_side() -> [Vec<P>; 2] {
    [
        vec![
            p(0.0, 0.0),
            p(157.0, 0.0),
            p(150.0, 54.0),
            p(118.0, 112.0),
            p(74.0, 178.0),
            p(0.0, S),
        ],
        vec![p(161.0, 0.0), p(S, 0.0), p(S, S), p(206.0, 186.0), p(184.0, 96.0)],
    ]
}

/// The wall of the western of two cities that stand back to back.
pub fn back_to_back() -> Vec<P> {
    vec![p(0.0, S), p(74.0, 190.0), p(127.0, 162.0), p(127.0, 94.0), p(74.0, 66.0), p(0.0, 0.0)]
}

/// The wall of a city in the north with a narrow tail down to the middle of the south side.
pub fn tail_south() -> Vec<P> {
    let east = [(S, 0.0), (184.0, 54.0), (150.0, 84.0), (136.0, 170.0), (132.0, S)];
    let west = east.iter().rev().map(|(x, y)| p(S - x, *y));
    east.iter().map(|(x, y)| p(*x, *y)).chain(west).collect()
}

/// The wall of a city in the north with a tail to the south-east corner.
pub fn tail_south_east() -> Vec<P> {
    vec![
        p(S, 0.0),
        p(206.0, 56.0),
        p(194.0, 112.0),
        p(S, S),
        p(118.0, 138.0),
        p(76.0, 66.0),
        p(0.0, 0.0),
    ]
}

/// The wall of a city in the north with a tail to the south-west corner.
pub fn tail_south_west() -> Vec<P> {
    vec![
        p(S, 0.0),
        p(180.0, 52.0),
        p(112.0, 74.0),
        p(84.0, 132.0),
        p(0.0, S),
        p(42.0, 122.0),
        p(50.0, 56.0),
        p(0.0, 0.0),
    ]
}

/// The wall of a city in the west with tails to both corners in the east.
pub fn two_tails() -> Vec<P> {
    vec![
        p(0.0, 0.0),
        p(64.0, 74.0),
        p(120.0, 76.0),
        p(S, 0.0),
        p(152.0, 112.0),
        p(152.0, 144.0),
        p(S, S),
        p(120.0, 180.0),
        p(64.0, 182.0),
        p(0.0, S),
    ]
}
