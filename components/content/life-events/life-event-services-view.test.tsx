import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { LifeEventService } from '@/lib/schemas/life-events'
import { messagesOf } from '@/messages'
import { filtersOf } from '@/tests/support/link-target'
import { axeViolations, renderIn } from '@/tests/support/render'
import { sampleItem } from '@/tests/support/service-samples'
import { lifeEventAddress, type LifeEventFilters } from '@/lib/address/lists/life-event-address'
import { LifeEventServicesView } from './life-event-services-view'

const id = messagesOf('id')['life-events']
const event = {
  id: 2,
  name: 'Kelahiran',
  title: 'Menyambut kelahiran anak',
  description: 'Dari pemeriksaan sampai akta.',
  logo: 'baby',
  light_icon: 'baby',
  sectors: ['Akta Kelahiran', 'Imunisasi'],
  plan_slug: 'kelahiran',
}
const noFilters: LifeEventFilters = { ...lifeEventAddress.none, name: event.name }
const service = (number: number, sector: string): LifeEventService => ({
  ...sampleItem({ id: number, name: `Layanan ${number}` }),
  sector,
})

interface Shown {
  filters?: Partial<LifeEventFilters>
  services?: LifeEventService[]
  totalCount?: number
  unknownSector?: string
}

function view({
  filters = {},
  services = [service(1, 'Akta Kelahiran')],
  totalCount = services.length,
  unknownSector = '',
}: Shown = {}) {
  return (
    <main>
      <h1>Kelahiran</h1>
      <LifeEventServicesView
        event={event}
        services={services}
        totalCount={totalCount}
        totalPages={Math.ceil(totalCount / 10)}
        filters={{ ...noFilters, ...filters }}
        unknownSector={unknownSector}
      />
    </main>
  )
}
const targetOf = (link: HTMLElement) => filtersOf(lifeEventAddress, link)

describe('LifeEventServicesView', () => {
  it('gathers the services under their sectors, in the order given', async () => {
    const services = [
      service(1, 'Akta Kelahiran'),
      service(2, 'Akta Kelahiran'),
      service(3, 'Imunisasi'),
    ]
    const { container } = renderIn('id', view({ services }))
    const birth = screen.getByRole('region', { name: 'Akta Kelahiran' })
    expect(
      within(birth)
        .getAllByRole('heading', { level: 3 })
        .map((heading) => heading.textContent),
    ).toEqual(['Layanan 1', 'Layanan 2'])
    expect(
      within(screen.getByRole('region', { name: 'Imunisasi' })).getByRole('link'),
    ).toHaveTextContent('Layanan 3')
    expect(screen.getByRole('heading', { level: 2, name: event.title })).toBeVisible()
    expect(await axeViolations(container)).toEqual([])
  })

  it('offers each sector, marks the chosen one, and keeps the words searched for', () => {
    renderIn('id', view({ filters: { sector: 'Imunisasi', query: 'anak', page: 2 } }))
    const nav = within(screen.getByRole('navigation', { name: id.sectorNav }))
    expect(nav.getAllByRole('link').map((link) => link.textContent)).toEqual([
      id.allSectors,
      'Akta Kelahiran',
      'Imunisasi',
    ])
    expect(nav.getByRole('link', { current: 'page' })).toHaveTextContent('Imunisasi')
    expect(targetOf(nav.getByRole('link', { name: 'Akta Kelahiran' }))).toEqual({
      ...noFilters,
      query: 'anak',
      sector: 'Akta Kelahiran',
    })
  })

  it.each([
    [{}, '12 layanan untuk fase Kelahiran'],
    [{ sector: 'Imunisasi' }, '12 layanan bidang Imunisasi untuk fase Kelahiran'],
    [{ query: 'anak' }, '12 layanan yang cocok dengan “anak” untuk fase Kelahiran'],
    [
      { sector: 'Imunisasi', query: 'anak' },
      '12 layanan bidang Imunisasi yang cocok dengan “anak”',
    ],
  ])('with %j says how many there are', (filters, text) => {
    renderIn('id', view({ filters, totalCount: 12 }))
    expect(
      screen.getByText((_, element) => element?.tagName === 'P' && element.textContent === text),
    ).toBeVisible()
  })

  it('keeps sector and words from page to page', () => {
    renderIn('id', view({ filters: { sector: 'Imunisasi', query: 'anak' }, totalCount: 12 }))
    expect(targetOf(screen.getByRole('link', { name: 'Halaman 2' }))).toEqual({
      name: event.name,
      sector: 'Imunisasi',
      query: 'anak',
      page: 2,
    })
  })

  it.each([
    [
      'names a sector that does not exist',
      { unknownSector: 'Sihir' },
      'Bidang “Sihir” tidak ada dalam fase Kelahiran.',
      noFilters,
    ],
    [
      'widens a search within a sector',
      { filters: { query: 'paspor', sector: 'Imunisasi' } },
      '“paspor” dalam fase',
      { ...noFilters, query: 'paspor' },
    ],
    [
      'repeats the words of a search',
      { filters: { query: 'paspor' } },
      '“paspor” dalam fase',
      noFilters,
    ],
    [
      'leads back from behind the last page',
      { filters: { page: 9 }, totalCount: 12 },
      id.empty.page,
      noFilters,
    ],
  ])('when nothing is shown, %s', (_, options, sentence, target) => {
    renderIn('id', view({ services: [], ...options }))
    const text = screen.getByText(
      (content, element) => element?.tagName === 'P' && content.includes(sentence),
    )
    expect(targetOf(within(text.parentElement ?? document.body).getByRole('link'))).toEqual(target)
  })

  it('offers to clear filters only when there are some', () => {
    renderIn('id', view())
    expect(screen.queryByRole('link', { name: id.clearFilters })).toBeNull()
  })
})
