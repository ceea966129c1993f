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
}

/** Terms in use, with the number of index rows that hold them. */
export interface SearchVocabularyTable {
  term: string
  row_count: number
  /** 1: stands in a text as it is; 0: only the stem of words. */
  is_word: number
}

/** One row; the version grows with every change of the index, so that processes know when to read it anew. */
export interface SearchStateTable {
  id: number
  version: number
}

/** The full-text table itself (`search_terms`) differs by database and is reached through `term-index.ts` only. */
export interface SearchTables {
  search_documents: SearchDocumentTable
  search_vocabulary: SearchVocabularyTable
  search_state: SearchStateTable
}
