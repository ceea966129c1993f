import { found } from '@/lib/server/api/handle'
import { numberIn, operatorRoute, type NumberParams } from '@/lib/server/api/operator'
import { portal } from '@/lib/server/portal'

/** Everything an officer needs for one complaint. */
export const GET = operatorRoute<NumberParams>(async ({ params }) => Response.json({ data: found(await (await portal()).handling.show(numberIn(params))) }))
