//! How well the model foretells choices that it has not learned from, and whether it errs as those people do.

use othello::engine::people::{GamePart, Model, MoveChoice, Person};
use othello::rules::Bitboard;

use super::fit::{chances, softmax};
use super::sample::{EDGES, Sample, Use};

/// A move that loses so many discs is a blunder here: what the review of a game calls a mistake or worse. What it calls a
/// blunder itself, ten discs, is too rare in the openings of strong players to be compared.
const BLUNDER: f64 = 6.0;
/// A move on an X square that loses so many discs is one of those errors against which every book warns.
const X_ERROR: f64 = 3.0;

/// Prints all tables.
pub(crate) fn print(model: &Model, samples: &[Sample]) {
    for (purpose, title) in [
        (Use::OtherYears, "games of years that were held out"),
        (Use::OtherPlayers, "games of players who were never learned from"),
    ] {
        println!("\n### Foretold: {title}\n");
        println!(
            "| band | choices | | top 1 | top 3 | log-loss | behind the model |\n|---|---:|---|---:|---:|---:|---:|"
        );
        for band in 0..EDGES.len() {
            print_foretold(model, band, &of(samples, band, purpose), &of(samples, band, Use::Learning));
        }
    }
    print_all_errors(model, samples);
}

/// Prints whether the model errs as people do.
pub(crate) fn print_all_errors(model: &Model, samples: &[Sample]) {
    println!("\n### Errors: all games that were held out\n");
    println!(
        "| band | choices | | loss a move | blunders: opening | middle | end | X errors |\n|---|---:|---|---:|---:|---:|---:|---:|"
    );
    for band in 0..EDGES.len() {
        let held_out: Vec<&Sample> = [Use::OtherYears, Use::OtherPlayers]
            .into_iter()
            .flat_map(|purpose| of(samples, band, purpose))
            .collect();
        print_errors(model, band, &held_out);
    }
}

fn of(samples: &[Sample], band: usize, purpose: Use) -> Vec<&Sample> {
    samples.iter().filter(|it| it.choice.band == band && it.choice.purpose == purpose).collect()
}

/// The name of the person who plays like a band. The strongest band has none of its own.
fn name(band: usize) -> &'static str {
    Person::FITTED.get(band).map_or("strongest", |person| person.name())
}

/// How well something foretold each of some choices.
struct Foretold {
    name: &'static str,
    top_one: Vec<f64>,
    top_three: Vec<f64>,
    log_loss: Vec<f64>,
}

impl Foretold {
    fn new(name: &'static str, samples: &[&Sample], chances: impl Fn(&Sample) -> Vec<f64>) -> Self {
        let mut foretold = Self { name, top_one: Vec::new(), top_three: Vec::new(), log_loss: Vec::new() };
        for sample in samples {
            let chances = chances(sample);
            foretold.top_one.push(share_in_top(&chances, sample.chosen, 1));
            foretold.top_three.push(share_in_top(&chances, sample.chosen, 3));
            foretold.log_loss.push(-chances[sample.chosen].ln());
        }
        foretold
    }
}

/// Whether the chosen move is among the likeliest `n`, and which part of it where several are equally likely.
fn share_in_top(chances: &[f64], chosen: usize, n: usize) -> f64 {
    let n_better = chances.iter().filter(|&&chance| chance > chances[chosen]).count();
    let n_worse = chances.iter().filter(|&&chance| chance < chances[chosen]).count();
    let n_equal = chances.len() - n_better - n_worse;
    (n.saturating_sub(n_better) as f64 / n_equal as f64).min(1.0)
}

fn print_foretold(model: &Model, band: usize, judged: &[&Sample], learned: &[&Sample]) {
    let values = |sample: &Sample| sample.moves.iter().map(|it| f64::from(it.long)).collect::<Vec<f64>>();
    let heated = |heat: f64| {
        move |sample: &Sample| softmax(&values(sample).iter().map(|it| it / heat).collect::<Vec<_>>())
    };
    let loss = |chances: &dyn Fn(&Sample) -> Vec<f64>| -> f64 {
        mean(&learned.iter().map(|sample| -chances(sample)[sample.chosen].ln()).collect::<Vec<_>>()).0
    };
    let best = |error: f64| {
        move |sample: &Sample| {
            let top = values(sample).into_iter().fold(f64::MIN, f64::max);
            let is_best: Vec<bool> = values(sample).iter().map(|&value| value >= top).collect();
            let n_best = is_best.iter().filter(|&&it| it).count() as f64;
            let n_others = (is_best.len() as f64 - n_best).max(1.0);
            is_best.into_iter().map(|it| if it { (1.0 - error) / n_best } else { error / n_others }).collect()
        }
    };
    // Both baselines have the number under which they foretell best what the model has learned from.
    let heat = lowest((1..60).map(|n| 0.1 * f64::from(n)), |heat| loss(&heated(heat)));
    let error = lowest((1..99).map(|n| 0.01 * f64::from(n)), |error| loss(&best(error)));
    let weights = &model.bands[band].weights;
    let rows = [
        Foretold::new("model", judged, |sample| chances(&sample.features, weights)),
        Foretold::new("softmax of values", judged, heated(heat)),
        Foretold::new("best move", judged, best(error)),
        Foretold::new("uniform", judged, |sample| vec![1.0 / sample.moves.len() as f64; sample.moves.len()]),
    ];
    for (number, row) in rows.iter().enumerate() {
        let first = if number == 0 { format!("{} | {}", name(band), judged.len()) } else { " | ".to_owned() };
        let percent = |hits: &[f64]| {
            let (mean, error) = mean(hits);
            format!("{:.1} ± {:.1} %", 100.0 * mean, 100.0 * error)
        };
        let (log_loss, error) = mean(&row.log_loss);
        let behind: Vec<f64> =
            row.log_loss.iter().zip(&rows[0].log_loss).map(|(one, other)| one - other).collect();
        let (behind, behind_error) = mean(&behind);
        let behind = if number == 0 { String::new() } else { format!("{behind:.3} ± {behind_error:.3}") };
        println!(
            "| {first} | {} | {} | {} | {log_loss:.3} ± {error:.3} | {behind} |",
            row.name,
            percent(&row.top_one),
            percent(&row.top_three),
        );
    }
}

/// The number under which something is lowest.
fn lowest(numbers: impl Iterator<Item = f64>, value: impl Fn(f64) -> f64) -> f64 {
    numbers.min_by(|&one, &other| value(one).total_cmp(&value(other))).unwrap_or(1.0)
}

/// The mean and its standard error.
fn mean(values: &[f64]) -> (f64, f64) {
    let n = values.len().max(1) as f64;
    let mean = values.iter().sum::<f64>() / n;
    let variance = values.iter().map(|value| (value - mean).powi(2)).sum::<f64>() / (n - 1.0).max(1.0);
    (mean, (variance / n).sqrt())
}

/// Something that is counted of a choice: of which choices it is counted, and how much a move counts.
type Counted = (Option<GamePart>, fn(&Sample, usize) -> f64);

fn print_errors(model: &Model, band: usize, samples: &[&Sample]) {
    let blunder: fn(&Sample, usize) -> f64 = |sample, idx| f64::from(u8::from(sample.loss(idx) >= BLUNDER));
    let x_error: fn(&Sample, usize) -> f64 = |sample, idx| {
        let is_x = Bitboard::X_SQUARES.contains(sample.moves[idx].at);
        f64::from(u8::from(is_x && sample.loss(idx) >= X_ERROR))
    };
    let counted: [Counted; 5] = [
        (None, Sample::loss),
        (Some(GamePart::Opening), blunder),
        (Some(GamePart::Middle), blunder),
        (Some(GamePart::End), blunder),
        (None, x_error),
    ];
    let weights = &model.bands[band].weights;
    // As the player plays, who leaves out what is all but never chosen.
    let as_played = |sample: &Sample| -> Vec<f64> {
        let choice = &sample.choice;
        let mut played =
            MoveChoice::new(choice.position, choice.last, &sample.moves, &model.openings, weights);
        played.leave_out_unlikely_gifts(choice.position);
        let chance = |at| played.moves().iter().find(|(it, _)| it.at == at).map_or(0.0, |it| f64::from(it.1));
        sample.moves.iter().map(|it| chance(it.at)).collect()
    };
    let mut cells: [Vec<String>; 3] = Default::default();
    for (number, (part, count)) in counted.into_iter().enumerate() {
        let is_in = |sample: &&&Sample| {
            part.is_none_or(|part| GamePart::with_empties(sample.choice.position.empties().len()) == part)
        };
        let (mut people, mut played) = (Vec::new(), Vec::new());
        for sample in samples.iter().filter(is_in) {
            people.push(count(sample, sample.chosen));
            played.push(
                as_played(sample).iter().enumerate().map(|(idx, chance)| chance * count(sample, idx)).sum(),
            );
        }
        let ((theirs, their_error), (ours, _)) = (mean(&people), mean(&played));
        let told =
            |value: f64| if number == 0 { format!("{value:.2}") } else { format!("{:.2} %", 100.0 * value) };
        cells[0].push(format!("{} ± {}", told(theirs), told(their_error)));
        cells[1].push(told(ours));
        cells[2].push(format!("{:+.0} %", 100.0 * (ours / theirs - 1.0)));
    }
    for (row, cells) in ["people", "the player", "difference"].into_iter().zip(cells) {
        let first =
            if row == "people" { format!("{} | {}", name(band), samples.len()) } else { " | ".to_owned() };
        println!("| {first} | {row} | {} |", cells.join(" | "));
    }
}
