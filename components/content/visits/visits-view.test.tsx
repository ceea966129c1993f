import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { addDays } from '@/lib/days'
import type { Locale } from '@/lib/i18n/locales'
import type { VisitCounters, VisitStatistics } from '@/lib/schemas/visits'
import { axeViolations, renderIn } from '@/tests/support/render'
import type { VisitFilters } from '@/lib/address/lists/visit-address'
import { visitRange } from './visit-range'
import { VisitsView } from './visits-view'

const today = '2026-11-22'
const counters: VisitCounters = {
  online30mnt: 3,
  visitor_today: 80,
  visit_today: 140,
  visitor_yesterday: 700,
  visit_yesterday: 1_240,
  visitor_all: 30_000,
  visit_all: 52_000,
  growth_visitor: -4,
  growth_visit: -12,
  last_update_pipeline: Date.parse('2026-11-22T03:04:00Z') / 1000,
  demo_days: 2,
}
const days = (count: number): VisitStatistics => {
  const data = Array.from({ length: count }, (_, at) => ({
    date: addDays(today, at - count + 1),
    visit: 100 + at,
    visitor: 50,
    ...(at < 2 ? { demo_days: 1 } : {}),
  }))
  return {
    data,
    meta: {
      total_visit: data.reduce((sum, { visit }) => sum + visit, 0),
      total_visitor: 50 * count,
      first_date: data[0]?.date ?? null,
    },
  }
}
const noFilters: VisitFilters = { period: 'day', from: null, until: null }

function show(
  statistics: VisitStatistics,
  {
    locale = 'id',
    filters = noFilters,
    ...changes
  }: { locale?: Locale; filters?: VisitFilters } & Partial<VisitCounters> = {},
) {
  const range = visitRange(filters, today, statistics.meta.first_date ?? null)
  return renderIn(
    locale,
    <VisitsView
      statistics={statistics}
      counters={{ ...counters, ...changes }}
      filters={filters}
      range={range}
      today={today}
    />,
  )
}
const figure = (name: string) =>
  screen.getByText(name, { selector: 'dt' }).nextElementSibling?.textContent

describe('VisitsView', () => {
  it('holds every drawn number in a table, the latest first, examples marked', () => {
    const { container } = show(days(30))
    const rows = within(screen.getByRole('table')).getAllByRole('row')
    expect(rows).toHaveLength(33)
    expect(rows[1]).toHaveTextContent(/^Min, 22 Nov 202612950/)
    expect(rows.map((row) => row.textContent.startsWith('Contoh: ')).indexOf(true)).toBe(29)
    expect(rows[29]).toHaveTextContent('Contoh: 24 Okt sampai 25 Okt')
    expect(rows[32]).toHaveTextContent('Jumlah3.4351.500')
    expect(container.querySelectorAll('rect title')).toHaveLength(30)
  })

  it('says of weeks until which day they go', () => {
    const weeks = ['2026-11-02', '2026-11-09', '2026-11-16'].map((date, at) => ({
      date,
      visit: 100,
      visitor: 50,
      ...(at < 2 ? { demo_days: 7 } : {}),
    }))
    const meta = { total_visit: 300, total_visitor: 150, first_date: '2026-11-02' }
    show({ data: weeks, meta }, { filters: { ...noFilters, period: 'week' } })
    const rows = within(screen.getByRole('table')).getAllByRole('row')
    expect(rows[2]).toHaveTextContent('Contoh: 2 Nov sampai 15 Nov')
  })

  it.each([
    [
      ['2026-10-05', '2026-11-09', '2026-12-21'],
      ['5 Okt', '9 Nov', '21 Des'],
    ],
    [
      ['2026-01-05', '2026-08-03', '2027-01-04'],
      ['5 Jan 2026', '3 Agu 2026', '4 Jan 2027'],
    ],
  ])('names years below the chart only where there are several: %s', (dates, names) => {
    const weeks = dates.map((date) => ({ date, visit: 100, visitor: 50 }))
    const meta = { total_visit: 300, total_visitor: 150, first_date: '2026-01-05' }
    show({ data: weeks, meta }, { filters: { ...noFilters, period: 'week' } })
    for (const name of names) expect(screen.getByText(name)).toBeInTheDocument()
  })

  it('says the year of examples that end in another one', () => {
    const weeks = [{ date: '2026-12-28', visit: 100, visitor: 50, demo_days: 7 }]
    const meta = { total_visit: 100, total_visitor: 50, first_date: '2026-12-28' }
    show({ data: weeks, meta }, { filters: { ...noFilters, period: 'week' } })
    const rows = within(screen.getByRole('table')).getAllByRole('row')
    expect(rows[1]).toHaveTextContent('Contoh: 28 Des 2026 sampai 3 Jan 2027')
  })

  it('breaks no rule of accessibility', async () => {
    expect(await axeViolations(show(days(3)).container)).toEqual([])
  })

  it('says totals, the busiest day and growth in words, in both languages', () => {
    const { unmount } = show(days(30))
    expect([figure('Halaman dibuka'), figure('Paling ramai'), figure('Kemarin')]).toEqual([
      '3.435Rata-rata 114,5 halaman sehari',
      'Min, 22 Nov 2026129 halaman dibuka',
      '1.240Turun 12% dari hari sebelumnya',
    ])
    unmount()
    show(days(30), { locale: 'en', growth_visit: 1 })
    expect([figure('Pages opened'), figure('Yesterday')]).toEqual([
      '3,435114.5 pages a day on average',
      '1,240Up 1% on the day before',
    ])
  })

  it('offers periods as links, days as a form, and the range as a file', () => {
    show(days(30), { filters: { period: 'day', from: '2026-11-01', until: null } })
    expect(screen.getByRole('link', { name: 'Mingguan' })).toHaveAttribute(
      'href',
      '/statistik-kunjungan?periode=mingguan&dari=2026-11-01',
    )
    expect(screen.getByRole('link', { name: 'Harian' })).toHaveAttribute('aria-current', 'page')
    const form = screen.getByRole<HTMLFormElement>('form', { name: 'Pilih rentang tanggal' })
    expect(Object.fromEntries(new FormData(form))).toEqual({ dari: '2026-11-01', sampai: today })
    expect(screen.getByRole('link', { name: 'Kepuasan pengguna portal' })).toHaveAttribute(
      'href',
      '/kepuasan-pengguna',
    )
    expect(screen.getByRole('link', { name: /CSV/ })).toHaveAttribute(
      'href',
      '/v1/public/visitor-statistics/csv?period=day&start_date=2026-11-01&end_date=2026-11-22&lang=id',
    )
  })

  it('says that nothing was counted, and that a long range is shown otherwise than asked for', () => {
    const empty: VisitStatistics = {
      data: [{ date: '2026-01-05', visit: 0, visitor: 0 }],
      meta: { total_visit: 0, total_visitor: 0, first_date: null },
    }
    const { container } = show(empty, {
      filters: { period: 'day', from: '2026-01-05', until: null },
      demo_days: 0,
    })
    expect(screen.getByText(/Tidak ada halaman dibuka yang tercatat/)).toBeInTheDocument()
    expect(
      screen.getByText('Rentang ini panjang, jadi angkanya ditampilkan per minggu.'),
    ).toBeInTheDocument()
    expect([container.querySelector('rect'), screen.queryByText('Contoh')]).toEqual([null, null])
  })

  it('draws one period, and nothing outside its frame', () => {
    const one: VisitStatistics = {
      data: [{ date: '2026-11-01', visit: 3, visitor: 2 }],
      meta: { total_visit: 3, total_visitor: 2 },
    }
    const { container } = show(one, {
      filters: { period: 'month', from: '2026-11-01', until: null },
    })
    const bar = container.querySelector('rect')
    expect([bar?.getAttribute('y'), bar?.getAttribute('height')]).toEqual(['25', '75'])
  })
})
