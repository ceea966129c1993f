import { describe, expect, it } from 'vitest'
import { lifeEventFile, sharedName } from './life-events'

const both = (text: string) => ({ id: text, en: `${text} (en)` })
const file = (changes: object = {}) => ({
  id: 1,
  position: 1,
  name: both('Kelahiran'),
  title: both('Menyambut kelahiran'),
  description: both('Yang perlu diurus.'),
  logo: 'baby',
  light_icon: 'baby',
  sectors: [
    { name: both('Akta'), services: [1, 2] },
    { name: both('Imunisasi'), services: [3] },
  ],
  ...changes,
})
const problems = (value: object) =>
  lifeEventFile
    .safeParse(value)
    .error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`)

describe('a life-event file', () => {
  it('is accepted with sectors that each hold services', () => {
    expect(problems(file())).toBeUndefined()
  })

  it.each([
    [
      'a service twice',
      {
        sectors: [
          { name: both('Akta'), services: [1] },
          { name: both('Ibu'), services: [2, 1] },
        ],
      },
      'sectors service 1 stands there twice',
    ],
    [
      'a sector name twice',
      {
        sectors: [
          { name: both('Akta'), services: [1] },
          { name: { id: 'AKTA ', en: 'x' }, services: [2] },
        ],
      },
      'sectors "AKTA" names two sectors',
    ],
    [
      'a name that addresses cannot carry',
      { name: { id: '&', en: 'Birth' } },
      'name needs letters or digits',
    ],
  ])('is refused with %s', (_, changes, problem) => {
    expect(problems(file(changes))).toEqual([problem])
  })

  it.each([
    ['an empty sector', { sectors: [{ name: both('Akta'), services: [] }] }],
    ['no sector', { sectors: [] }],
    ['an unknown drawing', { logo: 'dragon' }],
    ['a missing translation', { title: { id: 'Judul' } }],
    ['an unknown field', { urutan: 1 }],
  ])('is refused with %s', (_, changes) => {
    expect(lifeEventFile.safeParse(file(changes)).success).toBe(false)
  })
})

describe('sharedName', () => {
  it('finds a name that two items share in different languages', () => {
    expect(
      sharedName([
        { name: { id: 'Sekolah', en: 'School' } },
        { name: { id: 'school', en: 'Pupils' } },
      ]),
    ).toBe('school')
  })

  it('lets one item have the same name in both languages', () => {
    expect(
      sharedName([{ name: { id: 'BPJS', en: 'BPJS' } }, { name: { id: 'Sekolah', en: 'School' } }]),
    ).toBeNull()
  })
})
