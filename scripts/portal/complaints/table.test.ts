import { describe, expect, it } from 'vitest'
import { plainLine, plainLines, shortened, tableLines } from './table'

describe('text of people in a terminal', () => {
  it('cannot steer it', () => {
    expect(plainLine('a\u001B[31mb\u0007\tc\u202Ed')).toBe('a [31mb c d')
    expect(plainLines('satu\u001B[2J\r\ndua')).toEqual(['satu [2J', 'dua'])
  })

  it('is shortened by whole characters', () => {
    expect(shortened('👩‍👩‍👧 keluarga besar', 4)).toBe('👩 👩…')
    expect(shortened('Jalan', 5)).toBe('Jalan')
  })

  it('stays in its column', () => {
    expect(
      tableLines(
        ['A', 'B'],
        [
          ['道路', 'x'],
          ['é', 'y'],
        ],
      ),
    ).toEqual(['A     B', '道路  x', 'é     y'])
  })
})
