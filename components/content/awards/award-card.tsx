import { MedalIcon } from '@phosphor-icons/react/ssr'
import { useLocale, useTranslations } from 'next-intl'
import { Tag } from '@/components/ui/tag'
import type { Award } from '@/lib/schemas/awards'

interface AwardYearProps {
  year: number
  /** At least one, all of that year. */
  awards: readonly Award[]
}

/** Achievements of a year on one surface, the year on a leaf. */
export function AwardYear({ year, awards }: AwardYearProps) {
  return (
    <div className="flex gap-3.5 rounded-card bg-surface p-5 shadow-0 max-sm:flex-col sm:gap-6 md:px-6 forced-colors:border">
      <p
        aria-hidden="true"
        className={
          'flex h-9 w-16 shrink-0 flex-col items-center justify-center rounded-leaf-sm bg-pare-50 font-bold tabular-nums ' +
          'text-pare-700 sm:size-20 sm:rounded-leaf-lg huge-text:hidden forced-colors:border'
        }
      >
        <MedalIcon size={24} weight="duotone" className="hidden sm:block" />
        {year}
      </p>
      <ul className="min-w-0 flex-1 divide-y divide-line">
        {awards.map((award) => (
          <li key={award.id} className="py-5 first:pt-0.5 last:pb-0.5">
            <AwardRow award={award} />
          </li>
        ))}
      </ul>
    </div>
  )
}

/** An achievement: title, what for, field, who gave it and source. */
function AwardRow({ award }: { award: Award }) {
  const t = useTranslations('awards')
  const locale = useLocale()
  const lang = award.lang === locale ? undefined : award.lang
  return (
    <article>
      <h3 className="text-h4 lg:text-lead lg:font-bold lg:tracking-[-0.015em]" lang={lang}>
        {award.title}
      </h3>
      <p className="sr-only huge-text:not-sr-only">{t('year', { year: String(award.year) })}</p>
      <p className="mt-1 max-w-[68ch] text-text-2" lang={lang}>
        {award.description}
      </p>
      <div className="mt-2.5 flex flex-wrap items-center gap-x-4 gap-y-1.5 text-small text-text-2">
        <Tag tone="hejo">{award.category}</Tag>
        <span>
          {t('givenBy')} <span lang={lang}>{award.appreciator}</span>
        </span>
        <span>{t('source', { source: award.source })}</span>
      </div>
    </article>
  )
}
