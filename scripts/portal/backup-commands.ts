import { existsSync, statSync } from 'node:fs'
import { readdir, unlink } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { verifyArchive } from './backup/archive-reader'
import type { Manifest } from './backup/manifest'
import { noteJob } from './backup/note-jobs'
import { writeBackup } from './backup/write-backup'
import { contentsLine, ownSettings, whole } from './backup-contents'
import { backupToSet } from './backup-set-commands'
import { CommandFailure, type Output, UsageError } from './output'
import type { ParsedArguments } from './parse-arguments'

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

/** `backup`: a run of the set of BACKUP_URL, or an archive in a file or folder. @throws UsageError, CommandFailure, StartError */
export async function writeBackups(given: ParsedArguments, output: Output): Promise<void> {
  const { print } = output
  const [target] = given.positionals
  const kept = given.number('keep')
  if (target === undefined && kept === undefined) return backupToSet(output)
  if (target === undefined) throw new UsageError('--keep needs a folder')
  const settings = ownSettings()
  const now = new Date()
  const isFolder = existsSync(target) && statSync(target).isDirectory()
  if (!isFolder && kept !== undefined) throw new UsageError('--keep needs a folder')
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
      `Everything else is saved, but ${whole(damagedPhotos.length)} photos are damaged (they differ from their checksums): ` +
        `${damagedPhotos.slice(0, 10).join(', ')}. No older backup was removed; look for them there.`,
    )
  await noteJob(settings, 'backup', now.toISOString())
  if (kept !== undefined) print(`${await removeOldest(target, kept)} older backups removed.`)
}

/** Reads a whole archive again. @throws CommandFailure */
export async function verifyBackup(
  { positionals: [file = ''] }: ParsedArguments,
  { print }: Output,
): Promise<void> {
  const manifest = await verifyArchive(file)
  print(
    `${file} is whole: ${contents(manifest)}; made ${manifest.createdAt} by portal ${manifest.portal} (${manifest.dialect}, ${manifest.schema}).`,
  )
}
