//! Neutral pieces: colours of their own and no sign.

pub const DRAGON: &str = r##"
    <path d="M-30 26C-34 10-24-6-10-4C-18-14-12-28 2-28L20-24C28-22 28-14 20-13L8-12
    C16-6 16 4 8 10C20 6 28 12 31 24C22 18 14 22 8 26C-4 32-22 32-30 26z" fill="$halo" stroke="$halo" stroke-width="8"/>
    <path d="M-30 26C-34 10-24-6-10-4C-18-14-12-28 2-28L20-24C28-22 28-14 20-13L8-12
    C16-6 16 4 8 10C20 6 28 12 31 24C22 18 14 22 8 26C-4 32-22 32-30 26z" fill="#c3262c" $F/>
    <path d="M-10 0C-26-8-32-20-30-30C-22-24-18-24-12-28C-6-18-4-8-2-2z" fill="#e8612c" $F/>
    <path d="M12-21h0" stroke="#ffe08a" stroke-width="5" $R/>
    <path d="M21-18L32-21L28-15L33-12L21-15z" fill="$gold" stroke="$outline" stroke-width="1.4"/>
    <path d="M-16 16L-10 8L-4 14L2 7L8 12" stroke="#ffe08a" stroke-width="2.4"/>
"##;

pub const FAIRY: &str = r##"
    <g fill="#e8f6ff" $F>
    <path d="M-2-6C-20-30-34-20-26-6C-24 0-12 2-2-2z"/>
    <path d="M2-6C20-30 34-20 26-6C24 0 12 2 2-2z"/>
    <path d="M-2 0C-18 2-24 12-16 16C-10 18-4 10-2 4zM2 0C18 2 24 12 16 16C10 18 4 10 2 4z"/>
    </g>
    <path d="M0-29a8 8 0 0 1 5 14L13 28H-13L-5-15A8 8 0 0 1 0-29z" fill="$halo" stroke="$halo" stroke-width="8"/>
    <path d="M0-29a8 8 0 0 1 5 14L13 28H-13L-5-15A8 8 0 0 1 0-29z" fill="#f7c6dd" $F/>
    <path d="M-7-22Q0-32 7-22Q0-18-7-22z" fill="$gold" stroke="$outline" stroke-width="1.6"/>
    <path d="M9 4L24-16" stroke="$outline" stroke-width="2.4"/>
    <path d="M25-24l2 5 5 1-4 3 1 5-4-3-4 3 1-5-4-3 5-1z" fill="#ffd84d" stroke="$outline" stroke-width="1.2"/>
"##;

pub const MAGE: &str = r##"
    <path d="M2-31L12-10C20-4 24 12 22 28H-22C-24 12-20-4-10-10z" fill="$halo" stroke="$halo" stroke-width="8"/>
    <path d="M2-31L12-10C20-4 24 12 22 28H-22C-24 12-20-4-10-10z" fill="#3f51b5" $F/>
    <path d="M-9-9C-9 2-5 14 0 17C5 14 9 2 9-9z" fill="$white" $F/>
    <path d="M-6-9Q0-4 6-9L5-13H-5z" fill="#fbdcc0"/>
    <path d="M-12-10H13" stroke="$gold" stroke-width="4"/>
    <path d="M1-25l1.5 3.5 3.5 .5-2.5 2.5 .5 3.5-3-2-3 2 .5-3.5L-4.5-21l3.5-.5z" fill="#ffd84d"/>
    <path d="M27 28V-14" stroke="$outline" stroke-width="4"/>
    <circle cx="27" cy="-18" r="5.5" fill="#8fe0ff" $F/>
"##;

pub const WITCH: &str = r##"
    <path d="M-8-31C2-30 8-22 10-14L20-11L10-8C18 2 22 14 20 28H-20C-22 14-18 2-10-8L-20-11
    L-9-14C-8-20-10-26-8-31z" fill="$halo" stroke="$halo" stroke-width="8"/>
    <path d="M-8-31C2-30 8-22 10-14L20-11L10-8C18 2 22 14 20 28H-20C-22 14-18 2-10-8L-20-11L-9-14C-8-20-10-26-8-31z" fill="#3a2f45" $F/>
    <path d="M-8-9C-8 4 8 4 8-9z" fill="#a8c774" $F/>
    <path d="M-3-5h0M4-5h0" stroke="$outline" stroke-width="3" $R/>
    <path d="M-10-13L11-12" stroke="#ee6a21" stroke-width="4"/>
    <path d="M-28 26L26-2" stroke="#8a5a33" stroke-width="4.5" $R/>
    <path d="M-34 30L-22 16L-18 24z" fill="#e0b24e" $F/>
"##;

pub const COUNT: &str = r##"
    <path d="M0-26a9 9 0 0 1 7 15C20-6 26 10 27 28H-27C-26 10-20-6-7-11A9 9 0 0 1 0-26z" fill="$halo" stroke="$halo" stroke-width="8"/>
    <path d="M0-26a9 9 0 0 1 7 15C20-6 26 10 27 28H-27C-26 10-20-6-7-11A9 9 0 0 1 0-26z" fill="#8e1f4b" $F/>
    <path d="M-10-20L-12-33L-5-27L0-35L5-27L12-33L10-20z" fill="$gold" $F/>
    <path d="M-10-8C-4-2 4-2 10-8L13-1C4 6-4 6-13-1z" fill="$white" stroke="$outline" stroke-width="1.8"/>
    <path d="M-7 0h0M0 2h0M7 0h0" $F $R/>
    <path d="M-6 12L0 6L6 12L0 20z" fill="$gold"/>
"##;

pub const FERRY: &str = r##"
    <path d="M-30 4H30L22 20H-22z" fill="$halo" stroke="$halo" stroke-width="8"/>
    <path d="M-30 4H30L22 20H-22z" fill="#8a5a33" $F/>
    <path d="M-26 10H26" stroke="#63401f" stroke-width="2.4"/>
    <path d="M0 4V-28" stroke="$outline" stroke-width="4"/>
    <path d="M2-28C22-22 24-6 20 0H2z" fill="$white" $F/>
    <path d="M8-21L16-3" stroke="#c9562f" stroke-width="4"/>
"##;

pub const INGOT: &str = r##"
    <path d="M-30 16L-20-8H20L30 16z" fill="$halo" stroke="$halo" stroke-width="8"/>
    <path d="M-30 16L-20-8H20L30 16z" fill="$gold" $F/>
    <path d="M-20-8L-14-16H26L20-8z" fill="#ffe28a" $F/>
    <path d="M20-8L26-16L35 6L30 16z" fill="#c48a14" $F/>
    <path d="M-18 8L-13-2H4" stroke="#fff3c4" stroke-width="3"/>
"##;
