import {
  CalendarPlusIcon,
  ClockIcon,
  LinkIcon,
  MapPinIcon,
  MapTrifoldIcon,
  SquaresFourIcon,
  UsersThreeIcon,
} from '@phosphor-icons/react/ssr'
import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { buttonClass } from '@/components/ui/button-class'
import { Link } from '@/components/ui/link'
import { Tag } from '@/components/ui/tag'
import { calendarFileHref, eventDetailAnchor } from '@/lib/agenda/paths'
import { noonOf } from '@/lib/jakarta'
import { useFormatter } from '@/lib/i18n/formatter'
import type { EventDetail } from '@/lib/schemas/events'
import { categoryKeys, groupKeys } from './agenda-keys'
import { dayOf } from './by-day'
import { EventHours } from './event-hours'
import { ExampleTag } from '@/components/ui/example-tag'
import { EventStateTag } from './event-tags'

/** Everything about one event beside the calendar. @param event null when the day has none @param share what one can do with it */
export function EventDetails({ event, share }: { event: EventDetail | null; share?: ReactNode }) {
  const t = useTranslations('agenda.detail')
  return (
    <section
      id={eventDetailAnchor}
      aria-label={t('label')}
      className="rounded-card bg-surface p-5 shadow-0 sm:p-7 forced-colors:border"
    >
      {event ? <Facts event={event} /> : <p className="text-text-2">{t('nothingChosen')}</p>}
      {event && share && <div className="mt-5">{share}</div>}
    </section>
  )
}

function Facts({ event }: { event: EventDetail }) {
  const [t, format] = [useTranslations('agenda'), useFormatter()]
  const locale = useLocale()
  const category = {
    group: t(`groups.${groupKeys[event.group]}`),
    category: t(`categories.${categoryKeys[event.category]}`),
  }
  return (
    <>
      <p className="flex flex-wrap gap-1.5">
        <Tag tone="batu">
          <time dateTime={dayOf(event)}>
            {format.dateTime(noonOf(dayOf(event)), {
              weekday: 'long',
              day: 'numeric',
              month: 'long',
            })}
          </time>
        </Tag>
        {event.is_demo && <ExampleTag />}
        <EventStateTag event={event} />
      </p>
      <h2 className="mt-3.5 text-h3" lang={event.lang}>
        {event.title}
      </h2>
      {event.is_cancelled && (
        <p className="mt-2 font-semibold text-heading">{t('cancelledNote')}</p>
      )}
      <p className="mt-2 text-small text-text-2" lang={event.lang}>
        {event.description}
      </p>
      <dl className="mt-2">
        <Fact icon={<ClockIcon size={22} weight="duotone" />} name={t('detail.time')}>
          <EventHours event={event} />
        </Fact>
        <Fact icon={<SquaresFourIcon size={22} weight="duotone" />} name={t('detail.category')}>
          {t('detail.categoryValue', category)}
        </Fact>
        <Fact icon={<UsersThreeIcon size={22} weight="duotone" />} name={t('detail.type')}>
          {t(`types.${event.type}`)}
        </Fact>
        {event.url !== null && (
          <Fact icon={<LinkIcon size={22} weight="duotone" />} name={t('detail.link')}>
            <Link
              href={event.url}
              className="text-link underline underline-offset-4 hover:text-link-hover"
            >
              {URL.canParse(event.url) ? new URL(event.url).host : event.url}
            </Link>
          </Fact>
        )}
        {event.district && (
          <Fact icon={<MapTrifoldIcon size={22} weight="duotone" />} name={t('detail.district')}>
            {event.district.name}
          </Fact>
        )}
        {event.address !== null && (
          <Fact icon={<MapPinIcon size={22} weight="duotone" />} name={t('detail.location')}>
            <span lang={event.lang}>{event.address}</span>
          </Fact>
        )}
      </dl>
      <a
        href={calendarFileHref(locale, event.id)}
        download
        className={buttonClass('secondary', 'mt-4 w-full')}
      >
        <CalendarPlusIcon aria-hidden="true" size={20} weight="bold" />
        {t('detail.save')}
        <span className="sr-only"> ({t('detail.saveFile')})</span>
      </a>
    </>
  )
}

function Fact({ icon, name, children }: { icon: ReactNode; name: string; children: ReactNode }) {
  return (
    <div className="relative border-b border-line py-3.5 ps-9.5">
      <dt className="text-small text-text-2">
        <span aria-hidden="true" className="absolute start-0 top-4 text-link">
          {icon}
        </span>
        {name}
      </dt>
      <dd className="font-semibold text-heading">{children}</dd>
    </div>
  )
}
