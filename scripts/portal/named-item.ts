import type { Kysely } from 'kysely'
import { findItems } from '@/lib/server/content/drafts'
import type { ItemName } from '@/lib/server/content/withdrawn'
import type { Database } from '@/lib/server/db/types'
import { CommandFailure } from './output'

/** The one item that an editor names; `findItems` says how. @throws CommandFailure naming the items that it may be, or that there is none */
export async function namedItem(db: Kysely<Database>, name: string): Promise<ItemName> {
  const [item, ...others] = await findItems(db, name)
  if (!item) throw new CommandFailure(`There is no draft and no item "${name}"`)
  if (others.length > 0) {
    const names = [item, ...others].map(({ kind, id }) => `${kind}/${id}`)
    throw new CommandFailure(
      `"${name}" may be each of these, so name its kind: ${names.join(', ')}`,
    )
  }
  return item
}
