import { ClockIcon, EyeIcon } from '@phosphor-icons/react/ssr'
import { useTranslations } from 'next-intl'
import type { NewsItem } from '@/lib/schemas/news'
import { NewsTime } from './news-time'

/** Time and, unless zero, the number of views of an article. */
export function NewsMeta({
  article,
}: {
  article: Pick<NewsItem, 'published_at' | 'views' | 'demo_views'>
}) {
  const t = useTranslations('news')
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-small tabular-nums text-text-2">
      <span className="flex items-center gap-1.5">
        <ClockIcon aria-hidden="true" size={17} />
        <NewsTime publishedAt={article.published_at} />
      </span>
      {article.views > 0 && (
        <span className="flex items-center gap-1.5">
          <EyeIcon aria-hidden="true" size={18} />
          {t(article.demo_views ? 'exampleViews' : 'views', { count: article.views })}
        </span>
      )}
    </p>
  )
}
