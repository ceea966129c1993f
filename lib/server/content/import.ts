import type { Kysely } from 'kysely'
import { fold } from '@/lib/fold'
import type { Database } from '@/lib/server/db/types'
import { refreshSearchIndex } from '@/lib/server/search/embedded/refresh-index'
import { changeByPortal, type ContentChange } from './change'
import { type Content, everyKind } from './content'
import { importItems } from './import-items'
import type { ImportMode, ImportReport, ImportRun, StoredVersion } from './import-run'
import { inTransaction } from './in-transaction'
import { storeSources } from './sources'
import { withWithdrawn } from './withdrawn'

const batchSize = 200

/**
 * Brings stored content in line with a content folder, in one transaction: adds and changes items, leaves unchanged ones and all
 * counters alone, removes nothing. Running it again changes nothing. Items that change keep the version that was replaced.
 * @throws ContentError when the folder and what is stored do not fit together; nothing is written then
 */
export async function importContent(
  db: Kysely<Database>,
  content: Content,
  mode: ImportMode,
  change: ContentChange = changeByPortal(mode === 'seed' ? 'start' : 'import'),
): Promise<ImportReport> {
  const report = emptyReport()
  await inTransaction(db, mode === 'dryRun', async (transaction) => {
    await importInto(transaction, content, mode, report, change)
    if (mode !== 'dryRun') await refreshSearchIndex(transaction)
  })
  return report
}

/**
 * The writing part of an import, for callers that do more in the same transaction. They refresh the search index at the end.
 * @throws ContentError when the content and what is stored do not fit together
 */
export async function importInto(
  transaction: Kysely<Database>,
  content: Content,
  mode: ImportMode,
  report: ImportReport,
  change: ContentChange,
): Promise<void> {
  const run: ImportRun = {
    isSeed: mode === 'seed',
    change,
    isDue: (stored, address, hash) => isDue(stored, address, hash, mode, report),
  }
  await withWithdrawn(transaction, async () => {
    await importTags(transaction, content.tags)
    for (const { kind, type } of everyKind) {
      const items = content.items[kind]
      if (items.length === 0) continue
      const replaced = await importItems(transaction, type, items, run)
      const sources = content.sources.get(kind) ?? []
      await storeSources(transaction, {
        kind,
        items,
        sources,
        replaced,
        keepsPlaces: mode === 'seed',
      })
    }
  })
}

/** A report of nothing yet. */
export const emptyReport = (): ImportReport => ({ added: [], changed: [], unchanged: 0, kept: [] })

async function importTags(db: Kysely<Database>, tags: Record<string, string>): Promise<void> {
  const known = new Map(
    (await db.selectFrom('tags').select(['id', 'name_id']).execute()).map((row) => [
      row.name_id,
      row.id,
    ]),
  )
  let next = Math.max(0, ...known.values()) + 1
  const rows = Object.entries(tags).map(([name, english]) => ({
    id: known.get(name) ?? next++,
    name_id: name,
    name_en: english,
    folded: `${fold(name)} ${fold(english)}`,
  }))
  for (let start = 0; start < rows.length; start += batchSize) {
    await db
      .insertInto('tags')
      .values(rows.slice(start, start + batchSize))
      .onConflict((conflict) =>
        conflict.column('id').doUpdateSet((row) => ({
          name_en: row.ref('excluded.name_en'),
          folded: row.ref('excluded.folded'),
        })),
      )
      .execute()
  }
}

/** Whether an item is to be written; tells the report why or why not. */
function isDue(
  stored: StoredVersion | undefined,
  slug: string,
  hash: string,
  mode: ImportMode,
  report: ImportReport,
): boolean {
  if (stored?.content_hash === hash || (mode === 'seed' && stored?.seeded_hash === hash)) {
    report.unchanged += 1
    return false
  }
  if (mode === 'seed' && stored && stored.content_hash !== stored.seeded_hash) {
    report.kept.push(slug)
    return false
  }
  const list = stored ? report.changed : report.added
  list.push(slug)
  return true
}
