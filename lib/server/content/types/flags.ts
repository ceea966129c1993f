import type { Kysely } from 'kysely'
import { z } from 'zod'
import { flagDefaults, flagNames, flagValues } from '@/lib/flags'
import type { FlagsPort } from '@/lib/server/flags/port'
import type { Database } from '@/lib/server/db/types'
import type { ContentType } from '../content-type'
import { itemId } from '../fields'
import { contentStore } from '../store'

/** `flags/<key>.json` of a content folder: switches a feature. */
const flagFile = z.strictObject({
  id: itemId,
  name: z.enum(flagNames),
  is_on: z.boolean(),
})
export type FlagFile = z.output<typeof flagFile>

/** Features that are switched on or off; a missing one has its default. */
export const flags: ContentType<FlagFile, FlagFile> = {
  kind: 'flags',
  form: 'list',
  isIndispensable: true,
  file: flagFile,
  slug: ({ name }) => name,
  page: () => '/',
  keys: ({ name }) => ({ sortTitle: { id: name, en: name }, searchTexts: [] }),
}

/** The embedded port of the feature flags. */
export function createFlags(db: Kysely<Database>): FlagsPort {
  const store = contentStore(db, flags)
  return {
    async all() {
      const stored = await store.all(store.rows(), { id: 'asc' })
      const isOn = new Map(stored.map(({ doc }) => [doc.name, doc.is_on]))
      return flagValues((name) => isOn.get(name) ?? flagDefaults[name])
    },
  }
}
