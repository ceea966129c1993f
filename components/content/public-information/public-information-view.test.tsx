import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { publicInformationAddress } from '@/lib/address/lists/public-information-address'
import type { PublicInformation } from '@/lib/schemas/public-information'
import { axeViolations, renderIn } from '@/tests/support/render'
import { PublicInformationView } from './public-information-view'

const entry = (more: Partial<PublicInformation> = {}): PublicInformation => ({
  id: 1,
  title: 'Visi dan misi daerah',
  summary: 'Visi dan misi beserta penjelasannya.',
  class: 'periodic',
  unit: { id: 38, name: 'Badan Perencanaan Pembangunan Daerah' },
  forms: ['digital'],
  link: '/tentang-jawa-barat/visi-misi-pemprov-jabar',
  keeping: 'while-in-force',
  made_on: '2026-11-21',
  updated_at: '2026-11-26T00:00:00+07:00',
  ...more,
})
const meta = { total_count: 2, total_page: 1, current_page: 1, per_page: 20 }
const { none } = publicInformationAddress

describe('PublicInformationView', () => {
  it('says of each entry its class, who is responsible, and where it stands or that one asks for it', async () => {
    const { container } = renderIn(
      'id',
      <main>
        <h1>Daftar informasi publik</h1>
        <PublicInformationView
          entries={[
            entry(),
            entry({
              id: 2,
              title: 'Perjanjian',
              class: 'always',
              forms: ['digital', 'print'],
              link: null,
              made_on: null,
            }),
          ]}
          meta={meta}
          filters={none}
        />
      </main>,
    )
    const [first, second] = screen.getAllByRole('article')
    if (!first || !second) throw new Error('two entries are shown')
    expect(within(first).getByText('Berkala')).toBeVisible()
    expect(within(first).getByText('Badan Perencanaan Pembangunan Daerah')).toBeVisible()
    expect(within(first).getByText('21 November 2026')).toBeVisible()
    expect(within(first).getByRole('link', { name: 'Visi dan misi daerah' })).toHaveAttribute(
      'href',
      '/tentang-jawa-barat/visi-misi-pemprov-jabar',
    )
    expect(within(first).getByText('Portal ini')).toBeVisible()
    expect(within(second).getByText('Atas permintaan')).toBeVisible()
    expect(within(second).getByText('Digital, Cetak')).toBeVisible()
    expect(within(second).queryByRole('link')).toBeNull()
    expect(await axeViolations(container)).toEqual([])
  })

  it('narrows by class with plain links, and gives the whole register as a file', () => {
    renderIn(
      'en',
      <PublicInformationView
        entries={[entry()]}
        meta={meta}
        filters={{ ...none, class: 'periodic' }}
      />,
    )
    const classes = within(screen.getByRole('navigation', { name: 'Class of information' }))
    expect(classes.getByRole('link', { name: 'Periodic' })).toHaveAttribute('aria-current', 'page')
    expect(classes.getByRole('link', { name: 'Immediate' })).toHaveAttribute(
      'href',
      '/en/daftar-informasi-publik?kelas=serta-merta',
    )
    expect(screen.getByRole('link', { name: 'Download this register (CSV)' })).toHaveAttribute(
      'href',
      '/v1/public-information/csv?lang=en',
    )
  })

  it.each([
    [0, 'Belum ada informasi dengan saringan ini.', ''],
    [2, 'Tidak ada informasi lagi di halaman ini.', '?kelas=berkala'],
  ])('says of %d entries why none is here, and shows a way out', (total, text, query) => {
    const filters = { ...none, class: 'periodic', page: 9 } as const
    renderIn(
      'id',
      <PublicInformationView
        entries={[]}
        meta={{ ...meta, total_count: total }}
        filters={filters}
      />,
    )
    expect(
      within(screen.getByText(text).parentElement ?? document.body).getByRole('link'),
    ).toHaveAttribute('href', `${publicInformationAddress.path}${query}`)
  })

  it('states the deadlines of the law, and where to ask', () => {
    renderIn('id', <PublicInformationView entries={[]} meta={meta} filters={none} />)
    for (const days of ['10 hari kerja', '7 hari kerja', '30 hari kerja'])
      expect(screen.getByText(days)).toBeVisible()
    expect(screen.getByRole('link', { name: /^Formulir permohonan informasi/ })).toBeVisible()
  })
})
