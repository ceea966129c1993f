import { feedbackRequest } from '@/lib/schemas/feedback'
import { guardWrite, limit } from '@/lib/server/api/caller'
import { handle } from '@/lib/server/api/handle'
import { readJson } from '@/lib/server/api/read-request'
import { portal } from '@/lib/server/portal'
import { requireCity } from './require-city'

/** Contract 2.1. The limit counts only answers that are complete, so a correction is not refused. */
export const POST = handle({ cache: 'never', namesBrowser: true }, async ({ request, caller }) => {
  guardWrite(request)
  const answers = await readJson(request, feedbackRequest)
  const { areas, feedback } = await portal()
  await requireCity(areas, answers.domicile)
  await limit(caller, 'feedback')
  return Response.json({ data: await feedback.submit(answers) }, { status: 201 })
})
