import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { FinanceReport } from '@/lib/schemas/finance'
import { messagesOf } from '@/messages'
import { axeViolations, renderIn } from '@/tests/support/render'
import { FinanceView } from './finance-view'
import { HomeFinance } from './home-finance'
import { mainBars } from './report-bars'

const t = messagesOf('id').finance
const part = {
  budget: 35_620_000_000_000,
  realization: 34_770_000_000_000,
  percentage: 97.62,
  revised_budget: null,
}
const report: FinanceReport = {
  year: 2023,
  period: 'full',
  as_of: '2023-12-31T00:00:00+07:00',
  source: 'Antara',
  note: 'Dibulatkan.',
  revenue: {
    ...part,
    items: [
      {
        ...part,
        name: 'Lain-lain',
        line: null,
        budget: 106_570_000_000,
        realization: 115_000_000_000,
        percentage: 107.92,
      },
      { ...part, name: 'PAD', line: 'own-revenue', budget: 24_790_000_000_000, percentage: 98.29 },
    ],
  },
  expenditure: {
    ...part,
    budget: 37_160_000_000_000,
    realization: 35_510_000_000_000,
    percentage: 95.56,
    items: [],
  },
  financing: null,
  updated_at: '2026-11-21T00:00:00+07:00',
}
const names = { revenue: 'R', expenditure: 'E', financing: 'F' }

describe('mainBars', () => {
  it('takes the largest revenue where financing is not known', () => {
    expect(mainBars(report, names).map(({ name }) => name)).toEqual(['R', 'E', 'PAD'])
  })

  it('takes financing where it is known, and two bars where nothing else is', () => {
    expect(
      mainBars({ ...report, financing: { ...part, items: [] } }, names).map(({ name }) => name),
    ).toEqual(['R', 'E', 'F'])
    expect(mainBars({ ...report, revenue: { ...part, items: [] } }, names)).toHaveLength(2)
  })
})

describe('FinanceView', () => {
  it('says every share in words, gives the same as a table, and names source and dates', async () => {
    const { container } = renderIn(
      'id',
      <main>
        <h1>{t.title}</h1>
        <FinanceView
          report={report}
          previous={null}
          population={null}
          years={[2024, 2023]}
          currentYear={2026}
        />
      </main>,
    )
    const chart = screen.getByRole('region', { name: 'Realisasi anggaran 2023' })
    expect(
      within(chart)
        .getAllByRole('listitem')
        .map((bar) => bar.textContent),
    ).toEqual(['Pendapatan97,62%', 'Lain-lain107,92%', 'PAD98,29%', 'Belanja95,56%'])
    const table = screen.getByRole('table', { name: 'Tabel anggaran dan realisasi 2023' })
    expect(within(table).getByRole('row', { name: /^Belanja/ })).toHaveTextContent(
      'Rp37.160.000.000.000',
    )
    expect(container).toHaveTextContent('Sumber: Antara')
    expect(container).toHaveTextContent('Data 2025 dan 2026 belum tersedia.')
    expect(container).toHaveTextContent('Data sampai 31 Desember 2023')
    expect(screen.getByRole('link', { name: 'Unduh data 2023 (CSV)' })).toHaveAttribute(
      'href',
      '/v1/public/regional-finances/csv?year=2023&lang=id',
    )
    expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('2023')
    expect(await axeViolations(container)).toEqual([])
  })

  it('computes the difference and calls it by its name', () => {
    renderIn(
      'id',
      <FinanceView
        report={report}
        previous={null}
        population={null}
        years={[2023]}
        currentYear={2023}
      />,
    )
    expect(screen.getByText(t.balance.title).parentElement).toHaveTextContent(
      '−Rp740 miliarDefisit, ditutup dengan pembiayaan',
    )
  })
})

describe('what stands beside the figures of a year', () => {
  const half: FinanceReport = {
    ...report,
    year: 2024,
    period: 'half',
    as_of: '2024-06-30T00:00:00+07:00',
    revenue: { ...part, budget: 35_920_000_000_000, items: [] },
  }
  const show = (props: { report: FinanceReport; previous: FinanceReport | null }) =>
    renderIn(
      'id',
      <main>
        <h1>{t.title}</h1>
        <FinanceView
          {...props}
          population={{ residents: 49_940_000, as_of: '2022', source: 'Publikasi provinsi' }}
          years={[2024, 2023]}
          currentYear={2024}
        />
      </main>,
    )
  const rowsOf = (name: string) =>
    within(screen.getByRole('table', { name }))
      .getAllByRole('row')
      .slice(1)
      .map((row) => [...row.children].map((cell) => cell.lastChild?.textContent))

  it('says the year before for each line, the change, and in words what has no figure', async () => {
    const { container } = show({ report: half, previous: report })
    expect(rowsOf('Anggaran 2023 dan 2024')).toEqual([
      ['Pendapatan', 'Rp35,62 triliun', 'naik 0,8%', 'naik 0,8%'],
      ['Lain-lain', 'Rp106,57 miliar', 'tidak ada angka', 'tidak dapat dihitung'],
      ['PAD', 'Rp24,79 triliun', 'tidak ada angka', 'tidak dapat dihitung'],
      ['Belanja', 'Rp37,16 triliun', 'tetap', 'tetap'],
    ])
    expect(screen.getAllByText('tidak ada angka')).toHaveLength(2)
    // A line that only the year before has is explained too.
    expect(screen.getByText(t.meanings['own-revenue'])).toBeVisible()
    // Half a year is not compared with a whole one.
    expect(screen.queryByRole('table', { name: 'Realisasi 2023 dan 2024' })).toBeNull()
    expect(container).toHaveTextContent(
      'Realisasi tidak dibandingkan, karena angka 2024 sampai 30 Juni 2024 dan angka 2023 sampai 31 Desember 2023.',
    )
    expect(await axeViolations(container)).toEqual([])
  })

  it('compares what was realised where both years are whole', () => {
    const later = { ...half, period: 'full' as const }
    show({ report: later, previous: report })
    expect(rowsOf('Realisasi 2023 dan 2024')[0]).toEqual([
      'Pendapatan',
      'Rp34,77 triliun',
      'tetap',
      'tetap',
    ])
  })

  it('says that there is no year before', () => {
    const { container } = show({ report, previous: null })
    expect(container).toHaveTextContent(
      'Angka tahun 2022 tidak tersedia, jadi tahun 2023 tidak dapat dibandingkan.',
    )
  })

  it('says the share of one resident, with whose figure of the population it is, and what a line means', () => {
    const { container } = show({ report, previous: null })
    expect(rowsOf('Untuk tiap penduduk, 2023')[0]).toEqual(['Pendapatan', 'Rp713.000', 'Rp696.000'])
    expect(container).toHaveTextContent(
      'dibagi 49.940.000 penduduk (angka tahun 2022) dan dibulatkan. Sumber: Publikasi provinsi',
    )
    const meanings = within(screen.getByRole('region', { name: t.meanings.title }))
    expect(meanings.getAllByRole('term').map((term) => term.textContent)).toEqual([
      'Pendapatan',
      'PAD',
      'Belanja',
    ])
    expect(meanings.getByText(t.meanings['own-revenue'])).toBeVisible()
  })
})

describe('HomeFinance', () => {
  it('leads to the reports and to the file, and says whose figures these are', async () => {
    const { container } = renderIn(
      'en',
      <main>
        <h1>Portal</h1>
        <HomeFinance report={report} />
      </main>,
    )
    expect(screen.getByRole('link', { name: 'See financial reports' })).toHaveAttribute(
      'href',
      '/en/arsip-dan-dokumen/keuangan-daerah?tahun=2023',
    )
    expect(
      screen.getByRole('link', { name: 'Download data on regional finance 2023 (CSV)' }),
    ).toHaveAttribute('href', '/v1/public/regional-finances/csv?year=2023&lang=en')
    expect(screen.getAllByRole('listitem')).toHaveLength(3)
    expect(container).toHaveTextContent('Data until 31 December 2023')
    expect(container).not.toHaveTextContent('2026')
    expect(await axeViolations(container)).toEqual([])
  })
})
