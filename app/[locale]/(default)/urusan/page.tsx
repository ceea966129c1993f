import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { breadcrumbJsonLd } from '@/app/page-json-ld'
import { PageFeedback } from '@/app/page-feedback'
import { pageMetadata } from '@/app/page-metadata'
import type { SearchParams } from '@/app/page-params'
import { JsonLd } from '@/components/content/json-ld'
import { MattersView } from '@/components/content/matters/matters-view'
import { Container } from '@/components/layout/container'
import { PageBanner } from '@/components/layout/page-banner'
import { SearchForm } from '@/components/ui/search-form'
import { matterAddress } from '@/lib/address/lists/matter-address'
import { listMatters } from '@/lib/server/queries/matters'

interface Props {
  searchParams: SearchParams
}

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const { query, group, page } = matterAddress.read(await searchParams)
  const [locale, t] = [await getLocale(), await getTranslations('matters')]
  const plain = group === null ? t('title') : `${t('title')} ${t(`groups.${group}`)}`
  const title = query === '' ? plain : t('searchTitle', { query })
  return {
    ...pageMetadata({
      locale,
      path: matterAddress.href({ query, group, page }),
      title: page > 1 ? t('pageTitle', { title, page }) : title,
      description: t('description'),
    }),
    ...(query !== '' && { robots: { index: false, follow: true } }),
  }
}

export default async function MattersPage({ searchParams }: Props) {
  const filters = matterAddress.read(await searchParams)
  const [locale, t] = [await getLocale(), await getTranslations('matters')]
  const { data, meta } = await listMatters(filters, locale)
  return (
    <>
      <JsonLd value={breadcrumbJsonLd(locale, [{ name: t('title'), path: matterAddress.path }])} />
      <PageBanner
        scene="service-saung"
        title={t('title')}
        subtitle={t('lead')}
        crumbs={[{ label: t('title') }]}
        right={
          <SearchForm
            address={matterAddress}
            filters={{ ...filters, page: 1 }}
            label={t('searchLabel')}
            submitLabel={t('searchSubmit')}
          />
        }
      />
      <Container className="relative -mt-14 pb-18 lg:-mt-9">
        <MattersView
          matters={data}
          meta={meta}
          filters={filters}
          feedback={<PageFeedback path={matterAddress.path} shown={matterAddress.href(filters)} />}
        />
      </Container>
    </>
  )
}
