//! How many connections are open, by where they come from.

use crate::home::Home;
use std::collections::HashMap;
use std::sync::{Arc, Mutex};

/// Who is connected. A home may have so many connections at once.
pub(super) struct Callers {
    most: usize,
    open: Mutex<HashMap<Home, usize>>,
}

impl Callers {
    pub(super) fn new(most: usize) -> Arc<Self> {
        Arc::new(Self { most, open: Mutex::default() })
    }

    /// One more from there, if there may be one.
    pub(super) fn admit(self: &Arc<Self>, home: Home) -> Option<Call> {
        let mut open = self.open.lock().expect("no holder panics");
        let count = open.entry(home).or_default();
        if *count >= self.most {
            return None;
        }
        *count += 1;
        Some(Call { callers: self.clone(), home })
    }
}

/// Counts one connection for as long as it lives.
pub(super) struct Call {
    callers: Arc<Callers>,
    home: Home,
}

impl Drop for Call {
    fn drop(&mut self) {
        let mut open = self.callers.open.lock().expect("no holder panics");
        if let Some(count) = open.get_mut(&self.home) {
            *count -= 1;
            if *count == 0 {
                open.remove(&self.home);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::net::IpAddr;

    #[test]
    fn each_home_has_so_many_and_nothing_is_kept_of_who_is_gone() {
        let callers = Callers::new(2);
        let [ann, ben] = ["192.0.2.7", "192.0.2.8"].map(|one| Home::from(one.parse::<IpAddr>().unwrap()));
        let first = callers.admit(ann);
        let second = callers.admit(ann);
        assert!(first.is_some() && second.is_some());
        assert!(callers.admit(ann).is_none());
        assert!(callers.admit(ben).is_some(), "another home has its own");
        drop(first);
        let third = callers.admit(ann);
        assert!(third.is_some());
        drop((second, third));
        assert!(callers.open.lock().unwrap().is_empty());
    }
}
