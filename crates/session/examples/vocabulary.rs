//! Prints every word of the wire that a page needs a text for, as JSON: reasons with their parameters,
//! causes of points, what is counted, and all that has a name. `cargo xtask wire` writes it to where it
//! belongs.

use std::collections::BTreeMap;

use bastide_bots::{LADDER, Level, Style};
use bastide_engine::{
    Cause, Chance, Choice, Counted, Decision, FigureKind, GOODS, Options, Outcome, PRESETS, Piece,
    SegmentKind, Spot, System, Title, Why, goods_name,
};
use serde_json::{Value, json};

fn main() {
    let reasons: BTreeMap<&str, Vec<&str>> =
        Why::all().map(|why| (why.code(), why.parameters().collect())).collect();
    let parts: BTreeMap<&str, Vec<&str>> = System::ALL
        .into_iter()
        .map(|system| (system.name(), system.parts().map(|part| part.name()).collect()))
        .collect();
    let options: BTreeMap<&str, &[&str]> = Options::names().copied().collect();
    let vocabulary = json!({
        "about": "Every word that needs a text, generated from the engine by `cargo xtask wire`.",
        "boards": boards(),
        "bots": LADDER.iter().map(bot).collect::<Vec<_>>(),
        "causes": Cause::ALL.map(Cause::name),
        "chance": chance(),
        "choices": Choice::all().map(Choice::word).collect::<Vec<_>>(),
        "counted": Counted::ALL.map(Counted::name),
        "decisions": kebab(Decision::VARIANTS),
        "figures": FigureKind::ALL.map(FigureKind::name),
        "goods": GOODS.map(goods_name),
        "options": options,
        "parts": parts,
        "pieces": Piece::ALL.map(Piece::name),
        "presets": PRESETS.iter().map(|preset| preset.name).collect::<Vec<_>>(),
        "reasons": reasons,
        "segments": SegmentKind::WORDS.map(|(_, word)| word),
        "styles": Style::ALL.map(|style| json!({ "name": style.name(), "habit": style.habit() })),
        "systems": System::ALL.map(System::name),
        "titles": Title::ALL.map(Title::name),
    });
    println!("{vocabulary:#}");
}

/// A bot of the ladder, with what the command line says of it.
fn bot(level: &Level) -> Value {
    json!({
        "name": level.name,
        "called": level.called,
        "grade": level.grade,
        "habit": level.habit,
    })
}

/// The spots of start boards, by the key of their names.
fn boards() -> Value {
    let mut boards = BTreeMap::<&str, Vec<&str>>::new();
    for words in Spot::of_boards().filter_map(Spot::board_words) {
        boards.entry(words.key).or_default().push(words.name);
    }
    json!(boards)
}

/// The named answers of chance, by what is asked for.
fn chance() -> Value {
    let named = Chance::ALL.into_iter().map(|chance| (chance.word(), Outcome::names(chance)));
    let named: BTreeMap<_, _> = named.filter(|(_, names)| !names.is_empty()).collect();
    json!(named)
}

/// The names of variants as the wire writes them.
fn kebab(variants: &[&str]) -> Vec<String> {
    let word = |variant: &&str| {
        let mut word = String::new();
        for letter in variant.chars() {
            if letter.is_uppercase() && !word.is_empty() {
                word.push('-');
            }
            word.extend(letter.to_lowercase());
        }
        word
    };
    variants.iter().map(word).collect()
}
