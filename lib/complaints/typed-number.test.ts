import { describe, expect, it } from 'vitest'
import { plainNumber, typedNumber } from './typed-number'

describe('typedNumber', () => {
  it.each([
    [' jbr-20260131-7k4moq ', 'JBR-20260131-7K4M0Q'],
    ['JBR-2026 0131-IL4M9Q', 'JBR-20260131-114M9Q'],
    ['olli', 'OLLI'],
  ])('reads %j as %s', (typed, number) => {
    expect(typedNumber(typed)).toBe(number)
  })
})

describe('plainNumber', () => {
  it.each([
    'jbr-20260131-7k4moq',
    'JBR 20260131 7K4M0Q',
    'JBR–20260131–7K4M0Q',
    '(#JBR-20260131-7K4M0Q).',
    'JBR.20260131_7K4MOQ',
  ])('reads %j as the number without dashes', (typed) => {
    expect(plainNumber(typed)).toBe('JBR202601317K4M0Q')
  })
})
