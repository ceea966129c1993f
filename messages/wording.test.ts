import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { locales, type Locale } from '@/lib/i18n/locales'
import {
  contentFiles as files,
  contentFolder as folder,
  contentTexts,
  messageTexts,
  texts,
} from '@/tests/support/written-texts'
import { messagesOf } from '.'

const messages = { id: new Map(messageTexts('id')), en: new Map(messageTexts('en')) }
const text = (locale: Locale, key: string) => messages[locale].get(key) ?? `${key} is missing`
const written = {
  id: [...messages.id, ...contentTexts('id')],
  en: [...messages.en, ...contentTexts('en')],
}

/** Pure words with those that people know them by. */
const everydayWords = [
  ['daring', 'online'],
  ['papan ketik', 'keyboard'],
  ['peramban', 'browser'],
  ['surel', 'email'],
] as const
/** Names of figures, whose columns are narrow. */
const shortLabels = new Set(['home.visits.online'])

/** Names of the same page: its title first, then what menus, footer, crumbs and other pages call it. */
const pageNames = [
  ['news.title', 'menu.titles.news', 'search.domains.news', 'feeds.news'],
  ['services.title', 'menu.titles.services', 'search.domains.public_service'],
  ['life-events.heading', 'life-events.pageTitle'],
  ['overview.title', 'menu-items.profile.items.overview.title'],
  [
    'about.pages.index.title',
    'about.section',
    'menu-items.profile.items.about.title',
    'overview.about',
    'search.domains.about',
  ],
  [
    'archives.title',
    'menu-items.profile.items.archive.title',
    'overview.links.archive.title',
    'feeds.documents',
    'feeds.page.documentsHeading',
  ],
  ['super-app.title', 'menu-items.profile.items.sapawarga.title', 'overview.links.sapawarga.title'],
  ['awards.title', 'overview.awards.title'],
  ['about.pages.programs.title', 'overview.links.programs.title'],
  ['agenda.title', 'menu-items.help.agenda', 'overview.links.agenda.title', 'feeds.page.agenda'],
  ['visits.title', 'menu-items.help.visits'],
  ['search.title', 'menu-items.help.search'],
  ['feeds.page.title', 'menu-items.help.feeds'],
  ['information.accessibility.title', 'menu-items.help.accessibility'],
  ['information.privacy.title', 'menu-items.help.privacy', 'consent.privacy'],
  ['public-information.title', 'menu-items.help.publicInformation'],
  ['developers.title', 'public-information.developers'],
  ['statements.terms.title', 'menu-items.help.terms'],
  ['statements.pledge.title', 'menu-items.help.pledge'],
  ['statements.about.title', 'menu-items.help.aboutPortal'],
  ['complaint.area.title', 'menu-items.help.complaints', 'widgets.items.CITIZEN_COMPLAINT.title'],
  [
    'complaint.create.title',
    'menu.fileComplaint',
    'app.shortcuts.complaint',
    'complaint.area.createTitle',
  ],
  [
    'complaint-status-page.title',
    'complaint-status-page.heading',
    'menu-items.help.complaintStatus',
    'app.shortcuts.status',
    'complaint.area.statusTitle',
  ],
  [
    'complaint-status-page.title',
    'mail-consent.statusPage',
    'complaint.create.haveNumberAction',
    'menu.shortcuts.complaintStatus',
  ],
  [
    'complaint-monitoring.title',
    'menu-items.help.complaintMonitoring',
    'complaint-monitoring.panel.title',
    'feeds.page.complaintLink',
  ],
  ['low-data.saved', 'saved.title'],
]

/** Words that another word has replaced, by language, with what is said instead. */
const replaced: Record<Locale, [RegExp, string][]> = {
  en: [
    [/\be-mail/i, 'email'],
    [/\bweb site/i, 'website'],
    [/privacy policy/i, 'privacy notice'],
    [/\bsent (?:again )?by itself/i, 'automatically'],
    [/\bgiven once\b/i, 'the code is shown again until it is saved'],
    [/\bhave kept (?:it|them)\b/i, 'saved'],
    [/how far \S+ (?:complaint )?(?:has|have) come/i, 'progress'],
    [/\b(?:Law|Regulation|Instruction) (?:No\.|Number) \d/, 'Law 24 of 2013'],
    [/Supreme Audit|SP4N-LAPOR!|Jabar hotline|co-operative/i, 'the name or word in use'],
    [/\bdue day/i, 'due date'],
    [/complaint was (?:finished or )?refused|reasons for refusal/i, 'rejected'],
    [/\bcoat of arms\b/i, 'emblem'],
    [/\d %/, '20%'],
    [/\{field\} (?:lies|(?:does not|must|must not|can) lie)\b/, 'is'],
    [/\bAn officer waits\b/, 'is waiting'],
    [/\bkept on this device\b/i, 'saved on this device'],
    [/\b(?:color|center|behavior|organiz|recogniz)/i, 'British spelling'],
    [/\b(?:junior|senior)[- ](?:high|secondary)/i, 'lower or upper secondary'],
    [/\bHome Minist|(?!The )\p{Lu}\p{L}+ Ministry\b/u, 'Minister or Ministry of …'],
    [/\bmanpower (?:office|counter)/i, 'labour'],
    [/\bgrand forest park/i, 'forest park'],
    [/\btransfer fee\b|(?<!vehicle )transfer duty/i, 'vehicle transfer duty'],
    [/\bIDR\b/, 'Rp17,000'],
    [/West Java provincial government(?! site)/i, 'Provincial Government of West Java'],
    [/\bco-ord|\bjob-seeker|\bqueuing/i, 'coordinate, job seeker, queueing'],
    [/reasonable accommodation/i, 'reasonable adjustments'],
    [/food resilience/i, 'food security'],
    [/student admission|discipline of employees/i, 'school admission, staff discipline'],
    [/earlier portal|general knowledge/i, 'a source that can be named'],
    [/(?:Call|call|Telephone) 112(?! where)/, '119 and 110, then 112 where in service'],
    [/\b(?:contact|ask) Hotline Jabar\b/, 'the email address: the hotline may not be open'],
    [/\bvisits? (?:a|per) day|\bper visit\b/i, 'pages opened'],
    [
      /\bonly with (?:its number and )?(?:its |the |your )?secret code(?! or)/i,
      'or the mobile number',
    ],
    [/\bcouncil (?:members?|secretariat)\b|\bthe (?:regional )?council\b/i, 'DPRD'],
  ],
  id: [
    [/\bprivat\b/i, 'pribadi'],
    [/umpan balik|survei kepuasan/i, 'ulasan'],
    [/papan tik\b/i, 'papan ketik'],
    [/diberikan sekali\b/i, 'kode tampil lagi sampai disimpan'],
    [/(?:ditutup|terhapus|dihapus|(?:di|ter)kirim(?: lagi)?) sendiri\b/i, 'otomatis'],
    [/SP4N-LAPOR!/, 'SP4N-LAPOR'],
    [/\bRp \d/, 'Rp17.000'],
    [/\d %/, '20%'],
    [/\bmemberitahu\b/i, 'memberi tahu'],
    [/\bsemi-/i, 'semiotomatis'],
    [/\bDKI Jakarta\b/, 'Jakarta'],
    [/portal (?:Jabar )?terdahulu|pengetahuan umum/i, 'sumber yang dapat disebut'],
    [
      /(?:telepon|hubungi) 112(?! (?:di daerah|bila))/i,
      '119 dan 110, lalu 112 di daerah yang sudah melayaninya',
    ],
    [/\b(?:hubungi|kepada|bantuan) Hotline Jabar\b/i, 'alamat email: hotline mungkin belum dibuka'],
    [/\bdaerah bernama\b/i, 'bagian halaman yang diberi nama'],
    [/kunjungan (?:sehari|per hari)|kunjungan sejak/i, 'halaman dibuka'],
    [/geser titik peta/i, 'sentuh peta'],
    [
      /hanya (?:dapat )?(?:terbuka|dilihat|dibuka) dengan (?:nomor dan )?kode rahasia\w*(?! atau)/i,
      'atau nomor ponsel',
    ],
  ],
}

/** Where any telephone is meant, also one without a mobile number; everywhere else the number is the reporter's own. */
const anyTelephone = new Set([
  'complaint.textWarning.phone',
  'preview.fields.hotline_number',
  'about.units.asOf',
  'page-feedback.hint',
  'information.privacy.feedback.text',
])
const otherNumbers: Record<Locale, RegExp> = { id: /nomor telepon/i, en: /phone number/i }

/** Words of the names of services that keep their capital within a sentence: names, and what is written in capitals. */
const properWords = new Set(
  (
    'West Java Jabar Griya Lansia Hotline KIP Kuliah Saber Hoaks Gedung Sate Museum ' +
    'Pakuan Ir H Djuanda Forest Park Paket Open Data Smart Indonesia Programme'
  ).split(' '),
)
const capitalised = (name: string) =>
  [...name.matchAll(/(?<=\s)\p{Lu}\p{L}*/gu)]
    .map(([word]) => word)
    .filter((word) => !properWords.has(word) && word !== word.toUpperCase())

const months =
  'January|February|March|April|May|June|July|August|September|October|November|December'

/** What somebody reads as one sentence: paragraphs and items of lists end one too, abbreviations do not. */
const sentencesOf = (markup: string) =>
  markup
    .replace(/\b(Jl|No)\. /g, '$1 ')
    // One of the forms is read.
    .replace(/\{\w+, plural, one \{[^}]*\} other \{([^}]*)\}\}/g, '$1')
    .split(/<\/?(?:p|ul|item)>|(?<=[.!?:;])\s/)
    .map((sentence) => sentence.replace(/<[^>]+>/g, ''))

describe('wording', () => {
  it.each(pageNames)('calls the page of %s by one name', (title, ...others) => {
    for (const locale of locales)
      for (const other of others)
        expect(text(locale, other), `${locale} ${other}`).toBe(text(locale, title))
  })

  it('begins the title of a page about the province with its entry in the list of pages', () => {
    for (const locale of locales) {
      for (const { label, title } of Object.values(messagesOf(locale).about.pages))
        expect(title.startsWith(label), `${label}: ${title}`).toBe(true)
    }
  })

  it('writes English dates as day, month, year and hours on a clock of 24', () => {
    const americanDate = new RegExp(`\\b(?:${months}) \\d{1,2}(?:,|\\b(?!\\d))`)
    const other = written.en.filter(
      ([, value]) =>
        americanDate.test(value) ||
        /\d ?[ap]\.?m\b/i.test(value) ||
        /\d\.\d\d(?:[–-]\d\d\.\d\d)? WIB/.test(value),
    )
    expect(other).toEqual([])
  })

  it('writes apostrophes as letters of type: a straight one is a sign of the message format', () => {
    expect([...messages.en].filter(([, value]) => /\p{L}'/u.test(value))).toEqual([])
  })

  it.each(locales)('keeps to the words in use (%s)', (locale) => {
    const found = replaced[locale].flatMap(([pattern, instead]) =>
      written[locale]
        .filter(([, value]) => pattern.test(value))
        .map(([key]) => `${key}: ${instead}`),
    )
    expect(found).toEqual([])
  })

  it.each(everydayWords)(
    'says beside “%s” where it comes first what everybody says: %s',
    (pure, everyday) => {
      const isPure = new RegExp(`\\b${pure}\\b`, 'i')
      const isExplained = new RegExp(`\\b${pure} (?:\\(|atau )${everyday}\\b`, 'i')
      const first = Object.entries(messagesOf('id')).flatMap(([namespace, tree]) => {
        const found = texts(tree, [namespace]).find(
          ([key, value]) => isPure.test(value) && !shortLabels.has(key),
        )
        return found ? [found] : []
      })
      expect(first.length).toBeGreaterThan(1)
      expect(first.filter(([, value]) => !isExplained.test(value)).map(([key]) => key)).toEqual([])
    },
  )

  it.each(locales)('calls the number of the reporter by one word (%s)', (locale) => {
    const guide = written[locale].filter(([key]) =>
      key.startsWith('informations/menyampaikan-aduan'),
    )
    expect(guide.length).toBeGreaterThan(0)
    const others = [...messages[locale], ...guide]
      .filter(([key, value]) => otherNumbers[locale].test(value) && !anyTelephone.has(key))
      .map(([key]) => key)
    expect(others).toEqual([])
  })

  it('writes the English names of services and life events like sentences', () => {
    const named = {
      services: /"service_name": \{[^}]*"en": "([^"]+)"/g,
      'life-events': /"(?:name|title)": \{[^}]*"en": "([^"]+)"/g,
    }
    const names = Object.entries(named).flatMap(([kind, pattern]) =>
      files
        .filter((file) => file.startsWith(`${kind}/`) && file.endsWith('.json'))
        .flatMap((file) =>
          [...readFileSync(`${folder}/${file}`, 'utf8').matchAll(pattern)].map(
            ([, name = '']) => name,
          ),
        ),
    )
    expect(names.length).toBeGreaterThan(49)
    expect(names.filter((name) => capitalised(name).length > 0)).toEqual([])
  })

  it.each(locales)(
    'explains what the portal promises in sentences of 25 words at most (%s)',
    (locale) => {
      const { information, statements, consent } = messagesOf(locale)
      const pages = texts({ information, statements, consent })
      const long = pages
        .flatMap(([, value]) => sentencesOf(value))
        .filter((sentence) => sentence.split(/\s+/).filter(Boolean).length > 25)
      expect(long).toEqual([])
    },
  )
})
