//! Drawings as PNG pictures.

use std::fmt;

use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree};

/// Why there is no picture.
#[derive(Debug)]
pub enum PngError {
    /// The text is no SVG.
    NotSvg(String),
    /// A width of zero, or one beyond what memory holds.
    Size,
    /// The picture could not be packed.
    Pack(String),
}

impl fmt::Display for PngError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PngError::NotSvg(why) => write!(f, "no SVG: {why}"),
            PngError::Size => write!(f, "no picture can have this size"),
            PngError::Pack(why) => write!(f, "cannot pack the picture: {why}"),
        }
    }
}

impl std::error::Error for PngError {}

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
