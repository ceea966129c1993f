import { existsSync, readFileSync, statSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import type { DraftFiles } from '@/lib/server/content/draft-content'
import type { DraftKind } from '@/lib/server/content/draft-kinds'
import { CommandFailure, UsageError } from './output'

export interface GivenDraft {
  kind: DraftKind
  files: DraftFiles
}

const texts = ['id.md', 'en.md']

function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    throw new CommandFailure(`${path}: cannot be read`)
  }
}

/**
 * The files of one draft, as a content folder holds them: a service is a JSON file, an article a folder with `id.md` and perhaps `en.md`, or one of the two.
 * @throws CommandFailure when there is no such file, UsageError when it is of no kind that can be drafted
 */
export function draftFilesAt(given: string): GivenDraft {
  const path = resolve(given)
  if (!existsSync(path)) throw new CommandFailure(`${given}: is not there`)
  if (path.endsWith('.json'))
    return { kind: 'services', files: [{ file: basename(path), text: readText(path) }] }
  const folder = statSync(path).isDirectory()
    ? path
    : texts.includes(basename(path))
      ? dirname(path)
      : null
  if (folder === null)
    throw new UsageError(`${given}: give a service's JSON file, or an article's folder with id.md`)
  const found = texts.filter((text) => existsSync(join(folder, text)))
  if (!found.includes('id.md')) throw new CommandFailure(`${given}: has no id.md`)
  return {
    kind: 'news',
    files: found.map((text) => ({
      file: `${basename(folder)}/${text}`,
      text: readText(join(folder, text)),
    })),
  }
}
