//! A proof being written: all steps drawn so far, of which those that the end rests on are kept.

use super::ledger::{Inference, Use};
use super::step::{Because, ProofStep, Says};
use clue_rules::CardSet;

/// A proof being written.
#[derive(Default)]
pub(super) struct Draft {
    steps: Vec<Drawn>,
}

struct Drawn {
    depth: usize,
    inference: Inference,
    /// Itself and all the steps it rests on.
    roots: Roots,
}

impl Draft {
    /// Adds a step; its number.
    pub(super) fn push(&mut self, depth: usize, mut inference: Inference) -> usize {
        inference.uses = joined(inference.uses);
        let mut roots = self.roots(&inference.uses);
        roots.add(self.steps.len());
        self.steps.push(Drawn { depth, inference, roots });
        self.steps.len() - 1
    }

    /// How many steps were drawn.
    pub(super) fn len(&self) -> usize {
        self.steps.len()
    }

    pub(super) fn says(&self, step: usize) -> &Says {
        &self.steps[step].inference.says
    }

    /// How much a reader would have to follow before a step that uses these.
    pub(super) fn cost(&self, uses: &[Use]) -> usize {
        let weight = |step: usize| match self.steps[step].inference.because {
            Because::Setup => 0,
            Because::Entry(_) => 1,
            _ => 4,
        };
        self.roots(uses).iter().map(weight).sum()
    }

    /// Leaves only these cards of what a step says.
    pub(super) fn narrow(&mut self, step: usize, only: CardSet) {
        match &mut self.steps[step].inference.says {
            Says::HasAll { cards, .. } | Says::HasNone { cards, .. } => *cards = *cards & only,
            Says::Hand { .. } | Says::HasSome { .. } | Says::NotTheCase { .. } | Says::Nothing => {}
        }
    }

    /// If the contradiction behind a refuted supposition never needed the supposition, takes the supposition
    /// away: the number of the contradiction, now one level higher.
    pub(super) fn lift(&mut self, refuted: usize) -> Option<usize> {
        let [start, end] = [0, 1].map(|part: usize| self.steps[refuted].inference.uses[part].step);
        if self.steps[end].roots.has(start) {
            return None;
        }
        for step in &mut self.steps[start + 1..=end] {
            step.depth -= 1;
        }
        Some(end)
    }

    /// The steps that `end` rests on, in order, each saying no more than is used of it.
    pub(super) fn finish(&mut self, end: usize) -> Vec<ProofStep> {
        let kept: Vec<usize> = self.steps[end].roots.iter().collect();
        let mut used = vec![CardSet::EMPTY; self.steps.len()];
        for step in kept.iter().rev() {
            if *step != end {
                self.narrow(*step, used[*step]);
            }
            for use_ in &self.steps[*step].inference.uses {
                used[use_.step] = used[use_.step] | use_.cards;
            }
        }
        let place = |step: usize| kept.iter().position(|kept| *kept == step).expect("what is used is kept");
        let finished = kept.iter().map(|step| {
            let Drawn { depth, inference: Inference { says, because, uses }, .. } = &self.steps[*step];
            let from = uses.iter().map(|use_| place(use_.step)).collect();
            ProofStep { depth: *depth, says: *says, because: because.clone(), from }
        });
        finished.collect()
    }

    fn roots(&self, uses: &[Use]) -> Roots {
        let mut roots = Roots::default();
        for use_ in uses {
            roots.join(&self.steps[use_.step].roots);
        }
        roots
    }
}

/// One use per step, in order.
fn joined(mut uses: Vec<Use>) -> Vec<Use> {
    uses.sort_unstable();
    uses.dedup_by(|next, kept| {
        let same = next.step == kept.step;
        if same {
            kept.cards = kept.cards | next.cards;
        }
        same
    });
    uses
}

/// A set of step numbers.
#[derive(Clone, Default)]
struct Roots(Vec<u64>);

impl Roots {
    fn add(&mut self, step: usize) {
        let word = step / 64;
        if self.0.len() <= word {
            self.0.resize(word + 1, 0);
        }
        self.0[word] |= 1 << (step % 64);
    }

    fn has(&self, step: usize) -> bool {
        self.0.get(step / 64).is_some_and(|word| word >> (step % 64) & 1 == 1)
    }

    fn join(&mut self, other: &Roots) {
        if self.0.len() < other.0.len() {
            self.0.resize(other.0.len(), 0);
        }
        for (own, more) in self.0.iter_mut().zip(&other.0) {
            *own |= more;
        }
    }

    fn iter(&self) -> impl Iterator<Item = usize> {
        self.0.iter().enumerate().flat_map(|(word, bits)| {
            (0..64).filter(move |bit| bits >> bit & 1 == 1).map(move |bit| word * 64 + bit)
        })
    }
}
