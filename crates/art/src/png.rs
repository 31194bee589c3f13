//! Drawings as PNG pictures.

use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree};
use thiserror::Error;

/// Why there is no picture.
#[derive(Debug, Error)]
pub enum PngError {
    /// The text is no SVG.
    #[error("no SVG: {0}")]
    NotSvg(String),
    /// A width of zero, or one beyond what memory holds.
    #[error("no picture can have this size")]
    Size,
    /// The picture could not be packed.
    #[error("cannot pack the picture: {0}")]
    Pack(String),
}

/// A drawing as a PNG picture of this width; the height follows.
pub fn to_png(svg: &str, width: u32) -> Result<Vec<u8>, PngError> {
    let tree = Tree::from_str(svg, &Options::default())
        .map_err(|error| PngError::NotSvg(error.to_string()))?;
    let scale = width as f32 / tree.size().width();
    let height = (tree.size().height() * scale).round() as u32;
    let mut pixels = Pixmap::new(width, height.max(1)).ok_or(PngError::Size)?;
    resvg::render(&tree, Transform::from_scale(scale, scale), &mut pixels.as_mut());
    pixels.encode_png().map_err(|error| PngError::Pack(error.to_string()))
}
