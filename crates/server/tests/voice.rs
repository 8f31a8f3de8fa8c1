//! Everything the house says no with is said in every language, and told in `docs/protocol.md`.

use parlour_catalog::{AnyDenied, BadRecord, BrokenLog, Declined, Misread};
use parlour_server::wire::Reason;
use parlour_voice::trial::Trial;

#[test]
fn whatever_the_house_refuses_is_said() {
    Trial::new("house")
        .with::<Reason>()
        .with::<Misread>()
        .with::<AnyDenied>()
        .with::<Declined>()
        .with::<BrokenLog>()
        .with::<BadRecord>()
        .hold();
}
