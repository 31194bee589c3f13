//! Landmarks and creatures of the open country.
//!
//! One element a line; line breaks are dropped when a drawing is used.

pub const VOLCANO: &str = r##"
    <ellipse cx="4" cy="26" rx="42" ry="11" fill="$shade" opacity=".3"/>
    <path d="M-40 28C-26 18-20-8-14-20H14C20-8 28 18 42 28C30 35-28 35-40 28z" fill="#7a5848" $O/>
    <path d="M6-20H14C20-8 28 18 42 28C36 32 24 33 14 33C20 18 14-4 6-20z" fill="#5a3f35"/>
    <ellipse cx="0" cy="-20" rx="14" ry="5" fill="$ink"/>
    <path d="M-11-19Q-8-6-13 4Q-6 2-4-8Q-2 6-6 20Q6 14 5-6Q9 0 8 8Q14-2 11-19Q0-14-11-19z" fill="$fire" $O/>
    <path d="M-6-19Q-4-8-2-16Q1 0 0 8Q4-2 3-16Q6-10 7-19z" fill="$gold"/>
    <path d="M-4-24C-14-26-14-38-4-38C-4-48 12-48 12-39C20-38 18-27 9-27C6-22-2-22-4-24z" fill="#efe6da" $O/>
"##;

pub const PORTAL: &str = r##"
    <ellipse cx="3" cy="21" rx="25" ry="7" fill="$shade" opacity=".3"/>
    <path d="M-21 22V-2a21 22 0 0 1 42 0V22H11V0a11 12 0 0 0-22 0V22z" fill="$stone" $O/>
    <path d="M14-14a21 22 0 0 1 7 14V22H15z" fill="$stone_lo" opacity=".7"/>
    <path d="M-11 22V0a11 12 0 0 1 22 0V22z" fill="$purple" $O/>
    <path d="M1-6a7 7 0 1 1-6 10a5 5 0 1 1 9 3a3 3 0 1 1-5-3" stroke="#e6c3ff" stroke-width="2.4"/>
    <path d="M-17-11l6 5M17-11l-6 5M0-23v9M-21 6h9M21 6h-9" stroke="$ink" stroke-width="1.4"/>
"##;

pub const BOAT: &str = r##"
    <path d="M-15 3H15L10 12H-10z" fill="$wood" $O/>
    <path d="M0 3V-18" stroke="$wood_lo" stroke-width="2.4"/>
    <path d="M1-18C14-14 13-4 11 0H1z" fill="$white" $O/>
    <path d="M-2-13C-10-9-11-3-10 0H-2z" fill="#f0dcae" $O/>
"##;

pub const GOLDMINE: &str = r##"
    <ellipse cx="3" cy="18" rx="27" ry="7" fill="$shade" opacity=".3"/>
    <path d="M-26 20C-24 2-14-18 0-19C15-18 25 2 27 20z" fill="#8d7663" $O/>
    <path d="M4-19C17-16 25 2 27 20H15C18 6 14-8 4-19z" fill="#6b5849"/>
    <path d="M-12 20V2H12V20z" fill="$ink"/>
    <path d="M-15 20V-2H15V20H10V4H-10V20z" fill="$wood" $O/>
    <path d="M-7 20l2-7 6-2 5 3 2 6z" fill="$gold" $O/>
    <path d="M-5 13l4 2 2-4" stroke="#fff0b8" stroke-width="1.4"/>
    <path d="M-20 8h0M20 6h0M-9-10h0M9-11h0" stroke="$gold" stroke-width="5"/>
"##;

pub const HILL: &str = r##"
    <path d="M-44 24C-36 2-20-24 2-24C26-24 40 2 48 24C24 36-26 36-44 24z" fill="$shade" opacity=".32"/>
    <path d="M-42 20C-34-2-20-28 2-28C24-28 38-2 44 20C20 30-22 30-42 20z" fill="#8fa64a" stroke="$hedge_lo" stroke-width="2"/>
    <path d="M-32 10C-24-10-14-26 2-26C14-26 20-18 25-8C10 4-14 12-32 10z" fill="#d3dc8f"/>
    <path d="M-33 18l4-8M-22 21l3-8M-11 23l2-8M1 24v-8M13 23l-2-8M25 21l-3-8M35 17l-4-8" stroke="$hedge" stroke-width="3"/>
    <path d="M-18 4l3-7M-6 4l2-7M6 2v-7" stroke="#a9bd63" stroke-width="2.4"/>
"##;

pub const VINEYARD: &str = r##"
    <path d="M-26-17L22-20L27 17L-22 21z" fill="#c9a870" stroke="$hedge_lo" stroke-width="2.4"/>
    <path d="M-21-11L20-14M-20-1L22-4M-19 9L24 7M-18 17L23 14" stroke="$hedge" stroke-width="6" stroke-dasharray=".1 7"/>
    <path d="M-21-11L20-14M-20-1L22-4M-19 9L24 7" stroke="$leaf_hi" stroke-width="2.4" stroke-dasharray=".1 7"/>
    <path d="M-9-8h0M1-9h0M11-8h0M-5 0h0M6 0h0M-1 8h0M2 15h0" stroke="$white" stroke-width="13"/>
    <path d="M1-13V-19" stroke="$wood_lo" stroke-width="3.6"/>
    <path d="M-9-8h0M1-9h0M11-8h0M-5 0h0M6 0h0M-1 8h0M2 15h0" stroke="$wine" stroke-width="9.4"/>
    <path d="M-10-9.5h0M0-10.5h0M10-9.5h0M-6-1.5h0M5-1.5h0M-2 6.5h0" stroke="#c25a8c" stroke-width="3.4"/>
    <path d="M2-15C5-23 15-23 18-17C14-11 7-10 2-15z" fill="$leaf" $O/>
"##;

pub const FLIER: &str = r##"
    <ellipse cx="3" cy="20" rx="20" ry="5" fill="$shade" opacity=".25"/>
    <path d="M-27-4C-18-16-8-12 0-8C8-12 18-16 27-4C18-6 8-3 0 1C-8-3-18-6-27-4z" fill="$white" $O/>
    <path d="M-18-9l2 6M-9-11l2 8M18-9l-2 6M9-11l-2 8" stroke="$wood" stroke-width="1.4"/>
    <path d="M-4-9H4L3 12L0 18L-3 12z" fill="$wood" $O/>
    <path d="M-8 12H8L5 16H-5z" fill="$fire" $O/>
"##;

pub const SHEEP: &str = r##"
    <ellipse cx="2" cy="9" rx="11" ry="3" fill="$shade" opacity=".28"/>
    <path d="M-6 4v6M5 4v6" stroke="$ink" stroke-width="2.4"/>
    <path d="M-10 2a5 5 0 0 1 3-7a6 6 0 0 1 9-2a5 5 0 0 1 7 4a5 5 0 0 1-1 8q-4 3-8 1q-5 2-10-4z" fill="$white" $O/>
    <path d="M-15-3q3-5 7-2l1 5q-4 3-7 0z" fill="$ink"/>
"##;

pub const PIGS: &str = r##"
    <ellipse cx="2" cy="11" rx="18" ry="4" fill="$shade" opacity=".28"/>
    <path d="M-9 6v7M7 6v7" stroke="#9c5a55" stroke-width="4"/>
    <path d="M-15-1C-15-11 13-12 15-1C16 9 10 10 0 10S-15 9-15-1z" fill="#f0a9a0" $O/>
    <path d="M-19 0q0-7 7-8l4 5v8q-8 3-11-5z" fill="#f5bcb3" $O/>
    <path d="M-11-8l6-3v6z" fill="#d98980" $O/>
    <path d="M-14-2h0" stroke="$ink" stroke-width="2.4"/>
    <path d="M15-3q5-2 3-6" $O/>
"##;

pub const SPRING: &str = r##"
    <path d="M-24 10C-30-4-16-24-2-20C12-26 26-10 22 6C24 20 8 24-4 22C-16 24-26 20-24 10z" fill="#8d8272" $O/>
    <path d="M-20 0C-16-16-4-20 4-18C-4-10-12-4-20 0z" fill="$stone"/>
    <path d="M-14 8C-12-4 10-6 12 4C13 14-12 18-14 8z" fill="$water" $O/>
    <path d="M-7 6q6-5 12 0" stroke="$water_hi" stroke-width="2.4"/>
    <path d="M-17-8l5-6M14-8l4 4" stroke="$ink" stroke-width="1.4"/>
"##;

pub const GARDEN: &str = r##"
    <rect x="-22" y="-20" width="44" height="42" rx="5" fill="$hedge" stroke="$hedge_lo" stroke-width="2"/>
    <rect x="-17" y="-15" width="34" height="32" rx="2" fill="#efe2bd"/>
    <path d="M-15-13h12v11h-12zM3-13h12v11h-12zM-15 4h12v11h-12zM3 4h12v11h-12z" fill="$leaf"/>
    <circle r="5.5" cy="1" fill="$water" stroke="$stone" stroke-width="2.4"/>
    <path d="M-12-10h0M-7-6h0M6-6h0M12-10h0M-12 12h0M-7 7h0M7 8h0M12 12h0" stroke="$rose" stroke-width="4.6"/>
    <path d="M-7-10h0M-12-5h0M7-10h0M12-5h0M-7 12h0M-12 7h0M7 13h0M12 7h0" stroke="$white" stroke-width="4"/>
"##;

pub const REED: &str = r##"
    <path d="M-3 6L-4-6M0 6V-9M3 6L5-5" stroke="$hedge_lo" stroke-width="1.6"/>
    <path d="M0-9v4M5-5l-.6 3" stroke="$wood_lo" stroke-width="3"/>
"##;
