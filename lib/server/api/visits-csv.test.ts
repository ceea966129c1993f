import { expect, it } from 'vitest'
import { visitsCsv } from './visits-csv'

const meta = { total_visit: 17, total_visitor: 9 }

it('writes a period a line with heads in the language asked for', () => {
  const data = [
    { date: '2026-11-16', visit: 12, visitor: 7, demo_days: 5 },
    { date: '2026-11-23', visit: 5, visitor: 2 },
  ]
  expect(visitsCsv({ data, meta }, 'week', 'id')).toBe(
    '\uFEFFMinggu mulai,Halaman dibuka,Pengunjung,Hari contoh\r\n2026-11-16,12,7,5\r\n2026-11-23,5,2,0\r\n',
  )
  expect(visitsCsv({ data: [], meta }, 'day', 'en')).toBe(
    '\uFEFFDate,Pages opened,Visitors,Example days\r\n',
  )
})
