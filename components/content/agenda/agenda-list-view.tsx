import { StaticMarkup } from '@/components/ui/static-markup'
import { CalendarDotsIcon } from '@phosphor-icons/react/ssr'
import { useTranslations } from 'next-intl'
import { Container } from '@/components/layout/container'
import { ButtonLink } from '@/components/ui/button'
import { ChipNav } from '@/components/ui/chip-nav'
import { PastEnd } from '../past-end'
import { EmptyState } from '@/components/ui/empty-state'
import { InlineMessage } from '@/components/ui/inline-message'
import { FilterFold } from '@/components/ui/filter-fold'
import { Pagination } from '@/components/ui/pagination'
import {
  agendaAddress,
  type AgendaFilters,
  agendaListAddress,
} from '@/lib/address/lists/agenda-address'
import type { Day } from '@/lib/days'
import { eventGroups, type EventItem } from '@/lib/schemas/events'
import { AgendaFilterForm, type EventDistrict } from './agenda-filter-form'
import { groupKeys } from './agenda-keys'
import { CalendarSubscription } from './calendar-subscription'
import { DayList } from './day-list'
import { strong } from '../strong'
import { ClearLink } from '../clear-link'

interface AgendaListViewProps {
  /** In the order in which their days are shown. */
  events: EventItem[]
  totalCount: number
  totalPages: number
  today: Day
  filters: AgendaFilters
  districts: readonly EventDistrict[]
  /** Origin of the portal, for the address to subscribe to. */
  siteOrigin: string
}

/** The list of events below its banner: groups, filters, events by day, pages. */
export function AgendaListView({
  events,
  totalCount,
  totalPages,
  today,
  filters,
  districts,
  siteOrigin,
}: AgendaListViewProps) {
  const t = useTranslations('agenda')
  const { group, category, type, district, isPast, query } = filters
  const usesFold = isPast || [category, type, district].some((each) => each !== null)
  const isFiltered = usesFold || group !== null || query !== ''
  const chips = [null, ...eventGroups].map((each) => ({
    label: each === null ? t('listPage.allGroups') : t(`groups.${groupKeys[each]}`),
    // A category belongs to one group, so another group drops it.
    href: agendaListAddress.href({ ...filters, group: each, category: null, page: 1 }),
    isCurrent: each === group,
  }))
  return (
    <Container className="relative pb-18">
      <div className="-mt-14 rounded-card bg-surface px-5 py-6 shadow-0 sm:px-8 sm:py-7 lg:-mt-9 forced-colors:border">
        <div className="space-y-4">
          <ChipNav label={t('listPage.groupNav')} chips={chips} />
          <FilterFold
            label={t('listPage.filterForm')}
            count={t('listPage.found', { count: totalCount })}
            isInUse={usesFold}
          >
            <AgendaFilterForm filters={filters} districts={districts} />
          </FilterFold>
        </div>
        <div className="mt-6 flex flex-wrap items-baseline gap-x-5 gap-y-1">
          <Count count={totalCount} isPast={isPast} />
          {isFiltered && (
            <ClearLink href={agendaListAddress.path}>{t('listPage.clearFilters')}</ClearLink>
          )}
        </div>
        <StaticMarkup id="daftar-acara" className="mt-6">
          {events.length > 0 ? (
            <DayList events={events} today={today} />
          ) : (
            <NoEvents filters={filters} totalCount={totalCount} isFiltered={isFiltered} />
          )}
        </StaticMarkup>
      </div>
      {events.some((each) => each.is_demo) && (
        <div className="mt-4">
          <InlineMessage tone="info">{t('exampleNote')}</InlineMessage>
        </div>
      )}
      <Pagination
        page={filters.page}
        totalPages={totalPages}
        hrefOf={(page) => agendaListAddress.href({ ...filters, page })}
      />
      <CalendarSubscription
        filters={filters}
        siteOrigin={siteOrigin}
        district={districts.find(({ code }) => code === district)?.name ?? null}
      />
      <p className="no-print mt-8 flex flex-wrap gap-3">
        <ButtonLink href={agendaAddress.path} variant="quiet">
          <CalendarDotsIcon aria-hidden="true" size={20} weight="bold" />
          {t('calendar')}
        </ButtonLink>
      </p>
    </Container>
  )
}

function Count({ count, isPast }: { count: number; isPast: boolean }) {
  const t = useTranslations('agenda.listPage')
  return (
    <h2 className="text-body font-normal text-text-2">
      {t.rich('count', { count, when: isPast ? 'past' : 'upcoming', strong })}
    </h2>
  )
}

interface NoEventsProps extends Pick<AgendaListViewProps, 'filters' | 'totalCount'> {
  isFiltered: boolean
}

function NoEvents({ filters, totalCount, isFiltered }: NoEventsProps) {
  const t = useTranslations('agenda')
  if (totalCount > 0)
    return (
      <PastEnd
        image="/img/empty-agenda.svg"
        text={t('empty.page')}
        href={agendaListAddress.href({ ...filters, page: 1 })}
      />
    )
  if (!isFiltered)
    return (
      <EmptyState
        image="/img/empty-agenda.svg"
        text={t('empty.upcoming')}
        link={{ href: agendaListAddress.href({ isPast: true }), label: t('empty.past') }}
      />
    )
  return (
    <EmptyState
      image="/img/empty-agenda.svg"
      text={t('empty.filters')}
      link={{ href: agendaListAddress.path, label: t('listPage.clearFilters') }}
    />
  )
}
