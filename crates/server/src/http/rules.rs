//! The exact rules in our own words, one by one.

use axum::Json;
use axum::extract::Path;
use bastide_guide::{Reference as Book, ReferencePage as Page};
use bastide_wire::site::{Rule, RuleIndex, RulePage};

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

/// One rule by its id.
#[utoipa::path(
    get,
    path = "/api/rules/{id}",
    params(("id" = String, Path)),
    responses((status = 200, body = Rule), Refused)
)]
pub async fn rule(Path(id): Path<String>) -> Result<Json<Rule>, Refused> {
    let rule = Book::standard().rule(&id).ok_or_else(|| Refused::new(Code::NotFound))?;
    let (id, page) = (rule.id.clone(), rule.page.clone());
    Ok(Json(Rule { id, page, html: rule.html() }))
}
