import { takeUntold } from '@/lib/server/purge'
import type { Output } from './output'

/** Tells the running servers what this command changed, so that their pages show it within a second. Never fails the command: the change is stored. */
export async function tellChanges({ printError }: Output): Promise<void> {
  const tags = takeUntold()
  if (tags.length === 0) return
  try {
    const [{ env }, { tellServers }] = await Promise.all([import('@/lib/env'), import('@/lib/server/embedded/purge-channel/purge-channel')])
    await tellServers(env(), tags)
  } catch {
    printError('Running servers could not be told; their pages follow within a minute.')
  }
}
