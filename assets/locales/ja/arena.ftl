### The page with the board of Othello: buttons, the status line under the board, the history of moves.
### $side is "black" or "white"; $at is a square such as f5.

arena-title = オセロ
# The large buttons.
arena-start = 対局開始
arena-restart = 最初から
# Small buttons with an icon: as short as can be.
arena-undo = 戻す
arena-redo = 進める
arena-hint = ヒント
arena-hint-coming = 最善手を探しています…
# Ends the computer's thinking.
arena-move-now = すぐ着手
# While two computers play.
arena-pause = 一時停止
arena-go-on = 再開
arena-step = 1手進む

# The sides where they stand alone: in the cards of the players, in headings.
arena-disc-black = 黒
arena-disc-white = 白
# A person, in the card of a player.
arena-person = プレイヤー
arena-you = あなた
# Behind the name of the side whose turn it is, in its card.
arena-to-move = 手番
# It names the button arena-start.
arena-press-start = 準備ができたら「対局開始」を押してください。
arena-begins = 対局開始。{ side }が先手です。
# The person who plays the computer is to move, on so many squares.
arena-your-turn = あなた（{ side }）の番：打てる場所は{ $moves }か所。
# One of two people is to move.
arena-turn-of = { side }の番：打てる場所は{ $moves }か所。
arena-thinking = { side }が考えています…
# How far it has come: so many moves ahead, and positions as a short number such as 56k.
arena-thought = { $depth }手先、{ $nodes }局面
# The same of a move that needed no thinking.
arena-from-book = 定石集から
# A move was played and its discs are turning.
arena-played = { side }が{ $at }に打ち、{ $discs }個返しました。
arena-passes =
    { $squares ->
        [1] { side }はパスです。残りの1マスに打っても石を返せません。続けて{ other-side }の番です。
       *[other] { side }はパスです。空いている{ $squares }マスのどこに打っても石を返せません。続けて{ other-side }の番です。
    }
arena-paused = 一時停止中です。
arena-no-engine = いまはコンピューターが着手できません。
# A tap was no move.
arena-refused-taken = { $at }にはすでに石があります。
arena-refused-useless = { $at }には打てません。返せる石がありません。
arena-tap-again = { $at }に打つには、もう一度タップしてください。

# The result, as a heading; $score is such as 44–20, the winner's discs first.
arena-won = { side }の勝ち { $score }
arena-drawn = 引き分け { $score }
# Under the result.
arena-ended-lead = 盤面がすべて埋まりました。{ $discs }石差です。
arena-ended-even = 盤面がすべて埋まり、石の数は同じです。
arena-ended-early = どちらも打てず、{ $squares }マスを残して終局しました。
arena-play-again = もう一局
arena-change-level = レベル変更
arena-review = 検討

# Over the history of moves.
arena-history = 棋譜
# A line of the history: the number of the move, who, where, and how many discs it took.
arena-moved = { $number }. { side } { $at }、{ $taken }個返し
arena-passed = { side }パス：打てる場所なし
# The discs of both sides, read out.
arena-score-spoken = 黒{ $black }、白{ $white }
# A line of the history with arena-score-spoken, read out.
arena-line-spoken = { $line }。{ $score }
# An older position is shown.
arena-viewing = { $all }手中{ $ply }手目の局面です。対局は止まっています。
arena-earlier = 前へ
arena-later = 次へ
arena-back-to-game = 対局に戻る
arena-play-from-here = ここから対局

## A hint: the advised square and why
## The sentences end with a full stop; $margin and $moves are numbers.

arena-advice-only-move = { $at }に打ちましょう。ここしか打てません。
arena-advice-ends-won = { $at }に打ちましょう。これで終局し、{ $margin }石勝ちです。
arena-advice-ends-drawn = { $at }に打ちましょう。これで終局し、引き分けです。
arena-advice-ends-lost = { $at }に打ちましょう。これで終局です。負けですが、石差は最小です。
arena-advice-takes-corner = { $at }に打ちましょう。隅が取れます。隅の石は二度と返されません。
arena-advice-forces-pass = { $at }に打ちましょう。相手は打てる場所がなく、パスになります。
arena-advice-proven-won = { $at }に打ちましょう。読み切りで{ $margin }石勝ちです。
arena-advice-proven-drawn = { $at }に打ちましょう。読み切りで引き分けです。
arena-advice-proven-lost = { $at }に打ちましょう。読み切りで負けですが、{ $margin }石差に抑えられます。
arena-advice-guards-corner = { $at }に打ちましょう。ほかの手のうち{ $moves }手は、隅を渡してしまいます。
arena-advice-fewest-replies = { $at }に打ちましょう。相手の打てる場所が{ $moves }か所だけになります。
arena-advice-turns-most = { $at }に打ちましょう。いちばん多い{ $discs }個を返せます。終局も間近です。
arena-advice-turns-fewest = { $at }に打ちましょう。返すのは{ $discs }個だけで、相手に打つ場所をあまり与えません。
arena-advice-best = { $at }に打ちましょう。これが最善と出ました。
arena-advice-best-ahead = { $at }に打ちましょう。{ $depth }手先まで読んで、これが最善と出ました。

## Under the hint: what the engine thinks of the move
## $points is a number with its sign, such as +120.

arena-opinion-glance = ひと目の評価：{ $points }点。
arena-opinion-points = { $depth }手読み：{ $points }点。
arena-opinion-draw = 読み切り：引き分け。
arena-opinion-win = 読み切り：{ $discs }石勝ち。
arena-opinion-loss = 読み切り：{ $discs }石負け。
arena-opinion-even = { $depth }手読み：ほぼ互角。
arena-opinion-ahead = { $depth }手読み：約{ $discs }石勝ち。
arena-opinion-behind = { $depth }手読み：約{ $discs }石負け。
arena-opinion-turned = { $discs }個返します。

## What a move is worth, in a word that fits on a square of the board: at most six letters or so.

arena-grade-good = 好手
arena-grade-fine = 普通
arena-grade-risky = 危険

## A square, read out part by part: "f5, empty, playable, takes 3".

arena-square-black = 黒石
arena-square-white = 白石
arena-square-empty = 空き
arena-square-takes = 打てます（{ $discs }個返し）
arena-square-last = 直前の手
arena-square-hint = ヒント
arena-square-again = もう一度タップで着手
# One of the words above such as arena-grade-good, and a number with its sign.
arena-square-worth = { $grade }、{ $figure }
