### The page where a position is set up.

editor-title = 局面を作る
# Before the three choices that follow.
editor-brush-title = タップで置く石
editor-brush-black = 黒
editor-brush-white = 白
editor-brush-empty = なし
# Whose turn it is, as choices.
editor-black-to-move = 黒番
editor-white-to-move = 白番
editor-undo = 元に戻す
editor-clear = 全部消す
editor-reset = 初期配置
# What is to be said of the position.
editor-no-discs = 盤上に石がありません。
editor-no-discs-of = { side }の石がないので、どちらも打てません。
editor-no-moves = どちらも打てる場所がなく、すでに終局しています。
editor-passes = { side }は打てる場所がなく、パスになります。
editor-moves = { side }番：打てる場所は{ $moves }か所。
