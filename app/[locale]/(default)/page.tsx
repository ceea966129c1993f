import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { pageMetadata } from '@/app/page-metadata'
import { pageLocale } from '@/app/page-params'
import { CategoryCard } from '@/components/content/home/category-card'
import { ComplaintPanel } from '@/components/content/home/complaint-panel'
import { Hero } from '@/components/content/home/hero'
import { LatestNews } from '@/components/content/home/latest-news'
import { JsonLd } from '@/components/content/json-ld'
import { Container } from '@/components/layout/container'
import { SuggestGate } from '@/features/search/suggest-gate'
import { env } from '@/lib/env'
import { listLatest } from '@/lib/server/reads/news'
import { listPopularSearches } from '@/lib/server/reads/search'
import { listServiceCategories } from '@/lib/server/reads/services'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('home')
  const metadata = pageMetadata({ locale: await pageLocale(), path: '/', title: t('pageTitle'), description: t('description') })
  return { ...metadata, title: { absolute: t('pageTitle') } }
}

export default async function HomePage() {
  const [locale, search] = [await pageLocale(), await getTranslations('search')]
  const [t, categories, latest] = [await getTranslations('common.site'), await listServiceCategories(locale), await listLatest(locale, 5)]
  return (
    <>
      <JsonLd
        value={{ '@context': 'https://schema.org', '@type': 'GovernmentOrganization', name: t('name'), description: t('description'), url: env().SITE_ORIGIN }}
      />
      <Hero
        popular={await listPopularSearches(locale)}
        suggestions={<SuggestGate labels={{ list: search('suggestions'), ready: search('suggestionsReady') }} />}
      />
      <Container className="pb-18 lg:pb-22">
        <CategoryCard categories={categories} />
        <div className="mt-14 grid gap-12 lg:mt-22 xl:grid-cols-[minmax(0,1fr)_23.25rem]">
          <LatestNews articles={latest.data} />
          <aside className="xl:pt-19">
            <ComplaintPanel />
          </aside>
        </div>
      </Container>
    </>
  )
}
