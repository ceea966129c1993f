import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { ContentError } from './content-error'
import { type Content, type ContentKind, everyKind, type Imported } from './content'
import type { ContentFile } from './content-type'
import { checked, type ReadItem, readJson, readType } from './read-type'

const tagNames = z.record(z.string().max(20), z.string().min(1))

/** Which names of the folder of a kind are read: all, some, or none. */
export type ChosenNames = (kind: ContentKind) => 'all' | ReadonlySet<string>

/**
 * Reads and checks a content folder: `tags.json`, and for each kind `<kind>/<key>.json` or, for articles, `<kind>/<key>/{id,en}.md`.
 * @throws ContentError on the first file that is wrong; nothing is half read
 */
export function readContent(folder: string, chosen: ChosenNames = () => 'all'): Content {
  const tagFile = join(folder, 'tags.json')
  if (!existsSync(tagFile)) throw new ContentError(`${tagFile}: is missing`)
  const tags = checked(tagNames, readJson(tagFile).value, tagFile)
  const read = new Map<ContentKind, ReadItem<ContentFile>[]>(
    everyKind.map(({ kind, type }) => [kind, readType(folder, type, tags, chosen(kind))]),
  )
  const items = Object.fromEntries(
    [...read].map(([kind, found]) => [
      kind,
      found.map(({ file, hash }): Imported<ContentFile> => ({ ...file, hash })),
    ]),
  ) as Content['items']
  const sources = new Map(
    [...read].map(([kind, found]) => [
      kind,
      found.flatMap(({ hash, sources: texts }) =>
        texts.map((text) => ({ content_hash: hash, ...text })),
      ),
    ]),
  )
  return { items, tags, sources }
}
