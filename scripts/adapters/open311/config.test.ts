import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { complaintStatuses } from '@/lib/complaints/statuses'
import categories from '@/lib/server/seed/content/complaint-categories.json'
import { ConfigError, parseConfig, serviceFor } from './config'

const text = readFileSync('scripts/adapters/open311/example.json', 'utf8')
const example = parseConfig(text)
const changed = (change: (config: typeof example) => object) =>
  JSON.stringify({ ...example, ...change(example) })

describe('the example', () => {
  it('says what becomes of every status that a complaint of ours may have', () => {
    expect(complaintStatuses.filter((status) => !(status in example.steps))).toEqual([])
  })

  it('names kinds of complaints that there are', () => {
    const codes = categories.flatMap(({ id, subcategories }) => [
      id,
      ...subcategories.map((subcategory) => `${id}.${subcategory.id}`),
    ])
    const { otherwise, ...named } = example.services
    expect(
      [otherwise, ...Object.entries(named).flat()].filter((code) => !codes.includes(code)),
    ).toEqual([])
  })

  it.each([
    ['infrastruktur.jembatan', 'infrastruktur.jembatan'],
    ['infrastruktur.trotoar', 'infrastruktur.lainnya-terkait-infrastruktur'],
    ['kesehatan.puskesmas', 'lainnya'],
  ])('sends %s as %s', (code, service) => {
    expect(serviceFor(example, code)).toBe(service)
  })
})

describe('a configuration is refused', () => {
  it.each([
    ['that is no JSON', '{', /no JSON/],
    ['with a word too much', changed(() => ({ token: 'rahasia' })), /token/],
    [
      'that would send a token in the clear',
      changed(({ province }) => ({ province: { ...province, url: 'http://jabarprov.go.id' } })),
      /province\.url: must begin with https/,
    ],
    [
      'with a move that needs more than a note',
      changed(() => ({ steps: { rejected: ['rejected'] } })),
      /steps\.rejected/,
    ],
    [
      'whose description leaves the number out',
      changed(({ texts }) => ({ texts: { ...texts, description: '{description}' } })),
      /texts\.description/,
    ],
  ])('%s', (_, wrong, message) => {
    expect(() => parseConfig(wrong)).toThrow(ConfigError)
    expect(() => parseConfig(wrong)).toThrow(message)
  })

  it('unless its plain address is of this machine', () => {
    const here = changed(({ province }) => ({
      province: { ...province, url: 'http://127.0.0.1:3000/' },
    }))
    expect(parseConfig(here).province.url).toBe('http://127.0.0.1:3000')
  })
})
