import { useTranslations } from 'next-intl'
import { PastEnd } from '../past-end'
import { EmptyState } from '@/components/ui/empty-state'
import { archiveAddress, type ArchiveFilters } from '@/lib/address/lists/archive-address'

interface ArchiveEmptyProps {
  filters: ArchiveFilters
  /** Above zero when only this page of the list is empty. */
  totalCount: number
}

/** Explains why the archive is empty and offers a link to the nearest alternative. The text of an empty topic is the specification's. */
export function ArchiveEmpty({ filters, totalCount }: ArchiveEmptyProps) {
  const t = useTranslations('archives.empty')
  const { query, topic, year } = filters
  const everything = { label: t('everyDocument'), href: archiveAddress.path }

  if (totalCount > 0)
    return (
      <PastEnd
        image="/img/empty-archive.svg"
        text={t('page')}
        href={archiveAddress.href({ ...filters, page: 1 })}
      />
    )

  function reason() {
    if (query !== '') {
      const isNarrowed = topic !== null || year !== null
      return {
        text: t('query', { query }),
        link: isNarrowed
          ? { label: t('everyTopic'), href: archiveAddress.href({ query }) }
          : everything,
      }
    }
    return { text: year === null ? t('topic') : t('filters'), link: everything }
  }

  const { text, link } = reason()
  return <EmptyState image="/img/empty-archive.svg" text={text} link={link} />
}
