import { describe, expect, it } from 'vitest'
import { sheetOutcome, shareOf } from './bottom-sheet-size'

describe('sheetOutcome', () => {
  it.each([
    [1, 'FULL'],
    [0.7501, 'FULL'],
    [0.75, 'NORMAL'],
    [0.5, 'NORMAL'],
    [0.4, 'NORMAL'],
    [0.3999, 'CLOSED'],
    [0, 'CLOSED'],
  ] as const)('ends at %d of the window as %s', (share, outcome) => {
    expect(sheetOutcome(share)).toBe(outcome)
  })
})

describe('shareOf', () => {
  it('opens at three quarters and fills the window when enlarged', () => {
    expect([shareOf('NORMAL'), shareOf('FULL')]).toEqual([0.75, 1])
  })
})
