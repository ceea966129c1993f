import { readdirSync, statSync } from 'node:fs'
import { resolve } from 'node:path'
import { ContentError } from '@/lib/server/content/content-error'

/** The whole path of a folder to write files into, which is empty or not there yet. @throws ContentError */
export function newFolder(given: string): string {
  const folder = resolve(given)
  const there = statSync(folder, { throwIfNoEntry: false })
  if (there && !there.isDirectory())
    throw new ContentError(`${folder}: is no folder; give a new one`)
  if (there && readdirSync(folder).length > 0)
    throw new ContentError(`${folder}: is not empty; give a new folder`)
  return folder
}
