//! A database that cannot be a house's: what is said of it, with what helps, and that nothing was changed.

use super::{SERVER, TestSchema};
use parlour_server::backup::{back_up_database, restore_database};
use parlour_server::store::postgres::{Address, Company, Cure, Unopened, migrate};
use parlour_server::store::{Postgres, Store};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpSocket, TcpStream};

async fn refused(address: &str) -> Unopened {
    let address: Address = address.parse().unwrap_or_else(|error| panic!("{address}: {error}"));
    Postgres::open(&address, "test", Company::Alone).await.err().expect("it is refused")
}

fn cure(unopened: &Unopened) -> Option<Cure> {
    let Unopened::DatabaseFault { cure, .. } = unopened else { panic!("{unopened}") };
    *cure
}

impl TestSchema {
    /// Tables as the first version made them.
    async fn make_older(&self) {
        migrate(&self.address()).await.unwrap();
        let older = "ALTER TABLE nodes DROP COLUMN is_alone, DROP COLUMN about; DROP TABLE roles;
             ALTER TABLE logs DROP COLUMN owner; ALTER TABLE house DROP COLUMN bus_key;
             ALTER TABLE events DROP COLUMN thought;
             UPDATE house SET version = 1";
        self.client().await.batch_execute(older).await.unwrap();
    }

    /// A role that may do this here, and the address with it.
    async fn role(&self, rights: &str) -> (String, String) {
        let name = self.url.rsplit_once("%3D").unwrap().1;
        let role = format!("{name}_role");
        let sql = format!("DROP ROLE IF EXISTS {role}; CREATE ROLE {role} LOGIN; {rights}");
        let sql = sql.replace("SCHEMA_HERE", name).replace("ROLE_HERE", &role);
        self.client().await.batch_execute(&sql).await.unwrap();
        let (_, place) = self.url.rsplit_once('@').expect("the server’s address names a user");
        (format!("postgres://{role}@{place}"), role)
    }

    async fn tables(&self) -> i64 {
        let sql = "SELECT count(*) FROM pg_class WHERE relnamespace = current_schema()::regnamespace";
        self.client().await.query_one(sql, &[]).await.unwrap().get(0)
    }
}

/// As `docs/cluster/roles.sql` gives them to nodes.
const NODES: &str = "GRANT USAGE ON SCHEMA SCHEMA_HERE TO ROLE_HERE; \
     ALTER DEFAULT PRIVILEGES IN SCHEMA SCHEMA_HERE \
     GRANT SELECT, INSERT, UPDATE, DELETE ON TABLES TO ROLE_HERE";

#[tokio::test]
async fn a_database_that_has_not_every_letter_is_refused() {
    let name = format!("encoding_{}", std::process::id());
    let schema = TestSchema::create().await;
    let client = schema.client().await;
    client.batch_execute(&format!("DROP DATABASE IF EXISTS {name}")).await.unwrap();
    let create = format!("CREATE DATABASE {name} ENCODING 'LATIN1' LOCALE 'C' TEMPLATE template0");
    client.batch_execute(&create).await.unwrap();
    let server = std::env::var(SERVER).unwrap();
    let (place, _) = server.rsplit_once('/').unwrap();
    let refused = refused(&format!("{place}/{name}")).await;
    assert!(
        matches!(&refused, Unopened::WrongEncoding { encoding, .. } if encoding == "LATIN1"),
        "{refused}"
    );
    client.batch_execute(&format!("DROP DATABASE {name} WITH (FORCE)")).await.unwrap();
}

#[tokio::test]
async fn a_schema_that_a_role_may_not_use_is_not_called_missing() {
    let schema = TestSchema::create().await;
    let (address, role) = schema.role("").await;
    let closed = refused(&address).await;
    let Unopened::ClosedSchema { schema: named, user, .. } = &closed else { panic!("{closed}") };
    assert_eq!((address.ends_with(named.as_str()), user), (true, &role), "{closed}");
    let (place, _) = address.rsplit_once("%3D").unwrap();
    let missing = refused(&format!("{place}%3Dnowhere")).await;
    assert!(matches!(missing, Unopened::NoSchema { .. }), "{missing}");
}

/// The role of nodes: it is told to let the owner make the tables, or bring them up to date.
#[tokio::test]
async fn who_may_not_change_tables_is_told_who_may() {
    let schema = TestSchema::create().await;
    let (address, role) = schema.role(NODES).await;
    let none = refused(&address).await;
    assert_eq!(
        none,
        Unopened::NoTables { place: address.parse::<Address>().unwrap().to_string(), user: role.clone() }
    );
    assert_eq!(schema.tables().await, 0);
    schema.make_older().await;
    let older = refused(&address).await;
    assert!(matches!(older, Unopened::OlderDatabase { found: 1, .. }), "{older}");
    assert!(older.to_string().contains("parlour migrate"), "{older}");
    assert_eq!(migrate(&schema.address()).await.unwrap().from, 1);
    let node = Postgres::open(&address.parse().unwrap(), "test", Company::Alone).await.unwrap();
    node.close().await;
}

/// Older nodes that serve the house could not be started again.
#[tokio::test]
async fn who_starts_does_not_change_the_tables_of_a_house_that_is_served() {
    let schema = TestSchema::create().await;
    schema.make_older().await;
    let client = schema.client().await;
    let serve = "INSERT INTO nodes (name, until) VALUES ('older', now() + interval '1 second')";
    client.execute(serve, &[]).await.unwrap();
    let is_served = Arc::new(AtomicBool::new(true));
    let beat = tokio::spawn({
        let is_served = is_served.clone();
        async move {
            while is_served.load(Ordering::Relaxed) {
                let renew = "UPDATE nodes SET until = now() + interval '1 second'";
                client.execute(renew, &[]).await.unwrap();
            }
        }
    });
    let older = refused(schema.url()).await;
    assert!(matches!(older, Unopened::OlderDatabase { found: 1, .. }), "{older}");
    is_served.store(false, Ordering::Relaxed);
    beat.await.unwrap();
    // The lease of one that was killed runs out.
    Postgres::open(&schema.address(), "test", Company::Alone).await.unwrap().close().await;
    let migrated = migrate(&schema.address()).await.unwrap();
    assert_eq!(migrated.from, migrated.to);
}

#[tokio::test]
async fn a_restore_leaves_older_tables_as_they_are() {
    let desk = tempfile::tempdir().unwrap();
    let (first, schema) = (TestSchema::create().await, TestSchema::create().await);
    migrate(&first.address()).await.unwrap();
    let file = desk.path().join("house.tgz");
    back_up_database(&first.address(), &file).await.unwrap();
    schema.make_older().await;
    let refused = restore_database(&file, &schema.address()).await.unwrap_err().to_string();
    assert!(refused.contains("parlour migrate"), "{refused}");
    assert_eq!(migrate(&schema.address()).await.unwrap().from, 1);
}

/// The machine of the first server died without a word: what is sent there is lost.
#[tokio::test]
async fn a_server_that_says_nothing_is_passed_over() {
    let silent = TcpSocket::new_v4().unwrap();
    silent.bind("127.0.0.1:0".parse().unwrap()).unwrap();
    let silent = silent.listen(1).unwrap();
    let addr = silent.local_addr().unwrap();
    // Nobody accepts them. When there is no room for more, the system answers no greeting.
    let connect = || tokio::time::timeout(Duration::from_millis(300), TcpStream::connect(addr));
    let mut waiting = Vec::new();
    while let Ok(connected) = connect().await {
        waiting.push(connected.unwrap());
    }
    let schema = TestSchema::create().await;
    let (user, place) = schema.url().rsplit_once('@').unwrap();
    let both: Address = format!("{user}@{addr},{place}").parse().unwrap();
    Postgres::open(&both, "test", Company::Alone).await.unwrap().close().await;
}

#[tokio::test]
async fn a_restore_needs_the_owner_of_the_tables() {
    let desk = tempfile::tempdir().unwrap();
    let (first, schema) = (TestSchema::create().await, TestSchema::create().await);
    migrate(&first.address()).await.unwrap();
    let file = desk.path().join("house.tgz");
    back_up_database(&first.address(), &file).await.unwrap();
    let (address, _) = schema.role(NODES).await;
    let restore = async || restore_database(&file, &address.parse().unwrap()).await;
    let sentence = "Take the role that owns the tables";
    let none = restore().await.unwrap_err().to_string();
    assert!(none.contains(sentence), "{none}");
    migrate(&schema.address()).await.unwrap();
    let empty = restore().await.unwrap_err().to_string();
    assert!(empty.contains(sentence), "{empty}");
    restore_database(&file, &schema.address()).await.unwrap();
}

#[tokio::test]
async fn what_a_database_answers_is_told_with_what_helps() {
    let schema = TestSchema::create().await;
    let (place, _) = schema.url().split_once('?').unwrap();
    let (server, _) = place.rsplit_once('/').unwrap();
    let missing = refused(&format!("{server}/nowhere_at_all")).await;
    assert_eq!(cure(&missing), Some(Cure::CreateDatabase), "{missing}");
    let standby = refused(&format!("{}%20-cdefault_transaction_read_only%3Don", schema.url())).await;
    assert_eq!(cure(&standby), Some(Cure::FindPrimary), "{standby}");
    let sought =
        format!("{}%20-cdefault_transaction_read_only%3Don&target_session_attrs=read-write", schema.url());
    let sought = refused(&sought).await;
    assert_eq!(cure(&sought), Some(Cure::FindPrimary), "{sought}");
    assert_eq!(schema.tables().await, 0);
    let stranger = refused(&format!("{}&sslmode=verify-full", schema.url())).await;
    assert_eq!(cure(&stranger), Some(Cure::TrustCertificate), "{stranger}");
    let trusted = format!("sslrootcert={}", std::env::var("PARLOUR_TEST_POSTGRES_CERTIFICATE").unwrap());
    let named = format!("{}&sslmode=verify-full&{trusted}", schema.url().replace("127.0.0.1", "localhost"));
    let named = refused(&named).await;
    assert_eq!(cure(&named), Some(Cure::NameServer), "{named}");
}

/// A server that answers every greeting with this.
async fn server(answer: Vec<u8>) -> String {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let addr = listener.local_addr().unwrap();
    tokio::spawn(async move {
        while let Ok((mut socket, _)) = listener.accept().await {
            let mut greeting = [0; 1024];
            let _ = socket.read(&mut greeting).await;
            let _ = socket.write_all(&answer).await;
        }
    });
    addr.to_string()
}

fn denial(state: &str, message: &str) -> Vec<u8> {
    let fields = format!("SFATAL\0VFATAL\0C{state}\0M{message}\0\0");
    let mut answer = vec![b'E'];
    answer.extend(u32::try_from(fields.len() + 4).unwrap().to_be_bytes());
    answer.extend(fields.as_bytes());
    answer
}

#[tokio::test]
async fn who_is_not_let_in_is_told_what_to_check() {
    let encryption = "no pg_hba.conf entry for host \"192.0.2.1\", user \"ann\", no encryption";
    for (answer, expected) in [
        (denial("28P01", "password authentication failed for user \"ann\""), Cure::CheckPassword),
        (denial("28000", "no pg_hba.conf entry for host, SSL encryption"), Cure::CheckPassword),
        (denial("28000", encryption), Cure::Encrypt),
        (b"R\0\0\0\x08\0\0\0\x03".to_vec(), Cure::GivePassword),
    ] {
        let refused = refused(&format!("postgres://ann@{}/parlour", server(answer).await)).await;
        assert_eq!(cure(&refused), Some(expected), "{refused}");
    }
    let plain = server(b"N".to_vec()).await;
    let plain = refused(&format!("postgres://ann@{plain}/parlour?sslmode=require")).await;
    assert_eq!(cure(&plain), Some(Cure::OfferEncryption), "{plain}");
}
