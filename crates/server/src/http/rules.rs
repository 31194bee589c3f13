//! The rules in our own words, one by one and page by page.

use axum::Json;
use axum::extract::Path;
use serde_json::{Value, json};

use crate::book::Book;
use crate::error::{Code, Refused};

/// Every page, and the ids of every rule.
pub async fn index() -> Json<Value> {
    let book = Book::standard();
    let page = |page: &crate::book::Page| {
        json!({
            "id": page.name,
            "title": page.title,
            "systems": page.systems,
            "sentence": page.sentence,
        })
    };
    let pages: Vec<Value> = book.pages().iter().map(page).collect();
    Json(json!({ "rules": pages, "ids": book.ids().collect::<Vec<_>>() }))
}

/// One rule by its id, or a whole page by its name.
pub async fn rule(Path(id): Path<String>) -> Result<Json<Value>, Refused> {
    let book = Book::standard();
    if let Some(rule) = book.rule(&id) {
        let page = book.page(&rule.page);
        let system = page.and_then(|page| page.systems.first());
        return Ok(Json(json!({
            "id": rule.id,
            "page": rule.page,
            "system": system,
            "title": page.map_or(String::new(), |page| format!("{}: {}", page.title, rule.heading)),
            "html": rule.html(),
        })));
    }
    let page = book.page(&id);
    let page = page.ok_or_else(|| Refused::new(Code::NotFound, "there is no such rule"))?;
    Ok(Json(json!({
        "id": page.name,
        "page": page.name,
        "system": page.systems.first(),
        "title": page.title,
        "html": page.html(),
    })))
}
