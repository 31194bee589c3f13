//! Any text is a file of tiles or gets an error with a short message; every tile that is accepted
//! can be drawn, and its file is accepted again.
#![no_main]

use bastide_art::{Detail, TileArt};
use bastide_catalogue::{Catalogue, Rotation};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    let standard = Catalogue::standard();
    match standard.with_files(&[("tiles.toml", text)]) {
        Ok(catalogue) => {
            let known = standard.kinds().len();
            assert_eq!(catalogue.kinds()[..known], *standard.kinds());
            for kind in &catalogue.kinds()[known..] {
                let art = TileArt::new(kind);
                assert!(art.group(1, Rotation::from_quarters(1), Detail::Full).ends_with("</g>"));
                for (id, _) in kind.segment_ids() {
                    let (x, y) = art.anchor(id);
                    assert!(x.is_finite() && y.is_finite());
                    art.outline(id);
                }
            }
            for set in &catalogue.sets()[standard.sets().len()..] {
                assert!(set.pieces > 0);
            }
            // Its ids are taken now, so it can be added to the standard catalogue alone.
            standard.with_files(&[("tiles.toml", text)]).expect("the same file loads again");
        }
        Err(error) => {
            let message = error.to_string();
            assert!(message.starts_with("tiles.toml"), "{message}");
            assert!(message.len() < 2_000 && !message.contains('\n'), "{message}");
        }
    }
});
