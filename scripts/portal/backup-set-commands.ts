import { noteJob } from './backup/note-jobs'
import { openSetToList, openSetToWrite } from './backup/set/open-set'
import { prune } from './backup/set/prune'
import { lastRehearsal } from './backup/set/rehearsal-note'
import { listRuns, readManifest, type RunManifest } from './backup/set/run'
import { writeRun } from './backup/set/write-run'
import { contentsLine, ownSettings, whole } from './backup-contents'
import { CommandFailure, type Output, UsageError } from './output'
import type { ParsedArguments } from './parse-arguments'

const mebibytes = (bytes: number) =>
  `${(bytes / 1_048_576).toLocaleString('en-US', { maximumFractionDigits: 1 })} MiB`

export const runLine = ({
  tables,
  photos: { count, missing, damaged },
}: Pick<RunManifest, 'tables' | 'photos'>) =>
  contentsLine({ tables, photos: count - missing.count - damaged.count, missing: missing.count })

/** Adds a run to the set of BACKUP_URL. @throws UsageError, CommandFailure */
export async function backupToSet({ print }: Output): Promise<void> {
  const settings = ownSettings()
  if (settings.BACKUP_URL === undefined)
    throw new UsageError('Name a file or folder for the backup, or set BACKUP_URL')
  const now = new Date()
  const set = await openSetToWrite(settings.BACKUP_URL, settings.BACKUP_RECIPIENT)
  try {
    if (set.isNew) print(`A new set is begun in ${set.store.place}.`)
    if (set.seal.ending === '')
      print(
        'The set is not encrypted: whoever reads its disk reads names and phone numbers. BACKUP_RECIPIENT encrypts.',
      )
    await writeRun(
      set,
      settings,
      now,
      async ({ run, manifest, copied, newlyDamaged, unreferencedFile }) => {
        print(
          `${run}: ${runLine(manifest)}; ${whole(copied)} photos were new, the database took ${mebibytes(manifest.database.stored)}.`,
        )
        await noteJob(settings, 'backup', now.toISOString())
        const rehearsal = await lastRehearsal(set.store)
        if (rehearsal) await noteJob(settings, 'rehearsal', rehearsal.at)
        const { runs, photos } = await prune(set, unreferencedFile, now)
        if (runs + photos > 0)
          print(
            `${whole(runs)} older backups and ${whole(photos)} photos that no backup needs any longer were removed.`,
          )
        const { damaged } = manifest.photos
        if (damaged.count > 0)
          print(
            `${whole(damaged.count)} photos are damaged in the portal's store and not in the set: ${damaged.keys.slice(0, 10).join(', ')}.`,
          )
        // Told once; a failure every hour for the same photo would hide the next.
        if (newlyDamaged.length > 0)
          throw new CommandFailure(
            `Everything else is saved, but ${whole(newlyDamaged.length)} photos are newly ` +
              `damaged (they differ from their checksums): ${newlyDamaged.slice(0, 10).join(', ')}.`,
          )
      },
    )
  } finally {
    await set.store.close()
  }
}

/** `backup list`: the runs of a set, oldest first. @throws UsageError, CommandFailure */
export async function listBackups({ text }: ParsedArguments, { print }: Output): Promise<void> {
  const url = text('from') ?? ownSettings().BACKUP_URL
  if (url === undefined) throw new UsageError('Name a set with --from, or set BACKUP_URL')
  const { store, recipient } = await openSetToList(url)
  try {
    const runs = await listRuns(store)
    for (const run of runs) {
      const manifest = await readManifest(store, run)
      print(
        `${run}  ${runLine(manifest)}, ${manifest.dialect}, ${manifest.schema}, database ${mebibytes(manifest.database.stored)}`,
      )
    }
    const rehearsal = await lastRehearsal(store)
    print(
      `${whole(runs.length)} backups in ${store.place}, ` +
        `${recipient === null ? 'not encrypted' : `encrypted to ${recipient}`}; last rehearsal ${rehearsal?.at ?? 'never'}.`,
    )
  } finally {
    await store.close()
  }
}
