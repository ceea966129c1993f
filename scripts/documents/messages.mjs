/** What every file says about itself, by language. */
const messages = {
  id: {
    maker: 'Portal Jabar, Pemerintah Daerah Provinsi Jawa Barat',
    note: (official) =>
      `Ringkasan contoh yang disusun Portal Jabar, bukan dokumen resmi. Rujukan resmi: ${official}.`,
    date: (date) => `Disusun ${date}`,
    noteHead: 'Catatan',
    page: (page, of) => `Halaman ${page} dari ${of}`,
  },
  en: {
    maker: 'Portal Jabar, provincial government of West Java',
    note: (official) =>
      `Sample summary written by Portal Jabar, not an official document. Official source: ${official}.`,
    date: (date) => `Written on ${date}`,
    noteHead: 'Note',
    page: (page, of) => `Page ${page} of ${of}`,
  },
}

/** The words of one document: who made it, when, and where the official document lies. */
export function messagesFor(item, lang) {
  const { maker, note, date, noteHead, page } = messages[lang]
  const day = new Date(`${item.created_at}T12:00:00Z`).toLocaleDateString(
    lang === 'id' ? 'id-ID' : 'en-GB',
    { dateStyle: 'long', timeZone: 'UTC' },
  )
  return {
    maker,
    note: note(`${item.official.name[lang]}, ${item.official.url}`),
    date: date(day),
    noteHead,
    page,
  }
}
