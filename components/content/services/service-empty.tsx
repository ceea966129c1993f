import { useTranslations } from 'next-intl'
import { PastEnd } from '../past-end'
import { EmptyState } from '@/components/ui/empty-state'
import { serviceCategoryKeys } from './service-category-key'
import { hasFacet, serviceAddress, type ServiceFilters } from '@/lib/address/lists/service-address'

interface ServiceEmptyProps {
  filters: ServiceFilters
  /** Above zero when only this page of the list is empty. */
  totalCount: number
  unknownCategory: string
}

/** Explains why the directory is empty and offers a link to the nearest alternative. */
export function ServiceEmpty({ filters, totalCount, unknownCategory }: ServiceEmptyProps) {
  const t = useTranslations('services')
  const { query, category } = filters
  const everything = { label: t('empty.everyService'), href: serviceAddress.path }

  if (totalCount > 0 && unknownCategory === '')
    return <PastEnd text={t('empty.page')} href={serviceAddress.href({ ...filters, page: 1 })} />

  function reason() {
    if (unknownCategory !== '')
      return { text: t('empty.unknownCategory', { category: unknownCategory }), link: everything }
    if (query !== '') {
      const link =
        category !== null || hasFacet(filters)
          ? { label: t('empty.everyCategory'), href: serviceAddress.href({ query }) }
          : everything
      return { text: t('empty.query', { query }), link }
    }
    if (hasFacet(filters)) return { text: t('empty.filters'), link: everything }
    if (category !== null)
      return {
        text: t('empty.category', { category: t(`categories.${serviceCategoryKeys[category]}`) }),
        link: everything,
      }
    return { text: t('empty.filters'), link: everything }
  }

  const { text, link } = reason()
  return <EmptyState image="/img/empty-search.svg" text={text} link={link} />
}
