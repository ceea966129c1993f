import { MedalIcon } from '@phosphor-icons/react/ssr'
import { useLocale, useTranslations } from 'next-intl'
import { Tag } from '@/components/ui/tag'
import type { Award } from '@/lib/schemas/awards'

/** An achievement: year on a leaf, title, who gave it, what for, field and source. */
export function AwardCard({ award }: { award: Award }) {
  const t = useTranslations('awards')
  const locale = useLocale()
  const lang = award.lang === locale ? undefined : award.lang
  return (
    <article className="flex gap-4 rounded-card bg-surface p-5 shadow-0 sm:gap-6 md:p-6 forced-colors:border">
      <p
        className={
          'flex size-14 shrink-0 flex-col items-center justify-center rounded-leaf ' +
          'bg-pare-50 font-bold tabular-nums text-pare-700 sm:size-23 sm:rounded-leaf-lg forced-colors:border'
        }
      >
        <MedalIcon aria-hidden="true" size={26} weight="duotone" className="hidden sm:block" />
        <span className="sr-only">{t('year', { year: String(award.year) })}</span>
        <span aria-hidden="true" className="sm:text-lead">
          {award.year}
        </span>
      </p>
      <div className="min-w-0 flex-1">
        <h3 className="text-h4 lg:text-h3" lang={lang}>
          {award.title}
        </h3>
        <p className="mt-1 text-small font-semibold text-text-2">
          {t('givenBy')} <span lang={lang}>{award.appreciator}</span>
        </p>
        <p className="mt-2 max-w-[68ch] text-text-2" lang={lang}>
          {award.description}
        </p>
        <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
          <Tag tone="hejo">{award.category}</Tag>
          <span className="text-small text-text-3">{t('source', { source: award.source })}</span>
        </div>
      </div>
    </article>
  )
}
