//! Rivals: how the games between a user and each bot went.

use std::collections::BTreeMap;

use bastide_table::UserId;
use bastide_wire::site::BotRecord;

use super::{Store, on_both};

/// A game of two, with the user in one seat and a bot in the other: the bot's level, both places, the points that the user
/// was ahead by, and how the game ended for the user.
type Duel = (String, i64, i64, i64, String);

/// The duels of a user, the oldest first. What was brought from elsewhere does not count: nobody knows how often it was tried.
const DUELS: &str = "
    SELECT bot.level, own.place, bot.place, own.points - bot.points, own.ending
    FROM results AS own
    JOIN results AS bot ON bot.table_id = own.table_id AND bot.seat <> own.seat
    JOIN tables ON tables.id = own.table_id
    WHERE own.\"user\" = $1 AND bot.\"user\" IS NULL AND bot.level IS NOT NULL
      AND tables.listing NOT LIKE '%\"brought\":true%'
      AND (SELECT count(*) FROM results WHERE table_id = own.table_id) = 2
    ORDER BY tables.updated, own.table_id";

impl Store {
    /// The records of a user against every bot that the user has finished a game against.
    pub async fn bot_records(&self, user: &UserId) -> Result<Vec<BotRecord>, sqlx::Error> {
        let duels: Vec<Duel> =
            on_both!(self, |pool| sqlx::query_as(DUELS).bind(user.as_str()).fetch_all(pool))?;
        Ok(records(duels))
    }
}

/// One record for each bot, in whatever style it played. The last margin is that of the newest game, if it was played to its end.
fn records(duels: Vec<Duel>) -> Vec<BotRecord> {
    let mut records: BTreeMap<String, BotRecord> = BTreeMap::new();
    for (level, own, bot, ahead, ending) in duels {
        let name = level.split(':').next().unwrap_or(&level);
        let fresh = || BotRecord { level: name.to_owned(), won: 0, drawn: 0, lost: 0, last: None };
        let record = records.entry(name.to_owned()).or_insert_with(fresh);
        match own.cmp(&bot) {
            std::cmp::Ordering::Less => record.won += 1,
            std::cmp::Ordering::Equal => record.drawn += 1,
            std::cmp::Ordering::Greater => record.lost += 1,
        }
        record.last = (ending == "finished").then_some(ahead as i32);
    }
    records.into_values().collect()
}

#[cfg(test)]
mod tests {
    use bastide_table::{Person, Time};

    use super::*;
    use crate::ids::SessionKey;
    use crate::store::tables::testing::{add_finished_table, add_table};
    use crate::store::testing::homes;

    #[test]
    fn games_are_counted_for_each_bot_in_all_its_styles() {
        let duel = |level: &str, own, bot, ahead, ending: &str| {
            (level.to_owned(), own, bot, ahead, ending.to_owned())
        };
        let records = records(vec![
            duel("marius", 1, 2, 20, "finished"),
            duel("marius:style=thief", 1, 1, 0, "finished"),
            duel("odile", 2, 1, 10, "resigned"),
            duel("marius", 2, 1, -50, "finished"),
            duel("marius", 1, 2, 11, "finished"),
        ]);
        let record = |level: &str, won, drawn, lost, last| BotRecord {
            level: level.into(),
            won,
            drawn,
            lost,
            last,
        };
        assert_eq!(
            records,
            [record("marius", 2, 1, 1, Some(11)), record("odile", 0, 0, 1, None)],
            "a game that was given up has no margin"
        );
    }

    #[tokio::test]
    async fn finished_games_against_a_bot_are_found_in_either_database() {
        for home in homes().await {
            let store = home.open().await;
            let ann = Person::new("u_ann", "Ann", "red");
            store.add_user(&SessionKey::random(), &ann, Time(1)).await.unwrap();
            add_table(&store, &ann, Time(5)).await;
            assert_eq!(store.bot_records(&ann.id).await.unwrap(), [], "the game is not over");
            add_finished_table(&store, &ann).await;
            let lost = BotRecord { level: "odile".into(), won: 0, drawn: 0, lost: 1, last: None };
            assert_eq!(store.bot_records(&ann.id).await.unwrap(), [lost]);
            assert_eq!(store.bot_records(&UserId("u_eve".into())).await.unwrap(), []);
        }
    }
}
