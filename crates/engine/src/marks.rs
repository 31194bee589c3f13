//! Marks: the items of a list for which something holds that a processor could not guess.

/// Visits the items of a list for which something holds, by their number, until a visit says that no more
/// are wanted. They are first marked in a word without branches, so that a guess that went wrong costs
/// only at those that are visited.
#[inline]
pub(crate) fn for_marked<T>(
    items: &[T],
    holds: impl Fn(&T) -> bool,
    mut visit: impl FnMut(usize) -> bool,
) {
    const MARKS: usize = u64::BITS as usize;
    for (word, items) in items.chunks(MARKS).enumerate() {
        let mut marked = items.iter().rev().fold(0u64, |marks, it| marks << 1 | holds(it) as u64);
        while marked != 0 {
            if visit(word * MARKS + marked.trailing_zeros() as usize) {
                return;
            }
            marked &= marked - 1;
        }
    }
}
