import { screen, within } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { describe, expect, it } from 'vitest'
import { messagesOf } from '@/messages'
import { sampleEvent, sampleEventDetail } from '@/tests/support/event-samples'
import { axeViolations, renderIn } from '@/tests/support/render'
import { AgendaView } from './agenda-view'

const id = messagesOf('id').agenda
const today = '2026-11-21'

const view = (changes: Partial<ComponentProps<typeof AgendaView>> = {}) => (
  <main>
    <h1>Agenda</h1>
    <AgendaView
      view="bulan"
      day={today}
      today={today}
      period="November 2026"
      events={[sampleEvent()]}
      event={sampleEventDetail()}
      isEventChosen={false}
      previous="2026-10-01"
      next="2026-12-01"
      {...changes}
    />
  </main>
)

describe('AgendaView', () => {
  it('draws a month as a table that begins on Monday, with days and events as links', async () => {
    const { container } = renderIn('id', view())
    const table = within(screen.getByRole('table', { name: 'Kalender November 2026' }))
    expect(table.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual([
      'Sen',
      'Sel',
      'Rab',
      'Kam',
      'Jum',
      'Sab',
      'Min',
    ])
    expect(table.getByRole('link', { name: 'Sabtu, 21 November, 1 acara' })).toHaveAttribute(
      'aria-current',
      'date',
    )
    expect(table.getByRole('link', { name: 'Apel pagi' })).toHaveAttribute(
      'href',
      '/agenda-jawa-barat?tanggal=2026-11-21&id=5000#rincian',
    )
    expect(await axeViolations(container)).toEqual([])
  })

  it('says in the grid, in the list and once more below that examples are examples', () => {
    renderIn('id', view({ events: [sampleEvent({ is_demo: true })] }))
    expect(
      within(screen.getByRole('table')).getByRole('link', { name: 'Apel pagi, contoh' }),
    ).toBeVisible()
    expect(
      within(screen.getByRole('article')).getByText(messagesOf('id').common.example),
    ).toBeVisible()
    expect(screen.getByText(id.exampleNote)).toBeVisible()
  })

  it('says in the grid, in the list and in the details that an event is called off', async () => {
    const { container } = renderIn(
      'id',
      view({
        events: [sampleEvent({ is_cancelled: true })],
        event: sampleEventDetail({
          is_cancelled: true,
          status: 'UNDER_WAY',
          district: { code_kemendagri: '32.73', name: 'Kota Bandung' },
        }),
        isEventChosen: true,
      }),
    )
    expect(
      within(screen.getByRole('table')).getByRole('link', { name: 'Dibatalkan: Apel pagi' }),
    ).toBeVisible()
    const detail = within(screen.getByRole('region', { name: id.detail.label }))
    expect(detail.getByText(id.cancelled)).toBeVisible()
    expect(detail.getByText(id.cancelledNote)).toBeVisible()
    expect(detail.getByText('Kota Bandung')).toBeVisible()
    expect(detail.queryByText(id.status.UNDER_WAY)).toBeNull()
    expect(await axeViolations(container)).toEqual([])
  })

  it('names the type of an event that lasts all day too', () => {
    renderIn('id', view({ event: sampleEventDetail({ is_all_day: true }), isEventChosen: true }))
    expect(
      within(screen.getByRole('region', { name: id.detail.label })).getByText(id.detail.type),
    ).toBeVisible()
  })

  it('shows what the specification asks of an event, and its file for calendars', () => {
    renderIn(
      'id',
      view({
        event: sampleEventDetail({ url: 'https://jabarprov.go.id/siaran', status: 'UNDER_WAY' }),
        isEventChosen: true,
      }),
    )
    const detail = within(screen.getByRole('region', { name: id.detail.label }))
    expect(detail.getAllByRole('term').map((term) => term.textContent)).toEqual([
      id.detail.time,
      id.detail.category,
      id.detail.type,
      id.detail.link,
      id.detail.location,
    ])
    expect(detail.getAllByRole('definition').map((text) => text.textContent)).toEqual([
      '08.00–10.00 WIB',
      'Perangkat Daerah, Seremoni',
      'Tatap muka',
      expect.stringContaining('jabarprov.go.id'),
      'Halaman kantor',
    ])
    expect(detail.getByText(id.status.UNDER_WAY)).toBeVisible()
    expect(detail.getByRole('link', { name: /Simpan ke kalender/ })).toHaveAttribute(
      'href',
      '/kalender/id/5000.ics',
    )
  })

  it('lists only its own days in the day and week views', () => {
    const events = [
      sampleEvent({ id: 1, title: 'Jumat', date: '2026-11-20T00:00:00+07:00' }),
      sampleEvent({ id: 2, title: 'Sabtu' }),
    ]
    const { unmount } = renderIn('id', view({ view: 'hari', events }))
    expect(
      screen.getAllByRole('article').map((row) => within(row).getByRole('heading').textContent),
    ).toEqual(['Sabtu'])
    unmount()
    renderIn('id', view({ view: 'minggu', events }))
    expect(
      screen.getAllByRole('article').map((row) => within(row).getByRole('heading').textContent),
    ).toEqual(['Jumat', 'Sabtu'])
    expect(screen.queryByRole('table')).toBeNull()
  })

  it('does not call a month empty whose events are over, and leads to them where only a list has room', () => {
    renderIn('id', view({ day: '2026-11-28', today: '2026-11-28', event: null }))
    expect(screen.queryByText('Tidak ada acara pada November 2026.')).toBeNull()
    expect(screen.getByText('Tidak ada acara lagi pada November 2026.')).toBeVisible()
    expect(screen.getByRole('link', { name: id.empty.wholeMonth })).toHaveAttribute(
      'href',
      '/agenda-jawa-barat?tanggal=2026-11-01',
    )
  })

  it('calls a month empty that has no events of its own', () => {
    const before = sampleEvent({ date: '2026-10-30T00:00:00+07:00' })
    renderIn('id', view({ day: '2026-11-28', events: [before], event: null }))
    expect(screen.getByText('Tidak ada acara pada November 2026.')).toBeVisible()
  })

  it('names an empty day and offers no way beyond the end', () => {
    renderIn(
      'id',
      view({
        view: 'hari',
        events: [],
        event: null,
        period: 'Sabtu, 21 November 2026',
        next: null,
      }),
    )
    expect(screen.getByText('Tidak ada acara pada Sabtu, 21 November 2026.')).toBeVisible()
    expect(screen.queryByRole('link', { name: id.next.hari })).toBeNull()
    expect(screen.getByText(id.detail.nothingChosen)).toBeVisible()
  })
})
