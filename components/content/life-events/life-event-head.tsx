import { ListChecksIcon } from '@phosphor-icons/react/ssr'
import { useTranslations } from 'next-intl'
import { ButtonLink } from '@/components/ui/button'
import { ChipNav } from '@/components/ui/chip-nav'
import type { LifeEvent } from '@/lib/schemas/life-events'
import {
  lifeEventAddress,
  type LifeEventFilters,
  planPath,
} from '@/lib/address/lists/life-event-address'
import { LifeEventLeaf } from './life-event-icon'

const card =
  'grid grid-cols-[auto_minmax(0,1fr)] gap-x-5 gap-y-3 rounded-card bg-surface p-5 shadow-3 forced-colors:border md:p-7 lg:gap-x-9 lg:gap-y-2'
const picture =
  'size-16 rounded-leaf lg:row-span-3 lg:h-full lg:min-h-44 lg:w-52 lg:rounded-leaf-xl lg:[&>svg]:size-24'

interface LifeEventHeadProps {
  event: LifeEvent
  filters: LifeEventFilters
}

/** The life event with its picture, on the edge of the banner, and its sectors as filters. */
export function LifeEventHead({
  event,
  filters: { name, query, sector: current },
}: LifeEventHeadProps) {
  const t = useTranslations('life-events')
  const plans = useTranslations('life-event-plans')
  const chips = ['', ...event.sectors].map((sector) => ({
    label: sector || t('allSectors'),
    href: lifeEventAddress.href({ name, query, sector }),
    isCurrent: sector === current,
  }))
  return (
    <div className={card}>
      <LifeEventLeaf name={event.logo} className={picture} iconSize={36} />
      <h2 className="self-center text-h3 lg:self-end lg:text-h2">{event.title}</h2>
      <div className="col-span-2 lg:col-span-1">
        <p className="max-w-[68ch] text-text-2">{event.description}</p>
        {event.plan_slug !== null && (
          <ButtonLink href={planPath(event.plan_slug)} className="mt-4">
            <ListChecksIcon aria-hidden="true" size={22} weight="duotone" />
            {plans('open')}
          </ButtonLink>
        )}
      </div>
      <div className="col-span-2 min-w-0 lg:col-span-1">
        <ChipNav label={t('sectorNav')} chips={chips} />
      </div>
    </div>
  )
}
