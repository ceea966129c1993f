import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Kysely, sql } from 'kysely'
import { z } from 'zod'
import type { Database } from '@/lib/server/db/types'
import type { Content, ContentSource } from './content'
import { contentParts, kindOf, type ContentPart } from './content-kinds'
import { namesIn } from './content-names'

const batchSize = 25
const hashBatchSize = 200
const list = z.array(z.unknown())

/** The words of one item's file or files, read in the order in which the items were. */
function readPart(
  folder: string,
  part: ContentPart,
  content: Pick<Content, ContentPart>,
): ContentSource[] {
  const { folder: kind, form } = kindOf(part)
  const hashes = content[part].map(({ hash }) => hash)
  let next = 0
  const nextHash = () => hashes[next++] ?? ''
  const textOf = (file: string) => readFileSync(join(folder, kind, file), 'utf8')
  if (form === 'article') {
    return namesIn(join(folder, kind)).flatMap((name) => {
      const hash = nextHash()
      const files = [`${name}/id.md`, `${name}/en.md`].filter((file) =>
        existsSync(join(folder, kind, file)),
      )
      return files.map((file) => ({ content_hash: hash, file, position: null, text: textOf(file) }))
    })
  }
  return namesIn(join(folder, kind), '.json').flatMap((file): ContentSource[] => {
    if (form === 'item')
      return [{ content_hash: nextHash(), file, position: null, text: textOf(file) }]
    return list.parse(JSON.parse(textOf(file))).map((item, position) => ({
      content_hash: nextHash(),
      file,
      position,
      text: JSON.stringify(item),
    }))
  })
}

/** The words of every item of a content folder that has been read, by the folder of its kind. */
export const readSources = (folder: string, content: Pick<Content, ContentPart>) =>
  new Map(contentParts.map((part) => [kindOf(part).folder, readPart(folder, part, content)]))

/** The hashes of the stored items of a part. */
export async function storedHashes(db: Kysely<Database>, part: ContentPart): Promise<Set<string>> {
  const { folder, table } = kindOf(part)
  const ofKind = table === 'content_items' ? sql`where kind = ${folder}` : sql``
  const { rows } = await sql<{ content_hash: string }>`
    select distinct content_hash from ${sql.table(table)} ${ofKind}`.execute(db)
  return new Set(rows.map((row) => row.content_hash))
}

/**
 * Keeps the words of every stored item beside it, as the last part of an import: those of the folder where the item came from it, those of
 * earlier imports where an editor's item was left alone. Words of items that are gone or have changed go.
 */
export async function keepSources(db: Kysely<Database>, content: Content): Promise<void> {
  for (const part of contentParts) {
    const kind = kindOf(part).folder
    const stored = await storedHashes(db, part)
    const rows = await db
      .selectFrom('content_sources')
      .select('content_hash')
      .where('kind', '=', kind)
      .execute()
    const kept = new Set(rows.map((row) => row.content_hash))
    const gone = [...kept].filter((hash) => !stored.has(hash))
    for (let start = 0; start < gone.length; start += hashBatchSize) {
      await db
        .deleteFrom('content_sources')
        .where('kind', '=', kind)
        .where('content_hash', 'in', gone.slice(start, start + hashBatchSize))
        .execute()
    }
    const fresh = (content.sources.get(kind) ?? []).filter(
      ({ content_hash: hash }) => stored.has(hash) && !kept.has(hash),
    )
    for (let start = 0; start < fresh.length; start += batchSize) {
      await db
        .insertInto('content_sources')
        .values(fresh.slice(start, start + batchSize).map((source) => ({ ...source, kind })))
        .execute()
    }
  }
}
