//! Logistic regression: weights under which the evaluation foretells how games end.

use crate::sample::Sample;
use checkers_ai::engine::tuning::{FEATURES, MAN, PATTERNS, each_feature, men_of};
use checkers_rules::{Side, Squares};

/// How much the result counts against what the search said. A search is less often wrong than a game is
/// decided by the position; but only results say how much a man is worth.
const RESULT: f32 = 0.4;
/// How far a weight is moved by its first samples. Each moves it less than the one before.
const STEP: f32 = 0.04;
/// How strongly weights of patterns are pulled to nothing: what is rarely seen must not say much.
const PULL: f32 = 2e-4;
/// One sample in so many is held back to see whether what is learnt holds elsewhere.
const HELD_BACK: usize = 20;
const FULL: f32 = 24.0;
/// Parts of a hundredth of a man in one step of a weight; must agree with the evaluation.
const STEPS: f32 = 2.0;

/// Own men by square: not features of the engine, for patterns can say the same. Learning them apart lets a
/// pattern that was never seen be worth what its men are worth; in the end they are added to the patterns.
const MAN_ON: usize = FEATURES;
const ALL: usize = FEATURES + 32;

/// A weight for a full board and one for an empty one.
type Weight = [f32; 2];

struct Model {
    weights: Vec<Weight>,
    /// Sum of squared steps, by which later ones are made smaller.
    moved: Vec<Weight>,
}

/// The weights in the engine's form.
pub(crate) fn fit(samples: &[Sample], rounds: u64) -> Vec<u8> {
    let scale = scale(samples);
    let mut model = Model { weights: vec![[0.0; 2]; ALL], moved: vec![[1e-6; 2]; ALL] };
    model.weights[MAN] = [100.0 / scale; 2];
    eprintln!("{} positions; a man ahead wins like {:.0} hundredths", samples.len(), scale);
    let mut features = Vec::new();
    for round in 1..=rounds {
        let mut loss = [(0.0, 0); 2];
        for (number, sample) in samples.iter().enumerate() {
            let is_held_back = number / 64 % HELD_BACK == 0;
            let told = RESULT * f32::from(sample.result) / 2.0
                + (1.0 - RESULT) * chance(sample.score as f32 / scale);
            list(sample, &mut features);
            let foretold = chance(model.sum(&features));
            let (sum, count) = &mut loss[usize::from(is_held_back)];
            *sum -= f64::from(told * foretold.ln() + (1.0 - told) * (1.0 - foretold).ln());
            *count += 1;
            if !is_held_back {
                model.learn(&features, foretold - told);
            }
        }
        let [learnt, held_back] = loss.map(|(sum, count)| sum / f64::from(count.max(1)));
        eprintln!("round {round}: loss {learnt:.5}, on positions held back {held_back:.5}");
    }
    centre(&mut model.weights, samples);
    write(&model.weights)
}

/// What all squares have in common belongs to the man, not to its square.
fn centre(weights: &mut [Weight], samples: &[Sample]) {
    let mut seen = [0_u32; 32];
    for sample in samples.iter().step_by(7) {
        let board = sample.position.board();
        board.men(Side::Black).iter().for_each(|square| seen[square.index()] += 1);
        board.men(Side::White).iter().for_each(|square| seen[31 - square.index()] += 1);
    }
    let all: u32 = seen.iter().sum();
    for phase in 0..2 {
        let on = |square: usize| weights[MAN_ON + square][phase] * seen[square] as f32;
        let mean = (0..32).map(on).sum::<f32>() / all as f32;
        weights[MAN][phase] += mean;
        weights[MAN_ON..].iter_mut().for_each(|weight| weight[phase] -= mean);
    }
}

/// How likely the side to move wins.
fn chance(sum: f32) -> f32 {
    (1.0 / (1.0 + (-sum).exp())).clamp(1e-5, 1.0 - 1e-5)
}

/// How many hundredths of a man make the odds e to 1, by the searches' scores and the games' results.
fn scale(samples: &[Sample]) -> f32 {
    let loss = |scale: f32| -> f64 {
        let one = |sample: &Sample| {
            let (won, foretold) = (f32::from(sample.result) / 2.0, chance(sample.score as f32 / scale));
            f64::from(-won * foretold.ln() - (1.0 - won) * (1.0 - foretold).ln())
        };
        samples.iter().step_by(7).map(one).sum()
    };
    let scales = (20..300).step_by(5).map(|scale| scale as f32);
    scales.min_by(|a, b| loss(*a).total_cmp(&loss(*b))).expect("some")
}

/// A feature and how much it counts on a full and on an empty board.
type Counted = (usize, Weight);

fn list(sample: &Sample, features: &mut Vec<Counted>) {
    features.clear();
    let board = sample.position.board();
    let share = board.occupied().len() as f32 / FULL;
    let counted = |count: i32| [count as f32 * share, count as f32 * (1.0 - share)];
    each_feature(sample.position, &mut |feature, count| features.push((feature, counted(count))));
    let sign = if sample.position.to_move() == checkers_rules::Side::Black { 1 } else { -1 };
    let men = Side::BOTH.map(|side| board.men(side));
    features.extend(men[0].iter().map(|square| (MAN_ON + square.index(), counted(sign))));
    features.extend(men[1].iter().map(|square| (MAN_ON + 31 - square.index(), counted(-sign))));
}

impl Model {
    fn sum(&self, features: &[Counted]) -> f32 {
        features
            .iter()
            .map(|(feature, [full, bare])| {
                let [on_full, on_bare] = self.weights[*feature];
                on_full * full + on_bare * bare
            })
            .sum()
    }

    fn learn(&mut self, features: &[Counted], fault: f32) {
        for (feature, counts) in features {
            let pull = if *feature < PATTERNS { PULL } else { 0.0 };
            let phases = self.weights[*feature].iter_mut().zip(&mut self.moved[*feature]).zip(counts);
            for ((weight, moved), count) in phases {
                let slope = fault * count + pull * *weight;
                *moved += slope * slope;
                *weight -= STEP * slope / moved.sqrt();
            }
        }
    }
}

/// Adds the men's squares to the patterns of two windows that cover the board once, and rounds.
fn write(weights: &[Weight]) -> Vec<u8> {
    // A man is worth a hundred hundredths, halfway through a game.
    let scale = 200.0 / weights[MAN].iter().sum::<f32>();
    let steps = |weight: f32| (weight * scale * STEPS).round();
    let mut cut = 0;
    let mut bytes = Vec::new();
    for pattern in 0..PATTERNS {
        let mut weight = weights[pattern];
        // The first band is the back rank and the row before it, the third the next two rows; the other half
        // of the board are the same bands of the other side.
        if [0, 2].contains(&(pattern / 6561)) {
            let [own, other] = men_of(pattern);
            for phase in 0..2 {
                weight[phase] += Squares::from_bits(own)
                    .iter()
                    .map(|square| weights[MAN_ON + square.index()][phase])
                    .sum::<f32>();
                weight[phase] -= Squares::from_bits(other)
                    .iter()
                    .map(|square| weights[MAN_ON + 31 - square.index()][phase])
                    .sum::<f32>();
            }
        }
        cut += usize::from(weight.iter().any(|weight| steps(*weight).abs() > 127.0));
        bytes.extend(weight.map(|weight| steps(weight).clamp(-127.0, 127.0) as i8 as u8));
    }
    eprintln!("{cut} of {PATTERNS} patterns do not fit into a byte");
    for weight in &weights[PATTERNS..FEATURES] {
        bytes.extend(weight.iter().flat_map(|weight| (steps(*weight) as i16).to_le_bytes()));
    }
    for (name, feature) in [("man", MAN), ("king", MAN + 1), ("turn", MAN + 2), ("the move", MAN + 3)] {
        eprintln!("{name}: {:?}", weights[feature].map(|weight| (weight * scale).round()));
    }
    bytes
}
