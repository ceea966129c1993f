import type { Locale } from '@/lib/i18n/locales'
import type { Collection, Read } from './collection'
import { awards } from './types/awards'
import { districts } from './types/districts'
import { home } from './types/home'
import { matters } from './types/matters'
import { offices } from './types/offices/offices'
import { portalChanges } from './types/portal-changes'
import { publicInformations } from './types/public-information'
import { quickAccesses } from './types/quick-accesses'
import { strategicPrograms } from './types/strategic-programs'
import { units } from './types/units'

/** Every collection by its kind, in the order of an import. */
export const collections = {
  'quick-accesses': quickAccesses,
  districts,
  units,
  offices,
  matters,
  'public-information': publicInformations,
  awards,
  'strategic-programs': strategicPrograms,
  'portal-changes': portalChanges,
  home,
} satisfies Record<string, Collection>

type Collections = typeof collections
export type CollectionKind = keyof Collections

/** The port of each collection: a method for each read, with the arguments of `stored` behind the store. */
export type CollectionPorts = {
  [Kind in CollectionKind]: {
    [Name in keyof Collections[Kind]['reads']]: Collections[Kind]['reads'][Name] extends {
      stored(store: never, ...args: infer Args): infer Result
    }
      ? (...args: Args) => Result
      : never
  }
}

/** A read with all that its collection says of it. */
export interface CollectionRead extends Read {
  kind: CollectionKind
  name: string
  collection: Collection
}

/** Every read of every collection. */
export const collectionReads = (Object.keys(collections) as CollectionKind[]).flatMap((kind) => {
  const collection: Collection = collections[kind]
  return Object.entries(collection.reads).map(([name, read]): CollectionRead => ({
    ...read,
    kind,
    name,
    collection,
  }))
})

/** Query of a list in pages, with the names of the contract. */
type ListQuery = Readonly<
  Record<string, string | number | boolean | readonly string[] | undefined>
> & { page?: number; per_page?: number }

/** How a backend handles the reads of each form. */
interface ReadHandlers {
  page(read: CollectionRead): (query: ListQuery, locale: Locale) => Promise<unknown>
  list(read: CollectionRead): (locale: Locale) => Promise<unknown>
  item(read: CollectionRead): (id: number, locale: Locale) => Promise<unknown>
  current(read: CollectionRead): (locale: Locale) => Promise<unknown>
}

/** The ports of all collections of one backend. The form of a read says which arguments and which result its method has. */
export function collectionPorts(handlers: ReadHandlers): CollectionPorts {
  const ports: Record<string, Record<string, unknown>> = {}
  for (const read of collectionReads) {
    const port = (ports[read.kind] ??= {})
    port[read.name] = handlers[read.form](read)
  }
  return ports as CollectionPorts
}

type Methods = Record<string, (...args: readonly unknown[]) => Promise<object | null>>

/** Calls a read by its name, for callers that handle all reads alike. */
export async function callRead(
  ports: CollectionPorts,
  { kind, name }: CollectionRead,
  ...args: readonly unknown[]
): Promise<object | null> {
  const port = ports[kind] as Methods
  return port[name]?.(...args) ?? null
}
