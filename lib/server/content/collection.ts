import type { z } from 'zod'
import type { Locale } from '@/lib/i18n/locales'
import type { Page } from '@/lib/schemas/list'
import type { ContentFile, ContentType, StoredItem } from './content-type'
import type { ContentStore } from './store'

/** The stored items of a kind, the moment of the read, and the items of another kind that a response is made of besides. */
export type CollectionStore<Doc> = ContentStore<Doc> & {
  now: Date
  beside: <File extends ContentFile, Other>(type: ContentType<File, Other>) => ContentStore<Other>
}

/** What every read says of its endpoint. */
interface EndpointFacts<Item extends z.ZodType> {
  /** `/v1/units/[id]`, here and at another portal. */
  path: string
  /** In English, for the OpenAPI document. */
  summary: string
  item: Item
}

/** A read of any form. The arguments of `stored` behind the store are those of the port. */
export interface Read<Doc = unknown> extends EndpointFacts<z.ZodType> {
  form: 'page' | 'list' | 'item' | 'current'
  query?: z.ZodObject
  isBare?: true
  emptyResponse?: string
  stored(store: CollectionStore<Doc>, ...args: readonly unknown[]): Promise<unknown>
}

/** A list in pages; one past the end is empty with correct meta. */
export const page = <Doc, Query extends z.ZodObject, Item extends z.ZodType>(
  read: EndpointFacts<Item> & {
    query: Query
    stored(
      store: CollectionStore<Doc>,
      query: Partial<z.output<Query>>,
      locale: Locale,
    ): Promise<Page<z.output<Item>>>
  },
) => ({ ...read, form: 'page' as const })

/** A list as a whole. */
export const list = <Doc, Item extends z.ZodType>(
  read: EndpointFacts<Item> & {
    /** The response is the array itself, without `data` around it. */
    isBare?: true
    stored(store: CollectionStore<Doc>, locale: Locale): Promise<z.output<Item>[]>
  },
) => ({ ...read, form: 'list' as const })

/** One item; null when its id is unknown. */
export const byId = <Doc, Item extends z.ZodType>(
  read: EndpointFacts<Item> & { itemIn(found: StoredItem<Doc>, locale: Locale): z.output<Item> },
) => ({
  ...read,
  form: 'item' as const,
  async stored(store: CollectionStore<Doc>, id: number, locale: Locale) {
    const found = await store.byId(id)
    return found && read.itemIn(found, locale)
  },
})

/** The one item of this moment; null when there is none. */
export const current = <Doc, Item extends z.ZodType>(
  read: EndpointFacts<Item> & {
    /** What a response without a body means. */
    emptyResponse: string
    stored(store: CollectionStore<Doc>, locale: Locale): Promise<z.output<Item> | null>
  },
) => ({ ...read, form: 'current' as const })

interface Public<Reads> {
  /** Cache class of its endpoints; their responses are cached until content with the kind as its tag changes. */
  control: 'list' | 'reference'
  /** Other kinds that its responses are made of; they are purged with those, too. */
  besides?: readonly ('districts' | 'offices' | 'services' | 'units')[]
  reads: Reads
}

/** A kind of content whose port, endpoints and remote reader follow from its definition. */
export type Collection = ContentType & Public<Record<string, Read>>

export const collection = <
  File extends ContentFile,
  Doc,
  const Reads extends Record<string, Read<Doc>>,
>(
  type: ContentType<File, Doc>,
  more: Public<Reads>,
) => ({ ...type, ...more })
