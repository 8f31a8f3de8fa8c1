//! The Mister X of the description: he tests all accessible stations and takes the best rated one.

use super::detective::lowest;
use crate::scene::{Move, Scene, map};
use scotland_yard_rules::{Station, Ticket};

/// The ticket for a move there: a black one only when nothing else serves; of several that serve, the kind held
/// most, then taxi before bus before underground.
fn fare(scene: &Scene, from: Station, to: Station) -> Option<Ticket> {
    let serves = |by: &Ticket| scene.held(*by) > 0 && map().joins(from, to, *by);
    let most = |best: Ticket, next: Ticket| if scene.held(next) > scene.held(best) { next } else { best };
    let usual = Ticket::FARES.into_iter().filter(serves).reduce(most);
    usual.or_else(|| Some(Ticket::Black).filter(serves))
}

/// What the evaluation function says about standing there, once the move is paid.
fn rating(scene: &Scene, to: Station) -> f64 {
    // "(total number of detectives - number of detectives who can reach Mister X) * 10"
    let far = (0..scene.force().len()).filter(|nth| !scene.reach(*nth).has(to)).count();
    // "Number of stations divided by 13 * 4."
    let mobility = scene.exits(to).len() as f64 / 13.0 * 4.0;
    let tickets = lowest(Ticket::FARES.map(|by| scene.held(by)));
    far as f64 * 10.0 + mobility + f64::from(tickets)
}

/// The move the description makes from there, and how it is rated. `None` if there is none.
pub(crate) fn choose(scene: &Scene, from: Station) -> Option<(Move, f64)> {
    let mut best: Option<(f64, Move)> = None;
    // From the smallest number on, so that "the station with the smaller number is taken" among equals.
    for to in scene.exits(from).iter() {
        let Some(by) = fare(scene, from, to) else { continue };
        let mut after = *scene;
        after.pay(by);
        let rating = rating(&after, to);
        if best.is_none_or(|(most, _)| rating > most) {
            best = Some((rating, Move { to, by }));
        }
    }
    best.map(|(rating, chosen)| (chosen, rating))
}
