import { useNow, useTranslations } from 'next-intl'
import { ageOf } from '@/lib/dates'
import { useFormatter } from '@/lib/i18n/formatter'

/** When an article appeared: hours and minutes on the first day, then the date. */
export function NewsTime({ publishedAt }: { publishedAt: string }) {
  const t = useTranslations('news.age')
  const format = useFormatter()
  const time = new Date(publishedAt)
  const age = ageOf(time, useNow())
  return (
    <time dateTime={publishedAt}>
      {age
        ? t(age.unit, { count: age.count })
        : format.dateTime(time, { day: 'numeric', month: 'long', year: 'numeric' })}
    </time>
  )
}
