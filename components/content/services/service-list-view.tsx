import { StaticMarkup } from '@/components/ui/static-markup'
import { useTranslations } from 'next-intl'
import { Container } from '@/components/layout/container'
import { FilterFold } from '@/components/ui/filter-fold'
import { Pagination } from '@/components/ui/pagination'
import type { PopularService } from '@/lib/schemas/popular-services'
import type { ServiceFacets, ServiceItem } from '@/lib/schemas/services'
import { PopularServices } from './popular-services'
import { ServiceActiveFilters } from './service-active-filters'
import { ServiceCard } from './service-card'
import { serviceCategoryKeys } from './service-category-key'
import { ServiceCategoryNav } from './service-category-nav'
import { ServiceEmpty } from './service-empty'
import { ServiceFacetNav } from './service-facet-nav'
import { serviceAddress, type ServiceFilters } from '@/lib/address/lists/service-address'
import { ServiceSortForm } from './service-sort-form'
import { strong } from '../strong'

interface ServiceListViewProps {
  services: ServiceItem[]
  totalCount: number
  totalPages: number
  facets: ServiceFacets
  /** Shown above the list; empty where something narrows it. */
  popular: PopularService[]
  filters: ServiceFilters
  /** A category in the address that does not exist; the list is empty then. */
  unknownCategory: string
}

/** The directory below its banner: category rail, facets, most wanted, count, cards, pages. */
export function ServiceListView({
  services,
  totalCount,
  totalPages,
  facets,
  popular,
  filters,
  unknownCategory,
}: ServiceListViewProps) {
  const t = useTranslations('services.facets')
  return (
    <Container className="relative pb-18">
      <div className="-mt-14 grid gap-x-10 gap-y-6 lg:-mt-9 lg:grid-cols-[19rem_minmax(0,1fr)] print:mt-6 print:block">
        <div className="min-w-0 space-y-6 print:hidden">
          <ServiceCategoryNav
            current={filters.category}
            hrefOf={(category) => serviceAddress.href({ ...filters, category, page: 1 })}
          />
          <FilterFold label={t('title')} from="lg">
            <div className="rounded-card bg-surface p-3 pt-5 shadow-0 forced-colors:border">
              <ServiceFacetNav facets={facets} filters={filters} />
            </div>
          </FilterFold>
        </div>
        <div className="min-w-0 lg:mt-12">
          <PopularServices services={popular} />
          <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
            <div className="min-w-0 flex-1 basis-60 sm:pb-2">
              <Count filters={filters} totalCount={totalCount} />
            </div>
            <ServiceSortForm filters={filters} />
          </div>
          <ServiceActiveFilters filters={filters} />
          {services.length === 0 ? (
            <div className="mt-5">
              <ServiceEmpty
                filters={filters}
                totalCount={totalCount}
                unknownCategory={unknownCategory}
              />
            </div>
          ) : (
            <StaticMarkup as="ul" id="daftar-layanan" className="mt-5 space-y-3">
              {services.map((service) => (
                <li key={service.id}>
                  <ServiceCard service={service} />
                </li>
              ))}
            </StaticMarkup>
          )}
          <Pagination
            page={filters.page}
            totalPages={totalPages}
            hrefOf={(page) => serviceAddress.href({ ...filters, page })}
          />
        </div>
      </div>
    </Container>
  )
}

function Count({
  filters: { query, category },
  totalCount,
}: {
  filters: ServiceFilters
  totalCount: number
}) {
  const t = useTranslations('services')
  const name = category ? t(`categories.${serviceCategoryKeys[category]}`) : ''
  const values = { count: totalCount, query, category: name, strong }
  const kind =
    category && query ? 'categoryAndQuery' : category ? 'category' : query ? 'query' : 'all'
  return <h2 className="text-body font-normal text-text-2">{t.rich(`count.${kind}`, values)}</h2>
}
