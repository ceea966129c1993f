import { describe, expect, it } from 'vitest'
import { agendaHref, agendaListHref, calendarFileHref, eventHref, noAgendaFilters } from './address'

describe('addresses of the agenda', () => {
  it('leave out whatever is at its default', () => {
    expect([agendaHref(), agendaHref({ view: 'bulan' }), agendaListHref()]).toEqual([
      '/agenda-jawa-barat',
      '/agenda-jawa-barat',
      '/agenda-jawa-barat-v2',
    ])
  })

  it('name view, day and event', () => {
    expect(agendaHref({ view: 'hari', day: '2026-11-21', event: 5000 })).toBe(
      '/agenda-jawa-barat?tampilan=hari&tanggal=2026-11-21&id=5000',
    )
    expect(eventHref({ id: 5000, date: '2026-11-21T00:00:00+07:00' })).toBe(
      '/agenda-jawa-barat?tanggal=2026-11-21&id=5000#rincian',
    )
  })

  it('name every filter, with spaces kept safe', () => {
    expect(
      agendaListHref({
        ...noAgendaFilters,
        group: 'Perangkat Daerah',
        type: 'online',
        isPast: true,
        query: 'kopi & teh',
        page: 2,
      }),
    ).toBe(
      '/agenda-jawa-barat-v2?kelompok=Perangkat+Daerah&jenis=online&waktu=lalu&q=kopi+%26+teh&halaman=2',
    )
  })

  it('name calendar files by language and event', () => {
    expect([calendarFileHref('id'), calendarFileHref('en', 5000)]).toEqual([
      '/kalender/id/agenda.ics',
      '/kalender/en/5000.ics',
    ])
  })
})
