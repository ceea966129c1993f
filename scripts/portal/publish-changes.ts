import { takePending } from '@/lib/server/purge'
import type { Output } from './output'

/** Tells the running servers what this command changed, so that their pages show it within a second. Never fails the command: the change is stored. */
export async function publishChanges({ printError }: Output): Promise<void> {
  const tags = takePending()
  if (tags.length === 0) return
  try {
    const [{ env }, { publishToServers }] = await Promise.all([
      import('@/lib/env'),
      import('@/lib/server/embedded/purge-channel/purge-channel'),
    ])
    await publishToServers(env(), tags)
  } catch {
    printError('Running servers could not be told; their pages follow within a minute.')
  }
}
