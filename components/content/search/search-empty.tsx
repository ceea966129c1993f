import { useTranslations } from 'next-intl'
import { EmptyState } from '@/components/ui/empty-state'
import type { SearchItem } from '@/lib/schemas/search'
import { PopularServices } from './popular-services'
import { WordLinks } from './word-links'

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
      <PopularServices items={popularServices} />
    </div>
  )
}
