//! The rules in our own words, one by one and page by page.

use axum::Json;
use axum::extract::Path;
use bastide_wire::site::{Rule, RuleIndex, RulePage};

use crate::book::{Book, Page};
use crate::error::{Code, Refused};

/// Every page, and the ids of every rule.
#[utoipa::path(get, path = "/api/rules", responses((status = 200, body = RuleIndex)))]
pub async fn index() -> Json<RuleIndex> {
    let book = Book::standard();
    let page = |page: &Page| RulePage { id: page.name.clone(), systems: page.systems.clone() };
    Json(RuleIndex {
        rules: book.pages().iter().map(page).collect(),
        ids: book.ids().map(str::to_owned).collect(),
    })
}

/// One rule by its id, or a whole page by its name.
#[utoipa::path(
    get,
    path = "/api/rules/{id}",
    params(("id" = String, Path)),
    responses((status = 200, body = Rule), Refused)
)]
pub async fn rule(Path(id): Path<String>) -> Result<Json<Rule>, Refused> {
    let book = Book::standard();
    if let Some(rule) = book.rule(&id) {
        let (id, page) = (rule.id.clone(), rule.page.clone());
        return Ok(Json(Rule { id, page, html: rule.html() }));
    }
    let page = book.page(&id).ok_or_else(|| Refused::new(Code::NotFound))?;
    Ok(Json(Rule { id: page.name.clone(), page: page.name.clone(), html: page.html() }))
}
