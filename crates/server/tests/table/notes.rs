//! Notes of a table: the latest are kept, and their numbers go on.

use super::*;

impl Stage {
    async fn say(&self, number: u32) {
        // As fast as one may.
        tokio::time::advance(Duration::from_secs(2)).await;
        let request =
            FromClient::Chat { id: format!("line {number}"), text: format!("Line {number}."), seat: None };
        assert!(self.request(ann(), request).await.is_ok(), "{number}");
    }
}

#[tokio::test(start_paused = true)]
async fn issue_14_a_table_keeps_its_latest_notes_and_numbers_go_on() {
    let stage = Stage::set(vec![human(ann()), human(ben())], Options::default()).await;
    stage.enter(1, ann()).await;
    for number in 0..3_100 {
        stage.say(number).await;
    }
    let kept = stage.store.note_numbers(TABLE);
    assert!((2_000..=2_500).contains(&kept.len()), "{}", kept.len());
    assert!(kept.windows(2).all(|pair| pair[0] + 1 == pair[1]), "without a gap");
    let told = stage.look().await.welcome.notes;
    assert_eq!((told.len(), told[499].n), (500, *kept.last().unwrap()));

    // Another house has the same notes, and goes on with their numbers.
    let again = stage.again();
    again.enter(1, ann()).await;
    let before = again.look().await.welcome.notes;
    assert!(before.iter().map(|note| note.n).eq(told.iter().map(|note| note.n)));
    again.say(3_100).await;
    let last = again.look().await.welcome.notes.pop().unwrap();
    assert_eq!(last.n, kept.last().unwrap() + 1);
    assert_eq!(last.body, NoteBody::Said { guest: ann(), text: "Line 3100.".into() });
}

#[tokio::test(start_paused = true)]
async fn of_many_who_were_sent_away_the_first_is_forgotten() {
    let stage = Stage::set(vec![human(ann()), human(ben())], Options::default()).await;
    stage.enter(1, ann()).await;
    for number in 0..=100 {
        let pest = Guest { id: format!("pest{number}"), name: "Pest".into() };
        tokio::time::advance(Duration::from_secs(2)).await;
        let said = FromClient::Chat { id: "hey".into(), text: "Hey!".into(), seat: None };
        assert!(stage.request(pest.clone(), said).await.is_ok());
        let away = FromClient::SendAway { id: format!("away{number}"), guest: pest.id };
        assert!(stage.request(ann(), away).await.is_ok());
    }
    let away = stage.look().await.welcome.table.sent_away;
    assert_eq!((away.len(), &*away[0].id, &*away[99].id), (100, "pest1", "pest100"));
}
