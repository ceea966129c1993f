import { z } from 'zod'
import { CommandFailure } from '../../output'
import type { ObjectStore } from './object-store'

const count = z.int().min(0)
const pieces = z.strictObject({ pieces: z.int().min(1), stored: count })
/** Names at most, so that a manifest stays small whatever happens to a store. */
export const namesMax = 100
const leftOut = z.strictObject({ count, keys: z.array(z.string()).max(namesMax) })

/**
 * What one run of the backup says about itself, written last: a run without it is none. Not encrypted, so that later runs can tell what is
 * still needed without the private key; it holds counts and checksums, and nothing of anybody.
 */
const manifest = z.strictObject({
  format: z.literal(1),
  /** Version of the portal that made it. */
  portal: z.string(),
  dialect: z.enum(['sqlite', 'postgres']),
  /** Newest migration of the database. */
  schema: z.string(),
  /** The moment of the database's copy, a little earlier. */
  createdAt: z.iso.datetime(),
  finishedAt: z.iso.datetime(),
  /** Rows of each table. */
  tables: z.record(z.string(), count),
  /** The copy before it was compressed and encrypted, and its objects. It names the photos of the run. */
  database: pieces.extend({
    name: z.string(),
    size: count,
    sha256: z.string().regex(/^[0-9a-f]{64}$/),
  }),
  photos: z.strictObject({
    count,
    bytes: count,
    /** Photos that the database names but neither the store nor the set held. */
    missing: leftOut,
    /** Photos that differ from their checksum in the database and are not in the set. */
    damaged: leftOut,
  }),
  /** List of the set's photos that this run's database no longer names. */
  unreferenced: pieces,
})
export type RunManifest = z.output<typeof manifest>

const manifestName = /^manifests\/(\d{14})\.json$/

/** Name of a run: its time in UTC, `20261123131422`. */
export const runOf = (moment: Date) => moment.toISOString().replace(/\D/g, '').slice(0, 14)
export const isRun = (text: string) => /^\d{14}$/.test(text)
/** The moment that a run's name says. */
export const momentOf = (run: string) =>
  new Date(run.replace(/^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)$/, '$1-$2-$3T$4:$5:$6Z'))

export const manifestOf = (run: string) => `manifests/${run}.json`
export const unreferencedOf = (run: string) => `unreferenced/${run}.gz`

/** Names of all runs, oldest first. */
export async function listRuns(store: ObjectStore): Promise<string[]> {
  const runs: string[] = []
  for await (const name of store.list('manifests/')) {
    const run = manifestName.exec(name)?.[1]
    if (run !== undefined) runs.push(run)
  }
  return runs
}

export const writeManifest = (store: ObjectStore, run: string, written: RunManifest) =>
  store.write(manifestOf(run), Buffer.from(JSON.stringify(written, null, 2)))

/** @throws CommandFailure when it is missing or of another form */
export async function readManifest(store: ObjectStore, run: string): Promise<RunManifest> {
  const bytes = await store.read(manifestOf(run))
  if (bytes === null)
    throw new CommandFailure(
      `There is no backup ${run} in ${store.place}; "backup list" names them.`,
    )
  try {
    return manifest.parse(JSON.parse(Buffer.from(bytes).toString('utf8')))
  } catch {
    throw new CommandFailure(
      `${manifestOf(run)} in ${store.place} is damaged or of a newer portal; remove it to go on without it.`,
    )
  }
}
