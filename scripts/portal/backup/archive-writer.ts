import { createHash, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { link, rename, unlink } from 'node:fs/promises'
import { dirname } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { Header, Pack, ReadEntry } from 'tar'
import { syncFolder } from '@/lib/server/files/write-durably'
import { CommandFailure } from '../output'
import type { ArchivedFile } from './manifest'

/** Only the operator who made it may read it: it holds what citizens wrote. */
const fileMode = 0o600

/** Adds one file to the archive. Resolves when its bytes have gone through. */
export type AddFile = (
  path: string,
  size: number,
  pieces: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
) => Promise<ArchivedFile>

/** Adds files one after the other, so that no more than one is held in memory. */
function adder(pack: Pack, createdAt: Date): AddFile {
  return async (path, size, pieces) => {
    const entry = new ReadEntry(
      new Header({ path, size, mode: fileMode, mtime: createdAt, type: 'File' }),
    )
    pack.add(entry)
    const hash = createHash('sha256')
    const ended = once(entry, 'end')
    for await (const piece of pieces) {
      const bytes = Buffer.from(piece.buffer, piece.byteOffset, piece.byteLength)
      hash.update(bytes)
      if (!entry.write(bytes)) await once(entry, 'drain')
    }
    entry.end()
    await ended
    return { path, size, sha256: hash.digest('hex') }
  }
}

/**
 * Writes an archive that is there whole or not at all, on the disk when this resolves. Never replaces a file.
 * @throws CommandFailure when the file exists
 */
export async function writeArchive(
  file: string,
  createdAt: Date,
  fill: (add: AddFile) => Promise<void>,
): Promise<void> {
  const temporary = `${file}.${randomBytes(6).toString('hex')}.part`
  const pack = new Pack({ gzip: true, portable: true })
  const giveUp = new AbortController()
  const written = pipeline(
    pack as unknown as NodeJS.ReadableStream,
    createWriteStream(temporary, { mode: fileMode, flags: 'wx', flush: true }),
    { signal: giveUp.signal },
  )
  try {
    // A disk that fills up must end the filling too, which would otherwise wait for room.
    await Promise.race([
      fill(adder(pack, createdAt)),
      written.then(() => Promise.reject(new Error('the archive ended early'))),
    ])
    pack.end()
    await written
    // A link fails where a rename would silently replace another backup.
    await link(temporary, file).catch(async (error: NodeJS.ErrnoException) => {
      if (error.code === 'EEXIST')
        throw new CommandFailure(`${file} exists already; give another name.`)
      await rename(temporary, file)
    })
    await syncFolder(dirname(file))
  } finally {
    giveUp.abort()
    await written.catch(() => undefined)
    await unlink(temporary).catch(() => undefined)
  }
}
