import type { Kysely } from 'kysely'
import { flagDefaults, type FlagName } from '@/lib/flags'
import type { Database } from '@/lib/server/db/types'
import { changeByPortal, type ContentChange } from './change'
import { hashOf } from './hash-of'
import { importItems } from './import-items'
import { contentStore } from './store'
import { type FlagFile, flags } from './types/flags'

const { kind } = flags

/**
 * Switches a flag as an editor would: later versions of the product leave it alone, and an export writes it as it is now.
 * @returns the value it had
 */
export function setFlag(
  db: Kysely<Database>,
  name: FlagName,
  isOn: boolean,
  change: ContentChange = changeByPortal('flag'),
): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const store = contentStore(transaction, flags)
    const stored = await store.one(store.rows().where('slug', '=', name))
    const before = stored ? stored.doc.is_on : flagDefaults[name]
    if (stored && before === isOn) return before
    const { id: lastId } = await store
      .rows()
      .select((select) => select.fn.max('id').as('id'))
      .executeTakeFirstOrThrow()
    const file: FlagFile = { id: stored?.id ?? (lastId ?? 0) + 1, name, is_on: isOn }
    const text = JSON.stringify(file)
    const hash = hashOf(text)
    await importItems(transaction, flags, [{ ...file, hash }], {
      isSeed: false,
      change,
      isDue: () => true,
    })
    const place =
      stored &&
      (await transaction
        .selectFrom('content_sources')
        .select(['file', 'position'])
        .where('kind', '=', kind)
        .where('content_hash', '=', stored.content_hash)
        .executeTakeFirst())
    await transaction
      .deleteFrom('content_sources')
      .where('kind', '=', kind)
      .where('content_hash', 'in', [hash, ...(stored ? [stored.content_hash] : [])])
      .execute()
    await transaction
      .insertInto('content_sources')
      .values({
        kind,
        content_hash: hash,
        file: place?.file ?? 'flags.json',
        position: place?.position ?? file.id - 1,
        text,
      })
      .execute()
    return before
  })
}
