import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, sep } from 'node:path'
import type { Kysely } from 'kysely'
import { z } from 'zod'
import { slugOf } from '@/lib/fold'
import type { Database } from '@/lib/server/db/types'
import type { Content } from './content'
import { ContentError } from './content-error'
import type { DraftKind } from './draft-kinds'
import { readContent } from './read-content'
import type { ArticleFile } from './types/news/article-file'
import type { ServiceFile } from '@/lib/schemas/service-file'
import type { ItemName } from './withdrawn'

/** A file of a draft: path within the folder of its kind, and its text. */
export const draftFiles = z
  .array(z.strictObject({ file: z.string().min(1), text: z.string() }))
  .min(1)
export type DraftFiles = z.output<typeof draftFiles>

/** A draft as the importer reads it. */
export interface ReadDraft {
  kind: DraftKind
  id: number
  title: string
  /** Address of an item that is not there yet; one that is keeps its own. */
  newSlug: string
  hash: string
  files: DraftFiles
  item: ServiceFile | ArticleFile
  content: Content
}

/** English names of the stored tags by their Indonesian ones, as a content folder gives them. */
export async function storedTags(db: Kysely<Database>): Promise<Record<string, string>> {
  const tags = await db.selectFrom('tags').select(['name_id', 'name_en']).orderBy('id').execute()
  return Object.fromEntries(tags.map((tag) => [tag.name_id, tag.name_en]))
}

/** Runs the importer's own reader over a folder that holds the draft alone, so that a draft is judged as an import would judge it. */
function readAlone(kind: DraftKind, files: DraftFiles, tags: Record<string, string>): Content {
  const folder = mkdtempSync(join(tmpdir(), 'portal-draft-'))
  try {
    writeFileSync(join(folder, 'tags.json'), JSON.stringify(tags))
    for (const { file, text } of files) {
      const path = join(folder, kind, file)
      if (!path.startsWith(join(folder, kind) + sep))
        throw new ContentError(`${file}: is no name for a content file`)
      mkdirSync(dirname(path), { recursive: true })
      writeFileSync(path, text)
    }
    return readContent(folder)
  } catch (error) {
    // The folder's name says nothing to an editor.
    if (error instanceof ContentError)
      throw new ContentError(error.message.replaceAll(folder + sep, ''), { cause: error })
    throw error
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Reads and checks the files of one draft. @throws ContentError naming the wrong file and field */
export function readDraft(
  kind: DraftKind,
  files: DraftFiles,
  tags: Record<string, string>,
): ReadDraft {
  const content = readAlone(kind, files, tags)
  const [found] = content.items[kind]
  if (!found) throw new ContentError(`${files[0]?.file ?? kind}: holds no item`)
  const title = 'service_name' in found ? found.service_name.id : found.title
  return {
    kind,
    id: found.id,
    title,
    newSlug: slugOf(title, found.id),
    hash: found.hash,
    files,
    item: found,
    content,
  }
}

/** The live version of an item as its editor wrote it; null when there is none, or its source was not stored. */
export async function liveContent(
  db: Kysely<Database>,
  { kind, id }: ItemName,
): Promise<ServiceFile | ArticleFile | null> {
  const files = await db
    .selectFrom('content_sources')
    .innerJoin('content_items', (join) =>
      join
        .onRef('content_items.kind', '=', 'content_sources.kind')
        .onRef('content_items.content_hash', '=', 'content_sources.content_hash'),
    )
    .select(['content_sources.file', 'content_sources.text'])
    .where('content_items.kind', '=', kind)
    .where('content_items.id', '=', id)
    .orderBy('content_sources.file')
    .execute()
  return files.length === 0 ? null : readDraft(kind, files, await storedTags(db)).item
}
