//! How a piece moves over the board: a pure function of time between two positions that are both settled.

use std::time::Duration;

use crate::app::othello::share;
use crate::app::table::Animation;
use crate::app::{AnimationSpeed, Now};
use crate::rules::checkers::{Move, Piece, Position, Rank, Square};

/// How long one hop takes, a step or a jump over one piece: slow enough to see which piece was captured.
const HOP: Duration = Duration::from_millis(320);
/// Half of it.
const FAST_HOP: Duration = Duration::from_millis(160);
/// From this share of a hop on, the jumped piece fades: the other one is above it then.
const FADE_FROM: f32 = 0.45;

/// Some hops of a move that a piece is making. The game, or the way of its jump, already stands after them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MoveAnimation {
    /// The position before the move.
    pub before: Position,
    /// The move.
    pub chosen: Move,
    /// The first hop that is shown, from 0; those before it were shown already.
    first: usize,
    /// The hop at which the showing ends, not itself shown.
    end: usize,
    /// When the first hop began.
    pub started: Now,
    hop: Duration,
}

/// A piece as it should be drawn.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PieceView {
    /// The piece.
    pub piece: Piece,
    /// Where it is, in columns from the left with Black above; between two while it moves.
    pub col: f32,
    /// In rows from above.
    pub row: f32,
    /// From 0 (gone) to 1.
    pub opacity: f32,
    /// How high it is above the board, from 0 to 1.
    pub lift: f32,
}

impl PieceView {
    /// A piece at rest.
    pub fn at(square: Square, piece: Piece) -> Self {
        Self { piece, col: square.col() as f32, row: square.row() as f32, opacity: 1.0, lift: 0.0 }
    }
}

impl MoveAnimation {
    /// The hops `first..end` of a move; `None` if pieces move at once.
    pub(super) fn new(
        before: Position,
        chosen: Move,
        (first, end): (usize, usize),
        speed: AnimationSpeed,
        now: Now,
    ) -> Option<Self> {
        let hop = match speed {
            AnimationSpeed::Off => return None,
            AnimationSpeed::Fast => FAST_HOP,
            AnimationSpeed::Normal => HOP,
        };
        Some(Self { before, chosen, first, end, started: now, hop })
    }

    /// Every piece as it stands at this moment, the moving one last.
    pub fn pieces_shown(&self, now: Now) -> Vec<PieceView> {
        let done = |hop: usize| match hop.checked_sub(self.first) {
            Some(nth) => share(now, self.started + self.hop * nth as u32, self.hop),
            None => 1.0,
        };
        let mut mover = None;
        let mut pieces = others(&self.before, self.chosen.from());
        for (hop, leg) in self.chosen.legs().enumerate().take(self.end) {
            let progress = done(hop);
            if let Some(captured) = leg.captured {
                fade(&mut pieces, captured, 1.0 - (progress - FADE_FROM).max(0.0) / (1.0 - FADE_FROM));
            }
            if progress > 0.0 || mover.is_none() {
                mover = Some((leg, progress));
            }
        }
        pieces.retain(|standing| standing.opacity > 0.0);
        if let (Some((leg, progress)), Some(piece)) = (mover, self.before.piece_at(self.chosen.from())) {
            pieces.push(between(leg.from, leg.to, self.arrived(piece, now), progress));
        }
        pieces
    }

    /// A man is a king from the moment he stands on his far row, not on the way there.
    fn arrived(&self, piece: Piece, now: Now) -> Piece {
        let is_over = self.is_whole() && now >= self.end();
        let rank = if is_over && self.crowns() { Rank::King } else { piece.rank };
        Piece { rank, ..piece }
    }

    /// Where the piece comes to rest.
    pub fn landing(&self) -> Square {
        self.chosen.path().get(self.end).copied().unwrap_or(self.chosen.to())
    }

    /// Whether the move ends with it; otherwise the piece waits for its next square.
    pub fn is_whole(&self) -> bool {
        self.end + 1 >= self.chosen.path().len()
    }

    /// Whether the move makes a king.
    pub fn crowns(&self) -> bool {
        crowns(&self.before, self.chosen)
    }
}

impl Animation for MoveAnimation {
    fn end(&self) -> Now {
        self.started + self.hop * (self.end.saturating_sub(self.first) as u32)
    }
}

/// Whether a move makes a king of a man.
pub(super) fn crowns(before: &Position, chosen: Move) -> bool {
    let is_man = before.men(before.turn()).contains(chosen.from());
    is_man && crate::rules::checkers::Squares::crown(before.turn()).contains(chosen.to())
}

/// The pieces of a position while a piece waits in the middle of its jump, with the jumped ones gone.
pub(super) fn waiting(position: &Position, way: &[Square]) -> Vec<PieceView> {
    let [from, .., here] = *way else { return all(position) };
    let mut pieces = others(position, from);
    for pair in way.windows(2) {
        if let Some(captured) = pair[0].over(pair[1]) {
            fade(&mut pieces, captured, 0.0);
        }
    }
    pieces.retain(|standing| standing.opacity > 0.0);
    pieces.extend(position.piece_at(from).map(|piece| PieceView::at(here, piece)));
    pieces
}

/// Every piece of a position, at rest.
pub(super) fn all(position: &Position) -> Vec<PieceView> {
    Square::all()
        .filter_map(|square| position.piece_at(square).map(|piece| PieceView::at(square, piece)))
        .collect()
}

fn others(position: &Position, mover: Square) -> Vec<PieceView> {
    let is_mover = |standing: &PieceView| is_on(standing, mover);
    let mut pieces = all(position);
    pieces.retain(|standing| !is_mover(standing));
    pieces
}

fn fade(pieces: &mut [PieceView], square: Square, opacity: f32) {
    for standing in pieces.iter_mut().filter(|standing| is_on(standing, square)) {
        standing.opacity = opacity;
    }
}

fn is_on(standing: &PieceView, square: Square) -> bool {
    Square::at(standing.col as usize, standing.row as usize) == Some(square)
}

/// A piece on its way: slow, fast, slow, and highest in the middle.
fn between(from: Square, to: Square, piece: Piece, progress: f32) -> PieceView {
    let eased = progress * progress * (3.0 - 2.0 * progress);
    let way = |from: usize, to: usize| from as f32 + (to as f32 - from as f32) * eased;
    PieceView {
        piece,
        col: way(from.col(), to.col()),
        row: way(from.row(), to.row()),
        opacity: 1.0,
        lift: 4.0 * eased * (1.0 - eased),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const STARTED: Now = Now::from_millis(1000);

    /// Black's man jumps from 15 by 24 to 31 and becomes a king.
    fn two_jumps(speed: AnimationSpeed) -> Option<MoveAnimation> {
        let before: Position = "---- ---- ---- --b- --w- ---- --w- ---- B".parse().unwrap();
        MoveAnimation::new(before, before.moves()[0], (0, 2), speed, STARTED)
    }

    fn at(now: Now) -> Vec<(String, u32)> {
        let pieces = two_jumps(AnimationSpeed::Normal).unwrap().pieces_shown(now);
        pieces
            .iter()
            .map(|it| {
                let place = format!("{}{:.1},{:.1}", it.piece.symbol(), it.col, it.row);
                (place, (it.opacity * 100.0) as u32)
            })
            .collect()
    }

    #[test]
    fn nothing_moves_when_animation_is_off() {
        assert_eq!(two_jumps(AnimationSpeed::Off), None);
    }

    #[test]
    fn the_piece_hops_from_square_to_square_and_the_jumped_ones_fade() {
        let whole = |places: &[&str]| places.iter().map(|&place| (place.to_owned(), 100)).collect::<Vec<_>>();
        assert_eq!(at(STARTED), whole(&["w5.0,4.0", "w5.0,6.0", "b4.0,3.0"]));
        assert_eq!(at(STARTED + HOP), whole(&["w5.0,6.0", "b6.0,5.0"]), "one is gone");
        let on_the_way = at(STARTED + HOP / 4 * 3);
        assert!(on_the_way[0].1 < 100 && on_the_way[0].1 > 0, "{on_the_way:?}");
        assert_eq!(at(STARTED + HOP * 2), whole(&["B4.0,7.0"]), "a king, and alone");
    }

    #[test]
    fn the_end_shows_the_position_after_the_move() {
        let animation = two_jumps(AnimationSpeed::Fast).unwrap();
        assert_eq!(animation.end(), STARTED + FAST_HOP * 2);
        let after = animation.before.play(animation.chosen).unwrap();
        assert_eq!(animation.pieces_shown(animation.end()), all(&after));
    }

    #[test]
    fn a_waiting_piece_stands_where_it_landed() {
        let before: Position = "---- ---- ---- --b- --w- ---- --w- ---- B".parse().unwrap();
        let way = [15, 24].map(|number| Square::new(number).unwrap());
        let half =
            MoveAnimation::new(before, before.moves()[0], (0, 1), AnimationSpeed::Normal, STARTED).unwrap();
        assert_eq!(half.pieces_shown(half.end()), waiting(&before, &way));
        let rest =
            MoveAnimation::new(before, before.moves()[0], (1, 2), AnimationSpeed::Normal, STARTED).unwrap();
        assert_eq!(rest.pieces_shown(STARTED), waiting(&before, &way), "it goes on from there");
    }
}
