//! The engine of the page as WebAssembly: `bastide-local` for JavaScript, call by call. What each call
//! takes and returns is described there; everything is a text or a number, and nothing throws.
#![cfg(target_arch = "wasm32")]

use wasm_bindgen::prelude::wasm_bindgen;

/// At most one table, one analysis and one review.
#[wasm_bindgen]
pub struct Engine(bastide_local::Engine);

/// Milliseconds since 1970, which JavaScript counts in a number with a fraction.
fn whole(now: f64) -> i64 {
    now as i64
}

#[wasm_bindgen]
impl Engine {
    #[wasm_bindgen(constructor)]
    #[allow(clippy::new_without_default)]
    pub fn new() -> Engine {
        Engine(bastide_local::Engine::new())
    }

    pub fn me(&mut self, me: &str) -> String {
        self.0.me(me)
    }

    pub fn create(&mut self, id: &str, game: &str, seed: &str, now: f64) -> String {
        self.0.create(id, game, seed, whole(now))
    }

    pub fn load(&mut self, id: &str, entries: &str) -> String {
        self.0.load(id, entries)
    }

    pub fn import(&mut self, id: &str, import: &str, seed: &str, now: f64) -> String {
        self.0.import(id, import, seed, whole(now))
    }

    pub fn close(&mut self) -> String {
        self.0.close()
    }

    pub fn say(&mut self, message: &str, now: f64) -> String {
        self.0.say(message, whole(now))
    }

    pub fn bot(&mut self, most_millis: Option<u32>, now: f64) -> String {
        self.0.bot(most_millis, whole(now))
    }

    pub fn rematch(&mut self, id: &str, seed: &str, now: f64) -> String {
        self.0.rematch(id, seed, whole(now))
    }

    pub fn answer(&mut self, method: &str, address: &str, now: f64) -> String {
        self.0.answer(method, address, whole(now))
    }

    pub fn study(&mut self, source: &str) -> String {
        self.0.study(source)
    }

    #[wasm_bindgen(js_name = studyGo)]
    pub fn study_go(&mut self, at: u32) -> String {
        self.0.study_go(at)
    }

    #[wasm_bindgen(js_name = studyPlay)]
    pub fn study_play(&mut self, entry: &str) -> String {
        self.0.study_play(entry)
    }

    #[wasm_bindgen(js_name = studyDraw)]
    pub fn study_draw(&mut self, random: u32) -> String {
        self.0.study_draw(random)
    }

    #[wasm_bindgen(js_name = studyFollow)]
    pub fn study_follow(&mut self, moves: &str, at: u32) -> String {
        self.0.study_follow(moves, at)
    }

    #[wasm_bindgen(js_name = studyText)]
    pub fn study_text(&self) -> String {
        self.0.study_text()
    }

    #[wasm_bindgen(js_name = studyPosition)]
    pub fn study_position(&self) -> String {
        self.0.study_position()
    }

    #[wasm_bindgen(js_name = studyLine)]
    pub fn study_line(&self) -> String {
        self.0.study_line()
    }

    #[wasm_bindgen(js_name = studyFits)]
    pub fn study_fits(&self, at: &str) -> String {
        self.0.study_fits(at)
    }

    #[wasm_bindgen(js_name = studyOdds)]
    pub fn study_odds(&self, question: &str) -> String {
        self.0.study_odds(question)
    }

    #[wasm_bindgen(js_name = studyPicture)]
    pub fn study_picture(&self) -> String {
        self.0.study_picture()
    }

    pub fn think(&self, effort: &str) -> String {
        self.0.think(effort)
    }

    pub fn review(&mut self) -> String {
        self.0.review()
    }

    #[wasm_bindgen(js_name = reviewTurn)]
    pub fn review_turn(&self, number: u32, effort: &str) -> String {
        self.0.review_turn(number, effort)
    }

    #[wasm_bindgen(js_name = reviewInstead)]
    pub fn review_instead(&self, number: u32, actions: &str, effort: &str) -> String {
        self.0.review_instead(number, actions, effort)
    }

    pub fn solo(&self, preset: &str, seed: &str, level: &str) -> String {
        self.0.solo(preset, seed, level)
    }

    pub fn signature(&self, preset: &str, players: u8, games: u32) -> String {
        self.0.signature(preset, players, games)
    }

    #[wasm_bindgen(js_name = playRandom)]
    pub fn play_random(&self, preset: &str, players: u8, games: u32) -> String {
        self.0.play_random(preset, players, games)
    }
}
