import { describe, expect, it } from 'vitest'
import {
  choiceParam,
  dayParam,
  flagParam,
  keywordParam,
  pageParam,
  parsedParam,
  severalParam,
  textParam,
  type AddressParam,
  type GivenParam,
} from './params'

const sizes = [10, 20] as const
const long = 'x'.repeat(150)

/** What an address says, what is read from it, and how that is written again. */
function follows<Value>(
  name: string,
  param: AddressParam<Value>,
  rows: [given: GivenParam, value: NoInfer<Value>, written: readonly string[]][],
) {
  describe(name, () => {
    it('leaves its default out', () => {
      expect([param.read(undefined), param.write(param.none)]).toEqual([param.none, []])
    })

    it.each(rows)('reads %j as %j and writes %j', (given, value, written) => {
      expect([param.read(given), param.write(value)]).toEqual([value, written])
    })
  })
}

follows('a text', textParam('id', 120), [
  [' Akta \u0000', 'Akta \u0000', ['Akta \u0000']],
  [long, 'x'.repeat(120), ['x'.repeat(120)]],
  [['a', 'a'], '', []],
])

follows('a keyword', keywordParam('q'), [
  [' kartu keluarga ', 'kartu keluarga', ['kartu keluarga']],
  ['cafe\u0301\u0007b', 'café b', ['café b']],
  [long, 'x'.repeat(100), ['x'.repeat(100)]],
  ['  ', '', []],
  [['a', 'b'], '', []],
])

follows('a page', pageParam, [
  ['2', 2, ['2']],
  [' 07 ', 7, ['7']],
  ['10001', 10_000, ['10000']],
  ['1', 1, []],
  ['0', 1, []],
  ['-3', 1, []],
  ['1.5', 1, []],
  ['dua', 1, []],
  [['2', '3'], 1, []],
])

follows('a choice with a default', choiceParam('ukuran', sizes, 10), [
  ['20', 20, ['20']],
  [' 20 ', 20, ['20']],
  ['10', 10, []],
  ['30', 10, []],
  [['20', '20'], 10, []],
])

follows(
  'a choice by another name, or none',
  choiceParam('untuk', ['Umum', 'ASN'], null, (user) => user.toLowerCase()),
  [
    ['asn', 'ASN', ['asn']],
    ['ASN', null, []],
  ],
)

follows('several of a set', severalParam('kategori', ['olahraga', 'investasi', 'sosial']), [
  ['investasi', ['investasi'], ['investasi']],
  [
    ['sosial', 'sihir', 'olahraga', 'sosial'],
    ['olahraga', 'sosial'],
    ['olahraga', 'sosial'],
  ],
  ['sihir', [], []],
])

follows('a flag', flagParam('waktu', 'lalu'), [
  ['lalu', true, ['lalu']],
  ['1', false, []],
  [['lalu', 'lalu'], false, []],
])

follows('a day', dayParam('dari'), [
  [' 2024-02-29', '2024-02-29', ['2024-02-29']],
  ['2026-02-30', null, []],
])

follows(
  'a value that a text names',
  parsedParam('id', (text) => (text === '' ? null : Number(text))),
  [['0', 0, ['0']]],
)
