//! Actions of every kind around what is on the table, legal and not.

use bastide_bots::Rng;
use bastide_engine::{
    Action, Choice, FigureKind, Game, Held, Kind, Link, Outcome, Owned, Piece, Player, Pos,
    Refusal, Rotation, Seg, SegmentId, Side, Spot,
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
    sampled_as_listed(game, &legal)?;
    let mut copy = game.clone();
    for action in conceivable(game, rng) {
        if legal.contains(&action) {
            continue;
        }
        match copy.play(action) {
            Ok(()) => return Err(format!("{action:?} is accepted but not listed")),
            Err(refusal) if !is_whole(&refusal) => {
                return Err(format!("{action:?} is refused without all that its reason names"));
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

/// Each number below the bound samples another legal action.
fn sampled_as_listed(game: &Game, legal: &[Action]) -> Result<(), String> {
    let (mut buffer, mut bound) = (Vec::new(), 0);
    let mut sample = |number: u32| {
        game.sample_action(&mut buffer, |asked| {
            bound = asked;
            number
        })
    };
    let sampled = (0..legal.len() as u32).filter_map(&mut sample);
    let (mut sampled, mut listed) = (sampled.collect::<Vec<Action>>(), legal.to_vec());
    sampled.sort();
    listed.sort();
    if sampled != listed || bound as usize != legal.len() {
        return Err(format!("of {} legal actions, others are sampled", legal.len()));
    }
    Ok(())
}

/// Whether a refusal names all that its reason is about, and nothing else.
fn is_whole(refusal: &Refusal) -> bool {
    let given = refusal.with.iter().map(|(name, _)| *name);
    given.clone().all(|name| refusal.why.parameters().any(|parameter| parameter == name))
        && refusal.why.parameters().all(|parameter| given.clone().any(|name| name == parameter))
        && !refusal.message().is_empty()
}

/// Every verb on every sort of spot, near what is on the table and beyond it.
fn conceivable(game: &Game, rng: &mut Rng) -> Vec<Action> {
    let mut actions = vec![Action::Pass];
    actions.extend(Choice::all().map(Action::Choose));
    let far = Pos::new(rng.below(60) as i16 - 30, rng.below(60) as i16 - 30);
    let open = game.board().frontier().iter().map(|open| open.at);
    let recent = game.board().tiles().iter().rev().take(12).map(|tile| tile.at);
    for at in open.clone().chain([far]) {
        actions.extend(Rotation::ALL.map(|rotation| Action::place(at, rotation)));
    }
    for at in open.clone().chain(recent).chain([far]) {
        let hand =
            Held::IN_HAND.map(|tile| Action::Place { tile, at, rotation: Rotation::default() });
        actions.extend(hand);
    }
    for spot in spots(game, rng) {
        actions.extend(FigureKind::ALL.map(|figure| Action::Deploy { figure, to: spot }));
        for piece in Piece::ALL {
            actions.push(Action::Move { piece, to: spot });
            actions.push(Action::SetAside { piece, from: spot });
        }
        actions.push(Action::Pick(spot));
    }
    for figure in game.figures() {
        let (from, on) = (game.spot(figure.on), game.spot(figure.on));
        let abbot = Owned::new(Player(0), FigureKind::Abbot);
        actions.push(Action::Recall { figure: Owned::new(figure.owner, figure.kind), from });
        actions.push(Action::Recall { figure: abbot, from });
        actions.push(Action::Accompany { figure: figure.kind, on });
        actions.push(Action::Pick(on));
    }
    actions
}

/// Spots of every sort: of the newest tiles and of some others, of start boards and of the track.
fn spots(game: &Game, rng: &mut Rng) -> Vec<Spot> {
    let mut spots = vec![Spot::Machine];
    spots.extend(Spot::of_boards());
    spots.extend([0, 7, 49, 255].map(Spot::Space));
    let (board, segments) = (game.board(), game.board().segment_count() as u32);
    let recent = segments.saturating_sub(9)..segments;
    let some: Vec<u32> = recent.chain((0..6).map(|_| rng.below(segments))).collect();
    spots.extend(some.into_iter().map(|number| game.spot(Seg(number as u16))));
    let nowhere = Spot::Segment { at: Pos::new(99, 99), segment: SegmentId(0) };
    let no_segment = |at| Spot::Segment { at, segment: SegmentId(15) };
    spots.extend([nowhere, no_segment(board.tiles()[0].at)]);
    let open = board.frontier().iter().map(|open| open.at).take(4);
    for at in board.tiles().iter().rev().take(24).map(|tile| tile.at).chain(open) {
        spots.extend([Spot::Tile(at), Spot::Corner(at)]);
        for (a, b) in [(0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3)] {
            let link =
                Link::between(Side::from_index(a), Side::from_index(b)).expect("they differ");
            spots.push(Spot::Crossing { at, link });
        }
    }
    spots
}
