//! The words in English.

use super::checkers_english::CHECKERS;
use super::review_english::REVIEW;
use super::think_english::THINK;
use super::training_english::TRAINING;
use super::{
    AboutWords, ArenaWords, Chapter, DialogWords, DifficultyWords, MenuWords, RulesWords, SettingsWords,
    SquareState, Strings, figure, spoken, winner_first,
};
use crate::app::{AnimationSpeed, BoardColours, MoveValues, Notice, Reason, Stored, ThemeChoice};
use crate::engine::think::Grade;
use crate::engine::{Level, Score, estimated_discs};
use crate::rules::{Disc, Square};

/// What the choices of language and theme call following the system.
const SYSTEM_DEFAULT: &str = "System default";

/// English.
pub static ENGLISH: Strings = Strings {
    language: "English",
    menu: MenuWords {
        tagline: "Every move turns the board.",
        new_game: "New Game",
        resume: "Continue",
        learn: "Learn",
        lab: "Lab",
        rules: "Rules",
        about: "About",
        settings: "Settings",
        exit: "Exit",
    },
    difficulty: DifficultyWords {
        title: "New Game",
        who_plays: "Who plays?",
        against_computer: "Against the computer",
        two_people: "Two people",
        watch: "Watch two computers",
        two_people_note: "You take turns on one phone. Black begins.",
        watch_note: "Sit back, pause when you like, and step through move by move.",
        who_is_black: "Who plays black and begins?",
        i_begin: "I begin",
        computer_begins: "The computer begins",
        level: "How strong should it be?",
        black_level: "Black's level",
        white_level: "White's level",
        play: "To the board",
        level_name: Level::name,
        level_summary,
    },
    arena: ArenaWords {
        title: "Othello",
        start: "Start Game",
        restart: "Restart Game",
        undo: "Undo",
        redo: "Redo",
        hint: "Hint",
        hint_coming: "Looking for the best move…",
        move_now: "Move now",
        pause: "Pause",
        go_on: "Go on",
        step: "One move",
        disc: |disc| match disc {
            Disc::Black => "Black",
            Disc::White => "White",
        },
        person: "Player",
        you: "You",
        to_move: "to move",
        press_start: "Press Start Game when you are ready.",
        begins: |disc| format!("The game has begun. {} moves first.", side(disc)),
        your_turn: |disc, moves| format!("Your turn, {}: {}.", side(disc), squares(moves)),
        turn_of: |disc, moves| format!("{} to move: {}.", side(disc), squares(moves)),
        thinking: |disc| format!("{} is thinking…", side(disc)),
        thought: |depth, nodes| format!("{depth} deep, {nodes} positions"),
        played: |disc, at, taken| format!("{} plays {at} and turns {}.", side(disc), discs(taken)),
        passes: |disc, empties| {
            format!(
                "{} has no legal move: on {} no disc would turn. {} moves again.",
                side(disc),
                if empties == 1 {
                    "the one empty square".to_owned()
                } else {
                    format!("all {empties} empty squares")
                },
                side(!disc),
            )
        },
        paused: "Paused.",
        no_engine: "The computer cannot play just now.",
        refused: |at, taken| {
            if taken { format!("{at} is taken.") } else { format!("{at} is no move: it would turn no disc.") }
        },
        tap_again: |at| format!("Tap {at} again to play there."),
        result: |ending| match ending.winner() {
            Some(disc) => format!("{} wins {}", side(disc), winner_first(ending.tally)),
            None => format!("A draw, {}", winner_first(ending.tally)),
        },
        ended: |ending| match (ending.winner(), ending.empties) {
            (Some(_), 0) => format!("The board is full. The lead is {}.", discs(ending.tally.margin())),
            (None, 0) => "The board is full, and both sides have the same.".to_owned(),
            (_, empties) => format!("Neither side can move; {} stayed empty.", n_squares(empties)),
        },
        play_again: "Play again",
        change_level: "Change level",
        review: "Review",
        history: "Moves",
        moved: |number, disc, at, taken| format!("{number}. {} {at}, takes {taken}", side(disc)),
        passed: |disc| format!("{} passes: no legal move", side(disc)),
        score_spoken: |tally| format!("black {}, white {}", tally.black, tally.white),
        viewing: |ply, of| format!("You are looking at move {ply} of {of}. The game waits."),
        earlier: "Earlier",
        later: "Later",
        back_to_game: "Back to the game",
        play_from_here: "Play from here",
        advice: |at, reason| format!("Play {at}: {}", why(reason)),
        opinion: |score, depth| match score {
            Score::Points(points) if depth < 2 => format!("At first sight: {points:+} points."),
            Score::Points(points) => format!("Seen {depth} moves ahead: {points:+} points."),
            Score::Final(margin) => match margin {
                0 => "Played to the end: a draw.".to_owned(),
                1.. => format!("Played to the end: win by {}.", discs(margin.unsigned_abs())),
                ..0 => format!("Played to the end: lose by {}.", discs(margin.unsigned_abs())),
            },
            Score::Estimate(estimate) => {
                let margin = estimated_discs(estimate).round() as i32;
                let by = discs(margin.unsigned_abs());
                let expected = match margin {
                    0 => "about even.".to_owned(),
                    1.. => format!("win by about {by}."),
                    ..0 => format!("lose by about {by}."),
                };
                format!("Seen {depth} moves ahead: {expected}")
            }
            Score::Turned(turned) => format!("It turns {}.", discs(turned)),
        },
        grade: |grade| match grade {
            Grade::Good => "good",
            Grade::Fine => "fine",
            Grade::Risky => "risky",
        },
        square: square_words,
    },
    checkers: CHECKERS,
    rules: RulesWords {
        title: "Rules",
        chapters: [
            Chapter {
                title: "The aim",
                text: "Othello is played by two on eight by eight squares, with 64 discs that are black on one side \
                       and white on the other. Whoever shows more discs of their colour at the end wins.",
                caption: "A board at the end: black has more.",
            },
            Chapter {
                title: "The start",
                text: "Four discs lie crosswise in the middle. Black always moves first; after that the sides take \
                       turns.",
                caption: "Black's four possible first moves have dots.",
            },
            Chapter {
                title: "A move",
                text: "Place a disc on an empty square so that opposing discs lie in an unbroken line between it and \
                       another disc of yours. The line may run along a row, a column or a diagonal. A move that \
                       traps nothing is not allowed.",
                caption: "Black may play on the ringed square: a white disc lies between two black ones.",
            },
            Chapter {
                title: "Turning over",
                text: "Every opposing disc that you trapped turns over to your colour, in all directions at once. \
                       You cannot choose to turn only some of them.",
                caption: "One move traps three lines; all ringed discs turn.",
            },
            Chapter {
                title: "Passing",
                text: "If none of your moves would turn a disc, you have to pass and the other side moves again. If \
                       you can move, you must.",
                caption: "White cannot trap anything here and has to pass.",
            },
            Chapter {
                title: "The end",
                text: "The game ends when neither side can move. Usually the board is full by then, but not always. \
                       Empty squares count for nobody.",
                caption: "White has no disc left, so nobody can move: black has won.",
            },
            Chapter {
                title: "Good to know",
                text: "A disc in a corner can never be turned, so corners are worth a lot and the squares beside \
                       them are dangerous while the corner is empty. Early on, few discs and many possible moves are \
                       better than many discs.",
                caption: "The dots mark the corners; the ringed discs beside them gave them away.",
            },
        ],
    },
    about: AboutWords {
        title: "About",
        game: "Othello for your pocket, and checkers beside it: twelve levels from a novice to a legend, two people at \
               one phone, or two computers to watch. Everything runs on the device. Nothing is collected and nothing \
               is sent.",
        history_title: "The game",
        history: "In England around 1883 a game called Reversi appeared; both Lewis Waterman and John W. Mollett said \
                  they had invented it. In Japan Goro Hasegawa gave it the fixed start and the rules that are played \
                  today, and the name Othello, under which it has been sold since 1973. World championships have been \
                  held since 1977.",
        papers_title: "Papers",
        papers: "The screens, the levels and the engines grew out of these papers:",
        unknown_paper: "A paper on a greedy player with two aims for Othello",
        unknown_author: "Author and year unknown to us",
        algorithms_title: "Algorithms",
        algorithms: "NegaScout is by Alexander Reinefeld (1983), MTD(f) by Aske Plaat (1994).",
        licences_title: "Licences",
        own_licence: "This app is free software under the MIT licence or the Apache licence 2.0, as you like.",
        licences: "It is written in Rust and stands on the work of many:",
        fonts: "Fonts: Figtree and Fraunces, under the SIL Open Font License 1.1.",
        trademark: "Othello is a registered trademark of its owner. This app is independent of the owner and not \
                    endorsed by them.",
        version: |version| format!("Version {version}"),
    },
    settings: SettingsWords {
        title: "Settings",
        language: "Language",
        system: SYSTEM_DEFAULT,
        theme: "Theme",
        theme_name: |theme| match theme {
            ThemeChoice::System => SYSTEM_DEFAULT,
            ThemeChoice::Light => "Light",
            ThemeChoice::Dark => "Dark",
            ThemeChoice::HighContrast => "High contrast",
        },
        board: "Board",
        board_name: |board| match board {
            BoardColours::Green => "Green",
            BoardColours::Blue => "Blue",
            BoardColours::Wood => "Wood",
            BoardColours::Slate => "Slate",
        },
        animation: "Turning discs",
        animation_name: |speed| match speed {
            AnimationSpeed::Off => "At once",
            AnimationSpeed::Fast => "Fast",
            AnimationSpeed::Normal => "Normal",
        },
        play: "Play",
        legal_moves: "Show legal moves",
        legal_moves_note: "Dots mark the squares where you may play.",
        values: "What each move is worth",
        values_name: |values| match values {
            MoveValues::Off => "Off",
            MoveValues::Words => "In words",
            MoveValues::Figures => "In figures",
        },
        confirm_tap: "Confirm each move",
        confirm_tap_note: "The first tap shows what would turn, the second one plays.",
        serious: "Serious game",
        serious_note: "Moves cannot be taken back.",
        haptics: "Vibration",
        reset: "Reset all settings",
    },
    lab: super::lab::ENGLISH,
    learn: super::learn::ENGLISH,
    archive: super::archive_english::ARCHIVE,
    think: THINK,
    openings: super::openings::ENGLISH,
    play_on: super::openings::PLAY_ON_ENGLISH,
    editor: super::editor::ENGLISH,
    transfer: super::transfer::ENGLISH,
    training: TRAINING,
    review: REVIEW,
    dialog: DialogWords {
        back: "Back",
        dismiss: "OK",
        no_graphics: "This device has no graphics driver that Othello can draw with. It needs Vulkan or OpenGL ES 3.",
        abandon_title: "Leave this game?",
        abandon_text: "The game in progress will be lost.",
        abandon_yes: "Start over",
        abandon_no: "Keep playing",
        second_title: "Othello is already open",
        second_text: "The other window saves your games. You can play here too, but nothing is saved.",
        second_yes: "Play without saving",
        second_no: "Close this window",
        reset_title: "Reset all settings?",
        reset_text: "Language, looks and play go back to what they were at first. Your game stays.",
        reset_yes: "Reset",
        reset_no: "Keep them",
        notice: |notice| match notice {
            Notice::Damaged { file, why, kept_as } => {
                let what = file_name(*file);
                let kept = match kept_as {
                    Some(name) => format!("It is kept as {name}."),
                    None => "It could not be kept.".to_owned(),
                };
                format!("{what} could not be read ({why}). {kept} That part starts over.")
            }
            Notice::Unreadable { file, why } => {
                let what = file_name(*file);
                format!(
                    "{what} could not be opened ({why}). It stays as it is; nothing is saved over it until the next start."
                )
            }
            Notice::DiskFailed { why } => {
                format!("Nothing can be saved just now ({why}). You can go on playing.")
            }
            Notice::NoEngine { why } => {
                format!("The computer cannot play just now ({why}). Two people still can.")
            }
            Notice::Crashed { why } => {
                format!("Last time the app ended by mistake ({why}). Your game goes on where it was.")
            }
            Notice::Unlearned { why } => {
                format!(
                    "What the strongest levels have learned cannot be read ({why}). They play by simpler rules."
                )
            }
        },
    },
};

const fn level_summary(level: Level) -> &'static str {
    match level {
        Level::Novice => "Always grabs as many discs as it can.",
        Level::Cautious => "Takes any corner it can; turns few discs before that, many after.",
        Level::Apprentice => "Looks one move and your reply ahead, and loves corners.",
        Level::Student => "Looks four moves ahead, for corners and freedom to move.",
        Level::Club => "Looks six moves ahead, for corners and freedom to move.",
        Level::Tactician => "Looks six moves ahead and keeps your choices few.",
        Level::Strategist => "Looks eight moves ahead and keeps your choices few.",
        Level::Expert => "Thinks for up to a fifth of a second a move, as deep as it gets.",
        Level::Master => "Has learned from its own games, and moves nearly at once.",
        Level::Grandmaster => "Thinks for a third of a second a move, and rarely errs near the end.",
        Level::Champion => "Thinks for a second a move, and sees far.",
        Level::Legend => "Thinks for five seconds a move; with 24 squares left, often to the very end.",
    }
}

/// A side's name.
pub(super) fn side(disc: Disc) -> &'static str {
    (ENGLISH.arena.disc)(disc)
}

pub(super) fn discs(n: u32) -> String {
    if n == 1 { "1 disc".to_owned() } else { format!("{n} discs") }
}

fn n_squares(n: u32) -> String {
    if n == 1 { "1 square".to_owned() } else { format!("{n} squares") }
}

fn squares(moves: u32) -> String {
    if moves == 1 { "1 possible move".to_owned() } else { format!("{moves} possible moves") }
}

fn why(reason: Reason) -> String {
    match reason {
        Reason::OnlyMove => "it is the only move.".to_owned(),
        Reason::EndsGame(margin) if margin > 0 => format!("it ends the game, and you win by {margin}."),
        Reason::EndsGame(0) => "it ends the game in a draw.".to_owned(),
        Reason::EndsGame(_) => "it ends the game with as little loss as there is.".to_owned(),
        Reason::TakesCorner => "it takes a corner, which can never be turned.".to_owned(),
        Reason::ForcesPass => "the other side has no reply and must pass.".to_owned(),
        Reason::Proven(margin) if margin > 0 => format!("played to the end, it wins by {margin}."),
        Reason::Proven(0) => "played to the end, it holds the draw.".to_owned(),
        Reason::Proven(margin) => format!("played to the end, it loses by only {}.", -margin),
        Reason::GuardsCorner(1) => "the one other move would give a corner away.".to_owned(),
        Reason::GuardsCorner(n) => format!("{n} other moves would give a corner away."),
        Reason::FewestReplies(1) => "it leaves the other side a single reply.".to_owned(),
        Reason::FewestReplies(n) => format!("it leaves the other side only {n} replies."),
        Reason::TurnsMost(n) => format!("it turns the most, {}, and the end is near.", discs(n)),
        Reason::TurnsFewest(n) => format!("it turns only {} and gives little away.", discs(n)),
        Reason::LooksBest(0 | 1) => "it came out best.".to_owned(),
        Reason::LooksBest(depth) => format!("it came out best, looking {depth} moves ahead."),
    }
}

fn square_words(square: Square, state: &SquareState) -> String {
    let disc = match state.disc {
        Some(Disc::Black) => "black disc",
        Some(Disc::White) => "white disc",
        None => "empty",
    };
    let takes = state.takes.map(|takes| format!("playable, takes {takes}"));
    let worth =
        state.worth.map(|(grade, score)| format!("{}, {}", (ENGLISH.arena.grade)(grade), figure(score)));
    let words = [
        (true, disc),
        (takes.is_some(), takes.as_deref().unwrap_or_default()),
        (state.last, "last move"),
        (state.hinted, "hint"),
        (state.marked, "tap again to play"),
        (worth.is_some(), worth.as_deref().unwrap_or_default()),
    ];
    spoken(square, &words)
}

fn file_name(file: Stored) -> &'static str {
    match file {
        Stored::Game => "The saved game",
        Stored::Checkers => "The saved game of checkers",
        Stored::Settings => "The settings file",
        Stored::Session => "The last open page",
        Stored::Window => "The place of the window",
        Stored::Lab => "The page of the lab",
        Stored::Editor => "The position that was being set up",
        Stored::Puzzles => "The record of solved puzzles",
        Stored::Exercises => "The exercises",
        Stored::Review => "The review",
        Stored::Archive => "The archive of games",
    }
}
