//! Walls with towers at their bends, and gates where roads enter.

use super::Painter;
use crate::glyphs::Glyph;
use crate::glyphs::plants::Many;
use crate::land::Gate;
use crate::path::{Pen, short};
use crate::vector::{P, p};

/// A gatehouse in a wall that runs north to south, its mouth to the east.
const SIDE_GATE: &str = r#"
    <path d="M-10-20V15H10V-20z" fill="$stone" $O/>
    <path d="M-10 8H10V15H-10z" fill="$stone_lo"/>
    <path d="M11-10C-2-10-2 10 11 10z" fill="$ink"/>
    <path d="M-12-26h5v4h5v-4h4v4h5v-4h5v10h-24z" fill="$stone_hi" $O/>"#;

impl Painter<'_> {
    /// The face of a wall falls outwards in the south and inwards in the north, which gives depth
    /// without a second outline.
    pub fn walls(&mut self, walls: &[Vec<P>], gates: &[Gate], towers: bool) {
        let (mut top, mut face) = (Pen::new(), Pen::new());
        for wall in walls {
            top.polyline(wall);
            // A stretch from north to south shows no face.
            for stretch in wall.windows(2).filter(|s| (s[0].x - s[1].x).abs() > 1.0) {
                let drop = p(0.0, 9.0);
                face.polygon(&[stretch[0], stretch[1], stretch[1] + drop, stretch[0] + drop]);
            }
        }
        let (top, face) = (top.data(), face.data());
        self.raw("<g $B>");
        self.path(
            &top,
            r#"stroke="$ink" stroke-width="11" opacity=".18" transform="translate(4 9)""#,
        );
        self.path(&face, r#"fill="$stone_lo" $O"#);
        self.path(&top, r#"stroke="$ink" stroke-width="12.5""#);
        self.path(&top, r#"stroke="$stone_lo" stroke-width="9.5""#);
        self.path(&top, r#"stroke="$stone_hi" stroke-width="9.5" stroke-dasharray="6.5 3""#);
        self.path(&top, r#"stroke="$stone" stroke-width="4.5""#);
        self.raw("</g>");
        let mut posts = Vec::new();
        for wall in walls.iter().filter(|_| towers) {
            let last = wall.len().saturating_sub(1);
            for (index, at) in wall.iter().enumerate().take(last).skip(1) {
                let clear = gates.iter().all(|gate| gate.at.distance(*at) >= 24.0);
                let apart = posts.iter().all(|(_, other): &(Many, P)| other.distance(*at) > 24.0);
                if at.rim_distance() >= 8.0 && clear && apart {
                    let capped = index % 2 == 1 || wall.len() == 4;
                    posts.push((if capped { Many::Tower } else { Many::Keep }, *at));
                }
            }
        }
        posts.sort_by(|a, b| a.1.y.total_cmp(&b.1.y));
        self.many(&posts);
        for gate in gates {
            self.gate(gate);
        }
    }

    fn gate(&mut self, gate: &Gate) {
        if gate.out.y.abs() > 0.45 {
            return self.glyph(Glyph::Gate, gate.at, 1.0);
        }
        // Mirrored for the west; light stays where it is, since both halves are alike.
        let flip = if gate.out.x < 0.0 { "scale(-1 1)" } else { "" };
        let (x, y) = (short(gate.at.x), short(gate.at.y));
        self.raw(&format!(r#"<g transform="translate({x} {y}){flip}">"#));
        SIDE_GATE.lines().for_each(|line| self.raw(line.trim()));
        self.raw("</g>");
    }
}
