import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { pageMetadata } from '@/app/page-metadata'
import { pageLocale, textParam, withQuery, type SearchParams } from '@/app/page-params'
import { aboutPaths } from '@/components/content/about/about-pages'
import type { UnitFilters, UnitsHref } from '@/components/content/about/list-filters'
import { UnitsView } from '@/components/content/about/units-view'
import { SearchForm } from '@/components/ui/search-form'
import { localePath } from '@/lib/i18n/locales'
import { keyword } from '@/lib/schemas/text'
import { isUnitGroup } from '@/lib/schemas/units'
import { listUnits } from '@/lib/server/queries/about'
import { AboutFrame } from '../about-frame'
import { aboutMetadata } from '../about-metadata'

interface Props {
  searchParams: SearchParams
}

/** Values that mean nothing fall back to the whole list. */
async function readAddress(searchParams: SearchParams): Promise<UnitFilters> {
  const { q, kelompok } = await searchParams
  return { query: keyword.parse(textParam(q)), group: isUnitGroup(kelompok) ? kelompok : null }
}

const hrefOf: UnitsHref = ({ query, group }) =>
  withQuery(aboutPaths.units, { q: query, kelompok: group })

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const filters = await readAddress(searchParams)
  const { query, group } = filters
  const t = await getTranslations('about')
  if (query === '' && group === null) return aboutMetadata('units')
  const title =
    query === '' && group !== null
      ? t('units.groupTitle', { group: t(`unitGroups.${group}`) })
      : t('units.searchTitle', { query })
  return {
    ...pageMetadata({
      locale: await pageLocale(),
      path: hrefOf(filters),
      title,
      description: t('pages.units.description'),
    }),
    ...(query !== '' && { robots: { index: false, follow: true } }),
  }
}

export default async function UnitsPage({ searchParams }: Props) {
  const filters = await readAddress(searchParams)
  const [locale, t] = [await pageLocale(), await getTranslations('about.units')]
  const units = await listUnits({ q: filters.query, group: filters.group ?? undefined }, locale)
  return (
    <AboutFrame
      page="units"
      right={
        <SearchForm
          action={localePath(locale, aboutPaths.units)}
          label={t('searchLabel')}
          submitLabel={t('searchSubmit')}
          query={filters.query}
          hiddenFields={{ kelompok: filters.group ?? '' }}
        />
      }
    >
      <UnitsView units={units} filters={filters} hrefOf={hrefOf} />
    </AboutFrame>
  )
}
