import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { breadcrumbJsonLd, itemListJsonLd } from '@/app/page-json-ld'
import { pageMetadata } from '@/app/page-metadata'
import { type SearchParams } from '@/app/page-params'
import { archiveAddress, documentPath } from '@/lib/address/lists/archive-address'
import { ArchiveListView } from '@/components/content/archives/archive-list-view'
import { FeedLine } from '@/components/content/feeds/feed-line'
import { FinanceTeaser } from '@/components/content/finance/finance-teaser'
import { JsonLd } from '@/components/content/json-ld'
import { PageBanner } from '@/components/layout/page-banner'
import { SearchForm } from '@/components/ui/search-form'
import { feedAlternates, type FeedTopic } from '@/lib/feeds/feed-address'
import { type ArchiveTopic, archiveTopicNames, financeTopic } from '@/lib/schemas/archives'
import { archivePageSize, listDocuments } from '@/lib/server/queries/archives'
import { cachedPortal } from '@/lib/server/queries/cached-portal'
import { archiveQueryOf } from './archive-query'

interface Props {
  searchParams: SearchParams
}

const feedOf = (topic: ArchiveTopic | null): FeedTopic => ({
  kind: 'documents',
  topic: topic ?? undefined,
})

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const { query, topic, page } = archiveAddress.read(await searchParams)
  const [locale, t] = [await getLocale(), await getTranslations('archives')]
  const name = topic && archiveTopicNames[topic][locale]
  const title = query
    ? t('searchTitle', { query })
    : name
      ? t('topicTitle', { topic: name })
      : t('title')
  return {
    ...pageMetadata({
      locale,
      feeds: feedAlternates(locale, feedOf(topic), name ?? t('title')),
      // Year and order show the same documents in another selection, so they share one canonical address.
      path: archiveAddress.href({ topic, query, page }),
      title: page > 1 ? t('pageTitle', { title, page }) : title,
      description: name ? t('topicDescription', { topic: name }) : t('description'),
    }),
    ...(query && { robots: { index: false, follow: true } }),
  }
}

export default async function ArchivesPage({ searchParams }: Props) {
  const filters = archiveAddress.read(await searchParams)
  const [locale, t, common] = [
    await getLocale(),
    await getTranslations('archives'),
    await getTranslations('common.breadcrumb'),
  ]
  const { query, topic, page } = filters
  const [{ data, meta }, years] = await Promise.all([
    listDocuments(archiveQueryOf(filters), locale),
    cachedPortal.archives.years(topic),
  ])
  const name = topic && archiveTopicNames[topic][locale]
  const trail = [
    { name: common('home'), path: '/' },
    { name: t('title'), path: archiveAddress.path },
    ...(name ? [{ name, path: archiveAddress.href({ ...filters, page: 1 }) }] : []),
  ]
  const entries = data.map(({ title, slug }) => ({ name: title, path: documentPath(slug) }))
  return (
    <>
      <JsonLd value={breadcrumbJsonLd(locale, trail)} />
      {entries.length > 0 && (
        <JsonLd
          value={itemListJsonLd(locale, name ?? t('title'), entries, (page - 1) * archivePageSize)}
        />
      )}
      <PageBanner
        scene="gedung-sate"
        title={name ?? t('title')}
        subtitle={t('subtitle')}
        crumbs={
          name
            ? [{ label: t('title'), href: archiveAddress.path }, { label: name }]
            : [{ label: t('title') }]
        }
        right={
          <SearchForm
            address={archiveAddress}
            filters={filters}
            label={t('searchLabel')}
            submitLabel={t('searchSubmit')}
          />
        }
      />
      <ArchiveListView
        documents={data}
        meta={meta}
        filters={filters}
        years={years}
        lead={
          (topic === financeTopic || (topic === null && query === '' && page === 1)) && (
            <FinanceTeaser />
          )
        }
      />
      <FeedLine topic={feedOf(topic)} name={name ?? t('title')} />
    </>
  )
}
