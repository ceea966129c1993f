import type { Selectable } from 'kysely'
import type { Locale } from '@/lib/i18n/locales'
import {
  type ArchiveDetail,
  type ArchiveItem,
  archiveTopicNames,
  archiveTopics,
  isArchiveTopic,
} from '@/lib/schemas/archives'
import type { DocumentArchiveTable } from '@/lib/server/db/archive-types'
import { jakartaTime } from '@/lib/jakarta'
import { archiveFile } from './archive-file'

export type DocumentRow = Omit<
  Selectable<DocumentArchiveTable>,
  'folded' | 'folded_title' | 'content_hash' | 'seeded_hash'
>

// A sentence ends with a full stop before a capital; "No. 13" and "Rp1.000" are no ends.
const firstSentence = (text: string) => /^.*?[^.\s]{3,}[.?](?=\s\p{Lu})/su.exec(text)?.[0] ?? text

/** A document as the contract writes it, in the asked language, or else in Indonesian and marked so. */
export function itemOf(row: DocumentRow, locale: Locale, siteOrigin: string): ArchiveItem {
  const isEnglish = locale === 'en' && row.title_en !== null
  const description = (isEnglish ? row.description_en : null) ?? row.description_id
  const source = (isEnglish ? row.source_en : null) ?? row.source_id
  const topic = isArchiveTopic(row.category) ? row.category : archiveTopics[0]
  return {
    id: row.id,
    title: (isEnglish ? row.title_en : null) ?? row.title_id,
    excerpt: firstSentence(description),
    description,
    source: source.startsWith('/') ? `${siteOrigin}${source}` : source,
    mimetype: row.mimetype,
    category: archiveTopicNames[topic][locale],
    created_by: archiveFile.shape.created_by.parse(
      (JSON.parse(row.body) as { created_by?: unknown }).created_by,
    ),
    created_at: jakartaTime(row.created_at),
    updated_at: jakartaTime(row.updated_at),
    size: isEnglish ? row.size_en : row.size_id,
    year: row.year,
    slug: row.slug,
    category_slug: topic,
    is_demo: row.is_demo === 1,
    lang: isEnglish ? 'en' : 'id',
  }
}

/** The same with what the document says. */
export function detailOf(row: DocumentRow, locale: Locale, siteOrigin: string): ArchiveDetail {
  const item = itemOf(row, locale, siteOrigin)
  const { indonesian, english, official } = archiveFile.parse(JSON.parse(row.body))
  const { blocks } = item.lang === 'en' && english ? english : indonesian
  return { ...item, blocks, official: { name: official.name[locale], url: official.url } }
}
