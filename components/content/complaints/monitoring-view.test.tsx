import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { ComplaintStatistics, MonitoredComplaint } from '@/lib/schemas/complaint-monitoring'
import { type ComplaintRatings, noRatings } from '@/lib/schemas/complaint-ratings'
import { messagesOf } from '@/messages'
import { filtersOf } from '@/tests/support/link-target'
import { axeViolations, renderIn } from '@/tests/support/render'
import {
  monitoringAddress,
  type MonitoringFilters,
  monitoringTables,
  tableAnchor,
} from '@/lib/address/lists/monitoring-address'
import { MonitoringView } from './monitoring-view'

const t = messagesOf('id')['complaint-monitoring']

const complaint = (more: Partial<MonitoredComplaint> = {}): MonitoredComplaint => ({
  complaint_number: 'JBR-20260601-7K4M9Q',
  complaint_number_masked: 'JBR-20260601-7K•••',
  title: 'Lampu jalan mati',
  excerpt: 'Sudah tiga minggu.',
  complaint_category: { id: 'infrastruktur', name: 'Infrastruktur' },
  city_name: 'Kota Bandung',
  district_name: 'Sukasari',
  complaint_status_id: 'followup',
  status_name: 'Ditindaklanjuti',
  handling_body: 'Dinas Bina Marga',
  reporter_name: 'B*** S***',
  photo: null,
  supporters: 3,
  is_demo: false,
  created_at: '2026-06-01T09:00:00+07:00',
  updated_at: '2026-06-02T09:00:00+07:00',
  ...more,
})

const statistics: ComplaintStatistics = {
  total: 20,
  by_status: [
    { id: 'finished', name: 'Selesai', count: 15 },
    { id: 'other', name: t.smallGroups, count: 5 },
  ],
  by_category: [{ id: 'infrastruktur', name: 'Infrastruktur', count: 20 }],
  by_city: [
    { id: '32.73', name: 'Kota Bandung', count: 12 },
    { id: 'other', name: t.smallGroups, count: 8 },
  ],
  by_month: [
    { month: '2026-05', received: 12, finished: 4 },
    { month: '2026-06', received: 8, finished: 11 },
  ],
  finished_percentage: 75,
  on_time_percentage: 92.5,
  first_answer: { median_days: 2, p90_days: 6, count: 18 },
  resolution: { median_days: null, p90_days: null, count: 0 },
  reopened: 1,
  closed_automatically: 2,
  rejected_by_reason: [],
  demo: 0,
  as_of: '2026-06-20T10:00:00+07:00',
}

const ratings: ComplaintRatings = {
  ratings: 20,
  mean: 3.75,
  by_rating: [1, 2, 3, 4, 5].map((rating, at) => ({
    rating: rating as 1 | 2 | 3 | 4 | 5,
    count: [1, 2, 3, 9, 5][at] ?? 0,
  })),
  by_category: [{ id: 'infrastruktur', name: 'Infrastruktur', ratings: 20, mean: 3.75 }],
  by_month: [
    { month: '2026-05', ratings: 20, mean: 3.75 },
    { month: '2026-06', ratings: null, mean: null },
  ],
}

interface Shown {
  filters?: Partial<MonitoringFilters>
  complaints?: MonitoredComplaint[]
  totalCount?: number
  /** Counted only so far. */
  isCapped?: boolean
  numbers?: ComplaintStatistics | null
  rated?: ComplaintRatings
}

const targetOf = (link: HTMLElement) => filtersOf(monitoringAddress, link)

const view = ({
  filters = {},
  complaints = [complaint()],
  totalCount = complaints.length,
  isCapped = false,
  numbers = statistics,
  rated = ratings,
}: Shown = {}) => (
  <main>
    <h1>{t.title}</h1>
    <MonitoringView
      complaints={complaints}
      meta={{
        total_count: totalCount,
        total_page: Math.ceil(totalCount / 10),
        current_page: 1,
        per_page: 10,
        ...(isCapped && { is_total_capped: true }),
      }}
      filters={{ ...monitoringAddress.none, ...filters }}
      categories={[{ id: 'infrastruktur', name: 'Infrastruktur' }]}
      cities={[
        { id: '32.01', name: 'Kabupaten Bogor' },
        { id: '32.73', name: 'Kota Bandung' },
      ]}
      statistics={numbers}
      ratings={rated}
    />
  </main>
)

describe('the monitoring page', () => {
  it('breaks no accessibility rule', async () => {
    const { container } = renderIn('id', view())
    expect(await axeViolations(container)).toEqual([])
  })

  it('shows the list alone while the numbers are being counted', async () => {
    const { container } = renderIn('id', view({ numbers: null }))
    expect(screen.getByText(t.uncounted)).toBeVisible()
    expect(screen.getByRole('article')).toBeVisible()
    // A table stands on the page of its own address.
    for (const { hash } of screen.getAllByRole<HTMLAnchorElement>('link'))
      if (/^#[a-z-]+$/.test(hash) && hash !== `#${tableAnchor}`)
        expect(container.querySelector(hash)).not.toBeNull()
    expect(await axeViolations(container)).toEqual([])
  })

  it('leads from a row to the public part of the complaint and shows its number masked', () => {
    renderIn('id', view())
    const row = screen.getByRole('article')
    expect(within(row).getByRole('link', { name: 'Lampu jalan mati' })).toHaveAttribute(
      'href',
      '/aduan-warga/new/cek-status#nomor=JBR-20260601-7K4M9Q',
    )
    expect(row).toHaveTextContent('JBR-20260601-7K•••')
    expect(row).not.toHaveTextContent('JBR-20260601-7K4M9Q')
  })

  it.each([
    ['', 'Lebih dari 10.000 aduan'],
    ['lampu', 'Lebih dari 10.000 aduan untuk “lampu”'],
  ])('says of a list that is counted only so far that there are more (“%s”)', (query, text) => {
    renderIn('id', view({ filters: { query }, totalCount: 10_000, isCapped: true }))
    expect(
      screen.getByText('10.000 aduan', { selector: 'strong' }).parentElement,
    ).toHaveTextContent(text)
  })

  it('marks examples in words, and says what the mark means', () => {
    const { rerender } = renderIn('id', view({ complaints: [complaint({ is_demo: true })] }))
    expect(
      within(screen.getByRole('article')).getByText(messagesOf('id').common.example),
    ).toBeVisible()
    expect(screen.getByText(t.demoNote)).toBeVisible()
    rerender(<p />)
    renderIn('id', view())
    expect(screen.queryByText(t.demoNote)).toBeNull()
  })

  it('leads from a region with a count, and from one without, to its complaints in the same days', () => {
    renderIn('id', view({ filters: { from: '2026-05-01', query: 'lampu' } }))
    const counted = screen.getByRole('list', { name: t.byCity })
    expect(targetOf(within(counted).getByRole('link', { name: 'Kota Bandung' }))).toEqual({
      ...monitoringAddress.none,
      from: '2026-05-01',
      city: '32.73',
    })
    expect(
      targetOf(
        within(screen.getByRole('list', { name: t.regionSmall })).getByRole('link', {
          name: 'Kabupaten Bogor',
        }),
      ),
    ).toMatchObject({ city: '32.01' })
  })

  it('counts finished complaints of all months and says when there is nothing to measure', () => {
    renderIn('id', view())
    expect(
      screen.getByText(t.figures.finished, { selector: 'dt' }).nextElementSibling,
    ).toHaveTextContent('15')
    expect(
      screen.getByText(t.figures.resolution, { selector: 'dt' }).nextElementSibling,
    ).toHaveTextContent(t.figures.durationNone)
  })

  it('gives every chart its table, and its file for the days shown', () => {
    renderIn('id', view({ filters: { from: '2026-05-01' } }))
    const files = screen
      .getAllByRole('link', { name: new RegExp(`^${t.download.replace('{title}', '')}`) })
      .map((link) => link.getAttribute('href'))
    expect(files).toEqual([
      ...['city', 'status', 'category', 'month', 'times'].map(
        (table) =>
          `/v1/public/complaints/statistics/csv?table=${table}&lang=id&start_date=2026-05-01`,
      ),
      // Ratings are not bound to days.
      ...['face', 'category', 'month'].map(
        (table) => `/v1/public/complaints/ratings/csv?table=${table}&lang=id`,
      ),
    ])
  })

  it('leads from every chart to its table, with the filters as they are', () => {
    renderIn('id', view({ filters: { from: '2026-05-01', query: 'lampu' } }))
    expect(screen.queryByRole('table')).toBeNull()
    const links = screen.getAllByRole<HTMLAnchorElement>('link', {
      name: new RegExp(`^${t.tableToggle.replace('{title}', '')}`),
    })
    expect(links.map((link) => targetOf(link))).toEqual(
      monitoringTables
        .filter((table) => table !== 'alasan-penolakan')
        .map((table) => ({ ...monitoringAddress.none, from: '2026-05-01', query: 'lampu', table })),
    )
    for (const { hash } of links) expect(hash).toBe(`#${tableAnchor}`)
  })

  it('shows the table that the address asks for, open', async () => {
    const { container } = renderIn('id', view({ filters: { table: 'menurut-bulan' } }))
    const table = screen.getByRole('table')
    expect(table).toHaveAccessibleName(t.byMonth)
    expect(table).toBeVisible()
    expect(container.querySelector(`#${tableAnchor}`)).toContainElement(table)
    expect(within(table).getAllByRole('row')).toHaveLength(3)
    expect(await axeViolations(container)).toEqual([])
  })

  it('draws means on the whole scale: 3.75 of 5 fills three quarters', () => {
    renderIn('id', view())
    const bars = screen.getByRole('list', { name: t.ratings.byCategory })
    expect(bars.querySelector('[style]')).toHaveStyle({ '--share': '75%' })
  })

  it('shows the mean and each face in words and numbers, and of a small month nothing', () => {
    const { unmount } = renderIn('id', view())
    const faces = screen.getByRole('list', { name: t.ratings.byFace })
    expect(within(faces).getAllByRole('listitem')[0]).toHaveTextContent(/^Sangat puas5/)
    expect(screen.getByText(/Rata-rata 3,75 dari 5/)).toBeVisible()
    unmount()
    const months = renderIn('id', view({ filters: { table: 'penilaian-bulan' } }))
    expect(screen.getByText('Kurang dari 5').closest('tr')).toHaveTextContent(
      'Juni 2026Kurang dari 5–',
    )
    months.unmount()
    renderIn('id', view({ rated: noRatings }))
    expect(screen.queryByRole('list', { name: t.ratings.byFace })).toBeNull()
  })

  it('sends every filter of the address with the form', () => {
    const filters = {
      query: 'lampu',
      status: 'failed',
      category: 'infrastruktur',
      city: '32.73',
      from: '2026-05-01',
      until: '2026-05-31',
      order: 'dukungan',
      page: 2,
    } as const
    renderIn('id', view({ filters }))
    const form = screen.getByRole<HTMLFormElement>('form', { name: t.filterForm })
    expect([...new FormData(form)]).toEqual([
      ['q', 'lampu'],
      ['status', 'failed'],
      ['kategori', 'infrastruktur'],
      ['wilayah', '32.73'],
      ['dari', '2026-05-01'],
      ['sampai', '2026-05-31'],
      ['urut', 'dukungan'],
    ])
  })

  it.each([
    [{ totalCount: 0 }, t.empty.none],
    [{ filters: { query: 'zz' } }, t.empty.query.replace('{query}', 'zz')],
    [{ filters: { status: 'failed' } }, t.empty.filters],
    [{ totalCount: 3, filters: { page: 9 } }, t.empty.page],
  ] as const)('says why the list is empty: %j', (shown, text) => {
    renderIn('id', view({ totalCount: 0, ...shown, complaints: [] }))
    expect(screen.getByText(text)).toBeVisible()
  })
})
