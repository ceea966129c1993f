import { existsSync, statSync } from 'node:fs'
import { readdir, unlink } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { verifyArchive } from './backup/archive-reader'
import type { Manifest } from './backup/manifest'
import { noteJob } from './backup/note-jobs'
import { writeBackup } from './backup/write-backup'
import { contentsLine, ownSettings, whole } from './backup-contents'
import { backupToSet, listBackups } from './backup-set-commands'
import { readFlags } from './complaints/read-flags'
import { CommandFailure, type Output, UsageError } from './output'

const archiveName = /^portal-jabar-\d{14}\.tar\.gz$/
const stamp = (now: Date) => now.toISOString().replace(/\D/g, '').slice(0, 14)
const contents = ({ tables, files, missingPhotos }: Manifest) =>
  contentsLine({ tables, photos: files.length - 1, missing: missingPhotos.length })

/** Removes the oldest archives of a folder that carry the command's own names. @returns how many */
async function removeOldest(folder: string, kept: number): Promise<number> {
  const old = (await readdir(folder))
    .filter((name) => archiveName.test(name))
    .sort()
    .slice(0, -kept)
  for (const name of old) await unlink(join(folder, name))
  return old.length
}

function keepOf(flag: string | undefined, value: string | undefined): number | null {
  if (flag === undefined) return null
  if (flag !== '--keep' || value === undefined || !/^[1-9]\d{0,3}$/.test(value))
    throw new UsageError(
      `"backup" takes a file or folder and --keep with a number, not ${flag} ${value ?? ''}`.trimEnd(),
    )
  return Number(value)
}

async function backup(
  [target, flag, value, more]: readonly string[],
  { print }: Output,
): Promise<void> {
  if (target === undefined || target.startsWith('--'))
    throw new UsageError('Name a file or folder for the backup')
  if (more !== undefined) throw new UsageError(`"backup" takes no ${more}`)
  const kept = keepOf(flag, value)
  const settings = ownSettings()
  const now = new Date()
  const isFolder = existsSync(target) && statSync(target).isDirectory()
  if (!isFolder && kept !== null) throw new UsageError('--keep needs a folder')
  if (!isFolder && !target.endsWith('.tar.gz'))
    throw new UsageError(`${target} is no folder and does not end in .tar.gz`)
  const file = resolve(isFolder ? join(target, `portal-jabar-${stamp(now)}.tar.gz`) : target)
  if (existsSync(file)) throw new CommandFailure(`${file} exists already; give another name.`)
  const manifest = await writeBackup(file, settings, now)
  print(`${file}: ${contents(manifest)}, ${whole(Math.ceil(statSync(file).size / 1_024))} KiB.`)
  // An older backup may hold what is damaged now.
  const { damagedPhotos } = manifest
  if (damagedPhotos.length > 0)
    throw new CommandFailure(
      `Everything else is saved, but ${whole(damagedPhotos.length)} photos are damaged (they differ from their checksums): ${damagedPhotos.slice(0, 10).join(', ')}. No older backup was removed; look for them there.`,
    )
  await noteJob(settings, 'backup', now.toISOString())
  if (kept !== null) print(`${await removeOldest(target, kept)} older backups removed.`)
}

async function verify([file, more]: readonly string[], { print }: Output): Promise<void> {
  if (file === undefined || more !== undefined) throw new UsageError('Name one archive')
  const manifest = await verifyArchive(file)
  print(
    `${file} is whole: ${contents(manifest)}; made ${manifest.createdAt} by portal ${manifest.portal} (${manifest.dialect}, ${manifest.schema}).`,
  )
}

/** `backup …`. @throws UsageError, CommandFailure, StartError */
export function runBackup(args: readonly string[], output: Output): Promise<void> {
  const [action, ...rest] = args
  if (action === undefined) return backupToSet(output)
  if (action === 'list')
    return listBackups(readFlags(rest, { from: { type: 'string' } }, []).text('from'), output)
  return action === 'verify' ? verify(rest, output) : backup(args, output)
}
