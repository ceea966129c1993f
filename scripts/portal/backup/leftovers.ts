import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { millisecondsInDay } from 'date-fns/constants'

const scratchPrefixes = {
  backup: '.portal-backup-',
  restore: '.portal-restore-',
  rehearsal: 'portal-rehearsal-',
} as const
const archivePart = /\.tar\.gz\.[0-9a-f]{12}\.part$/
/** From this age on nobody works with a copy any more. */
export const leftoverMs = millisecondsInDay

/** A folder for a copy of the database, which whoever made it removes. */
export const scratchFolder = (folder: string, of: keyof typeof scratchPrefixes) =>
  mkdtemp(join(folder, scratchPrefixes[of]))

const isScratch = (name: string) =>
  Object.values(scratchPrefixes).some((prefix) => name.startsWith(prefix)) || archivePart.test(name)

/**
 * Removes what backups and restores that were killed left in a folder more than a day ago: copies of the database would fill the disk one after the
 * other, and keep what the portal has deleted since.
 */
export async function removeLeftovers(folder: string, now: Date): Promise<void> {
  // One that cannot be read is named by whoever is to use it.
  const names = await readdir(folder).catch(() => [])
  for (const name of names.filter(isScratch)) {
    const path = join(folder, name)
    // Another run may remove it at the same moment.
    const found = await stat(path).catch(() => null)
    if (found && now.getTime() - found.mtimeMs > leftoverMs)
      await rm(path, { recursive: true, force: true })
  }
}
