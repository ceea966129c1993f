import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { pageMetadata } from '@/app/page-metadata'
import { pageLocale, textParam, withQuery, type SearchParams } from '@/app/page-params'
import { aboutPaths } from '@/components/content/about/about-pages'
import { DistrictsView } from '@/components/content/about/districts-view'
import {
  defaultDistrictView,
  isDistrictView,
  type DistrictFilters,
  type DistrictsHref,
} from '@/components/content/about/list-filters'
import { SearchForm } from '@/components/ui/search-form'
import { localePath } from '@/lib/i18n/locales'
import { isDistrictType } from '@/lib/schemas/districts'
import { keyword } from '@/lib/schemas/text'
import { listDistricts } from '@/lib/server/queries/about'
import { AboutFrame } from '../about-frame'
import { aboutMetadata } from '../about-metadata'

interface Props {
  searchParams: SearchParams
}

/** Values that mean nothing fall back to the whole list as a table. */
async function readAddress(searchParams: SearchParams): Promise<DistrictFilters> {
  const { q, jenis, tampilan } = await searchParams
  return {
    query: keyword.parse(textParam(q)),
    type: isDistrictType(jenis) ? jenis : null,
    view: isDistrictView(tampilan) ? tampilan : defaultDistrictView,
  }
}

const shownView = ({ view }: DistrictFilters) => (view === defaultDistrictView ? '' : view)

const hrefOf: DistrictsHref = (filters) =>
  withQuery(aboutPaths.districts, {
    q: filters.query,
    jenis: filters.type,
    tampilan: shownView(filters),
  })

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const filters = await readAddress(searchParams)
  const { query } = filters
  // Kind and view show a selection of the same regions, so they share one canonical address.
  if (query === '') return aboutMetadata('districts')
  const t = await getTranslations('about')
  const path = withQuery(aboutPaths.districts, { q: query })
  return {
    ...pageMetadata({
      locale: await pageLocale(),
      path,
      title: t('districts.searchTitle', { query }),
      description: t('pages.districts.description'),
    }),
    robots: { index: false, follow: true },
  }
}

export default async function DistrictsPage({ searchParams }: Props) {
  const filters = await readAddress(searchParams)
  const [locale, t] = [await pageLocale(), await getTranslations('about.districts')]
  const districts = await listDistricts(
    { q: filters.query, type: filters.type ?? undefined },
    locale,
  )
  return (
    <AboutFrame
      page="districts"
      right={
        <SearchForm
          action={localePath(locale, aboutPaths.districts)}
          label={t('searchLabel')}
          submitLabel={t('searchSubmit')}
          query={filters.query}
          hiddenFields={{ jenis: filters.type ?? '', tampilan: shownView(filters) }}
        />
      }
    >
      <DistrictsView districts={districts} filters={filters} hrefOf={hrefOf} />
    </AboutFrame>
  )
}
