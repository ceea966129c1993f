import { describe, expect, it } from 'vitest'
import { UsageError } from './output'
import { parseArguments } from './parse-arguments'

const command = {
  usage:
    '<complaint number>... --note <text> | --template <name> [--to <status>] [--seen <n>] [--set <a=b>]... [--json]',
  values: { status: ['verified', 'rejected'], n: { min: 1, max: 9 } },
}
const read = (...args: string[]) => parseArguments('complaints move', command, args)

describe('what is given to a command', () => {
  it('is read as its usage says', () => {
    const given = read('A', '--note', 'x', 'B', '--to', 'verified', '--seen', '3', '--json')
    expect(given.positionals).toEqual(['A', 'B'])
    expect(given.options).toEqual({ note: 'x', to: 'verified', seen: 3, json: true })
    expect([given.text('note'), given.number('seen')]).toEqual(['x', 3])
    expect([given.isSet('json'), given.isSet('template')]).toEqual([true, false])
    expect(read('A', '--note', 'x', '--set', 'a=1', '--set', 'b=2').texts('set')).toEqual([
      'a=1',
      'b=2',
    ])
    expect(read('A', '--note=--json').text('note')).toBe('--json')
    expect(read('--note', 'x', '--', '--json').positionals).toEqual(['--json'])
  })

  it('holds nothing that the usage lacks', () => {
    expect(() => read('A', '--note', 'x').text('into')).toThrow('has no --into')
  })

  it.each([
    [[], 'The complaint number is missing'],
    [['A'], 'Give either --note or --template'],
    [['A', '--note', 'x', '--template', 'y'], 'Give either --note or --template'],
    [
      ['A', '--note', 'x', '--to', 'rahasia'],
      '--to is not one of the choices (verified, rejected)',
    ],
    [['A', '--note', 'x', '--seen', '0'], '--seen must be a whole number from 1 to 9'],
    [['A', '--note', 'x', '--seen', '1e1'], '--seen must be a whole number from 1 to 9'],
    [['A', '--note', 'x', '--seen', '10'], '--seen must be a whole number from 1 to 9'],
    [['A', '--note'], "Option '--note <value>' argument missing"],
    [['A', '--note', '--json'], "Option '--note' argument is ambiguous"],
    [['A', '--nota=rahasia'], "Unknown option '--nota'"],
    [['A', '--json=rahasia'], "Option '--json' does not take an argument"],
    [['A', '-x'], "Unknown option '-x'"],
  ])('%j is refused in one line without a value', (args, sentence) => {
    expect(() => read(...args)).toThrow(new UsageError(sentence))
  })

  it.each([
    ['', ['rahasia'], 'Too many arguments: "c" takes none; quotes keep words together'],
    ['<a>', ['1', '2'], 'Too many arguments: "c" takes 1; quotes keep words together'],
    ['--to <day>', [], '--to is missing'],
    ['on|off', [], 'The word (on or off) is missing'],
    ['on|off', ['x'], 'The word (on or off) is not one of the choices (on, off)'],
    ['<id|slug>', [], 'The id or slug is missing'],
  ])('the usage "%s" refuses %j', (usage, args, sentence) => {
    expect(() => parseArguments('c', { usage }, args)).toThrow(new UsageError(sentence))
  })
})
