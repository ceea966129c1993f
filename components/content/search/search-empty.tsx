import { useTranslations } from 'next-intl'
import { EmptyState } from '@/components/ui/empty-state'
import type { SearchItem } from '@/lib/schemas/search'
import { PopularServices } from './popular-services'
import { TermLinks } from './term-links'

interface SearchEmptyProps {
  /** Why nothing is there, one sentence. */
  text: string
  link: { label: string; href: string }
  similarTerms: readonly string[]
  popularServices: readonly SearchItem[]
}

/** Nothing found: why, words that come near, and what others look for. */
export function SearchEmpty({ text, link, similarTerms, popularServices }: SearchEmptyProps) {
  const t = useTranslations('search.empty')
  return (
    <div className="mt-6 space-y-10">
      <EmptyState image="/img/empty-search.svg" text={text} link={link} />
      {similarTerms.length > 0 && <TermLinks title={t('near')} terms={similarTerms} />}
      <PopularServices items={popularServices} />
    </div>
  )
}
