//! All pages in all languages, read and played once.

use std::collections::BTreeMap;
use std::sync::{Arc, OnceLock};

use bastide_engine::{Award, Decision, Options, System};
use rust_embed::RustEmbed;

use crate::Reference;
use crate::contents::{pieces, shows, tile_count, tiles_of};
use crate::error::GuideError;
use crate::page::{Block, Card, Edition, Example, ExampleStep, Page, Picture, Section};
use crate::plan::{CardPlan, ExamplePlan, Plan, SectionPlan};
use crate::scene::{self, Scene, fnv};
use crate::words::{self, Part};

#[derive(RustEmbed)]
#[folder = "data"]
struct Plans;

#[derive(RustEmbed)]
#[folder = "text"]
struct Texts;

/// The pages of every system, by language.
#[derive(Debug)]
pub struct Guide {
    languages: BTreeMap<String, Vec<Page>>,
    hash: u32,
}

/// The structure of a page with everything played that it shows.
struct Prepared {
    system: System,
    plan: Plan,
    /// By the id of the section or example.
    scenes: BTreeMap<String, (Arc<Scene>, Vec<Option<Award>>)>,
    /// The rules of the reference, by the same ids.
    exact: BTreeMap<String, Vec<String>>,
}

/// The language that every page is written in first.
const FIRST_LANGUAGE: &str = "en";

impl Guide {
    /// The shipped pages, read once.
    ///
    /// # Panics
    ///
    /// If a shipped page is wrong, which a test rules out.
    pub fn standard() -> &'static Guide {
        static GUIDE: OnceLock<Guide> = OnceLock::new();
        GUIDE.get_or_init(|| Guide::read().unwrap_or_else(|error| panic!("{error}")))
    }

    /// Reads and plays the shipped pages.
    pub fn read() -> Result<Guide, GuideError> {
        let mut languages: BTreeMap<String, Vec<Page>> = BTreeMap::new();
        for system in System::ALL {
            let prepared = prepare(system)?;
            for language in Guide::folders() {
                let page = translate(&prepared, &language)?;
                languages.entry(language).or_default().push(page);
            }
        }
        let hash = fnv(&format!("{languages:?}"));
        Ok(Guide { languages, hash })
    }

    /// Everything that is wrong with the shipped pages, so that an author sees all of it at once.
    pub fn problems() -> Vec<GuideError> {
        let mut problems = Vec::new();
        for system in System::ALL {
            match prepare(system) {
                Ok(prepared) => {
                    let pages = Guide::folders().into_iter();
                    problems
                        .extend(pages.filter_map(|language| translate(&prepared, &language).err()));
                }
                Err(error) => problems.push(error),
            }
        }
        problems
    }

    /// The languages that have pages.
    pub fn languages(&self) -> impl Iterator<Item = &str> {
        self.languages.keys().map(String::as_str)
    }

    /// Every page in a language, in the order of systems; English where the language is not there.
    pub fn pages(&self, language: &str) -> &[Page] {
        let found = self.languages.get(language).or_else(|| self.languages.get(FIRST_LANGUAGE));
        found.map(Vec::as_slice).unwrap_or_default()
    }

    /// The page of a system.
    pub fn page(&self, language: &str, system: &str) -> Option<&Page> {
        self.pages(language).iter().find(|page| page.system == system)
    }

    /// Changes whenever a page does, for answers that can be kept.
    pub fn hash(&self) -> u32 {
        self.hash
    }

    /// A picture of a page, by the id of its section or example.
    pub fn scene(&self, system: &str, id: &str) -> Option<&Arc<Scene>> {
        let page = self.page(FIRST_LANGUAGE, system)?;
        let sections = page.sections.iter().map(|it| (&it.id, it.picture.as_ref()));
        let examples = page.examples.iter().map(|it| (&it.id, Some(&it.picture)));
        let (_, picture) = sections.chain(examples).find(|(known, _)| *known == id)?;
        picture.map(|picture| &picture.scene)
    }

    fn folders() -> Vec<String> {
        let mut folders: Vec<String> =
            Texts::iter().filter_map(|path| Some(path.split_once('/')?.0.to_owned())).collect();
        folders.sort();
        folders.dedup();
        folders
    }
}

/// A text file of the guide.
fn text<F: RustEmbed>(file: &str, name: &str) -> Result<String, GuideError> {
    let found = F::get(name).ok_or_else(|| GuideError::new(file, "", "the file is missing"))?;
    let bytes = found.data.into_owned();
    String::from_utf8(bytes).map_err(|error| GuideError::new(file, "", error))
}

/// Reads the structure of a page, plays its scenes and looks its rules up.
fn prepare(system: System) -> Result<Prepared, GuideError> {
    let name = format!("{}.toml", system.name());
    let file = format!("data/{name}");
    let plan: Plan = toml::from_str(&text::<Plans>(&file, &name)?)
        .map_err(|error| GuideError::new(&file, "", error))?;
    let (mut scenes, mut exact) = (BTreeMap::new(), BTreeMap::new());
    let sections = plan.sections.iter().map(|it| (&it.id, &it.exact, it.scene.as_ref()));
    let examples = plan.examples.iter().map(|it| (&it.id, &it.exact, Some(&it.scene)));
    for (id, rules, scene) in sections.chain(examples) {
        let wrong = |message: String| GuideError::new(&file, id, message);
        let rules = Reference::standard().spans(rules).map_err(wrong)?;
        if exact.insert(id.clone(), rules).is_some() {
            return Err(wrong("there are two with this id".into()));
        }
        if let Some(scene) = scene {
            let played = scene::play(scene).map_err(wrong)?;
            scenes.insert(id.clone(), (Arc::new(played.scene), played.awards));
        }
    }
    for section in &plan.sections {
        let known = |name: &String| Decision::VARIANTS.iter().any(|known| kebab(known) == *name);
        if let Some(name) = section.answers.iter().find(|name| !known(name)) {
            return Err(GuideError::new(&file, &section.id, format!("no question is {name}")));
        }
    }
    let known = |name: &String| name == "-" || Options::names().any(|(known, _)| known == name);
    if let Some(name) = plan.editions.iter().find(|name| !known(name)) {
        return Err(GuideError::new(&file, "editions", format!("no option is {name}")));
    }
    let explained = |(name, _): &&(&str, _)| !plan.editions.iter().any(|known| known == name);
    if let Some((name, _)) = system.about().options.iter().find(explained) {
        return Err(GuideError::new(&file, "editions", format!("{name} is not explained")));
    }
    if let Some(name) = plan.with.iter().find(|name| System::from_name(name).is_none()) {
        return Err(GuideError::new(&file, "with", format!("no system is {name}")));
    }
    Ok(Prepared { system, plan, scenes, exact })
}

/// The name of a variant as the wire writes it.
fn kebab(variant: &str) -> String {
    let mut name = String::new();
    for letter in variant.chars() {
        if letter.is_ascii_uppercase() && !name.is_empty() {
            name.push('-');
        }
        name.push(letter.to_ascii_lowercase());
    }
    name
}

/// Puts the words of a language into the structure of a page.
fn translate(prepared: &Prepared, language: &str) -> Result<Page, GuideError> {
    let Prepared { system, plan, .. } = prepared;
    let name = format!("{language}/{}.md", system.name());
    let file = format!("text/{name}");
    let wrong = |part: &str, message: String| GuideError::new(&file, part, message);
    let text = text::<Texts>(&file, &name)?;
    let (lead, parts) = words::read(&text).map_err(|message| wrong("", message))?;
    let mut parts = parts.into_iter();
    let mut next = |id: &str| match parts.next() {
        Some(part) if part.id == id => Ok(part),
        Some(part) => Err(wrong(&part.id, format!("{id} has to come here"))),
        None => Err(wrong(id, "it is missing".into())),
    };
    let mut cards = Vec::new();
    if !plan.cards.is_empty() {
        let words = next("contents")?;
        cards = read_cards(*system, &plan.cards, words)
            .map_err(|message| wrong("contents", message))?;
    }
    let mut sections = Vec::new();
    for section in &plan.sections {
        let words = next(&section.id)?;
        let id = section.id.clone();
        sections.push(prepared.section(section, words).map_err(|message| wrong(&id, message))?);
    }
    let mut examples = Vec::new();
    for example in &plan.examples {
        let words = next(&example.id)?;
        let id = example.id.clone();
        examples.push(prepared.example(example, words).map_err(|message| wrong(&id, message))?);
    }
    let mut editions = Vec::new();
    if !plan.editions.is_empty() {
        let rows = next("editions")?.rows;
        if rows.len() != plan.editions.len() {
            let message = format!("{} rows for {} differences", rows.len(), plan.editions.len());
            return Err(wrong("editions", message));
        }
        for row in rows {
            let [what, default, others] = <[String; 3]>::try_from(row)
                .map_err(|row| wrong("editions", format!("{row:?} has not three cells")))?;
            editions.push(Edition { what, default, others });
        }
    }
    if let Some(part) = parts.next() {
        return Err(wrong(&part.id, "the page has no such part".into()));
    }
    let (tiles, with) = (tile_count(*system), plan.with.clone());
    let system = system.name().to_owned();
    Ok(Page { system, lead, tiles, cards, sections, examples, editions, with })
}

/// The cards of a page: `- id: **{n} inns** What they do.`
fn read_cards(system: System, plans: &[CardPlan], words: Part) -> Result<Vec<Card>, String> {
    let [Block::List(items)] = &words.blocks[..] else { return Err("write one list".into()) };
    if items.len() != plans.len() {
        return Err(format!("{} items for {} cards", items.len(), plans.len()));
    }
    let card = |(plan, item): (&CardPlan, &String)| {
        let form = || format!("write \"{}: **title** line\"", plan.id);
        let (id, rest) = item.split_once(": **").ok_or_else(form)?;
        let (title, line) = rest.split_once("**").ok_or_else(form)?;
        if id != plan.id {
            return Err(format!("{} has to come before {id}", plan.id));
        }
        let (number, tiles) = counted(system, plan)?;
        // A piece that there is one of may go without its number.
        if number > 1 && !title.contains("{n}") {
            return Err(format!("{id} does not say how many there are: {{n}}"));
        }
        Ok(Card {
            id: id.to_owned(),
            title: title.replace("{n}", &number.to_string()),
            line: line.trim().to_owned(),
            tiles,
            pieces: plan.pieces.clone(),
        })
    };
    plans.iter().zip(items).map(card).collect()
}

/// How many tiles or pieces a card counts, and the tiles that it draws.
fn counted(system: System, plan: &CardPlan) -> Result<(u16, Vec<String>), String> {
    let known = |id: &String| bastide_catalogue::Catalogue::standard().kind_id(id).is_some();
    if let Some(id) = plan.show.iter().find(|id| !known(id)) {
        return Err(format!("no tile is {id}"));
    }
    let Some(what) = &plan.tiles else {
        let first = plan.pieces.first().ok_or("it has neither tiles nor pieces")?;
        let number = pieces(first).ok_or_else(|| format!("no piece is {first}"))?;
        return Ok((number, plan.show.clone()));
    };
    let of = plan.of.as_deref().map_or(Some(system), System::from_name);
    let of = of.ok_or("its tiles are of no system")?;
    let (mut number, mut kinds) = (0, Vec::new());
    for (kind, copies) in tiles_of(of) {
        if shows(kind, what).ok_or_else(|| format!("tiles do not show {what}"))? {
            number += copies;
            kinds.push(kind.id.clone());
        }
    }
    if number == 0 {
        return Err(format!("no tile of the system shows {what}"));
    }
    kinds.truncate(3);
    Ok((number, if plan.show.is_empty() { kinds } else { plan.show.clone() }))
}

impl Prepared {
    fn section(&self, plan: &SectionPlan, words: Part) -> Result<Section, String> {
        if words.title.is_empty() || words.blocks.is_empty() {
            return Err("it has no heading or no text".into());
        }
        let picture = match (self.scenes.get(&plan.id), words.alt) {
            (Some((scene, _)), Some(alt)) => Some(Picture { alt, scene: scene.clone() }),
            (None, None) => None,
            (Some(_), None) => return Err("it does not say what its picture shows".into()),
            (None, Some(_)) => return Err("it has no picture".into()),
        };
        Ok(Section {
            id: plan.id.clone(),
            title: words.title,
            blocks: words.blocks,
            exact: self.exact[&plan.id].clone(),
            answers: plan.answers.clone(),
            picture,
        })
    }

    fn example(&self, plan: &ExamplePlan, words: Part) -> Result<Example, String> {
        let (scene, awards) = &self.scenes[&plan.id];
        let alt = words.alt.ok_or("it does not say what its picture shows")?;
        if words.steps.len() != awards.len() {
            let (written, played) = (words.steps.len(), awards.len());
            return Err(format!("{written} steps in words for {played} that are played"));
        }
        let steps = words.steps.into_iter().zip(awards).zip(&plan.scene.marks);
        let steps = steps.map(|((text, award), mark)| ExampleStep {
            text,
            award: award.clone(),
            lost: mark.lost,
        });
        Ok(Example {
            id: plan.id.clone(),
            title: words.title,
            blocks: words.blocks,
            exact: self.exact[&plan.id].clone(),
            picture: Picture { alt, scene: scene.clone() },
            steps: steps.collect(),
        })
    }
}
