//! The parts of the page of a review: graph, marks, what is told of a move, totals, the list of moves.

mod graph;
mod marks;
mod move_card;
mod move_list;
mod totals;

pub(super) use graph::graph_ui;
pub(super) use marks::review_board;
pub(super) use move_card::move_card_ui;
pub(super) use move_list::move_list_ui;
pub(super) use totals::totals_ui;
