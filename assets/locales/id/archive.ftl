### The list of finished games and the sheets over it.

archive-empty = Setiap permainan yang selesai disimpan di sini, untuk dilihat lagi, ditinjau, dan dibagikan.
archive-none-found = Tidak ada permainan seperti ini.
archive-n-games = { $games } permainan
# Only some of the games are listed.
archive-n-of-games = { $shown } dari { $games } permainan
# $counted is the message above; $kept are the choices of the filter, such as "Lost, Club player".
archive-filtered = { $counted }: { $kept }
archive-show-all = Semua
archive-filter = Saring
archive-exchange = Ekspor, impor
archive-progress = Kemajuan
# How a game ended for the player: in a list, and as a choice.
archive-result-won = Menang
archive-result-drawn = Seri
archive-result-lost = Kalah
# A game of two people or two computers.
archive-black-won = Hitam menang
archive-white-won = Putih menang
archive-nobody-won = Seri
archive-two-people = Dua orang
archive-two-computers = Dua komputer
# A date: $day and $year are numbers, $month is one from 1 to 12.
archive-day = { $day } { month-short } { $year }
month-short =
    { $month ->
        [1] Jan
        [2] Feb
        [3] Mar
        [4] Apr
        [5] Mei
        [6] Jun
        [7] Jul
        [8] Agu
        [9] Sep
        [10] Okt
        [11] Nov
       *[12] Des
    }
archive-n-moves = { $moves } langkah
archive-share = Bagikan
archive-delete = Hapus
archive-close = Tutup
archive-deleted = Permainan dihapus.
# Brings a deleted game back.
archive-undo = Urungkan
archive-copied = { $games } permainan disalin sebagai teks.
# Games came in as text: $new of them were not here before, $known were.
archive-imported-none = Semua permainan ini sudah ada di sini.
archive-imported = { $new } permainan dimasukkan.
archive-imported-some = { $new } permainan dimasukkan; { $known } sudah ada di sini.
archive-import-empty = Tidak ada permainan dalam teks papan klip.
# $why is a short reason in English.
archive-import-line = Tidak ada yang dimasukkan. Baris { $line }: { $why }.
archive-exchange-title = Semua permainan sebagai teks
archive-exchange-text = Satu baris per permainan: tanggal, pemain, hasil, langkah. Salin teks seperti itu di perangkat lain untuk memasukkan permainannya ke sini; yang sudah ada tidak dimasukkan dua kali.
archive-copy-all = Salin semua permainan
archive-share-all = Bagikan semua permainan
archive-import = Impor dari papan klip
# Headings of the filter, and the choice that filters nothing.
archive-which-game = Permainan
archive-which-result = Hasil
archive-which-opponent = Lawan
archive-which-opening = Pembukaan
archive-all = Semua
# The sheet of a game. $black and $white are "You", a person, or the name of a level.
archive-players = Hitam: { $black }. Putih: { $white }.
archive-opening = Pembukaan: { $name }.
# $discs is a number with two decimals.
archive-lost-a-move = Anda kehilangan { $discs } keping per langkah.
