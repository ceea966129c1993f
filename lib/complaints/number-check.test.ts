import { describe, expect, it } from 'vitest'
import { isMistyped } from './number-check'

describe('isMistyped', () => {
  it.each([
    'JBR-20260302-7K4M9Q',
    ' jbr 20260302 7k4m9q',
    'JBR202603027K4M9Q',
    // Other forms carry no check character.
    'JBR-20260302-7K4M9',
    'JBR-2026-000123',
    'SP4N-123456',
    '',
  ])('leaves %j alone', (number) => {
    expect(isMistyped(number)).toBe(false)
  })

  it.each([
    'JBR-20260302-7K4M9R',
    'JBR-20260302-K74M9Q',
    'JBR-20260303-7K4M9Q',
    'jbr–20260303–7k4m9q',
    'JBR202603037K4M9Q',
  ])('notices %j', (number) => {
    expect(isMistyped(number)).toBe(true)
  })
})
