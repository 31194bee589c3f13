//! What is in a box: tiles and pieces counted in the catalogue, so that no page types a number.

use bastide_catalogue::{
    Catalogue, DrawRole, Goods, RiverRole, Segment, SegmentKind, Set, TileKind,
};
use bastide_engine::{Start, System};

/// The tiles that a system brings by default, and how many copies of each.
pub fn tiles_of(system: System) -> Vec<(&'static TileKind, u16)> {
    let catalogue = Catalogue::standard();
    let copies = |set: &'static Set| {
        let kinds = set.tiles.iter();
        kinds.map(move |(kind, copies)| (catalogue.kind(*kind), u16::from(*copies)))
    };
    sets_of(system).flat_map(copies).collect()
}

/// How many tiles a system brings: a tile of double width counts once.
pub fn tile_count(system: System) -> u16 {
    let loose = sets_of(system).filter(|set| set.draw != DrawRole::Block);
    loose.map(|set| set.pieces).sum()
}

fn sets_of(system: System) -> impl Iterator<Item = &'static Set> {
    let about = system.about();
    let block = match about.start {
        Start::Block(name, _) => Some(name),
        _ => None,
    };
    let newest = about.boxes.iter().flat_map(|inside| inside.sets).copied();
    let wanted = move |set: &&Set| {
        let of_box = matches!(set.draw, DrawRole::Player | DrawRole::Block);
        about.set == Some(set.id.as_str())
            || block == Some(set.id.as_str())
            || of_box && newest.clone().any(|id| id == set.id)
    };
    Catalogue::standard().sets().iter().filter(wanted)
}

/// Whether a tile shows something, by the word for it in a plan.
pub fn shows(kind: &TileKind, what: &str) -> Option<bool> {
    let symbols = &kind.symbols;
    let any = |test: &dyn Fn(&Segment) -> bool| kind.segments.iter().any(test);
    Some(match what {
        "anything" => true,
        "pennant" => any(&|it| it.pennants > 0),
        "cathedral" => any(&|it| it.cathedral),
        "inn" => any(&|it| it.inn),
        "tunnel" => any(&|it| it.tunnel),
        "princess" => any(&|it| it.princess),
        "wine" => any(&|it| it.goods == Some(Goods::Wine)),
        "grain" => any(&|it| it.goods == Some(Goods::Grain)),
        "cloth" => any(&|it| it.goods == Some(Goods::Cloth)),
        "pig-herd" => any(&|it| it.pig_herd),
        "sheep" => any(&|it| it.sheep > 0),
        "volcano" => symbols.volcano,
        "dragon" => symbols.dragon,
        "portal" => symbols.portal,
        "flier" => symbols.flier.is_some(),
        "ferry" => symbols.ferry,
        "goldmine" => symbols.goldmine,
        "magic" => symbols.magic,
        "robber" => symbols.robber,
        "crop-circle" => symbols.crop_circle.is_some(),
        "hill" => symbols.hill,
        "vineyard" => symbols.vineyard,
        "wheel" => symbols.wheel > 0,
        "abbey" => symbols.abbey,
        "fork" => symbols.river == Some(RiverRole::Fork),
        "course" => symbols.river == Some(RiverRole::Course),
        "lake" => matches!(symbols.river, Some(RiverRole::Lake | RiverRole::End)),
        "source" => symbols.river == Some(RiverRole::Source),
        _ => {
            let segment = SegmentKind::from_word(what)?;
            any(&|it| it.kind == segment)
        }
    })
}

/// How many there are of a piece: for each player, or in the box.
pub fn pieces(name: &str) -> Option<u16> {
    let pieces = Catalogue::standard().pieces();
    let each = |figure: fn(&bastide_catalogue::PerPlayer) -> u8| {
        pieces.figures.iter().map(|figures| figure(&figures.per_player)).max().unwrap_or_default()
    };
    let number = match name {
        "meeple" => each(|it| it.meeples),
        "abbot" => each(|it| it.abbots),
        "large-meeple" => each(|it| it.large),
        "builder" => each(|it| it.builders),
        "pig" => each(|it| it.pigs),
        "mayor" => each(|it| it.mayors),
        "barn" => each(|it| it.barns),
        "wagon" => each(|it| it.wagons),
        "shepherd" => each(|it| it.shepherds),
        "messenger" => each(|it| it.messengers),
        "robber" => each(|it| it.robbers),
        "ferry" => pieces.ferries,
        "ingot" => pieces.ingots,
        "wine" => pieces.goods.wine,
        "grain" => pieces.goods.grain,
        "cloth" => pieces.goods.cloth,
        "wolf" => pieces.wolves,
        "message" => pieces.messages.len() as u8,
        "dragon" | "fairy" | "count" | "mage" | "witch" | "wheel-pig" | "king" | "robber-baron" => {
            1
        }
        sheep if sheep.starts_with("sheep-") => pieces.sheep.iter().sum(),
        _ => return None,
    };
    Some(u16::from(number))
}
