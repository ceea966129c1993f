import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { newsQuery } from '@/lib/schemas/news'
import { readJson, readQuery } from './read-request'

const get = (query: string) => new Request(`http://portal.example/v1/public/news?${query}`)
const post = (body: string, type = 'application/json; charset=utf-8') =>
  new Request('http://portal.example/v1/feedback', {
    method: 'POST',
    headers: { 'content-type': type },
    body,
  })
const named = z.strictObject({ name: z.string().min(1, 'required') })

describe('readQuery', () => {
  it('takes a list under both spellings together', () => {
    expect(readQuery(get('cat=ekonomi&cat[]=sosial&cat%5B%5D=kesehatan'), newsQuery).cat).toEqual([
      'ekonomi',
      'sosial',
      'kesehatan',
    ])
  })

  it('ignores what it does not know, and everything inherited', () => {
    expect(readQuery(get('x=1&__proto__=2&toString=3'), newsQuery)).toEqual(
      readQuery(get(''), newsQuery),
    )
  })

  it.each([
    ['page=1&page=2', 'page', 'repeated'],
    ['q=a&q[]=b', 'q', 'repeated'],
    ['q=a%00b', 'q', 'characters'],
    ['start_date=kemarin', 'start_date', 'date'],
  ])('refuses %s', (query, field, rule) => {
    expect(() => readQuery(get(query), newsQuery)).toThrow(
      expect.objectContaining({
        code: 'VALIDATION_FAILED',
        details: { fields: { [field]: [{ rule }] } },
      }),
    )
  })
})

describe('readJson', () => {
  it.each([
    [post('{"name":"Budi"}', 'text/plain'), 'UNSUPPORTED_MEDIA_TYPE'],
    [post('{"name":'), 'UNREADABLE_BODY'],
    [post(''), 'UNREADABLE_BODY'],
    [post('{"name":7}'), 'UNREADABLE_BODY'],
    [post('{"name":"Budi","age":7}'), 'UNREADABLE_BODY'],
    [post('{"name":""}'), 'VALIDATION_FAILED'],
    [post('{}'), 'VALIDATION_FAILED'],
    [post(JSON.stringify({ name: 'é'.repeat(40_000) })), 'PAYLOAD_TOO_LARGE'],
  ])('refuses body %# by name', async (request, code) => {
    await expect(readJson(request, named)).rejects.toMatchObject({ code })
  })

  it('gives the parsed value', async () => {
    expect(await readJson(post('{"name":"Budi"}'), named)).toEqual({ name: 'Budi' })
  })
})
