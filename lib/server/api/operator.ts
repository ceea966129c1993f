import { env } from '@/lib/env'
import { Problem } from '@/lib/errors'
import { complaintNumber } from '@/lib/schemas/complaints'
import type { ContactReader, HandlingPort } from '@/lib/server/complaint-ports'
import type { Caller } from '@/lib/server/contract'
import {
  type Operator,
  type OperatorScope,
  type OperatorsPort,
  settingOperator,
} from '@/lib/server/operators/operator'
import { portal } from '@/lib/server/portal'
import { isSameSecret, limit } from './caller'
import { type Call, handle } from './handle'
import { readValue } from './read-request'

const bearer = /^Bearer +(\S+)$/i

/** A page of any site, this one included: officers have no pages here, so no browser has business with this group. */
function isFromBrowserPage({ headers }: Request): boolean {
  const site = headers.get('sec-fetch-site')
  return (site !== null && site !== 'none') || headers.has('origin')
}

const tokenIn = ({ headers }: Request) =>
  bearer.exec(headers.get('authorization') ?? '')?.[1] ?? null

/** Compares with every value of the setting, so that the time does not tell which one it was. */
const isSettingToken = (given: string | null, expected: readonly string[]) =>
  expected.filter((each) => isSameSecret(given, each)).length > 0

/**
 * Says which token of operators a call shows. Wrong ones are counted per address; a right one always passes, so that nobody can lock it out.
 * @throws Problem ROUTE_NOT_FOUND while there is no token, FORBIDDEN_ORIGIN from a page, UNAUTHORIZED, RATE_LIMITED after 20 wrong tokens in
 *   15 minutes
 */
async function operatorOf(
  request: Request,
  caller: Caller,
  operators: OperatorsPort,
): Promise<Operator> {
  const { OPERATOR_TOKEN: settings = [] } = env()
  if (settings.length === 0 && !(await operators.hasTokens())) throw new Problem('ROUTE_NOT_FOUND')
  if (isFromBrowserPage(request)) throw new Problem('FORBIDDEN_ORIGIN')
  const given = tokenIn(request)
  if (isSettingToken(given, settings)) return settingOperator
  const operator = given === null ? null : await operators.byToken(given)
  if (operator) return operator
  await limit(caller, 'operatorFailure')
  throw new Problem('UNAUTHORIZED')
}

/** A call of operators, with what its token allows. */
export interface OperatorCall<P> extends Call<P> {
  handling: HandlingPort
  /** Whom the record of reads names on this route; null when the token may not see contacts. */
  contactReader: (route: string) => ContactReader | null
  /** The request with the name of the token before that of its actor, as the history names it. */
  signed: <T extends { actor: string }>(request: T) => T
}

/**
 * A route of operators: guarded, never stored, and a refused caller is told what is asked for.
 * @throws Problem FORBIDDEN_SCOPE when the token has not the scope that the route asks for
 */
export function operatorRoute<P = unknown>(
  scope: OperatorScope,
  answer: (call: OperatorCall<P>) => Promise<Response>,
) {
  const guarded = handle<P>({ cache: 'never' }, async (call) => {
    const { handling, operators } = await portal()
    const operator = await operatorOf(call.request, call.caller, operators)
    if (!operator.scopes.includes(scope)) throw new Problem('FORBIDDEN_SCOPE')
    return answer({
      ...call,
      handling,
      contactReader: (route) =>
        operator.scopes.includes('contacts') ? { name: operator.name, route } : null,
      signed: (request) => ({ ...request, actor: operators.actorOf(operator, request.actor) }),
    })
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
