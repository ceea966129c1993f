export const portalActor = 'portal'
/** Actor of the events of the holder of the secret. */
export const reporterActor = 'reporter'

/** Notes of automatic events, in both languages; officers write their own. */
export const automaticNotes = {
  received: {
    id: 'Aduan Anda kami terima dan menunggu verifikasi. Hasil verifikasi kami sampaikan paling lambat 3 hari kerja.',
    en: 'We have received your complaint and it is waiting for verification. We give the result within 3 working days.',
  },
  asked: {
    id: 'Petugas meminta keterangan tambahan dari pelapor. Waktu penyelesaian berhenti sampai keterangan itu diterima.',
    en: 'The officer has asked the reporter for more information. The time for the resolution stands still until it arrives.',
  },
  reporterAnswered: {
    id: 'Pelapor sudah memberi keterangan. Waktu penyelesaian berjalan kembali.',
    en: 'The reporter has given the information. The time for the resolution runs again.',
  },
  added: { id: 'Pelapor menambah keterangan.', en: 'The reporter has added information.' },
  extended: {
    id: 'Batas waktu penyelesaian diperpanjang.',
    en: 'The time for the resolution has been extended.',
  },
  confirmed: {
    id: 'Pelapor memastikan bahwa masalahnya sudah selesai.',
    en: 'The reporter has confirmed that the problem is solved.',
  },
  closedAutomatically: {
    id: 'Aduan ini selesai dengan sendirinya karena dalam 10 hari kerja tidak ada tanggapan dari pelapor. Pelapor tetap dapat membukanya kembali.',
    en: 'This complaint has been closed automatically because the reporter did not respond within 10 working days. The reporter can still reopen it.',
  },
  notSolved: {
    id: 'Pelapor menyatakan bahwa masalahnya belum selesai. Aduan ini ditinjau ulang oleh perangkat daerah yang sama.',
    en: 'The reporter says that the problem is not solved. The same office reviews the complaint.',
  },
  reopened: {
    id: 'Pelapor meminta aduan ini dibuka kembali. Aduan ini ditinjau ulang oleh perangkat daerah yang sama.',
    en: 'The reporter has asked to reopen this complaint. The same office reviews it.',
  },
  withdrawn: { id: 'Pelapor menarik aduan ini.', en: 'The reporter has withdrawn this complaint.' },
  identityRemoved: {
    id: 'Pelapor menghapus identitasnya dari aduan ini. Petugas tidak lagi dapat menghubungi pelapor.',
    en: 'The reporter has removed their identity from this complaint. Officers can no longer contact them.',
  },
  contactCorrected: {
    id: 'Pelapor memperbaiki data kontaknya.',
    en: 'The reporter has corrected their contact data.',
  },
  nameHidden: {
    id: 'Pelapor menyembunyikan namanya dari publik.',
    en: 'The reporter has hidden their name from the public.',
  },
  madePrivate: {
    id: 'Pelapor mengubah aduan ini menjadi pribadi. Publik tidak lagi dapat melihatnya.',
    en: 'The reporter has made this complaint private. The public can no longer see it.',
  },
  erasureRequested: {
    id: 'Pelapor meminta isi aduan ini dihapus. Petugas memutuskannya paling lambat dalam 3 x 24 jam.',
    en: 'The reporter has asked to erase the content of this complaint. An officer decides within 3 times 24 hours.',
  },
  erasureRefused: {
    id: 'Petugas menolak permintaan penghapusan. Alasannya dapat dibaca pelapor.',
    en: 'An officer has refused the request for erasure. The reporter can read the reason.',
  },
  erased: {
    id: 'Isi aduan ini dihapus atas permintaan pelapor.',
    en: 'The content of this complaint was erased at the request of the reporter.',
  },
  merged: {
    id: 'Aduan ini digabungkan dengan aduan lain tentang masalah yang sama. Perkembangannya juga ditampilkan di sini.',
    en: 'This complaint has been joined to another one about the same problem. Its progress is shown here too.',
  },
  unmerged: {
    id: 'Aduan ini dipisahkan lagi dan ditangani sendiri.',
    en: 'This complaint has been separated again and is handled on its own.',
  },
  mainWithdrawn: {
    id: 'Aduan utama tentang masalah ini ditarik pelapornya. Aduan ini ditangani sendiri.',
    en: 'The main complaint about this problem was withdrawn by its reporter. This complaint is handled on its own.',
  },
  mainStopped: {
    id: 'Aduan utama tentang masalah ini tidak dilanjutkan karena isi laporannya. Aduan ini ditangani sendiri.',
    en: 'The main complaint about this problem does not go on because of what its report says. This complaint is handled on its own.',
  },
  mainFinished: {
    id: 'Aduan utama tentang masalah ini sudah selesai. Bila menurut Anda masalahnya belum selesai, aduan ini tetap dapat dibuka kembali.',
    en: 'The main complaint about this problem is finished. If you think the problem is not solved, this complaint can still be reopened.',
  },
  mainReopened: {
    id: 'Aduan utama tentang masalah ini dibuka kembali dan ditinjau ulang.',
    en: 'The main complaint about this problem has been reopened and is under review.',
  },
  held: {
    id: 'Aduan ini disembunyikan dari publik sampai petugas memeriksanya.',
    en: 'This complaint is hidden from the public until an officer has looked at it.',
  },
  released: {
    id: 'Petugas sudah memeriksa aduan ini dan menampilkannya kembali.',
    en: 'An officer has looked at this complaint and shows it again.',
  },
} as const
