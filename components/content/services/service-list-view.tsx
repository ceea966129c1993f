import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Container } from '@/components/layout/container'
import { Link } from '@/components/ui/link'
import { Pagination } from '@/components/ui/pagination'
import type { ServiceItem } from '@/lib/schemas/services'
import { ServiceCard } from './service-card'
import { serviceCategoryKeys } from './service-category-key'
import { ServiceCategoryNav } from './service-category-nav'
import { ServiceEmpty } from './service-empty'
import { ServiceFilterForm } from './service-filter-form'
import { noServiceFilters, type ServiceFilters, type ServicesHref } from './service-filters'

interface ServiceListViewProps {
  services: ServiceItem[]
  totalCount: number
  totalPages: number
  filters: ServiceFilters
  /** A category in the address that does not exist; the list is empty then. */
  unknownCategory: string
  /** Path of the directory in the page's language, target of the filter form. */
  action: string
  hrefOf: ServicesHref
}

/** The directory below its banner: category rail, count, filters, cards, pages. */
export function ServiceListView({ services, totalCount, totalPages, filters, unknownCategory, action, hrefOf }: ServiceListViewProps) {
  const isFiltered = unknownCategory !== '' || filters.query !== '' || filters.category !== null || filters.availability !== null
  return (
    <Container className="relative pb-18">
      <div className="-mt-14 grid gap-x-10 gap-y-8 lg:-mt-9 lg:grid-cols-[19rem_minmax(0,1fr)]">
        <ServiceCategoryNav current={filters.category} hrefOf={(category) => hrefOf({ ...filters, category, page: 1 })} />
        <div className="min-w-0 lg:mt-12">
          <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
            <div className="min-w-0 flex-1 basis-60 sm:pb-2">
              <Count filters={filters} totalCount={totalCount} />
              {isFiltered && <ClearLink href={hrefOf(noServiceFilters)} />}
            </div>
            <ServiceFilterForm action={action} filters={filters} />
          </div>
          {services.length === 0 ? (
            <div className="mt-5">
              <ServiceEmpty filters={filters} totalCount={totalCount} unknownCategory={unknownCategory} hrefOf={hrefOf} />
            </div>
          ) : (
            <ul className="mt-5 space-y-3">
              {services.map((service) => (
                <li key={service.id}>
                  <ServiceCard service={service} />
                </li>
              ))}
            </ul>
          )}
          <Pagination page={filters.page} totalPages={totalPages} hrefOf={(page) => hrefOf({ ...filters, page })} />
        </div>
      </div>
    </Container>
  )
}

function Count({ filters: { query, category }, totalCount }: { filters: ServiceFilters; totalCount: number }) {
  const t = useTranslations('services')
  const strong = (chunks: ReactNode) => <strong className="font-bold text-heading">{chunks}</strong>
  const name = category ? t(`categories.${serviceCategoryKeys[category]}`) : ''
  const values = { count: totalCount, query, category: name, strong }
  const kind = category && query ? 'categoryAndQuery' : category ? 'category' : query ? 'query' : 'all'
  return <h2 className="text-body font-normal text-text-2">{t.rich(`count.${kind}`, values)}</h2>
}

function ClearLink({ href }: { href: string }) {
  const t = useTranslations('services')
  return (
    <Link href={href} className="inline-flex min-h-6 items-center text-small font-semibold text-link underline underline-offset-4 hover:text-link-hover">
      {t('clearFilters')}
    </Link>
  )
}
