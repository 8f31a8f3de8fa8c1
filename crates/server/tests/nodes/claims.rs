//! Which node serves a table, as the store decides it.

use crate::postgres::TestSchema;
use crate::store::{event, one_table, row, with_guests};
use parlour_server::store::postgres::{Company, Unopened};
use parlour_server::store::{
    Claim, Commit, CommitError, CreateError, NewRow, NodeId, Nodes, Postgres, Retention, Store,
};
use std::sync::Arc;

async fn open(schema: &TestSchema, name: &str) -> Result<Arc<Postgres>, Unopened> {
    Postgres::open(&schema.address(), name, Company::Nodes).await.map(Arc::new)
}

async fn two(schema: &TestSchema) -> (Arc<Postgres>, Arc<Postgres>) {
    (open(schema, "east").await.unwrap(), open(schema, "west").await.unwrap())
}

/// What a node is given that may serve a table.
async fn version(claimed: Claim) -> u64 {
    let Claim::Ours(Some(table)) = claimed else { panic!("{claimed:?}") };
    table.version
}

fn commit(version: u64, seq: u32) -> Commit {
    Commit { table: "t".into(), version, events: vec![event(seq)], at: 20, ..Commit::default() }
}

/// Ends a lease as a node does that is frozen: the row stays.
async fn let_run_out(schema: &TestSchema, node: &Postgres) {
    let client = schema.client().await;
    let over = "UPDATE nodes SET until = now() - interval '1 s' WHERE epoch = $1";
    assert_eq!(client.execute(over, &[&(node.node().0 as i64)]).await.unwrap(), 1);
}

#[tokio::test]
async fn a_table_belongs_to_the_node_that_claimed_it_until_it_is_released() {
    let schema = TestSchema::create().await;
    let (east, west) = two(&schema).await;
    assert_ne!(east.node(), west.node());
    one_table(&*east).await;
    assert_eq!(east.owner_of("t").await.unwrap(), None);
    assert_eq!(version(east.claim_table("t").await.unwrap()).await, 1);
    assert_eq!(west.owner_of("t").await.unwrap(), Some(east.node()));
    let refused = west.claim_table("t").await.unwrap();
    assert!(matches!(refused, Claim::Of(node) if node == east.node()), "{refused:?}");
    assert!(matches!(west.claim_table("nowhere").await.unwrap(), Claim::Ours(None)));
    east.commit(commit(1, 0)).await.unwrap();
    // Not its to release.
    west.release_table("t").await.unwrap();
    assert_eq!(west.owner_of("t").await.unwrap(), Some(east.node()));
    east.release_table("t").await.unwrap();
    assert_eq!(version(west.claim_table("t").await.unwrap()).await, 3);
}

/// A frozen owner that thaws commits nothing, deletes nothing, and does not get the table back.
#[tokio::test]
async fn a_former_owner_changes_nothing() {
    let schema = TestSchema::create().await;
    let (east, west) = two(&schema).await;
    one_table(&*east).await;
    assert_eq!(version(east.claim_table("t").await.unwrap()).await, 1);
    east.commit(commit(1, 0)).await.unwrap();
    let_run_out(&schema, &east).await;
    assert_eq!(west.owner_of("t").await.unwrap(), None);
    assert_eq!(version(west.claim_table("t").await.unwrap()).await, 3);
    assert!(matches!(east.commit(commit(2, 1)).await, Err(CommitError::Conflict)));
    assert!(!east.delete_table("t", None, &[]).await.unwrap());
    west.commit(commit(3, 1)).await.unwrap();
    let now = east.claim_table("t").await.unwrap();
    assert!(matches!(now, Claim::Of(node) if node == west.node()), "{now:?}");
    assert_eq!(west.load_table("t").await.unwrap().unwrap().events, [event(0), event(1)]);
}

#[tokio::test]
async fn many_nodes_that_claim_at_once_agree_on_one() {
    let schema = TestSchema::create().await;
    let (east, west) = two(&schema).await;
    let north = open(&schema, "north").await.unwrap();
    one_table(&*east).await;
    let nodes = [&east, &west, &north];
    for _ in 0..30 {
        let (a, b, c) = tokio::join!(east.claim_table("t"), west.claim_table("t"), north.claim_table("t"));
        let mut owners = Vec::new();
        for (claimed, node) in [a, b, c].into_iter().zip(nodes) {
            match claimed.unwrap() {
                Claim::Ours(Some(_)) => owners.push(node.node()),
                Claim::Ours(None) => panic!("the table is there"),
                Claim::Of(_) => {}
            }
        }
        let [owner] = owners[..] else { panic!("{owners:?}") };
        for node in nodes {
            node.release_table("t").await.unwrap();
        }
        assert_ne!(owner, NodeId::default());
    }
}

#[tokio::test]
async fn a_role_is_one_nodes_until_that_node_is_gone() {
    let schema = TestSchema::create().await;
    let (east, west) = two(&schema).await;
    let (a, b) = tokio::join!(east.claim_role("queues"), west.claim_role("queues"));
    let holder = a.unwrap();
    assert_eq!(b.unwrap(), holder);
    let (first, second) = if holder == east.node() { (east, west) } else { (west, east) };
    assert_eq!(second.claim_role("queues").await.unwrap(), holder);
    first.close().await;
    assert_eq!(second.claim_role("queues").await.unwrap(), second.node());
}

#[tokio::test]
async fn a_table_is_opened_in_a_role_by_the_node_that_has_it() {
    let schema = TestSchema::create().await;
    let (east, west) = two(&schema).await;
    with_guests(&*east).await;
    assert_eq!(east.claim_role("queues").await.unwrap(), east.node());
    let in_role = |id: &str| NewRow { role: Some("queues"), ..row(id) };
    let refused = west.create_table(in_role("t")).await;
    assert!(matches!(refused, Err(CreateError::NotInRole)), "{refused:?}");
    assert!(west.load_table("t").await.unwrap().is_none(), "nothing was kept");
    east.create_table(in_role("t")).await.unwrap();
    east.close().await;
    assert_eq!(west.claim_role("queues").await.unwrap(), west.node());
    west.create_table(in_role("u")).await.unwrap();
}

#[tokio::test]
async fn all_nodes_tell_one_incarnation_and_another_house_another() {
    let schema = TestSchema::create().await;
    let (east, west) = two(&schema).await;
    assert_eq!(east.incarnation(), west.incarnation());
    east.close().await;
    let again = open(&schema, "east").await.unwrap();
    assert_eq!(again.incarnation(), west.incarnation(), "nothing was set back");
    let other = TestSchema::create().await;
    assert_ne!(open(&other, "east").await.unwrap().incarnation(), west.incarnation());
}

#[tokio::test]
async fn only_tables_that_nobody_else_serves_are_due() {
    let schema = TestSchema::create().await;
    let (east, west) = two(&schema).await;
    with_guests(&*east).await;
    east.create_table(NewRow { wake_at: Some(5), ..row("t") }).await.unwrap();
    east.claim_table("t").await.unwrap();
    assert_eq!(east.due(9, 10).await.unwrap(), ["t"]);
    assert_eq!(west.due(9, 10).await.unwrap(), [""; 0]);
    let_run_out(&schema, &east).await;
    assert_eq!(west.due(9, 10).await.unwrap(), ["t"]);
}

#[tokio::test]
async fn two_nodes_have_two_names_and_a_house_that_is_alone_has_no_nodes() {
    let schema = TestSchema::create().await;
    let east = open(&schema, "east").await.unwrap();
    let refused = open(&schema, "east").await.err().unwrap();
    assert!(matches!(&refused, Unopened::NameTaken { node, .. } if node == "east"), "{refused}");
    let refused = schema.open("alone").await.err().unwrap();
    assert!(matches!(&refused, Unopened::ServedElsewhere { node, .. } if node == "east"), "{refused}");
    let west = open(&schema, "west").await.unwrap();
    let names: Vec<_> =
        west.nodes().await.unwrap().into_iter().map(|node| (node.name, node.is_alive)).collect();
    assert_eq!(names, [("east".to_owned(), true), ("west".to_owned(), true)]);
    east.close().await;
    west.close().await;
    let alone = schema.open("alone").await.unwrap();
    let refused = open(&schema, "east").await.err().unwrap();
    assert!(matches!(&refused, Unopened::ServedElsewhere { node, .. } if node == "alone"), "{refused}");
    alone.close().await;
}

#[tokio::test]
async fn a_killed_node_has_its_name_back_when_its_lease_is_over() {
    let schema = TestSchema::create().await;
    let east = open(&schema, "east").await.unwrap();
    let former = east.node();
    // Not closed: the row stays.
    drop(east);
    let east = open(&schema, "east").await.unwrap();
    assert_ne!(east.node(), former);
    let client = schema.client().await;
    assert_eq!(client.query_one("SELECT count(*) FROM nodes", &[]).await.unwrap().get::<_, i64>(0), 1);
}

#[tokio::test]
async fn what_a_node_says_of_itself_the_others_read() {
    let schema = TestSchema::create().await;
    let (east, west) = two(&schema).await;
    one_table(&*east).await;
    east.claim_table("t").await.unwrap();
    east.say_about("{\"awake\":1}".into());
    loop {
        let nodes = west.nodes().await.unwrap();
        if nodes[0].about == "{\"awake\":1}" {
            assert_eq!((nodes[0].tables, nodes[1].tables), (1, 0));
            break;
        }
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
    }
}

/// A database whose clock is an hour ahead: a function of the schema comes before PostgreSQL's own.
#[tokio::test]
async fn a_node_whose_clock_is_wrong_is_refused_and_changes_nothing() {
    let schema = TestSchema::create().await;
    let client = schema.client().await;
    client
        .batch_execute(
            "CREATE FUNCTION clock_timestamp() RETURNS timestamptz LANGUAGE sql VOLATILE
             AS 'SELECT pg_catalog.clock_timestamp() + interval ''1 hour'''",
        )
        .await
        .unwrap();
    let address = format!("{}%2Cpg_catalog", schema.url()).parse().unwrap();
    let refused = Postgres::open(&address, "east", Company::Nodes).await.err().unwrap();
    let Unopened::ClockDiffers { milliseconds, .. } = &refused else { panic!("{refused}") };
    assert!((3_599_000..3_660_000).contains(milliseconds), "{refused}");
    assert!(refused.to_string().contains("Set the clocks"), "{refused}");
    let tables = "SELECT count(*) FROM pg_class WHERE relnamespace = current_schema()::regnamespace";
    assert_eq!(client.query_one(tables, &[]).await.unwrap().get::<_, i64>(0), 0);
}
