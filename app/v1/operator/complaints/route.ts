import { handlingQuery } from '@/lib/schemas/complaint-handling'
import { operatorRoute } from '@/lib/server/api/operator'
import { readQuery } from '@/lib/server/api/read-request'

/** Complaints to handle, private ones too; names and contacts stand in the detail only. A filter nobody knows would be taken for one that found all. */
export const GET = operatorRoute('read', async ({ request, handling }) =>
  Response.json(await handling.list(readQuery(request, handlingQuery, 'refused'))),
)
