//! The rules for people: the pages of the guide, their pictures, and the exact rules below them.

use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::response::Response;
use bastide_art::board_svg;
use bastide_engine::{Event, System};
use bastide_guide::{Block, Example, Guide, Page, Picture, Reference, Section};
use bastide_protocol::InGame;
use bastide_wire::Event as WireEvent;
use bastide_wire::site::{
    Colour, ExactRule, ExactRules, Guide as WireGuide, GuideBlock, GuideCard, GuideEdition,
    GuideExample, GuidePage, GuidePicture, GuideSection, GuideStep,
};

use super::Shared;
use super::art::{SVG, drawing, missing};
use super::kept::{ASK_AGAIN, FOREVER, JSON, Kept, to_json};
use crate::error::Refused;
use crate::scene::{SCENE_MARGIN, scene_picture};

/// Every page of the guide in a language; English where the language is not there.
#[utoipa::path(
    get,
    path = "/api/guide/{language}",
    params(("language" = String, Path)),
    responses((status = 200, body = WireGuide), Refused)
)]
pub async fn guide(
    State(app): State<Shared>,
    Path(language): Path<String>,
    headers: HeaderMap,
) -> Result<Response, Refused> {
    let guide = Guide::standard();
    let known = guide.languages().find(|known| *known == language).unwrap_or("en").to_owned();
    let key = format!("guide {known} {:08x}", guide.hash());
    let kept = Kept { key, kind: JSON, cache: ASK_AGAIN };
    let make = move || {
        let pages = Guide::standard().pages(&known).iter().map(page).collect();
        to_json(&WireGuide { language: known, pages })
    };
    kept.answer(&app, &headers, make).await
}

/// The exact rules of a system.
#[utoipa::path(
    get,
    path = "/api/guide/exact/{system}",
    params(("system" = String, Path)),
    responses((status = 200, body = ExactRules), Refused)
)]
pub async fn exact(
    State(app): State<Shared>,
    Path(system): Path<String>,
    headers: HeaderMap,
) -> Result<Response, Refused> {
    let system = System::from_name(&system).ok_or_else(missing)?;
    let key = format!("exact {} {:08x}", system.name(), Guide::standard().hash());
    let kept = Kept { key, kind: JSON, cache: ASK_AGAIN };
    kept.answer(&app, &headers, move || to_json(&exact_rules(system))).await
}

/// A picture of the guide, as `{id}-{hash}.svg`.
#[utoipa::path(
    get,
    path = "/art/guide/{system}/{file}",
    params(("system" = String, Path), ("file" = String, Path)),
    responses((status = 200, body = String, content_type = "image/svg+xml"), Refused)
)]
pub async fn picture(
    State(app): State<Shared>,
    Path((system, file)): Path<(String, String)>,
    headers: HeaderMap,
) -> Result<Response, Refused> {
    let name = file.strip_suffix(".svg").and_then(|name| name.rsplit_once('-'));
    let (id, hash) = name.ok_or_else(missing)?;
    let scene = Guide::standard().scene(&system, id).ok_or_else(missing)?;
    // Another version of the picture has another address.
    if format!("{:08x}", scene.hash) != hash {
        return Err(missing());
    }
    let key = format!("guide {system} {file}");
    let draw = move || Ok(board_svg(&scene_picture(scene)).into_bytes());
    drawing(&app, &headers, Kept { key, kind: SVG, cache: FOREVER }, draw).await
}

/// The rules of a system, and those that its pages cite though they stand elsewhere.
fn exact_rules(system: System) -> ExactRules {
    let reference = Reference::standard();
    let page = Guide::standard().page("en", system.name());
    let cited = page.into_iter().flat_map(|page| {
        let sections = page.sections.iter().flat_map(|section| &section.exact);
        sections.chain(page.examples.iter().flat_map(|example| &example.exact))
    });
    let mut rules: Vec<_> = reference.rules_of(system).collect();
    for rule in cited.filter_map(|id| reference.rule(id)) {
        if !rules.iter().any(|known| known.id == rule.id) {
            rules.push(rule);
        }
    }
    let rule = |rule: &bastide_guide::ReferenceRule| ExactRule {
        id: rule.id.clone(),
        heading: rule.heading.clone(),
        html: rule.html(),
    };
    ExactRules { rules: rules.into_iter().map(rule).collect() }
}

fn page(page: &Page) -> GuidePage {
    let cards = page.cards.iter().map(|card| GuideCard {
        title: card.title.clone(),
        line: card.line.clone(),
        tiles: card.tiles.clone(),
        pieces: card.pieces.clone(),
    });
    let editions = page.editions.iter().map(|edition| GuideEdition {
        what: edition.what.clone(),
        default: edition.default.clone(),
        others: edition.others.clone(),
    });
    let system = &page.system;
    GuidePage {
        system: system.clone(),
        lead: page.lead.clone(),
        tiles: page.tiles,
        cards: cards.collect(),
        sections: page.sections.iter().map(|it| section(system, it)).collect(),
        examples: page.examples.iter().map(|it| example(system, it)).collect(),
        editions: editions.collect(),
        with: page.with.clone(),
        more: more(page),
    }
}

/// The rules of a system that no section of any page has.
fn more(page: &Page) -> Vec<String> {
    let Some(system) = System::from_name(&page.system) else { return Vec::new() };
    let pages = Guide::standard().pages("en");
    let cited = |id: &String| {
        pages.iter().flat_map(|page| &page.sections).any(|section| section.exact.contains(id))
    };
    let ids = Reference::standard().rules_of(system).map(|rule| rule.id.clone());
    ids.filter(|id| !cited(id)).collect()
}

fn blocks(blocks: &[Block]) -> Vec<GuideBlock> {
    let block = |block: &Block| match block {
        Block::Text(text) => GuideBlock::Text(text.clone()),
        Block::List(items) => GuideBlock::List(items.clone()),
    };
    blocks.iter().map(block).collect()
}

fn section(system: &str, section: &Section) -> GuideSection {
    GuideSection {
        id: section.id.clone(),
        title: section.title.clone(),
        blocks: blocks(&section.blocks),
        exact: section.exact.clone(),
        answers: section.answers.clone(),
        picture: section.picture.as_ref().map(|it| address(system, &section.id, it)),
    }
}

fn address(system: &str, id: &str, picture: &Picture) -> GuidePicture {
    let [left, top, right, bottom] = picture.scene.crop;
    GuidePicture {
        src: format!("/art/guide/{system}/{id}-{:08x}.svg", picture.scene.hash),
        alt: picture.alt.clone(),
        width: f64::from(right - left + 1) + 2.0 * SCENE_MARGIN,
        height: f64::from(bottom - top + 1) + 2.0 * SCENE_MARGIN,
    }
}

fn example(system: &str, example: &Example) -> GuideExample {
    let game = &example.picture.scene.game;
    let steps = example.steps.iter().map(|step| {
        let award = step.award.as_ref();
        let player = award.map(|award| award.player.index());
        let name = player.map(|player| game.rules().setup().players[player].to_lowercase());
        GuideStep {
            text: step.text.clone(),
            award: award.map(|award| WireEvent::of(game, Event::Scored(award.clone()))),
            colour: name.and_then(|name| Colour::from_name(&name)),
            lost: step.lost,
        }
    });
    GuideExample {
        id: example.id.clone(),
        title: example.title.clone(),
        blocks: blocks(&example.blocks),
        exact: example.exact.clone(),
        picture: address(system, &example.id, &example.picture),
        steps: steps.collect(),
    }
}
