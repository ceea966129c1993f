import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { good, type Ask } from './ask'

const list = z.object({ data: z.array(z.unknown()) })
const listPaths = [
  '/v1/search?',
  '/v1/areas?',
  '/v1/districts?',
  '/v1/units?',
  '/v1/awards?',
  '/v1/matters?',
  '/v1/public-information?',
  '/v1/informations?',
  '/v1/public/announcements?',
  '/v1/public/news?',
  '/v1/public/document-archives?',
  '/v1/public/events?',
  '/v1/public/life-events?',
  '/v1/public/life-events/services?kategori=Kesehatan%20Individu%20%26%20Keluarga&',
  '/v1/public/master-data-publications?',
  '/v1/public/quick-accesses?',
] as const

/** Queries without letters or digits match nothing; they must not be taken for an empty query, which lists everything. */
export function describeSigns(ask: Ask) {
  describe.each(listPaths)('%sq=', (path) => {
    it.each(['\u{1f600}', '%', '_', '???', '"', '\u2014 \u00B7'])(
      'finds nothing for %s',
      async (signs) => {
        expect((await good(ask(`${path}q=${encodeURIComponent(signs)}`), list)).data).toEqual([])
      },
    )

    it('takes blanks for nothing asked', async () => {
      expect((await good(ask(`${path}q=%20`), list)).data.length).toBeGreaterThan(0)
    })
  })
}
