import { useTranslations, useLocale } from 'next-intl'
import type { ReactNode } from 'react'
import { Container } from '@/components/layout/container'
import { ChipNav } from '@/components/ui/chip-nav'
import { Pagination } from '@/components/ui/pagination'
import {
  archiveTopics,
  financeTopic,
  type ArchiveItem,
  archiveTopicNames,
  type ArchiveTopic,
} from '@/lib/schemas/archives'
import type { ListMeta } from '@/lib/schemas/list'
import { ArchiveEmpty } from './archive-empty'
import { ArchiveFilterForm } from './archive-filter-form'
import { archiveAddress, type ArchiveFilters } from '@/lib/address/lists/archive-address'
import { DocumentList } from './document-list'
import { strong } from '../strong'
import { ClearLink } from '../clear-link'

/** The name of a topic in the language of the page. */
function useTopicName(): (topic: ArchiveTopic) => string {
  const locale = useLocale()
  return (topic) => archiveTopicNames[topic][locale]
}

interface ArchiveListViewProps {
  documents: ArchiveItem[]
  meta: ListMeta
  filters: ArchiveFilters
  years: number[]
  /** Above the list: where the figures of a topic have a page of their own. */
  lead?: ReactNode
}

/** The archive below its banner: topics, count, year and order, rows, pages. */
export function ArchiveListView({ documents, meta, filters, years, lead }: ArchiveListViewProps) {
  const t = useTranslations('archives')
  const topicName = useTopicName()
  const isFiltered = filters.query !== '' || filters.year !== null
  const chips = [null, ...archiveTopics].map((topic) => ({
    // The full name of the last topic would begin a second row; its page says it in full.
    label:
      topic === null
        ? t('allTopics')
        : topic === financeTopic
          ? t('financeTopic')
          : topicName(topic),
    href: archiveAddress.href({ ...filters, topic, page: 1 }),
    isCurrent: topic === filters.topic,
  }))
  return (
    <Container className="relative pb-18">
      <div className="-mt-10">
        <ChipNav label={t('topicNav')} chips={chips} />
      </div>
      <div className="mt-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div className="min-w-0 flex-1 basis-60 sm:pb-2">
          <h2 className="text-body font-normal text-text-2">
            {t.rich(filters.query === '' ? 'count' : 'countQuery', {
              count: meta.total_count,
              query: filters.query,
              strong,
            })}
          </h2>
          {isFiltered && (
            <ClearLink href={archiveAddress.href({ topic: filters.topic })}>
              {t('clearFilters')}
            </ClearLink>
          )}
        </div>
        <ArchiveFilterForm filters={filters} years={years} />
      </div>
      {lead && <div className="mt-5">{lead}</div>}
      {documents.length === 0 ? (
        <div className="mt-5">
          <ArchiveEmpty filters={filters} totalCount={meta.total_count} />
        </div>
      ) : (
        <>
          <DocumentList documents={documents} />
          {documents.some((document) => document.is_demo) && (
            <p className="mt-4 max-w-[80ch] text-small text-text-2">{t('demoNote')}</p>
          )}
        </>
      )}
      <Pagination
        page={filters.page}
        totalPages={meta.total_page}
        hrefOf={(page) => archiveAddress.href({ ...filters, page })}
      />
    </Container>
  )
}
