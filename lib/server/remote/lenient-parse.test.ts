import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { newsItem } from '@/lib/schemas/news'
import { serviceDetail } from '@/lib/schemas/services'
import { itemOf, itemsOf, listMetaOf, pageOf } from './envelope'
import { lenientParse } from './lenient-parse'

const item = z.object({
  id: z.number().int(),
  name: z.string(),
  chief: z.string().nullable(),
  is_active: z.boolean(),
  flag: z.union([z.literal(0), z.literal(1)]),
  kind: z.enum(['kota', 'kabupaten']).nullable(),
  themes: z.array(z.enum(['air', 'api'])),
  website: z.string().nullable(),
  websites: z.array(z.string()),
})
const good = {
  id: 1,
  name: 'Kota Bandung',
  chief: null,
  is_active: true,
  flag: 1,
  kind: 'kota',
  themes: ['air'],
  website: null,
  websites: [],
}
const reading = {}
const read = (changes: object) =>
  lenientParse(item, { ...good, ...changes }, { pictureOrigin: 'https://api.example' })

describe('lenientParse', () => {
  it.each([
    ['numbers as text', { id: '7' }, { id: 7 }],
    ['text as numbers', { name: 7 }, { name: '7' }],
    ['nothing as empty text', { chief: '' }, { chief: null }],
    ['yes and no as numbers', { is_active: 1, flag: true }, { is_active: true, flag: 1 }],
    ['yes and no as text', { is_active: 'false', flag: '0' }, { is_active: false, flag: 0 }],
    ['a choice in other letters', { kind: 'KOTA' }, { kind: 'kota' }],
    ['a choice nobody knows, where it may be missing', { kind: 'desa' }, { kind: null }],
    ['choices nobody knows in a list', { themes: ['tanah', 'api'] }, { themes: ['api'] }],
    ['lists that are null', { themes: null, websites: '' }, { themes: [], websites: [] }],
    [
      'sites without scheme',
      { website: 'jabarprov.go.id/a', websites: ['bapenda.jabarprov.go.id', 'http://x.id'] },
      {
        website: 'https://jabarprov.go.id/a',
        websites: ['https://bapenda.jabarprov.go.id', 'http://x.id'],
      },
    ],
    [
      'sites that a browser must not open',
      { website: 'javascript:alert(1)', websites: ['data:text/html,x'] },
      { website: null, websites: [] },
    ],
    ['a text that is missing', { name: null }, { name: '' }],
    ['fields that nobody asked for', { secret: 1 }, {}],
  ])('reads %s', (_, given, expected) => {
    expect(read(given)).toEqual({ ...good, ...expected })
  })

  it.each([[{ id: null }], [{ id: 'x' }], [{ flag: 2 }], [{ id: 1.5 }]])(
    'gives up on %j',
    (given) => {
      expect(read(given)).toBeNull()
    },
  )

  it.each([null, undefined, '', 'text', 7, [], [good], true])('reads no item in %j', (value) => {
    expect(lenientParse(item, value, reading)).toBeNull()
  })

  it('shows pictures of the portal and of the API, and no others', () => {
    const picture = z.object({ image: z.string().nullable() })
    const of = (image: string) =>
      lenientParse(picture, { image }, { pictureOrigin: 'https://api.example' })?.image
    expect([
      of('/gambar/a.jpg'),
      of('https://api.example/a.jpg'),
      of('api.example/a.jpg'),
      of('https://api.example.evil/a.jpg'),
      of('river'),
    ]).toEqual([
      '/gambar/a.jpg',
      'https://api.example/a.jpg',
      'https://api.example/a.jpg',
      null,
      'river',
    ])
  })

  it('takes what is missing from the defaults of its domain', () => {
    const { lang: _, views: __, ...older } = { ...good, lang: 'id', views: 1 }
    const shape = item.extend({ lang: z.enum(['id', 'en']), views: z.number() })
    expect(lenientParse(shape, older, { defaults: { lang: 'id', views: 0 } })).toEqual({
      ...good,
      lang: 'id',
      views: 0,
    })
    expect(lenientParse(shape, older)).toBeNull()
  })

  it('gives what the schema allows or nothing, whatever comes', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(newsItem, serviceDetail, item),
        fc.jsonValue(),
        fc.dictionary(fc.string(), fc.jsonValue()),
        (shape, value, changes) => {
          for (const given of [value, { ...good, ...changes }, [value]]) {
            const found = lenientParse(shape, given, {
              defaults: { lang: 'id' },
              pictureOrigin: 'https://api.example',
            })
            if (found !== null) expect(shape.safeParse(found).success).toBe(true)
          }
        },
      ),
    )
  })
})

describe('envelopes', () => {
  const { id, name } = good
  const short = z.object({ id: z.number().int(), name: z.string() })
  const one = { id, name }

  it.each([
    [[one]],
    [{ data: [one] }],
    [{ data: { data: [one] } }],
    [{ data: [one, null, { id: 'x' }, 'y'] }],
    [{ data: [one], meta: null }],
  ])('finds the items in %j', (body) => {
    expect(itemsOf(short, body)).toEqual([one])
  })

  it.each([
    [null],
    [''],
    [{}],
    [{ data: null }],
    [{ data: '' }],
    [{ meta: {} }],
    ['pesan'],
    [{ data: { data: null } }],
  ])('finds none in %j', (body) => {
    expect(pageOf(short, body, {})).toEqual({
      data: [],
      meta: { total_count: 0, total_page: 0, current_page: 1, per_page: 10 },
    })
  })

  it('makes whole numbers of the counts', () => {
    expect(
      listMetaOf({ meta: { total_count: '11', total_page: 2.2, current_page: 1, per_page: 5 } }, 5),
    ).toEqual({ total_count: 11, total_page: 3, current_page: 1, per_page: 5 })
    expect(
      listMetaOf({ data: { data: [], meta: { total_count: 4 } } }, 4, { page: 2, per_page: 2 }),
    ).toEqual({ total_count: 4, total_page: 2, current_page: 2, per_page: 2 })
    expect(listMetaOf([one], 1)).toEqual({
      total_count: 1,
      total_page: 1,
      current_page: 1,
      per_page: 10,
    })
  })

  it.each([[one], [{ data: one }], [{ data: { data: one } }]])('finds the item in %j', (body) => {
    expect(itemOf(short, body)).toEqual(one)
  })
})
