//! A finished game as a file.

use parlour_catalog::Record;
use parlour_game::{Budget, Seed};

/// A whole game between computers, as a house writes it down.
pub(crate) fn record(game: &str) -> Record {
    let game = parlour_catalog::game(game).unwrap();
    let (setup, seats) = game.check_setup(&game.info().setup).unwrap();
    let mut play = game.open(&setup, Seed::from_number(7)).unwrap();
    while let Some(seat) = play.turn().seat() {
        let thinking = play.think(seat, &game.info().default_brain).unwrap();
        let step = play.propose(seat, &thinking(Budget::nodes(1)).action).unwrap();
        play.commit(step);
    }
    let names = ["Ann", "Ben", "Cleo", "Dora", "Emil", "Finn"].map(str::to_owned);
    Record::of(game, &*play, setup, names[..usize::from(seats)].to_vec()).unwrap()
}
