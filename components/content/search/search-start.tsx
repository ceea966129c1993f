import { useTranslations } from 'next-intl'
import type { SearchItem } from '@/lib/schemas/search'
import { PopularServices } from './popular-services'
import { TermLinks } from './term-links'

/** The search page before anything was asked: how to search, what others search for, and the services behind it. */
export function SearchStart({
  popular,
  services,
}: {
  popular: readonly string[]
  services: readonly SearchItem[]
}) {
  const t = useTranslations('search')
  return (
    <div className="space-y-10">
      <section aria-labelledby="search-start">
        <h2 id="search-start" className="text-h2">
          {t('start.heading')}
        </h2>
        <p className="mt-2 max-w-[60ch] text-text-2">{t('start.text')}</p>
      </section>
      <TermLinks title={t('start.popular')} terms={popular} />
      <PopularServices items={services} />
    </div>
  )
}
