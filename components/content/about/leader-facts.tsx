import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Link } from '@/components/ui/link'
import type { Leader } from '@/lib/schemas/about'
import { FactNote } from './fact-note'
import { WealthReportLink } from './wealth-report-link'

type Dated = Leader['careers'][number]

/** Everything known about a leader, under headings of level three; what is not known is left out. */
export function LeaderFacts({ leader }: { leader: Leader }) {
  const t = useTranslations('about.leaders')
  return (
    <div className="space-y-5">
      <Part title={t('about')}>
        <p>{leader.about}</p>
      </Part>
      {(['careers', 'educations', 'awards'] as const).map(
        (part) =>
          leader[part].length > 0 && (
            <Part key={part} title={t(part)}>
              <DatedList entries={leader[part]} />
            </Part>
          ),
      )}
      {leader.social && (
        <Part title={t('social')}>
          <Link
            href={leader.social.url}
            className="font-semibold text-link underline underline-offset-4"
          >
            {leader.social.handle}
          </Link>
        </Part>
      )}
      {/* Besides what it says, a link lets the keyboard reach and scroll a long profile in its dialog. */}
      <WealthReportLink leader={leader} />
      <FactNote>{leader.note}</FactNote>
    </div>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3 className="text-h4">{title}</h3>
      <div className="mt-1.5">{children}</div>
    </section>
  )
}

function DatedList({ entries }: { entries: Dated[] }) {
  const t = useTranslations('about.leaders')
  return (
    <ul className="space-y-1.5">
      {entries.map((entry) => (
        <li key={entry.text} className="sm:flex sm:gap-4">
          <span className="block shrink-0 text-small tabular-nums text-text-2 sm:w-28 sm:pt-0.5">
            {entry.years ?? t('undated')}
          </span>
          <span>{entry.text}</span>
        </li>
      ))}
    </ul>
  )
}
