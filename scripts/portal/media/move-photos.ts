import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Database } from '@/lib/server/db/types'
import { photoOfKey } from '@/lib/server/media/embedded/photo-key'
import type { PhotoStore } from '@/lib/server/media/embedded/photo-store'
import type { FileType } from '@/lib/server/media/file-type'
import { checksumsOf } from '@/lib/server/media/embedded/checksums'
import { inParallel } from '../backup/set/in-parallel'
import { CommandFailure } from '../output'

/** Photos on their way at once: enough to hide the waiting for two stores, few enough to leave the portal its own. */
const width = 6
const photosAtOnce = 500
/** Names kept of photos that something is wrong with. */
const namesMax = 10

/** What became of a photo of the source. `gone`: the portal removed it while the command ran. */
type Outcome = 'copied' | 'there' | 'gone' | 'missing' | 'different' | 'damaged'

export interface MoveCounts extends Record<Outcome, number> {
  /** Some of those that are missing in the target, different there, or damaged. */
  wrong: string[]
}

export interface PhotoMove {
  source: PhotoStore
  target: PhotoStore
  /** Free bytes that the disk of the target keeps. */
  minFreeBytes: number
  /** Only compares. */
  isCheck: boolean
  /** Told the number of photos dealt with, now and then. */
  onProgress: (photos: number) => void
}

interface StoredPhoto {
  id: string
  type: FileType
  key: string
  /** As the database knows it; undefined for one without a row, for example of an upload that is under way. */
  sha256: string | undefined
}

const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')
const isSame = (one: Uint8Array | null, other: Uint8Array) =>
  one !== null && Buffer.from(one).equals(other)

/** The photos and documents of a store with their checksums; what a crash left half-written is none. @param eachPiece before each piece */
async function* photosOf(
  db: Kysely<Database>,
  store: PhotoStore,
  eachPiece: () => Promise<void>,
): AsyncGenerator<StoredPhoto> {
  let piece: Omit<StoredPhoto, 'sha256'>[] = []
  const withChecksums = async () => {
    await eachPiece()
    const checksums = await checksumsOf(
      db,
      piece.map(({ id }) => id),
    )
    return piece.map((photo) => ({ ...photo, sha256: checksums.get(photo.id) }))
  }
  for await (const { key } of store.list('')) {
    const photo = photoOfKey(key)
    if (photo) piece.push({ ...photo, key })
    if (piece.length < photosAtOnce) continue
    yield* await withChecksums()
    piece = []
  }
  yield* await withChecksums()
}

/** Brings one photo over. What is there already, whole, is read there and nowhere else; what is written is read back. */
async function movePhoto(
  { source, target, isCheck }: PhotoMove,
  { id, type, key, sha256 }: StoredPhoto,
): Promise<Outcome> {
  const held = await target.read(id, type)
  if (held && sha256 !== undefined && hashOf(held) === sha256) return 'there'
  const bytes = await source.read(id, type)
  if (bytes === null) return 'gone'
  const isDamaged = sha256 !== undefined && hashOf(bytes) !== sha256
  if (isSame(held, bytes)) return isDamaged ? 'damaged' : 'there'
  if (isCheck) return isDamaged ? 'damaged' : held ? 'different' : 'missing'
  await target.write(id, type, bytes)
  const kept = isSame(await target.read(id, type), bytes)
  if (!kept)
    throw new CommandFailure(
      `${target.place} gave ${key} back with other bytes than it was given; nothing was deleted.`,
    )
  return isDamaged ? 'damaged' : 'copied'
}

/**
 * Copies every photo and document of a store into another, a piece at a time and beside a portal that runs; a run after one that was broken off copies only
 * what is not there yet. Each photo counted as copied or there was read from the target and is what the database's checksum or, without a row,
 * the source says. Damaged ones are copied as they are. A photo that the portal removes from the source meanwhile may stay in the target,
 * where the portal removes it as a file without a row once it uses that store.
 * @throws CommandFailure, Problem UNAVAILABLE when a store cannot be reached
 */
export async function movePhotos(db: Kysely<Database>, move: PhotoMove): Promise<MoveCounts> {
  const counts: MoveCounts = {
    copied: 0,
    there: 0,
    gone: 0,
    missing: 0,
    different: 0,
    damaged: 0,
    wrong: [],
  }
  let done = 0
  const eachPiece = async () => {
    if (!move.isCheck) await move.target.requireSpace(move.minFreeBytes)
    if (done > 0) move.onProgress(done)
  }
  await inParallel(photosOf(db, move.source, eachPiece), width, async (photo) => {
    const outcome = await movePhoto(move, photo)
    counts[outcome] += 1
    done += 1
    if (['missing', 'different', 'damaged'].includes(outcome) && counts.wrong.length < namesMax)
      counts.wrong.push(photo.key)
  })
  return counts
}
