//! A bus over which a node does not reach the others: its account may do nothing, or it is another one.

use super::Cluster;
use parlour_server::OpenError;
use serde_json::json;
use tokio::io::{AsyncBufReadExt, AsyncWriteExt, BufReader};
use tokio::net::{TcpListener, TcpStream};

/// Greets and answers pings as a NATS server does, and passes nothing on.
async fn serve_without_rights(stream: TcpStream) -> std::io::Result<()> {
    let (reader, mut writer) = stream.into_split();
    let hello = r#"{"server_id":"a","server_name":"a","version":"2.9.10","proto":1,"headers":true,"max_payload":1048576}"#;
    writer.write_all(format!("INFO {hello}\r\n").as_bytes()).await?;
    let mut lines = BufReader::new(reader).lines();
    while let Some(line) = lines.next_line().await? {
        let answer = match line.split(' ').next() {
            Some("PING") => "PONG\r\n",
            Some("SUB") => "-ERR 'Permissions Violation for Subscription'\r\n",
            Some("PUB" | "HPUB") => "-ERR 'Permissions Violation for Publish'\r\n",
            _ => continue,
        };
        writer.write_all(answer.as_bytes()).await?;
    }
    Ok(())
}

#[tokio::test]
async fn a_node_whose_account_may_neither_speak_nor_listen_does_not_open() {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let place = listener.local_addr().unwrap();
    tokio::spawn(async move {
        while let Ok((stream, _)) = listener.accept().await {
            tokio::spawn(serve_without_rights(stream));
        }
    });
    let cluster = Cluster::new().await;
    let bus = format!("nats://stranger:x@{place}").parse().unwrap();
    let refused = cluster.try_node("east", cluster.schema.address(), bus).await.err().unwrap();
    assert!(matches!(refused, OpenError::BusRights { .. }), "{refused:?}");
    // Its name is free again.
    cluster.node("east").await;
}

/// Two nodes on two servers of NATS: each is well, and hears nothing of the other.
#[tokio::test]
async fn that_a_node_is_not_reached_is_told() {
    let cluster = Cluster::new().await;
    let east = cluster.node("east").await;
    let (west, _to_store, to_bus) = cluster.node_by_cable("west").await;
    to_bus.hold_questions();
    let status = east.admin("status").await;
    assert_eq!(
        (&status["nodes"][0]["is_reached"], &status["nodes"][1]["is_reached"]),
        (&json!(true), &json!(false))
    );
    let figures = east.metrics().await;
    for figure in ["parlour_lease 1", "parlour_bus 1", "parlour_bus_lag 0."] {
        assert!(figures.contains(&format!("\n{figure}")), "{figure}: {figures}");
    }
    to_bus.mend();
    drop(west);
}
