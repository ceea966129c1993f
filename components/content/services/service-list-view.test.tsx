import { screen, within } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import type { ReactElement } from 'react'
import { describe, expect, it } from 'vitest'
import type { PopularService } from '@/lib/schemas/popular-services'
import type { ServiceFacets, ServiceItem } from '@/lib/schemas/services'
import { messagesOf } from '@/messages'
import { filtersOf } from '@/tests/support/link-target'
import { axeViolations, renderIn } from '@/tests/support/render'
import { sampleItem } from '@/tests/support/service-samples'
import { serviceAddress, type ServiceFilters } from '@/lib/address/lists/service-address'
import { ServiceListView } from './service-list-view'

const id = messagesOf('id').services

const someFacets: ServiceFacets = {
  availability: [
    { value: 'ONLINE', count: 12 },
    { value: 'OFFLINE', count: 7 },
    { value: 'NOT_OPERATED', count: 0 },
  ],
  service_user: [
    { value: 'Umum', count: 18 },
    { value: 'Pelaku Usaha', count: 1 },
    { value: 'ASN', count: 0 },
  ],
  is_free: 15,
  open: 9,
}

interface Shown {
  popular?: PopularService[]
  filters?: Partial<ServiceFilters>
  services?: ServiceItem[]
  totalCount?: number
  unknownCategory?: string
}

function view({
  filters = {},
  services = [sampleItem()],
  totalCount = services.length,
  unknownCategory = '',
  popular = [],
}: Shown = {}) {
  const all: ServiceFilters = { ...serviceAddress.none, ...filters }
  return (
    <main>
      <h1>{id.title}</h1>
      <ServiceListView
        services={services}
        totalCount={totalCount}
        totalPages={Math.ceil(totalCount / 10)}
        facets={someFacets}
        popular={popular}
        filters={all}
        unknownCategory={unknownCategory}
      />
    </main>
  )
}

// The same frame as renderIn's, so that React updates the page instead of drawing another.
const framed = (element: ReactElement) => (
  <NextIntlClientProvider locale="id" timeZone="Asia/Jakarta" messages={messagesOf('id')}>
    {element}
  </NextIntlClientProvider>
)
// jsdom knows no widths: the choices stand beside the list and before it.
const facets = () =>
  within(screen.getAllByRole('navigation', { name: id.facets.title })[0] ?? document.body)
const facet = (name: RegExp) => facets().getByRole('link', { name })
const facetNames = () =>
  facets()
    .getAllByRole('link')
    .map((link) => link.textContent?.trim())
const targetOf = (link: HTMLElement) => filtersOf(serviceAddress, link)

describe('ServiceListView', () => {
  it('shows each service with its body, tariff and availability in words', async () => {
    const { container } = renderIn(
      'id',
      view({ services: [sampleItem({ availability: 'OFFLINE' })] }),
    )
    const card = screen.getByRole('article')
    expect(within(card).getByRole('link', { name: 'Kartu Keluarga' })).toHaveAttribute(
      'href',
      '/layanan/kartu-keluarga-1',
    )
    expect(card).toHaveTextContent('Penyelenggara: Disdukcapil')
    expect(card).toHaveTextContent('Tarif: Gratis')
    expect(card).toHaveTextContent(id.availability.OFFLINE)
    expect(await axeViolations(container)).toEqual([])
  })

  it('counts the services of the category and marks it in the rail', () => {
    renderIn('id', view({ filters: { category: 'Kesehatan' }, totalCount: 23 }))
    expect(
      screen.getByRole('heading', { level: 2, name: '23 layanan dalam Kesehatan' }),
    ).toBeVisible()
    const rail = within(screen.getByRole('navigation', { name: id.categoryNav }))
    expect(rail.getAllByRole('link')).toHaveLength(9)
    expect(rail.getByRole('link', { current: 'page' })).toHaveTextContent('Kesehatan')
  })

  it('keeps every other choice when the category changes, and starts at the first page', () => {
    const filters = {
      query: 'kartu',
      availability: 'ONLINE',
      user: 'Umum',
      isFree: true,
      isOpen: true,
      order: 'terbaru',
      page: 3,
      category: null,
    } as const
    renderIn('id', view({ filters, totalCount: 40 }))
    expect(targetOf(screen.getByRole('link', { name: 'Kesehatan' }))).toEqual({
      ...filters,
      category: 'Kesehatan',
      page: 1,
    })
  })

  it('sends the order together with everything else that the address holds', () => {
    const filters = {
      query: 'kartu',
      category: 'Kesehatan',
      isFree: true,
      order: 'terbaru',
      page: 2,
    } as const
    renderIn('id', view({ filters }))
    const form = screen.getByRole<HTMLFormElement>('form', { name: id.filterForm })
    expect([...new FormData(form)]).toEqual([
      ['q', 'kartu'],
      ['kategori', 'Kesehatan'],
      ['gratis', '1'],
      ['urut', 'terbaru'],
    ])
    expect(within(form).getByRole('button', { name: id.applyFilters })).toHaveAttribute(
      'type',
      'submit',
    )
  })

  it('draws the form anew when the address changes without a page load', () => {
    const { rerender } = renderIn('id', view({ filters: { order: 'terbaru' } }))
    rerender(framed(view()))
    expect(screen.getByRole('combobox', { name: id.sort })).toHaveValue('')
  })

  it('offers each choice with the number it would leave, and none that would leave nothing', () => {
    renderIn('id', view({ filters: { page: 2 } }))
    expect(facetNames()).toEqual([
      'Tersedia daring (online) 12 layanan',
      'Tersedia tatap muka 7 layanan',
      'Gratis 15 layanan',
      'Buka sekarang 9 layanan',
      'Umum 18 layanan',
      'Pelaku usaha 1 layanan',
    ])
    expect(targetOf(facet(/^Gratis/))).toEqual({ ...serviceAddress.none, isFree: true })
    expect(targetOf(facet(/^Buka sekarang/))).toEqual({ ...serviceAddress.none, isOpen: true })
    expect(targetOf(facet(/^Pelaku usaha/))).toEqual({
      ...serviceAddress.none,
      user: 'Pelaku Usaha',
    })
  })

  it('marks the choices in use and takes one away when it is pressed again', () => {
    const filters = { availability: 'NOT_OPERATED', isFree: true, user: 'ASN' } as const
    renderIn('id', view({ filters }))
    expect(targetOf(facet(/^Tidak beroperasi/))).toEqual({
      ...serviceAddress.none,
      ...filters,
      availability: null,
    })
    expect(targetOf(facet(/^ASN/))).toEqual({ ...serviceAddress.none, ...filters, user: null })
    for (const name of [/^Tidak beroperasi/, /^Gratis/, /^ASN/])
      expect(facet(name)).toHaveAttribute('aria-current', 'true')
    expect(facet(/^Buka sekarang/)).not.toHaveAttribute('aria-current')
  })

  it('names every filter in use with a way to remove it alone, or all of them', () => {
    const filters = {
      query: 'kartu',
      category: 'Kesehatan',
      availability: 'ONLINE',
      isFree: true,
      isOpen: true,
      user: 'Umum',
      order: 'terbaru',
      page: 2,
    } as const
    renderIn('id', view({ filters, totalCount: 40 }))
    const chips = within(screen.getByRole('list', { name: id.facets.active })).getAllByRole('link')
    expect(chips.map((chip) => chip.getAttribute('aria-label'))).toEqual(
      [
        'Kata: kartu',
        'Kesehatan',
        'Tersedia daring (online)',
        'Gratis',
        'Buka sekarang',
        'Umum',
      ].map((name) => `Hapus saringan: ${name}`),
    )
    expect(chips.map(targetOf)).toEqual(
      [
        { query: '' },
        { category: null },
        { availability: null },
        { isFree: false },
        { isOpen: false },
        { user: null },
      ].map((without) => ({ ...filters, ...without, page: 1 })),
    )
    expect(targetOf(screen.getByRole('link', { name: id.facets.clearAll }))).toEqual({
      ...serviceAddress.none,
      order: 'terbaru',
    })
  })

  it('shows what is most wanted by audience when it is given', async () => {
    const wanted = (service: number, audience: PopularService['audience'], title: string) => ({
      id: service,
      audience,
      title,
      description: '',
      icon: 'sosial',
      link: `/layanan/a-${service}`,
    })
    const { container } = renderIn(
      'id',
      view({
        popular: [wanted(1, 'wargi', 'KTP elektronik'), wanted(2, 'usaha', 'Perizinan berusaha')],
      }),
    )
    const part = within(screen.getByRole('region', { name: id.popular.title }))
    expect(
      part.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent),
    ).toEqual(['Wargi', 'Usaha'])
    expect(part.getByRole('link', { name: 'Perizinan berusaha' })).toHaveAttribute(
      'href',
      '/layanan/a-2',
    )
    expect(await axeViolations(container)).toEqual([])
  })

  it('marks text that is not in the language of the page', () => {
    renderIn('en', view({ services: [sampleItem({ lang: 'id' })] }))
    expect(screen.getByRole('heading', { level: 3, name: 'Kartu Keluarga' })).toHaveAttribute(
      'lang',
      'id',
    )
  })

  it.each([
    [
      'repeats the words and widens a narrowed search',
      { filters: { query: 'paspor', category: 'Kesehatan' as const } },
      '“paspor”',
      { ...serviceAddress.none, query: 'paspor' },
    ],
    [
      'repeats the words and leads to all services',
      { filters: { query: 'paspor' } },
      '“paspor”',
      serviceAddress.none,
    ],
    [
      'names a category that does not exist',
      { unknownCategory: 'Sihir' },
      '“Sihir”',
      serviceAddress.none,
    ],
    [
      'names a category without services',
      { filters: { category: 'Khusus' as const } },
      'dalam Khusus',
      serviceAddress.none,
    ],
    [
      'leads back from behind the last page',
      { filters: { page: 9 }, totalCount: 12 },
      id.empty.page,
      serviceAddress.none,
    ],
  ])('when nothing is shown, %s', (_, options, sentence, target) => {
    renderIn('id', view({ services: [], ...options }))
    const text = screen.getByText(
      (content, element) => element?.tagName === 'P' && content.includes(sentence),
    )
    const wayOut = within(text.parentElement ?? document.body).getByRole('link')
    expect(targetOf(wayOut)).toEqual(target)
  })

  it.each([
    { availability: 'ONLINE' },
    { user: 'Umum' },
    { isFree: true },
    { isOpen: true },
  ] as const)('when nothing is shown because of %j, leads to all services', (filters) => {
    renderIn('id', view({ services: [], filters }))
    expect(targetOf(screen.getByRole('link', { name: id.empty.everyService }))).toEqual(
      serviceAddress.none,
    )
  })

  it('offers to remove filters only when there are some', () => {
    renderIn('id', view())
    expect(screen.queryByRole('link', { name: id.facets.clearAll })).toBeNull()
  })
})
