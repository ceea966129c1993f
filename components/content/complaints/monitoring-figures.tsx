import { useTranslations } from 'next-intl'
import { useFormatter } from '@/lib/i18n/formatter'
import type { ComplaintStatistics } from '@/lib/schemas/complaint-monitoring'
import { finishedCount } from './finished-count'

/** The six numbers that say whether complaints are handled, on leaf panels. */
export function MonitoringFigures({ statistics }: { statistics: ComplaintStatistics }) {
  const t = useTranslations('complaint-monitoring.figures')
  const format = useFormatter()
  const percent = (share: number) => t('percent', { share: format.number(share) })
  const duration = ({ median_days: median, p90_days: p90 }: ComplaintStatistics['resolution']) =>
    median === null || p90 === null
      ? { figure: t('none'), note: t('durationNone') }
      : {
          figure: t('days', { days: median }),
          note: t('durationNote', { p90: t('days', { days: p90 }) }),
        }
  const {
    total,
    finished_percentage: finished,
    on_time_percentage: onTime,
    reopened,
    closed_automatically: closed,
  } = statistics
  const figures = [
    { name: t('received'), figure: format.number(total), note: t('receivedNote') },
    {
      name: t('finished'),
      figure: format.number(finishedCount(statistics)),
      note: t('finishedNote', { share: format.number(finished) }),
    },
    onTime === null
      ? { name: t('onTime'), figure: t('none'), note: t('onTimeNone') }
      : { name: t('onTime'), figure: percent(onTime), note: t('onTimeNote') },
    { name: t('firstAnswer'), ...duration(statistics.first_answer) },
    { name: t('resolution'), ...duration(statistics.resolution) },
    {
      name: t('reopened'),
      figure: format.number(reopened),
      note: t('reopenedNote', { count: closed }),
    },
  ]
  return (
    <div className="@container">
      <dl className="grid gap-4 @min-[20rem]:grid-cols-2 @min-[50rem]:grid-cols-3 md:gap-5">
        {figures.map(({ name, figure, note }) => (
          <div
            key={name}
            className="flex flex-col rounded-panel bg-surface p-4 shadow-0 forced-colors:border sm:p-5 md:p-6"
          >
            <dt className="text-small font-semibold text-text-2">{name}</dt>
            <dd className="mt-1">
              <span className="block text-h2 tabular-nums text-link">{figure}</span>
              <span className="mt-1 block text-small text-text-2">{note}</span>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
