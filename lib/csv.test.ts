import { describe, expect, it } from 'vitest'
import { csvFile } from './csv'

describe('csvFile', () => {
  it('begins with the mark of UTF-8, quotes what must be quoted and ends every line', () => {
    expect(
      csvFile([
        ['a', 'b'],
        ['satu, "dua"\ntiga', 1.5],
        [null, -2],
      ]),
    ).toBe('\uFEFFa,b\r\n"satu, ""dua""\ntiga",1.5\r\n,-2\r\n')
  })

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1'])('disarms %j', (text) => {
    expect(csvFile([[text]])).toContain(`'${text}`)
  })
})
