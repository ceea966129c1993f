import { randomBytes } from 'node:crypto'
import { existsSync, rmSync } from 'node:fs'
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

const endings = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/** Removes a file before a signal ends the process: what is half written holds names as well. @returns what ends the watch */
function removedBySignal(part: string): () => void {
  const remove = (signal: NodeJS.Signals) => {
    rmSync(part, { force: true })
    stop()
    process.kill(process.pid, signal)
  }
  const stop = () => endings.forEach((signal) => process.off(signal, remove))
  for (const signal of endings) process.on(signal, remove)
  return stop
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
  const stop = removedBySignal(part)
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
    stop()
  }
}
