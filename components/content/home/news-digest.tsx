import { newsPath } from '@/lib/address/paths'
import { ArrowRightIcon } from '@phosphor-icons/react/ssr'
import { useTranslations } from 'next-intl'
import { NewsCategoryTag } from '@/components/content/news/news-category-tag'
import { NewsCover } from '@/components/content/news/news-cover'
import { NewsMeta } from '@/components/content/news/news-meta'
import { NewsTime } from '@/components/content/news/news-time'
import { Link } from '@/components/ui/link'
import { StaticMarkup } from '@/components/ui/static-markup'
import { picturedNews } from '@/lib/cover/news-covers'
import type { NewsItem } from '@/lib/schemas/news'

const titleLink = 'card-link group-hover:underline decoration-2 underline-offset-4'

/** One lead story, four small rows and the way to all of them. @param id unique on the page */
export function NewsDigest({ id, articles }: { id: string; articles: NewsItem[] }) {
  const t = useTranslations('home.news')
  const [lead, ...rest] = picturedNews(articles)
  if (!lead) return null
  return (
    <StaticMarkup id={id} className="grid gap-8 md:grid-cols-[1.08fr_1fr]">
      <article className="group relative flex flex-col items-start gap-3">
        <NewsCover picture={lead.picture} className="mb-1 aspect-[16/10] w-full rounded-cover" />
        <NewsCategoryTag category={lead.category} />
        <h3 className="text-[1.5rem] font-bold leading-tight tracking-[-0.02em]" lang={lead.lang}>
          <Link href={newsPath(lead.slug)} className={titleLink}>
            {lead.title}
          </Link>
        </h3>
        <p className="line-clamp-3 text-text-2" lang={lead.lang}>
          {lead.excerpt}
        </p>
        <NewsMeta article={lead} />
      </article>
      <div>
        <ul>
          {rest.map((article) => (
            <li
              key={article.id}
              className="group relative flex gap-4 border-b border-line py-4 first:pt-0 last:border-b-0"
            >
              <NewsCover
                picture={article.picture}
                className="aspect-[4/3] h-20 w-27 shrink-0 rounded-cover-sm huge-text:hidden"
              />
              <div className="min-w-0">
                <h3
                  className="text-h4 font-bold leading-snug tracking-[-0.01em]"
                  lang={article.lang}
                >
                  <Link href={newsPath(article.slug)} className={titleLink}>
                    {article.title}
                  </Link>
                </h3>
                <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-micro font-normal text-text-2">
                  <NewsCategoryTag category={article.category} />
                  <NewsTime publishedAt={article.published_at} />
                </p>
              </div>
            </li>
          ))}
        </ul>
        <Link
          href="/berita"
          className="mt-3 inline-flex min-h-11 items-center gap-2 text-label text-link hover:underline underline-offset-4"
        >
          {t('all')}
          <ArrowRightIcon aria-hidden="true" size={18} weight="bold" />
        </Link>
      </div>
    </StaticMarkup>
  )
}
