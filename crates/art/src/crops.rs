//! Crop circles: trodden wheat around the sign of the figures that are meant.

use bastide_catalogue::{CropCircle, SegmentKind, TileKind};

use crate::glyphs::{Layer, Sign};
use crate::land::of_kind;
use crate::paint::Painter;
use crate::path::Pen;
use crate::systems::{Plan, System};
use crate::vector::p;

/// The circles, the plans of their tiles, and wheat.
pub(crate) const SYSTEM: System = System { landmark: circle, plan, ground: wheat, ..System::NONE };

fn circle(kind: &TileKind) -> Option<&'static Sign> {
    static SIGNS: [Sign; 3] = [sign(RAKE), sign(CLUB), sign(SHIELD)];
    let number = match kind.symbols.crop_circle? {
        CropCircle::Field => 0,
        CropCircle::Road => 1,
        CropCircle::City => 2,
    };
    Some(&SIGNS[number])
}

const fn sign(drawing: &'static str) -> Sign {
    Sign { drawing, radius: 35.0, layer: Layer::Flat }
}

fn plan(id: &str) -> Option<Plan> {
    let none = Plan::default();
    Some(match id {
        "cc2.A" => Plan { hub: Some((p(140.0, 116.0), 40.0)), wide_bend: true, ..none },
        "cc2.B" => Plan { hub: Some((p(158.0, 98.0), 34.0)), ..none },
        // Between two cities, which are deep enough for the circle to touch both.
        "cc2.E" => Plan { cap: Some((94.0, 92.0)), alone: Some(1.0), clearing: Some(38.0), ..none },
        "cc2.F" => Plan { alone: Some(0.72), ..none },
        _ => return None,
    })
}

/// Wheat fills the space between cities that leave no field.
fn wheat(painter: &mut Painter) -> bool {
    let fields = of_kind(painter.kind, SegmentKind::Field).count();
    if fields > 0 || painter.kind.symbols.crop_circle.is_none() {
        return false;
    }
    painter.path("M0 0h256v256h-256z", r#"fill="$crop""#);
    let mut pen = Pen::new();
    for x in (-240..256).step_by(12) {
        let x = f64::from(x);
        pen.go(p(x, 256.0)).line(p(x + 256.0, 0.0));
    }
    painter.pen(pen, r#"stroke="$crop_lo" stroke-width="3""#);
    true
}

const RAKE: &str = r##"
    <circle r="34" fill="$crop"/>
    <circle r="34" stroke="$crop_lo" stroke-width="2"/>
    <circle r="28" stroke="#a98430" stroke-width="5"/>
    <circle r="19" fill="#b8933c"/>
    <circle r="17" fill="$crop"/>
    <path d="M-28 0h0M28 0h0M0-28h0M0 28h0" stroke="#a98430" stroke-width="13"/>
    <path d="M0 14V-5M-8-5H8M-8-5V-13M0-5V-13M8-5V-13" stroke="$ink" stroke-width="3.6"/>
"##;

const CLUB: &str = r##"
    <circle r="34" fill="$crop"/>
    <circle r="34" stroke="$crop_lo" stroke-width="2"/>
    <circle r="28" stroke="#a98430" stroke-width="5"/>
    <circle r="19" fill="#b8933c"/>
    <circle r="17" fill="$crop"/>
    <path d="M-28 0h0M28 0h0M0-28h0M0 28h0" stroke="#a98430" stroke-width="13"/>
    <path d="M-8 13L5-7" stroke="$ink" stroke-width="5"/>
    <path d="M0-5C2-13 8-16 12-13C14-8 9-2 5 0z" fill="$ink"/>
    <path d="M4-9h0M9-8h0M8-12h0" stroke="$crop" stroke-width="2"/>
"##;

const SHIELD: &str = r##"
    <circle r="34" fill="$crop"/>
    <circle r="34" stroke="$crop_lo" stroke-width="2"/>
    <circle r="28" stroke="#a98430" stroke-width="5"/>
    <circle r="19" fill="#b8933c"/>
    <circle r="17" fill="$crop"/>
    <path d="M-28 0h0M28 0h0M0-28h0M0 28h0" stroke="#a98430" stroke-width="13"/>
    <path d="M-10-11H10V0C10 7 5 11 0 14C-5 11-10 7-10 0z" fill="$ink"/>
    <path d="M0-9V11M-8-1H8" stroke="$crop" stroke-width="2.6"/>
"##;
