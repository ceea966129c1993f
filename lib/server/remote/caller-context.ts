import { AsyncLocalStorage } from 'node:async_hooks'
import type { IncomingHttpHeaders } from 'node:http'
import { apiLocale } from '@/lib/i18n/api-locale'
import type { Locale } from '@/lib/i18n/locales'

/** For whom the portal is asking the provincial API right now. */
export interface CallerContext {
  /** Address from the HTTP entry; undefined for pages made for everybody. */
  ip: string | undefined
  /** Random id of the browser's cookie. */
  browserId: string | undefined
  locale: Locale
}

const key = Symbol.for('portal.remote.caller')
// The server bundle and Next's bundle hold separate copies of this module and meet in globalThis.
const store = globalThis as unknown as { [key]?: AsyncLocalStorage<CallerContext> }
const callers = (store[key] ??= new AsyncLocalStorage<CallerContext>())

/** The caller of the request that is being answered; undefined outside of requests. */
export const currentCaller = (): CallerContext | undefined => callers.getStore()

/** Runs something as the answer to a caller. */
export const asCaller = <T>(caller: CallerContext, run: () => T): T => callers.run(caller, run)

const cookiePattern = /(?:^|;\s*)portal-browser=([0-9a-f]{32})(?:;|$)/
const textOf = (header: string | string[] | undefined) =>
  Array.isArray(header) ? header[0] : header

/** Who sends a request that the HTTP entry has checked. */
export function callerOfHeaders(headers: IncomingHttpHeaders): CallerContext {
  return {
    ip: textOf(headers['x-portal-client-ip']),
    browserId: cookiePattern.exec(headers.cookie ?? '')?.[1],
    locale: apiLocale(textOf(headers['content-language']), headers['accept-language']),
  }
}
