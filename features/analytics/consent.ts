import { create } from 'zustand'
import { asksForPrivacy } from '@/lib/analytics/privacy-signal'
import { followStorage } from '@/lib/device/follow-storage'

/** Where the decision is kept on the device. */
export const consentKey = 'analytics-consent'

export type Decision = 'granted' | 'denied'
type Consent = Decision | 'undecided'

// Where the browser has no room, a decision lasts as long as the page.
let ofThisPage: Decision | null = null

function storedConsent(): Consent {
  // Whoever asks not to be followed has refused already, whatever was said before.
  if (asksForPrivacy()) return 'denied'
  try {
    const stored = localStorage.getItem(consentKey)
    return stored === 'granted' || stored === 'denied' ? stored : (ofThisPage ?? 'undecided')
  } catch {
    // Without storage the answer could not be kept, and asking on every page is no question.
    return ofThisPage ?? 'denied'
  }
}

const useStore = create<{ consent: Consent }>()(() => ({ consent: 'undecided' }))

/** Reads what was decided on this device, also in another tab. */
export const readConsent = () => useStore.setState({ consent: storedConsent() })

/** Whoever decides in another tab means this one, too. @returns stops it */
export const followConsent = () => followStorage(consentKey, readConsent)

/** An earlier answer must not come back when there is no room for this one. */
function forgetEarlier() {
  try {
    localStorage.removeItem(consentKey)
  } catch {
    // Blocked storage holds no answer, either.
  }
}

/** Keeps a decision and acts on it at once. */
export function decide(decision: Decision) {
  ofThisPage = null
  try {
    localStorage.setItem(consentKey, decision)
  } catch {
    // A device that keeps nothing is asked again after the next start, nothing worse.
    ofThisPage = decision
    forgetEarlier()
  }
  useStore.setState({ consent: asksForPrivacy() ? 'denied' : decision })
}

/** What was decided, as of the last `readConsent`. */
export const useConsent = () => useStore(({ consent }) => consent)
