//! Games as text files: what is read, what is written, and what is wrong with all else.

use checkers_rules::pdn::{self, Record, Score, Tag, Wrong};
use checkers_rules::{Position, Refusal, Side, write_move};
use parlour_game::{ChanceRng, Seed};

fn read(text: &str) -> Record {
    pdn::read(text, 1).unwrap_or_else(|fault| panic!("{fault}\n{text}"))
}

/// The moves of the first game, as they are written down.
fn moves(text: &str) -> String {
    let record = read(text);
    let texts: Vec<String> =
        record.positions().zip(&record.moves).map(|(at, move_)| write_move(at, move_)).collect();
    texts.join(" ")
}

#[track_caller]
fn check_fault(text: &str, expected: &str) {
    assert_eq!(pdn::read(text, 1).expect_err(text).to_string(), expected);
}

#[test]
fn a_plain_game() {
    let text = "[Event \"Club evening\"]\n[Black \"Ann\"]\n[White \"Ben\"]\n[GameType \"21\"]\n[Result \"0-1\"]\n\n\
                1. 11-15 22-18 2. 15x22 25x18 0-1\n";
    let record = read(text);
    assert_eq!(
        (record.tag("Black"), record.tag("White"), record.tag("Site")),
        (Some("Ann"), Some("Ben"), None)
    );
    assert_eq!((record.start, record.moves.len(), record.result), (Position::START, 4, Score::BlackWon));
    assert_eq!(record.to_string(), text);
}

#[test]
fn everything_programs_write_around_moves_is_read_over() {
    for text in [
        "1. 11-15 22-18 2. 15x22 25x18 *",
        "1.11-15 22-18 2.15x22 25x18",
        "1. 11-15! 22-18?? 2. 15X22 25:18!? *",
        "11-15 22-18 15x22 25x18",
        "1 11-15 1... 22-18 2 15x22 ... 25x18",
        "{a game} 1. 11-15 {best; says (one) book [1]} 22-18 $1 2. 15x22 $14 25x18",
        "1. 11-15 ; not 9-13 {\n22-18 2. 15x22 25x18 ; the end",
        "1. 11-15 (1. 9-13 22-17 (1... 24-20 {:)} ) 2. 13x22) 22-18 2. 15x22 (2... 26x17) 25x18",
        "% for another program: 9-13\n1. 11-15 22-18 2. 15x22 25x18",
        "\u{feff}[Event \"x\"]\r\n\r\n1. 11-15 22-18\r\n2. 15x22\t25x18\r\n*\r\n",
        "1. 11-15\r22-18 2. 15x22\r25x18",
        "[GameType \"21,B,8,8,N1,0\"] 1. 11-15 22-18 2. 15x22 25x18",
        "[Event\"no space\"]\n[ Site  \"spaces\" ]\n1. 11-15 22-18 2. 15x22 25x18",
    ] {
        assert_eq!(moves(text), "11-15 22-18 15x22 25x18", "{text}");
    }
}

#[test]
fn results() {
    for (text, score) in [
        ("1. 11-15 1-0", Score::WhiteWon),
        ("1. 11-15 2-0", Score::WhiteWon),
        ("1. 11-15 0-1", Score::BlackWon),
        ("1. 11-15 1/2-1/2", Score::Drawn),
        ("1. 11-15 1-1", Score::Drawn),
        ("1. 11-15 *", Score::Open),
        ("[Result \"1-0\"] 1. 11-15", Score::WhiteWon),
        ("[Result \"1-0\"] 1. 11-15 1/2-1/2", Score::Drawn),
        ("1. 11-15", Score::Open),
    ] {
        assert_eq!(read(text).result, score, "{text}");
    }
}

#[test]
fn tags_keep_quotes_and_order() {
    let record = read(r#"[Event "The \"Cup\""] [Site "a\\b"] [Event "again"] *"#);
    let tags: Vec<(&str, &str)> =
        record.tags.iter().map(|tag| (tag.name.as_str(), tag.value.as_str())).collect();
    assert_eq!(tags, [("Event", "The \"Cup\""), ("Site", r"a\b"), ("Event", "again")]);
    assert_eq!(read(&record.to_string()), record);
}

#[test]
fn games_start_where_the_tag_says() {
    let text = "[SetUp \"1\"]\n[FEN \"W:W27,19,18,11,7,6,5:B28,26,25,20,17,10,9,4,3,2.\"]\n1... 7-2";
    let fault = pdn::read(text, 1).expect_err("2 is taken");
    assert!(matches!(fault.what, Wrong::IllegalMove { side: Side::White, number: 1, .. }), "{fault}");
    let record = read("[FEN \"W:W18:B1\"]\n1... 18-14 2. 1-5 14-10");
    assert_eq!(record.start.to_string(), "W:W18:B1");
    assert_eq!(
        record.to_string(),
        "[GameType \"21\"]\n[SetUp \"1\"]\n[FEN \"W:W18:B1\"]\n[Result \"*\"]\n\n1... 18-14 2. 1-5 14-10 *\n"
    );
    assert_eq!(read("[SetUp \"0\"] [FEN \"W:W18:B1\"] 11-15").start, Position::START);
}

#[test]
fn ambiguous_jumps_are_read_and_written_in_full() {
    let fen = "[FEN \"B:W14,15,22,23:B10\"]";
    assert_eq!(moves(&format!("{fen} 10x17x26")), "10x17x26");
    assert_eq!(moves(&format!("{fen} 10x19x26")), "10x19x26");
    check_fault(
        &format!("{fen} 10x26"),
        "Line 1, column 28: Black’s move 1 isn’t clear. “10x26” fits several moves. Write 10x17x26 or 10x19x26.",
    );
}

#[test]
fn one_of_several_games() {
    let text = "[Event \"one\"]\n1. 11-15 *\n\n[Event \"two\"]\n1. 9-13 1-0\n[Event \"three\"] 1. 10-14\n[Event \"four\"] 9-14";
    assert_eq!(pdn::count(text), Ok(4));
    for (game, event) in [(1, "one"), (2, "two"), (3, "three"), (4, "four")] {
        assert_eq!(pdn::read(text, game).expect("a game").tag("Event"), Some(event));
    }
    for (game, found) in [(0, 4), (5, 4)] {
        let fault = pdn::read(text, game).expect_err("no such game");
        assert_eq!(fault.what, Wrong::NoSuchGame { wanted: game, found });
    }
    // A fault in one game does not keep the others from being read.
    assert!(pdn::read("1. 11-16 1-1 *  1. 9-13 32-1 *", 1).is_ok());
    assert_eq!(pdn::count("9-13 * 9-14"), Ok(2));
}

#[test]
fn texts_that_are_no_games() {
    check_fault("", "Line 1, column 1: There’s no game in the text.");
    check_fault("  \n{nothing}\n", "Line 1, column 1: There’s no game in the text.");
    check_fault("1. 11-15 {so", "Line 1, column 10: “{” is never closed.");
    check_fault("1. 11-15\n (9-13 (", "Line 2, column 2: “(” is never closed.");
    check_fault("1. 11-15 )", "Line 1, column 10: “)” closes nothing.");
    check_fault("1. 11-15 22-18}", "Line 1, column 15: “}” closes nothing.");
    check_fault("[Event \"x\"\n1. 11-15", "Line 1, column 1: “[” is never closed.");
    check_fault("\n[Event x]", "Line 2, column 1: A tag is written [Name \"value\"], not “[Event x]”.");
    check_fault("[\"x\"]", "Line 1, column 1: A tag is written [Name \"value\"], not “[\"x\"]”.");
    check_fault(
        "[GameType \"20\"] 32-28",
        "Line 1, column 1: “20” is another kind of draughts. English draughts is GameType 21.",
    );
    check_fault(
        "1. 11-15\n2. hello",
        "Line 2, column 4: “hello” is neither a move like 11-15 or 11x18 nor a result.",
    );
    check_fault("1. 1115", "Line 1, column 4: “1115” is neither a move like 11-15 or 11x18 nor a result.");
    check_fault(
        "1. 11-15 22-",
        "Line 1, column 10: White’s move 1 isn’t clear. “” in “22-” isn’t a square from 1 to 32.",
    );
    check_fault(
        "1. 11-45",
        "Line 1, column 4: Black’s move 1 isn’t clear. “45” in “11-45” isn’t a square from 1 to 32.",
    );
}

#[test]
fn faulty_positions_are_told_with_their_token() {
    check_fault("[FEN \"B:W32:B1,x7\"] *", "Line 1, column 1: The FEN tag is wrong. “x7” isn’t a square.");
    check_fault(
        "[A \"\"]\n [FEN \"B:W32:B\"] *",
        "Line 2, column 2: The FEN tag is wrong. Black has no pieces.",
    );
    check_fault(
        "[FEN \"B:W5:B1,30\"] *",
        "Line 1, column 1: The FEN tag is wrong. Black’s man on 30 is on its king row. Make it a king: K30.",
    );
}

#[test]
fn illegal_moves_are_told_with_the_rule() {
    check_fault(
        "1. 11-15 22-18\n2. 9-13",
        "Line 2, column 4: Black’s move 2, “9-13”, can’t be played. You must jump with 15.",
    );
    check_fault(
        "1. 22-18",
        "Line 1, column 4: Black’s move 1, “22-18”, can’t be played. The piece on 22 isn’t yours.",
    );
    check_fault(
        "1. 13-17",
        "Line 1, column 4: Black’s move 1, “13-17”, can’t be played. There’s no piece on 13.",
    );
    let fault = pdn::read("1. 11-15 22-18 2. 15x22 3. 4-8", 1).expect_err("White is to move");
    assert_eq!(
        fault.what,
        Wrong::IllegalMove {
            number: 2,
            side: Side::White,
            token: "4-8".into(),
            refusal: Refusal::NotYourPiece { square: 4.try_into().expect("a square") },
        }
    );
}

#[test]
fn nothing_longer_than_the_limits_is_read() {
    let long = " ".repeat(pdn::LONGEST_TEXT + 1);
    assert_eq!(
        pdn::read(&long, 1).expect_err("too long").what,
        Wrong::TextTooLong { most: pdn::LONGEST_TEXT }
    );
    let shuffle = "1-5 32-28 5-1 28-32 ".repeat(pdn::MOST_MOVES / 4);
    let game = format!("[FEN \"B:WK32:BK1\"] {shuffle}");
    assert_eq!(read(&game).moves.len(), pdn::MOST_MOVES);
    assert_eq!(
        pdn::read(&format!("{game} 1-5"), 1).expect_err("too many").what,
        Wrong::TooManyMoves { most: pdn::MOST_MOVES }
    );
}

/// A game in which everything is left to chance.
fn random_record(dice: &mut ChanceRng) -> Record {
    let mut position = Position::START;
    let mut moves = Vec::new();
    let begin = dice.below(40);
    let length = dice.below(150) as usize;
    for _ in 0..begin {
        let list = position.moves();
        let Some(next) = (!list.is_empty()).then(|| position.play(dice.pick(&list))) else { break };
        position = next;
    }
    // No game starts where the side to move has lost.
    let start = if position.has_move() { position } else { Position::START };
    position = start;
    while moves.len() < length && position.has_move() {
        let move_ = *dice.pick(&position.moves());
        moves.push(move_);
        position = position.play(&move_);
    }
    let letters = ['a', '"', '\\', ' ', ']', '[', 'é', '{', ';', '('];
    let value = (0..dice.below(8)).map(|_| *dice.pick(&letters)).collect();
    let result = *dice.pick(&[Score::WhiteWon, Score::BlackWon, Score::Drawn, Score::Open]);
    Record { tags: vec![Tag { name: "Event".into(), value }], start, moves, result }
}

#[test]
fn what_is_written_is_read_again() {
    let mut dice = Seed::from_number(21).rng_at(0);
    let records: Vec<Record> = (0..500).map(|_| random_record(&mut dice)).collect();
    for record in &records {
        let text = record.to_string();
        assert_eq!(&read(&text), record, "{text}");
        assert_eq!(&read(&text.replace('\n', "\r\n")), record, "{text}");
        assert!(text.lines().filter(|line| !line.starts_with('[')).all(|line| line.len() < 80), "{text}");
    }
    let file: String = records.iter().map(|record| format!("{record}\n")).collect();
    assert_eq!(pdn::count(&file), Ok(records.len()));
    assert_eq!(&pdn::read(&file, 321).expect("a game"), &records[320]);
}

#[test]
fn garbage_is_refused_and_nothing_breaks() {
    const PIECES: [&str; 24] = [
        "1.",
        "11-15",
        "22-18",
        "15x22",
        "x",
        "-",
        "99999999999999999999",
        "{",
        "}",
        "(",
        ")",
        "[",
        "]",
        "\"",
        "\\",
        ";",
        "\n",
        "\r",
        " ",
        "$",
        "*",
        "1-0",
        "[FEN \"B:W1:B2\"]",
        "é\u{feff}\0",
    ];
    let mut dice = Seed::from_number(22).rng_at(0);
    let mut faults = 0;
    for _ in 0..20_000 {
        let text: String = (0..dice.below(30)).map(|_| *dice.pick(&PIECES)).collect();
        match pdn::read(&text, 1) {
            Ok(record) => assert_eq!(read(&record.to_string()), record, "{text:?}"),
            Err(fault) => {
                faults += 1;
                assert!(fault.line >= 1 && fault.line <= text.len() + 1, "{text:?}: {fault}");
                assert!(!fault.to_string().is_empty());
            }
        }
    }
    assert!((1_000..20_000).contains(&faults), "{faults}");
    // As deep as it is long, and read all the same.
    let deep = format!("{}{} 11-15", "(".repeat(100_000), ")".repeat(100_000));
    assert_eq!(moves(&deep), "11-15");
}
