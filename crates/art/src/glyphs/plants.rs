//! Things of which a tile holds many. Each is a list of layers, and all copies of a layer become
//! one path, so that a wood costs little more than a tree.

/// One paint of a drawing: attributes, and pieces of relative path data with their starts.
pub struct Layer {
    pub paint: &'static str,
    pub pieces: &'static [(f64, f64, &'static str)],
}

/// A drawing of which there are many.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Many {
    Round,
    Cypress,
    Copse,
    Poplar,
    Hay,
    Bush,
    Cottage,
    Gable,
    Tower,
    Keep,
}

impl Many {
    /// Its layers from the ground up; the first is its shadow.
    pub fn layers(self) -> &'static [Layer] {
        match self {
            Many::Round => ROUND,
            Many::Cypress => CYPRESS,
            Many::Copse => COPSE,
            Many::Poplar => POPLAR,
            Many::Hay => HAY,
            Many::Bush => BUSH,
            Many::Cottage => COTTAGE,
            Many::Gable => GABLE,
            Many::Tower => TOWER,
            Many::Keep => KEEP,
        }
    }
}

const SHADE: &str = r#"fill="$shade" opacity=".3""#;

const ROUND: &[Layer] = &[
    Layer { paint: SHADE, pieces: &[(-7.0, 8.0, "a10 4.5 0 1 0 20 0a10 4.5 0 1 0-20 0z")] },
    Layer { paint: r#"fill="$wood_lo""#, pieces: &[(-1.0, 4.0, "h3v6h-3z")] },
    Layer { paint: r#"fill="$hedge""#, pieces: &[(-9.0, -2.0, "a9 9 0 1 0 18 0a9 9 0 1 0-18 0z")] },
    Layer {
        paint: r#"fill="$leaf_hi""#,
        pieces: &[(-8.0, -4.0, "a8.5 8.5 0 0 1 14-4a7 7 0 0 1-14 4z")],
    },
    Layer {
        paint: r#"fill="$hedge_lo" opacity=".5""#,
        pieces: &[(-8.0, -1.0, "a9 9 0 0 0 17 1a12 12 0 0 1-17-1z")],
    },
];
const CYPRESS: &[Layer] = &[
    Layer { paint: SHADE, pieces: &[(-4.0, 9.0, "a7 3.5 0 1 0 14 0a7 3.5 0 1 0-14 0z")] },
    Layer { paint: r#"fill="$wood_lo""#, pieces: &[(-1.0, 5.0, "h2v5h-2z")] },
    Layer {
        paint: r#"fill="$hedge_lo""#,
        pieces: &[(0.0, -16.0, "c6 8 7 16 5 22h-10c-2-6-1-14 5-22z")],
    },
    Layer {
        paint: r#"fill="$leaf""#,
        pieces: &[(0.0, -16.0, "c-5 8-6 16-5 22h4c-2-8-2-15 1-22z")],
    },
];
const COPSE: &[Layer] = &[
    Layer { paint: SHADE, pieces: &[(-9.0, 7.0, "a13 4.5 0 1 0 26 0a13 4.5 0 1 0-26 0z")] },
    Layer {
        paint: r#"fill="$hedge""#,
        pieces: &[(
            -12.0,
            4.0,
            "a6 6 0 0 1 3-10a8 8 0 0 1 14-2a6.5 6.5 0 0 1 7 11q-6 6-12 3q-6 3-12-2z",
        )],
    },
    Layer {
        paint: r#"fill="$leaf_hi""#,
        pieces: &[(-11.0, -1.0, "a6 6 0 0 1 4-5a7.5 7.5 0 0 1 12-2a4 4 0 0 1-5 4a7 7 0 0 1-11 3z")],
    },
];
const POPLAR: &[Layer] = &[
    Layer { paint: SHADE, pieces: &[(-6.0, 9.0, "a9 4 0 1 0 18 0a9 4 0 1 0-18 0z")] },
    Layer { paint: r#"fill="$wood_lo""#, pieces: &[(-1.0, 3.0, "h2.5v7h-2.5z")] },
    Layer {
        paint: r#"fill="$leaf""#,
        pieces: &[(-8.0, 1.0, "c-1-9 3-15 8-17c6 2 9 8 8 17q-8 5-16 0z")],
    },
    Layer { paint: r#"fill="$leaf_hi""#, pieces: &[(-6.5, -1.0, "c0-8 3-12 6.5-14q2 9-6.5 14z")] },
];
const HAY: &[Layer] = &[
    Layer { paint: SHADE, pieces: &[(-6.0, 6.0, "a9 3.5 0 1 0 18 0a9 3.5 0 1 0-18 0z")] },
    Layer {
        paint: r##"fill="#e3c25a" stroke="#9a7a2c" stroke-width="1.2""##,
        pieces: &[(-8.0, 6.0, "c0-9 4-16 8-17c4 1 8 8 8 17q-8 3-16 0z")],
    },
    Layer {
        paint: r##"stroke="#b8933c" stroke-width="1.2""##,
        pieces: &[(-3.0, -5.0, "l-2 9m6-11v12m3-8l1 7")],
    },
];
const BUSH: &[Layer] = &[
    Layer { paint: SHADE, pieces: &[(-4.0, 3.0, "a6 2.5 0 1 0 12 0a6 2.5 0 1 0-12 0z")] },
    Layer {
        paint: r#"fill="$hedge""#,
        pieces: &[(-6.0, 3.0, "a4 4 0 0 1 2-6a5 5 0 0 1 8 0a4 4 0 0 1 2 6z")],
    },
    Layer { paint: r#"fill="$leaf_hi""#, pieces: &[(-5.0, 0.0, "a4 4 0 0 1 3-4a4 4 0 0 1 4 1z")] },
];
const COTTAGE: &[Layer] = &[
    Layer { paint: SHADE, pieces: &[(-8.0, 8.0, "a11 4 0 1 0 22 0a11 4 0 1 0-22 0z")] },
    Layer { paint: r#"fill="$wall" $O"#, pieces: &[(-9.0, 0.0, "h17v9h-17z")] },
    Layer { paint: r#"fill="$roof1" $O"#, pieces: &[(-11.0, 1.0, "l4-10h13l4 10z")] },
    Layer { paint: r#"fill="$wood_lo""#, pieces: &[(-2.0, 9.0, "v-5h4v5z")] },
];
const GABLE: &[Layer] = &[
    Layer { paint: SHADE, pieces: &[(-7.0, 8.0, "a10 4 0 1 0 20 0a10 4 0 1 0-20 0z")] },
    Layer { paint: r#"fill="$wall" $O"#, pieces: &[(-7.0, 9.0, "v-11l7-7l7 7v11z")] },
    Layer { paint: r#"fill="$roof2" $O"#, pieces: &[(-10.0, 0.0, "l10-12l10 12l-3 2l-7-8l-7 8z")] },
    Layer { paint: r#"fill="$wood_lo""#, pieces: &[(-2.0, 9.0, "v-6h5v6z")] },
];
/// Towers stand with the top of their shaft on the middle of the wall.
const TOWER: &[Layer] = &[
    Layer {
        paint: r#"fill="$ink" opacity=".25""#,
        pieces: &[(-7.0, 12.0, "a12 5 0 1 0 24 0a12 5 0 1 0-24 0z")],
    },
    Layer { paint: r#"fill="$stone" $O"#, pieces: &[(-9.0, -6.0, "v15a9 4 0 0 0 18 0v-15z")] },
    Layer {
        paint: r#"fill="$stone_lo" opacity=".7""#,
        pieces: &[(3.0, -6.0, "h6v15a9 4 0 0 1-6 3.5z")],
    },
    Layer { paint: r#"fill="$ink""#, pieces: &[(-3.0, 2.0, "v5h3v-5z")] },
    Layer { paint: r#"fill="$slate" $O"#, pieces: &[(0.0, -25.0, "l12 19a12 4.5 0 0 1-24 0z")] },
    Layer { paint: r#"fill="$slate_lo""#, pieces: &[(0.0, -25.0, "l12 19a12 4.5 0 0 1-8 4.2z")] },
    Layer { paint: r#"stroke="$slate_hi" stroke-width="1.6""#, pieces: &[(-2.0, -19.0, "l-7 13")] },
];
const KEEP: &[Layer] = &[
    Layer {
        paint: r#"fill="$ink" opacity=".25""#,
        pieces: &[(-7.0, 10.0, "a11 5 0 1 0 22 0a11 5 0 1 0-22 0z")],
    },
    Layer { paint: r#"fill="$stone" $O"#, pieces: &[(-9.0, -7.0, "v15a9 4 0 0 0 18 0v-15z")] },
    Layer {
        paint: r#"fill="$stone_lo" opacity=".7""#,
        pieces: &[(3.0, -6.0, "h6v14a9 4 0 0 1-6 3.5z")],
    },
    Layer {
        paint: r#"fill="$stone_hi" $O"#,
        pieces: &[(-10.0, -12.0, "h4v3h4v-3h4v3h4v-3h4v7a10 4 0 0 1-20 0z")],
    },
];
