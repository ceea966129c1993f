import { useTranslations } from 'next-intl'
import { ChipNav } from '@/components/ui/chip-nav'
import type { LifeEvent } from '@/lib/schemas/life-events'
import { lifeEventAddress, type LifeEventFilters } from '@/lib/address/lists/life-event-address'
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
  const chips = ['', ...event.sectors].map((sector) => ({
    label: sector || t('allSectors'),
    href: lifeEventAddress.href({ name, query, sector }),
    isCurrent: sector === current,
  }))
  return (
    <div className={card}>
      <LifeEventLeaf name={event.logo} className={picture} iconSize={36} />
      <h2 className="self-center text-h3 lg:self-end lg:text-h2">{event.title}</h2>
      <p className="col-span-2 max-w-[68ch] text-text-2 lg:col-span-1">{event.description}</p>
      <div className="col-span-2 min-w-0 lg:col-span-1">
        <ChipNav label={t('sectorNav')} chips={chips} />
      </div>
    </div>
  )
}
