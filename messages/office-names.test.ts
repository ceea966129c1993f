import { describe, expect, it } from 'vitest'
import { readContent } from '@/lib/server/content/read-content'
import { contentFolder, translatedTexts } from '@/tests/support/written-texts'

const { units } = readContent(contentFolder).items

/** Offices and agencies beside those of the province, each with the reason why no unit bears its name. */
const otherOffices = [
  // Regencies and cities have one without transmigration.
  'Office of Labour',
  // A branch of a ministry in each district.
  'Office of Religious Affairs',
  // The building, in the address of the government.
  'Office of the Provincial Government',
  // Agencies of the state.
  'Geological Agency',
  'Halal Product Assurance Agency',
  'Meteorology, Climatology and Geophysics Agency',
  'National Civil Service Agency',
  'National Development Planning Agency',
  'National Disaster Management Agency',
  'National Food Agency',
]

const plain = (text: string) => text.replaceAll("'", '’').replaceAll(', dan ', ' dan ')
const written = translatedTexts().map(({ key, id, en }) => ({ key, id: plain(id), en: plain(en) }))
const names = [...units.map(({ name }) => plain(name.en)), ...otherOffices]

/** Words for an office that are no part of a name in use; one that opens a text without a name after it is the plain word. */
const strayNames = (text: string) =>
  [...text.matchAll(/\b(?:Office|Bureau|Agency|Secretariat|Inspectorate)\b/g)]
    .filter(({ 0: word, index }) => {
      const end = index + word.length
      const isPlain = index === 0 && !text.startsWith(' of ', end)
      return (
        !isPlain &&
        !names.some((name) => text.startsWith(name, index) || text.slice(0, end).endsWith(name))
      )
    })
    .map(({ index }) => text.slice(Math.max(0, index - 40), index + 50))

describe('names of offices in English', () => {
  it('are those of the list of units', () => {
    expect(written.length).toBeGreaterThan(4000)
    const stray = written.flatMap(({ key, en }) =>
      strayNames(en).map((found) => `${key}: …${found}…`),
    )
    expect(stray).toEqual([])
  })

  it.each(units.map((unit) => ({ ...unit, id: plain(unit.name.id), en: plain(unit.name.en) })))(
    'call $id of West Java by one name: $en',
    ({ id, en, short_name }) => {
      const ofWestJava = (name: string) =>
        new RegExp(`\\b${name}(?: \\(\\w+\\))?(?: Sekretariat Daerah)?(?: Provinsi)? Jawa Barat`)
      // An abbreviation may stay one.
      const named: [RegExp, string[]][] = [[ofWestJava(id), [en]]]
      if (short_name !== null) named.push([ofWestJava(short_name), [en, short_name]])
      const others = named.flatMap(([pattern, english]) =>
        written.filter(
          (text) => pattern.test(text.id) && !english.some((name) => text.en.includes(name)),
        ),
      )
      expect(others).toEqual([])
    },
  )
})
