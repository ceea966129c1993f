import { existsSync, statSync } from 'node:fs'
import { readdir, unlink } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { env } from '@/lib/env'
import { openDatabase } from '@/lib/server/db/open'
import { openPreparedDatabase } from '@/lib/server/embedded/prepare-database'
import { contentKinds } from '@/lib/server/seed/content-kinds'
import { verifyArchive } from './backup/archive-reader'
import type { Manifest } from './backup/manifest'
import { restoreBackup } from './backup/restore-backup'
import { writeBackup } from './backup/write-backup'
import { CommandFailure, type Output, UsageError } from './output'

export const backupHelp = `
  npm run portal -- backup <file.tar.gz | folder> [--keep <number>]
      Writes the database and all photos, as they are at one moment, into one archive while the portal runs. In a folder the archive gets
      a name with the time; with --keep only that many of the newest stay there. Keep it as safe as the portal's own data.
  npm run portal -- backup verify <file.tar.gz>
      Reads a whole archive and compares every file with its checksum.
  npm run portal -- restore <file.tar.gz> [--force]
      Puts an archive in the place that the settings name, with the portal stopped. Checks all of it before anything is touched, refuses
      an archive of a newer portal, and replaces a portal that is there only with --force.`

const archiveName = /^portal-jabar-\d{14}\.tar\.gz$/
const stamp = (now: Date) => now.toISOString().replace(/\D/g, '').slice(0, 14)
const whole = (count: number) => count.toLocaleString('en-US')

/** A remote portal keeps the data; there is nothing here. @throws CommandFailure */
function ownSettings() {
  const settings = env()
  if (settings.PORTAL_API_URL) throw new CommandFailure('PORTAL_API_URL is set: this portal keeps nothing of its own; run the command where that address is served.')
  return settings
}

const contentTables: ReadonlySet<string> = new Set(Object.values(contentKinds).map(({ table }) => table))

function contents({ tables, files, missingPhotos }: Manifest): string {
  const items = Object.entries(tables).reduce((sum, [table, rows]) => sum + (contentTables.has(table) ? rows : 0), 0)
  const missing = missingPhotos.length === 0 ? '' : ` (${whole(missingPhotos.length)} more were no longer there)`
  return `${whole(tables.complaints ?? 0)} complaints, ${whole(files.length - 1)} photos${missing}, ${whole(items)} content items`
}

/** Removes the oldest archives of a folder that carry the command's own names. @returns how many */
async function removeOldest(folder: string, kept: number): Promise<number> {
  const old = (await readdir(folder)).filter((name) => archiveName.test(name)).sort().slice(0, -kept)
  for (const name of old) await unlink(join(folder, name))
  return old.length
}

function keepOf(flag: string | undefined, value: string | undefined): number | null {
  if (flag === undefined) return null
  if (flag !== '--keep' || value === undefined || !/^[1-9]\d{0,3}$/.test(value)) throw new UsageError(`"backup" takes a file or folder and --keep with a number, not ${flag} ${value ?? ''}`.trimEnd())
  return Number(value)
}

/** Notes a whole backup among the jobs, so that the measurements of the running portal show its age. */
async function noteBackup(settings: ReturnType<typeof ownSettings>, now: Date): Promise<void> {
  const db = openDatabase(settings)
  const run = { name: 'backup', started_at: now.toISOString() }
  try {
    await db.insertInto('job_runs').values(run).onConflict((conflict) => conflict.column('name').doUpdateSet({ started_at: run.started_at })).execute()
  } catch {
    // The archive is whole; a database that takes no writes just now is told about elsewhere.
  } finally {
    await db.destroy()
  }
}

async function backup([target, flag, value, more]: readonly string[], { print }: Output): Promise<void> {
  if (target === undefined || target.startsWith('--')) throw new UsageError('Name a file or folder for the backup')
  if (more !== undefined) throw new UsageError(`"backup" takes no ${more}`)
  const kept = keepOf(flag, value)
  const settings = ownSettings()
  const now = new Date()
  const isFolder = existsSync(target) && statSync(target).isDirectory()
  if (!isFolder && kept !== null) throw new UsageError('--keep needs a folder')
  if (!isFolder && !target.endsWith('.tar.gz')) throw new UsageError(`${target} is no folder and does not end in .tar.gz`)
  const file = resolve(isFolder ? join(target, `portal-jabar-${stamp(now)}.tar.gz`) : target)
  if (existsSync(file)) throw new CommandFailure(`${file} exists already; give another name.`)
  const manifest = await writeBackup(file, settings, now)
  print(`${file}: ${contents(manifest)}, ${whole(Math.ceil(statSync(file).size / 1_024))} KiB.`)
  // An older backup may hold what is damaged now.
  const { damagedPhotos } = manifest
  if (damagedPhotos.length > 0) throw new CommandFailure(`Everything else is saved, but ${whole(damagedPhotos.length)} photos are damaged (they differ from their checksums): ${damagedPhotos.slice(0, 10).join(', ')}. No older backup was removed; look for them there.`)
  await noteBackup(settings, now)
  if (kept !== null) print(`${await removeOldest(target, kept)} older backups removed.`)
}

async function verify([file, more]: readonly string[], { print }: Output): Promise<void> {
  if (file === undefined || more !== undefined) throw new UsageError('Name one archive')
  const manifest = await verifyArchive(file)
  print(`${file} is whole: ${contents(manifest)}; made ${manifest.createdAt} by portal ${manifest.portal} (${manifest.dialect}, ${manifest.schema}).`)
}

/** `backup …` and `backup verify …`. @throws UsageError, CommandFailure, StartError */
export const runBackup = (args: readonly string[], output: Output) => (args[0] === 'verify' ? verify(args.slice(1), output) : backup(args, output))

/** Puts a backup back and brings it up to date. @throws UsageError, CommandFailure, StartError */
export async function runRestore([file, flag, more]: readonly string[], { print }: Output): Promise<void> {
  if (file === undefined || file.startsWith('--')) throw new UsageError('Name the archive to restore')
  if ((flag !== undefined && flag !== '--force') || more !== undefined) throw new UsageError(`"restore" takes no ${more ?? flag}`)
  const settings = ownSettings()
  const { manifest, keptAs } = await restoreBackup(file, settings, { isForced: flag === '--force', now: new Date() })
  const db = await openPreparedDatabase(settings)
  await db.destroy()
  print(`Restored: ${contents(manifest)}; made ${manifest.createdAt}.`)
  if (keptAs !== null) print(`The database that was here before is kept as ${keptAs}; delete it when it is not needed any longer.`)
}
