import { z } from 'zod'
import { Problem } from '@/lib/errors'
import { areaDepth, areaQuery } from '@/lib/schemas/areas'
import { feedbackRequest } from '@/lib/schemas/feedback'
import type { AreasPort } from '@/lib/server/areas/port'
import { never } from '../cache-policy'
import { limit } from '../caller'
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

/** Contract 2.1. */
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
      await limit(c.var.caller, 'feedback')
      return c.json({ data: await feedback.submit(answers) }, 201)
    },
  ),
]
