### The page where games come and go as text.

transfer-title = 貼り付け・共有
transfer-paste-title = 貼り付け
transfer-paste = クリップボードから貼り付け
transfer-paste-note = f5d6c3のような棋譜、GGF形式の対局、64文字または8行の盤面を読み込めます。
# A game or a position was read; transfer-leads-… follows it.
transfer-read-game = { $moves }手の対局を読み込みました。
transfer-read-board = 局面を読み込みました。
# $score is such as 40–20, the leader's discs first.
transfer-leads = { $score }で{ side }がリードしています。
transfer-leads-even = { $score }で同数です。
transfer-other-start = 最初の4個の石の黒白が逆の配置から始まります。
transfer-is-over = 終局しています。
# Buttons.
transfer-open = 盤で開く
transfer-set-up = 局面を編集
transfer-bad-title = このテキストは読み込めません
transfer-nothing-changed = 何も変更していません。
transfer-share-title = この対局を共有
transfer-nothing-to-share = 対局を始めると、ここでコピーや共有ができます。
# The forms of the text, as choices. GGF is the name of a file format.
transfer-form-moves = 棋譜
transfer-form-ggf = GGF
transfer-form-board = 盤面
transfer-copy = コピー
transfer-copied = コピーしました
transfer-share = 共有…
transfer-code-note = スマホのカメラで読み取ると、この対局のテキストになります。
# Pictures, read out.
transfer-code-name = 対局のQRコード
transfer-board-name = 局面

## What is wrong with a text
## The first ones are whole sentences.

transfer-bad-empty = クリップボードにテキストがありません。
transfer-bad-too-long = テキストが長すぎます。読み込めるのは{ $most }文字までです。
transfer-bad-no-game = f5d6c3のような棋譜も、X・O・-で表した盤面も含まれていません。
# Where the mistake is; $what is one of the messages below.
transfer-bad-at = { $column }文字目：{ $what }
transfer-bad-in-line = { $line }行目の{ $column }文字目：{ $what }

## What is wrong there: it follows a colon and ends with a full stop. $number counts the moves, $text is what stands there.

transfer-fault-no-square = { $number }手目の「{ $text }」は、a1からh8までのマスではありません。
transfer-fault-by-useless = { $number }手目（{ side }）：{ $at }に打っても返せる石がありません。
transfer-fault-by-taken = { $number }手目（{ side }）：{ $at }にはすでに石があります。
transfer-fault-useless = { $number }手目：{ $at }に打っても返せる石がありません。
transfer-fault-taken = { $number }手目：{ $at }にはすでに石があります。
transfer-fault-pass-by = { $number }手目はパスですが、{ side }には打てる場所があります。
transfer-fault-pass = { $number }手目はパスですが、打てる場所があります。
transfer-fault-after-end = { $number }手目の{ $at }は、終局後の手です。
transfer-fault-pass-after-end = { $number }手目は、終局後のパスです。
transfer-fault-not-in-turn = { $number }手目：{ side }の番ではありません。
transfer-fault-frame = GGF形式の対局は「(;」で始まり「;)」で終わります。
transfer-fault-no-value = 「{ $text }」には角かっこで囲んだ値が必要です。
transfer-fault-no-board = 最初の盤面BO[8 …]がありません。
transfer-fault-size = 盤の大きさが「{ $text }」ですが、ここで使えるのは8だけです。
transfer-fault-cell = { $at }の「{ $text }」は、X・O・-のどれでもありません。
transfer-fault-length = 盤面が64マスではなく{ $squares }マスあります。
transfer-fault-no-turn = 手番がありません。盤面の後にXかOを書いてください。
transfer-fault-turn = 「{ $text }」は手番ではありません。XかOを書いてください。
transfer-fault-row = { $row }行目が8マスではなく{ $squares }マスあります。
