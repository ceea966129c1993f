import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { breadcrumbJsonLd } from '@/app/page-json-ld'
import { PageActions } from '@/app/page-actions'
import { pageMetadata } from '@/app/page-metadata'
import { pageLocale, type SearchParams } from '@/app/page-params'
import { AgendaView } from '@/components/content/agenda/agenda-view'
import { dayOf } from '@/components/content/agenda/by-day'
import { JsonLd } from '@/components/content/json-ld'
import { PageBanner } from '@/components/layout/page-banner'
import { agendaHref, agendaPath } from '@/lib/agenda/address'
import { env } from '@/lib/env'
import { localePath } from '@/lib/i18n/locales'
import { getEvent, listEventsBetween } from '@/lib/server/queries/agenda'
import { eventJsonLd } from './event-json-ld'
import { periodName } from './period-name'
import { drawnDays, neighbours, readAgendaAddress } from './read-address'

interface Props {
  searchParams: SearchParams
}

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const [locale, asked, t] = [
    await pageLocale(),
    await readAgendaAddress(searchParams),
    await getTranslations('agenda'),
  ]
  const event = asked.event === null ? null : await getEvent(asked.event, locale)
  if (asked.event !== null && !event) return {}
  if (event) {
    const path = agendaHref({ event: event.id })
    const title = event.is_demo ? t('exampleTitle', { title: event.title }) : event.title
    const day = await periodName('hari', dayOf(event))
    const metadata = pageMetadata({
      locale,
      path,
      title: `${title}, ${day}`,
      description: event.description,
    })
    return event.is_demo ? { ...metadata, robots: { index: false, follow: true } } : metadata
  }
  const isDefault = asked.view === 'bulan' && !asked.isDayGiven
  const path = agendaHref({ view: asked.view, day: asked.isDayGiven ? asked.day : null })
  const title = isDefault
    ? t('title')
    : t('periodTitle', { period: await periodName(asked.view, asked.day) })
  const metadata = pageMetadata({ locale, path, title, description: t('description') })
  // Days and weeks are other cuts of the same events.
  return asked.view === 'bulan' ? metadata : { ...metadata, robots: { index: false, follow: true } }
}

export default async function AgendaPage({ searchParams }: Props) {
  const [locale, asked] = [await pageLocale(), await readAgendaAddress(searchParams)]
  const chosen = asked.event === null ? null : await getEvent(asked.event, locale)
  if (asked.event !== null && !chosen) notFound()
  const [t, common] = [await getTranslations('agenda'), await getTranslations('common')]
  const day = chosen && !asked.isDayGiven ? dayOf(chosen) : asked.day
  const { view, today } = asked
  const events = await listEventsBetween(...drawnDays(view, day), locale)
  const ofDay = events.filter((each) => dayOf(each) === day)
  const first = ofDay.find(({ status }) => status !== 'FINISHED') ?? ofDay[0]
  const event = chosen ?? (first ? await getEvent(first.id, locale) : null)
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
      <PageBanner title={t('title')} subtitle={t('subtitle')} crumbs={[{ label: t('title') }]} />
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
              url={`${env().SITE_ORIGIN}${localePath(locale, agendaHref({ event: event.id }))}`}
              title={event.title}
            />
          )
        }
        {...neighbours(view, day, today)}
      />
    </>
  )
}
