//! Why followers cannot go to Carcassonne or come from there, and why the count cannot move.

use bastide_catalogue::SegmentKind;

use super::{CountPerPart, Guest, Quarter, Visit, is_market_only, is_open, may_be_joined};
use crate::board::Seg;
use crate::figures::FigureKind;
use crate::game::Game;
use crate::player::Player;
use crate::reason::reasons;
use crate::refusal::{NONE_LEFT, Refusal};
use crate::rule::{am, co};
use crate::systems::abbey_and_mayor::{FARM_WITH_BARN, barn};

reasons! {
    QUARTER_FIGURE = "quarter-figure": "your {figure} can't go to the {quarter}";
    COUNT_BARS = "count-bars": "nobody can go to the {quarter}: the count is there";
    COUNT_THERE = "count-there": "the count is already in the {quarter}";
    COUNT_KEEPS = "count-keeps": "nobody can leave the quarter the count is in";
    MARKET_CLOSED = "market-closed": "the market is closed in a game without farmers";
    MARKET_AT_END = "market-at-end": "followers leave the market only in final scoring";
    MARKET_ONLY_AT_END = "market-only-at-end": "in final scoring, followers leave only the market";
    WAGON_WAITS = "wagon-waits": "your wagon still has to move";
    SENT_FOR_TILE = "sent-for-tile": "you have already sent a follower for this tile";
    SENT_THIS_TURN = "sent-this-turn": "you have already sent a follower this turn";
    OTHERS_SCORED = "others-scored": "you send a follower after a scoring that gives points only to others";
    WHEN_SCORED = "joins-when-scored": "followers from Carcassonne join a feature only while it's being scored";
    CANNOT_JOIN = "cannot-join": "your {figure} can't join this feature";
    NOT_IN_QUARTER = "not-in-quarter": "you have no {figure} in the {quarter}";
    NOBODY_TO_JOIN = "nobody-to-join": "there's nobody on this feature to join";
}

/// Why a follower cannot go to a quarter.
pub(crate) fn why_not_enter(game: &Game, figure: FigureKind, quarter: Quarter) -> Refusal {
    if !quarter.takes(figure) {
        return QUARTER_FIGURE.by(co(15)).of(figure).with("quarter", quarter.name());
    }
    if quarter == game.systems.count.count {
        return COUNT_BARS.by(co(14)).with("quarter", quarter.name());
    }
    if !is_open(game, quarter) {
        return MARKET_CLOSED.by(co(6));
    }
    if figure == FigureKind::Wagon
        && game.part().wagons.iter().any(|waiting| waiting.owner == game.part().player)
    {
        return WAGON_WAITS.by(co(16));
    }
    NONE_LEFT.by(co(10)).of(figure)
}

/// Why no follower can be sent into the city at another time than after a scoring that allows it.
pub(crate) fn why_not_enter_now(game: &Game) -> Refusal {
    let player = game.part().player;
    if game.part().systems.visit != Visit::Open {
        return SENT_FOR_TILE.by(co(12));
    }
    if game.turn.entered_city.contains(player)
        && game.rules.options.count.per_part == CountPerPart::False
    {
        return SENT_THIS_TURN.by(co(13));
    }
    OTHERS_SCORED.by(co(10))
}

/// Why the count cannot go to a quarter.
pub(crate) fn why_not_count(game: &Game, quarter: Quarter) -> Refusal {
    if quarter == game.systems.count.count {
        return COUNT_THERE.by(co(18)).with("quarter", quarter.name());
    }
    MARKET_CLOSED.by(co(6))
}

/// Why a follower cannot come out of the city to a feature while another one is being scored, or
/// this one.
pub(crate) fn why_not_leave(
    game: &Game,
    player: Player,
    feature: Seg,
    figure: FigureKind,
    to: Option<Seg>,
) -> Refusal {
    if to.is_none_or(|to| game.board.root(to) != game.board.root(feature)) {
        return why_not_join(game, player, figure, to).unwrap_or_else(|| WHEN_SCORED.by(co(21)));
    }
    let quarter = Quarter::that_feeds(game.board.kind_of(feature));
    if game.systems.count.guests.contains(&Guest { owner: player, figure, quarter }) {
        return CANNOT_JOIN.by(co(21)).of(figure);
    }
    NOT_IN_QUARTER.by(co(20)).of(figure).with("quarter", quarter.name())
}

/// Why a follower in the quarter that feeds a feature cannot join it now; nothing if there is none.
pub(crate) fn why_not_join(
    game: &Game,
    player: Player,
    figure: FigureKind,
    to: Option<Seg>,
) -> Option<Refusal> {
    let to = to?;
    let kind = game.board.kind_of(to);
    let (owner, quarter) = (player, Quarter::that_feeds(kind));
    if !game.systems.count.guests.contains(&Guest { owner, figure, quarter }) {
        return None;
    }
    Some(if kind == SegmentKind::Field && game.ending.is_none() {
        MARKET_AT_END.by(co(26))
    } else if quarter == game.systems.count.count {
        COUNT_KEEPS.by(co(23))
    } else if game.ending.is_some() && kind != SegmentKind::Field && is_market_only(game) {
        MARKET_ONLY_AT_END.by(co(45))
    } else if kind == SegmentKind::Field && barn::is_in(game, to) {
        FARM_WITH_BARN.by(am(33))
    } else if !may_be_joined(game, to) {
        NOBODY_TO_JOIN.by(co(24))
    } else {
        WHEN_SCORED.by(co(21))
    })
}
