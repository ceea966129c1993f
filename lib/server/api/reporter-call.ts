import { z } from 'zod'
import { handlingResult } from '@/lib/schemas/complaint-handling'
import { complaintNumber } from '@/lib/schemas/complaints'
import { single } from '@/lib/schemas/list'
import type { ReporterPort } from '@/lib/server/complaints/ports'
import { never } from './cache-policy'
import { secretHeader } from './complaint-headers'
import { foundByNumber, secretOf } from './complaint-requests'
import type { ApiContext } from './route'

const params = z.object({ number: complaintNumber })

/** Secret of a call that requires one; a missing one matches no complaint. */
export const ownSecretOf = (request: Request) => secretOf(request) ?? ''

/** Facts of what a reporter sends. */
export const write = {
  method: 'post',
  guard: 'write',
  setsBrowserCookie: true,
  cache: never,
  hidesReferrer: true,
} as const
/** Facts of what the holder of the secret reads. */
export const read = {
  guard: 'key',
  limit: 'lookup',
  params,
  headers: secretHeader,
  cache: never,
  hidesReferrer: true,
  failures: [401, 404, 410],
} as const
/** Facts of what the holder of the secret does. */
export const action = {
  ...write,
  limit: 'reporterAction',
  params,
  headers: secretHeader,
  response: single(handlingResult),
  failures: [401, 403, 404, 409, 410, 422],
} as const

/**
 * What the port answers to the holder of a number and its secret, as `data`.
 * @throws Problem ITEM_NOT_FOUND, RATE_LIMITED as `foundByNumber`, and those of the port
 */
export async function answered<T>(
  { req, var: { portal } }: Pick<ApiContext<string, typeof params>, 'req' | 'var'>,
  ask: (reporters: ReporterPort, number: string, secret: string) => Promise<T | null>,
): Promise<Response> {
  const { number } = req.valid('param')
  const data = await foundByNumber(
    number,
    await ask(portal.reporters, number, ownSecretOf(req.raw)),
  )
  return Response.json({ data })
}
