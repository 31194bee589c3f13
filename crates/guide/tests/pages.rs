//! Every page in every language: complete, the same in structure, and true.

use bastide_guide::Guide;

#[test]
fn every_page_is_complete_and_its_points_are_those_of_the_engine() {
    let problems = Guide::problems();
    let lines: Vec<String> = problems.iter().map(ToString::to_string).collect();
    assert!(lines.is_empty(), "{}", lines.join("\n\n"));
}

/// What a system adds is said in three sentences, in every language.
#[test]
fn a_page_begins_with_three_sentences() {
    let guide = Guide::standard();
    for language in guide.languages() {
        for page in guide.pages(language) {
            let ends = |text: &str| text.matches(['.', '!', '?', '。', '！', '？']).count();
            assert_eq!(ends(&page.lead), 3, "{language} {}: {}", page.system, page.lead);
        }
    }
}

/// Every question that the game can ask has a section that answers it.
#[test]
fn every_question_is_answered() {
    let pages = Guide::standard().pages("en");
    let answered = |question: &str| {
        let mut sections = pages.iter().flat_map(|page| &page.sections);
        sections.any(|section| section.answers.iter().any(|known| known == question))
    };
    let kebab = |variant: &str| {
        let letters = variant.chars().enumerate().map(|(place, letter)| {
            let dash = if letter.is_ascii_uppercase() && place > 0 { "-" } else { "" };
            format!("{dash}{}", letter.to_ascii_lowercase())
        });
        letters.collect::<String>()
    };
    for variant in bastide_engine::Decision::VARIANTS {
        assert!(answered(&kebab(variant)), "{variant}");
    }
}

/// Languages that are not there fall back to English, and every picture is found by its address.
#[test]
fn pages_and_pictures_are_found() {
    let guide = Guide::standard();
    let languages: Vec<&str> = guide.languages().collect();
    assert_eq!(languages.join(" "), "cs de en es fr it ja nl pl pt-BR ru uk zh-Hans");
    assert_eq!(guide.page("xx", "base").unwrap().lead, guide.page("en", "base").unwrap().lead);
    assert_ne!(guide.page("de", "base").unwrap().lead, guide.page("en", "base").unwrap().lead);
    for page in guide.pages("en") {
        assert!(!page.examples.is_empty(), "{}", page.system);
        for example in &page.examples {
            let scene = guide.scene(&page.system, &example.id).unwrap();
            assert_eq!(scene.hash, example.picture.scene.hash);
        }
    }
    assert!(guide.scene("base", "nothing").is_none());
}

/// No key of an option, no file and no rule id in the words that people read first.
#[test]
fn words_are_for_people() {
    let guide = Guide::standard();
    for language in guide.languages() {
        for page in guide.pages(language) {
            let text = format!("{} {:?} {:?}", page.lead, page.cards, page.editions);
            let sections = page.sections.iter().map(|section| format!("{:?}", section.blocks));
            let text = sections.fold(text, |all, one| all + &one);
            for (option, _) in bastide_engine::Options::names() {
                assert!(!text.contains(option), "{language} {}: {option}", page.system);
            }
            assert!(!text.contains(".md") && !text.contains("BG-"), "{language} {}", page.system);
        }
    }
}
