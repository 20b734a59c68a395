### Puzzles, exercises, and what both say of an answer.

training-puzzles = 詰めオセロ
training-about-puzzles = どの局面も正解は一手だけで、終局まで読み切って確かめてあります。石をいちばん多く返す手が正解になることはありません。
training-daily = 今日の一問
# Today's puzzle: how hard it is, then what became of it, then for how many days in a row it was solved.
training-daily-easy = 初級。
training-daily-medium = 中級。
training-daily-hard = 上級。
training-daily-very-hard = 超上級。
training-daily-failed = まだ解けていません。
training-daily-solved = 正解済み。
training-daily-streak = 連続正解{ $days }日。
training-all-puzzles = すべての問題
# How hard a puzzle is, in a list.
training-grade-easy = 初級
training-grade-medium = 中級
training-grade-hard = 上級
training-grade-very-hard = 超上級
training-solved-of = { $all }問中{ $solved }問正解
# The title of a puzzle.
training-puzzle-easy = 初級 第{ $number }問
training-puzzle-medium = 中級 第{ $number }問
training-puzzle-hard = 上級 第{ $number }問
training-puzzle-very-hard = 超上級 第{ $number }問
# What is asked.
training-goal-win = { side }番。勝てる手は一手だけです。
training-goal-draw = { side }番。引き分けに持ち込める手は一手だけです。
training-goal-most = { side }番。勝てる手はいくつかあります。最も大きく勝つ手を見つけてください。

## An answer

training-tap-the-move = 石を打つマスをタップしてください。
# A hint left so many squares.
training-one-of = 正解はこの{ $squares }マスのどれかです。
training-right = { $at }、正解です！
training-nearly-best = { $at }も好手です。最善は{ $best }ですが、差は1石未満です。
training-wrong = { $at }は正解ではありません。
training-shown = 正解は{ $at }です。
training-looking = 最善の応手を探しています…
# What a move leads to for the side that made it.
training-outcome-draw = 双方最善なら引き分けです。
training-outcome-win = 双方最善なら{ side }の{ $discs }石勝ちです。
training-outcome-loss = 双方最善なら{ side }の{ $discs }石負けです。
training-outcome-even = この後は、ほぼ互角の見込みです。
training-outcome-ahead = この後は、{ side }の約{ $discs }石勝ちの見込みです。
training-outcome-behind = この後は、{ side }の約{ $discs }石負けの見込みです。
# So many moves of a line are on the board.
training-line-step = { $all }手中{ $shown }手目。
# Small buttons.
training-hint = ヒント
training-solution = 正解
training-try-again = もう一度
training-next = 次の問題
training-skip = スキップ
training-step-back = 前へ
training-step-on = 次へ

## Exercises

training-exercises = 復習問題
training-n-due = 今日の問題：{ $due }問
training-start = 始める
# Nothing is due now; the next exercise is, in so many days (one is tomorrow).
training-next-due =
    { $days ->
        [0] 今日の問題は終わりました。次の問題は明日です。
        [1] 今日の問題は終わりました。次の問題は明日です。
       *[other] 今日の問題は終わりました。次の問題は{ $days }日後です。
    }
training-all-learned = すべて習得しました。次に対局を検討すると、新しい問題が加わります。
training-learned = 習得{ $learned }問、残り{ $waiting }問
# $solved and $failed are numbers of days, $times how often an exercise must be solved (3, 1 and 2 at present).
training-schedule = ヒントなしで一度で解けた問題は{ $solved }日後に、それ以外は{ $failed }日後にまた出題されます。{ $times }回続けて解ければ習得です。
training-no-exercises = 復習問題はまだありません
training-how-they-come = 終局した対局を検討すると、あなたのミスが一つずつ復習問題になります。同じ局面をもう一度見て、よりよい手を探しましょう。数日後にもまた出題されます。
# $played is the square that the player chose in the game.
training-better = ここであなたは{ $played }に打ちました。{ side }のよりよい手を見つけてください。
training-lost = { $played }は{ $discs }石損でした。
