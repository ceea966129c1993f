import { useTranslations } from 'next-intl'
import { MethodNotes } from '@/components/content/method-notes'

const points = ['visit', 'visitor', 'cookie', 'refuse', 'robots', 'sum', 'delay'] as const

/** What the numbers mean, what they leave out, and what is not kept for them. */
export function VisitMethod({ hasExamples }: { hasExamples: boolean }) {
  const t = useTranslations('visits')
  return (
    <MethodNotes
      title={t('methodTitle')}
      notes={[...points, ...(hasExamples ? (['demo'] as const) : [])].map((point) =>
        t(`method.${point}`),
      )}
      api={(path) => t.rich('method.api', { path })}
      apiPath="/v1/public/visitor-statistics"
    />
  )
}
