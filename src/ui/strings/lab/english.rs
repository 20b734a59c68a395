//! The Lab page in English.

use std::time::Duration;

use super::LabWords;
use crate::app::lab::Source;
use crate::lab::{Builtin, Terms, Title};

/// English.
pub(in crate::ui::strings) const ENGLISH: LabWords = LabWords {
    title: "Lab",
    compare: "Searches",
    compare_note: "Every search looks at the same positions, equally deep. All find the same value; they differ in how \
                   many positions they visit for it.",
    contest: "Match",
    contest_note: "Two levels of Othello play each other: every opening twice, with the colours changed.",
    game: "Game",
    positions: "Positions",
    source: |source| match source {
        Source::Current => "My game",
        Source::Builtin(builtin) => builtin_name(builtin),
        Source::Random => "Random",
    },
    subject: |title| match title {
        Title::Builtin(builtin) => builtin_name(builtin).to_owned(),
        Title::Current => "My game".to_owned(),
        Title::Random { seed, plies } => format!("Random, seed {seed}, {plies} moves"),
        Title::Numbered(number) => format!("Random {number}"),
        Title::Given => "Given".to_owned(),
    },
    seed: "Seed",
    plies: "Random moves",
    less: |what| format!("{what}: less"),
    more: |what| format!("{what}: more"),
    searches: "Searches",
    depths: "Moves ahead",
    negamax_limit: |depth| format!("Plain negamax looks at most {depth} ahead: more would take minutes."),
    nothing: "Choose at least one position, one search and one depth.",
    first_player: "First player",
    second_player: "Second player",
    games: "Games",
    openings: "Openings",
    run: |n| if n == 1 { "Run 1 search".to_owned() } else { format!("Run {n} searches") },
    play: |n| format!("Play {n} games"),
    stop: "Stop",
    go_on: "Go on",
    change: "Change",
    results: "Results",
    no_results: "Nothing has been run yet.",
    copy: "Copy as text",
    copied: "Copied",
    searches_done: |done, all| format!("{done} of {all} searches"),
    games_done: |done, all| format!("{done} of {all} games"),
    left: |left| format!("about {} left", span(left)),
    starting: "just started",
    stopped: "stopped",
    failed: |why| format!("This could not be finished: {why}"),
    agree: "All searches agree on every value.",
    disagree: "Two searches disagree about a value. That must not happen: please tell us.",
    chart_nodes: "Nodes",
    chart_time: "Time",
    chart_depth: |depth, n| {
        if n == 1 {
            format!("{depth} moves ahead, one position")
        } else {
            format!("{depth} moves ahead, {n} positions together")
        }
    },
    log_scale: "Logarithmic: a bar twice as long stands for far more than twice as much.",
    depth: |depth| format!("{depth} moves ahead"),
    nodes: |count| format!("{count} nodes"),
    millis: |millis| format!("{millis} ms"),
    share: |percentage, first| format!("{percentage} % of {first}"),
    value: |value, best| match best {
        Some(best) => format!("{value}, plays {best}"),
        None => value.to_owned(),
    },
    won: "won",
    drawn: "drawn",
    lost: "lost",
    points: "Points",
    discs_a_game: "Discs a game",
    strength: "Elo difference (95 %)",
    strength_bound: |above, elo| if above { format!("above {elo:+}") } else { format!("below {elo:+}") },
    unknown: "not yet known",
    a_move: |millis, nodes| format!("{millis} ms, {nodes} nodes a move"),
    game_number: |number, of| format!("Game {number} of {of}"),
    each_game: "Each game",
    in_game: |moves, nodes, millis| format!("{moves} moves, {nodes} nodes, {millis} ms"),
    terms: Terms {
        title: |title| (ENGLISH.subject)(title),
        player: "level",
        nodes_a_move: "nodes a move",
        millis_a_move: "ms a move",
        ..Terms::ENGLISH
    },
};

const fn builtin_name(builtin: Builtin) -> &'static str {
    match builtin {
        Builtin::Start => "Start",
        Builtin::PaperZero => "Paper's example",
        Builtin::Opening | Builtin::CheckersOpening => "Opening",
        Builtin::MiddlegameOne | Builtin::CheckersMiddlegameOne => "Middlegame 1",
        Builtin::MiddlegameTwo | Builtin::CheckersMiddlegameTwo => "Middlegame 2",
        Builtin::Ending => "Ending",
        Builtin::KingEnding => "King ending",
        Builtin::ManyJumps => "Many jumps",
    }
}

/// A time as a person waits for it.
fn span(left: Duration) -> String {
    match left.as_secs() {
        0..=1 => "a second".to_owned(),
        secs @ 2..=90 => format!("{secs} s"),
        secs => format!("{} min", secs.div_ceil(60)),
    }
}
