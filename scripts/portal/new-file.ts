import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { type FileHandle, link, open, rename, unlink } from 'node:fs/promises'
import { dirname } from 'node:path'
import { partEnding, syncFolder } from '@/lib/server/files/write-durably'
import { CommandFailure } from './output'

const isThere = (file: string) => new CommandFailure(`${file}: is there already; give a new file`)

async function filledToDisk<T>(handle: FileHandle, fill: (part: FileHandle) => Promise<T>) {
  try {
    const filled = await fill(handle)
    await handle.sync()
    return filled
  } finally {
    await handle.close()
  }
}

/**
 * Writes a file that is not there yet, readable by its owner only. It is there whole or not at all: what a table that ended early lacks, nobody
 * would see.
 * @param fill writes by `appendFile`, which leaves nothing out
 * @throws CommandFailure
 */
export async function writeNewFile<T>(
  file: string,
  fill: (part: FileHandle) => Promise<T>,
): Promise<T> {
  if (existsSync(file)) throw isThere(file)
  const part = `${file}.${randomBytes(6).toString('hex')}${partEnding}`
  const handle = await open(part, 'wx', 0o600).catch(() => {
    throw new CommandFailure(`${file}: cannot be written`)
  })
  try {
    const filled = await filledToDisk(handle, fill)
    // A link fails where a rename would silently replace another file; not every file system has them.
    await link(part, file).catch(async (error: NodeJS.ErrnoException) => {
      if (error.code === 'EEXIST') throw isThere(file)
      await rename(part, file)
    })
    await syncFolder(dirname(file))
    return filled
  } finally {
    await unlink(part).catch(() => undefined)
  }
}
