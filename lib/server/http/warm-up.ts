import { setTimeout as rest } from 'node:timers/promises'
import { besideVisitors } from '@/lib/server/beside-visitors'

/** The first moments belong to the visitors who waited for the portal, milliseconds. */
export const usualFirstRestMs = 1_000
/** A page takes far longer than a piece of other work: its modules are loaded in one go. */
const restMaxMs = 2_000

export interface PacedWarmUp {
  paths: readonly string[]
  /** Renders a page into the cache; costs nothing when a visitor has asked for it meanwhile. */
  warm: (path: string) => Promise<void>
  /** Whether nobody will come any more. */
  isOver: () => boolean
  onFailure: (path: string, error: unknown) => void
  firstRestMs?: number
}

/**
 * Renders pages for the first time beside visitors: one after the other, each followed by a rest as long as it took. One that fails says so
 * again when it is asked for and keeps none of the others back.
 */
export async function warmBesideVisitors({
  paths,
  warm,
  isOver,
  onFailure,
  firstRestMs = usualFirstRestMs,
}: PacedWarmUp): Promise<void> {
  await rest(firstRestMs)
  const giveWay = besideVisitors(restMaxMs)
  for (const path of paths) {
    if (isOver()) return
    await warm(path).catch((error: unknown) => onFailure(path, error))
    await giveWay()
  }
}
