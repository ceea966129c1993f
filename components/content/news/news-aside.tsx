import { newsPath } from '@/lib/address/paths'
import { useTranslations } from 'next-intl'
import { Link } from '@/components/ui/link'
import { newsTagAddress } from '@/lib/address/lists/news-address'
import type { PicturedNews } from '@/lib/cover/news-covers'
import type { NewsItem, TagCount } from '@/lib/schemas/news'
import { NewsCover } from './news-cover'
import { NewsTime } from './news-time'

const titleLink = 'card-link group-hover:underline decoration-2 underline-offset-4'

/** Five most read, numbered. */
export function MostRead({ articles }: { articles: NewsItem[] }) {
  const t = useTranslations('news')
  return (
    <section className="rounded-card bg-surface p-6 shadow-0" aria-labelledby="most-read">
      <h2 id="most-read" className="text-h3">
        {t('mostRead')}
      </h2>
      <ol className="mt-4">
        {articles.map((article, index) => (
          <li
            key={article.id}
            className="group relative flex gap-5 border-t border-line py-5 last:pb-0"
          >
            <span
              aria-hidden="true"
              className="w-6 shrink-0 text-h3 leading-tight text-hejo-400 tabular-nums"
            >
              {index + 1}
            </span>
            <div>
              <TitleAndTime article={article} />
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** Tags as links. `isPlain` leaves out the card around them. */
export function TagLinks({
  title,
  tags,
  isPlain = false,
}: {
  title: string
  tags: Pick<TagCount, 'key' | 'name'>[]
  isPlain?: boolean
}) {
  if (tags.length === 0) return null
  return (
    <section className={isPlain ? '' : 'rounded-card bg-surface p-6 shadow-0'} aria-label={title}>
      <h2 className={isPlain ? 'sr-only' : 'text-h3'}>{title}</h2>
      <ul className={`flex flex-wrap gap-2.5 ${isPlain ? '' : 'mt-4'}`}>
        {tags.map((tag) => (
          <li key={tag.key}>
            <Link
              href={newsTagAddress(tag.key).path}
              className={
                'inline-flex min-h-9 items-center rounded-sm max-md:min-h-11 bg-batu-100 px-3 ' +
                'text-small font-semibold text-batu-700 hover:bg-hejo-100 hover:text-hejo-700'
              }
            >
              #{tag.name}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Articles of the same category beside an article. */
export function RelatedNews({ articles }: { articles: PicturedNews[] }) {
  const t = useTranslations('news')
  if (articles.length === 0) return null
  return (
    <section aria-labelledby="related">
      <h2 id="related" className="text-h3">
        {t('related')}
      </h2>
      <ul className="mt-4">
        {articles.map((article) => (
          <li key={article.id} className="group relative flex gap-4 border-t border-line py-4">
            <NewsCover
              picture={article.picture}
              className="aspect-[4/3] h-18 w-24 shrink-0 rounded-cover-sm huge-text:hidden"
            />
            <div>
              <TitleAndTime article={article} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

function TitleAndTime({ article }: { article: NewsItem }) {
  return (
    <>
      <h3 className="text-[0.9375rem] font-bold leading-snug" lang={article.lang}>
        <Link href={newsPath(article.slug)} className={titleLink}>
          {article.title}
        </Link>
      </h3>
      <p className="mt-1 text-micro font-normal text-text-3">
        <NewsTime publishedAt={article.published_at} />
      </p>
    </>
  )
}
