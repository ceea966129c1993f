import { describe, expect, it } from 'vitest'
import { parseUsage } from './parse-usage'

const partsOf = (usage: string) => parseUsage(usage).flatMap(({ parts }) => parts)

describe('a usage', () => {
  it('names arguments, options with values and switches, in their order', () => {
    expect(
      partsOf('<file> on|off --to <status> [--level info|danger] [--json]').map(
        ({ kind, name, rule }) => [kind, name, rule],
      ),
    ).toEqual([
      ['argument', '<file>', undefined],
      ['argument', 'on|off', ['on', 'off']],
      ['option', '--to', undefined],
      ['option', '--level', ['info', 'danger']],
      ['switch', '--json', undefined],
    ])
  })

  it('says what may be left out, what comes several times and what excludes each other', () => {
    expect(
      parseUsage('<id>... --in <n> | --out [<file.csv|file.json> | --all] [--set <a=b>]...').map(
        ({ parts, isOptional }) => [
          isOptional,
          ...parts.map(({ name, isRepeated }) => (isRepeated ? `${name}...` : name)),
        ],
      ),
    ).toEqual([
      [false, '<id>...'],
      [false, '--in', '--out'],
      [true, '<file.csv|file.json>', '--all'],
      [true, '--set...'],
    ])
  })

  it('takes the rules of its values by their names', () => {
    const n = { min: 1, max: 5 }
    const [option] = parseUsage('[--keep <n>]', { n, other: ['x'] }).flatMap(({ parts }) => parts)
    expect(option?.rule).toBe(n)
  })
})
