import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { ArchiveDetail, ArchiveItem } from '@/lib/schemas/archives'
import { messagesOf } from '@/messages'
import { filtersOf } from '@/tests/support/link-target'
import { axeViolations, renderIn } from '@/tests/support/render'
import { complaintFormAddress } from '@/lib/address/complaint-form-address'
import { archiveAddress, type ArchiveFilters } from '@/lib/address/lists/archive-address'
import { ArchiveListView } from './archive-list-view'
import { DocumentView } from './document-view'

const t = messagesOf('id').archives

const sample = (more: Partial<ArchiveItem> = {}): ArchiveItem => ({
  id: 1,
  title: 'Ringkasan RPJPD 2025–2045',
  excerpt: 'Rencana dua puluh tahun.',
  description: 'Rencana dua puluh tahun. Dasar hukumnya Perda.',
  source: '/dokumen/rpjpd-id.pdf',
  mimetype: 'application/pdf',
  category: 'Dokumen Perencanaan',
  category_slug: 'dokumen-perencanaan',
  created_by: { name: 'Redaksi', unit_name: 'Portal' },
  created_at: '2026-01-12T00:00:00+07:00',
  updated_at: '2026-01-12T00:00:00+07:00',
  size: 12_573,
  pages: 2,
  year: 2025,
  slug: 'rpjpd-1',
  is_demo: true,
  lang: 'id',
  ...more,
})

const targetOf = (link: HTMLElement) => filtersOf(archiveAddress, link)

interface Shown {
  filters?: Partial<ArchiveFilters>
  documents?: ArchiveItem[]
  totalCount?: number
}

const list = ({
  filters = {},
  documents = [sample()],
  totalCount = documents.length,
}: Shown = {}) => (
  <main>
    <h1>{t.title}</h1>
    <ArchiveListView
      documents={documents}
      meta={{
        total_count: totalCount,
        total_page: Math.ceil(totalCount / 10),
        current_page: 1,
        per_page: 10,
      }}
      filters={{ ...archiveAddress.none, ...filters }}
      years={[2026, 2025]}
    />
  </main>
)

describe('ArchiveListView', () => {
  it('shows each document with type, size and date, its preview and its file', async () => {
    const { container } = renderIn('id', list())
    const row = screen.getByRole('article')
    expect(row).toHaveTextContent('PDF, 2 halaman, 12,3 KB')
    expect(row).toHaveTextContent('12 Januari 2026')
    expect(row).toHaveTextContent(messagesOf('id').common.example)
    expect(
      within(row).getByRole('link', { name: 'Pratinjau: Ringkasan RPJPD 2025–2045' }),
    ).toHaveAttribute('href', '/arsip-dan-dokumen/rpjpd-1')
    const file = within(row).getByRole('link', {
      name: 'Unduh: Ringkasan RPJPD 2025–2045 (PDF, 12,3 KB)',
    })
    expect(file).toHaveAttribute('href', '/dokumen/rpjpd-id.pdf')
    expect(file).toHaveAttribute('download')
    expect(await axeViolations(container)).toEqual([])
  })

  it('does not prefix a file with the language of the page, and marks texts in another one', () => {
    renderIn('en', list())
    expect(screen.getByRole('link', { name: /^Download/ })).toHaveAttribute(
      'href',
      '/dokumen/rpjpd-id.pdf',
    )
    expect(screen.getByRole('heading', { level: 3 })).toHaveAttribute('lang', 'id')
  })

  it('leads to files that lie elsewhere through the check page, without a size nobody has stated', () => {
    renderIn(
      'id',
      list({ documents: [sample({ source: 'https://jdih.jabarprov.go.id/a.pdf', size: null })] }),
    )
    const file = screen.getByRole('link', { name: /^Unduh: Ringkasan RPJPD 2025–2045 \(PDF\)/ })
    expect(file.getAttribute('href')).toContain('/verifikasi-link?url=https')
  })

  it('offers the five topics and all of them, keeping words, year and order', () => {
    const filters = { query: 'rencana', year: 2025, order: 'judul', page: 3, topic: null } as const
    renderIn('id', list({ filters, totalCount: 40 }))
    const topics = within(screen.getByRole('navigation', { name: t.topicNav })).getAllByRole('link')
    expect(topics.map((link) => link.textContent)).toEqual([
      t.allTopics,
      'Dokumen Perencanaan',
      'Laporan Pertanggungjawaban',
      'Produk Hukum',
      'Transparansi Kepegawaian',
      t.financeTopic,
    ])
    expect(targetOf(topics[3] ?? document.body)).toEqual({
      ...filters,
      topic: 'produk-hukum',
      page: 1,
    })
  })

  it('sends every filter of the address with the form', () => {
    renderIn(
      'id',
      list({ filters: { query: 'rencana', topic: 'produk-hukum', year: 1999, order: 'judul' } }),
    )
    const form = screen.getByRole<HTMLFormElement>('form', { name: t.filterForm })
    expect(Object.fromEntries(new FormData(form))).toEqual({
      q: 'rencana',
      topik: 'produk-hukum',
      tahun: '1999',
      urut: 'judul',
    })
  })

  it.each([
    [
      'says the words of the specification for an empty topic',
      { topic: 'produk-hukum' as const },
      0,
      'Belum ada laporan',
      archiveAddress.none,
    ],
    [
      'repeats the words and widens a narrowed search',
      { query: 'sihir', year: 2025 },
      0,
      'Tidak ada dokumen yang cocok dengan “sihir”.',
      { ...archiveAddress.none, query: 'sihir' },
    ],
    ['says that the filters find nothing', { year: 1999 }, 0, t.empty.filters, archiveAddress.none],
    ['leads back from behind the last page', { page: 9 }, 12, t.empty.page, archiveAddress.none],
  ])('when nothing is shown, %s', (_, filters, totalCount, text, target) => {
    renderIn('id', list({ documents: [], filters, totalCount }))
    expect(
      targetOf(within(screen.getByText(text).parentElement ?? document.body).getByRole('link')),
    ).toEqual(target)
  })
})

describe('DocumentView', () => {
  const detail: ArchiveDetail = {
    ...sample(),
    official: { name: 'JDIH', url: 'https://jdih.jabarprov.go.id' },
    blocks: [
      { kind: 'text', heading: 'Apa ini', paragraphs: ['Rencana dua puluh tahun.'] },
      { kind: 'list', heading: 'Langkah', items: ['Pertama', 'Kedua'], isOrdered: true },
      {
        kind: 'table',
        heading: 'Angka',
        columns: ['Uraian', 'Rupiah', 'Catatan'],
        rows: [['Pendapatan', 1_234_567.5, null]],
      },
    ],
  }

  it('shows what the document says, the facts of its file and where the official one lies', async () => {
    const { container } = renderIn(
      'id',
      <main>
        <DocumentView
          document={detail}
          url="https://portal.example/arsip-dan-dokumen/rpjpd-1"
          contactEmail="info@portal.example"
        />
      </main>,
    )
    expect(screen.getByRole('heading', { level: 1, name: detail.title })).toBeVisible()
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toContain('Kedua')
    expect(screen.getByRole('table', { name: 'Angka' })).toHaveTextContent('1.234.567,5–')
    const facts = screen.getByRole('complementary', { name: t.document.facts })
    expect(facts).toHaveTextContent('Panjang2 halaman')
    expect(facts).toHaveTextContent('12,3 KB')
    expect(within(facts).getByRole('link', { name: /jdih\.jabarprov\.go\.id/ })).toHaveAttribute(
      'target',
      '_blank',
    )
    expect(await axeViolations(container)).toEqual([])
  })

  it('leads to an accessible copy by the complaint form and by mail, both with the document named', () => {
    const url = 'https://portal.example/arsip-dan-dokumen/rpjpd-1'
    renderIn('id', <DocumentView document={detail} url={url} contactEmail="info@portal.example" />)
    const copy = within(screen.getByRole('region', { name: t.accessibleCopy.title }))
    const filters = filtersOf(
      complaintFormAddress,
      copy.getByRole('link', { name: t.accessibleCopy.ask }),
    )
    expect(filters).toEqual({
      category: 'layanan-pemerintahan',
      subcategory: 'layanan-digital',
      title: t.accessibleCopy.subject,
      reason: expect.stringContaining(`“${detail.title}” (${url})`),
    })
    const mail = copy.getByRole('link', { name: 'info@portal.example' }).getAttribute('href') ?? ''
    expect(new URL(mail).searchParams.get('body')).toContain(detail.title)
  })

  it('says no number of pages of a table, nor of a file nobody has counted', () => {
    renderIn(
      'id',
      <DocumentView
        document={{ ...detail, pages: null }}
        url="https://a.example"
        contactEmail="a@b.example"
      />,
    )
    expect(screen.getByRole('complementary', { name: t.document.facts })).not.toHaveTextContent(
      t.document.length,
    )
  })
})
