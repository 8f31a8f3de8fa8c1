//! The page's types are generated from ours and committed. `cargo xtask codegen` (UPDATE=1) rewrites them; without
//! it a stale file fails this test.

use parlour_catalog::Declarations;
use parlour_server::typescript::wire_types;
use std::path::{Path, PathBuf};

#[test]
fn the_pages_types_are_fresh() {
    let web = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src");
    let wire = wire_types();
    let mut files: Vec<(PathBuf, String)> =
        vec![(web.join("lib/table/wire.gen.ts"), wire.file(&Declarations::default(), ""))];
    let games: Vec<(&str, Declarations)> = parlour_catalog::games()
        .map(|game| (game.id(), parlour_catalog::declare(game.id()).expect("a listed game can be visited")))
        .collect();
    for (number, (id, types)) in games.iter().enumerate() {
        let path = web.join("games").join(id).join("types.gen.ts");
        // A variant takes what it shares with an earlier game from there.
        let original =
            games[..number].iter().find(|(_, other)| 2 * types.shared_with(other).count() > types.count());
        let text = match original {
            Some((other, theirs)) => {
                let module = format!("../{other}/types.gen");
                types.without(&wire).file(&types.shared_with(theirs).without(&wire), &module)
                    + &format!("\nexport type * from '{module}';\n")
            }
            None => types.file(&wire, "$lib/table/wire.gen"),
        };
        files.push((path, text));
    }
    for tool in parlour_catalog::tools() {
        let path = web.join("games").join(tool.folder()).join("types.gen.ts");
        files.push((path, tool.types().file(&wire, "$lib/table/wire.gen")));
    }
    for (path, text) in files {
        if std::env::var_os("UPDATE").is_some() {
            // A game may be on the shelf before its page is drawn.
            std::fs::create_dir_all(path.parent().expect("a file has a folder"))
                .expect("the folder can be made");
            std::fs::write(&path, text).expect("the file can be written");
        } else {
            let committed = std::fs::read_to_string(&path).unwrap_or_default();
            assert!(committed == text, "{} is stale: run `cargo xtask codegen`", path.display());
        }
    }
}
