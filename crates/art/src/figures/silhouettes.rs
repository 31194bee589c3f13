//! The silhouettes of players' figures: outline, further drawing, place and size of the sign.
//!
//! In further drawing `{s}` is the ink of the sign. A box of 64 by 64 round the origin holds each
//! figure, feet at `y = 28`.

use super::FigureShape;

/// One silhouette.
pub struct Silhouette {
    pub outline: &'static str,
    /// A line of light on its upper left.
    pub shine: &'static str,
    pub extra: &'static str,
    pub sign: (f64, f64, f64),
}

impl FigureShape {
    pub(super) fn silhouette(self) -> &'static Silhouette {
        match self {
            FigureShape::Meeple | FigureShape::Farmer => &MEEPLE,
            FigureShape::LargeMeeple | FigureShape::LargeFarmer => &MEEPLE,
            FigureShape::Abbot => &ABBOT,
            FigureShape::Builder => &BUILDER,
            FigureShape::Pig => &PIG,
            FigureShape::Mayor => &MAYOR,
            FigureShape::Wagon => &WAGON,
            FigureShape::Barn => &BARN,
            FigureShape::Shepherd => &SHEPHERD,
            FigureShape::Messenger => &MESSENGER,
            FigureShape::Robber => &ROBBER,
        }
    }
}

const MEEPLE: Silhouette = Silhouette {
    outline: "M0-29a10.5 10.5 0 1 0 .01 0zM-8-9C-15-7-25-3-26 4C-26 10-19 11-12 9\
              C-14 16-17 21-19 28H-4C-3 22-2 18 0 18S3 22 4 28H19C17 21 14 16 12 9\
              C19 11 26 10 26 4C25-3 15-7 8-9z",
    shine: "M-6.5-20a7 7 0 0 1 5-5.5M-21 1C-18-2-13-4-9-5.5",
    extra: "",
    sign: (0.0, 4.0, 1.0),
};

const ABBOT: Silhouette = Silhouette {
    outline: "M0-31L9-19V-11H-9V-19zM-10-9H10L20 28H-20z",
    shine: "M-6-18L-1-25.5M-10-1L-15 20",
    extra: r##"
    <path d="M0-28V-13M-6-19H6" stroke="{s}" stroke-width="2.4"/>
    <path d="M23 28V-8C23-17 34-17 33-9C33-5 28-5 28-9" stroke="$halo" stroke-width="6.5"/>
    <path d="M23 28V-8C23-17 34-17 33-9C33-5 28-5 28-9" stroke="$outline" stroke-width="3"/>
    "##,
    sign: (0.0, 10.0, 1.0),
};

const BUILDER: Silhouette = Silhouette {
    outline: "M-13-20C-13-31 11-31 11-20L14-18H-15zM-11-16H9C9-9 6-7 1-6H13L29-18L33-13L18 3\
              L10 4L13 28H2L-1 14L-5 28H-17L-13 4L-21 12L-26 8L-14-6H-3C-8-7-11-10-11-16z",
    shine: "M-9-23C-7-27-3-27-1-27",
    extra: r##"
    <path d="M22-22L34-10" stroke="$outline" stroke-width="7.5" $R/>
    <path d="M22-22L34-10" stroke="#c9c3b8" stroke-width="4" $R/>
    "##,
    sign: (-1.0, 2.0, 0.9),
};

const PIG: Silhouette = Silhouette {
    outline: "M-28 2C-30-4-24-8-20-9L-18-17L-11-12C-2-17 18-16 23-8C27-10 29-12 28-16\
              C32-13 31-7 27-4C28 4 26 10 22 13L23 24H14L12 16H-6L-8 24H-17L-16 13\
              C-22 12-27 9-28 2z",
    shine: "M-14-9C-6-13 6-13 12-11",
    extra: r##"
    <circle cx="-19" cy="-2" r="2" fill="{s}"/>
    "##,
    sign: (4.0, 1.0, 1.05),
};

const MAYOR: Silhouette = Silhouette {
    outline: "M-9-31H9V-20H15V-15H-15V-20H-9zM-10-13H10C20-10 26 2 25 14C25 20 20 20 19 14L17 28H-17L-19 14C-20 20-25 20-25 14C-26 2-20-10-10-13z",
    shine: "M-6-28V-22M-20 8C-20-1-16-7-11-9",
    extra: r##"
    <path d="M-11-11Q0 2 11-11" stroke="$gold" stroke-width="3.4"/>
    <circle cy="-4" r="3" fill="$gold" stroke="$outline"/>
    "##,
    sign: (0.0, 13.0, 1.0),
};

const WAGON: Silhouette = Silhouette {
    outline: "M-27 12V-8C-27-26 15-26 15-8V2H30V8H17V12z",
    shine: "M-23-6C-23-16-14-19-7-19.5",
    extra: r##"
    <g stroke="$outline" stroke-width="3.4" fill="$halo">
    <circle cx="-15" cy="17" r="10"/>
    <circle cx="9" cy="17" r="10"/>
    </g>
    <path d="M-15 8V26M-24 17H-6M9 8V26M0 17H18" stroke="$outline" stroke-width="2"/>
    "##,
    sign: (-6.0, -6.0, 1.0),
};

const BARN: Silhouette = Silhouette {
    outline: "M-28 28V-2L-17-20L0-29L17-20L28-2V28z",
    shine: "M-24 22V0L-15-16",
    extra: r##"
    <path d="M-28-2L-17-20L0-29L17-20L28-2" stroke="{s}" stroke-width="3" transform="translate(0 4)scale(.82)"/>
    <path d="M-10 28V12H10V28M-10 12L10 28M10 12L-10 28" stroke="{s}" stroke-width="2.6"/>
    "##,
    sign: (0.0, -5.0, 1.0),
};

const SHEPHERD: Silhouette = Silhouette {
    outline: "M-23-14C-15-17-10-20-9-27C-4-32 4-32 9-27C10-20 15-17 23-14C17-9 9-10 9-10L8-8C14-5 17 6 19 28H-19C-17 6-14-5-8-8L-9-10C-9-10-17-9-23-14z",
    shine: "M-5-26Q-3-29 1-29M-13 10C-12 2-9-3-5-5",
    extra: r##"
    <path d="M-13-14.5Q0-18 13-14.5" stroke="{s}" stroke-width="2.4"/>
    <path d="M27 29V-12C27-24 14-25 14-16" stroke="$halo" stroke-width="9.5" $R/>
    <path d="M27 29V-12C27-24 14-25 14-16" stroke="$outline" stroke-width="6" $R/>
    <path d="M27 29V-12C27-24 14-25 14-16" stroke="#c98f4e" stroke-width="2.6" $R/>
    <path d="M-28 22v7M-19 22v7" stroke="$outline" stroke-width="3.4"/>
    <path d="M-31 20a5.5 5.5 0 0 1 4-8a7 7 0 0 1 10 0a5.5 5.5 0 0 1 2 9q-4 4-8 2q-5 1-8-3z" fill="#fff" stroke="$outline" stroke-width="2.4"/>
    <path d="M-36 15q3-5 7-2l1 6q-5 4-8 0z" fill="$outline"/>
    "##,
    sign: (1.0, 8.0, 1.0),
};

const MESSENGER: Silhouette = Silhouette {
    outline: "M3-30a9.5 9.5 0 1 0 .01 0zM-4-10C-12-9-19-5-26 3L-20 9L-11 2L-8 9L-19 16L-29 15\
              V23H-15L-1 14L9 20L6 28H15L20 17L8 6L9 1L17 5L29 0L26-6L17-2L10-9z",
    shine: "M-3-21a6 6 0 0 1 4.5-5",
    extra: r##"
    <path d="M23-12H35V4H23z" fill="$halo" stroke="$outline" stroke-width="2"/>
    <path d="M26-7H32M26-3H32" stroke="$outline" stroke-width="1.5"/>
    "##,
    sign: (0.0, -2.0, 0.8),
};

const ROBBER: Silhouette = Silhouette {
    outline: "M0-31C10-29 13-20 12-11C20-8 24 0 24 8L17 10L19 28H-19L-16 10L-24 8C-24-2-20-9-12-11C-13-20-10-29 0-31z",
    shine: "M-8-22C-6-26-3-28-1-28M-20 3C-19-3-16-6-13-8",
    extra: r##"
    <path d="M-9-20Q0-24 9-20L8-13Q0-11-8-13z" fill="$halo" stroke="$outline" stroke-width="1.6"/>
    <path d="M-4-17h0M4-17h0" stroke="$outline" stroke-width="4" $R/>
    <path d="M22 8L31-14" stroke="$outline" stroke-width="7" $R/>
    <path d="M22 8L31-14" stroke="#8a5a33" stroke-width="4" $R/>
    "##,
    sign: (0.0, 8.0, 1.0),
};
