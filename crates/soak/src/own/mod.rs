//! Tiles beside the shipped ones: tile files that a set-up brings, such as the example of `docs/tiles.md`
//! and files of random tiles.

mod tiles;

use std::sync::LazyLock;

use bastide_bots::Rng;
use bastide_catalogue::DrawRole;
use bastide_engine::{Catalogue, Setup, SetupError, TileFile};

/// The file that the page for tile designers starts from.
const EXAMPLE: &str = include_str!("../../../../docs/examples/tiles.toml");

/// Tile files, with the ids that they add to the catalogue.
#[derive(Clone, Debug, Default)]
pub struct OwnTiles {
    files: Vec<TileFile>,
    land: Vec<String>,
    rivers: Vec<String>,
    tiles: Vec<String>,
}

impl OwnTiles {
    /// Reads tile files, or says what is wrong with them.
    pub fn read(files: Vec<TileFile>) -> Result<OwnTiles, SetupError> {
        let setup = Setup { tiles: files, ..Setup::default() };
        let (standard, catalogue) = (Catalogue::standard(), setup.catalogue()?);
        let sets = &catalogue.sets()[standard.sets().len()..];
        let ids = |role| sets.iter().filter(move |set| set.draw == role).map(|set| set.id.clone());
        let tiles = catalogue.kinds()[standard.kinds().len()..].iter();
        Ok(OwnTiles {
            land: ids(DrawRole::Pool).collect(),
            rivers: ids(DrawRole::River).collect(),
            tiles: tiles.filter(|tile| !tile.has_river()).map(|tile| tile.id.clone()).collect(),
            files: setup.tiles,
        })
    }

    /// The file of the page for tile designers.
    fn example() -> &'static OwnTiles {
        static READ: LazyLock<OwnTiles> = LazyLock::new(|| {
            let file = TileFile { name: "tiles.toml".to_string(), text: EXAMPLE.to_string() };
            OwnTiles::read(vec![file]).expect("a test of the catalogue loads it")
        });
        &READ
    }

    /// Puts the files into a set-up, and some of their tiles into its game: into the bag, among the draws
    /// that it scripts, or on the table.
    pub(crate) fn bring(&self, setup: &mut Setup, river: bool, rng: &mut Rng) {
        setup.tiles = self.files.clone();
        if let (Some(draw), false) = (&mut setup.draw, self.tiles.is_empty()) {
            for tile in draw {
                if rng.below(2) == 0 {
                    *tile = one_of(&self.tiles, rng);
                }
            }
        } else {
            let sets = setup.sets.get_or_insert_with(|| vec![("base-v3".to_string(), 1)]);
            for set in &self.land {
                if rng.below(4) > 0 {
                    sets.push((set.clone(), 1 + rng.below(3) as u16));
                }
            }
            if river && !self.rivers.is_empty() {
                let shipped = |id: &str| Catalogue::standard().set(id).map(|set| set.draw);
                sets.retain(|(id, _)| shipped(id) != Some(DrawRole::River));
                sets.push((one_of(&self.rivers, rng), 1));
            }
            // The option would have to agree with the river among the sets.
            setup.options.retain(|(name, _)| name != "riv3.kind");
        }
        if let (Some(start), false) = (&mut setup.start, self.tiles.is_empty()) {
            start.iter_mut().for_each(|tile| tile.tile = one_of(&self.tiles, rng));
        }
    }
}

/// Brings the example or random tiles into a set-up.
pub(crate) fn bring_some(setup: &mut Setup, river: bool, rng: &mut Rng) {
    if rng.below(4) == 0 {
        return OwnTiles::example().bring(setup, river, rng);
    }
    let text = tiles::random(rng);
    let file = TileFile { name: "random.toml".to_string(), text };
    match OwnTiles::read(vec![file.clone()]) {
        Ok(own) => own.bring(setup, river, rng),
        // The rules refuse it too, and the run reports that.
        Err(_) => setup.tiles = vec![file],
    }
}

fn one_of(ids: &[String], rng: &mut Rng) -> String {
    ids[rng.below(ids.len() as u32) as usize].clone()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn random_tiles_are_valid() {
        for seed in 0..400 {
            let text = tiles::random(&mut Rng::new(seed));
            let file = TileFile { name: "random.toml".to_string(), text: text.clone() };
            let read = OwnTiles::read(vec![file]);
            assert!(read.is_ok(), "seed {seed}: {}\n{text}", read.unwrap_err());
        }
    }

    #[test]
    fn the_example_brings_its_set_and_tiles() {
        let own = OwnTiles::example();
        assert_eq!((own.land.len(), own.rivers.len(), own.tiles.len()), (1, 0, 6));
    }
}
