### Questions and notices.

dialog-back = Kembali
dialog-dismiss = Oke
dialog-no-graphics = Perangkat ini tidak punya driver grafis yang dapat dipakai Othello. Dibutuhkan Vulkan atau OpenGL ES 3.
dialog-abandon-title = Tinggalkan permainan ini?
dialog-abandon-text = Permainan yang sedang berjalan akan hilang.
dialog-abandon-yes = Mulai dari awal
dialog-abandon-no = Terus bermain
# The app was started twice on a desktop.
dialog-second-title = Othello sudah terbuka
dialog-second-text = Jendela yang lain menyimpan permainan Anda. Di sini juga bisa bermain, tetapi tidak ada yang disimpan.
dialog-second-yes = Main tanpa menyimpan
dialog-second-no = Tutup jendela ini
dialog-reset-title = Kembalikan semua pengaturan?
dialog-reset-text = Bahasa, tampilan, dan cara bermain kembali seperti semula. Permainan Anda tetap ada.
dialog-reset-yes = Kembalikan
dialog-reset-no = Jangan
dialog-rating-title = Lupakan kekuatan Anda?
dialog-rating-text = Perkiraan dan riwayatnya mulai dari awal. Permainan Anda tetap ada di arsip.
dialog-rating-no = Biarkan

## Notices
## $file says which file, $why is a short reason in English, $name the name of a file.

# It begins the sentences below; choose by $file in them where your language needs another form.
stored-file =
    { $file ->
        [game] Permainan tersimpan
        [checkers] Permainan dam tersimpan
        [settings] Berkas pengaturan
        [session] Catatan halaman terakhir
        [window] Letak jendela
        [lab] Halaman lab
        [editor] Posisi yang sedang disusun
        [puzzles] Catatan teka-teki
        [exercises] Catatan latihan
        [review] Tinjauan
        [rating] Catatan kekuatan Anda
       *[archive] Arsip permainan
    }
dialog-damaged-kept = { stored-file } tidak bisa dibaca ({ $why }). Berkasnya disimpan sebagai { $name }. Bagian itu mulai dari awal.
dialog-damaged-lost = { stored-file } tidak bisa dibaca ({ $why }). Berkasnya tidak bisa disimpan. Bagian itu mulai dari awal.
dialog-unreadable = { stored-file } tidak bisa dibuka ({ $why }). Berkasnya dibiarkan; sampai aplikasi dibuka lagi, tidak ada yang menimpanya.
dialog-disk-failed = Saat ini tidak ada yang bisa disimpan ({ $why }). Anda tetap bisa bermain.
dialog-no-engine = Komputer sedang tidak bisa bermain ({ $why }). Dua orang tetap bisa.
dialog-crashed = Terakhir kali aplikasi berhenti karena galat ({ $why }). Permainan Anda tetap berlanjut.
dialog-unlearned = Hasil belajar tingkat terkuat tidak bisa dibaca ({ $why }). Cara mainnya menjadi lebih sederhana.
