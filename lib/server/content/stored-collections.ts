import type { Kysely } from 'kysely'
import type { Database } from '@/lib/server/db/types'
import { collectionPorts, type CollectionPorts, type CollectionRead } from './collections'
import type { ContentFile, ContentType } from './content-type'
import { contentStore } from './store'

/** The embedded ports of all collections. */
export function storedCollections(db: Kysely<Database>, now = () => new Date()): CollectionPorts {
  const beside = <File extends ContentFile, Doc>(type: ContentType<File, Doc>) =>
    contentStore(db, type)
  const stored = (read: CollectionRead) => {
    const store = contentStore(db, read.collection)
    return (...args: readonly unknown[]) => read.stored({ ...store, now: now(), beside }, ...args)
  }
  return collectionPorts({ page: stored, list: stored, item: stored, current: stored })
}
