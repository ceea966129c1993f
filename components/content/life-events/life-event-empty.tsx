import { useTranslations } from 'next-intl'
import { EmptyState } from '@/components/ui/empty-state'
import { noLifeEventFilters, type LifeEventFilters, type LifeEventHref } from './life-event-filters'

interface LifeEventEmptyProps {
  name: string
  filters: LifeEventFilters
  /** Above zero when only this page of the list is empty. */
  totalCount: number
  unknownSector: string
  hrefOf: LifeEventHref
}

/** Says why a life event shows no services and offers the nearest way out. */
export function LifeEventEmpty({
  name,
  filters,
  totalCount,
  unknownSector,
  hrefOf,
}: LifeEventEmptyProps) {
  const t = useTranslations('life-events')
  const { query, sector } = filters
  const everything = { label: t('empty.everyService'), href: hrefOf(noLifeEventFilters) }

  function reason() {
    if (unknownSector !== '')
      return { text: t('empty.unknownSector', { sector: unknownSector, name }), link: everything }
    if (totalCount > 0)
      return {
        text: t('empty.page'),
        link: { label: t('empty.firstPage'), href: hrefOf({ ...filters, page: 1 }) },
      }
    if (query !== '') {
      const link =
        sector === null
          ? everything
          : { label: t('empty.everySector'), href: hrefOf({ ...noLifeEventFilters, query }) }
      return { text: t('empty.query', { query, name }), link }
    }
    return {
      text: t('empty.services', { name }),
      link: { label: t('directory'), href: '/layanan' },
    }
  }

  const { text, link } = reason()
  return <EmptyState image="/img/empty-search.svg" text={text} link={link} />
}
