import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { breadcrumbJsonLd } from '@/app/page-json-ld'
import { pageMetadata } from '@/app/page-metadata'
import { type SearchParams } from '@/app/page-params'
import { groupKeys } from '@/components/content/agenda/agenda-keys'
import { AgendaListView } from '@/components/content/agenda/agenda-list-view'
import { JsonLd } from '@/components/content/json-ld'
import { PageBanner } from '@/components/layout/page-banner'
import { SearchForm } from '@/components/ui/search-form'
import { type AgendaFilters, agendaListAddress } from '@/lib/address/lists/agenda-address'
import { agendaListPath, agendaPath } from '@/lib/agenda/paths'
import { addDays, type Day } from '@/lib/days'
import { env } from '@/lib/env'
import type { Locale } from '@/lib/i18n/locales'
import { currentDay, listEventDistricts, listEvents } from '@/lib/server/queries/agenda'

/** How far the list looks in either direction, days. */
const horizonDays = 366

interface Props {
  searchParams: SearchParams
}

function eventsFor(
  { group, category, type, district, isPast, query, page }: AgendaFilters,
  today: Day,
  locale: Locale,
) {
  const period = isPast
    ? {
        start_date: addDays(today, -horizonDays),
        end_date: addDays(today, -1),
        sort_order: 'DESC' as const,
      }
    : { start_date: today, end_date: addDays(today, horizonDays), sort_order: 'ASC' as const }
  return listEvents(
    {
      ...period,
      sort_by: 'date',
      q: query,
      page,
      group: group ? [group] : [],
      cat: category ? [category] : [],
      type: type ? [type] : [],
      district: district ? [district] : [],
    },
    locale,
  )
}

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const [filters, all] = [
    agendaListAddress.read(await searchParams),
    await getTranslations('agenda'),
  ]
  const t = await getTranslations('agenda.listPage')
  const { group, page, isPast } = filters
  const named = group
    ? t('groupTitle', { group: all(`groups.${groupKeys[group]}`) })
    : t('pageTitle')
  const title = isPast ? t('pastTitle', { title: named }) : named
  const metadata = pageMetadata({
    locale: await getLocale(),
    path: agendaListAddress.href({ group, isPast, page }),
    title: page > 1 ? t('numberedTitle', { title, page }) : title,
    description: t('description'),
  })
  return filters.query === '' ? metadata : { ...metadata, robots: { index: false, follow: true } }
}

export default async function AgendaListPage({ searchParams }: Props) {
  const [locale, filters, today] = [
    await getLocale(),
    agendaListAddress.read(await searchParams),
    currentDay(),
  ]
  const [t, list, common] = [
    await getTranslations('agenda'),
    await getTranslations('agenda.listPage'),
    await getTranslations('common'),
  ]
  const districts = await listEventDistricts(locale)
  const { data, meta } = await eventsFor(filters, today, locale)
  const crumbs = [
    { name: common('breadcrumb.home'), path: '/' },
    { name: t('title'), path: agendaPath },
    { name: list('heading'), path: agendaListPath },
  ]
  return (
    <>
      <JsonLd value={breadcrumbJsonLd(locale, crumbs)} />
      <PageBanner
        scene="angklung-stage"
        title={list('heading')}
        subtitle={list('subtitle')}
        crumbs={[{ label: t('title'), href: agendaPath }, { label: list('heading') }]}
        right={
          <SearchForm
            address={agendaListAddress}
            filters={filters}
            label={list('searchLabel')}
            submitLabel={list('searchSubmit')}
          />
        }
      />
      <AgendaListView
        events={data}
        totalCount={meta.total_count}
        totalPages={Math.ceil(meta.total_page)}
        today={today}
        filters={filters}
        districts={districts.map(({ code_kemendagri: code, name }) => ({ code, name }))}
        siteOrigin={env().SITE_ORIGIN}
      />
    </>
  )
}
