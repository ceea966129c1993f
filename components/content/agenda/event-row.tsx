import { MapPinIcon, MonitorPlayIcon } from '@phosphor-icons/react/ssr'
import { useTranslations } from 'next-intl'
import { Link } from '@/components/ui/link'
import { Tag } from '@/components/ui/tag'
import { type AgendaView, eventHref } from '@/lib/address/lists/agenda-address'
import type { EventItem } from '@/lib/schemas/events'
import { categoryKeys, groupTones } from './agenda-keys'
import { EventHours } from './event-hours'
import { ExampleTag } from '@/components/ui/example-tag'
import { EventStateTag } from './event-tags'

interface EventRowProps {
  event: EventItem
  /** The view that stays open behind the details. */
  view?: AgendaView
  isCurrent?: boolean
}

/** An event in a list: hours, title, place, category, region, and whether it is called off, under way or over; what is yet to come needs no word. */
export function EventRow({ event, view, isCurrent = false }: EventRowProps) {
  const t = useTranslations('agenda')
  return (
    <article
      aria-current={isCurrent || undefined}
      className={
        'group relative grid gap-x-6 gap-y-1 border-t border-line py-4.5 aria-[current]:bg-selected sm:aria-[current]:-mx-3 sm:aria-[current]:px-3 ' +
        'sm:grid-cols-[9.5rem_minmax(0,1fr)] @min-[56rem]:grid-cols-[9.5rem_minmax(0,1fr)_auto]'
      }
    >
      <p className="text-small font-semibold tabular-nums text-text-2">
        <EventHours event={event} />
      </p>
      <div className="min-w-0">
        <h4 className="text-h4" lang={event.lang}>
          <Link
            href={eventHref(event, view)}
            className="card-link decoration-2 underline-offset-4 group-hover:underline"
          >
            {event.title}
          </Link>
        </h4>
        {!event.is_all_day && (
          <p
            className="mt-1 flex items-start gap-1.5 text-small text-text-2"
            lang={event.address === null ? undefined : event.lang}
          >
            {event.address === null ? (
              <MonitorPlayIcon aria-hidden="true" size={18} className="mt-0.5 shrink-0" />
            ) : (
              <MapPinIcon aria-hidden="true" size={18} className="mt-0.5 shrink-0" />
            )}
            {event.address ?? t(`types.${event.type}`)}
          </p>
        )}
      </div>
      {/* Where the row is wide they stand at its end, and the row is two lines high. */}
      <p className="mt-1 flex flex-wrap gap-1.5 sm:col-start-2 @min-[56rem]:col-start-3 @min-[56rem]:mt-0 @min-[56rem]:self-center">
        {event.is_demo && <ExampleTag />}
        <Tag tone={groupTones[event.group]}>{t(`categories.${categoryKeys[event.category]}`)}</Tag>
        {event.district && <Tag tone="batu">{event.district.name}</Tag>}
        <EventStateTag event={event} isQuiet />
      </p>
    </article>
  )
}
