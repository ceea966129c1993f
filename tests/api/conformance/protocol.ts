import { describe, expect, it } from 'vitest'
import { errorResponse, ownPage, refused, type Ask } from './ask'

const reads = [
  '/v1/areas',
  '/v1/public/news',
  '/v1/tags?q=a',
  '/v1/public/tags/popular',
  '/v1/public/master-data-publications',
]

export function describeProtocol(ask: Ask) {
  describe('language', () => {
    it.each([
      [{ 'content-language': 'en' }, 'en'],
      [{ 'content-language': 'en-US' }, 'en'],
      [{ 'content-language': 'id', 'accept-language': 'en' }, 'id'],
      [{ 'accept-language': 'en-GB,en;q=0.9,id;q=0.8' }, 'en'],
      [{ 'content-language': 'fr', 'accept-language': 'id' }, 'id'],
      [{}, 'id'],
    ])('%o is answered in %s, and says so', async (headers: Record<string, string>, language) => {
      const response = await ask('/v1/public/news?per_page=1', {
        headers: { 'accept-language': '*', ...headers },
      })
      expect(response.headers.get('content-language')).toBe(language)
      expect(response.headers.get('vary')?.toLowerCase()).toContain('content-language')
    })
  })

  describe('reads', () => {
    it.each(reads)('%s may be called from any site, without credentials', async (path) => {
      const { headers } = await ask(path, {
        headers: { origin: 'https://lain.example', 'sec-fetch-site': 'cross-site' },
      })
      expect(headers.get('access-control-allow-origin')).toBe('*')
      expect(headers.get('access-control-allow-credentials')).toBeNull()
      expect(headers.get('set-cookie')).toBeNull()
    })

    it.each(reads)('%s has an ETag and answers 304 for it', async (path) => {
      const etag = (await ask(path)).headers.get('etag') ?? ''
      expect(etag).not.toBe('')
      expect((await ask(path, { headers: { 'if-none-match': etag } })).status).toBe(304)
    })

    it.each(reads)('%s answers HEAD like GET, without a body', async (path) => {
      const [head, get] = [await ask(path, { method: 'HEAD' }), await ask(path)]
      expect(head.status).toBe(200)
      expect(await head.text()).toBe('')
      expect(head.headers.get('content-type')).toBe(get.headers.get('content-type'))
    })
  })

  describe('addresses and methods', () => {
    it.each([
      '/v1',
      '/v1/nope',
      '/v1/public',
      '/v1/public/news/slug',
      '/v1/areas/32',
      '/v1/__proto__',
      '/v1/constructor',
    ])('%s is nowhere', async (path) => {
      expect(
        (
          await refused(
            ask(path, { headers: { 'content-language': 'en' } }),
            404,
            'ROUTE_NOT_FOUND',
          )
        ).message,
      ).toBe('Not Found')
    })

    it.each([
      ['POST', '/v1/areas', 'GET'],
      ['DELETE', '/v1/public/news', 'GET'],
      ['GET', '/v1/feedback', 'POST'],
      ['PUT', '/v1/feedback', 'POST'],
      ['GET', '/v1/public/news/1/share', 'PATCH'],
    ])('%s %s names the methods that it knows', async (method, path, known) => {
      const response = await ask(path, {
        method,
        headers: { ...ownPage, 'content-language': 'en' },
      })
      expect(response.status).toBe(405)
      expect(response.headers.get('allow')).toContain(known)
      expect(errorResponse.parse(await response.json()).code).toBe('METHOD_NOT_ALLOWED')
    })

    it('answers OPTIONS with 204 and the methods', async () => {
      const response = await ask('/v1/public/news', {
        method: 'OPTIONS',
        headers: { origin: 'https://lain.example' },
      })
      expect(response.status).toBe(204)
      expect(response.headers.get('allow')).toContain('GET')
    })

    it('says whether it is alive and ready', async () => {
      expect(await (await ask('/v1/health')).json()).toEqual({ data: { status: 'ok' } })
      expect((await ask('/v1/health/ready')).status).toBe(200)
    })
  })
}
