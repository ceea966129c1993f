import type { ReactNode } from 'react'

let last: Promise<void> = Promise.resolve()

/** Serialises callers, also of several pages, or all that resume in the same turn would render in it. */
const nextTurn = () =>
  (last = last.then(() => new Promise<void>((resolve) => setImmediate(resolve))))

/**
 * Renders a long part of a page in a turn of the event loop of its own, so that other requests are served in between. The page is still
 * sent as a whole.
 */
export async function OwnEventLoopTurn({ children }: { children: ReactNode }) {
  await nextTurn()
  return children
}
