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

/** No results: the reason, similar terms, and popular services, beside it where there is room. */
export function SearchEmpty({ text, link, similarTerms, popularServices }: SearchEmptyProps) {
  const t = useTranslations('search.empty')
  return (
    <div className="@container">
      <div className="grid items-start gap-x-12 gap-y-10 @min-[64rem]:grid-cols-[minmax(0,4fr)_minmax(0,5fr)]">
        <div className="space-y-8">
          <EmptyState image="/img/empty-search.svg" text={text} link={link} />
          {similarTerms.length > 0 && <TermLinks title={t('near')} terms={similarTerms} />}
        </div>
        <PopularServices items={popularServices} />
      </div>
    </div>
  )
}
