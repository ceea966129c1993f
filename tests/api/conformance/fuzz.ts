import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sent, type Ask } from './ask'
import { feedbackAnswers } from './writes'

const paths = [
  '/v1/areas',
  '/v1/public/news',
  '/v1/tags',
  '/v1/public/tags/popular',
  '/v1/public/master-data-publications',
] as const
const names = [
  'page',
  'per_page',
  'q',
  'sort_by',
  'sort_order',
  'cat',
  'cat[]',
  'tag',
  'exclude',
  'type',
  'start_date',
  'end_date',
  'depth',
  'parent_code_kemendagri',
  'code_kemendagri',
  'availability',
  '__proto__',
  'constructor',
] as const
const nasty = [
  '',
  '0',
  '-1',
  '1e309',
  'NaN',
  '99999999999999999999',
  '2147483648',
  '1.5',
  '0x10',
  '%',
  '_',
  '\\',
  '%_%',
  "'; drop table news; --",
  '"',
  '\0',
  '\u0007',
  '\u202e',
  'ı',
  'İstanbul',
  'Ａ',
  '🙂',
  '\ufffd',
  '2026-02-30',
  '0000-01-01',
  '9999-12-31',
  '32.73',
  '32..',
  'ONLINE',
  '*',
  'NEAR(',
  '{}',
  '[]',
  'null',
] as const

const value = fc.oneof(
  fc.constantFrom(...nasty),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.integer().map(String),
)
const query = fc.array(fc.tuple(fc.constantFrom(...names), value), { maxLength: 6 })
const runs = { numRuns: 150 }

export function describeFuzz(ask: Ask) {
  /** Expects a response of the contract: no crash, valid JSON, errors with a code. */
  async function expectKnownResponse(pending: Promise<Response>, allowed: readonly number[]) {
    const response = await pending
    const text = await response.text()
    expect(allowed, `${response.status} ${text.slice(0, 200)}`).toContain(response.status)
    const body: unknown = JSON.parse(text)
    if (response.status >= 400)
      expect(body).toMatchObject({ message: expect.any(String), code: expect.any(String) })
  }

  describe('anything at all', () => {
    it.each(paths)(
      'in the query of %s is answered or refused by name',
      async (path) => {
        await fc.assert(
          fc.asyncProperty(query, async (parameters) => {
            const search = parameters
              .map(
                ([name, text]) =>
                  `${encodeURIComponent(name)}=${encodeURIComponent(text.toWellFormed())}`,
              )
              .join('&')
            await expectKnownResponse(ask(`${path}?${search}`), [200, 400])
          }),
          runs,
        )
      },
      60_000,
    )

    it('as an address part finds nothing', async () => {
      const part = fc
        .oneof(fc.constantFrom(...nasty), fc.string({ unit: 'grapheme', maxLength: 40 }))
        .filter((text) => !/^\.{0,2}$/.test(text))
      await fc.assert(
        fc.asyncProperty(
          part,
          fc.constantFrom('/v1/public/news/slug/', '/v1/public/master-data-publications/slug/'),
          async (text, base) => {
            await expectKnownResponse(
              ask(`${base}${encodeURIComponent(text.toWellFormed())}`),
              [400, 404],
            )
          },
        ),
        runs,
      )
    }, 60_000)

    it('in place of a feedback answer is stored or refused by name', async () => {
      const field = fc.constantFrom(...Object.keys(feedbackAnswers), '__proto__', 'extra')
      const json = fc.oneof(
        fc.jsonValue({ maxDepth: 2 }),
        fc.string({ unit: 'binary', maxLength: 600 }),
        fc.constantFrom(...nasty),
      )
      await fc.assert(
        fc.asyncProperty(field, json, async (name, content) => {
          const body = JSON.stringify({ ...feedbackAnswers, [name]: content })
          await expectKnownResponse(
            ask('/v1/feedback', { ...sent('POST', null), body }),
            [201, 400, 422],
          )
        }),
        runs,
      )
    }, 60_000)

    it('as a body is refused by name', async () => {
      await fc.assert(
        fc.asyncProperty(fc.oneof(fc.string({ maxLength: 200 }), fc.json()), async (body) => {
          await expectKnownResponse(
            ask('/v1/feedback', { ...sent('POST', null), body }),
            [400, 422],
          )
        }),
        runs,
      )
    }, 60_000)
  })
}
