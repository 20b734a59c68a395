### The page where games come and go as text.

transfer-title = Tempel & bagikan
transfer-paste-title = Tempel
transfer-paste = Tempel dari papan klip
transfer-paste-note = Langkah seperti f5d6c3, permainan dalam GGF, atau papan 64 karakter atau delapan baris.
# A game or a position was read; transfer-leads-… follows it.
transfer-read-game = Permainan: { $moves } langkah.
transfer-read-board = Sebuah posisi.
# $score is such as 40–20, the leader's discs first.
transfer-leads = { side } unggul { $score }.
transfer-leads-even = Imbang, { $score }.
transfer-other-start = Permainan ini dimulai dengan warna empat keping pertama tertukar.
transfer-is-over = Permainan sudah selesai.
# Buttons.
transfer-open = Buka di papan
transfer-set-up = Susun dari sini
transfer-bad-title = Teks ini tidak bisa dibaca
transfer-nothing-changed = Tidak ada yang berubah.
transfer-share-title = Bagikan permainan ini
transfer-nothing-to-share = Setelah Anda memulai permainan, di sini permainan bisa disalin dan dibagikan.
# The forms of the text, as choices. GGF is the name of a file format.
transfer-form-moves = Langkah
transfer-form-ggf = GGF
transfer-form-board = Papan
transfer-copy = Salin
transfer-copied = Tersalin
transfer-share = Bagikan…
transfer-code-note = Kamera ponsel mana pun membaca kode ini sebagai teks permainan.
# Pictures, read out.
transfer-code-name = Kode QR permainan
transfer-board-name = Posisi

## What is wrong with a text
## The first ones are whole sentences.

transfer-bad-empty = Papan klip tidak berisi teks.
transfer-bad-too-long = Teks terlalu panjang: paling banyak { $most } karakter dibaca.
transfer-bad-no-game = Di dalamnya tidak ada langkah seperti f5d6c3 dan tidak ada papan dari X, O, dan -.
# Where the mistake is; $what is one of the messages below.
transfer-bad-at = Pada karakter { $column }: { $what }
transfer-bad-in-line = Pada baris { $line }, karakter { $column }: { $what }

## What is wrong there: it follows a colon and ends with a full stop. $number counts the moves, $text is what stands there.

transfer-fault-no-square = langkah { $number }, “{ $text }”, bukan petak dari a1 sampai h8.
transfer-fault-by-useless = langkah { $number }, oleh { side }: keping di { $at } tidak membalik apa pun.
transfer-fault-by-taken = langkah { $number }, oleh { side }: { $at } sudah terisi.
transfer-fault-useless = langkah { $number }: keping di { $at } tidak membalik apa pun.
transfer-fault-taken = langkah { $number }: { $at } sudah terisi.
transfer-fault-pass-by = langkah { $number } adalah lewat, padahal { side } bisa melangkah.
transfer-fault-pass = langkah { $number } adalah lewat, padahal ada langkah yang sah.
transfer-fault-after-end = langkah { $number }, { $at }, datang setelah permainan selesai.
transfer-fault-pass-after-end = langkah { $number } adalah lewat setelah permainan selesai.
transfer-fault-not-in-turn = langkah { $number }: bukan giliran { side }.
transfer-fault-frame = permainan GGF dimulai dengan “(;” dan diakhiri dengan “;)”.
transfer-fault-no-value = “{ $text }” memerlukan nilai dalam kurung siku.
transfer-fault-no-board = papan pertama, BO[8 …], tidak ada.
transfer-fault-size = papan berukuran “{ $text }”; di sini hanya 8 yang dimainkan.
transfer-fault-cell = “{ $text }” di { $at } bukan X, O, atau -.
transfer-fault-length = papan memiliki { $squares } petak, bukan 64.
transfer-fault-no-turn = giliran tidak disebut: tulis X atau O di belakang papan.
transfer-fault-turn = “{ $text }” bukan giliran: tulis X atau O.
transfer-fault-row = baris { $row } memiliki { $squares } petak, bukan 8.
