//! Commands for running a house: `status`, `stop`, `migrate`, `backup`, `restore`.

mod backup;
mod migrate;
mod running;
mod status;
mod stop;

pub(crate) use backup::{backup, restore};
pub(crate) use migrate::migrate;
pub(crate) use status::status;
pub(crate) use stop::stop;

/// Waits for a database.
fn wait<T>(work: impl Future<Output = T>) -> std::io::Result<T> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    Ok(runtime.block_on(work))
}
