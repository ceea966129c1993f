import { env } from '@/lib/env'
import { Problem } from '@/lib/errors'
import type { Caller } from '@/lib/server/limits/port'
import { type Operator, settingOperator } from '@/lib/server/operators/port'
import { portal } from '@/lib/server/portal'
import { isSameSecret, limit } from './caller'

const bearer = /^Bearer +(\S+)$/i

/** Whether a page of any site calls, this one included: officers have no pages here, so browsers are refused. */
function isFromBrowserPage({ headers }: Request): boolean {
  const site = headers.get('sec-fetch-site')
  return (site !== null && site !== 'none') || headers.has('origin')
}

const tokenIn = ({ headers }: Request) =>
  bearer.exec(headers.get('authorization') ?? '')?.[1] ?? null

/** Compares with every value of the setting, so that the time does not reveal which one matched. */
const isSettingToken = (given: string | null, expected: readonly string[]) =>
  expected.filter((each) => isSameSecret(given, each)).length > 0

/**
 * Identifies the operator by its token. Wrong tokens are counted per address; a right one always passes, so it cannot be locked out.
 * @throws Problem ROUTE_NOT_FOUND while there is no token, FORBIDDEN_ORIGIN from a page, UNAUTHORIZED, RATE_LIMITED after 20 wrong tokens
 *   in 15 minutes
 */
export async function operatorOf(request: Request, caller: Caller): Promise<Operator> {
  const { operators } = await portal()
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
