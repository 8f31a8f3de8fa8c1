//! Time tells no secrets: a computer takes as long for the only thing it can do as for one of several, where others may not
//! know which it was. The clock is stopped; it moves when everyone waits, and while a computer is kept from thinking.

mod beats;
mod moments;
mod stage;
