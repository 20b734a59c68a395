### The page of settings: headings, choices and switches. The choices stand side by side: short words.

settings-title = 設定
settings-language = 言語
# Follows the phone: a choice of language and of theme.
settings-system = 端末に合わせる
settings-theme = テーマ
settings-theme-light = ライト
settings-theme-dark = ダーク
settings-theme-contrast = 高コントラスト
settings-board = 盤
settings-board-green = 緑
settings-board-blue = 青
settings-board-wood = 木目
settings-board-slate = 石板
# How fast discs turn over.
settings-animation = 石を返す速さ
settings-animation-off = 一瞬
settings-animation-fast = 速い
settings-animation-normal = 普通
# Over the switches of play.
settings-play = 対局
settings-legal-moves = 着手できる場所を表示
settings-legal-moves-note = 着手できるマスに点を付けます。
# Whether the squares tell what a move there is worth.
settings-values = 各手の評価を表示
settings-values-off = なし
settings-values-words = 言葉
settings-values-figures = 数値
settings-confirm-tap = 着手を確認
settings-confirm-tap-note = 1回目のタップで返る石を表示し、2回目で着手します。
settings-deliberate = 人らしく考える時間をとる
settings-deliberate-note = 人のように打つ相手は、人と同じくらい考えます（最長4秒）。
settings-serious = 真剣勝負
settings-serious-note = 待ったなし。手を戻せません。
settings-sound = サウンド
settings-haptics = 振動
settings-reset = すべての設定をリセット
