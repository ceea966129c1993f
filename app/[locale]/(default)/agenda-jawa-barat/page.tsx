import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { getLocale, getTranslations } from 'next-intl/server'
import { breadcrumbJsonLd } from '@/app/page-json-ld'
import { PageActions } from '@/app/page-actions'
import { PageFeedback } from '@/app/page-feedback'
import { pageMetadata } from '@/app/page-metadata'
import { type SearchParams } from '@/app/page-params'
import { AgendaView } from '@/components/content/agenda/agenda-view'
import { dayOf } from '@/components/content/agenda/by-day'
import { JsonLd } from '@/components/content/json-ld'
import { PageBanner } from '@/components/layout/page-banner'
import {
  agendaAddress,
  type AgendaView as ViewName,
  eventHref,
} from '@/lib/address/lists/agenda-address'
import { eventTitle } from '@/lib/agenda/event-title'
import { agendaPath } from '@/lib/agenda/paths'
import { env } from '@/lib/env'
import { localePath, type Locale } from '@/lib/i18n/locales'
import { listEventsBetween } from '@/lib/server/queries/agenda'
import { cachedPortal } from '@/lib/server/queries/cached-portal'
import { drawnDays, neighbours, readAgendaAddress } from './agenda-request'
import { jakartaTimeOn, noonOf } from '@/lib/jakarta'
import type { EventDetail } from '@/lib/schemas/events'
import { weekOf, type Day } from '@/lib/days'
import { formatterOf } from '@/lib/i18n/formatter'

/** Name of the shown day, week or month. */
async function periodName(view: ViewName, day: Day): Promise<string> {
  const format = formatterOf(await getLocale())
  if (view === 'bulan') return format.dateTime(noonOf(day), { month: 'long', year: 'numeric' })
  if (view === 'hari')
    return format.dateTime(noonOf(day), {
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      year: 'numeric',
    })
  const week = weekOf(day)
  return format.dateTimeRange(noonOf(week[0] ?? day), noonOf(week[6] ?? day), {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  })
}

const day = (event: EventDetail) => event.date.slice(0, 10)

/** An event as schema.org's Event; null for examples and for days without a place or link, which search engines do not accept. */
function eventJsonLd(event: EventDetail, locale: Locale): object | null {
  if (event.is_demo || (event.address === null && event.url === null)) return null
  const place =
    event.address === null
      ? { '@type': 'VirtualLocation', url: event.url }
      : { '@type': 'Place', name: event.address, address: event.address }
  return {
    '@context': 'https://schema.org',
    '@type': 'Event',
    name: event.title,
    eventStatus: `https://schema.org/Event${event.is_cancelled ? 'Cancelled' : 'Scheduled'}`,
    description: event.description,
    startDate: event.is_all_day ? day(event) : jakartaTimeOn(day(event), event.start_hour),
    endDate: event.is_all_day ? day(event) : jakartaTimeOn(day(event), event.end_hour),
    eventAttendanceMode: `https://schema.org/${event.type === 'online' ? 'Online' : 'Offline'}EventAttendanceMode`,
    location: place,
    organizer: { '@type': 'Organization', name: event.created_by.unit_name },
    inLanguage: event.lang,
    url: `${env().SITE_ORIGIN}${localePath(locale, eventHref(event).split('#')[0] ?? '')}`,
  }
}

interface Props {
  searchParams: SearchParams
}

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const [locale, request, t] = [
    await getLocale(),
    await readAgendaAddress(searchParams),
    await getTranslations('agenda'),
  ]
  const event =
    request.event === null ? null : await cachedPortal.events.byId(request.event, locale)
  if (request.event !== null && !event) return {}
  if (event) {
    const path = agendaAddress.href({ event: event.id })
    const title = eventTitle(event, t)
    const day = await periodName('hari', dayOf(event))
    const metadata = pageMetadata({
      locale,
      path,
      title: `${title}, ${day}`,
      description: event.description,
    })
    return event.is_demo ? { ...metadata, robots: { index: false, follow: true } } : metadata
  }
  const isDefault = request.view === 'bulan' && !request.isDayGiven
  const path = agendaAddress.href({
    view: request.view,
    day: request.isDayGiven ? request.day : null,
  })
  const title = isDefault
    ? t('title')
    : t('periodTitle', { period: await periodName(request.view, request.day) })
  const metadata = pageMetadata({ locale, path, title, description: t('description') })
  // Days and weeks are other cuts of the same events.
  return request.view === 'bulan'
    ? metadata
    : { ...metadata, robots: { index: false, follow: true } }
}

export default async function AgendaPage({ searchParams }: Props) {
  const [locale, request] = [await getLocale(), await readAgendaAddress(searchParams)]
  const chosen =
    request.event === null ? null : await cachedPortal.events.byId(request.event, locale)
  if (request.event !== null && !chosen) notFound()
  const [t, common] = [await getTranslations('agenda'), await getTranslations('common')]
  const day = chosen && !request.isDayGiven ? dayOf(chosen) : request.day
  const { view, today } = request
  const events = await listEventsBetween(...drawnDays(view, day), locale)
  const ofDay = events.filter((each) => dayOf(each) === day)
  const first = ofDay.find(({ status }) => status !== 'FINISHED') ?? ofDay[0]
  const event = chosen ?? (first ? await cachedPortal.events.byId(first.id, locale) : null)
  const structured = chosen && eventJsonLd(chosen, locale)
  return (
    <>
      <JsonLd
        value={breadcrumbJsonLd(locale, [
          { name: common('breadcrumb.home'), path: '/' },
          { name: t('title'), path: agendaPath },
        ])}
      />
      {structured && <JsonLd value={structured} />}
      <PageBanner
        scene="angklung-stage"
        title={t('title')}
        subtitle={t('subtitle')}
        crumbs={[{ label: t('title') }]}
      />
      <AgendaView
        view={view}
        day={day}
        today={today}
        period={await periodName(view, day)}
        events={events}
        event={event}
        isEventChosen={chosen !== null}
        share={
          event && (
            <PageActions
              url={`${env().SITE_ORIGIN}${localePath(locale, agendaAddress.href({ event: event.id }))}`}
              title={event.title}
            />
          )
        }
        feedback={
          chosen && (
            <PageFeedback
              path={agendaAddress.href({ event: chosen.id })}
              shown={agendaAddress.href({
                view,
                day: request.isDayGiven ? day : null,
                event: chosen.id,
              })}
            />
          )
        }
        {...neighbours(view, day, today)}
      />
    </>
  )
}
