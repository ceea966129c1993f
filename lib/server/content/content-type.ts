import type { Selectable } from 'kysely'
import type { z } from 'zod'
import type { Day } from '@/lib/days'
import type { Locale } from '@/lib/i18n/locales'
import type { SearchDomain } from '@/lib/schemas/search'
import type { ContentItemTable, ContentOccurrenceTable } from '@/lib/server/db/content-types'
import type { SearchableItem } from '@/lib/server/search/embedded/source'

/** What every content file has. */
export interface ContentFile {
  id: number
}

/** What lists filter and order by and searches look into; everything else stays in the document. */
export interface ContentKeys {
  /** Indonesian title or name, as editors know the item; the one that lists order by without it. */
  title?: string
  /** The title of each language as lists order it. */
  sortTitle: Record<Locale, string>
  /** Texts of all languages that a list's search matches; folded when stored. */
  searchTexts: readonly (string | number)[]
  category?: string | null
  type?: string | null
  year?: number | null
  /** Place in its list, the lowest first. */
  position?: number | null
  /** A figure that lists order by. */
  amount?: number | null
  parentId?: number | null
  isActive?: boolean
  isDemo?: boolean
  /** UTC ISO text: shown from then on, and until then; always without them. */
  publishedAt?: string | null
  endsAt?: string | null
  /** Day of the first publication and of the last change; both are the moment of `publishedAt` for a kind whose files name none. */
  createdOn?: Day
  updatedOn?: Day
  /** What lists narrow by besides category and type, in the editor's order. */
  tags?: readonly string[]
  /** When it is open, in minutes of a week from Monday 00.00 WIB. */
  openings?: readonly { start: number; end: number }[]
  /** When it takes place; the ids differ within the kind. */
  occurrences?: readonly Omit<ContentOccurrenceTable, 'kind' | 'item_id'>[]
}

/** Columns that make an item of a list; keys to order by, hashes and the text of its page stay in the database. */
export const itemColumns = [
  'id',
  'slug',
  'category',
  'type',
  'year',
  'is_demo',
  'views',
  'demo_views',
  'shared',
  'published_at',
  'ends_at',
  'created_at',
  'updated_at',
  'content_hash',
  'doc',
] as const

/** A stored item with its document as the content type made it. */
export type StoredItem<Doc> = Omit<
  Pick<Selectable<ContentItemTable>, (typeof itemColumns)[number]>,
  'doc'
> & { doc: Doc }

/** The same with the long texts of its page. */
export type StoredPage<Doc> = StoredItem<Doc> &
  Pick<Selectable<ContentItemTable>, 'body_id' | 'body_en'>

/** What can be found of an item: its page and its texts. The rest follows from the item: no category, the day of its last change. */
type SearchDocument = Pick<SearchableItem, 'path' | 'texts'> & Partial<SearchableItem>

/** What the search has to know of a kind of content. */
interface SearchSettings<File extends ContentFile, Doc> {
  /** Of two finds that fit alike, the one of the kind with the lower rank comes first. */
  rank: number
  /** Domain of each search source that items of the kind belong to; mostly one, named like the kind. */
  domains: Readonly<Record<string, SearchDomain>>
  /** Name of the source of an item, null to leave it out; the only one without this. */
  source?(file: File): string | null
  /**
   * What the text holds besides the item, such as messages of its page, or null for an item that cannot be found. A kind with this is
   * compared each time, because no trigger notices when messages change.
   */
  version?(doc: Doc): string | null
  /** @param tagNames English names of tags by their Indonesian ones, for a kind with `namedTags` */
  document(item: StoredPage<Doc>, tagNames: ReadonlyMap<string, string>): SearchDocument
}

/** An item that another one names. */
interface ContentReference {
  /** Kind of the item that is named. */
  kind: string
  id: number
  /** What is wrong when there is no such item. */
  error: string
}

/**
 * One kind of content: its files, its keys and what is stored of it. Reading, importing, exporting and indexing are written once for all
 * kinds and ask only this. How items read in a language is up to the port of the kind.
 */
export interface ContentType<File extends ContentFile = ContentFile, Doc = unknown> {
  /** Folder of the kind in a content folder. */
  kind: string
  /** `article`: a folder of Markdown files for each item. `item`: a JSON file for each. `list`: JSON files with several. */
  form: 'article' | 'item' | 'list'
  /** What a content file of the kind holds. */
  file: z.ZodType<File>
  /** Heads of the Markdown files of an article. */
  heads?: { original: z.ZodType; translation: z.ZodType }
  /** Texts beside the file that make a new one count as a change. @throws ContentError when one is missing */
  hashed?(file: File): readonly string[]
  /** Whether its number has no end, as that of articles: lists then page over an index and match terms in the search's. */
  grows?: boolean
  /** Whether pages cannot do without its items, so that none is taken out. */
  isIndispensable?: boolean
  /** Address or key of an item, unique within the kind. */
  slug(file: File): string
  /** Whether a stored item keeps its slug, because the address is published. */
  keepsSlug?: boolean
  /** The item in reports of the importer; `<kind>/<slug>` without it. */
  reportName?(slug: string): string
  /** @param today day of the import in Jakarta */
  keys(file: File, today: Day): ContentKeys
  /** Tags that `tags.json` of the folder must know. */
  namedTags?(file: File): readonly string[]
  /** What is stored as the item's document; the file itself without it. */
  doc?(file: File): Doc
  /** Long texts of the item's own page, which lists do not read: HTML, or JSON where it is no running text. */
  body?(file: File): { id: string; en: string | null }
  /** Items that must be stored or in the same folder. */
  references?(file: File): readonly ContentReference[]
  /** What is wrong with the items of one folder together, such as a name that two share; null when all is well. */
  folderError?(files: readonly File[]): string | null
  /** What is wrong with all stored items after an import; a start passes over it. */
  storedError?(docs: readonly Doc[]): string | null
  /** Address of the page that shows an item, where it is not the one to which the search leads. */
  page?(file: File): string
  /** Why no page can show an item of the kind before it is live, in a sentence for editors. */
  pageless?: string
  /** What readers are told is not stated, because the file lacks it; editors see it in their report. */
  unstated?(file: File): readonly string[]
  /** How the search sees the items; without it they cannot be found. */
  search?: SearchSettings<File, Doc>
}

/** The texts of an item in a language, or else in Indonesian, and which of the two it is. */
export function translated<Texts extends object>(
  { indonesian, english }: { indonesian: Texts; english: Texts | null },
  locale: Locale,
): Texts & { lang: Locale } {
  return locale === 'en' && english ? { ...english, lang: 'en' } : { ...indonesian, lang: 'id' }
}
