import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { pageMetadata } from '@/app/page-metadata'
import { type SearchParams } from '@/app/page-params'
import { unitAddress } from '@/lib/address/lists/unit-address'
import { UnitsView } from '@/components/content/about/units-view'
import { SearchForm } from '@/components/ui/search-form'
import { listUnits } from '@/lib/server/queries/about'
import { AboutFrame } from '../about-frame'
import { aboutMetadata } from '../about-metadata'

interface Props {
  searchParams: SearchParams
}

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const filters = unitAddress.read(await searchParams)
  const { query, group } = filters
  const t = await getTranslations('about')
  if (query === '' && group === null) return aboutMetadata('units')
  const title =
    query === '' && group !== null
      ? t('units.groupTitle', { group: t(`unitGroups.${group}`) })
      : t('units.searchTitle', { query })
  return {
    ...pageMetadata({
      locale: await getLocale(),
      path: unitAddress.href(filters),
      title,
      description: t('pages.units.description'),
    }),
    ...(query !== '' && { robots: { index: false, follow: true } }),
  }
}

export default async function UnitsPage({ searchParams }: Props) {
  const filters = unitAddress.read(await searchParams)
  const [locale, t] = [await getLocale(), await getTranslations('about.units')]
  const units = await listUnits({ q: filters.query, group: filters.group ?? undefined }, locale)
  return (
    <AboutFrame
      page="units"
      shown={unitAddress.href(filters)}
      right={
        <SearchForm
          address={unitAddress}
          filters={filters}
          label={t('searchLabel')}
          submitLabel={t('searchSubmit')}
        />
      }
    >
      <UnitsView units={units} filters={filters} />
    </AboutFrame>
  )
}
