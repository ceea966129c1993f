import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { list, type ReadEntry } from 'tar'
import { CommandFailure } from '../output'
import {
  type ArchivedFile,
  databaseNames,
  isArchivePath,
  manifest,
  type Manifest,
  manifestName,
} from './manifest'

const manifestMaxBytes = 256 * 1024 * 1024

const damaged = (file: string, what: string) =>
  new CommandFailure(
    `${file} is damaged or no backup of the portal (${what}); nothing was changed.`,
  )

/** What is done with one file of an archive while it streams by; pieces not taken are skipped. */
export type TakeFile = (path: string, pieces: AsyncIterable<Buffer>) => Promise<void>

/** Hands every file of an archive over, one after the other. @throws CommandFailure when it cannot be read to its end */
export async function readArchive(file: string, take: TakeFile): Promise<void> {
  if (!existsSync(file)) throw new CommandFailure(`${file}: there is no such file.`)
  let work = Promise.resolve()
  let failure: unknown
  async function takeAfter(before: Promise<void>, entry: ReadEntry) {
    await before
    if (failure === undefined && (entry.type !== 'File' || !isArchivePath(entry.path)))
      failure = damaged(file, 'a file that does not belong here')
    if (failure === undefined)
      await take(entry.path, entry).catch((error: unknown) => (failure = error))
    entry.resume()
  }
  const onReadEntry = (entry: ReadEntry) => {
    work = takeAfter(work, entry)
  }
  try {
    await list({ file, strict: true, noResume: true, onReadEntry })
  } catch {
    throw failure ?? damaged(file, 'unreadable')
  }
  await work
  if (failure !== undefined) throw failure
}

function parseManifest(file: string, text: string): Manifest {
  try {
    return manifest.parse(JSON.parse(text))
  } catch {
    throw damaged(file, 'its manifest is of another form')
  }
}

/** Reads a whole archive and compares every byte with its manifest. @throws CommandFailure */
export async function verifyArchive(file: string): Promise<Manifest> {
  const found = new Map<string, Omit<ArchivedFile, 'path'>>()
  let text = ''
  await readArchive(file, async (path, pieces) => {
    const hash = createHash('sha256')
    let size = 0
    for await (const piece of pieces) {
      hash.update(piece)
      size += piece.length
      if (path === manifestName && size <= manifestMaxBytes) text += piece.toString('utf8')
    }
    if (path !== manifestName) found.set(path, { size, sha256: hash.digest('hex') })
  })
  if (text === '') throw damaged(file, 'it has no manifest')
  const read = parseManifest(file, text)
  const wrong = read.files.find(
    ({ path, size, sha256 }) =>
      found.get(path)?.sha256 !== sha256 || found.get(path)?.size !== size,
  )
  if (wrong) throw damaged(file, `${wrong.path} differs from its checksum`)
  if (found.size !== read.files.length || !found.has(databaseNames[read.dialect]))
    throw damaged(file, 'files are missing or too many')
  return read
}
