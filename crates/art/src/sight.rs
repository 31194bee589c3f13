//! How far apart colours are for people who see colours differently. Tests hold the colours of
//! players and of neighbours on start boards to it.
//!
//! What a colour looks like follows Machado, Oliveira and Fernandes (2009) at full severity, the
//! distance is CIEDE2000: ten is clearly different side by side.

/// A kind of sight: how much red, green and blue light makes up what is seen as each.
type Sight = (&'static str, [[f64; 3]; 3]);

const SIGHTS: [Sight; 4] = [
    ("normal", [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]]),
    (
        "protan",
        [
            [0.152286, 1.052583, -0.204868],
            [0.114503, 0.786281, 0.099216],
            [-0.003882, -0.048116, 1.051998],
        ],
    ),
    (
        "deutan",
        [
            [0.367322, 0.860646, -0.227968],
            [0.280085, 0.672501, 0.047413],
            [-0.011820, 0.042940, 0.968881],
        ],
    ),
    (
        "tritan",
        [
            [1.255528, -0.076749, -0.178779],
            [-0.078411, 0.930809, 0.147602],
            [0.004733, 0.691367, 0.303900],
        ],
    ),
];

type Lab = [f64; 3];

fn mixed(matrix: [[f64; 3]; 3], from: [f64; 3]) -> [f64; 3] {
    matrix.map(|row| row.iter().zip(from).map(|(share, light)| share * light).sum())
}

/// A colour `#rrggbb` as light.
fn light(hex: &str) -> [f64; 3] {
    [1, 3, 5].map(|at| {
        let part = u8::from_str_radix(&hex[at..at + 2], 16).expect("two hexadecimal digits");
        let part = f64::from(part) / 255.0;
        if part <= 0.04045 { part / 12.92 } else { ((part + 0.055) / 1.055).powf(2.4) }
    })
}

fn lab(light: [f64; 3]) -> Lab {
    const XYZ: [[f64; 3]; 3] =
        [[0.4124, 0.3576, 0.1805], [0.2126, 0.7152, 0.0722], [0.0193, 0.1192, 0.9505]];
    let xyz = mixed(XYZ, light.map(|part| part.clamp(0.0, 1.0)));
    let scaled = [xyz[0] / 0.95047, xyz[1], xyz[2] / 1.08883];
    let [x, y, z] = scaled.map(|v| if v > 0.008856 { v.cbrt() } else { 7.787 * v + 16.0 / 116.0 });
    [116.0 * y - 16.0, 500.0 * (x - y), 200.0 * (y - z)]
}

fn ciede2000([l1, a1, b1]: Lab, [l2, a2, b2]: Lab) -> f64 {
    let seventh = |c: f64| (c.powi(7) / (c.powi(7) + 25.0_f64.powi(7))).sqrt();
    let grey = 1.5 - 0.5 * seventh((a1.hypot(b1) + a2.hypot(b2)) / 2.0);
    let (a1, a2) = (a1 * grey, a2 * grey);
    let (c1, c2) = (a1.hypot(b1), a2.hypot(b2));
    let hue = |a: f64, b: f64| b.atan2(a).to_degrees().rem_euclid(360.0);
    let (h1, h2) = (hue(a1, b1), hue(a2, b2));
    let turn = if c1 * c2 == 0.0 { 0.0 } else { (h2 - h1 + 180.0).rem_euclid(360.0) - 180.0 };
    let (l, c, h) = ((l1 + l2) / 2.0, (c1 + c2) / 2.0, h1 + turn / 2.0);
    let cosine = |times: f64, off: f64| (h * times + off).to_radians().cos();
    let t = 1.0 - 0.17 * cosine(1.0, -30.0) + 0.24 * cosine(2.0, 0.0) + 0.32 * cosine(3.0, 6.0)
        - 0.20 * cosine(4.0, -63.0);
    let from_blue = (h.rem_euclid(360.0) - 275.0) / 25.0;
    let rotation = -2.0 * seventh(c) * (60.0 * (-from_blue * from_blue).exp()).to_radians().sin();
    let middle = (l - 50.0) * (l - 50.0);
    let dl = (l2 - l1) / (1.0 + 0.015 * middle / (20.0 + middle).sqrt());
    let dc = (c2 - c1) / (1.0 + 0.045 * c);
    let dh = 2.0 * (c1 * c2).sqrt() * (turn / 2.0).to_radians().sin() / (1.0 + 0.015 * c * t);
    (dl * dl + dc * dc + dh * dh + rotation * dc * dh).sqrt()
}

/// The smallest distance of two colours for any kind of sight, and for which.
pub fn smallest_distance(one: &str, other: &str) -> (f64, &'static str) {
    let seen = |(name, matrix): Sight| {
        let [a, b] = [one, other].map(|hex| lab(mixed(matrix, light(hex))));
        (ciede2000(a, b), name)
    };
    SIGHTS.into_iter().map(seen).fold((f64::INFINITY, ""), |a, b| if b.0 < a.0 { b } else { a })
}

/// How light a colour is, from 0 to 100.
pub fn lightness(hex: &str) -> f64 {
    lab(light(hex))[0]
}

#[test]
fn distances_are_those_of_the_published_examples() {
    let pairs = [
        ([50.0, 2.6772, -79.7751], [50.0, 0.0, -82.7485], 2.0425),
        ([50.0, 2.5, 0.0], [73.0, 25.0, -18.0], 27.1492),
        ([60.2574, -34.0099, 36.2677], [60.4626, -34.1751, 39.4387], 1.2644),
        ([90.8027, -2.0831, 1.441], [91.1528, -1.6435, 0.0447], 1.4441),
    ];
    for (one, other, distance) in pairs {
        let ours = ciede2000(one, other);
        assert!((ours - distance).abs() < 0.0005, "{one:?} {other:?}: {ours}");
    }
}
