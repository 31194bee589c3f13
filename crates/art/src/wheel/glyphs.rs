//! What is painted on the wheel of fortune: an emblem for each sector, crown spaces, the place of
//! the pig and the hub; the signs of tiles that turn it, and the pig itself. Emblems fill a disc of
//! radius 58.
//!
//! One element a line; line breaks are dropped when a drawing is used.

use bastide_catalogue::Sector;

use crate::glyphs::{Layer, Sign};

/// The emblem of a sector.
pub fn emblem(sector: Sector) -> &'static str {
    match sector {
        Sector::Fortune => CLOVER,
        Sector::Taxes => CHEST,
        Sector::Famine => FISHBONE,
        Sector::Storm => THUNDERCLOUD,
        Sector::Inquisition => BOOK_AND_FLAME,
        Sector::Pestilence => PLAGUE_DOCTOR,
    }
}

const CLOVER: &str = r##"
    <path d="M0 4C4 26 8 40 22 52" stroke="$ink" stroke-width="13"/>
    <g transform="rotate(45)scale(1.06)" stroke="$ink" stroke-width="4">
    <path d="M0 0C-30-12-36-44-17-50C-7-53 0-46 0-38C0-46 7-53 17-50C36-44 30-12 0 0
    C12-30 44-36 50-17C53-7 46 0 38 0C46 0 53 7 50 17C44 36 12 30 0 0
    C30 12 36 44 17 50C7 53 0 46 0 38C0 46-7 53-17 50C-36 44-30 12 0 0
    C-12 30-44 36-50 17C-53 7-46 0-38 0C-46 0-53-7-50-17C-44-36-12-30 0 0z" fill="#3f8a3a"/>
    <path d="M0-8V-26M8 0H26M0 8V26M-8 0H-26" stroke="#9fd07a"/>
    </g>
    <path d="M1 6C5 27 9 40 22 52" stroke="#3f8a3a" stroke-width="6"/>
"##;

const CHEST: &str = r##"
    <g stroke="$ink" stroke-width="4">
    <path d="M-46 0C-50-36-40-46-28-46H34C46-46 52-34 46 0z" fill="$wood_lo"/>
    <path d="M-46-14C-46-40-38-46-28-46H34C44-46 50-38 48-20C40-34-34-34-46-14z" fill="$wood"/>
    <path d="M-38 2C-36-14-22-22-10-20C-2-34 20-32 24-18C34-18 38-8 38 2z" fill="$gold"/>
    <path d="M-50 0H50L46 44H-46z" fill="#a9703c"/>
    </g>
    <path d="M-26-6a7 5 0 1 0 12 0M-4-12a8 6 0 1 0 15-1M18-5a6 5 0 1 0 11 0" stroke="$gold_lo" stroke-width="4"/>
    <path d="M-32 2L-30 42M32 2L30 42M-48 14H-11M11 14H48" stroke="$gold_lo" stroke-width="6"/>
    <path d="M-12 2H12V17A12 12 0 0 1-12 17z" fill="$gold" stroke="$ink" stroke-width="4"/>
    <path d="M0 11V18" stroke="$ink" stroke-width="6"/>
"##;

const FISHBONE: &str = r##"
    <g transform="rotate(-24)">
    <path d="M-20 0H40M-4-30L3 30M13-26L20 26M31-19L36 19" stroke="$ink" stroke-width="14"/>
    <path d="M38 0L54-26Q64-28 60-15L55 0L60 15Q64 28 54 26z" fill="$white" stroke="$ink" stroke-width="4"/>
    <path d="M-20 0H40M-4-30L3 30M13-26L20 26M31-19L36 19" stroke="$white" stroke-width="7"/>
    <path d="M-60 9C-56-22-38-38-16-36Q-9 0-16 36C-34 38-48 28-52 18L-35 11z" fill="$white" stroke="$ink" stroke-width="4"/>
    <path d="M-39-17l12 12M-27-17l-12 12" stroke="$ink" stroke-width="5.5"/>
    </g>
"##;

const THUNDERCLOUD: &str = r##"
    <path d="M-38 20L-46 38M-20 22L-30 46M40 18L30 40" stroke="$ink" stroke-width="12"/>
    <path d="M-38 20L-46 38M-20 22L-30 46M40 18L30 40" stroke="$water_hi" stroke-width="6"/>
    <path d="M12 0L-14 28H2L-8 58L30 18H12L24 0z" fill="$gold" stroke="$ink" stroke-width="4"/>
    <path d="M-42 10C-62 6-60-20-40-22C-40-46-8-56 4-38C22-52 48-40 44-20C62-16 60 8 42 10z" fill="$white" stroke="$ink" stroke-width="4"/>
    <path d="M-40 5C-50 3-53-7-47-13C-38-2 28 6 52-8C54 0 48 5 40 5z" fill="#aebfca"/>
"##;

const BOOK_AND_FLAME: &str = r##"
    <path d="M4-60C10-42 34-34 32 4H-28C-40-14-26-28-24-44C-14-42-10-34-10-28C0-36 4-48 4-60z" fill="$gold" stroke="$ink" stroke-width="4"/>
    <path d="M4-34C6-22 18-16 16 4H-14C-20-10-4-16 4-34z" fill="$white"/>
    <path d="M-58 6V52H58V6z" fill="$wood_lo" stroke="$ink" stroke-width="4"/>
    <path d="M0 12C-14-2-36-4-54 0V44C-36 40-14 42 0 52C14 42 36 40 54 44V0C36-4 14-2 0 12z" fill="$white" stroke="$ink" stroke-width="4"/>
    <path d="M0 14V48" stroke="$ink" stroke-width="3"/>
    <path d="M-27 5V37M-40 15H-14" stroke="#a3262c" stroke-width="9" $B/>
    <path d="M14 16Q28 7 42 10M14 27Q28 18 42 21M14 38Q28 29 42 32" stroke="$stone_lo" stroke-width="5"/>
"##;

const PLAGUE_DOCTOR: &str = r##"
    <path d="M-6 20C-12 34-22 44-26 54H50C54 30 50 6 36-14z" fill="#4a4152" stroke="$ink" stroke-width="4"/>
    <path d="M-18-18C-20-4-34 4-58 38C-36 40-14 36 0 24C18 34 38 18 36-16z" fill="#f1e2bf" stroke="$ink" stroke-width="4"/>
    <path d="M-46 33C-30 22-20 14-14 10" stroke="$wood" stroke-width="3" stroke-dasharray="4 6"/>
    <path d="M14 2L36-4" stroke="$wood" stroke-width="6"/>
    <circle cx="2" cy="0" r="13" fill="#7fc7c4" stroke="$ink" stroke-width="5"/>
    <path d="M-4-2q2-5 6-5" stroke="$white" stroke-width="4"/>
    <path d="M-12-24L-8-58H32L38-24z" fill="#4a4152" stroke="$ink" stroke-width="4"/>
    <path d="M-11-33H36" stroke="#b98ad0" stroke-width="8" $B/>
    <path d="M-42-14C-24-32 40-34 58-14C40-20-20-22-42-14z" fill="#4a4152" stroke="$ink" stroke-width="5"/>
"##;

/// A round step with a crown, wide enough for a follower.
pub const CROWN: &str = r##"
    <circle cx="3" cy="5" r="42" fill="$ink" opacity=".3"/>
    <circle r="40" fill="#fff3d2" stroke="$ink" stroke-width="4"/>
    <circle r="33" stroke="$gold_lo" stroke-width="3"/>
    <path d="M-20 17L-25-12L-11-1L0-21L11-1L25-12L20 17z" fill="$gold" stroke="$ink" stroke-width="3.5"/>
    <path d="M-10 10h0M0 9h0M10 10h0" stroke="#b3272d" stroke-width="6"/>
"##;

/// Where the pig stands: a ring with a snout.
pub const PIG_PLACE: &str = r##"
    <circle r="34" fill="$white" fill-opacity=".3" stroke="$white" stroke-width="4" stroke-dasharray="9 8.8" opacity=".85"/>
    <g opacity=".5">
    <ellipse rx="20" ry="15" stroke="$ink" stroke-width="4.5"/>
    <path d="M-7-3V3M7-3V3" stroke="$ink" stroke-width="8"/>
    </g>
"##;

/// The hub: a brass boss with a petal for each sector, and arrows that say which way to go.
pub const HUB: &str = r##"
    <circle cx="4" cy="6" r="64" fill="$ink" opacity=".3"/>
    <circle r="62" fill="$wood" stroke="$ink" stroke-width="4"/>
    <path d="M12.6-46.8A48.5 48.5 0 0 1 48.3-4.2M34.3 34.3A48.5 48.5 0 0 1-20.5 44M-46.8 12.6A48.5 48.5 0 0 1-27.8-39.7" stroke="$plaza" stroke-width="6" $B/>
    <path d="M57-5L47 11L39-3zM-24 52L-33 35L-17 36zM-33-47L-14-46L-23-32z" fill="$plaza"/>
    <circle r="34" fill="$gold" stroke="$ink" stroke-width="4"/>
    <path d="M9 0C16-9 24-8 30 0C24 8 16 9 9 0zM5 8C16 9 19 17 15 26C5 25 0 18 5 8zM-4 8
    C0 18-5 25-15 26C-19 17-16 9-4 8zM-9 0C-16 9-24 8-30 0C-24-8-16-9-9 0zM-5-8
    C-16-9-19-17-15-26C-5-25 0-18-5-8zM5-8C0-18 5-25 15-26C19-17 16-9 5-8z" fill="$gold_lo"/>
    <circle r="8" fill="$white" stroke="$ink" stroke-width="3"/>
"##;

/// The signs of tiles that turn the wheel: as many dots as the pig goes sectors.
pub static SIGNS: [Sign; 3] = [sign(ONE), sign(TWO), sign(THREE)];

const fn sign(drawing: &'static str) -> Sign {
    Sign { drawing, radius: 17.0, layer: Layer::Emblem }
}

const ONE: &str = r##"
    <circle r="17" fill="$wood" stroke="$white" stroke-width="2.6"/>
    <circle r="17.5" stroke="$ink" stroke-width="1.4"/>
    <circle r="14.6" stroke="$gold" stroke-width="2.8" stroke-dasharray=".1 11.367"/>
    <circle r="12" fill="#ffefc4" $O/>
    <path d="M0 0h0" stroke="$ink" stroke-width="9"/>
"##;

const TWO: &str = r##"
    <circle r="17" fill="$wood" stroke="$white" stroke-width="2.6"/>
    <circle r="17.5" stroke="$ink" stroke-width="1.4"/>
    <circle r="14.6" stroke="$gold" stroke-width="2.8" stroke-dasharray=".1 11.367"/>
    <circle r="12" fill="#ffefc4" $O/>
    <path d="M-5.5 0h0M5.5 0h0" stroke="$ink" stroke-width="8"/>
"##;

const THREE: &str = r##"
    <circle r="17" fill="$wood" stroke="$white" stroke-width="2.6"/>
    <circle r="17.5" stroke="$ink" stroke-width="1.4"/>
    <circle r="14.6" stroke="$gold" stroke-width="2.8" stroke-dasharray=".1 11.367"/>
    <circle r="12" fill="#ffefc4" $O/>
    <path d="M0-5.5h0M-5.5 4h0M5.5 4h0" stroke="$ink" stroke-width="7.5"/>
"##;

/// The pig looks at you, where the pigs of players walk by, and wears a clover where these wear a sign.
pub const PIG: &str = r##"
    <ellipse cx="4" cy="28" rx="29" ry="6" fill="$outline" opacity=".3"/>
    <path d="M-15-18L-26-32Q-9-34-6-24Q0-26 6-24Q9-34 26-32L15-18C21-13 23-6 20 0
    C31 5 33 18 27 24L26 29H13L12 26H-12L-13 29H-26L-27 24C-33 18-31 5-20 0
    C-23-6-21-13-15-18z" fill="$halo" stroke="$halo" stroke-width="8"/>
    <path d="M-15-18L-26-32Q-9-34-6-24Q0-26 6-24Q9-34 26-32L15-18C21-13 23-6 20 0
    C31 5 33 18 27 24L26 29H13L12 26H-12L-13 29H-26L-27 24C-33 18-31 5-20 0
    C-23-6-21-13-15-18z" fill="#f5ab98" $F/>
    <path d="M-21-28Q-13-28-11-22L-14-19zM21-28Q13-28 11-22L14-19z" fill="#d9735f"/>
    <path d="M-20 3Q0 17 20 3" stroke="$outline" stroke-width="7.5"/>
    <path d="M-20 3Q0 17 20 3" stroke="$gold" stroke-width="4" $R/>
    <path d="M-10-12h0M10-12h0" stroke="$outline" stroke-width="5.5" $R/>
    <ellipse cy="-3" rx="11" ry="8" fill="#d9735f" $F/>
    <path d="M-4-5v3M4-5v3" stroke="$outline" stroke-width="4" $R/>
    <path d="M0 12.5h0M5.5 18h0M0 23.5h0M-5.5 18h0" stroke="$outline" stroke-width="12" $R/>
    <path d="M0 12.5h0M5.5 18h0M0 23.5h0M-5.5 18h0" stroke="#56a84b" stroke-width="8" $R/>
"##;
