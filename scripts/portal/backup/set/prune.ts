import { createReadStream } from 'node:fs'
import { inParallel } from './in-parallel'
import { retainedRuns } from './retained-runs'
import type { BackupSet } from './open-set'
import { listRuns, manifestOf, momentOf, readManifest } from './run'
import { photoName } from './set-photos'
import { readUnreferenced, type Unreferenced } from './unreferenced'

const hourMs = 3_600_000
/** Nothing is removed sooner than this after it was first not needed. */
const graceMs = 24 * hourMs
/** How far the clock of a bucket may be from ours. */
const clockMs = hourMs
const width = 6

export interface Pruned {
  runs: number
  photos: number
}

/** A retained run: when its database was copied and when its last photo was there. */
interface Span {
  createdAt: Date
  finishedAt: Date
}

/** Whether a run that stays names the photo, or may: it was stored before the run ended and not yet known to be unreferenced when it began. */
const isNeeded = ({ storedAt, since }: Unreferenced, retained: readonly Span[]) =>
  retained.some(
    ({ createdAt, finishedAt }) =>
      createdAt < since && finishedAt.getTime() + clockMs >= storedAt.getTime(),
  )

/** Objects of runs that are no longer there; those of a run under way are young. The list of unreferenced photos is needed of the newest run only. */
async function* leftovers(
  { store }: BackupSet,
  retained: ReadonlySet<string>,
  newest: string,
  now: Date,
): AsyncGenerator<string> {
  const isOld = (run: string) => now.getTime() - momentOf(run).getTime() > graceMs
  for await (const name of store.list('databases/')) {
    const run = /^databases\/(\d{14})\./.exec(name)?.[1]
    if (run !== undefined && !retained.has(run) && isOld(run)) yield name
  }
  for await (const name of store.list('unreferenced/')) {
    const run = /^unreferenced\/(\d{14})\./.exec(name)?.[1]
    if (run !== undefined && run !== newest && isOld(run)) yield name
  }
}

/**
 * Removes the runs that are not retained any longer and the photos that no retained run names. Manifests go first, so that a removal that is broken
 * off leaves no run in part; what it leaves is removed by the next.
 * @param unreferencedFile photos of the set that the newest run does not name
 */
export async function prune(set: BackupSet, unreferencedFile: string, now: Date): Promise<Pruned> {
  const { store, seal } = set
  const runs = await listRuns(store)
  const retained = retainedRuns(runs, now)
  const gone = runs.filter((run) => !retained.has(run))
  for (const run of gone) await store.remove(manifestOf(run))
  await inParallel(leftovers(set, retained, runs.at(-1) ?? '', now), width, (name) =>
    store.remove(name),
  )

  let spans: Span[] | undefined
  async function* unneeded(): AsyncGenerator<Unreferenced> {
    for await (const photo of readUnreferenced(
      createReadStream(unreferencedFile) as AsyncIterable<Buffer>,
    )) {
      if (now.getTime() - photo.since.getTime() < graceMs) continue
      spans ??= await spansOf(set, retained)
      if (!isNeeded(photo, spans)) yield photo
    }
  }
  let photos = 0
  await inParallel(unneeded(), width, async ({ sha256 }) => {
    await store.remove(photoName(sha256, seal))
    photos += 1
  })
  return { runs: gone.length, photos }
}

async function spansOf({ store }: BackupSet, runs: ReadonlySet<string>): Promise<Span[]> {
  const spans: Span[] = []
  for (const run of runs) {
    const { createdAt, finishedAt } = await readManifest(store, run)
    spans.push({ createdAt: new Date(createdAt), finishedAt: new Date(finishedAt) })
  }
  return spans
}
