import { expect, it } from 'vitest'
import type { ComplaintRatings } from '@/lib/schemas/complaint-ratings'
import { complaintRatingsCsv } from './complaint-ratings-csv'

const ratings: ComplaintRatings = {
  ratings: 7,
  mean: 3.43,
  by_rating: ([1, 2, 3, 4, 5] as const).map((rating) => ({ rating, count: rating === 3 ? 4 : 0 })),
  by_category: [{ id: 'infrastruktur', name: 'Infrastruktur', ratings: 7, mean: 3.43 }],
  by_month: [
    { month: '2026-10', ratings: 7, mean: 3.43 },
    { month: '2026-11', ratings: null, mean: null },
  ],
}

it.each([
  ['face', 'id', 'Kode,Penilaian,Jumlah penilaian', '3,Cukup,4'],
  ['category', 'en', 'Code,Category,Ratings,Average', 'infrastruktur,Infrastruktur,7,3.43'],
  ['month', 'id', 'Bulan,Jumlah penilaian,Rata-rata,Keterangan', '2026-11,,,Kurang dari 5'],
  ['month', 'en', 'Month,Ratings,Average,Note', '2026-11,,,Fewer than 5'],
] as const)('has the table %s in %s, without what is withheld', (table, locale, head, row) => {
  const lines = complaintRatingsCsv(ratings, table, locale).trim().split('\r\n')
  expect(lines[0]?.replace('\uFEFF', '')).toBe(head)
  expect(lines).toContain(row)
})
