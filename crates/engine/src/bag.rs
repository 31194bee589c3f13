//! The bag: undrawn tiles as counts, in layers that are drawn one after the other.
//!
//! A river lies on top of the land tiles and its lakes at the bottom of the river, so layers come
//! in order; inside a layer every tile is equally likely. Nothing hidden is stored: which tile is
//! drawn is decided by chance, from outside.

use arrayvec::ArrayVec;

use crate::board::Kind;

/// The most layers that a bag has.
pub(crate) const LAYERS: usize = 5;

/// Undrawn tiles.
#[derive(PartialEq, Eq, Debug, Default)]
pub struct Bag {
    kinds: usize,
    /// Counts by layer and kind.
    counts: Vec<u16>,
    /// Tiles left in each layer, the first layer first.
    left: ArrayVec<u16, LAYERS>,
    /// The first layer that is not empty.
    layer: usize,
    /// Drawn tiles that wait beside the bag to be mixed in again, in the order of their kinds.
    aside: Vec<Kind>,
    /// Tiles of the last layer that lie unseen below hills. Nobody knows which they are, so they are
    /// among the counts, as if they lay at the very bottom and were never drawn (HS-10).
    hidden: u16,
}

impl Clone for Bag {
    fn clone(&self) -> Bag {
        Bag {
            counts: self.counts.clone(),
            left: self.left.clone(),
            aside: self.aside.clone(),
            ..*self
        }
    }

    fn clone_from(&mut self, other: &Bag) {
        self.kinds = other.kinds;
        self.counts.clone_from(&other.counts);
        self.left.clone_from(&other.left);
        self.layer = other.layer;
        self.aside.clone_from(&other.aside);
        self.hidden = other.hidden;
    }
}

impl Bag {
    /// A bag with these layers, each a list of kinds, out of so many kinds.
    pub(crate) fn new(kinds: usize, layers: &[Vec<Kind>]) -> Bag {
        let mut counts = vec![0; kinds * layers.len()];
        for (layer, tiles) in layers.iter().enumerate() {
            for kind in tiles {
                counts[layer * kinds + kind.0 as usize] += 1;
            }
        }
        let left = layers.iter().map(|tiles| tiles.len() as u16).collect();
        let mut bag = Bag { kinds, counts, left, layer: 0, aside: Vec::new(), hidden: 0 };
        bag.skip_empty_layers();
        bag
    }

    fn skip_empty_layers(&mut self) {
        while self.left.get(self.layer).is_some_and(|left| *left == self.hidden_in(self.layer)) {
            self.layer += 1;
        }
    }

    /// How many tiles of a layer are hidden below hills.
    fn hidden_in(&self, layer: usize) -> u16 {
        if layer + 1 == self.left.len() { self.hidden } else { 0 }
    }

    /// Whether no tile is left.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.layer >= self.left.len()
    }

    /// Tiles left in all layers that will be drawn.
    pub fn left(&self) -> u16 {
        self.left.iter().sum::<u16>() - self.hidden
    }

    /// Tiles that lie unseen below hills; the counts of the kinds have them still.
    pub fn hidden(&self) -> u16 {
        self.hidden
    }

    /// The next tile of the last layer goes unseen below a hill; `false` if there is none.
    pub(crate) fn hide_one(&mut self) -> bool {
        let none_left = self.left.last().is_none_or(|left| *left == self.hidden);
        if !none_left {
            self.hidden += 1;
            self.skip_empty_layers();
        }
        !none_left
    }

    /// Tiles of which the next one is drawn: those of the present layer.
    #[inline]
    pub fn drawable(&self) -> u16 {
        self.left.get(self.layer).copied().unwrap_or(0)
    }

    fn layer_counts(&self) -> &[u16] {
        &self.counts[self.layer * self.kinds..(self.layer + 1) * self.kinds]
    }

    /// How many tiles of a kind could be drawn next.
    pub fn drawable_of(&self, kind: Kind) -> u16 {
        if self.is_empty() {
            0
        } else {
            self.layer_counts().get(kind.0 as usize).copied().unwrap_or(0)
        }
    }

    /// How many tiles of a kind are left in all layers.
    pub fn left_of(&self, kind: Kind) -> u16 {
        let layers = self.left.len();
        (0..layers).map(|layer| self.counts[layer * self.kinds + kind.0 as usize]).sum()
    }

    /// The kind of the drawable tile with this number, counting copies; for choosing at random.
    #[inline]
    pub fn nth(&self, number: u16) -> Kind {
        let mut rest = number;
        for (kind, count) in self.layer_counts().iter().enumerate() {
            if rest < *count {
                return Kind(kind as u16);
            }
            rest -= count;
        }
        unreachable!("the number is below drawable()")
    }

    /// Takes a tile out; the caller knows that it can be drawn.
    #[inline]
    pub(crate) fn take(&mut self, kind: Kind) {
        self.counts[self.layer * self.kinds + kind.0 as usize] -= 1;
        self.left[self.layer] -= 1;
        self.skip_empty_layers();
    }

    /// The drawn tiles that wait beside the bag (PD-40).
    pub fn aside(&self) -> &[Kind] {
        &self.aside
    }

    /// Lets a tile that was taken out wait beside the bag.
    pub(crate) fn set_aside(&mut self, kind: Kind) {
        let place = self.aside.partition_point(|other| *other <= kind);
        self.aside.insert(place, kind);
    }

    /// Mixes the waiting tiles into the last layer and says how many they are. Where the draws are
    /// scripted the bag holds them already, as often as the script names them.
    pub(crate) fn mix_in(&mut self, scripted: bool) -> u16 {
        let number = self.aside.len() as u16;
        if number > 0 && !scripted {
            let last = self.left.len() - 1;
            for kind in &self.aside {
                self.counts[last * self.kinds + kind.0 as usize] += 1;
            }
            self.left[last] += number;
            self.layer = self.layer.min(last);
        }
        self.aside.clear();
        number
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// PD-41: an empty supply goes on with the tiles that waited.
    #[test]
    fn pd_41_tiles_that_waited_fill_an_empty_bag() {
        let (river, land) = (Kind(0), Kind(1));
        let mut bag = Bag::new(2, &[vec![river], vec![land]]);
        bag.take(river);
        bag.take(land);
        bag.set_aside(land);
        assert!(bag.is_empty());
        let mut scripted = bag.clone();
        assert_eq!((bag.mix_in(false), scripted.mix_in(true)), (1, 1));
        assert_eq!((bag.drawable(), bag.drawable_of(land), bag.nth(0)), (1, 1, land));
        assert!(bag.aside().is_empty() && scripted.aside().is_empty() && scripted.is_empty());
    }
}
