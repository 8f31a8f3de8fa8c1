//! The same guest on another device: links that work once.

use crate::house::{Meeting, TestGuest, TestHouse, meet};
use serde_json::{Value, json};

/// A link of the guest's; its secret.
async fn link(house: &TestHouse, guest: &TestGuest, kind: &str) -> String {
    let (status, link) = guest.post(house, "/api/me/links", json!({ "kind": kind })).await;
    assert_eq!(status, 201, "{link}");
    link["secret"].as_str().unwrap().to_owned()
}

/// A browser with its cookies, as a real one keeps them.
struct Browser(reqwest::Client);

impl Browser {
    fn new() -> Self {
        Self(reqwest::Client::builder().cookie_store(true).build().unwrap())
    }

    async fn get(&self, house: &TestHouse, path: &str) -> Value {
        self.0.get(house.url(path)).send().await.unwrap().json().await.unwrap()
    }

    async fn post(&self, house: &TestHouse, path: &str, body: Value) -> (u16, Value) {
        let answer = self.0.post(house.url(path)).json(&body).send().await.unwrap();
        for cookie in answer.headers().get_all("set-cookie") {
            let cookie = cookie.to_str().unwrap();
            assert!(cookie.contains("HttpOnly") && cookie.contains("SameSite=Lax"), "{cookie}");
        }
        (answer.status().as_u16(), answer.json().await.unwrap())
    }
}

#[tokio::test]
async fn a_link_makes_another_browser_the_same_guest_once() {
    let house = TestHouse::open().await;
    let Meeting { ann, table, .. } = meet(&house).await;
    let secret = link(&house, &ann, "device").await;
    let phone = Browser::new();
    // Looking spends nothing, however often.
    for _ in 0..2 {
        let (status, seen) = phone.post(&house, "/api/links/look", json!({ "secret": secret })).await;
        assert_eq!((status, &seen["guest"]["name"]), (200, &json!("Ann")), "{seen}");
        assert_eq!(seen["here"], Value::Null, "and makes nobody a guest");
    }
    let (status, me) = phone.post(&house, "/api/links/use", json!({ "secret": secret })).await;
    assert_eq!((status, &me["id"]), (200, &json!(ann.id)), "{me}");
    assert_eq!(phone.get(&house, "/api/me").await["id"], json!(ann.id));
    assert_eq!(phone.get(&house, "/api/tables").await[0]["id"], json!(table), "the same seats");
    assert_eq!(ann.get(&house, "/api/me").await.1["id"], json!(ann.id), "and the first device is still hers");

    for path in ["/api/links/look", "/api/links/use"] {
        let (status, problem) = Browser::new().post(&house, path, json!({ "secret": secret })).await;
        assert_eq!(status, 410);
        assert_eq!(problem["reason"]["code"], "link-used", "{problem}");
    }
}

#[tokio::test]
async fn a_wrong_link_and_one_that_was_replaced_are_told() {
    let house = TestHouse::open().await;
    let ann = house.guest("Ann").await;
    let (old, kept) = (link(&house, &ann, "device").await, link(&house, &ann, "recovery").await);
    let new = link(&house, &ann, "device").await;
    let phone = Browser::new();
    for wrong in [&*old, "", "nonsense"] {
        let (status, problem) = phone.post(&house, "/api/links/use", json!({ "secret": wrong })).await;
        assert_eq!(status, 404, "{wrong}");
        assert_eq!(problem["reason"]["code"], "link-unknown", "{problem}");
    }
    for good in [new, kept] {
        assert_eq!(phone.post(&house, "/api/links/look", json!({ "secret": good })).await.0, 200);
    }
    let (status, _) = phone.post(&house, "/api/me/links", json!({ "kind": "device" })).await;
    assert_eq!(status, 401, "a stranger has nothing to share");
    assert_eq!(ann.post(&house, "/api/me/links", json!({ "kind": "for-ever" })).await.0, 400);
}

#[tokio::test]
async fn who_uses_their_own_link_does_not_spend_it() {
    let house = TestHouse::open().await;
    let ann = house.guest("Ann").await;
    let secret = link(&house, &ann, "recovery").await;
    let (status, problem) = ann.post(&house, "/api/links/use", json!({ "secret": secret })).await;
    assert_eq!(status, 409);
    assert_eq!(problem["reason"]["code"], "link-own", "{problem}");
    // Also after the house was closed and opened again.
    let mut house = house;
    house.reopen().await;
    assert_eq!(Browser::new().post(&house, "/api/links/use", json!({ "secret": secret })).await.0, 200);
}

#[tokio::test]
async fn who_the_browser_was_before_is_not_lost() {
    let house = TestHouse::open().await;
    let ann = house.guest("Ann").await;
    let secret = link(&house, &ann, "device").await;
    let phone = Browser::new();
    let before = phone.get(&house, "/api/me").await;
    assert_eq!(phone.get(&house, "/api/me/former").await, Value::Null);
    assert_eq!(phone.post(&house, "/api/me/former", json!({})).await.0, 404);
    assert_eq!(phone.post(&house, "/api/links/use", json!({ "secret": secret })).await.0, 200);
    assert_eq!(phone.get(&house, "/api/me/former").await["id"], before["id"]);
    // Back to oneself, and over again.
    for (me, former) in [(&before["id"], json!(ann.id)), (&json!(ann.id), before["id"].clone())] {
        let (status, now) = phone.post(&house, "/api/me/former", json!({})).await;
        assert_eq!((status, &now["id"]), (200, me));
        assert_eq!(phone.get(&house, "/api/me").await["id"], *me);
        assert_eq!(phone.get(&house, "/api/me/former").await["id"], former);
    }
}

#[tokio::test]
async fn a_secret_link_can_be_scanned_without_standing_in_an_address() {
    let house = TestHouse::open().await;
    let client = reqwest::Client::new();
    let text = json!({ "text": "http://192.168.1.20:7878/device#secret" });
    let answer = client.post(house.url("/api/qr.svg")).json(&text).send().await.unwrap();
    assert_eq!(answer.headers()["content-type"], "image/svg+xml");
    assert_eq!(answer.headers()["cache-control"], "no-store");
    assert!(answer.text().await.unwrap().contains("<svg"));
}
