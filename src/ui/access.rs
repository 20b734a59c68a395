//! What those get who listen to a screen reader and do not see the screen: a voice for what happens, a place where reading
//! begins, questions that a board answers, and nothing twice.
//!
//! All of it is written into the tree of controls that egui makes when somebody wants it; without a reader there is no
//! tree, and these functions do nothing.

use egui::accesskit::{Action, ActionData, CustomAction, Live, NodeId};
use egui::{Context, Id, Rect, Role, Sense, Ui, WidgetInfo, vec2};

use super::strings::AccessWords;

/// What a board can be asked, by an action on one of its squares: swiping over all of them is a long way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BoardQuestion {
    /// Where something can be played; the reader goes there.
    NextPlayable,
    /// What was played last.
    LastMove,
    /// What is on the square's row.
    Row,
    /// What is on the square's column.
    Column,
    /// What is on all rows.
    Whole,
    /// How many pieces each side has.
    Score,
}

impl BoardQuestion {
    /// All of them, in the order in which a reader lists them. The place in it is the action's number.
    pub const ALL: [Self; 6] =
        [Self::NextPlayable, Self::LastMove, Self::Row, Self::Column, Self::Whole, Self::Score];

    /// Those about the squares alone, for a board that is no game.
    pub(super) const ABOUT_SQUARES: &'static [Self] = &[Self::Row, Self::Column, Self::Whole];

    fn number(self) -> i32 {
        Self::ALL.iter().position(|question| *question == self).unwrap_or(0) as i32
    }
}

/// Offers these questions on a control.
pub(super) fn offer_questions(ctx: &Context, id: Id, words: &AccessWords, questions: &[BoardQuestion]) {
    ctx.accesskit_node_builder(id, |node| {
        node.add_action(Action::CustomAction);
        let action = |question: &BoardQuestion| CustomAction {
            id: question.number(),
            description: words.question(*question).to_owned(),
        };
        node.set_custom_actions(questions.iter().map(action).collect::<Vec<_>>());
    });
}

/// The question that was asked on a control.
pub(super) fn asked_question(ctx: &Context, id: Id) -> Option<BoardQuestion> {
    ctx.input(|input| {
        let mut asked = input.accesskit_action_requests(id, Action::CustomAction);
        asked.find_map(|request| match request.data {
            Some(ActionData::CustomAction(number)) => {
                BoardQuestion::ALL.into_iter().find(|question| question.number() == number)
            }
            _ => None,
        })
    })
}

/// A rectangle in the tree's own type.
pub(super) fn accesskit_rect(rect: Rect) -> egui::accesskit::Rect {
    let [x0, y0, x1, y1] = [rect.min.x, rect.min.y, rect.max.x, rect.max.y].map(f64::from);
    egui::accesskit::Rect { x0, y0, x1, y1 }
}

/// A control that is only for the eye, or whose words another control says too.
pub(super) fn silence(ctx: &Context, id: Id) {
    ctx.accesskit_node_builder(id, egui::accesskit::Node::set_hidden);
}

/// Has the controls of a row that was laid out from the right be read from the left. Call it after the last of them.
pub(super) fn read_backwards(ui: &Ui) {
    ui.ctx().accesskit_node_builder(ui.unique_id(), |node| {
        let from_the_left: Vec<NodeId> = node.children().iter().rev().copied().collect();
        node.set_children(from_the_left);
    });
}

/// One of several lines of which at most one is shown elsewhere. Not a choice that can be switched on and off, as egui has
/// it, which would be read out with each of them.
pub(super) fn mark_selected(ctx: &Context, id: Id, is_selected: bool) {
    ctx.accesskit_node_builder(id, |node| {
        node.clear_toggled();
        node.set_selected(is_selected);
    });
}

/// How often a slider was asked for one step more, and less, since the frame before.
pub(super) fn slider_steps(ctx: &Context, id: Id) -> (usize, usize) {
    ctx.input(|input| {
        let count = |action| input.num_accesskit_action_requests(id, action);
        (count(Action::Increment), count(Action::Decrement))
    })
}

/// Tells how far a slider goes, and that it takes steps. It is a value among whole numbers from 0 on.
pub(super) fn describe_slider(ctx: &Context, id: Id, value: usize, last: usize) {
    ctx.accesskit_node_builder(id, |node| {
        node.set_min_numeric_value(0.0);
        node.set_max_numeric_value(last as f64);
        node.set_numeric_value_step(1.0);
        if value < last {
            node.add_action(Action::Increment);
        }
        if value > 0 {
            node.add_action(Action::Decrement);
        }
    });
}

/// What a page wants to be known to those who listen.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) enum News {
    #[default]
    None,
    /// Something is under way, and will be told when it is done.
    Unsettled,
    /// To be read out when it differs from what was read out before.
    Words(String),
}

/// The voice: a region whose words are read out when they change, wherever the reader stands.
///
/// There is one for the whole app. The status of a game is spoken by it, and so are the answers of a board. It is too low
/// to be a stop of its own on the way through the page, where the same words stand in full.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Announcer {
    /// What the page last wanted to be known.
    news: String,
    /// What is said, or was.
    words: String,
    /// Whether the words came an odd number of times. The same answer to the same question has to differ to be heard.
    is_again: bool,
}

impl Announcer {
    /// Another page: what it has to say is news, whatever was said before, and that is over.
    pub(super) fn turn_page(&mut self) {
        self.news.clear();
        self.words.clear();
    }

    /// Takes up what a page has to say, once, and what it answered.
    pub(super) fn take(&mut self, news: News, answer: Option<String>) {
        match news {
            News::Words(news) if news != self.news => {
                self.words.clone_from(&news);
                self.news = news;
            }
            News::None => {
                // An answer stays until something else is to be said.
                if self.words == self.news {
                    self.words.clear();
                }
                self.news.clear();
            }
            News::Words(_) | News::Unsettled => {}
        }
        if let Some(answer) = answer {
            self.words = answer;
            self.is_again = !self.is_again;
        }
    }

    /// The region, at the top of the page.
    pub(super) fn ui(&self, ui: &Ui) {
        if self.words.is_empty() {
            return;
        }
        let id = announcer_id();
        let strip = Rect::from_min_size(ui.max_rect().min, vec2(ui.max_rect().width(), 1.0));
        let response = ui.interact(strip, id, Sense::hover());
        let again = if self.is_again { "\u{a0}\u{a0}" } else { "\u{a0}" };
        response.widget_info(|| WidgetInfo::labeled(Role::Status, true, format!("{}{again}", self.words)));
        ui.ctx().accesskit_node_builder(id, |node| node.set_live(Live::Polite));
    }
}

fn announcer_id() -> Id {
    Id::unique("announcer")
}

/// Where reading begins: the title of a new page, or a dialog. `None` while the keyboard's focus is on its way.
pub fn reading_start(ctx: &Context) -> Option<Id> {
    ctx.data(|data| data.get_temp::<Option<Id>>(reading_start_id())).flatten()
}

pub(super) fn set_reading_start(ctx: &Context, start: Option<Id>) {
    ctx.data_mut(|data| data.insert_temp(reading_start_id(), start));
}

fn reading_start_id() -> Id {
    Id::unique("reading start")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn news_is_told_once_and_answers_as_often_as_they_are_asked_for() {
        let mut announcer = Announcer::default();
        let turn = || News::Words("Your turn".to_owned());
        let score = || Some("black 2, white 2".to_owned());
        announcer.take(turn(), None);
        let first = announcer.clone();
        announcer.take(turn(), None);
        announcer.take(News::Unsettled, None);
        assert_eq!(announcer, first);
        announcer.take(turn(), score());
        let answered = announcer.clone();
        assert_eq!(answered.words, "black 2, white 2");
        announcer.take(turn(), score());
        assert_ne!(announcer, answered, "an answer that does not differ is not heard");
        announcer.turn_page();
        announcer.take(News::None, None);
        assert_eq!(announcer.words, "", "an answer that belongs to another page");
        announcer.take(turn(), None);
        assert_eq!(announcer.words, "Your turn");
        // What is no longer so is no longer there, and is news when it comes again.
        announcer.take(News::None, None);
        assert_eq!(announcer.words, "");
        announcer.take(turn(), None);
        assert_eq!(announcer.words, "Your turn");
    }

    #[test]
    fn every_question_has_a_number_of_its_own() {
        let numbers: Vec<i32> = BoardQuestion::ALL.iter().map(|question| question.number()).collect();
        assert_eq!(numbers, [0, 1, 2, 3, 4, 5]);
    }
}
