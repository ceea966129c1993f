import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { breadcrumbJsonLd } from '@/app/page-json-ld'
import { PageFeedback } from '@/app/page-feedback'
import { pageMetadata } from '@/app/page-metadata'
import { FeedTable } from '@/components/content/feeds/feed-table'
import { InformationView } from '@/components/content/information-view'
import { JsonLd } from '@/components/content/json-ld'
import { PageBanner } from '@/components/layout/page-banner'
import { Link } from '@/components/ui/link'
import { agendaListAddress, calendarAddress } from '@/lib/address/lists/agenda-address'
import { developersPath } from '@/lib/address/paths'
import { feedAlternates, feedLength } from '@/lib/feeds/feed-address'
import { archiveTopicNames, archiveTopics } from '@/lib/schemas/archives'
import { newsCategories } from '@/lib/schemas/news'

const path = '/umpan'
const linkClass =
  'inline-flex min-h-11 items-center font-semibold text-link underline underline-offset-4 hover:text-link-hover'

export async function generateMetadata(): Promise<Metadata> {
  const [locale, t] = [await getLocale(), await getTranslations('feeds')]
  return pageMetadata({
    locale,
    path,
    title: t('page.title'),
    description: t('page.description'),
    feeds: feedAlternates(locale, { kind: 'news' }, t('news')),
  })
}

export default async function FeedsPage() {
  const [locale, t, news] = [
    await getLocale(),
    await getTranslations('feeds.page'),
    await getTranslations('news.categories'),
  ]
  const sections = [
    {
      id: 'berita',
      heading: t('newsHeading'),
      content: (
        <>
          <p>{t('intro', { count: feedLength })}</p>
          <FeedTable
            locale={locale}
            rows={[
              { name: t('all'), topic: { kind: 'news' } },
              ...newsCategories.map((category) => ({
                name: news(category),
                topic: { kind: 'news' as const, category },
              })),
            ]}
          />
        </>
      ),
    },
    {
      id: 'dokumen',
      heading: t('documentsHeading'),
      content: (
        <FeedTable
          locale={locale}
          rows={[
            { name: t('allDocuments'), topic: { kind: 'documents' } },
            ...archiveTopics.map((topic) => ({
              name: archiveTopicNames[topic][locale],
              topic: { kind: 'documents' as const, topic },
            })),
          ]}
        />
      ),
    },
    {
      id: 'lain',
      heading: t('otherHeading'),
      content: (
        <>
          <FeedTable
            locale={locale}
            rows={[
              { name: t('alerts'), topic: { kind: 'alerts' } },
              { name: t('announcements'), topic: { kind: 'announcements' } },
            ]}
          />
          <p>
            {t('agenda')}:{' '}
            <a href={calendarAddress(locale).path} className={linkClass}>
              {t('calendar')}
            </a>
          </p>
          <p>
            <Link href={agendaListAddress.path} className={linkClass}>
              {t('calendarsLink')}
            </Link>
          </p>
          <p>
            <Link href={developersPath} className={linkClass}>
              {t('developersLink')}
            </Link>
          </p>
        </>
      ),
    },
    {
      id: 'cari',
      heading: t('tagsHeading'),
      content: (
        <>
          <p>{t('tagsText')}</p>
          <p>
            <Link href="/pencarian" className={linkClass}>
              {t('searchLink')}
            </Link>
          </p>
        </>
      ),
    },
    {
      id: 'aduan',
      heading: t('complaintHeading'),
      content: (
        <>
          <p>{t('complaintText')}</p>
          <FeedTable
            locale={locale}
            rows={[{ name: t('allComplaints'), topic: { kind: 'complaints' } }]}
          />
          <p>
            <Link href="/aduan-warga/new/pantau-aduan" className={linkClass}>
              {t('complaintLink')}
            </Link>
          </p>
        </>
      ),
    },
  ]
  const information = await getTranslations('information')
  return (
    <>
      <JsonLd value={breadcrumbJsonLd(locale, [{ name: t('title'), path }])} />
      <PageBanner title={t('title')} subtitle={t('subtitle')} crumbs={[{ label: t('title') }]} />
      <InformationView
        contentsLabel={information('contents')}
        sections={sections}
        feedback={<PageFeedback path={path} />}
      />
    </>
  )
}
