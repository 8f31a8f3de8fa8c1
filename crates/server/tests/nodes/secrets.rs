//! What can be read on the bus: by whoever may read all of it, nothing.

use super::{Cluster, bus_url};
use futures_util::StreamExt;
use serde_json::json;

/// A stranger with the bus's account.
async fn stranger() -> async_nats::Client {
    let url = bus_url();
    let (account, place) = url.strip_prefix("nats://").unwrap().rsplit_once('@').unwrap();
    let (name, password) = account.split_once(':').unwrap();
    let options = async_nats::ConnectOptions::with_user_and_password(name.into(), password.into());
    options.connect(format!("nats://{place}")).await.unwrap()
}

/// Hears everything.
async fn wiretap() -> async_nats::Subscriber {
    let client = stranger().await;
    let heard = client.subscribe(">").await.unwrap();
    client.flush().await.unwrap();
    heard
}

#[tokio::test]
async fn a_subscriber_of_the_whole_bus_reads_no_card_no_name_and_no_table() {
    let cluster = Cluster::new().await;
    let (east, west) = cluster.east_and_west().await;
    let mut tap = wiretap().await;
    let ann = east.guest("Annabella").await;
    let mut seats = vec![json!({ "kind": "me" })];
    seats.resize(4, json!({ "kind": "brain", "brain": "random" }));
    let wish = json!({ "game": "clue-less", "seats": seats, "options": {} });
    let (status, body) = ann.post(&east, "/api/tables", wish).await;
    assert_eq!(status, 201, "{body}");
    let table = body["id"].as_str().unwrap();
    let mut host = ann.page(&east, table, None).await;
    host.hear("welcome").await;
    // Through the other node: whatever this page gets crosses the bus.
    let mut page = ann.page(&west, table, None).await;
    page.hear("welcome").await;
    let frame = page.until(|message| message["type"] == "frame" && !message["view"]["hand"].is_null()).await;
    let cards: Vec<String> = frame["view"]["hand"]
        .as_array()
        .unwrap()
        .iter()
        .map(|card| card.as_str().unwrap().to_owned())
        .collect();
    assert!(!cards.is_empty(), "{frame}");
    page.order(json!({ "type": "chat", "text": "a secret word" })).await;
    host.until(|message| message["body"]["kind"] == "said").await;
    let mut count = 0;
    let words = ["Annabella", "a secret word", table, &ann.id, "view", "sights"];
    let words: Vec<&str> = words.into_iter().chain(cards.iter().map(String::as_str)).collect();
    while let Ok(Some(message)) =
        tokio::time::timeout(std::time::Duration::from_millis(300), tap.next()).await
    {
        let heard = [message.subject.as_bytes(), &message.payload].concat();
        for word in &words {
            let found = heard.windows(word.len()).any(|part| part == word.as_bytes());
            assert!(!found, "'{word}' can be read on {}", message.subject);
        }
        count += 1;
        if count > 2000 {
            break;
        }
    }
    assert!(count > 5, "the bus was used: {count}");
}

/// Who may write to the bus can neither speak for a node nor make one deaf.
#[tokio::test]
async fn what_a_stranger_sends_over_the_bus_changes_nothing() {
    let cluster = Cluster::new().await;
    let (east, west) = cluster.east_and_west().await;
    let mut tap = wiretap().await;
    let mut met = crate::house::meet_at(&east, &west).await;
    let client = stranger().await;
    // What was heard on all subjects, of all houses: sent once more, cut short, and as nonsense; with and without an inbox.
    let mut subjects = std::collections::HashMap::new();
    while let Ok(Some(message)) =
        tokio::time::timeout(std::time::Duration::from_millis(300), tap.next()).await
    {
        subjects.insert(message.subject.to_string(), message.payload.clone());
        if subjects.len() > 200 {
            break;
        }
    }
    assert!(subjects.keys().any(|subject| subject.ends_with(".ask")), "{:?}", subjects.keys());
    for (subject, payload) in &subjects {
        for sent in [payload.clone(), payload.slice(..payload.len() / 2), "nonsense".into(), "".into()] {
            client.publish(subject.clone(), sent.clone()).await.unwrap();
            client.publish_with_reply(subject.clone(), "nobody", sent).await.unwrap();
        }
    }
    client.flush().await.unwrap();
    super::games::play(&mut met.anns, &mut met.bens, 0, &[11, 15]).await;
    super::games::play(&mut met.bens, &mut met.anns, 1, &[23, 19]).await;
    assert_eq!(super::games::sights(&west, &met.ann, &met.table).await.as_array().unwrap().len(), 2);
    assert_eq!(super::games::sights(&east, &met.ben, &met.table).await.as_array().unwrap().len(), 2);
}
