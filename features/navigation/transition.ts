import { glide, glideEndsSoon } from './hash-target'
import { beginProgress, finishProgress } from './progress'
import { focusedLink, rememberPlace } from './place-memory'

export type TransitionKind = 'push' | 'replace' | 'traverse'

/** How a page was reached. */
export interface Transition {
  kind: TransitionKind
  /** Fragment to go to, with its `#`; empty without one and on the way back, where the old position counts. */
  hash: string
}

/** Path and query in the one form that addresses are compared in. */
export function pageOf(path: string, query: URLSearchParams): string {
  const text = query.toString()
  return text === '' ? path : `${path}?${text}`
}

let settled: string | null = null
let pending: Transition | null = null

/**
 * Called when the router starts to change the page (instrumentation-client.ts).
 * A step to another part of the same page is none: nothing is loaded, and the fragment's own rules hold. It calls off a change that is on
 * its way.
 */
export function noteTransition(address: string, kind: TransitionKind) {
  const url = new URL(address, window.location.href)
  // Frames without <NavigationEffects> never say when a page has come.
  if (settled === null) return
  if (pageOf(url.pathname, url.searchParams) === settled) {
    // The router drops the other page, and no page comes that would end the bar.
    settleOn(settled)
    finishProgress()
    return
  }
  rememberPlace(settled, { top: window.scrollY, link: focusedLink() })
  pending = { kind, hash: kind === 'traverse' ? '' : url.hash }
  if (pending.hash !== '') glide()
  beginProgress()
}

/** Called when a page stands. @returns how it was reached; null for the first page and for steps nobody announced */
export function settleOn(page: string): Transition | null {
  const reached = pending
  pending = null
  settled = page
  if (reached && reached.hash !== '') glideEndsSoon()
  return reached
}

/** Called when the frame that follows pages goes away. */
export function stopFollowing() {
  settled = null
  pending = null
}
