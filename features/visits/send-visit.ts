import { asksForPrivacy } from '@/lib/analytics/privacy-signal'
import { pageLocale } from '@/lib/i18n/page-locale'

const address = '/v1/public/visits'

/** Tells the server that a page is being looked at, also when it is left at once; says nothing for people who do not want that. */
export function sendVisit(path: string): void {
  if (asksForPrivacy()) return
  // sendBeacon cannot say the language; a request kept alive outlives its page as well. The API client would bring its library to every page.
  fetch(address, {
    method: 'POST',
    keepalive: true,
    headers: { 'Content-Type': 'application/json', 'Content-Language': pageLocale() },
    body: JSON.stringify({ path }),
  }).catch(() => undefined)
}
