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

interface NamedFile {
  id: string
  /** Without the ending. */
  name: string
}

/** All photos of a complaint, photos and documents of its steps, with names that tell which is which. */
function filesOf({ complaint_number: number, photos, steps }: HandledComplaintDetail): NamedFile[] {
  const attached = steps.flatMap(({ step, evidences, documents }) => [
    ...evidences.map(({ id, held_reason: held }, index) => ({
      id,
      name: `${number}-step-${step}-evidence-${index + 1}${held === null ? '' : '-hidden'}`,
    })),
    ...documents.map(({ id }, index) => ({
      id,
      name: `${number}-step-${step}-document-${index + 1}`,
    })),
  ])
  return [
    ...photos.map(({ id }, index) => ({ id, name: `${number}-photo-${index + 1}` })),
    ...attached,
  ]
}

/** Photos show where people live, documents who they are: folders and files are for their owner alone. */
async function folderFor(flags: ParsedArguments, number: string): Promise<string> {
  const given = flags.text('save')
  if (given === undefined) return mkdtemp(join(tmpdir(), `${number}-`))
  const folder = resolve(given)
  await mkdir(folder, { recursive: true, mode: 0o700 }).catch(() => {
    throw new CommandFailure(`${given}: cannot be made`)
  })
  return folder
}

/** Writes a photo or document to a new file. @returns its path @throws CommandFailure when it is there already or cannot be written */
async function writeNew(path: string, bytes: Uint8Array): Promise<string> {
  await writeFile(path, bytes, { flag: 'wx', mode: 0o600 }).catch((error: unknown) => {
    throw new CommandFailure(
      `${path}: ${error instanceof Error && 'code' in error && error.code === 'EEXIST' ? 'is there already; give another folder' : 'cannot be written'}`,
    )
  })
  return path
}

async function wantedFiles(
  handling: HandlingPort,
  number: string,
  wantedId: string | undefined,
): Promise<NamedFile[]> {
  // Photos and documents are no contacts: nothing is read here that the record of reads is about.
  const complaint = await handling.show(number, null)
  if (!complaint) throw new CommandFailure(`There is no complaint ${number}`)
  const all = filesOf(complaint)
  if (wantedId === undefined) return all
  const wanted = all.filter(({ id }) => id === wantedId)
  // What waits for its move or its second look belongs to no step yet.
  const name = `${complaint.complaint_number}-waiting-${wantedId.slice(0, 8)}`
  return wanted.length > 0 ? wanted : [{ id: wantedId, name }]
}

/**
 * Saves the photos and documents of a complaint, evidence and hidden ones too, and prints their paths; with --open the desktop shows them.
 * Never over a file; without --save into a new folder of the system for temporary files.
 * @throws CommandFailure, StartError
 */
export async function saveFiles(flags: ParsedArguments, { print }: Output): Promise<void> {
  const [number = '', wantedId] = flags.positionals
  const paths = await withHandling(number, async (handling) => {
    const files = await wantedFiles(handling, number, wantedId)
    const folder = files.length === 0 ? '' : await folderFor(flags, number)
    const written: string[] = []
    for (const { id, name } of files) {
      const file = (await handling.photo(number, id)) ?? (await handling.document(number, id))
      if (!file) throw new CommandFailure(`There is no photo or document ${id} of ${number}`)
      written.push(
        await writeNew(join(folder, `${name}.${fileEnding(file.contentType)}`), file.bytes),
      )
      print(written.at(-1) ?? '')
    }
    return written
  })
  if (paths.length === 0) print('No photos and no documents.')
  if (!flags.isSet('open')) return
  for (const path of paths)
    if (!(await openViewer(path)))
      throw new CommandFailure(`${viewerName()} cannot be started; the files are saved`)
}
