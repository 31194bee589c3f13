//! Actions of every kind around what is on the table, legal and not.

use bastide_bots::Rng;
use bastide_catalogue::Sector;
use bastide_engine::{
    Action, Choice, FigureKind, Game, Kind, Link, Outcome, Piece, Player, Pos, Quarter, Refusal,
    Rotation, Seg, Side, TileId,
};

/// Of a wide choice of actions exactly the listed ones are accepted; the others are refused with
/// a reason and change nothing. The refusals go to the witness.
///
/// To compare games takes longer than to refuse an action, and so they are compared once, after all.
pub fn legal_if_and_only_if_accepted(
    game: &Game,
    rng: &mut Rng,
    mut witness: impl FnMut(&Refusal),
) -> Result<(), String> {
    let legal = game.legal_actions();
    let mut copy = game.clone();
    for action in conceivable(game, rng) {
        if legal.contains(&action) {
            continue;
        }
        match copy.play(action) {
            Ok(()) => return Err(format!("{action:?} is accepted but not listed")),
            Err(refusal) if refusal.why.is_empty() => {
                return Err(format!("{action:?} is refused without a reason"));
            }
            Err(refusal) => witness(&refusal),
        }
    }
    if copy != *game {
        return Err("a refused action changed the game".to_string());
    }
    for action in legal {
        copy.play(action).map_err(|refusal| format!("{action:?} is listed: {refusal}"))?;
        copy.clone_from(game);
    }
    if copy.resolve(Outcome::Tile(Kind(u16::MAX))).is_ok() {
        return Err("chance gave a tile that does not exist".to_string());
    }
    if copy != *game {
        return Err("an impossible answer of chance changed the game".to_string());
    }
    Ok(())
}

fn conceivable(game: &Game, rng: &mut Rng) -> Vec<Action> {
    let mut actions = vec![Action::Pass];
    for open in game.board().frontier() {
        for rotation in Rotation::ALL {
            actions.push(Action::PlaceTile { at: open.at, rotation });
        }
        actions.push(Action::PlaceAbbey(open.at));
        actions.push(Action::PlaceBarn(open.at));
    }
    let far = Pos::new(rng.below(60) as i16 - 30, rng.below(60) as i16 - 30);
    actions.push(Action::PlaceTile { at: far, rotation: Rotation::default() });
    let segments = game.board().segment_count() as u32;
    let recent = segments.saturating_sub(9)..segments + 1;
    for number in recent.chain((0..6).map(|_| rng.below(segments))) {
        let segment = Seg(number as u16);
        actions.extend(FigureKind::ALL.map(|figure| Action::Deploy { figure, to: segment }));
        actions.push(Action::MoveWagon(segment));
        for piece in Piece::ALL {
            actions.push(Action::MovePiece { piece, to: segment });
            actions.push(Action::SetAside { piece, from: segment });
        }
    }
    for tile in game.board().tiles().iter().rev().take(12) {
        actions.push(Action::PlaceBarn(tile.at));
        actions.push(Action::PlaceAbbey(tile.at));
    }
    for figure in game.figures() {
        let from = figure.on;
        actions.push(Action::Recall { owner: figure.owner, figure: figure.kind, from });
        actions.push(Action::Recall { owner: Player(0), figure: FigureKind::Abbot, from });
        actions.push(Action::Choose(Choice::Next(from)));
        actions.push(Action::Accompany { figure: figure.kind, on: from });
    }
    for figure in FigureKind::ALL {
        actions.push(Action::Fly(figure));
        actions.extend(Quarter::ALL.map(|quarter| Action::EnterCity { figure, quarter }));
        actions.extend(Sector::ALL.map(|sector| Action::TakeCrown { figure, sector }));
    }
    actions.extend(Quarter::ALL.map(Action::MoveCount));
    let words = [
        "second-part",
        "meeple",
        "messenger",
        "action",
        "points",
        "score",
        "forgo",
        "stay",
        "rob",
        "wait",
        "add",
        "remove",
        "grow",
        "gather",
        "space-0",
        "space-7",
        "space-49",
        "space-255",
    ];
    let choices = words.iter().filter_map(|word| Choice::from_word(word, None));
    actions.extend(choices.map(Action::Choose));
    for tile in (0..game.board().tiles().len() as u16 + 1).map(TileId) {
        for piece in [Piece::Dragon, Piece::Fairy] {
            actions.push(Action::MoveToTile { piece, to: tile });
        }
        actions.push(Action::PlaceGold(tile));
        for (a, b) in [(0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3)] {
            let link =
                Link::between(Side::from_index(a), Side::from_index(b)).expect("they differ");
            actions.push(Action::Ferry { lake: tile, link });
        }
    }
    actions
}
