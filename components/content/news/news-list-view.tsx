import { StaticMarkup } from '@/components/ui/static-markup'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Container } from '@/components/layout/container'
import { PastEnd } from '../past-end'
import { EmptyState } from '@/components/ui/empty-state'
import { Pagination } from '@/components/ui/pagination'
import { picturedNews } from '@/lib/cover/news-covers'
import type { ListMeta } from '@/lib/schemas/list'
import type { NewsItem } from '@/lib/schemas/news'
import { NewsCard, NewsLead } from './news-card'

interface NewsListViewProps {
  articles: NewsItem[]
  meta: ListMeta
  hrefOf: (page: number) => string
  /** The first article large, above the grid. */
  hasLead: boolean
  /** Above the grid, on the edge of the banner. */
  filters?: ReactNode
  aside: ReactNode
}

/** A page of articles with the aside of most read and tags. */
export function NewsListView({
  articles,
  meta,
  hrefOf,
  hasLead,
  filters,
  aside,
}: NewsListViewProps) {
  const t = useTranslations('news')
  const pictured = picturedNews(articles)
  const lead = hasLead ? pictured[0] : undefined
  const rest = lead ? pictured.slice(1) : pictured
  return (
    <Container className="relative pb-18">
      <div className={filters ? '-mt-8' : '-mt-4'}>{filters}</div>
      <div className="mt-7 grid gap-12 lg:grid-cols-[minmax(0,1fr)_21.75rem]">
        <div>
          <h2 className="sr-only">{t('listHeading', { page: meta.current_page })}</h2>
          {articles.length > 0 ? null : meta.total_count > 0 ? (
            <PastEnd text={t('emptyPage')} href={hrefOf(1)} />
          ) : (
            <EmptyState
              image="/img/empty-search.svg"
              text={t('empty')}
              link={{ href: '/berita', label: t('allNews') }}
            />
          )}
          {lead && <NewsLead article={lead} />}
          <StaticMarkup
            id="daftar-berita"
            className={`grid gap-x-7 gap-y-10 sm:grid-cols-2 ${lead ? 'mt-10' : ''}`}
          >
            {rest.map((article) => (
              <NewsCard key={article.id} article={article} />
            ))}
          </StaticMarkup>
          <Pagination
            page={meta.current_page}
            totalPages={Math.ceil(meta.total_page)}
            hrefOf={hrefOf}
          />
        </div>
        <StaticMarkup
          as="aside"
          id="samping-berita"
          className="space-y-6"
          aria-label={t('asideLabel')}
        >
          {aside}
        </StaticMarkup>
      </div>
    </Container>
  )
}
