const address = '/v1/public/visits'

/** Do Not Track, or its successor Global Privacy Control. */
const wantsNoCount = () => navigator.doNotTrack === '1' || ('globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true)

/** Tells the server that a page is being looked at, also when it is left at once; says nothing for people who do not want that. */
export function sendVisit(path: string): void {
  if (wantsNoCount()) return
  navigator.sendBeacon(address, new Blob([JSON.stringify({ path })], { type: 'application/json' }))
}
