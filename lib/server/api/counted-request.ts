import { errorFacts } from '@/lib/server/observability/error-facts'
import { logEvent } from '@/lib/server/observability/log-event'
import { isRobot } from './is-robot'
import type { LoggedCall } from './problem-response'

/** Do Not Track and its successor, Global Privacy Control. */
const optsOutOfCounting = ({ headers }: Request) =>
  headers.get('dnt') === '1' || headers.get('sec-gpc') === '1'

/** Whether a request may be counted: it comes from nobody who opted out, and from no robot. Others get the same response. */
export const isCountable = (request: Request) =>
  !optsOutOfCounting(request) && !isRobot(request.headers.get('user-agent') ?? '')

/** What cannot be counted is logged, never shown to the visitor. */
export const noteNotCounted = (event: string, call: LoggedCall) => (error: unknown) =>
  logEvent('error', event, { ...call, ...errorFacts(error) })
