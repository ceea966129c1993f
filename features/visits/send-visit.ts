import { asksForPrivacy } from '@/lib/analytics/privacy-signal'

const address = '/v1/public/visits'

/** Tells the server that a page is being looked at, also when it is left at once; says nothing for people who do not want that. */
export function sendVisit(path: string): void {
  if (asksForPrivacy()) return
  navigator.sendBeacon(address, new Blob([JSON.stringify({ path })], { type: 'application/json' }))
}
