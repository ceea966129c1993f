import { createReadStream } from 'node:fs'
import { createGunzip, createGzip } from 'node:zlib'
import { linesOf } from '../line-file'
import { through } from '../through'
import type { ObjectStore } from './object-store'
import { type Pieces, readPieces, writePieces } from './pieces'
import { unreferencedOf } from './run'

/** A photo of a set that the database does not name any longer. */
export interface Unreferenced {
  sha256: string
  /** When it was stored, by the clock of the set's place. */
  storedAt: Date
  /** Moment of the first run that did not name it. */
  since: Date
}

export const unreferencedLine = ({ sha256, storedAt, since }: Unreferenced) =>
  `${sha256} ${storedAt.toISOString()} ${since.toISOString()}\n`

/** Reads lines of such a list, in the order of their checksums. */
export async function* readUnreferenced(
  source: AsyncIterable<Uint8Array>,
): AsyncGenerator<Unreferenced> {
  for await (const line of linesOf(source)) {
    const [sha256 = '', storedAt = '', since = ''] = line.split(' ')
    yield { sha256, storedAt: new Date(storedAt), since: new Date(since) }
  }
}

/** The list that an earlier run left in the set. @throws CommandFailure when it is incomplete */
export const unreferencedOfRun = (store: ObjectStore, run: string, pieces: Pieces) =>
  readUnreferenced(through(readPieces(store, unreferencedOf(run), pieces), createGunzip()))

/** Puts a list beside the run. */
export const writeUnreferenced = (store: ObjectStore, run: string, file: string): Promise<Pieces> =>
  writePieces(
    store,
    unreferencedOf(run),
    through(createReadStream(file) as AsyncIterable<Buffer>, createGzip()),
  )

/** Finds entries of a list by ascending checksums, holding one of them. @returns null for one that is not in it */
export function ascendingLookup(
  list: AsyncGenerator<Unreferenced>,
): (sha256: string) => Promise<Unreferenced | null> {
  let next: Promise<IteratorResult<Unreferenced>> | undefined
  return async (sha256) => {
    for (;;) {
      next ??= list.next()
      const { done, value } = await next
      if (done || value.sha256 > sha256) return null
      next = undefined
      if (value.sha256 === sha256) return value
    }
  }
}
