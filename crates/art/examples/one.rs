fn main() {
    let id = std::env::args().nth(1).unwrap();
    let c = bastide_catalogue::Catalogue::standard();
    println!("{}", bastide_art::tile_svg(c.kind(c.kind_id(&id).unwrap()), 1));
}
