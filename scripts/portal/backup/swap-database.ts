import { copyFile, link, open, rename, rm } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import { dirname } from 'node:path'
import { syncFolder } from '@/lib/server/files/write-durably'

async function syncFile(file: string) {
  const handle = await open(file, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Gives a file a second name, or a copy where the disk knows no second names. */
async function keep(file: string, as: string): Promise<void> {
  await link(file, as).catch(async (error: NodeJS.ErrnoException) => {
    if (error.code === 'EEXIST') throw error
    await copyFile(file, as)
    await syncFile(as)
  })
}

/**
 * Puts a new database file in the place of another, which nobody has open and whose journal is empty. At every moment, also of a power cut, one
 * of the two is there whole: a portal that found none would begin an empty one.
 * @param fresh on the same disk
 * @returns where the file that was there before is kept; null where none was
 */
export async function swapDatabase(
  fresh: string,
  place: string,
  now: Date,
): Promise<string | null> {
  const keptAs = existsSync(place)
    ? `${place}.before-restore-${now.toISOString().replace(/\D/g, '').slice(0, 14)}`
    : null
  if (keptAs !== null) await keep(place, keptAs)
  // A journal belongs to the file beside it; with another it would be read into that.
  for (const ending of ['-wal', '-shm', '-journal']) await rm(`${place}${ending}`, { force: true })
  await syncFile(fresh)
  await syncFolder(dirname(place))
  await rename(fresh, place)
  await syncFolder(dirname(place))
  return keptAs
}
