import type { Kysely } from 'kysely'
import type { Database } from '@/lib/server/db/types'
import { type ContentSource, type EveryKind, everyKind } from './content'
import { ContentError } from './content-error'
import { storedHashes } from './sources'

/** Files of a content folder: path with slashes → text. */
export type ExportedFiles = Map<string, string>

const asJson = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`

/**
 * Everything that is stored and can be imported, in the files that an import reads: words, order and names are those that editors gave. Counters,
 * complaints and feedback are no content.
 * @param db in a transaction, so that all files tell of the same moment
 * @throws ContentError when an item was stored before the portal kept what editors wrote
 */
export async function exportContent(db: Kysely<Database>): Promise<ExportedFiles> {
  const tags = await db.selectFrom('tags').select(['name_id', 'name_en']).orderBy('id').execute()
  const files: ExportedFiles = new Map([
    ['tags.json', asJson(Object.fromEntries(tags.map((tag) => [tag.name_id, tag.name_en])))],
  ])
  for (const every of everyKind) {
    for (const [file, text] of await exportKind(db, every)) files.set(`${every.kind}/${file}`, text)
  }
  return files
}

async function exportKind(
  db: Kysely<Database>,
  { kind, type: { form } }: EveryKind,
): Promise<ExportedFiles> {
  const stored = await storedHashes(db, kind)
  const rows = await db
    .selectFrom('content_sources')
    .select(['content_hash', 'file', 'position', 'text'])
    .where('kind', '=', kind)
    .orderBy('content_hash')
    .orderBy('file')
    .execute()
  // Earlier releases left the words of examples that were removed.
  const sources = rows.filter((row) => stored.has(row.content_hash))
  const known = new Set(sources.map((source) => source.content_hash))
  const unknown = [...stored].filter((hash) => !known.has(hash)).length
  if (unknown > 0)
    throw new ContentError(
      `${kind}: the words of ${unknown} stored items are not known; import their folder again, then export`,
    )
  return form === 'list' ? joinedLists(sources) : separateFiles(sources)
}

function joinedLists(sources: ContentSource[]): ExportedFiles {
  const names = [...new Set(sources.map(({ file }) => file))].toSorted()
  return new Map(
    names.map((name) => {
      const items = sources.filter(({ file }) => file === name)
      const inOrder = items.toSorted(
        (a, b) => (a.position ?? 0) - (b.position ?? 0) || (a.text < b.text ? -1 : 1),
      )
      return [name, asJson(inOrder.map(({ text }): unknown => JSON.parse(text)))]
    }),
  )
}

/** Two folders may have used one name for two items; the second goes by another then. */
function separateFiles(sources: ContentSource[]): ExportedFiles {
  const files: ExportedFiles = new Map()
  for (const hash of new Set(sources.map((source) => source.content_hash))) {
    const item = sources.filter((source) => source.content_hash === hash)
    let attempt = 1
    while (item.some(({ file }) => files.has(renamed(file, attempt)))) attempt += 1
    for (const { file, text } of item) files.set(renamed(file, attempt), text)
  }
  return files
}

/** `kartu.json` → `kartu-2.json`, `siaga-banjir/id.md` → `siaga-banjir-2/id.md`; the first attempt keeps the name. */
const renamed = (file: string, attempt: number) =>
  attempt === 1 ? file : file.replace(/^([^/.]+)/, `$1-${attempt}`)
