//! What two lists have in common, in a time that grows with what differs: the greedy search of
//! Eugene Myers.
//!
//! One walks from the beginning of both lists to their ends. An element that both have is a step through both,
//! and costs nothing; one that is left out or put in is a step through one list, a difference. A
//! diagonal is where one list is so many steps ahead of the other.

/// With more differences than this, lists have changed all over: the search is not worth its time.
const DIFFERENCES: isize = 256;

/// The indices of a longest common subsequence; none where the lists differ too much.
pub fn common_pairs<T: PartialEq>(old: &[T], new: &[T]) -> Vec<(usize, usize)> {
    let end = (old.len() as isize, new.len() as isize);
    let mut rounds: Vec<Round> = Vec::new();
    for differences in 0..=DIFFERENCES.min(end.0 + end.1) {
        let before = rounds.last();
        let mut round = Round { differences, furthest: Vec::new() };
        for diagonal in (-differences..=differences).step_by(2) {
            let mut a = before.map_or(0, |before| before.step_to(diagonal).1);
            while a < end.0
                && a - diagonal < end.1
                && old[a as usize] == new[(a - diagonal) as usize]
            {
                a += 1;
            }
            round.furthest.push(a);
            if (a, a - diagonal) == end {
                return pairs_on_the_way(&rounds, end);
            }
        }
        rounds.push(round);
    }
    Vec::new()
}

/// How far into the old list one gets with a number of differences, on every second diagonal.
struct Round {
    differences: isize,
    furthest: Vec<isize>,
}

impl Round {
    /// The diagonal from which one more difference leads furthest on another, and where it leads to.
    fn step_to(&self, diagonal: isize) -> (isize, isize) {
        let leave_out = self.on(diagonal - 1).map(|a| (diagonal - 1, a + 1));
        let put_in = self.on(diagonal + 1).map(|a| (diagonal + 1, a));
        leave_out.into_iter().chain(put_in).max_by_key(|(_, a)| *a).unwrap_or_default()
    }

    fn on(&self, diagonal: isize) -> Option<isize> {
        let index = usize::try_from(diagonal + self.differences).ok()?;
        self.furthest.get(index / 2).copied()
    }
}

/// The elements that both lists have, on the way back from an end.
fn pairs_on_the_way(rounds: &[Round], (mut a, mut b): (isize, isize)) -> Vec<(usize, usize)> {
    let mut pairs = Vec::new();
    for round in rounds.iter().rev() {
        let (diagonal, step) = round.step_to(a - b);
        while a > step {
            (a, b) = (a - 1, b - 1);
            pairs.push((a as usize, b as usize));
        }
        let left_out = isize::from(diagonal < a - b);
        (a, b) = (a - left_out, b - (1 - left_out));
    }
    pairs.extend((0..a as usize).rev().map(|both| (both, both)));
    pairs.reverse();
    pairs
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The length of a longest common subsequence, by the table that everybody knows.
    fn longest(old: &[u64], new: &[u64]) -> usize {
        let mut row = vec![0; new.len() + 1];
        for a in old {
            let mut corner = 0;
            for (index, b) in new.iter().enumerate() {
                let above = row[index + 1];
                row[index + 1] = if a == b { corner + 1 } else { above.max(row[index]) };
                corner = above;
            }
        }
        row[new.len()]
    }

    #[test]
    fn common_pairs_are_common_in_order_and_as_many_as_can_be() {
        let mut dice = 1_234_567_891_011u64;
        let mut below = move |bound: u64| {
            dice ^= dice << 13;
            dice ^= dice >> 7;
            dice ^= dice << 17;
            dice % bound
        };
        for _ in 0..3_000 {
            let kinds = 1 + below(6);
            let [old, new]: [Vec<u64>; 2] =
                std::array::from_fn(|_| (0..below(14)).map(|_| below(kinds)).collect());
            let pairs = common_pairs(&old, &new);
            assert!(pairs.iter().all(|(a, b)| old[*a] == new[*b]), "{old:?} {new:?} {pairs:?}");
            assert!(pairs.is_sorted_by(|one, next| one.0 < next.0 && one.1 < next.1), "{pairs:?}");
            assert_eq!(pairs.len(), longest(&old, &new), "{old:?} {new:?} {pairs:?}");
        }
    }

    #[test]
    fn lists_that_differ_all_over_have_nothing_in_common() {
        let [old, new]: [Vec<usize>; 2] = [(0..200).collect(), (1000..1200).collect()];
        assert_eq!(common_pairs(&old, &new), []);
    }
}
