### Questions and notices.

dialog-back = 戻る
dialog-dismiss = OK
dialog-no-graphics = この端末には、オセロの描画に使えるグラフィックドライバーがありません。VulkanまたはOpenGL ES 3が必要です。
dialog-abandon-title = この対局をやめますか？
dialog-abandon-text = いまの対局は失われます。
dialog-abandon-yes = やめて最初から
dialog-abandon-no = 対局を続ける
# The app was started twice on a desktop.
dialog-second-title = オセロはすでに開いています
dialog-second-text = 対局はもう一方のウィンドウで保存されます。ここでも遊べますが、何も保存されません。
dialog-second-yes = 保存せずに遊ぶ
dialog-second-no = このウィンドウを閉じる
dialog-reset-title = すべての設定をリセットしますか？
dialog-reset-text = 言語、外観、対局の設定が初期状態に戻ります。対局はそのまま残ります。
dialog-reset-yes = リセット
dialog-reset-no = やめる
dialog-rating-title = あなたの強さを消しますか？
dialog-rating-text = 推定と履歴が最初からになります。対局は棋譜に残ります。
dialog-rating-no = 残す

## Notices
## $file says which file, $why is a short reason in English, $name the name of a file.

# It begins the sentences below; choose by $file in them where your language needs another form.
stored-file =
    { $file ->
        [game] 保存した対局
        [checkers] 保存したチェッカーの対局
        [settings] 設定ファイル
        [session] 前回開いていたページ
        [window] ウィンドウの位置
        [lab] ラボのページ
        [editor] 編集中の局面
        [puzzles] 詰めオセロの記録
        [exercises] 復習問題
        [review] 検討の結果
        [rating] 強さの記録
       *[archive] 対局の記録
    }
dialog-damaged-kept = { stored-file }を読み込めませんでした（{ $why }）。元のデータは{ $name }として残してあります。この部分は初期状態から始まります。
dialog-damaged-lost = { stored-file }を読み込めませんでした（{ $why }）。元のデータは残せませんでした。この部分は初期状態から始まります。
dialog-unreadable = { stored-file }を開けませんでした（{ $why }）。データはそのまま残り、次に起動するまで上書きされません。
dialog-disk-failed = いまは保存できません（{ $why }）。このまま遊ぶことはできます。
dialog-no-engine = いまはコンピューターと対戦できません（{ $why }）。2人対戦はできます。
dialog-crashed = 前回、アプリが異常終了しました（{ $why }）。対局は続きから再開できます。
dialog-unlearned = 最上位レベルの学習データを読み込めません（{ $why }）。より単純な評価で打ちます。
