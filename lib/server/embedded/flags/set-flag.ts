import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import { flagDefaults, flagNames, type FlagName } from '@/lib/flags'
import type { Database } from '@/lib/server/db/types'
import type { FlagFile } from './flag-file'

const kind = 'flags'
const hashOf = (text: string) => createHash('sha256').update(text).update('\0').digest('hex')

/**
 * Switches a stored flag as an editor would: later versions of the product leave it alone, and an export writes it as it is now.
 * @returns the value it had
 */
export function setFlag(db: Kysely<Database>, name: FlagName, isOn: boolean): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const stored = await transaction
      .selectFrom('feature_flags')
      .select(['id', 'is_on', 'content_hash'])
      .where('name', '=', name)
      .executeTakeFirst()
    const before = stored ? stored.is_on === 1 : flagDefaults[name]
    if (stored && before === isOn) return before
    const file: FlagFile = { id: stored?.id ?? flagNames.indexOf(name) + 1, name, is_on: isOn }
    const text = JSON.stringify(file)
    const hash = hashOf(text)
    const values = { name, is_on: isOn ? 1 : 0, content_hash: hash }
    await transaction
      .insertInto('feature_flags')
      .values({ ...values, id: file.id, seeded_hash: null })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(values))
      .execute()
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
        position: place?.position ?? 0,
        text,
      })
      .execute()
    return before
  })
}
