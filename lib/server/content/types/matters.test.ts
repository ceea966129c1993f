import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { matterGroups } from '@/lib/schemas/matters'
import { officeLevels } from '@/lib/schemas/offices'
import { readContent } from '../read-content'

const product = join('lib', 'server', 'seed', 'content')
const {
  items: { matters, offices, districts, services },
} = readContent(product)
const categories = z
  .array(z.object({ id: z.string(), subcategories: z.array(z.object({ id: z.string() })) }))
  .parse(JSON.parse(readFileSync(join(product, 'complaint-categories.json'), 'utf8')))

describe('the product’s own matters', () => {
  it('are at least eighty, of every level and group, each with its own key', () => {
    expect(matters.length).toBeGreaterThanOrEqual(80)
    expect(new Set(matters.map(({ key }) => key)).size).toBe(matters.length)
    for (const level of officeLevels)
      expect(
        matters.filter((matter) => matter.level === level).length,
        level,
      ).toBeGreaterThanOrEqual(3)
    for (const group of matterGroups)
      expect(
        matters.filter((matter) => matter.group === group).length,
        group,
      ).toBeGreaterThanOrEqual(3)
  })

  it('name an office of the regency or city exactly where that level does it', () => {
    for (const { key, level, office_kind: kind } of matters)
      expect(kind !== null, key).toBe(level === 'regency')
  })

  it('have words that no other matter has', () => {
    const owners = new Map<string, string>()
    for (const { key, words } of matters)
      for (const word of new Set([...words.id, ...words.en])) {
        expect(owners.get(word) ?? key, word).toBe(key)
        owners.set(word, key)
      }
  })

  it('name subcategories of complaints and services that there are', () => {
    const known = categories.flatMap(({ id, subcategories }) =>
      subcategories.map((each) => `${id}/${each.id}`),
    )
    const named = matters.flatMap(({ complaints }) =>
      complaints.map(({ category, subcategory }) => `${category}/${subcategory}`),
    )
    expect(named.filter((each) => !known.includes(each))).toEqual([])
    const ids = services.map(({ id }) => id)
    expect(matters.filter(({ service }) => service !== null && !ids.includes(service))).toEqual([])
  })

  it('lead to sites of national bodies alone: those of regencies and cities stand with their offices', () => {
    const own = offices.map(({ website }) => website)
    expect(matters.filter(({ website }) => website !== null && own.includes(website))).toEqual([])
  })
})

describe('the product’s own offices', () => {
  it('are the governments of all 27 regencies and cities, each with its site, to be checked', () => {
    const codes = districts.map(({ code_kemendagri: code }) => code).toSorted()
    const governments = offices.filter(({ kind }) => kind === 'pemerintah')
    expect(governments.map(({ district }) => district).toSorted()).toEqual(codes)
    for (const { website, checked_on: checkedOn } of governments) {
      expect(website).toMatch(/^https:\/\/[a-z]+\.go\.id$/)
      expect(checkedOn).toBeNull()
    }
  })

  it('state no telephone, address or hours: nobody has asked for them yet', () => {
    for (const { phone, address, hours } of offices)
      expect([phone, address, hours]).toEqual([null, null, null])
  })
})
