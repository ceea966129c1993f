import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { breadcrumbJsonLd } from '@/app/page-json-ld'
import { PageFeedback } from '@/app/page-feedback'
import { pageMetadata } from '@/app/page-metadata'
import type { SearchParams } from '@/app/page-params'
import { JsonLd } from '@/components/content/json-ld'
import { PublicInformationView } from '@/components/content/public-information/public-information-view'
import { Container } from '@/components/layout/container'
import { PageBanner } from '@/components/layout/page-banner'
import { SearchForm } from '@/components/ui/search-form'
import { publicInformationAddress } from '@/lib/address/lists/public-information-address'
import { cachedPortal } from '@/lib/server/queries/cached-portal'

/** Entries on a page of the register. */
const perPage = 20

interface Props {
  searchParams: SearchParams
}

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const filters = publicInformationAddress.read(await searchParams)
  const [locale, t] = [await getLocale(), await getTranslations('public-information')]
  const { query, page } = filters
  const named =
    filters.class === null
      ? t('title')
      : t('classTitle', { title: t('title'), name: t(`classes.${filters.class}`) })
  const title = query === '' ? named : t('searchTitle', { query })
  return {
    ...pageMetadata({
      locale,
      path: publicInformationAddress.href(filters),
      title: page > 1 ? t('pageTitle', { title, page }) : title,
      description: t('description'),
    }),
    ...(query !== '' && { robots: { index: false, follow: true } }),
  }
}

export default async function PublicInformationPage({ searchParams }: Props) {
  const filters = publicInformationAddress.read(await searchParams)
  const [locale, t] = [await getLocale(), await getTranslations('public-information')]
  const { data, meta } = await cachedPortal['public-information'].list(
    {
      q: filters.query,
      class: filters.class ?? undefined,
      page: filters.page,
      per_page: perPage,
    },
    locale,
  )
  const { path } = publicInformationAddress
  return (
    <>
      <JsonLd value={breadcrumbJsonLd(locale, [{ name: t('title'), path }])} />
      <PageBanner
        scene="gedung-sate"
        title={t('title')}
        subtitle={t('subtitle')}
        crumbs={[{ label: t('title') }]}
        right={
          <SearchForm
            address={publicInformationAddress}
            filters={{ ...filters, page: 1 }}
            label={t('searchLabel')}
            submitLabel={t('searchSubmit')}
          />
        }
      />
      <Container className="pb-18 pt-8">
        <PublicInformationView entries={data} meta={meta} filters={filters} />
        <PageFeedback path={path} shown={publicInformationAddress.href(filters)} />
      </Container>
    </>
  )
}
