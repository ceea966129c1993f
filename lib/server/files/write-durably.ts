import { randomBytes } from 'node:crypto'
import { open, rename, unlink } from 'node:fs/promises'
import { dirname } from 'node:path'

/** Ending of a file that is still being written, or was when its writer died. */
export const partEnding = '.part'

/** Makes the names in a folder survive a power cut. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/**
 * Writes a file that only its owner may read, in the place of the one that has its name: readers, and whoever starts after a kill or a power
 * cut, find the old one or the new one whole. On the disk once this resolves.
 */
export async function writeDurably(path: string, content: string | Uint8Array): Promise<void> {
  const part = `${path}.${randomBytes(6).toString('hex')}${partEnding}`
  try {
    const handle = await open(part, 'wx', 0o600)
    try {
      await handle.writeFile(content)
      await handle.sync()
    } finally {
      await handle.close()
    }
    await rename(part, path)
    await syncFolder(dirname(path))
  } catch (error) {
    await unlink(part).catch(() => undefined)
    throw error
  }
}
