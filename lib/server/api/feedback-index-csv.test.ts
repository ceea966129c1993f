import { expect, it } from 'vitest'
import { publicIndex } from '@/lib/server/feedback/public-index'
import { feedbackIndexCsv } from './feedback-index-csv'

const month = (name: string, answers: number) => ({
  month: name,
  answers,
  ratings: 4 * answers,
  relevance: 4 * answers,
  reachable: 3 * answers,
  user_experience: 2 * answers,
  user_interface: answers,
})
const index = publicIndex(
  [month('2026-09', 4), month('2026-10', 30), month('2026-11', 5)],
  '2026-11',
)

it.each([
  [
    'id',
    'Bulan,Ulasan,Indeks,Mutu,Informasi yang disajikan relevan,',
    [
      '2026-09,,,,,,,,,"kurang dari 5 ulasan, tidak ditampilkan"',
      '2026-10,30,62.5,D,4,3,2,1,4,',
      '2026-11,5,62.5,D,4,3,2,1,4,sampel kecil (kurang dari 30); bulan belum selesai',
    ],
  ],
  [
    'en',
    'Month,Answers,Index,Class,The information is relevant,',
    [
      '2026-09,,,,,,,,,"fewer than 5 answers, not shown"',
      '2026-10,30,62.5,D,4,3,2,1,4,',
      '2026-11,5,62.5,D,4,3,2,1,4,small sample (fewer than 30); month not over yet',
    ],
  ],
] as const)('has a row for each month in %s, without what is withheld', (locale, head, rows) => {
  const [first, ...lines] = feedbackIndexCsv(index, locale).trimEnd().split('\r\n')
  expect(first?.startsWith(`\uFEFF${head}`)).toBe(true)
  expect(lines).toEqual(rows)
})
