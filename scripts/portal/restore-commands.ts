import { resolve } from 'node:path'
import type { Env } from '@/lib/env'
import { rehearsedPhotos } from '@/lib/schemas/limits'
import { leaveGap } from '@/lib/server/complaints/embedded/handling/list-events'
import { openPreparedDatabase } from '@/lib/server/embedded/prepare-database'
import { openSetToRead } from './backup/set/open-set'
import { rehearse } from './backup/set/rehearse'
import { noteRehearsal } from './backup/set/rehearsal-note'
import { isRun, listRuns, readManifest } from './backup/set/run'
import { setSource } from './backup/set/set-source'
import { restoreBackup, restoreFrom, type Restored } from './backup/restore-backup'
import { contentsLine, ownSettings, whole } from './backup-contents'
import { runLine } from './backup-set-commands'
import { CommandFailure, type Output, UsageError } from './output'
import type { ParsedArguments } from './parse-arguments'

const archiveEnding = '.tar.gz'

interface Wanted {
  from: string
  at: string | undefined
  identity: string | undefined
}

function wantedOf(
  { positionals: [archive], text }: ParsedArguments,
  { BACKUP_URL }: Pick<Env, 'BACKUP_URL'>,
): Wanted {
  const [from, at] = [archive ?? text('from') ?? BACKUP_URL, text('at')]
  if (from === undefined)
    throw new UsageError('Name the archive to restore or a set with --from, or set BACKUP_URL')
  if (at !== undefined && (!isRun(at) || from.endsWith(archiveEnding)))
    throw new UsageError('--at takes a backup of a set, 14 digits as "backup list" names them')
  return { from: from.startsWith('s3://') ? from : resolve(from), at, identity: text('identity') }
}

/** Works with one run of a set, the newest unless named. */
async function withRun<T>(
  { from, at, identity }: Wanted,
  work: (
    set: Awaited<ReturnType<typeof openSetToRead>>,
    run: string,
    manifest: Awaited<ReturnType<typeof readManifest>>,
  ) => Promise<T>,
): Promise<T> {
  const set = await openSetToRead(from, identity)
  try {
    const run = at ?? (await listRuns(set.store)).at(-1)
    if (run === undefined)
      throw new CommandFailure(`The set in ${set.store.place} holds no backup yet.`)
    return await work(set, run, await readManifest(set.store, run))
  } finally {
    await set.store.close()
  }
}

function sampleOf(text: string | undefined): number {
  if (text === undefined) return rehearsedPhotos
  if (text === 'all') return Infinity
  if (!/^\d{1,7}$/.test(text)) throw new UsageError(`--photos takes a number or "all", not ${text}`)
  return Number(text)
}

async function rehearsal(
  wanted: Wanted,
  settings: Env,
  photos: string | undefined,
  { print }: Output,
): Promise<void> {
  if (wanted.from.endsWith(archiveEnding))
    throw new UsageError('Sets are rehearsed; for an archive there is "backup verify"')
  const sample = sampleOf(photos)
  await withRun(wanted, async (set, run, manifest) => {
    const begun = performance.now()
    const { rows, compared } = await rehearse(set, manifest, settings, sample)
    const seconds = Math.ceil((performance.now() - begun) / 1_000)
    print(
      `${run} can be restored: ${whole(rows.complaints)} complaints, ${whole(rows.complaint_history)} steps of their history ` +
        `and ${whole(rows.photos)} photos as the manifest says; ${whole(compared)} photos opened and compared; ${seconds} s.`,
    )
    await noteRehearsal(set.store, { run, at: new Date().toISOString() }).catch(
      (error: unknown) => {
        if (!(error instanceof CommandFailure)) throw error
        print(
          `The rehearsal could not be noted in the set, so the portal's measurements will not show it: ${error.message}`,
        )
      },
    )
  })
}

interface Put extends Restored {
  line: string
  /** Photos that were not there when the backup was made. */
  lostBefore: number
}

async function put(wanted: Wanted, settings: Env, isForced: boolean): Promise<Put> {
  const options = { isForced, now: new Date() }
  if (wanted.from.endsWith(archiveEnding)) {
    const { manifest, ...restored } = await restoreBackup(wanted.from, settings, options)
    return {
      ...restored,
      lostBefore: 0,
      line:
        `${contentsLine({ tables: manifest.tables, photos: manifest.files.length - 1, missing: manifest.missingPhotos.length })}; ` +
        `made ${manifest.createdAt}.`,
    }
  }
  return withRun(wanted, async (set, _, manifest) => {
    const restored = await restoreFrom(setSource(set, manifest), settings, options)
    return {
      ...restored,
      lostBefore: manifest.photos.missing.count + manifest.photos.damaged.count,
      line: `${runLine(manifest)}; made ${manifest.createdAt}.`,
    }
  })
}

/** Puts a backup back and brings it up to date, or rehearses that. @throws UsageError, CommandFailure, StartError */
export async function restorePortal(flags: ParsedArguments, output: Output): Promise<void> {
  const settings = ownSettings()
  const wanted = wantedOf(flags, settings)
  if (flags.isSet('rehearse')) return rehearsal(wanted, settings, flags.text('photos'), output)
  if (flags.text('photos') !== undefined) throw new UsageError('--photos belongs to --rehearse')
  const { keptAs, lost, lostBefore, line } = await put(wanted, settings, flags.isSet('force'))
  const db = await openPreparedDatabase(settings)
  try {
    await leaveGap(db)
  } finally {
    await db.destroy()
  }
  output.print(`Restored: ${line}`)
  if (keptAs !== null)
    output.print(
      `The database that was here before is kept as ${keptAs}; delete it when it is not needed any longer.`,
    )
  if (lost.count > lostBefore)
    throw new CommandFailure(
      `Everything else is back, but ${whole(lost.count - lostBefore)} photos that the backup should ` +
        `hold are not in it or damaged there; among these: ${lost.keys.slice(0, 10).join(', ')}.`,
    )
}
