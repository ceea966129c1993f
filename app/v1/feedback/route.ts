import { feedbackRequest } from '@/lib/schemas/feedback'
import { guardWrite, limit } from '@/lib/server/api/caller'
import { handle } from '@/lib/server/api/handle'
import { readJson } from '@/lib/server/api/read-request'
import { portal } from '@/lib/server/portal'
import { Problem } from '@/lib/errors'
import { areaDepth, areaQuery } from '@/lib/schemas/areas'
import type { AreasPort } from '@/lib/server/contract'

/**
 * Lets only a regency or city of the area list pass as domicile (contract 2.1).
 * @throws Problem VALIDATION_FAILED naming `domicile`
 */
async function requireCity(areas: AreasPort, domicile: string): Promise<void> {
  const { data } = await areas.list(
    areaQuery.parse({ depth: String(areaDepth.city), per_page: '100' }),
  )
  if (!data.some(({ name }) => name === domicile))
    throw new Problem('VALIDATION_FAILED', { fields: { domicile: [{ rule: 'unknownChoice' }] } })
}

/** Contract 2.1. The limit counts only answers that are complete, so a correction is not refused. */
export const POST = handle({ cache: 'never', namesBrowser: true }, async ({ request, caller }) => {
  guardWrite(request)
  const answers = await readJson(request, feedbackRequest)
  const { areas, feedback } = await portal()
  await requireCity(areas, answers.domicile)
  await limit(caller, 'feedback')
  return Response.json({ data: await feedback.submit(answers) }, { status: 201 })
})
