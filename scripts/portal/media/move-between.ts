import { existsSync, realpathSync } from 'node:fs'
import { isProblem } from '@/lib/errors'
import { openPhotoStore } from '@/lib/server/media/embedded/open-photo-store'
import type { PhotoStore } from '@/lib/server/media/embedded/photo-store'
import { ownSettings, whole } from '../backup-contents'
import { areApart, deleteMoved } from './delete-moved'
import { type MoveCounts, movePhotos, type PhotoMove } from './move-photos'
import { openPlace } from './open-place'
import { CommandFailure, type Output, UsageError } from '../output'
import { withDatabase } from '../with-database'

const progressEvery = 10_000

/** Whether two stores go by one name. */
function isOne(one: PhotoStore, other: PhotoStore): boolean {
  const [here, there] = [one.place, other.place].map((place) =>
    existsSync(place) ? realpathSync(place) : place,
  )
  return here === there
}

/** Prints a line each time another ten thousand are passed. */
function progressTeller({ print }: Output) {
  let told = 0
  return (photos: number) => {
    if (photos - told < progressEvery) return
    told = photos
    print(`${whole(photos)} photos so far.`)
  }
}

/** What was found and done in one line. @throws CommandFailure with that line when a photo is missing, different or damaged */
function result(
  { copied, there, gone, missing, different, damaged, wrong }: MoveCounts,
  { target, isCheck }: PhotoMove,
): string {
  const counts = [
    `${whole(there)} photos ${isCheck ? 'are the same' : 'were there already'}`,
    ...(isCheck ? [] : [`${whole(copied)} copied`]),
  ]
  if (gone > 0) counts.push(`${whole(gone)} removed by the portal meanwhile`)
  const faults = [
    ...(missing > 0 ? [`${whole(missing)} missing`] : []),
    ...(different > 0 ? [`${whole(different)} different`] : []),
    ...(damaged > 0
      ? [`${whole(damaged)} damaged in the source (they differ from their checksums)`]
      : []),
  ]
  const line = `${target.place}: ${[...counts, ...faults].join(', ')}`
  if (faults.length > 0)
    throw new CommandFailure(`${line}. Nothing was deleted. For example: ${wrong.join(', ')}`)
  return `${line}.`
}

async function carryOut(move: PhotoMove, isDeleting: boolean, { print }: Output): Promise<void> {
  const { source, target } = move
  await source.prepare()
  await target.prepare()
  if (isDeleting && !(await areApart(move)))
    throw new CommandFailure(
      `${source.place} and ${target.place} are one store under two names. Nothing was deleted.`,
    )
  print(result(await withDatabase((db) => movePhotos(db, move)), move))
  if (!isDeleting) return
  const { deleted, kept } = await deleteMoved(move)
  print(
    `${source.place}: ${whole(deleted)} photos deleted${kept === 0 ? '' : `, ${whole(kept)} new ones kept; a portal still writes there`}.`,
  )
}

/** Failures of a store as one line that says what to do. */
function explained(error: unknown): unknown {
  if (!isProblem(error)) return error
  return new CommandFailure(
    `A store cannot be used (${error.details.cause ?? error.code}). The same command goes on where this one stopped.`,
  )
}

/** What `media move` was told. */
export interface MoveWords {
  from: string | undefined
  to: string | undefined
  isCheck: boolean
  isDeleting: boolean
}

/** Copies photos from one store to another, or only compares them. @throws UsageError, CommandFailure, StartError */
export async function moveBetween(
  { from, to, isCheck, isDeleting }: MoveWords,
  output: Output,
): Promise<void> {
  const settings = ownSettings()
  const opened: PhotoStore[] = []
  const open = async (place: string | undefined, flag: '--from' | '--to') => {
    const store =
      place === undefined ? await openPhotoStore(settings) : await openPlace(place, flag)
    opened.push(store)
    return store
  }
  try {
    const [present, source, target] = [
      await open(undefined, '--from'),
      await open(from, '--from'),
      await open(to, '--to'),
    ]
    if (isOne(source, target)) throw new UsageError(`Both stores are ${source.place}`)
    if (isDeleting && !isOne(target, present)) {
      throw new UsageError(
        '--delete-source wants the new store in use: set MEDIA_URL to it, restart every portal, then name the old one with --from',
      )
    }
    await carryOut(
      {
        source,
        target,
        minFreeBytes: settings.MIN_FREE_BYTES,
        isCheck,
        onProgress: progressTeller(output),
      },
      isDeleting,
      output,
    )
  } catch (error) {
    throw explained(error)
  } finally {
    for (const store of opened) await store.close()
  }
}
