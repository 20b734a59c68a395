//! What those hear of an experiment who do not see the bar: that it runs, now and then how far it has come, and what came
//! of it.

use super::match_results::score_words;
use crate::app::lab::{LabPage, Tab};
use crate::ui::Page;

/// Has it read out if something was run since the page was opened. Results of another day are found by reading the page.
pub(in crate::ui) fn report(page: &mut Page<'_>) {
    let lab = page.app.lab();
    if let Some(tab) = lab.ran().filter(|_| page.is_read_aloud)
        && let Some(news) = news(page, lab, tab)
    {
        page.report(|| news);
    }
}

fn news(page: &Page<'_>, lab: &LabPage, tab: Tab) -> Option<String> {
    let (words, join) = (&page.words.lab, &page.words.join);
    let advance = lab.advance(tab, page.now)?;
    let count = |done| match tab {
        Tab::Compare => words.searches_done(done, advance.all),
        Tab::Match => words.games_done(done, advance.all),
    };
    Some(match lab.n_told() {
        Some(0) => join.list(&count(0), words.starting),
        Some(done) => count(done),
        None if lab.failure().is_some() => words.failed(lab.failure().unwrap_or_default()),
        None if advance.done < advance.all => join.list(&count(advance.done), words.stopped),
        None => {
            let count = count(advance.done);
            outcome(page, lab, tab)
                .map_or_else(|| count.clone(), |said| page.words.access.told(&count, &said))
        }
    })
}

/// What came of a whole experiment.
fn outcome(page: &Page<'_>, lab: &LabPage, tab: Tab) -> Option<String> {
    let words = &page.words.lab;
    match tab {
        Tab::Compare => {
            let comparison = lab.comparison()?;
            if comparison.disagreement().is_some() {
                return Some(words.disagree.to_owned());
            }
            (comparison.variants.len() > 1).then(|| words.agree.to_owned())
        }
        Tab::Match => lab.series().map(|contest| score_words(page, contest)),
    }
}
