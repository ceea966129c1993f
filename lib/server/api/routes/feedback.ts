import { z } from 'zod'
import { Problem } from '@/lib/errors'
import { areaDepth, areaQuery } from '@/lib/schemas/areas'
import { feedbackRequest } from '@/lib/schemas/feedback'
import { feedbackIndex, feedbackIndexCsvQuery } from '@/lib/schemas/feedback-index'
import type { AreasPort } from '@/lib/server/areas/port'
import { never, timely } from '../cache-policy'
import { limit } from '../caller'
import { csvResponse } from '../csv-response'
import { feedbackIndexCsv } from '../feedback-index-csv'
import { route } from '../route'

/**
 * Accepts only a regency or city of the area list as domicile (contract 2.1).
 * @throws Problem VALIDATION_FAILED naming `domicile`
 */
async function requireCity(areas: AreasPort, domicile: string): Promise<void> {
  const { data } = await areas.list(
    areaQuery.parse({ depth: String(areaDepth.city), per_page: '100' }),
  )
  if (!data.some(({ name }) => name === domicile))
    throw new Problem('VALIDATION_FAILED', { fields: { domicile: [{ rule: 'unknownChoice' }] } })
}

/** Contract 2.1, and what the answers add up to. */
export const feedbackRoutes = [
  route(
    {
      method: 'post',
      path: '/v1/feedback',
      summary: 'Stores the answers of the satisfaction survey; one an hour and browser',
      guard: 'write',
      setsBrowserCookie: true,
      body: feedbackRequest,
      status: 201,
      response: z.object({ data: z.object({ id: z.number().int(), created_at: z.string() }) }),
      cache: never,
    },
    async (c) => {
      const answers = c.req.valid('json')
      const { areas, feedback } = c.var.portal
      await requireCity(areas, answers.domicile)
      // Only valid submissions count, so a correction is not refused.
      const giveBack = await limit(c.var.caller, 'feedback')
      try {
        return c.json({ data: await feedback.submit(answers) }, 201)
      } catch (error) {
        // Or the next try, an hour's only one, would be told that it was just sent.
        await giveBack()
        throw error
      }
    },
  ),
  // No tag: each answer would throw it away. It is as old as the responses of lists may be.
  route(
    {
      path: '/v1/public/feedback-index',
      summary:
        'The portal index, made of the answers of visitors, by month; months with fewer than five answers are withheld',
      response: feedbackIndex,
      cache: timely('list', []),
    },
    async (c) => c.json(await c.var.portal.feedback.index()),
  ),
  // A link cannot send the language header, so the language may be a query parameter.
  route(
    {
      path: '/v1/public/feedback-index/csv',
      summary: 'The same as a CSV file',
      query: feedbackIndexCsvQuery,
      response: 'text/csv',
      cache: timely('list', []),
    },
    async (c) => {
      const { lang = c.var.locale } = c.req.valid('query')
      const name = lang === 'id' ? 'indeks-portal' : 'portal-index'
      return csvResponse(feedbackIndexCsv(await c.var.portal.feedback.index(), lang), name, lang)
    },
  ),
]
