import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { listOf, single } from '@/lib/schemas/list'
import { parsed } from './parsed'

const item = z.object({ id: z.number() })
const meta = { total_count: 1, total_page: 1, current_page: 1, per_page: 10 }
const read = <T extends z.ZodType>(schema: T, data: unknown) =>
  parsed(schema)({ status: 200, data })

describe('parsed', () => {
  it('reads the documented shapes', () => {
    expect(read(listOf(item), { data: [{ id: 1 }], meta })).toEqual({ data: [{ id: 1 }], meta })
    expect(read(single(item), { data: { id: 1 } })).toEqual({ data: { id: 1 } })
  })

  it.each([[{ data: null }], [{}], [''], [null]])('reads %j as an empty list', (body) => {
    expect(read(listOf(item), body)).toMatchObject({ data: [], meta: { total_count: 0 } })
  })

  it('takes a page count given as float', () => {
    expect(
      read(listOf(item), { data: [], meta: { ...meta, total_page: 1.0 } }).meta.total_page,
    ).toBe(1)
  })

  it('takes a list without meta', () => {
    expect(read(listOf(item), { data: [{ id: 1 }] })).toMatchObject({
      data: [{ id: 1 }],
      meta: { total_count: 1 },
    })
  })

  it('takes a flat object in an envelope and an enveloped one flat', () => {
    expect(read(item, { data: { id: 1 } })).toEqual({ id: 1 })
    expect(read(single(item), { id: 1 })).toEqual({ data: { id: 1 } })
  })

  it('takes an enveloped list where a bare one is documented, and the reverse', () => {
    expect(read(z.array(item), { data: [{ id: 1 }] })).toEqual([{ id: 1 }])
    expect(read(z.object({ data: z.array(item) }), [{ id: 1 }])).toEqual({ data: [{ id: 1 }] })
  })

  it('takes a second level of data', () => {
    expect(read(single(item), { data: { data: { id: 1 } } })).toEqual({ data: { id: 1 } })
  })

  it('refuses what fits no reading', () => {
    expect(() => read(single(item), { data: { id: 'x' } })).toThrow(
      expect.objectContaining({ code: 'BAD_ANSWER', status: 200 }),
    )
    expect(() => read(single(item), { data: null })).toThrow(
      expect.objectContaining({ code: 'BAD_ANSWER' }),
    )
  })
})
