//! What a board answers to those who listen, as far as it is the same for every game.

use super::GameScreen;
use crate::app::Message;
use crate::ui::Page;
use crate::ui::access::BoardQuestion;

/// Answers a question that was asked on a square. `about_squares` is the answer of those that only the game can give.
pub(in crate::ui) fn answer<G: GameScreen>(
    page: &mut Page<'_>,
    (square, question): (G::Square, BoardQuestion),
    about_squares: Option<String>,
) {
    let table = page.app.table::<G>();
    let words = page.words;
    match question {
        BoardQuestion::NextPlayable => match G::next_playable(table, square) {
            Some(next) => page.led_to = Some(next),
            None => page.answer = Some(words.access.nothing_playable.to_owned()),
        },
        BoardQuestion::LastMove => {
            let last = table.messages().into_iter().rev().find_map(|message| match message {
                Message::Played { number, disc, played, .. } => {
                    Some(G::ply_words(words, number, disc, played))
                }
                Message::Begins(_) | Message::End { .. } => None,
            });
            page.answer = Some(last.unwrap_or_else(|| words.access.no_move_yet.to_owned()));
        }
        BoardQuestion::Score => page.answer = Some(words.arena.tally(table.tally())),
        BoardQuestion::Row | BoardQuestion::Column | BoardQuestion::Whole => page.answer = about_squares,
    }
}
