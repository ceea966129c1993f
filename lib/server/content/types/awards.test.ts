import { describe, expect, it } from 'vitest'
import { awardSourceIn } from './awards'

describe('awardSourceIn', () => {
  it.each([
    ['Liputan6, 2024-10-14', 'Liputan6, 14 Oktober 2024', 'Liputan6, 14 October 2024'],
    ['UNESCO, 2019-12', 'UNESCO, Desember 2019', 'UNESCO, December 2019'],
    ['Portal Jabar, 2022', 'Portal Jabar, 2022', 'Portal Jabar, 2022'],
    ['BKPM', 'BKPM', 'BKPM'],
    ['Kepgub 003-2024-55', 'Kepgub 003-2024-55', 'Kepgub 003-2024-55'],
    ['Antara, 2023-02-29', 'Antara, 2023-02-29', 'Antara, 2023-02-29'],
  ])('writes %s in both languages', (source, indonesian, english) => {
    expect([awardSourceIn(source, 'id'), awardSourceIn(source, 'en')]).toEqual([
      indonesian,
      english,
    ])
  })
})
