import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { type AgendaFilters, agendaListAddress } from '@/lib/address/lists/agenda-address'
import type { EventItem } from '@/lib/schemas/events'
import { messagesOf } from '@/messages'
import { sampleEvent } from '@/tests/support/event-samples'
import { axeViolations, renderIn } from '@/tests/support/render'
import { AgendaListView } from './agenda-list-view'

const id = messagesOf('id').agenda

interface Shown {
  filters?: Partial<AgendaFilters>
  events?: EventItem[]
  totalCount?: number
}

const view = ({
  filters = {},
  events = [sampleEvent()],
  totalCount = events.length,
}: Shown = {}) => (
  <main>
    <h1>Daftar</h1>
    <AgendaListView
      events={events}
      totalCount={totalCount}
      totalPages={Math.ceil(totalCount / 20)}
      today="2026-11-21"
      filters={{ ...agendaListAddress.none, ...filters }}
      districts={[{ code: '32.73', name: 'Kota Bandung' }]}
      siteOrigin="https://jabarprov.go.id"
    />
  </main>
)

describe('AgendaListView', () => {
  it('gathers events under their days and marks today', async () => {
    const events = [
      sampleEvent({ id: 1 }),
      sampleEvent({ id: 2, date: '2026-11-22T00:00:00+07:00', title: 'Lari keluarga' }),
    ]
    const { container } = renderIn('id', view({ events }))
    expect(
      within(screen.getByRole('region', { name: 'Sabtu, 21 November 2026 hari ini' })).getAllByRole(
        'article',
      ),
    ).toHaveLength(1)
    expect(
      within(screen.getByRole('region', { name: 'Minggu, 22 November 2026' })).getByRole('link'),
    ).toHaveTextContent('Lari keluarga')
    expect(await axeViolations(container)).toEqual([])
  })

  it.each<[string, Partial<AgendaFilters>, boolean]>([
    ['words', { query: 'lari' }, false],
    ['a group', { group: 'Umum' }, false],
    ['a choice of its own', { type: 'online' }, true],
  ])('opens the folded filters for %s only when they hold it', (_, filters, isOpen) => {
    renderIn('id', view({ filters }))
    const fold = screen.getByRole('form', { name: id.listPage.filterForm }).closest('details')
    expect(fold?.open).toBe(isOpen)
  })

  it('offers the groups of the specification and drops the category of another group', () => {
    renderIn(
      'id',
      view({ filters: { group: 'Umum', category: 'Olahraga', query: 'lari', page: 3 } }),
    )
    const nav = within(screen.getByRole('navigation', { name: id.listPage.groupNav }))
    expect(nav.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Semua',
      'Pimpinan',
      'Perangkat Daerah',
      'Umum',
    ])
    expect(nav.getByRole('link', { current: 'page' })).toHaveTextContent('Umum')
    expect(nav.getByRole('link', { name: 'Pimpinan' })).toHaveAttribute(
      'href',
      '/agenda-jawa-barat-v2?kelompok=Pimpinan&q=lari',
    )
  })

  it('offers the categories of the chosen group only', () => {
    renderIn('id', view({ filters: { group: 'Perangkat Daerah' } }))
    const options = within(
      screen.getByRole('combobox', { name: id.listPage.category }),
    ).getAllByRole('option')
    expect(options.map((option) => option.textContent)).toEqual([
      id.listPage.anyCategory,
      'Seremoni',
      'Program Unggulan',
      'Kegiatan Umum',
    ])
  })

  it.each([
    [{ filters: { category: 'Olahraga' as const } }, id.empty.filters, '/agenda-jawa-barat-v2'],
    // Nobody has filtered anything then.
    [{}, id.empty.upcoming, '/agenda-jawa-barat-v2?waktu=lalu'],
    [
      { filters: { page: 9, isPast: true }, totalCount: 21 },
      id.empty.page,
      '/agenda-jawa-barat-v2?waktu=lalu',
    ],
  ])('with nothing to show for %j says why and offers a way out', (options, text, href) => {
    renderIn('id', view({ events: [], ...options }))
    expect(
      within(screen.getByText(text).parentElement ?? document.body).getByRole('link'),
    ).toHaveAttribute('href', href)
  })

  it('offers the calendar of what is chosen, to subscribe to and to save', async () => {
    const { container } = renderIn(
      'id',
      view({ filters: { group: 'Umum', category: 'Olahraga', district: '32.73' } }),
    )
    const path = '/kalender/id/agenda.ics?kategori=Olahraga&wilayah=32.73'
    const box = within(
      screen.getByRole('region', { name: 'Langganan kalender: Olahraga, Kota Bandung' }),
    )
    expect(box.getByRole('link', { name: 'Langganan kalender' })).toHaveAttribute(
      'href',
      `webcal://jabarprov.go.id${path}`,
    )
    expect(box.getByRole('link', { name: /^Unduh kalender/ })).toHaveAttribute('href', path)
    expect(box.getByText(`https://jabarprov.go.id${path}`)).toBeVisible()
    expect(await axeViolations(container)).toEqual([])
  })

  it('offers the whole agenda without a choice', () => {
    renderIn('en', view())
    const box = screen.getByRole('region', { name: 'Calendar subscription: The whole agenda' })
    expect(within(box).getByText('https://jabarprov.go.id/kalender/en/agenda.ics')).toBeVisible()
  })

  it('says of an event that it is called off, whatever the clock says, and where it is', () => {
    renderIn(
      'id',
      view({
        events: [
          sampleEvent({
            is_cancelled: true,
            status: 'UNDER_WAY',
            district: { code_kemendagri: '32.73', name: 'Kota Bandung' },
          }),
        ],
      }),
    )
    const row = within(screen.getByRole('article'))
    expect(row.getByText('Dibatalkan')).toBeVisible()
    expect(row.getByText('Kota Bandung')).toBeVisible()
    expect(row.queryByText(id.status.UNDER_WAY)).toBeNull()
  })
})
