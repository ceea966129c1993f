import { pageLocale } from '@/lib/i18n/page-locale'

/** Tells the server that a page is being looked at, also when it is left at once. Never throws. */
export function sendVisit(path: string): void {
  // sendBeacon cannot say the language; a request kept alive outlives its page as well. The API client would bring its library to every page.
  fetch('/v1/public/visits', {
    method: 'POST',
    keepalive: true,
    headers: { 'Content-Type': 'application/json', 'Content-Language': pageLocale() },
    body: JSON.stringify({ path }),
  }).catch(() => undefined)
}
