//! Tokens: goods, sheep, the wolf, the tiles of king and robber baron.

pub const WINE: &str = r##"
    <circle r="27" fill="#f3dfe6" $F/>
    <circle r="23" stroke="$outline" stroke-width="1.2" opacity=".5"/>
    <g transform="scale(1.25)translate(-.5 1)">
    <path d="M0-14q4-2 7 1" stroke="$hedge_lo" stroke-width="2"/>
    <path d="M-5-9h0M2-10h0M8-8h0M-2-3h0M5-3h0M1 4h0" stroke="$wine" stroke-width="8" $R/>
    <path d="M-7-14q5-2 7 1q-4 3-7-1z" fill="$hedge" $O/>
    </g>
"##;

pub const GRAIN: &str = r##"
    <circle r="27" fill="#cfe0ea" $F/>
    <circle r="23" stroke="$outline" stroke-width="1.2" opacity=".5"/>
    <g transform="scale(1.25)translate(-.5 1)">
    <path d="M0 12L-7-12M0 12V-14M0 12L7-12" stroke="$gold_lo" stroke-width="5.5" $R/>
    <path d="M0 12L-7-12M0 12V-14M0 12L7-12" stroke="$gold" stroke-width="3" $R stroke-dasharray="3.5 1.5"/>
    <path d="M-5 4H5" stroke="$wood" stroke-width="3.5"/>
    </g>
"##;

pub const CLOTH: &str = r##"
    <circle r="27" fill="#f5e6c0" $F/>
    <circle r="23" stroke="$outline" stroke-width="1.2" opacity=".5"/>
    <g transform="scale(1.25)translate(-.5 1)">
    <path d="M-10-9H6V8H-10z" fill="#2e7f77" $O/>
    <path d="M6-9a4 8.5 0 0 1 0 17a4 8.5 0 0 1 0-17z" fill="#8fd0c4" $O/>
    <path d="M6-4a2 4 0 0 1 0 8" $O/>
    <path d="M-8-4H3M-8 2H3" stroke="#bfe6dd" stroke-width="1.8"/>
    </g>
"##;

pub const PASTURE: &str = r##"
    <circle r="31" fill="$halo"/>
    <circle r="28" fill="#8fb84e" $F/>
"##;

/// One of the sheep on a token; how many there are is how much it counts.
pub const SHEEP: &str = r##"
    <path d="M-7 4v11M8 4v11" stroke="$outline" stroke-width="5"/>
    <path d="M-15 2a8 8 0 0 1 4-12a10 10 0 0 1 15-3a8 8 0 0 1 12 6a8 8 0 0 1-2 13q-7 5-14 2q-8 2-15-6z" fill="#fff" stroke="$outline" stroke-width="3.4"/>
    <path d="M-23-6q4-8 12-3l2 9q-8 6-13 0z" fill="$outline"/>
"##;

pub const WOLF: &str = r##"
    <circle r="31" fill="$halo"/>
    <circle r="28" fill="#c3ccd6" $F/>
    <path d="M-19-23L-8-13H8L19-23L23 0L11 10L6 22H-6L-11 10L-23 0z" fill="#474e5a" $F/>
    <path d="M-10 7L-4-2H4L10 7L5 20H-5z" fill="#dfe3e8"/>
    <path d="M-15-6L-4 0L-13 3zM15-6L4 0L13 3z" fill="#ffcf33"/>
    <path d="M-5 6H5L0 12z" fill="$outline"/>
    <path d="M-5 15L-2.5 20L0 16L2.5 20L5 15" fill="#fff" stroke="$outline" stroke-width="1.4"/>
"##;

pub const KING: &str = r##"
    <path d="M-27-24H27V6C27 18 12 26 0 30C-12 26-27 18-27 6z" fill="#24539b" $F/>
    <path d="M-18 12L-21-14L-9-4L0-19L9-4L21-14L18 12z" fill="$gold" $F/>
    <path d="M-17 17H17" stroke="$gold" stroke-width="4"/>
    <path d="M-9 5h0M0 3h0M9 5h0" stroke="#d3212d" stroke-width="5" $R/>
"##;

pub const BARON: &str = r##"
    <path d="M-27-24H27V6C27 18 12 26 0 30C-12 26-27 18-27 6z" fill="#6b3b20" $F/>
    <path d="M0-20C14-18 16-4 15 8L0 18L-15 8C-16-4-14-18 0-20z" fill="$outline"/>
    <path d="M-11-6Q0-11 11-6L10 3Q0 6-10 3z" fill="#f3d9b5"/>
    <path d="M-5-2h0M5-2h0" stroke="$outline" stroke-width="5" $R/>
    <path d="M-18 20L18-22" stroke="#c9c3b8" stroke-width="0"/>
    <path d="M-10 10L10 10" stroke="#d3212d" stroke-width="5"/>
"##;
