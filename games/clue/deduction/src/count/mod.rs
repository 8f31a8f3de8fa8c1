//! Counting deals, exactly.
//!
//! Cards are dealt one after another, in a chosen [`order`]. What matters of the cards a holder was dealt so far is
//! little: how many more it takes, and which of its needs are unmet. A [`hand`] diagram has one node for each such
//! situation, with equal futures merged. The [`graph`] joins the diagrams of all holders, each card going to just
//! one of them: its paths are the deals. Every answer is a sum over paths, taken level by level in both directions
//! ([`tally`], [`cases`]), with whole numbers wide enough never to overflow ([`number`]).

pub(crate) mod cases;
pub(crate) mod graph;
mod hand;
pub(crate) mod number;
mod order;
mod quick;
pub(crate) mod tally;

/// Evaluates an expression with the narrowest type of whole numbers that holds so many bits.
macro_rules! in_width {
    ($bits:expr, $number:ident => $done:expr) => {{
        let bits: u64 = $bits;
        if bits <= u64::BITS.into() {
            type $number = u64;
            $done
        } else if bits <= u128::BITS.into() {
            type $number = u128;
            $done
        } else {
            type $number = num_bigint::BigUint;
            $done
        }
    }};
}
pub(crate) use in_width;
