//! The colours, by name. Drawings write `$name`; [`expand`] puts the colour in its place.

/// Every colour. An outline is never pure black, and shadows on grass are green.
const COLOURS: &[(&str, &str)] = &[
    // Ground. The field is one flat green up to the rim, so that tiles join without a seam.
    ("field", "#b5c46b"),
    ("field_lo", "#a7b85d"),
    ("field_hi", "#c2cf7c"),
    ("grass", "#86a047"),
    ("hedge", "#5f8038"),
    ("hedge_lo", "#46622a"),
    ("leaf", "#6f9440"),
    ("leaf_hi", "#93b455"),
    ("crop", "#cfc672"),
    ("crop_lo", "#beb25c"),
    ("crop_g", "#a6bb5e"),
    ("crop_g_lo", "#94ac4d"),
    ("soil", "#ab9862"),
    ("soil_hi", "#c0b177"),
    ("lav", "#9c8bb4"),
    ("lav_hi", "#b0bb78"),
    ("sun", "#eecb45"),
    ("shade", "#3d5522"),
    // Ways and water. The road is the lightest large area of a tile.
    ("road", "#f6ebcd"),
    ("kerb", "#86673f"),
    ("rut", "#e2d0a4"),
    ("bank", "#e6d9a2"),
    ("water", "#4b93c0"),
    ("water_lo", "#37769f"),
    ("water_hi", "#b7e0ee"),
    // Cities.
    ("town", "#c39a66"),
    ("town_lo", "#a97f50"),
    ("plaza", "#ecd6a8"),
    ("stone", "#ddd2bb"),
    ("stone_hi", "#f5eedd"),
    ("stone_lo", "#8d8272"),
    ("ink", "#3b291d"),
    ("roof1", "#c9562f"),
    ("roof1_lo", "#a33f22"),
    ("roof2", "#dd7b3e"),
    ("roof2_lo", "#b95c2a"),
    ("roof3", "#a8473a"),
    ("roof3_lo", "#84332a"),
    ("slate", "#647f93"),
    ("slate_lo", "#4a6274"),
    ("slate_hi", "#9db4c2"),
    ("wall", "#f7ead0"),
    ("wall_lo", "#dcc8a2"),
    // Signs.
    ("azure", "#24539b"),
    ("gold", "#f0b92d"),
    ("gold_lo", "#c48a14"),
    ("purple", "#6d3b8f"),
    ("rose", "#d8467f"),
    ("fire", "#ee6a21"),
    ("night", "#2d2238"),
    ("white", "#fffaf0"),
    ("wood", "#8a5a33"),
    ("wood_lo", "#63401f"),
    ("wine", "#7d1f49"),
    ("skin", "#fbdcc0"),
    // Figures.
    ("outline", "#2a1b12"),
    ("halo", "#fff8e6"),
    // Short for whole attributes: the outline of signs (its width is that of the group), of figures, and the ends of lines.
    ("O", "stroke=\"#3b291d\""),
    ("F", "stroke=\"#2a1b12\" stroke-width=\"2.6\""),
    ("R", "stroke-linecap=\"round\""),
    ("B", "stroke-linecap=\"butt\""),
];

/// Appends a drawing with every `$name` replaced by its colour.
pub fn expand(drawing: &str, out: &mut String) {
    let mut rest = drawing;
    while let Some(start) = rest.find('$') {
        out.push_str(&rest[..start]);
        let name = &rest[start + 1..];
        let end = name
            .find(|letter: char| !letter.is_ascii_alphanumeric() && letter != '_')
            .unwrap_or(name.len());
        out.push_str(colour(&name[..end]));
        rest = &name[end..];
    }
    out.push_str(rest);
}

/// The colour of a name. An unknown name would be a slip in a drawing; it shows as magenta, and a
/// test looks for that.
pub fn colour(name: &str) -> &'static str {
    COLOURS.iter().find(|(known, _)| *known == name).map_or("magenta", |(_, value)| value)
}
