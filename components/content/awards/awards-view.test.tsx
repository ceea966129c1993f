import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { awardCategories } from '@/lib/schemas/awards'
import { messagesOf } from '@/messages'
import { sampleAward } from '@/tests/support/program-samples'
import { axeViolations, renderIn } from '@/tests/support/render'
import { awardAddress, type AwardFilters } from '@/lib/address/lists/award-address'
import { AwardsView } from './awards-view'

const categories = awardCategories.map((key, at) => ({ key, category: `Bidang ${key}`, count: at }))
const t = messagesOf('id').awards
const view = (
  filters: Partial<AwardFilters> = {},
  totalCount = 1,
  awards = totalCount > 0 ? [sampleAward()] : [],
) => (
  <main>
    <h1>x</h1>
    <AwardsView
      awards={awards}
      totalCount={totalCount}
      totalPages={Math.ceil(totalCount / 10)}
      categories={categories}
      filters={{ ...awardAddress.none, ...filters }}
      period={{ count: 555, period: '2018–2023', source: 'Pemerintah Daerah' }}
    />
  </main>
)

describe('AwardsView', () => {
  it('is one plain form: fourteen fields with counts, words, order and page size', async () => {
    const { container } = renderIn(
      'id',
      view({ categories: ['olahraga', 'investasi'], order: 'judul', size: 20 }),
    )
    const fields = screen.getAllByRole('checkbox')
    expect(fields).toHaveLength(14)
    expect(
      fields
        .filter((field) => field instanceof HTMLInputElement && field.checked)
        .map((field) => field.getAttribute('value')),
    ).toEqual(['investasi', 'olahraga'])
    const form = screen.getByRole('form', { name: t.form })
    expect(form instanceof HTMLFormElement && [...new FormData(form)]).toEqual([
      ['kategori', 'investasi'],
      ['kategori', 'olahraga'],
      ['q', ''],
      ['urut', 'judul'],
      ['ukuran', '20'],
    ])
    expect(await axeViolations(container)).toEqual([])
  })

  it('takes away one chosen field and keeps the others', () => {
    renderIn('id', view({ categories: ['investasi', 'olahraga'], page: 2 }))
    const href = screen
      .getByRole('link', { name: 'Hapus bidang Bidang olahraga' })
      .getAttribute('href')
    expect(href).toBe('/selayang-pandang/prestasi-jawa-barat?kategori=investasi')
  })

  it('gives year, giver and source of an achievement', () => {
    renderIn('id', view())
    const card = within(screen.getByRole('article'))
    for (const text of ['Tahun 2021', 'KONI', 'Sumber: Antara, 15 Oktober 2021', 'Olahraga'])
      expect(card.getByText(text)).toBeInTheDocument()
  })

  it('gathers neighbours of one year on one surface', () => {
    const awards = [2025, 2025, 2024].map((year, id) => ({ ...sampleAward(), id, year }))
    const { container } = renderIn('id', view({}, 3, awards))
    const years = [...container.querySelectorAll('#daftar-prestasi > li')]
    expect(years.map((year) => within(year as HTMLElement).getAllByRole('article').length)).toEqual(
      [2, 1],
    )
  })

  it('says that two letters are too few, and shows the list all the same', () => {
    renderIn('id', view({ query: 'wt' }))
    expect(screen.getByText(/sedikitnya 3 huruf untuk mencari/)).toBeVisible()
    expect(screen.getByRole('article')).toBeVisible()
  })

  it.each([
    [{ query: 'zzqx' }, 0, t.everyAward],
    [{ categories: ['kebencanaan' as const] }, 0, t.everyAward],
    [{ page: 9 }, 30, messagesOf('id').common.pagination.first],
  ])('offers a way out of an empty list: %o', (filters, total, link) => {
    renderIn('id', view(filters, total, []))
    expect(screen.getByRole('link', { name: link })).toBeVisible()
    expect(screen.queryByRole('article')).toBeNull()
  })

  it('marks an Indonesian text on an English page', () => {
    renderIn('en', view())
    expect(screen.getByRole('heading', { level: 3 })).toHaveAttribute('lang', 'id')
  })
})
