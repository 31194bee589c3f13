//! Heraldry, goods and other signs. A white rim makes them stand out on roofs.
//!
//! One element a line; line breaks are dropped when a drawing is used.

pub const PENNANT: &str = r##"
    <path d="M-15-17H15V-1C15 10 8 16 0 20C-8 16-15 10-15-1z" fill="$azure" stroke="$white" stroke-width="5"/>
    <path d="M-15-17H15V-1C15 10 8 16 0 20C-8 16-15 10-15-1z" fill="$azure" $O/>
    <path d="M-15-3L0-12L15-3V4L0-5L-15 4z" fill="$gold"/>
    <path d="M0 1l2 4 4 .5-3 3 1 4.5-4-2-4 2 1-4.5-3-3 4-.5z" fill="$gold"/>
"##;

pub const WINE: &str = r##"
    <path d="M-15-19H15V12L0 20L-15 12z" fill="$white" stroke="$white" stroke-width="4"/>
    <path d="M-15-19H15V12L0 20L-15 12z" fill="#f3dfe6" $O/>
    <path d="M-18-19H18" stroke="$wood_lo" stroke-width="4"/>
    <path d="M0-14q4-2 7 1" stroke="$hedge_lo" stroke-width="2"/>
    <path d="M-5-9h0M2-10h0M8-8h0M-2-3h0M5-3h0M1 4h0" stroke="$wine" stroke-width="8"/>
    <path d="M-7-14q5-2 7 1q-4 3-7-1z" fill="$hedge" $O/>
"##;

pub const GRAIN: &str = r##"
    <path d="M-15-19H15V12L0 20L-15 12z" fill="$white" stroke="$white" stroke-width="4"/>
    <path d="M-15-19H15V12L0 20L-15 12z" fill="#cfe0ea" $O/>
    <path d="M-18-19H18" stroke="$wood_lo" stroke-width="4"/>
    <path d="M0 12L-7-12M0 12V-14M0 12L7-12" stroke="$gold_lo" stroke-width="5.5"/>
    <path d="M0 12L-7-12M0 12V-14M0 12L7-12" stroke="$gold" stroke-width="3" stroke-dasharray="3.5 1.5"/>
    <path d="M-5 4H5" stroke="$wood" stroke-width="3.5"/>
"##;

pub const CLOTH: &str = r##"
    <path d="M-15-19H15V12L0 20L-15 12z" fill="$white" stroke="$white" stroke-width="4"/>
    <path d="M-15-19H15V12L0 20L-15 12z" fill="#f5e6c0" $O/>
    <path d="M-18-19H18" stroke="$wood_lo" stroke-width="4"/>
    <path d="M-10-9H6V8H-10z" fill="#2e7f77" $O/>
    <path d="M6-9a4 8.5 0 0 1 0 17a4 8.5 0 0 1 0-17z" fill="#8fd0c4" $O/>
    <path d="M6-4a2 4 0 0 1 0 8" $O/>
    <path d="M-8-4H3M-8 2H3" stroke="#bfe6dd" stroke-width="1.8"/>
"##;

pub const PRINCESS: &str = r##"
    <path d="M-15 20C-15 4-8 0 0 0S15 4 15 20z" fill="$rose" stroke="$white" stroke-width="5"/>
    <path d="M-11-8a11 12 0 0 1 22 0v14h-22z" fill="$gold_lo" stroke="$white" stroke-width="5"/>
    <path d="M-15 20C-15 4-8 0 0 0S15 4 15 20z" fill="$rose" $O/>
    <path d="M-11-8a11 12 0 0 1 22 0q2 8 1 15q-3 2-5-1H-7q-2 3-5 1q-1-7 1-15z" fill="$gold_lo" $O/>
    <ellipse cx="0" cy="-5" rx="7" ry="8.5" fill="$skin" $O/>
    <path d="M-9-13L-11-23L-4-18L0-26L4-18L11-23L9-13z" fill="$gold" $O/>
    <path d="M-3-5h0M3-5h0" stroke="$ink" stroke-width="2.4"/>
    <path d="M-2-.5q2 2 4 0" stroke="$rose" stroke-width="1.5"/>
"##;

pub const DRAGON: &str = r##"
    <circle r="23" fill="$white" stroke="$ink" stroke-width="2"/>
    <circle r="20" fill="#b3272d"/>
    <path d="M-14 12C-18 2-12-8-3-7C-6-12-3-17 3-16L12-13C16-11 15-7 11-7L4-7C7-4 7 1 3 4C9 2 12 5 14 10C9 8 6 10 3 12C-2 16-10 15-14 12z" fill="$gold"/>
    <path d="M-4-2C-12-6-16-12-15-17C-10-14-8-14-6-16C-3-10-2-6-1-3z" fill="#ffe08a"/>
    <path d="M7-12.5h0" stroke="$ink" stroke-width="2.6"/>
"##;

pub const MAGIC: &str = r##"
    <circle r="20" fill="$night" stroke="$white" stroke-width="3"/>
    <circle r="21" stroke="$ink" stroke-width="1.4"/>
    <path d="M0-16L4-5L15-5L6.5 2L10 13L0 6.5L-10 13L-6.5 2L-15-5L-4-5z" fill="#ffe58a" stroke="$fire" stroke-width="1.2"/>
    <circle r="3.4" cy="0" fill="$purple"/>
"##;

pub const ROBBER: &str = r##"
    <ellipse cx="3" cy="15" rx="18" ry="5" fill="$shade" opacity=".3"/>
    <path d="M-6-9C-20-2-20 16-12 16H12C20 16 20-2 6-9z" fill="$wood" stroke="$white" stroke-width="5"/>
    <path d="M-6-9C-20-2-20 16-12 16H12C20 16 20-2 6-9z" fill="#a9703c" $O/>
    <path d="M-9-19L-5-10H5L9-19L3-16L0-20L-3-16z" fill="#a9703c" $O/>
    <path d="M-7-9.5H7" stroke="$gold" stroke-width="3.6"/>
    <circle r="6.5" cy="4" fill="$gold" $O/>
    <path d="M0 0.5v7" stroke="$gold_lo" stroke-width="2"/>
"##;
