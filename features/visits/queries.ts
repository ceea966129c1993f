import { pageLocale } from '@/lib/i18n/page-locale'

// sendBeacon cannot say the language; a request kept alive outlives its page as well. The API client would bring its library to every page.
function send(address: string, body: object): void {
  fetch(address, {
    method: 'POST',
    keepalive: true,
    headers: { 'Content-Type': 'application/json', 'Content-Language': pageLocale() },
    body: JSON.stringify(body),
  }).catch(() => undefined)
}

/** Tells the server that a page is being looked at, also when it is left at once. Never throws. */
export const sendVisit = (path: string): void => send('/v1/public/visits', { path })

/** Tells the server what was searched for, or that a result of it is being looked at. Never throws. */
export const sendSearch = (words: string, isOpened: boolean): void =>
  send('/v1/public/search/queries', { words: words.slice(0, 100), is_opened: isOpened })
