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
/// Shadows and leaves of round plants are dots under round line caps: ten bytes each.
const SOFT: &str = r#"stroke="$shade" stroke-width="12" opacity=".28""#;
const SOFT_SMALL: &str = r#"stroke="$shade" stroke-width="9" opacity=".28""#;

const ROUND: &[Layer] = &[
    Layer { paint: SOFT, pieces: &[(4.0, 5.0, "h0")] },
    Layer { paint: r#"stroke="$wood_lo" stroke-width="3""#, pieces: &[(0.5, 4.0, "v6")] },
    Layer { paint: r#"stroke="$hedge_lo" stroke-width="18""#, pieces: &[(0.0, -2.0, "h0")] },
    Layer { paint: r#"stroke="$hedge" stroke-width="14.5""#, pieces: &[(-1.0, -3.5, "h0")] },
    Layer { paint: r#"stroke="$leaf_hi" stroke-width="8""#, pieces: &[(-3.0, -5.0, "h0")] },
];
const CYPRESS: &[Layer] = &[
    Layer { paint: SOFT, pieces: &[(3.0, 6.0, "h0")] },
    Layer { paint: r#"stroke="$wood_lo" stroke-width="2""#, pieces: &[(0.0, 5.0, "v5")] },
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
    Layer { paint: SOFT, pieces: &[(1.0, 4.0, "h9")] },
    Layer {
        paint: r#"stroke="$hedge_lo" stroke-width="13""#,
        pieces: &[(-6.0, 1.0, "l6-5 7 4h-12")],
    },
    Layer { paint: r#"stroke="$hedge" stroke-width="10.5""#, pieces: &[(-6.5, 0.0, "l6-5 6 4")] },
    Layer { paint: r#"stroke="$leaf_hi" stroke-width="5""#, pieces: &[(-8.0, -2.0, "l6-5 5 3")] },
];
const POPLAR: &[Layer] = &[
    Layer { paint: SOFT, pieces: &[(4.0, 5.0, "h0")] },
    Layer { paint: r#"stroke="$wood_lo" stroke-width="2.5""#, pieces: &[(0.0, 3.0, "v7")] },
    Layer { paint: r#"stroke="$hedge" stroke-width="15""#, pieces: &[(0.0, -2.0, "v-6")] },
    Layer { paint: r#"stroke="$leaf" stroke-width="11.5""#, pieces: &[(-1.0, -3.5, "v-5")] },
    Layer { paint: r#"stroke="$leaf_hi" stroke-width="5.5""#, pieces: &[(-3.0, -4.5, "v-5")] },
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
    Layer { paint: SOFT_SMALL, pieces: &[(2.0, 2.0, "h0")] },
    Layer { paint: r#"stroke="$hedge" stroke-width="9""#, pieces: &[(-2.0, -1.0, "h4")] },
    Layer { paint: r#"stroke="$leaf_hi" stroke-width="4""#, pieces: &[(-3.0, -3.0, "h3")] },
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
        paint: r#"stroke="$ink" stroke-width="11" opacity=".25""#,
        pieces: &[(1.0, 11.0, "h9")],
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
        paint: r#"stroke="$ink" stroke-width="11" opacity=".25""#,
        pieces: &[(1.0, 9.0, "h8")],
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
