import { screen, within } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import type { ReactElement } from 'react'
import { describe, expect, it } from 'vitest'
import type { ServiceItem } from '@/lib/schemas/services'
import { messagesOf } from '@/messages'
import { axeViolations, renderIn } from '@/tests/support/render'
import { sampleItem } from '@/tests/support/service-samples'
import { noServiceFilters, type ServiceFilters } from './service-filters'
import { ServiceListView } from './service-list-view'

const id = messagesOf('id').services

interface Shown {
  filters?: Partial<ServiceFilters>
  services?: ServiceItem[]
  totalCount?: number
  unknownCategory?: string
}

function view({ filters = {}, services = [sampleItem()], totalCount = services.length, unknownCategory = '' }: Shown = {}) {
  const all: ServiceFilters = { ...noServiceFilters, ...filters }
  return (
    <main>
      <h1>{id.title}</h1>
      <ServiceListView
        services={services}
        totalCount={totalCount}
        totalPages={Math.ceil(totalCount / 10)}
        filters={all}
        unknownCategory={unknownCategory}
        action="/layanan"
        hrefOf={(next) => `/layanan#${JSON.stringify(next)}`}
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
const targetOf = (link: HTMLElement): unknown => JSON.parse(decodeURIComponent(link.getAttribute('href')?.split('#')[1] ?? ''))

describe('ServiceListView', () => {
  it('shows each service with its body, tariff and availability in words', async () => {
    const { container } = renderIn('id', view({ services: [sampleItem({ availability: 'OFFLINE' })] }))
    const card = screen.getByRole('article')
    expect(within(card).getByRole('link', { name: 'Kartu Keluarga' })).toHaveAttribute('href', '/layanan/kartu-keluarga-1')
    expect(card).toHaveTextContent('Penyelenggara: Disdukcapil')
    expect(card).toHaveTextContent('Tarif: Gratis')
    expect(card).toHaveTextContent(id.availability.OFFLINE)
    expect(await axeViolations(container)).toEqual([])
  })

  it('counts the services of the category and marks it in the rail', () => {
    renderIn('id', view({ filters: { category: 'Kesehatan' }, totalCount: 23 }))
    expect(screen.getByRole('heading', { level: 2, name: '23 layanan dalam Kesehatan' })).toBeVisible()
    const rail = within(screen.getByRole('navigation', { name: id.categoryNav }))
    expect(rail.getAllByRole('link')).toHaveLength(9)
    expect(rail.getByRole('link', { current: 'page' })).toHaveTextContent('Kesehatan')
  })

  it('keeps words, availability and order when the category changes, and starts at the first page', () => {
    const filters = { query: 'kartu', availability: 'ONLINE', order: 'terbaru', page: 3, category: null } as const
    renderIn('id', view({ filters, totalCount: 40 }))
    expect(targetOf(screen.getByRole('link', { name: 'Kesehatan' }))).toEqual({ ...filters, category: 'Kesehatan', page: 1 })
  })

  it('sends every filter of the address with the form', () => {
    renderIn('id', view({ filters: { query: 'kartu', category: 'Kesehatan', availability: 'ONLINE', order: 'terbaru' } }))
    const form = screen.getByRole<HTMLFormElement>('form', { name: id.filterForm })
    expect(Object.fromEntries(new FormData(form))).toEqual({ q: 'kartu', kategori: 'Kesehatan', ketersediaan: 'ONLINE', urut: 'terbaru' })
    expect(within(form).getByRole('button', { name: id.applyFilters })).toHaveAttribute('type', 'submit')
    expect(within(form).getByRole('combobox', { name: id.availabilityFilter })).toHaveValue('ONLINE')
    expect(within(form).getByRole('combobox', { name: id.sort })).toHaveValue('terbaru')
  })

  it('draws the form anew when the address changes without a page load', () => {
    const { rerender } = renderIn('id', view({ filters: { availability: 'ONLINE' } }))
    rerender(framed(view()))
    expect(screen.getByRole('combobox', { name: id.availabilityFilter })).toHaveValue('')
  })

  it('marks text that is not in the language of the page', () => {
    renderIn('en', view({ services: [sampleItem({ lang: 'id' })] }))
    expect(screen.getByRole('heading', { level: 3, name: 'Kartu Keluarga' })).toHaveAttribute('lang', 'id')
  })

  it.each([
    ['repeats the words and widens a narrowed search', { filters: { query: 'paspor', category: 'Kesehatan' as const } }, '“paspor”', { ...noServiceFilters, query: 'paspor' }],
    ['repeats the words and leads to all services', { filters: { query: 'paspor' } }, '“paspor”', noServiceFilters],
    ['names a category that does not exist', { unknownCategory: 'Sihir' }, '“Sihir”', noServiceFilters],
    ['names a category without services', { filters: { category: 'Khusus' as const } }, 'dalam Khusus', noServiceFilters],
    ['leads back from behind the last page', { filters: { page: 9 }, totalCount: 12 }, id.empty.page, noServiceFilters],
  ])('when nothing is shown, %s', (_, options, words, target) => {
    renderIn('id', view({ services: [], ...options }))
    const text = screen.getByText((content, element) => element?.tagName === 'P' && content.includes(words))
    const wayOut = within(text.parentElement ?? document.body).getByRole('link')
    expect(targetOf(wayOut)).toEqual(target)
  })

  it('offers to clear filters only when there are some', () => {
    const { rerender } = renderIn('id', view())
    expect(screen.queryByRole('link', { name: id.clearFilters })).toBeNull()
    rerender(framed(view({ filters: { availability: 'ONLINE' } })))
    expect(targetOf(screen.getByRole('link', { name: id.clearFilters }))).toEqual(noServiceFilters)
  })
})
