//! `parlour serve`: runs the server until it is told to stop.

use crate::args::ServeArgs;
use crate::fault::Fault;
use crate::store::{read_node, read_store};
use crate::words::Line;
use crate::{logs, tables};
use anyhow::Context;
use parlour_server::store::postgres::Address;
use parlour_server::{Config, NodeConfig, Timing};
use parlour_voice::{Language, Spoken};
use std::io::Write;
use std::net::{Ipv4Addr, SocketAddr};

/// Greets and complains in a language. Whatever else a house says is read by programs, too: that is English.
pub(crate) fn run(args: ServeArgs, language: Language) -> Result<(), Fault> {
    logs::start(&args.log)?;
    if let Some(url) = &args.public_url
        && !(url.starts_with("http://") || url.starts_with("https://"))
    {
        return Err(Fault::Usage(Line::BadPublicUrl { url: url.clone() }.to_string()));
    }
    if let Some(seed) = args.seed {
        if std::env::var_os("PARLOUR_TEST").is_none_or(|flag| flag != "1") {
            return Err(Fault::Usage(Line::SeedOfTests.to_string()));
        }
        parlour_server::number_seeds_for_tests(seed);
    }
    let store = read_store(args.store.as_deref())?;
    let node = read_node(args.bus.as_deref(), args.node.as_deref(), args.addr)?;
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    Language::ENGLISH.speak();
    let ended = runtime.block_on(serve(args, store, node, language));
    language.speak();
    ended
}

async fn serve(
    args: ServeArgs,
    store: Option<Address>,
    node: Option<NodeConfig>,
    language: Language,
) -> Result<(), Fault> {
    let addr = if args.lan { SocketAddr::from((Ipv4Addr::UNSPECIFIED, args.addr.port())) } else { args.addr };
    // Before anything thinks. What was found is told once the folder is known to be usable.
    let found = tables::install(&args.data);
    let house = parlour_server::open(Config {
        addr,
        lan_command: lan_command(&args),
        accept_loss: args.accept_loss,
        store,
        node,
        data: args.data,
        trusted_proxies: args.trusted_proxy,
        public_url: args.public_url.map(|url| url.trim_end_matches('/').to_owned()),
        timing: Timing {
            countdown: u64::from(args.countdown) * 1000,
            quick_countdown: u64::from(args.quick_countdown) * 1000,
            ..Timing::default()
        },
        keeping: args.keep.into(),
        metrics: args.metrics,
    })
    .await?;
    found.log();
    greet(house.addr(), &house.addresses(), args.lan, language)?;
    tokio::select! {
        signal = told_to_end() => signal?,
        () = house.asked_to_close() => {}
    }
    tokio::select! {
        lost = house.close() => lost.map_or(Ok(()), |fault| Err(fault.into())),
        // Whoever asks twice means at once. Nothing that was confirmed is lost by it.
        _ = told_to_end() => Err(Line::EndedEarly.into()),
    }
}

/// The exact command that opens this house to the network.
fn lan_command(args: &ServeArgs) -> String {
    let program = std::env::args().next().unwrap_or_else(|| "parlour".into());
    let port = args.addr.port();
    let addr = if port == 7878 { String::new() } else { format!(" --addr 127.0.0.1:{port}") };
    let data = args.data.display().to_string();
    let data = if data == "data" { String::new() } else { format!(" --data '{data}'") };
    format!("{program} serve --lan{addr}{data}")
}

fn greet(addr: SocketAddr, addresses: &[String], lan: bool, language: Language) -> Result<(), Fault> {
    let own =
        if addr.ip().is_unspecified() { SocketAddr::from((Ipv4Addr::LOCALHOST, addr.port())) } else { addr };
    let mut text = Line::OpenAt { addr: own.to_string() }.say(language) + "\n";
    for address in addresses {
        text += &format!("  {}\n", Line::ForFriends { addr: address.clone() }.say(language));
    }
    if lan && let Some(address) = addresses.first() {
        let code = qrcode::QrCode::new(address.as_bytes()).context("drawing the address")?;
        text += &format!("\n{}\n", code.render::<qrcode::render::unicode::Dense1x2>().build());
    }
    // The house is open whether or not anybody reads this.
    let _ = std::io::stdout().write_all(text.as_bytes());
    Ok(())
}

/// Waits for Ctrl-C or SIGTERM.
async fn told_to_end() -> std::io::Result<()> {
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        let mut terminate = signal(SignalKind::terminate())?;
        tokio::select! {
            interrupted = tokio::signal::ctrl_c() => interrupted,
            _ = terminate.recv() => Ok(()),
        }
    }
    #[cfg(not(unix))]
    tokio::signal::ctrl_c().await
}
