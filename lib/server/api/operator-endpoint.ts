import { z } from 'zod'
import { handlingResult } from '@/lib/schemas/complaint-handling'
import { complaintNumber } from '@/lib/schemas/complaints'
import { actionOutcomes, itemsMaxBytes } from '@/lib/schemas/handling-bulk'
import { single } from '@/lib/schemas/list'
import { never } from './cache-policy'
import type { ApiEnv } from './route'

export const params = z.object({ number: complaintNumber })

/** What the reads of operators have in common. */
export const read = {
  guard: 'operator',
  scope: 'read',
  cache: never,
  hidesReferrer: true,
  failures: [401, 403, 404],
} as const
/** What the actions on one complaint have in common. */
export const action = {
  method: 'post',
  guard: 'operator',
  scope: 'handle',
  params,
  response: single(handlingResult),
  cache: never,
  hidesReferrer: true,
  failures: [401, 403, 404, 409, 422],
} as const

/** What actions on several complaints have in common. */
export const bulkAction = {
  method: 'post',
  guard: 'operator',
  scope: 'handle',
  bodyMaxBytes: itemsMaxBytes,
  response: actionOutcomes,
  cache: never,
  hidesReferrer: true,
  failures: [400, 401, 403, 404, 413, 415, 422],
} as const

/** A request whose actor is prefixed with the token's name, as the history shows it. */
export const signed = <T extends { actor: string }>(
  { operator, portal }: ApiEnv['Variables'],
  request: T,
): T => ({ ...request, actor: portal.operators.actorOf(operator, request.actor) })
