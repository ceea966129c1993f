import { randomUUID } from 'node:crypto'
import { appendFile, open, rename, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { repeat } from '@/lib/server/repeat'
import type { ChannelOptions, PurgeChannel } from './channel'
import { parseMessage, messageText } from './message'

const fileName = 'changes.log'
/** How often the file is looked at, milliseconds; one look costs some 50 µs. Not watched: network folders do not report changes. */
const lookMs = 400
/** Changes within this time are written together, milliseconds. */
const gatherMs = 20
/** A longer file is begun anew. */
const maxBytes = 65_536

interface Place {
  /** Number of the file; 0 while there is none. */
  file: number
  size: number
}

async function endOf(path: string): Promise<Place> {
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

// Nothing is forced onto the disk: after a power cut no process is left that has to be told.
async function write(dataDir: string, from: string, tags: readonly string[]): Promise<void> {
  const path = join(dataDir, fileName)
  const line = `${messageText(from, tags)}\n`
  if ((await endOf(path)).size <= maxBytes) return appendFile(path, line)
  // Another file under the same name: readers see that and forget everything, so nothing written at this moment is missed.
  const fresh = `${path}.${randomUUID()}`
  await writeFile(fresh, line)
  await rename(fresh, path)
}

/** Tells every portal on this data folder once. @throws when the folder cannot be written */
export const publishByFile = (dataDir: string, tags: readonly string[]) =>
  write(dataDir, randomUUID(), tags)

/** Processes on one data folder tell each other by lines in a file, which costs the database nothing. */
export async function openFileChannel(
  dataDir: string,
  { onMessage, report }: ChannelOptions,
): Promise<PurgeChannel> {
  const path = join(dataDir, fileName)
  const self = randomUUID()
  const held = new Set<string>()
  let timer: NodeJS.Timeout | undefined
  let seen = await endOf(path)

  async function look() {
    const now = await endOf(path)
    if (now.file === seen.file && now.size === seen.size) return
    if (seen.file !== 0 && (now.file !== seen.file || now.size < seen.size)) {
      seen = now
      return onMessage(['*'])
    }
    const text = await readBetween(path, seen.size, now.size)
    const whole = text.slice(0, text.lastIndexOf('\n') + 1)
    seen = { file: now.file, size: seen.size + Buffer.byteLength(whole) }
    const tags = whole
      .split('\n')
      .filter(Boolean)
      .flatMap((line) => parseMessage(line, self) ?? [])
    if (tags.length > 0) onMessage([...new Set(tags)])
  }

  async function flush() {
    clearTimeout(timer)
    timer = undefined
    if (held.size === 0) return
    const tags = [...held]
    held.clear()
    // Pages of other processes are at most a minute behind then.
    await write(dataDir, self, tags).catch(report)
  }

  const stop = repeat(look, lookMs, report, { startsNow: false })

  return {
    publish(tags) {
      for (const tag of tags) held.add(tag)
      timer ??= setTimeout(() => void flush(), gatherMs)
    },
    async close() {
      await flush()
      await stop()
    },
  }
}
