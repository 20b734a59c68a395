### Checkers (American checkers, English draughts): its board, its levels and its rules.
### $at is the number of a square, $notation a move such as 11-15 or 22x15.

checkers-title = チェッカー
checkers-game-othello = オセロ
checkers-game-checkers = チェッカー
# Buttons of the start page, when there are two games to go back to.
checkers-resume-othello = オセロの続き
checkers-resume-checkers = チェッカーの続き

## The levels, from the weakest to the strongest. Their names are those of Othello's levels where both have one.

checkers-level-novice = 初心者
checkers-level-apprentice = 見習い
checkers-level-student = 練習生
checkers-level-club = 愛好家
checkers-level-strategist = 戦略家
checkers-level-expert = 熟練者
# The search's name (alpha-beta, NegaScout) stays as it is.
checkers-summary-novice = 自分の手とあなたの応手まで読みます（alpha-beta、2手読み）。
checkers-summary-apprentice = 4手先まで読みます（alpha-beta）。
checkers-summary-student = 6手先まで読みます（alpha-beta）。
checkers-summary-club = 8手先まで読みます（NegaScout）。
checkers-summary-strategist = 10手先まで読みます（NegaScout）。
checkers-summary-expert = 12手先まで読みます（NegaScout）。

## The status line

checkers-your-turn = あなた（{ side }）の番です。
checkers-turn-of = { side }の番です。
checkers-choose = 駒をタップし、次に行き先のマスをタップしてください。
checkers-chosen = { $at }番の駒を選びました。行き先をタップしてください。
# So many pieces can jump, and one of them must.
checkers-must-jump =
    { $pieces ->
        [1] 輪の付いた駒で相手の駒を取らなければなりません。
       *[other] 輪の付いた{ $pieces }個の駒のどれかで、相手の駒を取らなければなりません。
    }
# A jump has begun; the piece waits on this square.
checkers-goes-on = { $at }番からさらに取れます。次のマスをタップしてください。
checkers-tap-again = { $at }番へ動かすには、もう一度タップしてください。

# A tap was no move, and why.
checkers-refused-not-yours = { $at }番の駒はあなたの駒ではありません。
checkers-refused-choose-first = 先に、動かす駒をタップしてください。
checkers-refused-must-jump = { $at }番の駒は動かせません。取れる駒があるときは、必ず取ります。
checkers-refused-must-jump-elsewhere = { $at }番へは行けません。取れる駒があるときは、必ず取ります。
checkers-refused-must-go-on = まだ取れます。同じ駒で続けてください。
checkers-refused-stuck = { $at }番の駒は動けません。
checkers-refused-not-there = 選んだ駒は{ $at }番へ動けません。
checkers-refused-two-ways = { $at }番への行き方は2通りあります。1マスずつタップしてください。

# A move was played.
checkers-played-step = { side }が{ $notation }と指しました。
checkers-played-step-king = { side }が{ $notation }と指し、キングに成りました。
checkers-played-jump = { side }が{ $notation }と指し、駒を{ $pieces }個取りました。
checkers-played-jump-king = { side }が{ $notation }と指し、駒を{ $pieces }個取ってキングに成りました。

# The result, as a heading.
checkers-won = { side }の勝ち
checkers-drawn = 引き分け
# Under the result; $side is the loser.
checkers-ended-no-piece = { side }の駒がなくなりました。
checkers-ended-no-move = { side }は動かせる駒がありません。
checkers-ended-repetition = 同じ局面が3回現れました。
checkers-ended-no-progress = 40手ずつキングだけが動き、駒も取られませんでした。
# A line of the history.
checkers-moved = { $number }. { side } { $notation }

## A hint and why

checkers-advice-only-move = { $notation }と指しましょう。これしか手がありません。
checkers-advice-wins = { $notation }と指しましょう。これで勝ちです。
checkers-advice-crowns = { $notation }と指しましょう。キングに成れます。
checkers-advice-takes-most =
    { $pieces ->
        [1] { $notation }と指しましょう。駒を1個取れます。
       *[other] { $notation }と指しましょう。いちばん多い{ $pieces }個の駒を取れます。
    }
checkers-advice-best = { $notation }と指しましょう。これが最善と出ました。
checkers-advice-best-ahead = { $notation }と指しましょう。{ $depth }手先まで読んで、これが最善と出ました。
# $men is a number of men with its sign and one decimal, such as +1.5.
checkers-opinion-points = { $depth }手読み：駒{ $men }個分。
checkers-opinion-wins = 読み切り：駒を{ $pieces }個残して勝ち。
checkers-opinion-loses = 読み切り：どの手でも負け。

## A square, read out part by part: "15, black man, must jump, chosen".

checkers-square-empty = 空き
checkers-square-black-man = 黒の駒
checkers-square-black-king = 黒のキング
checkers-square-white-man = 白の駒
checkers-square-white-king = 白のキング
checkers-square-movable = 動かせます
checkers-square-must-jump = 取る必要あり
checkers-square-chosen = 選択中
checkers-square-playable = ここへ動けます
checkers-square-last = 直前の手
checkers-square-hint = ヒント
checkers-square-again = もう一度タップで着手

## Elsewhere

# The question before a game is given up.
checkers-abandon-text = 対局中のチェッカーは失われます。
# A switch of the settings, and a line about it.
checkers-numbers = チェッカー盤の番号
checkers-numbers-note = 棋譜は番号で表します：11-15、22x15。

## The rules: short chapters, each with a small board and a caption under it.

checkers-rules-title = チェッカーのルール
checkers-aim-title = 目的
checkers-aim-text = 8×8の盤の濃い色のマスを使い、12個ずつの駒で2人が対戦します。相手の駒をすべて取るか、相手が動けないようにすれば勝ちです。黒が先手で、その後は交互に指します。
checkers-aim-caption = 初期配置。黒の駒は上、白の駒は下から始まります。
checkers-step-title = 進む
checkers-step-text = 駒は斜め前の空いたマスへ1マス進みます。後ろへは下がれません。
checkers-step-caption = この駒は、点のあるどちらのマスへも進めます。
checkers-jump-title = 駒を取る
checkers-jump-text = 斜め前に隣り合う相手の駒の、そのすぐ向こうのマスが空いていれば、飛び越えて取ります。取れるときは必ず取らなければなりません。取り方がいくつかあるときは、どれを選んでもかまいません。
checkers-jump-caption = 白は輪の付いた駒のどれかで取らなければならず、ほかの駒は動かせません。
checkers-several-jumps-title = 続けて取る
checkers-several-jumps-text = 飛び越えた先から同じ駒でさらに取れるなら、続けて取らなければなりません。1回飛び越えるごとに1個取り、取れなくなったら相手の番です。1マスずつタップしても、最後のマスだけをタップしてもかまいません。
checkers-several-jumps-caption = 2つの点を通る1手で、駒を2個取ります。
checkers-kings-title = キング
checkers-kings-text = いちばん奥の列に着いた駒はキングに成り、その手はそこで終わります。キングは前にも後ろにも動いたり取ったりできますが、ふつうの駒と同じく進むのは1マスずつです。
checkers-kings-caption = キングが後ろ向きに黒の駒を飛び越えて取ります。
checkers-end-title = 終局
checkers-end-text = 駒がなくなるか、どの駒も動かせなくなったほうの負けです。同じ局面が3回現れたとき、または双方が40手ずつ指す間にキング以外の駒が動かず、駒も取られなかったときは、引き分けです。
checkers-end-caption = 黒の番ですが、駒は2個とも動けません。白の勝ちです。
