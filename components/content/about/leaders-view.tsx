import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Tag } from '@/components/ui/tag'
import { useFormatter } from '@/lib/i18n/formatter'
import { midnightOf } from '@/lib/jakarta'
import type { AboutText, Leader, LeaderRole } from '@/lib/schemas/about'
import { ContentCard } from './content-card'
import { FactNote } from './fact-note'
import { GovernorsTable } from './governors-table'
import { LeaderPicture } from './leader-picture'
import { SourceLine } from '../source-line'
import { WealthReportLink } from './wealth-report-link'

interface LeadersViewProps {
  text: AboutText<'leaders'>
  /** null when the installation does not have the list. */
  governors: AboutText<'governors'> | null
  /** What opens the profile of each. */
  profiles: Partial<Record<LeaderRole, ReactNode>>
}

/** The leaders in office as cards, then the governors before them. */
export function LeadersView({ text, governors, profiles }: LeadersViewProps) {
  const t = useTranslations('about.leaders')
  const [shared, ...others] = new Set(text.leaders.map(({ note }) => note))
  const isShared = others.length === 0
  return (
    <>
      <section aria-label={t('inOffice')} className="space-y-5">
        {text.leaders.map((leader) => (
          <LeaderCard
            key={leader.role}
            leader={leader}
            profile={profiles[leader.role]}
            note={!isShared && <Note>{leader.note}</Note>}
          />
        ))}
      </section>
      <div>
        {isShared && shared !== undefined && <Note>{shared}</Note>}
        <SourceLine source={text.source} updatedOn={text.updated_at} />
      </div>
      {governors && (
        <ContentCard title={t('former')} id="gubernur">
          <GovernorsTable governors={governors.governors} />
          <div className="mt-4">
            <SourceLine source={governors.source} updatedOn={governors.updated_at} />
          </div>
        </ContentCard>
      )}
    </>
  )
}

const card =
  'grid grid-cols-[5.5rem_minmax(0,1fr)] items-center gap-x-4 gap-y-5 rounded-card bg-surface p-5 shadow-0 ' +
  'sm:grid-cols-[11rem_minmax(0,1fr)] sm:gap-x-8 sm:gap-y-4 md:p-6 huge-text:flex huge-text:flex-col huge-text:items-start ' +
  'forced-colors:border'

const Note = ({ children }: { children: string }) => (
  <div className="mb-4 max-w-[60ch]">
    <FactNote>{children}</FactNote>
  </div>
)

/** @param note how certain the facts are, where it is not the same for all */
function LeaderCard({
  leader,
  profile,
  note,
}: {
  leader: Leader
  profile: ReactNode
  note: ReactNode
}) {
  const t = useTranslations('about.leaders')
  return (
    <article id={leader.role.replaceAll('_', '-')} className={card}>
      <div className="sm:row-span-2 huge-text:w-24 huge-text:max-w-full">
        <LeaderPicture leader={leader} />
      </div>
      <div className="min-w-0 sm:self-end">
        <Tag tone="hejo">{t(`roles.${leader.role}`)}</Tag>
        <h2 className="mt-2 text-h3 sm:mt-3 sm:text-[1.625rem] sm:leading-tight">{leader.name}</h2>
        <p className="mt-1 text-balance text-text-2 max-sm:text-small">
          {leader.since}. <Birth birth={leader.birth} />
        </p>
      </div>
      <div className="col-span-2 sm:col-span-1 sm:col-start-2 sm:self-start">
        {note}
        <div className="flex flex-wrap items-start gap-x-6 gap-y-3">
          {profile}
          <WealthReportLink leader={leader} />
        </div>
      </div>
    </article>
  )
}

function Birth({ birth }: Pick<Leader, 'birth'>) {
  const t = useTranslations('about.leaders')
  const format = useFormatter()
  if (!birth) return null
  if (birth.date === null) return t('bornIn', { place: birth.place })
  return t('bornOn', {
    place: birth.place,
    date: format.dateTime(midnightOf(birth.date), { dateStyle: 'long' }),
  })
}
