import { describe, expect, it } from 'vitest'
import { shortAmount } from './short-amount'

describe('shortAmount', () => {
  it.each([
    [35_620_000_000_000, 'trillion', 35.62],
    [106_570_000_000, 'billion', 106.57],
    [999_999_999_999, 'billion', 999.999999999],
    [17_000_000, 'million', 17],
    [17_000, 'rupiah', 17_000],
    [0, 'rupiah', 0],
  ])('says %i rupiah in %s', (rupiah, unit, value) => {
    expect(shortAmount(rupiah)).toEqual({ unit, value })
  })
})
