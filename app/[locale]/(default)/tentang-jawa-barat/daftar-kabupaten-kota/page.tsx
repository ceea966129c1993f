import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { pageMetadata } from '@/app/page-metadata'
import { type SearchParams } from '@/app/page-params'
import { DistrictsView } from '@/components/content/about/districts-view'
import { districtAddress } from '@/lib/address/lists/district-address'
import { SearchForm } from '@/components/ui/search-form'
import { listGovernments } from '@/lib/server/queries/offices'
import { listDistricts } from '@/lib/server/queries/about'
import { AboutFrame } from '../about-frame'
import { aboutMetadata } from '../about-metadata'

interface Props {
  searchParams: SearchParams
}

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const { query } = districtAddress.read(await searchParams)
  // Kind and view show a selection of the same regions, so they share one canonical address.
  if (query === '') return aboutMetadata('districts')
  const t = await getTranslations('about')
  return {
    ...pageMetadata({
      locale: await getLocale(),
      path: districtAddress.href({ query }),
      title: t('districts.searchTitle', { query }),
      description: t('pages.districts.description'),
    }),
    robots: { index: false, follow: true },
  }
}

export default async function DistrictsPage({ searchParams }: Props) {
  const filters = districtAddress.read(await searchParams)
  const [locale, t] = [await getLocale(), await getTranslations('about.districts')]
  const districts = await listDistricts(
    { q: filters.query, type: filters.type ?? undefined },
    locale,
  )
  const governments = new Map(
    (await listGovernments(locale)).map(({ district, address, phone }) => [
      district ?? '',
      { address, phone },
    ]),
  )
  return (
    <AboutFrame
      page="districts"
      shown={districtAddress.href(filters)}
      right={
        <SearchForm
          address={districtAddress}
          filters={filters}
          label={t('searchLabel')}
          submitLabel={t('searchSubmit')}
        />
      }
    >
      <DistrictsView districts={districts} governments={governments} filters={filters} />
    </AboutFrame>
  )
}
