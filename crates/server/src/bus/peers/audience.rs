//! Who at other nodes listens to what is served here.

use crate::store::NodeId;
use parlour_game::Viewer;
use std::collections::{HashMap, HashSet};
use std::sync::{Mutex, MutexGuard};

/// For each place the nodes where somebody listens.
#[derive(Default)]
pub(super) struct Audience(Mutex<HashMap<String, HashMap<NodeId, Listeners>>>);

#[derive(Default)]
struct Listeners {
    /// Through whose eyes they look.
    viewers: HashSet<Viewer>,
    /// The number of the last ask with which they listened.
    asked: u64,
}

impl Audience {
    fn lock(&self) -> MutexGuard<'_, HashMap<String, HashMap<NodeId, Listeners>>> {
        self.0.lock().expect("no holder panics")
    }

    /// Somebody listens there from this ask on.
    pub(super) fn admit(
        &self,
        place: &str,
        node: NodeId,
        ask: u64,
        viewers: impl IntoIterator<Item = Viewer>,
    ) {
        let mut places = self.lock();
        let nodes = places.entry(place.to_owned()).or_default();
        let listeners = nodes.entry(node).or_default();
        listeners.asked = listeners.asked.max(ask);
        listeners.viewers.extend(viewers);
    }

    /// Nobody listened there any more when so many asks had been sent. Whoever asked later does.
    pub(super) fn dismiss(&self, place: &str, node: NodeId, asks: u64) {
        let mut places = self.lock();
        if let Some(nodes) = places.get_mut(place) {
            nodes.retain(|other, listeners| *other != node || listeners.asked > asks);
            if nodes.is_empty() {
                places.remove(place);
            }
        }
    }

    /// A node is gone, with all who listened there.
    pub(super) fn lose(&self, node: NodeId) {
        self.lock().retain(|_, nodes| {
            nodes.remove(&node);
            !nodes.is_empty()
        });
    }

    /// What was served here no longer is.
    pub(super) fn close(&self, place: &str) {
        self.lock().remove(place);
    }

    /// The nodes that are to be told something: all who listen, or who look through these eyes.
    pub(super) fn nodes(&self, place: &str, eyes: Option<Viewer>) -> Vec<NodeId> {
        let places = self.lock();
        let nodes = places.get(place).into_iter().flatten();
        let are_told = |to: &Listeners| eyes.is_none_or(|viewer| to.viewers.contains(&viewer));
        nodes.filter(|(_, listeners)| are_told(listeners)).map(|(node, _)| *node).collect()
    }

    pub(super) fn viewers(&self, place: &str) -> HashSet<Viewer> {
        let places = self.lock();
        let listeners = places.get(place).into_iter().flat_map(HashMap::values);
        listeners.flat_map(|listeners| &listeners.viewers).copied().collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use parlour_game::Seat;

    #[test]
    fn a_node_is_told_what_somebody_there_may_see_and_nothing_else() {
        let (audience, ann, bob) = (Audience::default(), NodeId(1), NodeId(2));
        let [first, second] = [0, 1].map(|seat| Viewer::Seat(Seat::new(seat)));
        audience.admit("t", ann, 1, [first]);
        audience.admit("t", bob, 1, [Viewer::Spectator]);
        audience.admit("u", bob, 2, []);
        assert_eq!(audience.nodes("t", None).len(), 2);
        assert_eq!(audience.nodes("t", Some(first)), [ann]);
        assert_eq!(audience.nodes("t", Some(second)), []);
        assert_eq!(audience.viewers("t"), HashSet::from([first, Viewer::Spectator]));
        audience.admit("t", ann, 5, [second]);
        assert_eq!(audience.nodes("t", Some(first)), [ann], "whoever looked before still does");
        audience.dismiss("t", ann, 4);
        assert_eq!(audience.nodes("t", Some(second)), [ann], "somebody has come since");
        audience.dismiss("t", ann, 5);
        assert_eq!(audience.nodes("t", None), [bob]);
        audience.lose(bob);
        assert!(audience.lock().is_empty());
    }
}
