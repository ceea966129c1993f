import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import type { ServiceDetail, ServiceItem } from '@/lib/schemas/services'
import type { Locale } from '@/lib/i18n/locales'
import { messagesOf } from '@/messages'
import { axeViolations, renderIn } from '@/tests/support/render'
import { sampleDetail, sampleItem } from '@/tests/support/service-samples'
import { weekdays } from '@/lib/services/hours'
import { ServiceView } from './service-view'

const id = messagesOf('id').services
const mondayMorning = new Date('2026-11-23T09:00:00+07:00')
const sunday = new Date('2026-11-22T09:00:00+07:00')

const renderService = (
  changes: Partial<ServiceDetail> = {},
  {
    locale = 'id',
    now = mondayMorning,
    related = [],
  }: { locale?: Locale; now?: Date; related?: ServiceItem[] } = {},
) =>
  renderIn(
    locale,
    <main>
      <ServiceView
        service={sampleDetail(changes)}
        locale={locale}
        now={now}
        related={related}
        printAction={<button type="button">{id.detail.print}</button>}
      />
    </main>,
  )
const box = () => within(screen.getByRole('complementary', { name: id.detail.access }))
const fact = (name: string) => box().getByText(name, { selector: 'dt' }).parentElement

describe('ServiceView', () => {
  it('breaks no accessibility rule with every part filled', async () => {
    const { container } = renderService()
    expect(await axeViolations(container)).toEqual([])
  })

  it('shows what to prepare, the steps in order, the text, benefits and questions', () => {
    renderService()
    const headings = screen
      .getAllByRole('heading', { level: 2 })
      .map((heading) => heading.textContent)
    const { access, before, procedures, about, benefits, questions } = id.detail
    expect(headings).toEqual([
      access,
      before,
      procedures,
      about,
      benefits,
      questions,
      id.standard.title,
    ])
    expect(
      screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent),
    ).toEqual([
      id.detail.summary,
      id.eligibility.title,
      id.detail.terms,
      'Isi formulir',
      'Ambil kartu',
      'Berapa lama?',
    ])
  })

  it('leaves out parts that are switched off or empty', () => {
    renderService({ faq: { is_active: 0, items: [{ question: 'a', answer: 'b' }] }, content: '' })
    expect(screen.queryByRole('heading', { name: id.detail.questions })).toBeNull()
    expect(screen.queryByRole('heading', { name: id.detail.about })).toBeNull()
  })

  it('offers the links by type, the official site first, each saying that it opens a new tab', () => {
    renderService()
    const names = box()
      .getAllByRole('link')
      .map((link) => link.textContent?.replace(/\s+/g, ' ').trim())
    expect(names.slice(0, 6)).toEqual([
      'Buka laman resmi: Laman Dinas (membuka tab baru)',
      'Laman Kota (membuka tab baru)',
      'Google Play: Aplikasi Dinas (membuka tab baru)',
      'App Store: Aplikasi Dinas (membuka tab baru)',
      'Formulir daring (online): Formulir permohonan (membuka tab baru)',
      'Telepon 022 123-456',
    ])
    expect(box().getByRole('link', { name: /Buka laman resmi/ })).toHaveAttribute(
      'rel',
      'noopener noreferrer',
    )
    expect(box().getByRole('link', { name: 'Telepon 022 123-456' })).toHaveAttribute(
      'href',
      'tel:022123456',
    )
  })

  it('uses the website when no link names one', () => {
    renderService({ links: [], hotline_number: null })
    expect(box().getByRole('link', { name: /Buka laman resmi/ })).toHaveAttribute(
      'href',
      '/verifikasi-link?url=https%3A%2F%2Fdinas.example',
    )
  })

  it('leads to the portal’s own complaint form first, and to no other page of it', () => {
    const form = '/aduan-warga/buat-aduan?kategori=infrastruktur'
    renderService({
      links: [
        { tautan: 'https://www.lapor.go.id', type: 'WEBSITE', label: 'SP4N-LAPOR' },
        { tautan: form, type: 'COMPLAINT', label: 'Kerusakan jalan' },
        { tautan: '/berita', type: 'COMPLAINT', label: 'Berita' },
      ],
      hotline_number: null,
    })
    const links = box().getAllByRole('link')
    expect(links.slice(0, 2).map((link) => link.textContent)).toEqual([
      'Buat aduan di portal ini: Kerusakan jalan',
      expect.stringContaining('Buka laman resmi'),
    ])
    expect(links[0]).toHaveAttribute('href', form)
    expect(links[0]).not.toHaveAttribute('target')
    expect(box().queryByRole('link', { name: /Berita/ })).toBeNull()
  })

  it('offers nothing that is no web address', () => {
    renderService({
      links: [{ tautan: 'javascript:alert(1)', type: 'WEBSITE', label: 'Buka' }],
      hotline_number: null,
      technical: 'Online',
    })
    expect(box().getByText(id.detail.noAccessOnline)).toBeVisible()
  })

  it('says so when there is no way in online', () => {
    renderService({
      links: [],
      website: null,
      hotline_number: null,
      technical: 'Offline',
      availability: 'OFFLINE',
    })
    expect(box().getByText(id.detail.noAccessOffline)).toBeVisible()
  })

  it('joins equal days and judges the moment in Jakarta', () => {
    renderService()
    expect(fact(id.detail.hours)).toHaveTextContent('Senin–Jumat 08.00–16.00 WIB')
    expect(fact(id.detail.hours)).toHaveTextContent(
      `${id.hours.openNow}Tutup hari ini pukul 16.00 WIB`,
    )
  })

  it.each([
    ['on a day without hours', sunday, 'id', 'Buka lagi besok pukul 08.00 WIB'],
    [
      'before the doors open',
      new Date('2026-11-23T07:00:00+07:00'),
      'en',
      'Opens again today at 08:00 WIB',
    ],
    [
      'on the evening before two closed days',
      new Date('2026-11-27T19:00:00+07:00'),
      'id',
      'Buka lagi Senin pukul 08.00 WIB',
    ],
    [
      'on the evening before two closed days in English',
      new Date('2026-11-27T19:00:00+07:00'),
      'en',
      'Opens again on Monday at 08:00 WIB',
    ],
  ] as const)('is closed %s, and says when it opens again', (_, now, locale, expected) => {
    renderService({}, { now, locale })
    const t = messagesOf(locale).services
    expect(screen.getByText(t.detail.hours, { selector: 'dt' }).parentElement).toHaveTextContent(
      `${t.hours.closedNow}${expected}`,
    )
  })

  it.each([
    [
      'a week to wait',
      [{ day: 'Senin', start: '08:00:00', end: '09:00:00' }],
      'Buka lagi Senin, 30 November, pukul 08.00 WIB',
    ],
    [
      'a closing at midnight',
      [{ day: 'Senin', start: '08:00:00', end: '23:59:59' }],
      'Tutup hari ini pukul 24.00 WIB',
    ],
    [
      'a closing after midnight',
      [{ day: 'Senin', start: '08:00:00', end: '02:00:00' }],
      'Tutup besok pukul 02.00 WIB',
    ],
  ])('words %s', (_, times, expected) => {
    renderService({ operational_times: times })
    expect(fact(id.detail.hours)).toHaveTextContent(expected)
  })

  it('is open day and night without a closing time', () => {
    renderService({
      operational_times: weekdays.map((day) => ({ day, start: '00:00:00', end: '23:59:59' })),
    })
    expect(fact(id.detail.hours)).toHaveTextContent(`${id.hours.always}${id.hours.openNow}`)
    expect(fact(id.detail.hours)).not.toHaveTextContent('Tutup')
  })

  it('calls a form a form, and claims neither that an office is open nor when it closes', () => {
    renderService({
      hours_kind: 'form',
      operational_times: weekdays.map((day) => ({ day, start: '00:00:00', end: '23:59:59' })),
    })
    expect(fact(id.detail.hours)).toHaveTextContent(`${id.hours.form}${id.hours.formOffice}`)
    expect(fact(id.detail.hours)).not.toHaveTextContent(id.hours.openNow)
  })

  it('is closed on a holiday and says which', () => {
    renderService({}, { now: new Date('2026-12-25T09:00:00+07:00') })
    expect(fact(id.detail.hours)).toHaveTextContent(
      'Hari ini libur: Kelahiran Yesus Kristus.Buka lagi Senin pukul 08.00 WIB',
    )
  })

  it('says how long it takes, or that nobody has said so', () => {
    const { unmount } = renderService()
    expect(fact(id.detail.timeLimit)).toHaveTextContent('Paling lama 24 jam.')
    unmount()
    renderService({ standard: null })
    expect(fact(id.detail.timeLimit)).toHaveTextContent(id.detail.notStatedTime)
  })

  it('asks whether it is meant for the reader, without a form, and ties the advice to the no', () => {
    const { container } = renderService()
    const question = screen.getByRole('group', {
      name: 'Apakah Anda tinggal di alamat yang akan dicatat?',
    })
    expect(within(question).getByRole('radio', { name: 'Tidak' })).toHaveAccessibleDescription(
      'Urus pindah domisili lebih dahulu.',
    )
    expect(container.querySelector('form')).toBeNull()
  })

  it('shows the standard that stands nowhere else, and what is not stated by name', () => {
    renderService()
    const standard = screen.getByText(id.standard.title).closest('details')
    expect(standard).toHaveTextContent('Undang-Undang Nomor 24 Tahun 2013')
    expect(standard).toHaveTextContent('Belum dinyatakan penyelenggara: Sarana')
    expect(standard?.querySelector('a')).toHaveAttribute(
      'href',
      '/layanan/kartu-keluarga-1/standar',
    )
  })

  it('says who checked it, and that it waits once its day has come', () => {
    const { unmount } = renderService({ review_by: '2026-11-24' })
    expect(screen.getByText('Diperiksa 26 November 2026 oleh Redaksi Portal Jabar')).toBeVisible()
    expect(screen.queryByText(/menunggu pemeriksaan ulang/)).toBeNull()
    unmount()
    renderService({ review_by: '2026-11-23' })
    expect(
      screen.getByText(/Teks ini menunggu pemeriksaan ulang sejak 23 November 2026/),
    ).toBeVisible()
  })

  it('lets what to prepare be ticked', async () => {
    renderService({
      terms_and_conditions: {
        cover: null,
        title: '',
        is_active: 1,
        items: [
          { name: 'KTP-el', link: null },
          { name: 'Kartu keluarga', link: 'https://dinas.example/kk' },
        ],
      },
    })
    const list = within(
      screen.getByRole('group', { name: id.detail.terms, description: id.detail.termsHint }),
    )
    await userEvent.click(list.getByText('Kartu keluarga'))
    expect(list.getByRole('checkbox', { name: 'Kartu keluarga' })).toBeChecked()
    expect(list.getByRole('checkbox', { name: 'KTP-el' })).not.toBeChecked()
    expect(list.getByRole('link', { name: /Buka tautan: Kartu keluarga/ })).toBeVisible()
  })

  it('leads to services near to it, and leaves the part out when there are none', () => {
    renderService(
      {},
      { related: [sampleItem({ id: 2, name: 'Akta Kelahiran', slug: 'akta-kelahiran-2' })] },
    )
    expect(screen.getByRole('region', { name: id.detail.related })).toHaveTextContent(
      'Akta Kelahiran',
    )
    renderService()
    expect(screen.getAllByRole('heading', { name: id.detail.related })).toHaveLength(1)
  })

  it('claims no opening for a service that does not operate', () => {
    renderService({ availability: 'NOT_OPERATED', operator_status: 'Tidak Aktif' })
    expect(box().getByText(id.detail.notOperated)).toBeVisible()
    expect(fact(id.detail.hours)).not.toHaveTextContent(id.hours.openNow)
  })

  it('says when hours are not known', () => {
    renderService({ operational_times: [] })
    expect(fact(id.detail.hours)).toHaveTextContent(id.detail.hoursUnknown)
  })

  it.each([
    ['one amount', { minimum_fee: 17_000, maximum_fee: 17_000 }, 'id', 'Rp17.000'],
    ['one amount in English', { minimum_fee: 17_000, maximum_fee: 17_000 }, 'en', 'Rp17,000'],
    [
      'a range',
      { has_range: 1, minimum_fee: 17_000, maximum_fee: 1_250_000 },
      'id',
      'Rp17.000–Rp1.250.000',
    ],
    ['nothing to pay', { minimum_fee: 0, maximum_fee: 0 }, 'id', 'Gratis'],
    [
      'words only',
      { minimum_fee: 0, maximum_fee: 0, has_description: 1, description: 'Sesuai tagihan' },
      'id',
      'Sesuai tagihan',
    ],
    [
      'words that repeat the amount',
      {
        minimum_fee: 5_000,
        maximum_fee: 5_000,
        has_description: 1,
        description: 'Rp 5.000 per lembar',
      },
      'id',
      'Rp 5.000 per lembar',
    ],
    [
      'amount and words',
      { minimum_fee: 5_000, maximum_fee: 5_000, has_description: 1, description: 'per lembar' },
      'id',
      'Rp5.000per lembar',
    ],
  ] as const)('writes the tariff: %s', (_, change, locale, expected) => {
    renderService({ service_fee: { ...sampleDetail().service_fee, ...change } }, { locale })
    const label = messagesOf(locale).services.fee.label
    expect(screen.getByText(label, { selector: 'dt' }).nextElementSibling?.textContent).toBe(
      expected,
    )
  })

  it('marks Indonesian text on an English page and says that it is not translated', () => {
    renderService({}, { locale: 'en' })
    expect(screen.getByRole('heading', { level: 1 })).toHaveAttribute('lang', 'id')
    expect(screen.getByText(messagesOf('en').common.untranslated)).toBeVisible()
  })

  it('leads back to its category', () => {
    renderService()
    expect(screen.getByRole('link', { name: 'Kependudukan dan Tempat Tinggal' })).toHaveAttribute(
      'href',
      '/layanan?kategori=Kependudukan+dan+Tempat+Tinggal',
    )
  })

  it('explains each abbreviation where people meet it first, below a box to tick and never in its label', async () => {
    const { container } = renderService({
      easy_summary: 'Daftar di OSS.',
      content: '<p>OSS memberi NIB.</p>',
      faq: { is_active: 1, items: [{ question: 'Apa itu NIB?', answer: 'NIB dari KUA.' }] },
    })
    const placeOf = (button: Element) =>
      button.closest('label, .prose, details, li, p')?.tagName.toLowerCase()
    expect(
      [...container.querySelectorAll('.abbreviation')].map((button) => [
        button.textContent,
        placeOf(button),
      ]),
    ).toEqual([
      ['OSS', 'p'],
      ['KTP-el', 'p'],
      ['NIB', 'p'],
      ['KUA', 'details'],
    ])
    expect(screen.getByText(/^Arti singkatan:/)).toHaveTextContent(
      'Arti singkatan: KTP-elKartu Tanda Penduduk elektronik',
    )
    expect(await axeViolations(container)).toEqual([])
  })
})
