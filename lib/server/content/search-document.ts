import type { Kysely } from 'kysely'
import type { Database } from '@/lib/server/db/types'
import type { SearchableItem, SearchSource } from '@/lib/server/search/embedded/source'
import type { ContentFile, ContentType } from './content-type'
import { contentStore } from './store'

/** Name of the search source that follows an item by triggers; null where the search leaves it out or compares the kind each time. */
export function searchSourceOf<File extends ContentFile>(
  { search }: ContentType<File>,
  file: File,
): string | null {
  if (!search || search.version) return null
  return search.source ? search.source(file) : (Object.keys(search.domains)[0] ?? null)
}

/** What a kind of content is looked for by is offered to those who begin to type it; a number alone, such as a year, says nothing. */
const offered = (keywords: readonly string[] = []) => keywords.filter((word) => /\p{L}/u.test(word))

const withPhrases = <Document extends Pick<SearchableItem, 'texts'>>(document: Document) => ({
  phrases: {
    id: offered(document.texts.id.keywords),
    en: offered(document.texts.en?.keywords),
  },
  ...document,
})

/** The search sources of a kind of content. */
export const searchSources = <File extends ContentFile, Doc>(
  type: ContentType<File, Doc>,
): SearchSource[] => Object.keys(type.search?.domains ?? {}).map((name) => searchSource(type, name))

function searchSource<File extends ContentFile, Doc>(
  type: ContentType<File, Doc>,
  name: string,
): SearchSource {
  const { search } = type
  const domain = search?.domains[name]
  if (!search || !domain) throw new Error(`${type.kind} is not searched as ${name}`)
  const of = (db: Kysely<Database>) => contentStore(db, type)
  const followed = (db: Kysely<Database>) => of(db).rows().where('search_source', '=', name)
  const items: SearchSource['items'] = async (db, ids) => {
    const found = await of(db).pages(ids)
    const tags = type.namedTags
      ? await db.selectFrom('tags').select(['name_id', 'name_en']).execute()
      : []
    const tagNames = new Map(tags.map((tag) => [tag.name_id, tag.name_en]))
    const now = new Date().toISOString()
    return found.map((item) => {
      const document = {
        id: item.id,
        slug: String(item.id),
        category: null,
        unit: null,
        thumbnail: null,
        publishedAt: item.updated_at,
        createdAt: item.updated_at,
        endAt: null,
        ...withPhrases(search.document(item, tagNames)),
      }
      // Lists show an item of a kind without such a moment at once, whatever day its file names.
      return item.published_at === null && document.publishedAt > now
        ? { ...document, publishedAt: now }
        : document
    })
  }
  if (search.version)
    return {
      name,
      domain,
      items,
      async versions(db) {
        const rows = await of(db).all(of(db).rows(), {})
        return rows.flatMap(({ id, content_hash: hash, doc }) => {
          const more = search.version?.(doc) ?? null
          return more === null ? [] : [{ id, version: `${hash} ${more}` }]
        })
      },
    }
  return {
    name,
    domain,
    items,

    async versions(db, ids) {
      const rows = await followed(db)
        .select(['id', 'content_hash', 'slug', 'ends_at'])
        .where('id', 'in', ids)
        .execute()
      return rows.map(({ id, content_hash: hash, slug, ends_at: end }) => ({
        id,
        version: `${hash} ${slug} ${end ?? ''}`,
      }))
    },

    idsAfter: async (db, id, count) =>
      (
        await followed(db).select('id').where('id', '>', id).orderBy('id').limit(count).execute()
      ).map((row) => row.id),
  }
}
