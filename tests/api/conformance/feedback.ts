import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { feedbackIndex } from '@/lib/schemas/feedback-index'
import { portalChange } from '@/lib/schemas/portal-changes'
import { good, inEnglish, type Ask } from './ask'

const path = '/v1/public/feedback-index'

export function describeFeedback(ask: Ask) {
  describe(`GET ${path}`, () => {
    it('says by month what visitors answered, to any website, and may be kept for a minute', async () => {
      const { data, meta } = await good(ask(path), feedbackIndex)
      const shown = data.filter((month) => month.answers !== null)
      expect(meta.answers).toBe(shown.reduce((sum, month) => sum + (month.answers ?? 0), 0))
      expect(meta.withheld_months).toBe(data.length - shown.length)
      expect(data.map(({ month }) => month)).toEqual(data.map(({ month }) => month).toSorted())
      const { headers } = await ask(path)
      expect([
        headers.get('access-control-allow-origin'),
        headers.get('cache-control')?.includes('max-age=60'),
      ]).toEqual(['*', true])
    })

    it('says nothing about the people', async () => {
      const text = await (await ask(path)).text()
      expect(text).not.toMatch(/gender|education|occupation|"age"|domicile|criticism|suggestions/)
    })

    it.each([
      ['id', 'Bulan,Ulasan,Indeks,Mutu', 'indeks-portal.csv'],
      ['en', 'Month,Answers,Index,Class', 'portal-index.csv'],
    ])('is a file in %s too', async (lang, head, name) => {
      const response = await ask(`${path}/csv?lang=${lang}`)
      expect(response.status).toBe(200)
      expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8')
      expect(response.headers.get('content-disposition')).toContain(name)
      expect(await response.text()).toContain(head)
    })
  })

  describe('GET /v1/public/portal-changes', () => {
    it('lists what was changed, in both languages', async () => {
      const list = z.object({ data: z.array(portalChange) })
      const { data } = await good(ask('/v1/public/portal-changes'), list)
      const english = await good(ask('/v1/public/portal-changes', inEnglish), list)
      expect(english.data.map(({ id }) => id)).toEqual(data.map(({ id }) => id))
    })
  })
}
