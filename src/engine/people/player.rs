//! A player who chooses as people do, and takes as long.

use std::time::Duration;

use super::appraisal::{AppraisedMove, Appraiser, Sight};
use super::choice::MoveChoice;
use super::features::gives_corner;
use super::model::Model;
use super::{GamePart, Person};
use crate::engine::strong::weights::DISC;
use crate::engine::{Elo, Engine, Level, Score, Stop, Thought};
use crate::rules::{Position, Square};
use crate::seeded::{Seeded, mix};

/// Plays like a person.
#[derive(Debug)]
pub struct PersonPlayer {
    manner: Manner,
    seed: u64,
    appraiser: Appraiser,
    opponents_last: Option<Square>,
    deliberation: Duration,
}

#[derive(Clone, Copy, Debug)]
enum Manner {
    /// At this place of [`Model::weights_at`].
    Steady(f64),
    /// About as strong as this, weaker when ahead and stronger when behind.
    Adaptive(Elo),
}

/// Somebody who keeps up is so much weaker for every disc that the game stands in its favour, and stronger for every disc
/// against it, in Elo.
const ELO_FOR_A_DISC: f64 = 8.0;
/// At most so much.
const MOST_ELO: f64 = 160.0;

/// Throwing nothing away makes it so much stronger, which is taken off (measured against six of the persons, 100 games each:
/// `cargo xtask match adaptive-1100 newcomer --games 100`).
const ELO_FOR_CARE: f64 = 50.0;

/// From so many discs ahead on, one who keeps up does not throw them away for all to see.
const AHEAD: f32 = 3.0;
/// With so few empty squares everybody sees what a move throws away.
const COUNTABLE: u32 = 6;
/// What is rarer than this would look like a gift.
const ODD: f32 = 0.04;

impl PersonPlayer {
    /// Somebody of the ladder of people. The same seed makes the same choices in the same positions.
    pub fn new(person: Person, seed: Option<u64>) -> Self {
        Self::with_manner(Manner::Steady(person.place()), seed)
    }

    /// Somebody who is about as strong as this, and keeps the game close.
    pub fn adaptive(elo: Elo, seed: Option<u64>) -> Self {
        Self::with_manner(Manner::Adaptive(elo), seed)
    }

    /// Somebody between or beyond the persons, at this place of [`Model::weights_at`].
    pub fn at_place(place: f64, seed: Option<u64>) -> Self {
        Self::with_manner(Manner::Steady(place), seed)
    }

    fn with_manner(manner: Manner, seed: Option<u64>) -> Self {
        Self {
            manner,
            seed: seed.unwrap_or_default(),
            appraiser: Appraiser::with_sight(match manner {
                Manner::Steady(place) => sight_at(place),
                Manner::Adaptive(elo) => sight_at(Level::place_among_people(f64::from(elo.points()))),
            }),
            opponents_last: None,
            deliberation: Duration::ZERO,
        }
    }

    /// How likely each move is.
    fn choice(&self, position: Position, moves: &[AppraisedMove]) -> MoveChoice {
        let model = Model::shipped();
        let best = moves.iter().map(|it| it.long).fold(f32::MIN, f32::max);
        let place = match self.manner {
            Manner::Steady(place) => place,
            Manner::Adaptive(elo) => {
                let shift = (-ELO_FOR_A_DISC * f64::from(best)).clamp(-MOST_ELO, MOST_ELO);
                Level::place_among_people(f64::from(elo.points()) - ELO_FOR_CARE + shift)
            }
        };
        let weights = model.weights_at(place);
        let mut choice = MoveChoice::new(position, self.opponents_last, moves, &model.openings, &weights);
        choice.leave_out_unlikely_gifts(position);
        if matches!(self.manner, Manner::Adaptive(_)) && best >= AHEAD {
            leave_out_visible_gifts(&mut choice, position);
        }
        choice
    }
}

impl Engine for PersonPlayer {
    fn choose(
        &mut self,
        position: Position,
        stop: &Stop,
        _progress: &mut dyn FnMut(&Thought),
    ) -> Option<Thought> {
        let first = position.moves().first()?;
        let Some((moves, nodes)) = self.appraiser.appraise(position, stop) else {
            // Stopped: any legal move, without a thought.
            self.deliberation = Duration::ZERO;
            let score = Score::Estimate(0);
            return Some(Thought { best: first, score, line: vec![first], depth: 0, nodes: 0 });
        };
        let choice = self.choice(position, &moves);
        let mut random = Seeded::new(mix(self.seed) ^ key(position));
        let picked = choice.pick(&mut random)?;
        self.deliberation = deliberation(position, &choice, &mut random);
        Some(Thought {
            best: picked.at,
            score: Score::Estimate((picked.long * DISC as f32) as i32),
            line: vec![picked.at],
            depth: self.appraiser.depth(position),
            nodes,
        })
    }

    fn opponent_played(&mut self, at: Option<Square>) {
        self.opponents_last = at;
    }

    fn deliberation(&self) -> Duration {
        self.deliberation
    }
}

/// Without what everybody would see as throwing a game away, as far as there is something else: a corner, a move that nobody
/// would make, and when the end can be counted, what loses a game that is won.
fn leave_out_visible_gifts(choice: &mut MoveChoice, position: Position) {
    choice.retain(|it, _| !gives_corner(position, it.at));
    choice.retain(|_, chance| chance >= ODD);
    if position.empties().len() <= COUNTABLE {
        choice.retain(|it, _| it.long > 0.0);
    }
}

/// How far somebody at this place of [`Model::weights_at`] looks ahead: as far as everybody whose games were learned from,
/// and two plies further where more care alone makes nobody stronger: with eight plies and all the care there is, one is 250
/// Elo weaker than the Master. Nobody there would choose what is ten discs worse.
const fn sight_at(place: f64) -> Sight {
    if place > CARE_IS_NOT_ENOUGH { Sight { plies: 10, margin: 10, ..Sight::CLUB } } else { Sight::CLUB }
}

/// From this place on more sight is needed than more care.
const CARE_IS_NOT_ENOUGH: f64 = 8.25;

/// Different positions make different choices.
fn key(position: Position) -> u64 {
    let bytes = position.to_bytes();
    bytes
        .chunks_exact(8)
        .fold(0, |key, part| mix(key ^ part.iter().fold(0, |number, &byte| number << 8 | u64::from(byte))))
}

/// How long people think: hardly where there is nothing to choose, longer where many moves look alike, and longest in the
/// middle of the game. Nobody should have to wait longer than the last of these.
fn deliberation(position: Position, choice: &MoveChoice, random: &mut Seeded) -> Duration {
    const FORCED: f32 = 0.4;
    const OBVIOUS: f32 = 0.7;
    const LONGEST: f32 = 4.0;
    if position.moves().len() == 1 {
        return Duration::from_secs_f32(FORCED);
    }
    let slowness = match GamePart::with_empties(position.empties().len()) {
        GamePart::Opening => 0.8,
        GamePart::Middle => 1.6,
        GamePart::End => 1.2,
    };
    // No two thoughts last equally long.
    let mood = 0.75 + random.below(500) as f32 / 1000.0;
    Duration::from_secs_f32((OBVIOUS + slowness * mood * choice.entropy()).min(LONGEST))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Board, random_position};

    fn ask(player: &mut PersonPlayer, position: Position) -> Thought {
        player.choose(position, &Stop::new(), &mut |_| {}).unwrap()
    }

    #[test]
    fn the_same_seed_makes_the_same_choice_and_others_differ() {
        let position = random_position(40, 4, &mut Seeded::new(41));
        let chosen = |seed| ask(&mut PersonPlayer::new(Person::Beginner, Some(seed)), position).best;
        assert_eq!(chosen(1), chosen(1));
        let different: std::collections::HashSet<Square> = (0..20).map(chosen).collect();
        assert!(different.len() >= 3, "{different:?}");
    }

    #[test]
    fn every_choice_is_legal_and_takes_a_persons_time() {
        let mut random = Seeded::new(42);
        for person in Person::ALL {
            for n_empties in [60, 45, 30, 15, 5] {
                let position = random_position(n_empties, 2, &mut random);
                let mut player = PersonPlayer::new(person, Some(random.next()));
                assert!(position.moves().contains(ask(&mut player, position).best));
                let time = player.deliberation();
                assert!((0.3..=4.0).contains(&time.as_secs_f32()), "{time:?}");
            }
        }
    }

    #[test]
    fn what_is_forced_is_played_sooner_than_what_is_open() {
        let board: Board =
            "XO------ -------- -------- -------- -------- -------- ------OO -----OOO X".parse().unwrap();
        let mut player = PersonPlayer::new(Person::Regular, None);
        ask(&mut player, board.position);
        let forced = player.deliberation();
        ask(&mut player, random_position(35, 6, &mut Seeded::new(43)));
        assert!(forced < player.deliberation());
    }

    #[test]
    fn a_stopped_player_has_a_legal_move_at_once() {
        let stop = Stop::new();
        stop.raise();
        let mut player = PersonPlayer::new(Person::Titleholder, None);
        let thought = player.choose(Position::START, &stop, &mut |_| {}).unwrap();
        assert!(Position::START.moves().contains(thought.best));
        assert_eq!(player.deliberation(), Duration::ZERO);
    }

    /// The weaker one loses more by its own choices, position by position.
    #[test]
    fn stronger_people_lose_less_a_move() {
        let mut random = Seeded::new(44);
        let positions: Vec<Position> =
            (0..60).map(|n| random_position(20 + n % 30, 3, &mut random)).collect();
        let loss = |person| -> f32 {
            let player = PersonPlayer::new(person, None);
            let each = positions.iter().map(|&position| {
                let (moves, _) = Appraiser::default().appraise(position, &Stop::new()).unwrap();
                let best = moves.iter().map(|it| it.long).fold(f32::MIN, f32::max);
                player
                    .choice(position, &moves)
                    .moves()
                    .iter()
                    .map(|(it, chance)| chance * (best - it.long))
                    .sum::<f32>()
            });
            each.sum()
        };
        let losses = Person::ALL.map(loss);
        assert!(losses.is_sorted_by(|one, other| one > other), "{losses:?}");
    }

    /// "No random gift of a corner by a strong rung."
    #[test]
    fn the_strong_hardly_ever_give_a_corner_for_nothing() {
        let mut random = Seeded::new(45);
        let (mut given, mut n_chances) = (0.0, 0);
        for number in 0..150 {
            let position = random_position(16 + number % 36, 3, &mut random);
            let (moves, _) = Appraiser::default().appraise(position, &Stop::new()).unwrap();
            let best = moves.iter().map(|it| it.long).fold(f32::MIN, f32::max);
            let is_gift = |it: &AppraisedMove| gives_corner(position, it.at) && best - it.long >= 8.0;
            if moves.iter().any(is_gift) {
                n_chances += 1;
                let choice = PersonPlayer::new(Person::Titleholder, None).choice(position, &moves);
                given += choice.moves().iter().filter(|(it, _)| is_gift(it)).map(|it| it.1).sum::<f32>();
            }
        }
        assert!(n_chances > 40, "{n_chances}");
        assert!(given / (n_chances as f32) < 0.01, "{given} of {n_chances}");
    }

    #[test]
    fn one_who_keeps_up_is_weaker_ahead_and_stronger_behind_and_throws_nothing_away() {
        let elo = Elo::new(1300).unwrap();
        let mut random = Seeded::new(46);
        let (mut ahead, mut behind) = ([0.0; 2], [0.0; 2]);
        for number in 0..60 {
            let position = random_position(14 + number % 36, 3, &mut random);
            let (moves, _) = Appraiser::default().appraise(position, &Stop::new()).unwrap();
            let best = moves.iter().map(|it| it.long).fold(f32::MIN, f32::max);
            let steady = PersonPlayer::with_manner(Manner::Steady(Level::place_among_people(1300.0)), None);
            let players = [PersonPlayer::adaptive(elo, None), steady];
            let losses = players.map(|player| {
                let choice = player.choice(position, &moves);
                let is_careful = |it: &AppraisedMove| !gives_corner(position, it.at);
                let is_ahead = matches!(player.manner, Manner::Adaptive(_)) && best >= AHEAD;
                if is_ahead && moves.iter().any(is_careful) {
                    assert!(choice.moves().iter().all(|(it, _)| is_careful(it)), "{position:?}");
                }
                choice.moves().iter().map(|(it, chance)| chance * (best - it.long)).sum::<f32>()
            });
            let sums = if best >= AHEAD { &mut ahead } else { &mut behind };
            sums.iter_mut().zip(losses).for_each(|(sum, loss)| *sum += loss);
        }
        assert!(behind[0] < behind[1], "behind it loses less: {behind:?}");
        assert!(ahead[0] > 0.0 && behind[0] > 0.0, "it errs all the same: {ahead:?} {behind:?}");
    }
}
