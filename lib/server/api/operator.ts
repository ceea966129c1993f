import { env } from '@/lib/env'
import { Problem } from '@/lib/errors'
import { complaintNumber } from '@/lib/schemas/complaints'
import type { Caller } from '@/lib/server/contract'
import { isSameSecret, limit } from './caller'
import { type Call, handle } from './handle'
import { readValue } from './read-request'

const bearer = /^Bearer +(\S+)$/i

/** A page of any site, this one included: officers have no pages here, so no browser has business with this group. */
function isFromBrowserPage({ headers }: Request): boolean {
  const site = headers.get('sec-fetch-site')
  return (site !== null && site !== 'none') || headers.has('origin')
}

/**
 * Lets systems of operators pass. Wrong tokens are counted per address; the right one always passes, so that nobody can lock it out.
 * @throws Problem ROUTE_NOT_FOUND while no token is set, FORBIDDEN_ORIGIN from a page, UNAUTHORIZED, RATE_LIMITED after 20 wrong tokens in 15 minutes
 */
export async function guardOperator(request: Request, caller: Caller): Promise<void> {
  const expected = env().OPERATOR_TOKEN
  if (expected === undefined) throw new Problem('ROUTE_NOT_FOUND')
  if (isFromBrowserPage(request)) throw new Problem('FORBIDDEN_ORIGIN')
  const given = bearer.exec(request.headers.get('authorization') ?? '')?.[1] ?? null
  if (isSameSecret(given, expected)) return
  await limit(caller, 'operatorFailure')
  throw new Problem('UNAUTHORIZED')
}

/** A route of operators: guarded, never stored, and a refused caller is told what is asked for. */
export function operatorRoute<P = unknown>(answer: (call: Call<P>) => Promise<Response>) {
  const guarded = handle<P>({ cache: 'never' }, async (call) => {
    await guardOperator(call.request, call.caller)
    return answer(call)
  })
  return async (request: Request, context: { params: Promise<P> }): Promise<Response> => {
    const response = await guarded(request, context)
    if (response.status === 401) response.headers.set('WWW-Authenticate', 'Bearer realm="operator"')
    return response
  }
}

export interface NumberParams {
  number: string
}

/** The complaint number in the path, folded. @throws Problem VALIDATION_FAILED when shorter than any number */
export const numberIn = ({ number }: NumberParams) => readValue('number', number, complaintNumber)
