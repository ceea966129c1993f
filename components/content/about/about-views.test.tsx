import { screen, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import { locales } from '@/lib/i18n/locales'
import { messagesOf } from '@/messages'
import { filtersOf } from '@/tests/support/link-target'
import { axeViolations, renderIn } from '@/tests/support/render'
import { districtAddress, type DistrictFilters } from '@/lib/address/lists/district-address'
import { unitAddress, type UnitFilters } from '@/lib/address/lists/unit-address'
import { aboutPaths } from '@/lib/address/paths'
import { AboutRail } from './about-rail'
import { DistrictsView } from './districts-view'
import { EmblemView } from './emblem-view'
import { GovernorsTable } from './governors-table'
import { HistoryView } from './history-view'
import { LeaderFacts } from './leader-facts'
import { LeadersView } from './leaders-view'
import { StructureView } from './structure-view'
import { UnitsView } from './units-view'
import { sampleDistrict, sampleLeader, sampleUnit } from '@/tests/support/about-samples'
import type { ShownOfficeFacts } from '../offices/office-facts'

const id = messagesOf('id').about
const page = (content: ReactNode) => (
  <main>
    <h1>x</h1>
    {content}
  </main>
)
const head = {
  id: 1,
  summary: 's',
  source: 'Perda 1',
  updated_at: '2026-11-21',
  review_by: null,
}

describe('AboutRail', () => {
  it.each(locales)(
    'leads to every page of its three groups and marks the current one (%s)',
    (locale) => {
      renderIn(locale, <AboutRail current="leaders" />)
      const t = messagesOf(locale).about
      const nav = screen.getByRole('navigation', { name: t.railLabel })
      expect(
        within(nav)
          .getAllByRole('list')
          .map((list) => list.getAttribute('aria-labelledby') !== null),
      ).toEqual([true, true, true])
      expect(within(nav).getAllByRole('link')).toHaveLength(9)
      expect(within(nav).getByRole('link', { current: 'page' })).toHaveTextContent(
        t.pages.leaders.label,
      )
      expect(within(nav).getByRole('list', { name: t.groups.territory })).toHaveTextContent(
        t.pages.districts.label,
      )
    },
  )
})

describe('HistoryView', () => {
  it('shows the events that have a drawing in a ribbon, each leading to its entry', async () => {
    const event = { when: '932', text: 'x', note: null, picture: null }
    const { container } = renderIn(
      'id',
      page(
        <HistoryView
          text={{
            ...head,
            key: 'history',
            introduction: 'Hari jadi',
            milestones: [
              { ...event, title: 'Tanpa gambar' },
              { ...event, title: 'Kerajaan Sunda', picture: 'sunda-court' },
            ],
          }}
          governors={null}
        />,
      ),
    )
    const ribbon = within(screen.getByRole('navigation', { name: id.history.ribbon }))
    const [link, ...others] = ribbon.getAllByRole('link')
    expect(others).toEqual([])
    expect(link).toHaveAccessibleName('932 Kerajaan Sunda')
    const target = container.querySelector(link?.getAttribute('href') ?? '')
    expect(target).toHaveTextContent('Kerajaan Sunda')
    expect(await axeViolations(container)).toEqual([])
  })
})

describe('EmblemView', () => {
  const text = {
    ...head,
    key: 'emblem' as const,
    image: null,
    shape: ['Perisai.'],
    motto: 'Gemah Ripah Répéh Rapih',
    motto_meaning: 'Makmur.',
    motto_words: [{ word: 'Gemah', meaning: 'makmur' }],
    elements: [{ drawing: 'kujang' as const, name: 'Kujang', meaning: 'Lima dasar negara.' }],
    colours: [{ hex: '#FFFFFF', name: 'Putih', meaning: 'Kesucian' }],
  }

  it('begins with the motto and keeps no empty place for the official emblem', async () => {
    const { container } = renderIn('id', page(<EmblemView text={text} />))
    expect(screen.getAllByRole('heading', { level: 2 })[0]).toHaveTextContent(id.emblem.motto)
    expect(screen.queryByRole('img')).toBeNull()
    // The script is an ornament beside the words.
    expect(container.querySelector('[data-aksara]')).toHaveAttribute('aria-hidden', 'true')
    expect(await axeViolations(container)).toEqual([])
  })

  it('shows the file that the government supplied, with words', () => {
    renderIn('id', <EmblemView text={{ ...text, image: '/img/lambang.svg' }} />)
    expect(screen.getByRole('img', { name: id.emblem.imageAlt })).toHaveAttribute(
      'src',
      '/img/lambang.svg',
    )
  })
})

describe('GovernorsTable', () => {
  it('puts the latest first and says who was acting and what is unsure', () => {
    const governor = (name: string, more = {}) => ({
      name,
      years: '1950',
      from: 1950,
      is_acting: false,
      note: null,
      ...more,
    })
    renderIn(
      'id',
      <GovernorsTable
        governors={[governor('A', { note: 'Sumber berbeda.' }), governor('B', { is_acting: true })]}
      />,
    )
    expect(screen.getAllByRole('rowheader').map((cell) => cell.textContent)).toEqual([
      `B${id.governors.acting}`,
      'ASumber berbeda.',
    ])
    expect(screen.getByRole('table', { name: id.governors.caption })).toBeVisible()
  })
})

describe('leaders', () => {
  it('shows role, name, birth and the wealth report of each, with its profile', async () => {
    const text = {
      ...head,
      key: 'leaders' as const,
      leaders: [
        sampleLeader(),
        sampleLeader({
          role: 'vice_governor',
          name: 'Orang Lain',
          birth: { place: 'Bogor', date: null },
          wealth_report: null,
        }),
      ],
    }
    const { container } = renderIn(
      'id',
      page(
        <LeadersView
          text={text}
          governors={null}
          profiles={{ governor: <button type="button">P</button> }}
        />,
      ),
    )
    const [first, second] = screen.getAllByRole('article')
    expect(
      within(first ?? container).getByRole('heading', { level: 2, name: 'Nama Lengkap' }),
    ).toBeVisible()
    expect(first).toHaveTextContent('Lahir di Bandung, 1 Februari 1970.')
    expect(within(first ?? container).getByRole('button', { name: 'P' })).toBeVisible()
    expect(
      within(first ?? container)
        .getByRole('link')
        .getAttribute('href'),
    ).toContain(encodeURIComponent('https://laporan.example/1'))
    expect(second).toHaveTextContent('Lahir di Bogor.')
    expect(
      within(second ?? container)
        .getByRole('link', { name: /Orang Lain/ })
        .getAttribute('href'),
    ).toContain('elhkpn.kpk.go.id')
    expect(await axeViolations(container)).toEqual([])
  })

  it('leaves out what is not known, and says how sure the rest is', () => {
    renderIn(
      'id',
      <LeaderFacts
        leader={sampleLeader({ educations: [], careers: [{ years: null, text: 'Sekretaris' }] })}
      />,
    )
    expect(screen.queryByRole('heading', { name: id.leaders.educations })).toBeNull()
    expect(screen.getByText(id.leaders.undated)).toBeVisible()
    expect(screen.getByText('Per 2025.')).toBeVisible()
  })
})

describe('StructureView', () => {
  it('is a list in which bureaus stand inside their secretariat', async () => {
    const text = {
      ...head,
      key: 'structure' as const,
      introduction: ['Kata.'],
      groups: [{ group: 'dinas' as const, duty: 'Melayani.' }],
    }
    const units = [
      sampleUnit({ id: 1, name: 'Sekretariat Daerah', group: 'sekretariat' }),
      sampleUnit({ id: 2, name: 'Dinas A', group: 'dinas' }),
      sampleUnit({ id: 3, name: 'Biro B', group: 'biro', parent_id: 1 }),
    ]
    const { container } = renderIn('id', page(<StructureView text={text} units={units} />))
    const secretariat = screen.getByRole('heading', { name: 'Sekretariat Daerah' }).closest('li')
    expect(within(secretariat ?? container).getByRole('listitem')).toHaveTextContent('Biro B')
    expect(
      screen.getByRole('heading', { name: id.unitGroups.dinas }).closest('li'),
    ).toHaveTextContent('Dinas A')
    expect(secretariat?.parentElement?.closest('li')).toHaveTextContent(id.structure.top)
    expect(await axeViolations(container)).toEqual([])
  })
})

describe('UnitsView', () => {
  const show = (filters: Partial<UnitFilters>, units = [sampleUnit()]) =>
    renderIn(
      'id',
      page(<UnitsView units={units} filters={{ query: '', group: null, ...filters }} />),
    )

  it('gathers units under their group and names the site a link leads to', async () => {
    const { container } = show({})
    const group = screen.getByRole('region', { name: id.unitGroups.dinas })
    expect(
      within(group).getByRole('link', { name: /Dinas Contoh: contoh\.jabarprov\.go\.id/ }),
    ).toBeVisible()
    expect(screen.queryByRole('region', { name: id.unitGroups.badan })).toBeNull()
    expect(await axeViolations(container)).toEqual([])
  })

  it('keeps the words when a group is chosen, and marks the chosen one', () => {
    show({ query: 'pajak', group: 'badan' })
    expect(filtersOf(unitAddress, screen.getByRole('link', { name: id.unitGroups.biro }))).toEqual({
      query: 'pajak',
      group: 'biro',
    })
    expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent(id.unitGroups.badan)
  })

  it.each([
    [
      { query: 'zz', group: 'badan' as const },
      { query: 'zz', group: null },
    ],
    [{ query: 'zz' }, { query: '', group: null }],
  ])('with nothing found for %j offers the nearest way out', (filters, target) => {
    show(filters, [])
    expect(
      filtersOf(
        unitAddress,
        within(screen.getByText(/“zz”\.$/).parentElement ?? document.body).getByRole('link'),
      ),
    ).toEqual(target)
  })
})

describe('DistrictsView', () => {
  const districts = [
    sampleDistrict(),
    sampleDistrict({
      id: 2,
      code_kemendagri: '32.73',
      name: 'Kota Bandung',
      type: 'kota',
      capital: null,
      area_km2: 166.593,
    }),
  ]
  const show = (filters: Partial<DistrictFilters> = {}, shown = districts) =>
    renderIn(
      'id',
      page(
        <DistrictsView
          districts={shown}
          governments={new Map([['32.73', { address: null, phone: '022-1234567' }]])}
          filters={{ query: '', type: null, view: 'daftar', ...filters }}
        />,
      ),
    )

  it('draws all regions and leads from each listed one to its row', async () => {
    const { container } = show()
    const links = within(
      screen.getByRole('navigation', { name: id.districts.mapLabel }),
    ).getAllByRole('link')
    expect(links.map((link) => link.getAttribute('aria-label'))).toEqual([
      'Kabupaten Bandung 04',
      'Kota Bandung 73',
    ])
    for (const link of links)
      expect(container.querySelector(link.getAttribute('href') ?? '')?.tagName).toBe('TR')
    expect(container.querySelectorAll('svg path[d^=M]').length).toBeGreaterThanOrEqual(27)
    expect(screen.getByRole('table', { name: id.districts.caption })).toHaveTextContent('1.740,843')
    expect(screen.getByText(/1\.907,436/)).toBeVisible()
    const city = within(screen.getByRole('rowheader', { name: /Kota Bandung/ }))
    expect(city.getByRole('link', { name: '022-1234567' })).toHaveAttribute(
      'href',
      'tel:0221234567',
    )
    expect(city.getByText('Belum dinyatakan: Alamat.')).toBeVisible()
    expect(await axeViolations(container)).toEqual([])
  })

  it('says once what no government of the list has stated', () => {
    const nothing = { address: null, phone: null }
    renderIn(
      'id',
      page(
        <DistrictsView
          districts={districts}
          governments={
            new Map<string, ShownOfficeFacts>([
              ['32.04', { ...nothing, phone: '022-5891113' }],
              ['32.73', nothing],
            ])
          }
          filters={{ query: '', type: null, view: 'daftar' }}
        />,
      ),
    )
    expect(
      screen.getByText('Belum dinyatakan untuk semua yang tercantum di atas: Alamat.'),
    ).toBeVisible()
    expect(screen.getAllByText(/^Belum dinyatakan: /)).toHaveLength(1)
    expect(screen.getByText('Belum dinyatakan: Telepon.')).toBeVisible()
  })

  it('shows the same as cards, to which the map leads too', async () => {
    const { container } = show({ view: 'kisi' })
    expect(screen.queryByRole('table')).toBeNull()
    expect(container.querySelector('#wilayah-32-73')).toHaveTextContent(
      id.districts.provincialCapital,
    )
    expect(screen.getByRole('link', { name: id.districts.views.kisi })).toHaveAttribute(
      'aria-current',
      'page',
    )
    expect(await axeViolations(container)).toEqual([])
  })

  it('keeps words and view when a kind is chosen', () => {
    show({ query: 'band', view: 'kisi' })
    expect(
      filtersOf(districtAddress, screen.getByRole('link', { name: id.districts.types.kota })),
    ).toEqual({
      query: 'band',
      type: 'kota',
      view: 'kisi',
    })
  })

  it('says so when nothing fits, without map or table', () => {
    show({ query: 'zz', type: 'kota' }, [])
    expect(screen.getByText(/“zz”\.$/)).toBeVisible()
    expect(
      filtersOf(districtAddress, screen.getByRole('link', { name: id.districts.everyType })),
    ).toEqual({
      query: 'zz',
      type: null,
      view: 'daftar',
    })
    expect(screen.queryByRole('navigation', { name: id.districts.mapLabel })).toBeNull()
  })
})

it('has a page folder for every address', async () => {
  const { existsSync } = await import('node:fs')
  for (const path of Object.values(aboutPaths))
    expect(existsSync(`app/[locale]/(default)${path}/page.tsx`), path).toBe(true)
})
