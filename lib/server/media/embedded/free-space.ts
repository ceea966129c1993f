import { statfs } from 'node:fs/promises'
import { Problem } from '@/lib/errors'

/**
 * Refuses a write while the disk of a folder is nearly full, because a clear refusal is better than a half-written file.
 * @throws Problem UNAVAILABLE below `minFreeBytes`
 */
export async function requireFreeSpace(folder: string, minFreeBytes: number): Promise<void> {
  const disk = await statfs(folder)
  if (disk.bavail * disk.bsize < minFreeBytes)
    throw new Problem('UNAVAILABLE', { retryAfterSeconds: 300, cause: 'disk space' })
}
