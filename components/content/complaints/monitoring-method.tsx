import { useTranslations } from 'next-intl'
import { MethodNotes } from '@/components/content/method-notes'

const points = [
  'counted',
  'days',
  'answer',
  'resolution',
  'onTime',
  'small',
  'photos',
  'demo',
] as const

/** What the numbers mean and what they leave out. */
export function MonitoringMethod() {
  const t = useTranslations('complaint-monitoring')
  return (
    <MethodNotes
      title={t('methodTitle')}
      notes={points.map((point) => t(`method.${point}`))}
      api={(path) => t.rich('method.api', { path })}
      apiPath="/v1/public/complaints/statistics"
    />
  )
}
