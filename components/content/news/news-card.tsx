import { newsPath } from '@/lib/address/paths'
import { Link } from '@/components/ui/link'
import type { PicturedNews } from '@/lib/cover/news-covers'
import { NewsCategoryTag } from './news-category-tag'
import { NewsCover } from './news-cover'
import { NewsMeta } from './news-meta'

const titleLink = 'card-link group-hover:underline decoration-2 underline-offset-4'

/** An article in the grid: cover, category, title, time. One link, the whole card is its target. */
export function NewsCard({ article }: { article: PicturedNews }) {
  return (
    <article className="group relative flex flex-col gap-2.5">
      <NewsCover picture={article.picture} className="aspect-video rounded-xl" />
      <div className="mt-0.5">
        <NewsCategoryTag category={article.category} />
      </div>
      <h3 className="text-lead font-bold leading-snug tracking-[-0.015em]" lang={article.lang}>
        <Link href={newsPath(article.slug)} className={titleLink}>
          {article.title}
        </Link>
      </h3>
      <NewsMeta article={article} />
    </article>
  )
}

/** The first story of a list: large cover beside title and summary. */
export function NewsLead({ article }: { article: PicturedNews }) {
  return (
    <article className="group relative grid gap-5 sm:grid-cols-[1.15fr_1fr] sm:gap-8">
      <NewsCover
        picture={article.picture}
        isLead
        className="aspect-[16/10] rounded-cover sm:aspect-auto sm:min-h-70"
      />
      <div className="flex flex-col items-start gap-3">
        <NewsCategoryTag category={article.category} />
        <h2 className="text-h3 sm:text-[1.625rem] sm:leading-tight" lang={article.lang}>
          <Link href={newsPath(article.slug)} className={titleLink}>
            {article.title}
          </Link>
        </h2>
        <p className="line-clamp-4 text-text-2" lang={article.lang}>
          {article.excerpt}
        </p>
        <NewsMeta article={article} />
      </div>
    </article>
  )
}
