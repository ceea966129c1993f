import { randomUUID } from 'node:crypto'
import { appendFile, open, rename, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { repeat } from '@/lib/server/jobs/repeat'
import type { ChannelOptions, PurgeChannel } from './channel'
import { parseMessage, messageText } from './message'

const fileName = 'changes.log'
/** Polling interval, milliseconds; one poll costs some 50 µs. Not watched: network folders do not report changes. */
const pollMs = 400
/** Changes within this time are written together, milliseconds. */
const batchMs = 20
/** A longer file is replaced. */
const maxBytes = 65_536

interface FilePosition {
  /** Inode; 0 while there is no file. */
  file: number
  size: number
}

async function endOf(path: string): Promise<FilePosition> {
  const found = await stat(path).catch(() => null)
  return found ? { file: found.ino, size: found.size } : { file: 0, size: 0 }
}

async function readBetween(path: string, start: number, end: number): Promise<string> {
  const handle = await open(path, 'r')
  try {
    const { buffer, bytesRead } = await handle.read(
      Buffer.alloc(end - start),
      0,
      end - start,
      start,
    )
    return buffer.toString('utf8', 0, bytesRead)
  } finally {
    await handle.close()
  }
}

// Not synced to disk: after a power cut no process is left to notify.
async function write(dataDir: string, from: string, tags: readonly string[]): Promise<void> {
  const path = join(dataDir, fileName)
  const line = `${messageText(from, tags)}\n`
  if ((await endOf(path)).size <= maxBytes) return appendFile(path, line)
  // A new file under the same name: readers notice and purge everything, so concurrent writes are not missed.
  const fresh = `${path}.${randomUUID()}`
  await writeFile(fresh, line)
  await rename(fresh, path)
}

/** Notifies every portal on this data folder once. @throws when the folder cannot be written */
export const publishByFile = (dataDir: string, tags: readonly string[]) =>
  write(dataDir, randomUUID(), tags)

/** Processes on one data folder notify each other by lines in a file, which costs the database nothing. */
export async function openFileChannel(
  dataDir: string,
  { onMessage, report }: ChannelOptions,
): Promise<PurgeChannel> {
  const path = join(dataDir, fileName)
  const self = randomUUID()
  const pending = new Set<string>()
  let timer: NodeJS.Timeout | undefined
  let position = await endOf(path)

  async function poll() {
    const now = await endOf(path)
    if (now.file === position.file && now.size === position.size) return
    if (position.file !== 0 && (now.file !== position.file || now.size < position.size)) {
      position = now
      return onMessage(['*'])
    }
    const text = await readBetween(path, position.size, now.size)
    const completeLines = text.slice(0, text.lastIndexOf('\n') + 1)
    position = { file: now.file, size: position.size + Buffer.byteLength(completeLines) }
    const tags = completeLines
      .split('\n')
      .filter(Boolean)
      .flatMap((line) => parseMessage(line, self) ?? [])
    if (tags.length > 0) onMessage([...new Set(tags)])
  }

  async function flush() {
    clearTimeout(timer)
    timer = undefined
    if (pending.size === 0) return
    const tags = [...pending]
    pending.clear()
    // Pages of other processes are at most a minute behind then.
    await write(dataDir, self, tags).catch(report)
  }

  const stop = repeat(poll, pollMs, report, { startsNow: false })

  return {
    publish(tags) {
      for (const tag of tags) pending.add(tag)
      timer ??= setTimeout(() => void flush(), batchMs)
    },
    async close() {
      await flush()
      await stop()
    },
  }
}
