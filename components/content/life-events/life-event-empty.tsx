import { useTranslations } from 'next-intl'
import { PastEnd } from '../past-end'
import { EmptyState } from '@/components/ui/empty-state'
import { lifeEventAddress, type LifeEventFilters } from '@/lib/address/lists/life-event-address'

interface LifeEventEmptyProps {
  filters: LifeEventFilters
  /** Above zero when only this page of the list is empty. */
  totalCount: number
  unknownSector: string
}

/** Explains why a life event is empty and offers a link to the nearest alternative. */
export function LifeEventEmpty({ filters, totalCount, unknownSector }: LifeEventEmptyProps) {
  const t = useTranslations('life-events')
  const { name, query, sector } = filters
  const everything = { label: t('empty.everyService'), href: lifeEventAddress.href({ name }) }

  if (totalCount > 0 && unknownSector === '')
    return <PastEnd text={t('empty.page')} href={lifeEventAddress.href({ ...filters, page: 1 })} />

  function reason() {
    if (unknownSector !== '')
      return { text: t('empty.unknownSector', { sector: unknownSector, name }), link: everything }
    if (query !== '') {
      const link =
        sector === ''
          ? everything
          : { label: t('empty.everySector'), href: lifeEventAddress.href({ name, query }) }
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
