import { useTranslations } from 'next-intl'
import { EmptyState } from '@/components/ui/empty-state'
import { noArchiveFilters, type ArchiveFilters, type ArchivesHref } from './archive-filters'

interface ArchiveEmptyProps {
  filters: ArchiveFilters
  /** Above zero when only this page of the list is empty. */
  totalCount: number
  hrefOf: ArchivesHref
}

/** Says why the archive shows nothing and offers the nearest way out. The text of an empty topic is the specification's. */
export function ArchiveEmpty({ filters, totalCount, hrefOf }: ArchiveEmptyProps) {
  const t = useTranslations('archives.empty')
  const { query, topic, year } = filters
  const everything = { label: t('everyDocument'), href: hrefOf(noArchiveFilters) }

  function reason() {
    if (totalCount > 0)
      return {
        text: t('page'),
        link: { label: t('firstPage'), href: hrefOf({ ...filters, page: 1 }) },
      }
    if (query !== '') {
      const isNarrowed = topic !== null || year !== null
      return {
        text: t('query', { query }),
        link: isNarrowed
          ? { label: t('everyTopic'), href: hrefOf({ ...noArchiveFilters, query }) }
          : everything,
      }
    }
    return { text: year === null ? t('topic') : t('filters'), link: everything }
  }

  const { text, link } = reason()
  return <EmptyState image="/img/empty-archive.svg" text={text} link={link} />
}
