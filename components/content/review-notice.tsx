import { WarningIcon } from '@phosphor-icons/react/ssr'
import { useTranslations } from 'next-intl'
import { useFormatter } from '@/lib/i18n/formatter'
import { jakartaDay, noonOf } from '@/lib/jakarta'

/** Tells readers of a text with dates that nobody has looked at it since the day on which somebody should; nothing before that day. */
export function ReviewNotice({ reviewBy, now }: { reviewBy: string | null; now: Date }) {
  const t = useTranslations('common')
  const format = useFormatter()
  if (reviewBy === null || jakartaDay(now) < reviewBy) return null
  return (
    <p className="flex gap-2.5 rounded-md bg-pare-50 p-3.5 text-small text-pare-800">
      <WarningIcon aria-hidden="true" size={20} weight="fill" className="shrink-0 text-pare-600" />
      {t('reviewPast', { date: format.dateTime(noonOf(reviewBy), { dateStyle: 'long' }) })}
    </p>
  )
}
