//! What can be played: presets, systems with their parts and options, tile sets and bots.

use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::Response;
use bastide_bots::{LADDER, Level};
use bastide_catalogue::DrawRole;
use bastide_engine::{OptionNames, PRESETS, Preset, System};
use bastide_guide::Reference as Book;
use bastide_wire::site::{
    BotInfo, Catalogue, Colour, OptionInfo, PartInfo, PresetInfo, SetInfo, SystemInfo,
};

use super::Shared;
use super::kept::{ASK_AGAIN, JSON, Kept, to_json};
use crate::error::Refused;

/// Everything that a new game can be made of.
#[utoipa::path(get, path = "/api/catalogue", responses((status = 200, body = Catalogue)))]
pub async fn catalogue(State(app): State<Shared>, headers: HeaderMap) -> Result<Response, Refused> {
    let kept = Kept { key: "catalogue".to_owned(), kind: JSON, cache: ASK_AGAIN };
    kept.answer(&app, &headers, || to_json(&everything())).await
}

/// The same for whoever has no network.
pub fn everything() -> Catalogue {
    Catalogue {
        presets: PRESETS.iter().map(preset).collect(),
        systems: System::ALL.into_iter().map(system).collect(),
        sets: sets(),
        bots: LADDER.iter().map(bot).collect(),
        colours: Colour::ALL.to_vec(),
    }
}

fn preset(preset: &Preset) -> PresetInfo {
    let options = preset.options().into_iter();
    PresetInfo {
        name: preset.name.to_owned(),
        systems: owned(&preset.systems()),
        sets: owned(&preset.sets()),
        options: options.map(|(name, value)| (name.to_owned(), value.to_owned())).collect(),
    }
}

fn system(system: System) -> SystemInfo {
    let page = Book::standard().page_of(system.name());
    // Farmers share the page of the base game, which has the tiles.
    let page = page.filter(|_| system != System::Farmers);
    let part = |part: bastide_engine::Part| PartInfo {
        name: part.name().to_owned(),
        extra: part.is_extra(),
    };
    SystemInfo {
        name: system.name().to_owned(),
        parts: system.parts().map(part).collect(),
        options: system.about().options.iter().map(option).collect(),
        sets: page.map_or_else(Vec::new, |page| page.sets.clone()),
    }
}

fn option((name, values): &OptionNames) -> OptionInfo {
    let rule = Book::standard().rule_of_option(name).map(|rule| rule.id.clone());
    OptionInfo { name: (*name).to_owned(), values: owned(values), rule }
}

/// Start blocks and the tiles of single players come with their systems and cannot be named.
fn sets() -> Vec<SetInfo> {
    let sets = bastide_catalogue::Catalogue::standard().sets().iter();
    let nameable = sets.filter(|set| matches!(set.draw, DrawRole::Pool | DrawRole::River));
    nameable.map(|set| SetInfo { id: set.id.clone(), tiles: set.pieces }).collect()
}

fn bot(level: &Level) -> BotInfo {
    BotInfo {
        name: level.name.to_owned(),
        called: level.called.to_owned(),
        rating: level.rating,
        styles: level.styles().map(|style| style.name().to_owned()).collect(),
    }
}

fn owned(names: &[&str]) -> Vec<String> {
    names.iter().map(ToString::to_string).collect()
}
