import { useTranslations } from 'next-intl'
import { useId } from 'react'
import { ServiceCard } from '@/components/content/services/service-card'
import { Container } from '@/components/layout/container'
import { Pagination } from '@/components/ui/pagination'
import type { LifeEvent, LifeEventService } from '@/lib/schemas/life-events'
import { LifeEventEmpty } from './life-event-empty'
import { lifeEventAddress, type LifeEventFilters } from '@/lib/address/lists/life-event-address'
import { LifeEventHead } from './life-event-head'
import { strong } from '../strong'
import { ClearLink } from '../clear-link'

interface LifeEventServicesViewProps {
  event: LifeEvent
  /** In the order of the sectors. */
  services: LifeEventService[]
  totalCount: number
  totalPages: number
  filters: LifeEventFilters
  /** A sector in the address that the life event does not have; the list is empty then. */
  unknownSector: string
}

/** A life event below its banner: picture and sectors, count, services by sector, pages. */
export function LifeEventServicesView({
  event,
  services,
  totalCount,
  totalPages,
  filters,
  unknownSector,
}: LifeEventServicesViewProps) {
  const t = useTranslations('life-events')
  const isFiltered = unknownSector !== '' || filters.query !== '' || filters.sector !== ''
  return (
    <Container className="relative pb-18">
      <div className="-mt-14 lg:-mt-9">
        <LifeEventHead event={event} filters={filters} />
        <div className="mt-9 flex flex-wrap items-baseline gap-x-5 gap-y-1">
          <Count filters={filters} totalCount={totalCount} />
          {isFiltered && (
            <ClearLink href={lifeEventAddress.href({ name: filters.name })}>
              {t('clearFilters')}
            </ClearLink>
          )}
        </div>
        {services.length === 0 && (
          <div className="mt-5">
            <LifeEventEmpty
              filters={filters}
              totalCount={totalCount}
              unknownSector={unknownSector}
            />
          </div>
        )}
        {bySector(services).map((group) => (
          <SectorGroup key={group.sector} sector={group.sector} services={group.services} />
        ))}
        <Pagination
          page={filters.page}
          totalPages={totalPages}
          hrefOf={(page) => lifeEventAddress.href({ ...filters, page })}
        />
      </div>
    </Container>
  )
}

interface Group {
  sector: string
  services: LifeEventService[]
}

function bySector(services: LifeEventService[]): Group[] {
  const groups = new Map<string, LifeEventService[]>()
  for (const service of services)
    groups.set(service.sector, [...(groups.get(service.sector) ?? []), service])
  return [...groups].map(([sector, found]) => ({ sector, services: found }))
}

function SectorGroup({ sector, services }: Group) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="mt-7">
      <h2 id={id} className="text-h4">
        {sector}
      </h2>
      <ul className="mt-3 space-y-3">
        {services.map((service) => (
          <li key={service.id}>
            <ServiceCard service={service} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Count({
  filters: { name, query, sector },
  totalCount,
}: {
  filters: LifeEventFilters
  totalCount: number
}) {
  const t = useTranslations('life-events')
  const kind = sector && query ? 'sectorAndQuery' : sector ? 'sector' : query ? 'query' : 'all'
  return (
    <p className="text-text-2">
      {t.rich(`count.${kind}`, { count: totalCount, name, query, sector, strong })}
    </p>
  )
}
