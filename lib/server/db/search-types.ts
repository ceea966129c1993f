import type { Locale } from '@/lib/i18n/locales'
import type { Generated } from 'kysely'

/** One thing that can be found, as the search shows it; made from the content tables and never edited itself. */
export interface SearchDocumentTable {
  /** Number in the index; its rows are `2 × id` (Indonesian) and `2 × id + 1` (English). */
  id: number
  /** Which table of content it comes from, and its id there. */
  source: string
  item_id: number
  /** What the item and the analysis were when it was indexed. */
  version: string
  domain: string
  /** Root-relative Indonesian path of its page. */
  path: string
  slug: string
  category: string | null
  unit_id: string | null
  unit_en: string | null
  thumbnail: string | null
  title_id: string
  summary_id: string
  /** Without markup, as are all texts here. */
  body_id: string
  title_en: string | null
  summary_en: string | null
  body_en: string | null
  /** JSON: short phrases by language to offer while somebody types. */
  phrases: string
  title_words_id: number
  title_words_en: number
  published_at: string
  created_at: string
  end_at: string | null
  /** Titles folded, to sort by; a missing English one is the Indonesian one. */
  sort_id: string
  sort_en: string
}

/** Terms, with the number of index rows that hold them; 0 while processes that know a term may still have to hear that it is gone. */
interface SearchVocabularyTable {
  term: string
  row_count: number
  /** 1: stands in a text as it is; 0: only the stem of words. */
  is_word: number
  /** Version of the index in which the row came to be what it is. */
  changed_in: number
}

/** Which rows hold a lexeme, in pieces of 16,384 rows. */
interface SearchPostingTable {
  /** Letter of the field, then the term. */
  lexeme: string
  part: number
  /** As `row-set.ts` writes it. */
  rows: Uint8Array
}

/** The lexemes of an index row, parted by spaces, so that they can be taken out again. */
interface SearchRowTable {
  id: number
  lexemes: string
}

/** The last change of each document that is or was there. */
interface SearchChangeTable {
  document: number
  /** Version of the index that told it. */
  changed_in: number
}

/** Items that were added, changed or deleted since they were indexed; triggers on the tables of content write it. */
interface SearchDueTable {
  id: Generated<number>
  source: string
  item_id: number
}

/** One row; the version grows with every change of the index, so that processes know when to read what changed. */
interface SearchStateTable {
  id: number
  version: number
}

/** How often words were searched for on a day in Jakarta; nothing says who did. */
interface SearchQueryTable {
  day: string
  locale: Locale
  /** Folded, parted by single spaces. */
  words: string
  asked: number
  /** How often one of the results was opened. */
  opened: number
}

export interface SearchTables {
  search_documents: SearchDocumentTable
  search_vocabulary: SearchVocabularyTable
  search_state: SearchStateTable
  search_postings: SearchPostingTable
  search_rows: SearchRowTable
  search_changes: SearchChangeTable
  search_due: SearchDueTable
  search_queries: SearchQueryTable
}
