import { expect, it } from 'vitest'
import { eventHref } from './agenda-address'

it('leads to the details of an event in the month it belongs to, or in the open view', () => {
  const event = { id: 5000, date: '2026-11-21T00:00:00+07:00' }
  expect([eventHref(event), eventHref(event, 'hari')]).toEqual([
    '/agenda-jawa-barat?tanggal=2026-11-21&id=5000#rincian',
    '/agenda-jawa-barat?tampilan=hari&tanggal=2026-11-21&id=5000#rincian',
  ])
})
