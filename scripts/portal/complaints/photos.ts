import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { HandledComplaintDetail } from '@/lib/schemas/complaint-handling'
import type { HandlingPort } from '@/lib/server/complaints/ports'
import { fileEnding } from '@/lib/server/media/file-type'
import { CommandFailure, type Output } from '../output'
import type { ParsedArguments } from '../parse-arguments'
import { openViewer, viewerName } from './open-viewer'
import { withHandling } from './with-handling'

interface NamedPhoto {
  id: string
  /** Of its file, without the ending. */
  name: string
}

/** All photos of a complaint and of its steps, with names that tell which is which. */
function photosOf({
  complaint_number: number,
  photos,
  steps,
}: HandledComplaintDetail): NamedPhoto[] {
  const evidence = steps.flatMap(({ step, evidences }) =>
    evidences.map(({ id, held_reason: held }, index) => ({
      id,
      name: `${number}-step-${step}-evidence-${index + 1}${held === null ? '' : '-hidden'}`,
    })),
  )
  return [
    ...photos.map(({ id }, index) => ({ id, name: `${number}-photo-${index + 1}` })),
    ...evidence,
  ]
}

/** Photos show where people live: folders and files are for their owner alone. */
async function folderFor(flags: ParsedArguments, number: string): Promise<string> {
  const given = flags.text('save')
  if (given === undefined) return mkdtemp(join(tmpdir(), `${number}-`))
  const folder = resolve(given)
  await mkdir(folder, { recursive: true, mode: 0o700 }).catch(() => {
    throw new CommandFailure(`${given}: cannot be made`)
  })
  return folder
}

/** Writes a photo to a new file. @returns its path @throws CommandFailure when it is there already or cannot be written */
async function writePhoto(path: string, bytes: Uint8Array): Promise<string> {
  await writeFile(path, bytes, { flag: 'wx', mode: 0o600 }).catch((error: unknown) => {
    throw new CommandFailure(
      `${path}: ${error instanceof Error && 'code' in error && error.code === 'EEXIST' ? 'is there already; give another folder' : 'cannot be written'}`,
    )
  })
  return path
}

async function wantedPhotos(
  handling: HandlingPort,
  number: string,
  photoId: string | undefined,
): Promise<NamedPhoto[]> {
  // Photos are no contacts: nothing is read here that the record of reads is about.
  const complaint = await handling.show(number, null)
  if (!complaint) throw new CommandFailure(`There is no complaint ${number}`)
  const all = photosOf(complaint)
  if (photoId === undefined) return all
  // Evidence that waits for its move or its second look belongs to no step yet.
  return all.some(({ id }) => id === photoId)
    ? all.filter(({ id }) => id === photoId)
    : [{ id: photoId, name: `${complaint.complaint_number}-evidence-${photoId.slice(0, 8)}` }]
}

/**
 * Saves the photos of a complaint, evidence and hidden ones too, and prints their paths; with --open the desktop shows them. Never over a
 * file; without --save into a new folder of the system for temporary files.
 * @throws CommandFailure, StartError
 */
export async function savePhotos(flags: ParsedArguments, { print }: Output): Promise<void> {
  const [number = '', photoId] = flags.positionals
  const paths = await withHandling(number, async (handling) => {
    const photos = await wantedPhotos(handling, number, photoId)
    const folder = photos.length === 0 ? '' : await folderFor(flags, number)
    const written: string[] = []
    for (const { id, name } of photos) {
      const photo = await handling.photo(number, id)
      if (!photo) throw new CommandFailure(`There is no photo ${id} of ${number}`)
      written.push(
        await writePhoto(join(folder, `${name}.${fileEnding(photo.contentType)}`), photo.bytes),
      )
      print(written.at(-1) ?? '')
    }
    return written
  })
  if (paths.length === 0) print('No photos.')
  if (!flags.isSet('open')) return
  for (const path of paths)
    if (!(await openViewer(path)))
      throw new CommandFailure(`${viewerName()} cannot be started; the photos are saved`)
}
