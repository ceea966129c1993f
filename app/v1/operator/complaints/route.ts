import { handlingQuery } from '@/lib/schemas/complaint-handling'
import { operatorRoute } from '@/lib/server/api/operator'
import { readQuery } from '@/lib/server/api/read-request'
import { portal } from '@/lib/server/portal'

/** Complaints to handle, private ones too; names and contacts stand in the detail only. */
export const GET = operatorRoute(async ({ request }) => Response.json(await (await portal()).handling.list(readQuery(request, handlingQuery))))
