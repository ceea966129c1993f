import { readFile, stat } from 'node:fs/promises'
import { basename } from 'node:path'
import { isProblem } from '@/lib/errors'
import { photoMaxBytes } from '@/lib/schemas/complaints'
import type { HandlingPort } from '@/lib/server/complaints/ports'
import { CommandFailure, type Output } from '../output'

interface Photo {
  bytes: Uint8Array
  originalName: string
}

/** Reads photos before anything is written. @throws CommandFailure naming the first file that is missing or too large */
export async function readPhotos(paths: readonly string[]): Promise<Photo[]> {
  const photos: Photo[] = []
  for (const path of paths) {
    try {
      if ((await stat(path)).size > photoMaxBytes)
        throw new CommandFailure(`${path}: is larger than 1 MiB`)
      photos.push({ bytes: await readFile(path), originalName: basename(path) })
    } catch (error) {
      if (error instanceof CommandFailure) throw error
      throw new CommandFailure(`${path}: cannot be read`)
    }
  }
  return photos
}

/**
 * Uploads photos as evidence for the action that follows and says which of them stay hidden until a second look.
 * @returns their ids @throws CommandFailure naming a file that is no photo; Problem as `HandlingPort.addEvidence`
 */
export async function uploadPhotos(
  handling: HandlingPort,
  number: string,
  photos: readonly Photo[],
  actor: string,
  { print }: Output,
): Promise<string[]> {
  const ids: string[] = []
  for (const photo of photos) {
    try {
      const { id, is_held: isHeld } = await handling.addEvidence(number, photo, actor)
      if (isHeld)
        print(
          `${photo.originalName} resembles an earlier photo and stays hidden until another officer runs: complaints review ${number} ${id} --accept`,
        )
      ids.push(id)
    } catch (error) {
      if (isProblem(error) && error.code === 'UNSUPPORTED_MEDIA_TYPE')
        throw new CommandFailure(`${photo.originalName}: is no readable JPEG or PNG`)
      throw error
    }
  }
  return ids
}
