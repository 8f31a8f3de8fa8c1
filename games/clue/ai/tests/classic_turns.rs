//! Single decisions of the brain `classic`, in games written as text.

use clue_ai::{CLUE_BRAINS, CLUE_LESS_BRAINS};
use clue_rules::{Action, CardId, Chance, Clue, ClueLess, Room, Sight, Suspect, Theory, View, Weapon};
use parlour_game::{Brain, Budget, Event, Known, Notation, Seat, Seed, Viewer};

/// A deal for three: scarlet, green, plum. The envelope holds white, rope, lounge.
struct Hands([&'static str; 3]);

const USUAL: Hands = Hands([
    "scarlet mustard knife wrench hall study",
    "green peacock candlestick revolver kitchen ballroom",
    "plum lead-pipe library billiard-room conservatory dining-room",
]);

impl Hands {
    fn deal(&self) -> Chance {
        let card = |id: &str| CardId::from_id(id).unwrap_or_else(|| panic!("{id} is no card"));
        let hand = |ids: &&str| {
            let mut hand: Vec<CardId> = ids.split_whitespace().map(card).collect();
            hand.sort_unstable();
            hand
        };
        let envelope = Theory { suspect: Suspect::White, weapon: Weapon::Rope, room: Room::Lounge };
        Chance::Deal { envelope, hands: self.0.iter().map(hand).collect(), open: Vec::new() }
    }
}

/// What the brain of a suspect does, with many seeds, after a script in the game's notation; `roll on 4+4`
/// says what the dice show. Each different answer once, in order.
fn answers<G>(brains: &[Brain<G>], setup: &str, script: &str, who: &str) -> Vec<String>
where
    G: Notation<Action = Action, Chance = Chance, Sight = Sight, View = View>,
{
    let classic = brains.iter().find(|brain| brain.name == "classic").expect("a brain of this name");
    let setup = G::read_setup(setup).expect("a set-up");
    let mut game = G::new(&setup);
    let seat = Seat::new(["scarlet", "green", "plum"].iter().position(|id| *id == who).expect("plays") as u8);
    let mut sights = Vec::new();
    let mut happen = |game: &mut G, event: Event<G>| {
        game.check(&event).unwrap_or_else(|refusal| panic!("{event:?}: {refusal}"));
        sights.push(game.sight(&event, Viewer::Seat(seat)));
        game.apply(&event);
    };
    happen(&mut game, Event::Chanced(USUAL.deal()));
    for line in script.split(';').map(str::trim).filter(|line| !line.is_empty()) {
        let (line, dice) = line.split_once(" on ").map_or((line, None), |(line, dice)| (line, Some(dice)));
        let seat = game.turn().seat().expect("the game goes on");
        let action = game.read_action(seat, line).expect("an action");
        happen(&mut game, Event::Acted { seat, action });
        if let Some(dice) = dice {
            let dice = dice.split('+').map(|die| die.parse().expect("a number")).collect();
            happen(&mut game, Event::Chanced(Chance::Roll { dice }));
        }
    }
    assert_eq!(game.turn().seat(), Some(seat), "it is {who} who has to act");
    let viewer = Viewer::Seat(seat);
    let known = Known { viewer, setup, sights, view: game.view(viewer), actions: game.actions(seat) };
    let mut answers = Vec::new();
    for seed in 0..200 {
        let (action, _) = (classic.choose)(&known, Seed::from_number(seed).rng_at(0), Budget::nodes(1));
        answers.push(game.write_action(seat, &action));
    }
    answers.sort();
    answers.dedup();
    answers
}

fn clue(script: &str, who: &str) -> Vec<String> {
    answers::<Clue>(CLUE_BRAINS, "scarlet,green,plum dice=2", script, who)
}

fn clue_less(script: &str, who: &str) -> Vec<String> {
    answers::<ClueLess>(CLUE_LESS_BRAINS, "scarlet,green,plum", script, who)
}

/// Miss Scarlet goes into the lounge.
const TO_LOUNGE: &str = "roll on 4+4; move lounge;";

#[test]
fn a_turn_in_the_corridors_begins_with_a_roll() {
    assert_eq!(clue("", "scarlet"), ["roll"]);
}

#[test]
fn a_wanted_room_within_the_roll_is_entered() {
    assert_eq!(clue("roll on 4+4", "scarlet"), ["move lounge"]);
    // With a seven it stops before the door.
    assert_eq!(clue("roll on 4+3", "scarlet"), ["move 6,17"]);
}

#[test]
fn what_nobody_could_disprove_is_known_and_accused_of_at_once() {
    let script = format!("{TO_LOUNGE} suggest white rope");
    assert_eq!(clue(&script, "scarlet"), ["accuse white rope lounge"]);
    // The others cannot know that she does not have one of them herself.
    let script = format!("{TO_LOUNGE} suggest white rope; end-turn");
    assert_eq!(clue(&script, "green"), ["roll"]);
}

#[test]
fn a_suggestion_is_made_on_entering_and_ends_the_turn() {
    let all = clue(TO_LOUNGE, "scarlet");
    assert!(all.len() > 5 && all.iter().all(|answer| answer.starts_with("suggest ")), "{all:?}");
    // Never two cards that tell nothing: the own ones are named together only to learn about the room.
    assert!(all.contains(&"suggest scarlet knife".to_owned()), "isolating the lounge: {all:?}");
    assert!(!all.contains(&"suggest scarlet rope".to_owned()), "one own card is half a question: {all:?}");
    let script = format!("{TO_LOUNGE} suggest green rope; show green");
    assert_eq!(clue(&script, "scarlet"), ["end-turn"]);
}

#[test]
fn a_card_that_was_seen_is_shown_again() {
    let twice = "suggest green revolver; show revolver; end-turn; end-turn; end-turn;
        passage; suggest green revolver";
    // Mr. Green could as well show his own card.
    assert_eq!(clue(&format!("{TO_LOUNGE} {twice}"), "green"), ["show revolver"]);
    let once = clue(&format!("{TO_LOUNGE} suggest green revolver"), "green");
    assert_eq!(once, ["show green", "show revolver"]);
}

#[test]
fn a_passage_into_an_unknown_room_is_taken() {
    let script = format!("{TO_LOUNGE} suggest green revolver; show revolver; end-turn; end-turn; end-turn;");
    assert_eq!(clue(&script, "scarlet"), ["passage"]);
}

#[test]
fn called_into_an_unknown_room_it_suggests_there() {
    let script = format!("{TO_LOUNGE} suggest plum rope; show plum; end-turn; end-turn;");
    let all = clue(&script, "plum");
    assert!(all.iter().all(|answer| answer.starts_with("suggest ")), "{all:?}");
}

#[test]
fn called_into_an_own_room_it_goes_away() {
    // Professor Plum has the conservatory.
    let script = "roll on 4+4; move lounge; suggest green rope; show green; end-turn; end-turn; end-turn;
        passage; suggest plum rope; show plum; end-turn; end-turn;";
    // By the passage into the lounge, which he knows nothing of.
    assert_eq!(clue(script, "plum"), ["passage"]);
}

#[test]
fn in_clue_less_the_first_move_is_forced() {
    assert_eq!(clue_less("", "scarlet"), ["move hall/lounge"]);
}

#[test]
fn in_clue_less_the_wanted_end_of_a_hallway_is_entered() {
    // She has the hall and nothing is known of the lounge.
    let script = "move hall/lounge; end-turn; move conservatory/ballroom; end-turn;
        move study/library; end-turn;";
    assert_eq!(clue_less(script, "scarlet"), ["move lounge"]);
}

#[test]
fn in_clue_less_one_stays_where_one_was_called_to_and_wants_to_be() {
    let script = "move hall/lounge; end-turn; move conservatory/ballroom; end-turn;
        move study/library; end-turn; move lounge; suggest plum rope; show plum; end-turn;
        move ballroom; suggest green knife; show knife; end-turn;";
    let all = clue_less(script, "plum");
    assert!(all.iter().all(|answer| answer.starts_with("suggest ")), "{all:?}");
}

#[test]
fn in_clue_less_one_leaves_an_own_room_for_an_unknown_one() {
    let script = "move hall/lounge; end-turn; move conservatory/ballroom; end-turn;
        move study/library; end-turn; move lounge; suggest scarlet rope; end-turn;
        move conservatory; suggest plum knife; show plum; end-turn;";
    // He has the conservatory, and the passage leads to the lounge.
    assert_eq!(clue_less(script, "plum"), ["move lounge"]);
}
