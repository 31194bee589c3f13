//! Buildings that stand once on a tile.
//!
//! One element a line; line breaks are dropped when a drawing is used.

pub const MONASTERY: &str = r##"
    <ellipse cx="4" cy="24" rx="36" ry="10" fill="$shade" opacity=".28"/>
    <path d="M-33 10H33V27H-33z" fill="$wall" $O/>
    <path d="M-35 12L-26-9H20L35 12z" fill="$slate" $O/>
    <path d="M-32 7H31M-29 1H27" stroke="$slate_lo" stroke-width="1.4"/>
    <path d="M-4 27V-6L10-20L24-6V27z" fill="$wall" $O/>
    <path d="M14-16L24-6V27H17z" fill="$wall_lo"/>
    <path d="M-8-3L10-23L28-3L24 1L10-15L-4 1z" fill="$roof1" $O/>
    <path d="M6 27V17a4.5 5 0 0 1 9 0V27z" fill="$wood_lo"/>
    <circle cx="10.5" cy="4" r="4" fill="$azure" $O/>
    <path d="M-27 8V-20H-12V8z" fill="$wall" $O/>
    <path d="M-17-20h5V8h-5z" fill="$wall_lo"/>
    <path d="M-30-18L-19.5-39L-9-18z" fill="$roof1" $O/>
    <path d="M-19.5-39L-9-18H-16z" fill="$roof1_lo"/>
    <path d="M-19.5-50v12M-24-46h9" stroke="$ink" stroke-width="2.6"/>
    <path d="M-22-8v-4a2.5 3 0 0 1 5 0v4z" fill="$ink"/>
    <path d="M-24 18h5M-14 18h5M27 18h4" stroke="$ink" stroke-width="4"/>
"##;

pub const SHRINE: &str = r##"
    <ellipse cx="3" cy="14" rx="30" ry="12" fill="$field_lo"/>
    <ellipse cx="3" cy="14" rx="24" ry="8" fill="$soil" opacity=".55"/>
    <path d="M-26 14l2-22q6-4 9 0l1 22z" fill="$stone" $O/>
    <path d="M-18-10q3 0 3 3l1 21h-5z" fill="$stone_lo"/>
    <path d="M17 14l1-24q5-4 9 1l2 23z" fill="$stone" $O/>
    <path d="M23-11q4 0 4 4l2 21h-6z" fill="$stone_lo"/>
    <path d="M-29-9L-24-18L24-20L30-11L27-7H-27z" fill="$stone_hi" $O/>
    <path d="M-8 18h18l-3 7h-12z" fill="$stone_lo" $O/>
    <path d="M1-7C10 3 11 9 8 18H-6C-10 10-4 6-4 1C-1 3 1-2 1-7z" fill="$purple" $O/>
    <path d="M2 3C7 9 6 13 5 18H-2C-5 13 0 10 2 3z" fill="#d9a7ee"/>
"##;

pub const HOUSE: &str = r##"
    <ellipse cx="4" cy="12" rx="15" ry="5" fill="$shade" opacity=".28"/>
    <path d="M-13 0H11V13H-13z" fill="$wall" $O/>
    <path d="M-16 2L-11-12H9L15 2z" fill="$roof2" $O/>
    <path d="M-14-3H12M-12-8H10" stroke="$roof2_lo" stroke-width="1.2"/>
    <path d="M-3 13V5H3V13z" fill="$wood_lo"/>
    <path d="M5-9v-7h4v8z" fill="$stone" $O/>
"##;

pub const CATHEDRAL: &str = r##"
    <ellipse cx="5" cy="42" rx="56" ry="13" fill="$ink" opacity=".25"/>
    <path d="M-44 6H44V44H-44z" fill="$wall" $O/>
    <path d="M-48 10L-38-22H38L48 10z" fill="$slate" $O/>
    <path d="M-45 2H45M-43-6H43M-40-14H40" stroke="$slate_lo" stroke-width="1.6"/>
    <path d="M-20 46V-22L0-40L20-22V46z" fill="$wall" $O/>
    <path d="M-25-18L0-44L25-18L20-14L0-34L-20-14z" fill="$roof1" $O/>
    <circle r="10" cy="-6" fill="$azure" $O/>
    <path d="M0-16V4M-10-6H10M-7-13L7 1M7-13L-7 1" stroke="$white" stroke-width="1.3"/>
    <path d="M-9 46V24a9 11 0 0 1 18 0V46z" fill="$wood_lo" $O/>
    <path d="M0 14V46" stroke="$ink" stroke-width="1.4"/>
    <path d="M-44 46V-30H-24V46z" fill="$stone_hi" $O/>
    <path d="M-31-30h7V46h-7z" fill="$stone"/>
    <path d="M-47-28L-34-62L-21-28z" fill="$roof1" $O/>
    <path d="M-34-62L-21-28H-29z" fill="$roof1_lo"/>
    <path d="M24 46V-30H44V46z" fill="$stone_hi" $O/>
    <path d="M37-30h7V46h-7z" fill="$stone"/>
    <path d="M21-28L34-62L47-28z" fill="$roof1" $O/>
    <path d="M34-62L47-28H39z" fill="$roof1_lo"/>
    <path d="M-34-74v14M-39-69h10M34-74v14M29-69h10" stroke="$ink" stroke-width="2.6"/>
    <path d="M-37-8v-9a3 4 0 0 1 6 0v9zM31-8v-9a3 4 0 0 1 6 0v9zM-37 22v-9a3 4 0 0 1 6 0v9zM31 22v-9a3 4 0 0 1 6 0v9z" fill="$ink"/>
"##;

pub const INN: &str = r##"
    <path d="M-26 14C-30 2-14-4 0-2C16-6 30 2 28 12C30 24 12 28-2 26C-16 28-28 24-26 14z" fill="$bank" $O/>
    <path d="M-22 13C-25 4-12-1 0 1C14-2 26 4 24 12C25 21 11 25-2 23C-14 25-24 21-22 13z" fill="$water"/>
    <path d="M-16 16h11M4 20h12M8 8h9" stroke="$water_hi" stroke-width="2"/>
    <path d="M-17-6H11V8H-17z" fill="$wall" $O/>
    <path d="M-21-4L-14-23H9L16-4z" fill="$roof3" $O/>
    <path d="M-18-10H13M-16-16H11" stroke="$roof3_lo" stroke-width="1.3"/>
    <path d="M-5 8V-1H1V8z" fill="$wood_lo"/>
    <path d="M-13-2h5v4h-5zM4-2h4v4h-4z" fill="$gold"/>
    <path d="M16-14v22M16-13h9" stroke="$wood_lo" stroke-width="2"/>
    <circle cx="23" cy="-7" r="4.5" fill="$gold" $O/>
"##;

pub const WELL: &str = r##"
    <ellipse cx="0" cy="4" rx="9" ry="5" fill="$stone" $O/>
    <ellipse cx="0" cy="3" rx="5.5" ry="2.6" fill="$water"/>
    <path d="M-7 3V-8M7 3V-8" stroke="$wood_lo" stroke-width="2"/>
    <path d="M-11-6L0-14L11-6z" fill="$roof2" $O/>
"##;

pub const GATE: &str = r##"
    <path d="M-16-9v22h32v-22z" fill="$stone" $O/>
    <path d="M-7 13v-9a7 8 0 0 1 14 0v9z" fill="$ink"/>
    <path d="M-16-15h5v4h5v-4h4v4h4v-4h4v4h5v-4h5v9h-32z" fill="$stone_hi" $O/>
"##;
