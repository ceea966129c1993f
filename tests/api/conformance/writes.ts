import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { newsCounters, newsList } from '@/lib/schemas/news'
import { good, ownPage, refused, sent, type Ask } from './ask'

export const feedbackAnswers = {
  rating: 5,
  compliments: 'YA',
  criticism: 'Tulisan terlalu kecil.',
  suggestions: 'Besarkan hurufnya.',
  aspect_value: { relevance: 4, reachable: 3, user_experience: 2, user_interface: 1 },
  gender: 'P',
  education: 'S1',
  occupation: 'Lainnya - Petani',
  age: 42,
  domicile: 'Kota Bandung',
}
const receipt = z.object({
  data: z.object({ id: z.number().int().positive(), created_at: z.string().regex(/\+07:00$/) }),
})
const confirmation = z.object({ message: z.string() })

export interface WriteChecks {
  ask: Ask
  apiKey: string
  /** Origin of the portal's own pages. */
  origin: () => string
  /** Feedback rows as stored, newest first. */
  storedFeedback: () => Promise<Record<string, unknown>[]>
}

export function describeWrites({ ask, apiKey, origin, storedFeedback }: WriteChecks) {
  const send = (body: unknown, headers?: Record<string, string>) =>
    ask('/v1/feedback', sent('POST', body, headers))

  describe('POST /v1/feedback', () => {
    it('stores the answers as they were given', async () => {
      const { data } = await good(
        send({ ...feedbackAnswers, suggestions: '  <script>alert(1)</script> 😀 ' }),
        receipt,
        201,
      )
      const { aspect_value: aspects, ...plain } = feedbackAnswers
      const [row] = await storedFeedback()
      const { created_at: createdAt, ...answers } = row ?? {}
      expect(createdAt).toEqual(expect.any(String))
      // Ten answers and nothing else: the four questions that the portal's form does not ask stay empty.
      expect(answers).toEqual({
        ...plain,
        ...aspects,
        id: data.id,
        suggestions: '<script>alert(1)</script> 😀',
        sector: null,
        benefit: null,
        improvement: null,
        desired_feature: null,
      })
    })

    it('takes texts of 500 characters after trimming', async () => {
      const text = 'x'.repeat(500)
      await good(
        send({ ...feedbackAnswers, criticism: ` ${text}\n`, suggestions: text }),
        receipt,
        201,
      )
      expect((await storedFeedback())[0]).toMatchObject({ criticism: text, suggestions: text })
    })

    it('names every missing answer in the language of the page', async () => {
      const indonesian = await refused(send({}), 400, 'VALIDATION_FAILED')
      expect(indonesian.errors?.criticism).toEqual(['Kritik belum diisi'])
      expect(Object.keys(indonesian.errors ?? {})).toHaveLength(10)
      const english = await refused(
        send({}, { 'content-language': 'en' }),
        400,
        'VALIDATION_FAILED',
      )
      expect(english.errors?.criticism).toEqual(['Criticism has not been filled in'])
    })

    it.each([
      ['rating', { rating: 6 }],
      ['criticism', { criticism: '   ' }],
      ['criticism', { criticism: '\u200b\u2060 \u200b' }],
      ['criticism', { criticism: 'x'.repeat(501) }],
      ['criticism', { criticism: 'a\u0000b' }],
      ['age', { age: 9 }],
      ['occupation', { occupation: 'Lainnya - ' }],
      ['age', { age: 100 }],
      ['occupation', { occupation: 'Petani' }],
      ['suggestions', { suggestions: 'x'.repeat(501) }],
      ['domicile', { domicile: '' }],
      ['domicile', { domicile: 'Kota Surabaya' }],
      ['domicile', { domicile: 'Sukasari' }],
      ['compliments', { compliments: 'ya' }],
      ['gender', { gender: 'X' }],
      ['education', { education: 'S4' }],
      [
        'aspect_value.relevance',
        { aspect_value: { ...feedbackAnswers.aspect_value, relevance: 0 } },
      ],
    ])('refuses a wrong %s', async (field, change) => {
      expect(
        Object.keys(
          (await refused(send({ ...feedbackAnswers, ...change }), 400, 'VALIDATION_FAILED'))
            .errors ?? {},
        ),
      ).toEqual([field])
    })

    it.each([
      ['text for a number', { ...feedbackAnswers, rating: '5' }],
      ['an unknown field', { ...feedbackAnswers, is_admin: true }],
      ['a list', [feedbackAnswers]],
      ['nothing', null],
    ])('cannot read %s', async (_, body) => {
      const { errors } = await refused(
        send(body),
        body === null ? 400 : 422,
        body === null ? 'VALIDATION_FAILED' : 'UNREADABLE_BODY',
      )
      expect(errors).toBeDefined()
    })

    it('cannot read what is no JSON', async () => {
      await refused(
        ask('/v1/feedback', { ...sent('POST', 0), body: '{"rating":' }),
        422,
        'UNREADABLE_BODY',
      )
    })

    it('takes only application/json', async () => {
      const form = new URLSearchParams({ rating: '5' })
      await refused(
        ask('/v1/feedback', { method: 'POST', headers: ownPage, body: form }),
        415,
        'UNSUPPORTED_MEDIA_TYPE',
      )
      await refused(
        send(feedbackAnswers, { 'content-type': 'text/plain' }),
        415,
        'UNSUPPORTED_MEDIA_TYPE',
      )
    })

    it('takes at most 64 KiB', async () => {
      await refused(
        send({ ...feedbackAnswers, criticism: 'x'.repeat(70_000) }),
        413,
        'PAYLOAD_TOO_LARGE',
      )
    })

    it('names the browser once, in a cookie no script can read', async () => {
      const response = await send(feedbackAnswers)
      const cookie = response.headers.get('set-cookie') ?? ''
      expect(cookie).toMatch(
        /^portal-browser=[0-9a-f]{32}; Path=\/; Max-Age=31536000; HttpOnly; SameSite=Lax$/,
      )
      expect(
        (await send(feedbackAnswers, { cookie: cookie.split(';')[0] ?? '' })).headers.get(
          'set-cookie',
        ),
      ).toBeNull()
    })
  })

  describe('who may write', () => {
    const write = (headers: Record<string, string>) =>
      ask('/v1/feedback', {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(feedbackAnswers),
      })

    it.each(['same-origin', 'none'])('a page of the portal: Sec-Fetch-Site %s', async (site) => {
      await good(write({ 'sec-fetch-site': site }), receipt, 201)
    })

    it('an old browser on the portal, known by its Origin', async () => {
      await good(write({ origin: origin() }), receipt, 201)
    })

    it('a system with the key', async () => {
      await good(write({ 'api-key': apiKey }), receipt, 201)
    })

    it.each([
      ['sec-fetch-site', 'cross-site'],
      ['sec-fetch-site', 'same-site'],
      ['origin', 'https://lain.example'],
      ['origin', 'null'],
    ])('no other site: %s %s', async (name, value) => {
      await refused(write({ [name]: value }), 403, 'FORBIDDEN_ORIGIN')
      await refused(write({ [name]: value, 'api-key': apiKey }), 403, 'FORBIDDEN_ORIGIN')
    })

    it('nobody without browser headers and key, nor with a wrong key', async () => {
      await refused(write({}), 401, 'UNAUTHORIZED')
      await refused(write({ 'api-key': `${apiKey}x` }), 401, 'UNAUTHORIZED')
    })
  })

  describe('counters of an article', () => {
    const article = async (at: number) => {
      const item = (await good(ask('/v1/public/news?per_page=20&sort_by=title'), newsList)).data[at]
      if (!item) throw new Error('there is no news')
      return item
    }
    const read = (slug: string) => good(ask(`/v1/public/news/slug/${slug}/view`), newsCounters)
    const view = (slug: string, headers: Record<string, string> = {}) =>
      ask(`/v1/public/news/slug/${slug}/view`, {
        method: 'POST',
        headers: { ...ownPage, ...headers },
      })

    it('GET reads and counts nothing', async () => {
      const { slug } = await article(0)
      const before = await read(slug)
      expect(await read(slug)).toEqual(before)
    })

    it('counts a reading once per browser', async () => {
      const { slug } = await article(1)
      const { views } = await read(slug)
      const first = await view(slug)
      const cookie = first.headers.get('set-cookie')?.split(';')[0] ?? ''
      expect(await good(Promise.resolve(first), newsCounters)).toMatchObject({ views: views + 1 })
      expect(await good(view(slug, { cookie }), newsCounters)).toMatchObject({ views: views + 1 })
      expect(await good(view(slug), newsCounters)).toMatchObject({ views: views + 2 })
    })

    it('counts twenty browsers at the same moment, each once', async () => {
      const { slug } = await article(2)
      const { views } = await read(slug)
      const cookies = Array.from(
        { length: 20 },
        (_, at) => `portal-browser=${String(at).padStart(32, '0')}`,
      )
      await Promise.all(
        [...cookies, ...cookies].map((cookie) => good(view(slug, { cookie }), newsCounters)),
      )
      expect((await read(slug)).views).toBe(views + 20)
    })

    it.each(['/v1/public/news', '/v1/news'])('PATCH %s/{id}/share adds one', async (base) => {
      const { id, slug } = await article(3)
      const { shared } = await read(slug)
      await good(ask(`${base}/${id}/share`, { method: 'PATCH', headers: ownPage }), confirmation)
      expect((await read(slug)).shared).toBe(shared + 1)
    })

    it.each(['999999', 'abc', '0', '-1', '99999999999999999999', '1e3'])(
      'knows no article %s to share',
      async (id) => {
        const headers = { ...ownPage, cookie: `portal-browser=${'e'.repeat(32)}` }
        // The same browser asks again: it is no more known than before.
        for (let time = 0; time < 2; time += 1)
          await refused(
            ask(`/v1/public/news/${id}/share`, { method: 'PATCH', headers }),
            404,
            'ITEM_NOT_FOUND',
          )
      },
    )

    it('knows no other article to count', async () => {
      await refused(view('tidak-ada-1'), 404, 'ITEM_NOT_FOUND')
      await refused(ask('/v1/public/news/slug/tidak-ada-1/view'), 404, 'ITEM_NOT_FOUND')
    })

    it('refuses other sites', async () => {
      const { slug, id } = await article(4)
      await refused(view(slug, { 'sec-fetch-site': 'cross-site' }), 403, 'FORBIDDEN_ORIGIN')
      await refused(
        ask(`/v1/public/news/${id}/share`, {
          method: 'PATCH',
          headers: { 'sec-fetch-site': 'cross-site' },
        }),
        403,
        'FORBIDDEN_ORIGIN',
      )
    })

    it('is never stored', async () => {
      const { slug } = await article(5)
      expect((await ask(`/v1/public/news/slug/${slug}/view`)).headers.get('cache-control')).toBe(
        'no-store',
      )
      expect((await view(slug)).headers.get('cache-control')).toBe('no-store')
    })
  })
}
