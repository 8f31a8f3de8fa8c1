//! `parlour solve` in German.

use crate::binary::{fed, parlour, text};
use crate::solve::assert_in_order;
use serde_json::{Value, json};

/// Words that only English has, among those that the assistant and the terminal use.
const ENGLISH: [&str; 44] = [
    "the",
    "you",
    "your",
    "is",
    "are",
    "has",
    "have",
    "and",
    "or",
    "not",
    "no",
    "of",
    "with",
    "what",
    "which",
    "why",
    "card",
    "cards",
    "player",
    "players",
    "entry",
    "entries",
    "file",
    "case",
    "envelope",
    "open",
    "aside",
    "solutions",
    "deals",
    "likely",
    "certain",
    "shows",
    "showed",
    "suggested",
    "asks",
    "help",
    "quit",
    "yes",
    "suspects",
    "weapons",
    "rooms",
    "rope",
    "hall",
    "because",
];

/// Holds that nothing in a text is English.
fn assert_german(said: &str) {
    let words = said.split(|c: char| !c.is_alphanumeric()).map(str::to_lowercase);
    let english: Vec<String> = words.filter(|word| ENGLISH.contains(&word.as_str())).collect();
    assert!(english.is_empty(), "{english:?} in:\n{said}");
}

#[test]
fn issue_16_a_whole_session_in_german() {
    let folder = tempfile::tempdir().unwrap();
    // The set-up with a step back, entries of every kind, proofs, advice, a contradiction, what cannot be read, undo.
    let lines = "hilfe\n\nAnna, Ben, Cleo\nzurück\n\n\nanna\ngloria, dolch, halle, salon, speise, küche\n\
                 ich frage gloria, leuchter, halle: niemand\n\
                 ich verdächtige oberst von gatow mit dem seil in der bibliothek: cleo zeigt die bibliothek\n\
                 ben fragt weiss rohrzange arbeitszimmer: cleo zeigt\n\
                 warum hat cleo das seil?\nwarum leuchter fallakte\nwarum porz ben\n\
                 was fragen\nrat wintergarten\n\
                 ben hat seil\n\
                 cleo klagt frau weiß, leuchter, arbeitszimmer an: falsch\n\
                 ben hat kein rohrzange\nrückgängig\nwiederholen\nlöschen 5\neinträge\ntabelle\ntabelle gleich\n\
                 ben hat roep\nben hat salong\ntanze\nben fragt weiß pistole\nben fragt weiß pistole salon\nende jetzt\n\
                 ändern x\nöffnen nirgends.json\nhilfe\nspeichern spiel.json\nende\n";
    let output = fed(lines, parlour().args(["--lang", "de", "solve"]).current_dir(folder.path()));
    assert!(output.stderr.is_empty(), "{}", text(&output.stderr));
    // Where lines break does not matter.
    let said = text(&output.stdout).split_whitespace().collect::<Vec<_>>().join(" ");
    assert_in_order(
        &said,
        &[
            "Ein neues Notizbuch.",
            "Mit der Eingabetaste",
            "[cluedo-german]:",
            "Karten von Anna, Ben und Cleo [6 6 6]:",
            "Wer davon bist du [niemand]:",
            "Deine 6 Karten:",
            "Du bist Anna. Noch keine Einträge.",
            "fragt fräulein gloria, leuchter, arbeitszimmer: cleo zeigt",
            "1. Du hast Fräulein Gloria mit dem Leuchter in der Halle verdächtigt",
            "+ Der Leuchter ist in der Fallakte.",
            "Fallakte: noch 25 Lösungen.",
            "+ Cleo hat das Seil und die Bibliothek.",
            "3. Ben hat Frau Weiß mit der Rohrzange im Arbeitszimmer verdächtigt.",
            "Warum hat Cleo das Seil?",
            "Eintrag 1: Du",
            "Warum ist der Leuchter in der Fallakte?",
            "Hat Ben Baronin von Porz?",
            "Klage noch nicht an",
            "1. ",
            "Danach bleiben im Schnitt",
            "und Wintergarten Danach",
            "Das widerspricht Eintrag 2.",
            "4. Cleo hat Frau Weiß mit dem Leuchter im Arbeitszimmer angeklagt und lag falsch",
            "5. Du hast erfahren, dass Ben die Rohrzange nicht hat.",
            "Rückgängig gemacht. Einträge: 4.",
            "Wiederholt. Einträge: 5.",
            "Eintrag 5 gelöscht.",
            "1. Du hast",
            "Verdächtige",
            "mögliche Verteilungen, gewichtet nach den gezeigten Karten.",
            "alle gleich gewichtet.",
            "Die Karte „roep“ gibt es nicht.",
            "Die Karte „salong“ gibt es nicht. Meinst du Salon?",
            "„tanze“ verstehe ich nicht.",
            "Nenne drei Karten",
            "Wer hat eine Karte gezeigt?",
            "Lass „jetzt“ weg.",
            "Welcher Eintrag?",
            "nirgends.json“ lässt sich nicht lesen: diese Datei oder diesen Ordner gibt es nicht.",
            "Befehle (ihre Anfänge genügen):",
            "Als „spiel.json“ gespeichert.",
        ],
    );
    // What was typed comes back as it was.
    assert_german(&said.replace("cluedo-german, master-detective", "").replace("„roep“", ""));

    // The file is the same as any other, and its table is German as well.
    let path = folder.path().join("spiel.json");
    let saved: Value = serde_json::from_slice(&std::fs::read(&path).unwrap()).unwrap();
    assert_eq!((&saved["edition"], &saved["me"]), (&json!("cluedo-german"), &json!("Anna")));
    let output = parlour().args(["--lang", "de", "solve", path.to_str().unwrap()]).output().unwrap();
    assert!(text(&output.stdout).contains("Fallakte"), "{}", text(&output.stdout));
    assert_german(text(&output.stdout));
}

#[test]
fn issue_16_english_cards_and_words_are_understood_in_german() {
    let folder = tempfile::tempdir().unwrap();
    let lines =
        "classic\nAnn, Ben\n\nnobody\nben has rope\nann hat study\nspeichern game.json\nentries\nquit\n";
    let output = fed(lines, parlour().args(["--lang", "de", "solve"]).current_dir(folder.path()));
    assert_in_order(
        text(&output.stdout),
        &[
            "Du schaust zu.",
            "1. Du hast erfahren, dass Ben das Seil hat.",
            "2. Du hast erfahren, dass Ann das Arbeitszimmer hat.",
        ],
    );
    let saved = std::fs::read_to_string(folder.path().join("game.json")).unwrap();
    assert!(saved.contains("\"Rope\"") && saved.contains("\"Study\""), "{saved}");
}
