import { useTranslations } from 'next-intl'
import { EmptyState } from '@/components/ui/empty-state'
import { Link } from '@/components/ui/link'
import type { SearchItem } from '@/lib/schemas/search'
import { ResultCard } from './result-card'
import { searchHref } from './search-address'

interface SearchEmptyProps {
  /** Why nothing is there, one sentence. */
  text: string
  way: { label: string; href: string }
  near: readonly string[]
  popularServices: readonly SearchItem[]
}

/** Nothing found: why, words that come near, and what others look for. */
export function SearchEmpty({ text, way, near, popularServices }: SearchEmptyProps) {
  const t = useTranslations('search.empty')
  return (
    <div className="mt-6 space-y-10">
      <EmptyState image="/img/empty-search.svg" text={text} way={way} />
      {near.length > 0 && <WordLinks title={t('near')} words={near} />}
      {popularServices.length > 0 && (
        <section aria-labelledby="popular-services">
          <h2 id="popular-services" className="text-h3">
            {t('popularServices')}
          </h2>
          <ul className="mt-4 grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
            {popularServices.map((item) => (
              <li key={item.id}>
                <ResultCard item={{ ...item, highlight: null }} level="h3" />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

/** Searches to choose from, each a link. */
export function WordLinks({ title, words }: { title: string; words: readonly string[] }) {
  return (
    <section aria-label={title}>
      <h2 className="text-h3">{title}</h2>
      <ul className="mt-4 flex flex-wrap gap-2">
        {words.map((word) => (
          <li key={word}>
            <Link
              href={searchHref(word)}
              className="inline-flex min-h-11 items-center rounded-full bg-surface px-4 text-[0.9375rem] font-semibold text-hejo-700 shadow-0 hover:bg-brand hover:text-on-brand forced-colors:border"
            >
              {word}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
