import { useTranslations } from 'next-intl'
import { Tag } from '@/components/ui/tag'
import type { ProgramPeriod } from '@/lib/schemas/programs'

/** The years of a programme: one that ended looks different from one that goes on, and says so in words. */
export function ProgramPeriodTag({ period: { from, until } }: { period: ProgramPeriod }) {
  const t = useTranslations('programs.period')
  return until === null ? (
    <Tag tone="hejo">{t('running', { from: String(from) })}</Tag>
  ) : (
    <Tag tone="batu">{t('ended', { from: String(from), until: String(until) })}</Tag>
  )
}
