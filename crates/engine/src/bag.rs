//! The bag: undrawn tiles, in layers that are drawn one after the other.
//!
//! A river lies on top of the land tiles and its lakes at the bottom of the river, so layers come
//! in order; inside a layer every tile is equally likely. Nothing hidden is stored: a layer is sorted
//! by kind, and which tile is drawn is decided by chance, from outside.

use arrayvec::ArrayVec;

use crate::board::{Kind, clone_with_room};
use crate::position::tell::bag_key;

/// The most layers that a bag has.
pub(crate) const LAYERS: usize = 5;

/// Undrawn tiles.
#[derive(PartialEq, Eq, Debug, Default)]
pub struct Bag {
    /// The tiles of all layers, the last layer first, so that tiles are drawn from the end; those of
    /// a layer by kind.
    tiles: Vec<Kind>,
    /// Tiles left in each layer, the first layer first.
    left: ArrayVec<u16, LAYERS>,
    /// The first layer that is not empty.
    layer: u8,
    /// Drawn tiles that wait beside the bag to be mixed in again, in the order of their kinds.
    aside: Vec<Kind>,
    /// Tiles of the last layer that lie unseen below hills. Nobody knows which they are, so they are
    /// still in the list, as if they lay at the very bottom and were never drawn (HS-10).
    hidden: u16,
    /// What the tiles add to the key of a game.
    key: u64,
}

impl Clone for Bag {
    fn clone(&self) -> Bag {
        let Bag { tiles, left, layer, aside, hidden, key } = self;
        Bag {
            tiles: clone_with_room(tiles),
            left: left.clone(),
            layer: *layer,
            aside: aside.clone(),
            hidden: *hidden,
            key: *key,
        }
    }

    fn clone_from(&mut self, other: &Bag) {
        let Bag { tiles, left, layer, aside, hidden, key } = self;
        tiles.clone_from(&other.tiles);
        left.clone_from(&other.left);
        *layer = other.layer;
        aside.clone_from(&other.aside);
        *hidden = other.hidden;
        *key = other.key;
    }
}

impl Bag {
    /// A bag with these layers, each a list of kinds.
    pub(crate) fn new(layers: &[Vec<Kind>]) -> Bag {
        let mut tiles = Vec::with_capacity(layers.iter().map(Vec::len).sum());
        for layer in layers.iter().rev() {
            let first = tiles.len();
            tiles.extend_from_slice(layer);
            tiles[first..].sort();
        }
        let left = layers.iter().map(|layer| layer.len() as u16).collect();
        let mut bag = Bag { tiles, left, layer: 0, aside: Vec::new(), hidden: 0, key: 0 };
        bag.skip_empty_layers();
        bag.key = bag.computed_key();
        bag
    }

    /// A bag with these layers, tiles that wait beside it, and so many below hills.
    pub(crate) fn stated(layers: &[Vec<Kind>], mut aside: Vec<Kind>, hidden: u16) -> Bag {
        aside.sort();
        let mut bag = Bag { aside, hidden, ..Bag::new(layers) };
        bag.layer = 0;
        bag.skip_empty_layers();
        bag
    }

    /// How many layers it has, empty ones too.
    pub(crate) fn layers(&self) -> usize {
        self.left.len()
    }

    /// How many tiles of each kind there are in each layer.
    pub fn counts(&self) -> impl Iterator<Item = (u8, Kind, u16)> {
        (0..self.left.len()).flat_map(|layer| {
            let tiles = self.tiles_in(layer).chunk_by(|one, other| one == other);
            tiles.map(move |alike| (layer as u8, alike[0], alike.len() as u16))
        })
    }

    /// What the tiles add to the key of a game.
    pub(crate) fn key(&self) -> u64 {
        self.key
    }

    fn computed_key(&self) -> u64 {
        let keys = self
            .counts()
            .map(|(layer, kind, number)| bag_key(kind, layer).wrapping_mul(number as u64));
        keys.fold(0, u64::wrapping_add)
    }

    #[inline]
    fn skip_empty_layers(&mut self) {
        let left = |layer: u8| self.left.get(layer as usize);
        while left(self.layer).is_some_and(|left| *left == self.hidden_in(self.layer as usize)) {
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
        self.layer as usize >= self.left.len()
    }

    /// Tiles left in all layers that will be drawn.
    pub fn left(&self) -> u16 {
        self.left.iter().sum::<u16>() - self.hidden
    }

    /// Tiles that lie unseen below hills; they still count among the tiles of their kinds.
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
        self.left.get(self.layer as usize).copied().unwrap_or(0)
    }

    /// The tiles of a layer, sorted by kind.
    fn tiles_in(&self, layer: usize) -> &[Kind] {
        let below: u16 = self.left[layer + 1..].iter().sum();
        &self.tiles[below as usize..][..self.left[layer] as usize]
    }

    /// The tiles of the present layer, which are the last ones in the list.
    #[inline]
    fn drawable_tiles(&self) -> &[Kind] {
        &self.tiles[self.tiles.len() - self.drawable() as usize..]
    }

    /// How many tiles of a kind could be drawn next.
    pub fn drawable_of(&self, kind: Kind) -> u16 {
        count(self.drawable_tiles(), kind)
    }

    /// How many tiles of a kind are left in all layers.
    pub fn left_of(&self, kind: Kind) -> u16 {
        (0..self.left.len()).map(|layer| count(self.tiles_in(layer), kind)).sum()
    }

    /// The drawable tile with this number, in the order of their kinds; for choosing at random.
    #[inline]
    pub fn nth(&self, number: u16) -> Kind {
        self.drawable_tiles()[number as usize]
    }

    /// Takes a tile out; the caller knows that it can be drawn.
    #[inline]
    pub(crate) fn take(&mut self, kind: Kind) {
        let tiles = self.drawable_tiles();
        let place = self.tiles.len() - tiles.len() + tiles.partition_point(|other| *other < kind);
        debug_assert_eq!(self.tiles[place], kind);
        self.tiles.remove(place);
        self.key = self.key.wrapping_sub(bag_key(kind, self.layer));
        self.left[self.layer as usize] -= 1;
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
            // The last layer comes first in the list.
            let tiles = self.left[last] as usize;
            self.tiles.splice(tiles..tiles, self.aside.iter().copied());
            self.left[last] += number;
            self.tiles[..self.left[last] as usize].sort();
            self.layer = self.layer.min(last as u8);
            self.key = self.computed_key();
        }
        self.aside.clear();
        number
    }
}

/// How often a kind is in a sorted list.
fn count(tiles: &[Kind], kind: Kind) -> u16 {
    let from = &tiles[tiles.partition_point(|other| *other < kind)..];
    from.partition_point(|other| *other == kind) as u16
}

#[cfg(test)]
mod tests {
    use super::*;

    /// PD-41: an empty supply goes on with the tiles that waited.
    #[test]
    fn pd_41_tiles_that_waited_fill_an_empty_bag() {
        let (river, land) = (Kind(0), Kind(1));
        let mut bag = Bag::new(&[vec![river], vec![land]]);
        bag.take(river);
        bag.take(land);
        bag.set_aside(land);
        assert!(bag.is_empty());
        let mut scripted = bag.clone();
        assert_eq!((bag.mix_in(false), scripted.mix_in(true)), (1, 1));
        assert_eq!((bag.drawable(), bag.drawable_of(land), bag.nth(0)), (1, 1, land));
        assert_eq!((bag.left_of(river), bag.left_of(land)), (0, 1));
        assert!(bag.aside().is_empty() && scripted.aside().is_empty() && scripted.is_empty());
    }

    /// PD-41: tiles that waited are drawn with those of the last layer, not before the river.
    #[test]
    fn pd_41_tiles_that_waited_go_below_the_river() {
        let (river, land, volcano) = (Kind(2), Kind(1), Kind(0));
        let mut bag = Bag::new(&[vec![river, river], vec![land, volcano]]);
        bag.set_aside(volcano);
        bag.take(river);
        bag.mix_in(false);
        assert_eq!((bag.drawable(), bag.nth(0), bag.left()), (1, river, 4));
        bag.take(river);
        assert_eq!([0, 1, 2].map(|number| bag.nth(number)), [volcano, volcano, land]);
        assert_eq!((bag.drawable_of(volcano), bag.left_of(volcano)), (2, 2));
    }
}
