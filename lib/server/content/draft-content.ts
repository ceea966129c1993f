import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, sep } from 'node:path'
import type { Kysely } from 'kysely'
import { z } from 'zod'
import type { Locale } from '@/lib/i18n/locales'
import { jakartaDay } from '@/lib/jakarta'
import { isRecord } from '@/lib/json'
import type { Database } from '@/lib/server/db/types'
import { type Content, type ContentKind, type Imported } from './content'
import { ContentError } from './content-error'
import type { ContentFile, ContentType } from './content-type'
import { readContent } from './read-content'
import { contentTypes } from './types'
import type { ItemName } from './withdrawn'

/**
 * The files of one item, as `content_sources` hold them: paths within the folder of the kind. Of a file that is a list the text is the item
 * alone, as JSON, and `position` its place there.
 */
export const draftFiles = z
  .array(
    z.strictObject({
      file: z.string().min(1),
      // Drafts of earlier releases lack it.
      position: z.number().int().nullable().default(null),
      text: z.string(),
    }),
  )
  .min(1)
export type DraftFiles = z.output<typeof draftFiles>

/** A draft as the importer reads it. */
export interface ReadDraft {
  kind: ContentKind
  id: number
  /** What editors call it: its Indonesian title or name. */
  title: string
  /** Address of an item that is not there yet; one that is keeps its own. */
  newSlug: string
  hash: string
  files: DraftFiles
  item: Imported<ContentFile>
  content: Content
}

/** The definition of a kind, as those see it that treat all kinds alike. */
export const typeOf = (kind: ContentKind): ContentType => contentTypes[kind]

/** English names of the stored tags by their Indonesian ones, as a content folder gives them. */
export async function storedTags(db: Kysely<Database>): Promise<Record<string, string>> {
  const tags = await db.selectFrom('tags').select(['name_id', 'name_en']).orderBy('id').execute()
  return Object.fromEntries(tags.map((tag) => [tag.name_id, tag.name_en]))
}

type WrittenFile = z.input<typeof draftFiles>[number]

/** Runs the importer's own reader over a folder that holds some files alone, so that they are judged as an import would judge them. */
function readAlone(
  kind: ContentKind,
  files: readonly WrittenFile[],
  tags: Record<string, string>,
): Content {
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

const titleNames = ['service_name', 'title', 'name']

const textsOf = { id: 'indonesian', en: 'english' } as const satisfies Record<Locale, string>

/** Title or name of an item in a language, as its editors wrote it; null when they wrote none. */
export function titleIn(file: ContentFile, locale: Locale): string | null {
  const fields: Record<string, unknown> = { ...file }
  const own = fields[textsOf[locale]]
  const texts = isRecord(own) ? own : fields
  for (const name of titleNames) {
    const value = texts[name]
    const text = isRecord(value) ? value[locale] : value
    if (typeof text === 'string' && text !== '') return text
  }
  return null
}

/** One item of what was read, with the files that are its own. */
function draftOf(
  kind: ContentKind,
  item: Imported<ContentFile>,
  files: DraftFiles,
  { items, tags }: Content,
): ReadDraft {
  const type = typeOf(kind)
  const { title, sortTitle } = type.keys(item, jakartaDay(new Date()))
  const sources = files.map((file) => ({ content_hash: item.hash, ...file }))
  return {
    kind,
    id: item.id,
    title: titleIn(item, 'id') ?? title ?? sortTitle.id,
    newSlug: type.slug(item),
    hash: item.hash,
    files,
    item,
    content: {
      items: { ...items, [kind]: [item] },
      tags,
      sources: new Map([[kind, sources]]),
    },
  }
}

/**
 * Reads and checks files as editors write them: one item, or all of a file that is a list.
 * @throws ContentError naming the wrong file and field
 */
export function readDrafts(
  kind: ContentKind,
  files: readonly WrittenFile[],
  tags: Record<string, string>,
): ReadDraft[] {
  const content = readAlone(kind, files, tags)
  const sources = content.sources.get(kind) ?? []
  const drafts = content.items[kind].map((item) => {
    const own = sources.filter((source) => source.content_hash === item.hash)
    return draftOf(
      kind,
      item,
      own.map(({ file, position, text }) => ({ file, position, text })),
      content,
    )
  })
  if (drafts.length === 0) throw new ContentError(`${files[0]?.file ?? kind}: holds no item`)
  return drafts
}

/** Reads and checks the files of one item as the portal keeps them. @throws ContentError naming the wrong file and field */
export function readDraft(
  kind: ContentKind,
  given: readonly WrittenFile[],
  tags: Record<string, string>,
): ReadDraft {
  const files = draftFiles.parse(given)
  const isList = typeOf(kind).form === 'list'
  const written = files.map(({ file, text }) => ({ file, text: isList ? `[${text}]` : text }))
  const content = readAlone(kind, written, tags)
  const [item] = content.items[kind]
  if (!item) throw new ContentError(`${files[0]?.file ?? kind}: holds no item`)
  return draftOf(kind, item, files, content)
}

/** The files of the live version, as its editor wrote them; none when there is no such item, or its source was not stored. */
export function liveFiles(db: Kysely<Database>, { kind, id }: ItemName): Promise<DraftFiles> {
  return db
    .selectFrom('content_sources')
    .innerJoin('content_items', (join) =>
      join
        .onRef('content_items.kind', '=', 'content_sources.kind')
        .onRef('content_items.content_hash', '=', 'content_sources.content_hash'),
    )
    .select(['content_sources.file', 'content_sources.position', 'content_sources.text'])
    .where('content_items.kind', '=', kind)
    .where('content_items.id', '=', id)
    .orderBy('content_sources.file')
    .execute()
}

/** The live version of an item as its editor wrote it; null when there is none, or its source was not stored. */
export async function liveContent(
  db: Kysely<Database>,
  item: ItemName,
): Promise<ContentFile | null> {
  const files = await liveFiles(db, item)
  return files.length === 0 ? null : readDraft(item.kind, files, await storedTags(db)).item
}
