import { ArrowRightIcon } from '@phosphor-icons/react/ssr'
import { useLocale, useTranslations } from 'next-intl'
import { Link } from '@/components/ui/link'
import type { Program } from '@/lib/schemas/programs'
import { ProgramPeriodTag } from './program-period-tag'
import { ProgramPicture } from './program-picture'

const card =
  'group relative flex h-full flex-col overflow-hidden rounded-card bg-surface shadow-0 transition-shadow duration-fast forced-colors:border ' +
  'hover:z-lift hover:shadow-2 focus-within:z-lift has-focus-visible:overflow-visible'

interface ProgramCardProps {
  program: Program
  /** Page of the full programme. */
  href: string
}

/** A programme in a list: drawing, title, two lines, the years it belongs to. One link, the whole card is its target. */
export function ProgramCard({ program, href }: ProgramCardProps) {
  const t = useTranslations('programs')
  const locale = useLocale()
  return (
    <article className={card}>
      <ProgramPicture
        picture={program.picture}
        className="aspect-[16/9.4] rounded-t-card rounded-br-[4rem]"
      />
      <div
        className="flex flex-1 flex-col items-start p-5 lg:p-6"
        lang={program.lang === locale ? undefined : program.lang}
      >
        <h3 className="text-h3">
          <Link href={href} className="card-link">
            {program.title}
          </Link>
        </h3>
        <p className="mt-1.5 line-clamp-3 text-text-2">{program.excerpt}</p>
        {program.period && (
          <p className="mt-3" lang={locale}>
            <ProgramPeriodTag period={program.period} />
          </p>
        )}
        <span
          aria-hidden="true"
          className="mt-auto inline-flex items-center gap-2 pt-4 text-label text-link group-hover:underline underline-offset-4"
        >
          {t('more')}
          <ArrowRightIcon
            size={18}
            weight="bold"
            className="transition-transform duration-fast group-hover:translate-x-0.75"
          />
        </span>
      </div>
    </article>
  )
}
