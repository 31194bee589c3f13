//! Random tiles: everything that the format of tile files allows, in combinations that nobody printed.

use std::fmt::Write;

use bastide_bots::Rng;

const LETTERS: [char; 4] = ['N', 'E', 'S', 'W'];

/// The text of a file with a few tiles, each in a set of its own, because a set cannot have tiles that are
/// alike; in some of the files a river.
pub fn random(rng: &mut Rng) -> String {
    let mut text = String::new();
    for number in 0..1 + rng.below(6) {
        let id = format!("own.T{number}");
        let tile = if rng.below(12) == 0 { Tile::divided(rng) } else { Tile::land(rng) };
        tile.write(&id, &mut text, rng);
        let copies = 1 + rng.below(3);
        add(&mut text, format!("[[set]]\nid = \"own-{number}\"\ntitle = \"Own tiles {number}\"\n"));
        add(&mut text, format!("tiles = [\"{id} x{copies}\"]\n\n"));
    }
    if rng.below(3) == 0 {
        Tile::river(rng).write("own.W", &mut text, rng);
        text.push_str("[[set]]\nid = \"own-river\"\ntitle = \"A river\"\ndraw = \"river\"\n");
        text.push_str("first = \"river.S\"\nlast = [\"river1.L\"]\n");
        let copies = 1 + rng.below(5);
        add(&mut text, format!("tiles = [\"river.S\", \"own.W x{copies}\", \"river1.L\"]\n"));
    }
    text
}

fn add(text: &mut String, more: String) {
    text.push_str(&more);
}

/// What leaves a tile by its sides and half-sides, as numbers clockwise from north.
#[derive(Default)]
struct Tile {
    /// The half-sides of each city.
    cities: Vec<Vec<u8>>,
    /// The sides of each road.
    roads: Vec<Vec<u8>>,
    /// The sides of the river.
    river: Vec<u8>,
    /// The half-sides of each field.
    fields: Vec<Vec<u8>>,
    /// The side that two cities share.
    divided: Option<u8>,
}

impl Tile {
    fn land(rng: &mut Rng) -> Tile {
        let sides: Vec<u32> = (0..4).map(|_| rng.below(3)).collect();
        let with = |what: u32| (0..4_u8).filter(|side| sides[*side as usize] == what).collect();
        let mut tile = Tile {
            cities: joined(with(0), rng).iter().map(|sides| halves(sides)).collect(),
            roads: joined(with(1), rng),
            ..Tile::default()
        };
        // Roads that cross make a bridge now and then, and cities cannot.
        if tile.roads.len() == 4 && rng.below(4) == 0 {
            tile.roads = vec![vec![0, 2], vec![1, 3]];
        }
        tile.add_fields(rng);
        tile
    }

    /// Two cities that share the north side, each with the next side or without it.
    fn divided(rng: &mut Rng) -> Tile {
        let mut tile = Tile { cities: vec![vec![0], vec![1]], ..Tile::default() };
        for (city, side) in [(0, 3), (1, 1)] {
            if rng.below(2) == 0 {
                tile.cities[city].extend(halves(&[side]));
            } else if rng.below(2) == 0 {
                tile.roads.push(vec![side]);
            }
        }
        if rng.below(2) == 0 {
            tile.roads.push(vec![2]);
        }
        tile.divided = Some(0);
        tile.add_fields(rng);
        tile
    }

    /// A course of the river with a city, roads or nothing on the other sides.
    fn river(rng: &mut Rng) -> Tile {
        let straight = rng.below(2) == 0;
        let river = if straight { vec![0, 2] } else { vec![0, 1] };
        let mut tile = Tile::default();
        for side in (0..4).filter(|side| !river.contains(side)) {
            match rng.below(3) {
                0 => tile.cities.push(halves(&[side])),
                1 => tile.roads.push(vec![side]),
                _ => {}
            }
        }
        if tile.roads.len() == 2 && rng.below(2) == 0 {
            tile.roads = vec![tile.roads.concat()];
        }
        tile.river = river;
        tile.add_fields(rng);
        tile
    }

    /// Cuts what is left of the rim at cities, roads and rivers, and joins some of the pieces again where
    /// nothing lies between them.
    fn add_fields(&mut self, rng: &mut Rng) {
        let ends = |line: &[u8]| line.len() == 1 && line != self.river;
        let lines: Vec<Vec<u8>> = self.roads.iter().chain([&self.river]).cloned().collect();
        let cuts: Vec<bool> = (0..4)
            .map(|side| lines.iter().any(|line| line.contains(&side) && !ends(line)))
            .collect();
        let is_free = |half: u8| !self.cities.iter().any(|city| city.contains(&half));
        let mut fields: Vec<Vec<u8>> = Vec::new();
        for half in (0..8).filter(|half| is_free(*half)) {
            let line = lines.iter().any(|line| line.contains(&(half / 2)));
            let cut = half % 2 == 1 && (cuts[half as usize / 2] || line && rng.below(3) > 0);
            match fields.last_mut() {
                Some(last) if last.contains(&half.wrapping_sub(1)) && !cut => last.push(half),
                _ => fields.push(vec![half]),
            }
        }
        // The corner in the north-west is where the list begins and ends.
        if fields.len() > 1 && is_free(0) && is_free(7) {
            let first = fields.remove(0);
            fields.last_mut().expect("there were two").extend(first);
        }
        for _ in 0..rng.below(3) {
            if fields.len() < 2 {
                break;
            }
            let one = rng.below(fields.len() as u32) as usize;
            let mut merged = fields.clone();
            let taken = merged.swap_remove(one);
            let other = rng.below(merged.len() as u32) as usize;
            merged[other].extend(taken);
            let parted = (0..4_u8).filter(|side| cuts[*side as usize]).all(|side| {
                !merged
                    .iter()
                    .any(|field| field.contains(&(2 * side)) && field.contains(&(2 * side + 1)))
            });
            let field = &merged[other];
            let others = self.cities.iter().chain(&merged).filter(|it| *it != field);
            if parted && { others }.all(|it| !interleaved(field, it)) {
                fields = merged;
            }
        }
        if fields.is_empty() && rng.below(2) == 0 {
            fields.push(Vec::new());
        }
        self.fields = fields;
    }

    fn write(&self, id: &str, text: &mut String, rng: &mut Rng) {
        let mut segments = Vec::new();
        for (number, city) in self.cities.iter().enumerate() {
            let sides = letters(&sides_of(city));
            let own =
                if self.divided.is_some() { format!(", halves = {city:?}") } else { String::new() };
            let more = city_keys(rng);
            segments.push(format!(
                "id = \"c{number}\", kind = \"city\", sides = \"{sides}\"{own}{more}"
            ));
        }
        for (number, road) in self.roads.iter().enumerate() {
            let mut more = String::new();
            more.push_str(if rng.below(3) == 0 { ", inn = true" } else { "" });
            more.push_str(if rng.below(6) == 0 { ", tunnel = true" } else { "" });
            let sides = letters(road);
            segments
                .push(format!("id = \"r{number}\", kind = \"road\", sides = \"{sides}\"{more}"));
        }
        if !self.river.is_empty() {
            let sides = letters(&self.river);
            segments.push(format!("id = \"w0\", kind = \"river\", sides = \"{sides}\""));
        }
        let touched = self.touched(rng);
        for (number, field) in self.fields.iter().enumerate() {
            let mut more = String::new();
            more.push_str(if rng.below(6) == 0 { ", pig_herd = true" } else { "" });
            if rng.below(4) == 0 {
                let _ = write!(more, ", sheep = {}", 1 + rng.below(4));
            }
            let cities: Vec<String> =
                touched[number].iter().map(|city| format!("c{city}")).collect();
            segments.push(format!(
                "id = \"f{number}\", kind = \"field\", halves = {field:?}, cities = {cities:?}{more}"
            ));
        }
        let centre = ["monastery", "shrine", "garden"].get(rng.below(7) as usize);
        segments.extend(centre.map(|kind| format!("id = \"m0\", kind = \"{kind}\"")));
        let rows: String = segments.iter().map(|row| format!("  {{ {row} }},\n")).collect();
        let (sides, symbols) = (self.aid(), self.symbols(rng));
        add(
            text,
            format!("[[tile]]\nid = \"{id}\"\nname = \"a random tile\"\nsides = \"{sides}\"\n"),
        );
        add(text, format!("symbols = {{ {symbols} }}\nsegments = [\n{rows}]\n"));
        if let Some(side) = self.divided {
            let (side, percent) = (LETTERS[side as usize], 1 + rng.below(99));
            add(text, format!("split_sides = \"{side}\"\nsplit_percent = {percent}\n"));
        }
        self.write_wagon(centre.copied(), text, rng);
        text.push('\n');
    }

    /// The cities that each field touches: those beside it, all others by some field, and a few more.
    fn touched(&self, rng: &mut Rng) -> Vec<Vec<usize>> {
        let beside = |field: &[u8], city: &[u8]| {
            field
                .iter()
                .any(|half| city.contains(&((half + 1) % 8)) || city.contains(&((half + 7) % 8)))
        };
        let mut touched: Vec<Vec<usize>> = vec![Vec::new(); self.fields.len()];
        for (number, city) in self.cities.iter().enumerate() {
            for (field, cities) in self.fields.iter().zip(&mut touched) {
                if beside(field, city) || rng.below(5) == 0 {
                    cities.push(number);
                }
            }
            let nobody = !touched.iter().any(|cities| cities.contains(&number));
            if let Some(cities) = touched.last_mut().filter(|_| nobody) {
                cities.push(number);
            }
        }
        touched
    }

    /// The letters of the four sides.
    fn aid(&self) -> String {
        let letter = |side: u8| {
            let is_road = self.roads.iter().any(|road| road.contains(&side));
            let is_city = self.cities.iter().any(|city| city.contains(&(2 * side)));
            match (self.river.contains(&side), is_road, is_city) {
                (true, ..) => 'S',
                (_, true, _) => 'R',
                (.., true) => 'C',
                _ => 'F',
            }
        };
        (0..4).map(letter).collect()
    }

    fn symbols(&self, rng: &mut Rng) -> String {
        // Many symbols on some tiles, few on most.
        let one_in = [2, 8, 16][rng.below(3) as usize];
        let mut symbols = Vec::new();
        let lake = self.roads.len() >= 3 && self.roads.iter().all(|road| road.len() == 1);
        for symbol in [
            "volcano", "dragon", "portal", "goldmine", "magic", "robber", "hill", "vineyard",
            "ferry",
        ] {
            if rng.below(one_in) == 0 && (symbol != "ferry" || lake) {
                symbols.push(format!("{symbol} = true"));
            }
        }
        if rng.below(one_in) == 0 {
            let arrow = ["N", "NE", "E", "SE", "S", "SW", "W", "NW"][rng.below(8) as usize];
            symbols.push(format!("flier = \"{arrow}\""));
        }
        if rng.below(one_in) == 0 {
            let circle = ["field", "road", "city"][rng.below(3) as usize];
            symbols.push(format!("crop_circle = \"{circle}\""));
        }
        if rng.below(one_in) == 0 {
            symbols.push(format!("wheel = {}", 1 + rng.below(3)));
        }
        if !self.river.is_empty() {
            symbols.push("river = \"course\"".to_string());
        }
        symbols.join(", ")
    }

    /// Groups of places between which a wagon drives.
    fn write_wagon(&self, centre: Option<&str>, text: &mut String, rng: &mut Rng) {
        let cities = (0..self.cities.len()).map(|number| format!("c{number}"));
        let roads = (0..self.roads.len()).map(|number| format!("r{number}"));
        let centre = centre.filter(|kind| *kind != "garden").map(|_| "m0".to_string());
        let stops: Vec<String> = cities.chain(roads).chain(centre).collect();
        let groups = (0..rng.below(3))
            .map(|_| stops.iter().filter(|_| rng.below(3) > 0).cloned().collect::<Vec<_>>());
        let groups: Vec<Vec<String>> = groups.filter(|group| group.len() > 1).collect();
        if !groups.is_empty() {
            add(text, format!("wagon = {groups:?}\n"));
        }
    }
}

fn city_keys(rng: &mut Rng) -> String {
    let mut keys = String::new();
    if rng.below(3) == 0 {
        let _ = write!(keys, ", pennants = {}", 1 + rng.below(4));
    }
    keys.push_str(if rng.below(6) == 0 { ", cathedral = true" } else { "" });
    keys.push_str(if rng.below(6) == 0 { ", princess = true" } else { "" });
    if rng.below(3) == 0 {
        let goods = ["wine", "grain", "cloth"][rng.below(3) as usize];
        let _ = write!(keys, ", goods = \"{goods}\"");
    }
    keys
}

/// Sides in groups: all together, each alone, or the first two neighbours together.
fn joined(sides: Vec<u8>, rng: &mut Rng) -> Vec<Vec<u8>> {
    let alone = || sides.iter().map(|side| vec![*side]).collect::<Vec<_>>();
    let pair = sides.windows(2).position(|pair| pair[1] == pair[0] + 1);
    match (rng.below(3), pair) {
        (0, _) if !sides.is_empty() => vec![sides],
        (1, Some(first)) => {
            let mut groups = alone();
            let second = groups.remove(first + 1);
            groups[first].extend(second);
            groups
        }
        _ => alone(),
    }
}

fn halves(sides: &[u8]) -> Vec<u8> {
    sides.iter().flat_map(|side| [2 * side, 2 * side + 1]).collect()
}

fn sides_of(halves: &[u8]) -> Vec<u8> {
    (0..4).filter(|side| halves.iter().any(|half| half / 2 == *side)).collect()
}

fn letters(sides: &[u8]) -> String {
    sides.iter().map(|side| LETTERS[*side as usize]).collect()
}

/// Whether two sets of half-sides alternate more than once around the rim.
fn interleaved(a: &[u8], b: &[u8]) -> bool {
    let ring: Vec<bool> = (0..8)
        .filter(|half| a.contains(half) || b.contains(half))
        .map(|half| a.contains(&half))
        .collect();
    let next = ring.iter().cycle().skip(1);
    ring.iter().zip(next).filter(|(x, y)| x != y).count() > 2
}
