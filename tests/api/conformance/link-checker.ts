import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { linkCheck } from '@/lib/schemas/link-checker'
import { good, refused, type Ask } from './ask'

export function describeLinkChecker(ask: Ask) {
  const path = (link: string) => `/v1/public/link-checker?link=${encodeURIComponent(link)}`
  const check = (link: string) => good(ask(path(link)), linkCheck.strict())

  describe('GET /v1/public/link-checker', () => {
    it.each([
      ['https://www.lapor.go.id/', true, true, true],
      ['http://ppid.jabarprov.go.id', true, false, true],
      ['https://contoh.example/a?b=c', true, true, false],
      ['https://www.lapor.go.id.contoh.example', true, true, false],
      ['https://lapor.go.id:rahasia@contoh.example', false, false, false],
      ['javascript:alert(1)', false, false, false],
      ['data:text/html,a', false, false, false],
      ['//contoh.example', false, false, false],
      ['https://', false, false, false],
      [`https://contoh.example/${'a'.repeat(2_048)}`, false, false, false],
    ])('judges %s by its text', async (link, valid, ssl, trusted) => {
      expect(await check(link)).toEqual({ link, valid, ssl, trusted })
    })

    it('asks no host, not even its own', async () => {
      const started = performance.now()
      expect(await check('http://127.0.0.1:1/')).toMatchObject({ valid: true, ssl: false })
      expect(await check('https://tidak-ada.invalid/')).toMatchObject({ valid: true, ssl: true })
      expect(performance.now() - started).toBeLessThan(5_000)
    })

    it.each(['', '?link=', '?link=a&link=b'])(
      'refuses a call that names no single link: %s',
      async (query) => {
        const { errors } = await refused(
          ask(`/v1/public/link-checker${query}`),
          400,
          'VALIDATION_FAILED',
        )
        expect(Object.keys(errors ?? {})).toEqual(['link'])
      },
    )

    it('answers or refuses anything by name', async () => {
      await fc.assert(
        fc.asyncProperty(
          fc.oneof(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'binary' }), fc.webUrl()),
          async (text) => {
            const response = await ask(path(text.toWellFormed()))
            expect([200, 400]).toContain(response.status)
            await response.json()
          },
        ),
        { numRuns: 100 },
      )
    }, 60_000)

    it('may be asked from other sites and kept for an hour', async () => {
      const response = await ask(path('https://www.lapor.go.id/'))
      expect(response.headers.get('access-control-allow-origin')).toBe('*')
      expect(response.headers.get('cache-control')).toBe(
        'public, max-age=3600, stale-while-revalidate=86400',
      )
    })
  })
}
