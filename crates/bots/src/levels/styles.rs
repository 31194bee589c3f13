//! Styles: three other ways in which the levels in the middle of the ladder can play, about as strong as
//! their own.

use crate::best::{Eyes, Sense};

use super::{LADDER, Level, Play};

/// What a player is fond of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Style {
    /// Large cities.
    Builder,
    /// Farms.
    Farmer,
    /// What belongs to others.
    Thief,
}

impl Style {
    /// Every style.
    pub const ALL: [Style; 3] = [Style::Builder, Style::Farmer, Style::Thief];

    /// The name that programs use.
    pub const fn name(self) -> &'static str {
        match self {
            Style::Builder => "builder",
            Style::Farmer => "farmer",
            Style::Thief => "thief",
        }
    }

    /// The style with this name.
    pub fn named(name: &str) -> Option<Style> {
        Style::ALL.into_iter().find(|style| style.name() == name)
    }

    /// The habit that goes with it, in a sentence.
    pub const fn habit(self) -> &'static str {
        match self {
            Style::Builder => "Puts most meeples into cities.",
            Style::Farmer => "Sends many meeples to the fields.",
            Style::Thief => "Joins your cities and roads whenever possible.",
        }
    }

    const fn eyes(self) -> Eyes {
        match self {
            Style::Builder => Eyes(&[(Sense::Cities, 1.5), (Sense::Farms, 0.8)]),
            Style::Farmer => Eyes(&[(Sense::Farms, 1.35)]),
            Style::Thief => Eyes(&[(Sense::Steals, 10.0)]),
        }
    }
}

/// A level of the ladder in a style. Those who see less clearly slip less, so that all of a level are
/// about equally strong.
const fn styled(level: &Level, name: &'static str, style: Style, slips: f32) -> Level {
    Level {
        name,
        called: level.called,
        grade: level.grade,
        rating: level.rating,
        habit: style.habit(),
        play: Play::Glance { eyes: style.eyes(), slips },
    }
}

/// The levels that have styles, in each of them, in the order of [`Style::ALL`].
pub static STYLED: [Level; 9] = [
    styled(&LADDER[3], "marius:style=builder", Style::Builder, 1.02),
    styled(&LADDER[3], "marius:style=farmer", Style::Farmer, 1.0),
    styled(&LADDER[3], "marius:style=thief", Style::Thief, 0.8),
    styled(&LADDER[4], "alienor:style=builder", Style::Builder, 0.72),
    styled(&LADDER[4], "alienor:style=farmer", Style::Farmer, 0.72),
    styled(&LADDER[4], "alienor:style=thief", Style::Thief, 0.55),
    styled(&LADDER[5], "thibaut:style=builder", Style::Builder, 0.45),
    styled(&LADDER[5], "thibaut:style=farmer", Style::Farmer, 0.45),
    styled(&LADDER[5], "thibaut:style=thief", Style::Thief, 0.3),
];

/// What stands between a level and its style.
const OF_STYLE: &str = ":style=";

impl Level {
    /// The styles that this level can also play in.
    pub fn styles(&self) -> impl Iterator<Item = Style> + use<'_> {
        Style::ALL.into_iter().filter(|style| self.in_style(*style).is_some())
    }

    /// This level in a style, where it has that style.
    pub fn in_style(&self, style: Style) -> Option<&'static Level> {
        STYLED
            .iter()
            .find(|level| level.name.split_once(OF_STYLE) == Some((self.name, style.name())))
    }

    /// The name without a style.
    pub fn base_name(&self) -> &'static str {
        self.name.split_once(OF_STYLE).map_or(self.name, |(base, _)| base)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn levels_in_the_middle_have_every_style() {
        let with_styles: Vec<&str> =
            LADDER.iter().filter(|level| level.styles().count() > 0).map(|it| it.name).collect();
        assert_eq!(with_styles, ["marius", "alienor", "thibaut"]);
        for level in LADDER.iter().filter(|level| level.styles().count() > 0) {
            for style in Style::ALL {
                let styled = level.in_style(style).expect("a level has all styles or none");
                assert_eq!(styled.name, format!("{}:style={}", level.name, style.name()));
                assert_eq!((styled.called, styled.rating), (level.called, level.rating));
                assert_eq!(styled.base_name(), level.name);
                assert!(std::ptr::eq(Level::named(styled.name).expect("it has a name"), styled));
            }
        }
        assert_eq!(Level::named("odile:style=thief").map(|it| it.name), None);
        assert_eq!(Style::named("thief"), Some(Style::Thief));
    }
}
