import { supportRequest } from '@/lib/schemas/complaint-following'
import { complaintNumber } from '@/lib/schemas/complaints'
import { guardWrite, limit } from '@/lib/server/api/caller'
import { countedBrowser } from '@/lib/server/api/counted-browser'
import { found, handle } from '@/lib/server/api/handle'
import { readJson, readValue } from '@/lib/server/api/read-request'
import { portal } from '@/lib/server/portal'

/** "Me too": adds a supporter to a public complaint instead of one more complaint. */
export const POST = handle<{ number: string }>(
  { cache: 'never', namesBrowser: true },
  async ({ request, params, caller }) => {
    guardWrite(request)
    await limit(caller, 'support')
    const number = readValue('number', params.number, complaintNumber)
    const { email } = await readJson(request, supportRequest)
    const { monitoring } = await portal()
    return Response.json(
      {
        data: found(
          await monitoring.support(number, {
            browserId: await countedBrowser('support', number, caller),
            email,
          }),
        ),
      },
      { status: 201 },
    )
  },
)
