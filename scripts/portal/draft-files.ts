import { existsSync, statSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { type ContentKind, everyKind, isContentKind } from '@/lib/server/content/content'
import { typeOf } from '@/lib/server/content/draft-content'
import { readContentFile } from '@/lib/server/content/read-file'
import { CommandFailure, UsageError } from './output'

export interface GivenDraft {
  kind: ContentKind
  files: { file: string; text: string }[]
}

const texts = ['id.md', 'en.md']

/** The kind that was named, or whose folder the file lies in, or else the one that is written in such files most. */
function kindOf(given: string, named: string | undefined, folder: string, isArticle: boolean) {
  if (named !== undefined && !isContentKind(named))
    throw new UsageError(
      `"${named}" is no kind of content (${everyKind.map(({ kind }) => kind).join(', ')})`,
    )
  const inFolder = isContentKind(folder) ? folder : undefined
  const kind = named ?? inFolder ?? (isArticle ? 'news' : 'services')
  if ((typeOf(kind).form === 'article') !== isArticle)
    throw new UsageError(`${given}: ${kind} are not written so`)
  return kind
}

/**
 * The files of a draft, as a content folder holds them: a JSON file, or an article's folder with `id.md` and perhaps `en.md`, or one of the two.
 * @param named kind, where the file lies in no folder of its name; services and news need none
 * @throws CommandFailure when there is no such file, ContentError when it cannot be read, UsageError when it is not of the kind
 */
export function draftFilesAt(given: string, named?: string): GivenDraft {
  const path = resolve(given)
  if (!existsSync(path)) throw new CommandFailure(`${given}: is not there`)
  if (path.endsWith('.json'))
    return {
      kind: kindOf(given, named, basename(dirname(path)), false),
      files: [{ file: basename(path), text: readContentFile(path) }],
    }
  const folder = statSync(path).isDirectory()
    ? path
    : texts.includes(basename(path))
      ? dirname(path)
      : null
  if (folder === null)
    throw new UsageError(`${given}: give a JSON file, or an article's folder with id.md`)
  const found = texts.filter((text) => existsSync(join(folder, text)))
  if (!found.includes('id.md')) throw new CommandFailure(`${given}: has no id.md`)
  return {
    kind: kindOf(given, named, basename(dirname(folder)), true),
    files: found.map((text) => ({
      file: `${basename(folder)}/${text}`,
      text: readContentFile(join(folder, text)),
    })),
  }
}
