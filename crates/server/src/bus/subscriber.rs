//! The queue of one subscriber: messages that its socket has not taken yet.

use super::News;
use std::collections::VecDeque;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard};
use std::task::{Poll, Waker};

/// News that may wait for one socket. Who falls further behind is cut off and comes back for everything at once.
const MOST: usize = 128;
/// The same while the house has too much lying about.
const MOST_WHILE_CROWDED: usize = 8;
/// So many bytes waiting for all sockets together are too much.
const CROWDED: usize = 64 * 1024 * 1024;

/// The bytes that wait in a whole house. A message counts for every socket it waits for, though all share it.
pub(super) type Waiting = Arc<AtomicUsize>;

/// The sending end of a [`Feed`](super::Feed).
pub(super) struct Subscriber {
    held: Mutex<Held>,
    waiting: Waiting,
}

struct Held {
    /// `None` for good once its owner was too slow: then nothing is kept for them.
    news: Option<VecDeque<News>>,
    /// The owner, while they wait for the next.
    owner: Option<Waker>,
}

impl Subscriber {
    pub(super) fn new(waiting: Waiting) -> Arc<Self> {
        Arc::new(Self { held: Mutex::new(Held { news: Some(VecDeque::new()), owner: None }), waiting })
    }

    /// Whether the news was taken.
    pub(super) fn offer(&self, news: News) -> bool {
        let mut held = self.lock();
        let Some(queue) = held.news.as_mut() else { return false };
        let is_crowded = self.waiting.load(Ordering::Relaxed) > CROWDED;
        let is_taken = queue.len() < if is_crowded { MOST_WHILE_CROWDED } else { MOST };
        if is_taken {
            self.waiting.fetch_add(size(&news), Ordering::Relaxed);
            queue.push_back(news);
        } else {
            // The feed must end rather than go on with a gap.
            self.forget(held.news.take());
        }
        let owner = held.owner.take();
        drop(held);
        if let Some(owner) = owner {
            owner.wake();
        }
        is_taken
    }

    /// The next piece of news; `None` if the feed was cut.
    pub(super) async fn next(&self) -> Option<News> {
        std::future::poll_fn(|context| {
            let mut held = self.lock();
            let Some(queue) = held.news.as_mut() else { return Poll::Ready(None) };
            if let Some(news) = self.pop(queue) {
                return Poll::Ready(Some(news));
            }
            held.owner = Some(context.waker().clone());
            Poll::Pending
        })
        .await
    }

    /// What has arrived already.
    pub(super) fn waiting(&self) -> Option<News> {
        self.lock().news.as_mut().and_then(|queue| self.pop(queue))
    }

    fn pop(&self, queue: &mut VecDeque<News>) -> Option<News> {
        let news = queue.pop_front()?;
        self.waiting.fetch_sub(size(&news), Ordering::Relaxed);
        Some(news)
    }

    fn forget(&self, queue: Option<VecDeque<News>>) {
        let bytes = queue.iter().flatten().map(size).sum();
        self.waiting.fetch_sub(bytes, Ordering::Relaxed);
    }

    fn lock(&self) -> MutexGuard<'_, Held> {
        self.held.lock().expect("no holder panics")
    }
}

impl Drop for Subscriber {
    fn drop(&mut self) {
        let left = self.lock().news.take();
        self.forget(left);
    }
}

/// What a piece of news weighs.
fn size(news: &News) -> usize {
    let text = match news {
        News::Message(text) | News::Frame(_, _, text) | News::Table(text, ..) => text.len(),
        News::SentAway(guest) => guest.len(),
        News::Removed | News::LookAgain | News::RollCall => 0,
    };
    size_of::<News>() + text
}

#[cfg(test)]
mod tests {
    use super::*;

    fn message(bytes: usize) -> News {
        News::Message("x".repeat(bytes).into())
    }

    #[tokio::test]
    async fn who_falls_behind_is_cut_and_nothing_is_kept_for_them() {
        let waiting = Waiting::default();
        let subscriber = Subscriber::new(waiting.clone());
        for _ in 0..MOST {
            assert!(subscriber.offer(message(100)));
        }
        assert!(waiting.load(Ordering::Relaxed) >= 100 * MOST);
        assert!(!subscriber.offer(message(100)));
        assert_eq!(waiting.load(Ordering::Relaxed), 0, "what nobody takes takes no memory");
        assert!(subscriber.next().await.is_none());
        assert!(!subscriber.offer(message(1)), "it stays cut");
    }

    #[tokio::test]
    async fn a_crowded_house_keeps_little_for_each() {
        let waiting = Waiting::default();
        let (slow, quick) = (Subscriber::new(waiting.clone()), Subscriber::new(waiting.clone()));
        let large = message(CROWDED / MOST_WHILE_CROWDED);
        for _ in 0..MOST_WHILE_CROWDED {
            assert!(slow.offer(large.clone()));
        }
        assert!(quick.offer(message(1)), "who keeps up hears on");
        assert!(!slow.offer(message(1)), "who does not is cut long before the usual end");
        assert!(quick.next().await.is_some());
        assert_eq!(waiting.load(Ordering::Relaxed), 0);
        assert!(quick.offer(message(1)));
        drop(quick);
        assert_eq!(waiting.load(Ordering::Relaxed), 0);
    }
}
