import type { ReactNode } from 'react'

let last: Promise<void> = Promise.resolve()

/** One caller after the other, also of several pages: those that come back in the same turn would all be rendered in it. */
const nextTurn = () =>
  (last = last.then(() => new Promise<void>((resolve) => setImmediate(resolve))))

/**
 * A long part of a page, rendered in a turn of the event loop of its own: others are answered in between, instead of after the whole page.
 * The page goes out whole all the same.
 */
export async function OwnEventLoopTurn({ children }: { children: ReactNode }) {
  await nextTurn()
  return children
}
