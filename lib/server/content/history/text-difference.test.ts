import { expect, it } from 'vitest'
import { textDifference } from './text-difference'

const file = (name: string, text: string) => ({ file: name, position: null, text })
const lines = (word: string) => `{\n  "id": 1,\n  "name": "${word}"\n}\n`

it('says what differs between two versions whose file was renamed meanwhile, and not that all of it went', () => {
  const text = textDifference(
    [file('akta-kelahiran.json', lines('Akta'))],
    [file('kelahiran.json', lines('Akta kelahiran'))],
    ['1', '2'],
  )
  expect(text.split('\n').filter((line) => /^[-+]/.test(line))).toEqual([
    '--- akta-kelahiran.json\t1',
    '+++ kelahiran.json\t2',
    '-  "name": "Akta"',
    '+  "name": "Akta kelahiran"',
  ])
})

it('compares the texts of an article by their language, in whatever folder they lie', () => {
  const before = [file('gempa/id.md', 'Satu.\n'), file('gempa/en.md', 'One.\n')]
  const after = [file('siaga-gempa/id.md', 'Satu.\n'), file('siaga-gempa/en.md', 'Two.\n')]
  const text = textDifference(before, after, ['1', '2'])
  expect(text).toMatch(/^--- gempa\/en\.md\t1\n\+\+\+ siaga-gempa\/en\.md\t2\n/)
  expect(text).toContain('-One.\n+Two.')
  expect(text).not.toContain('Satu')
})

it('says that a text came or went where the other version lacks it', () => {
  const original = file('gempa/id.md', 'Satu.\n')
  const text = textDifference([original], [original, file('gempa/en.md', 'One.\n')], ['1', '2'])
  expect(text).toMatch(/^--- gempa\/en\.md\t1\n\+\+\+ gempa\/en\.md\t2\n[^]*\n\+One\.$/)
})
