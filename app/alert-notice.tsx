import { getLocale, getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { AlertBanner } from '@/components/layout/alert-banner'
import { AlertWatch } from '@/features/alerts/alert-watch'
import { DismissibleAlert } from '@/features/alerts/dismissible-alert'
import { alertSignature } from '@/lib/alerts'
import type { Alert } from '@/lib/schemas/alerts'
import { listAlertsNow } from '@/lib/server/queries/alerts'

const asDismissible = ({ id }: Alert, label: string, className: string, content: ReactNode) => (
  <DismissibleAlert key={id} id={id} label={label} className={className}>
    {content}
  </DismissibleAlert>
)

/**
 * The current warnings, part of the page's own HTML. Pages carry the tag `alerts`, by which they are purged when other warnings are valid.
 */
export async function AlertNotice() {
  const [alerts, t] = [await listAlertsNow(await getLocale()), await getTranslations('alerts')]
  return (
    <>
      <AlertBanner alerts={alerts} dismissible={asDismissible} />
      <AlertWatch
        shown={alertSignature(alerts)}
        text={alerts.map(({ level, title }) => `${t(`levels.${level}`)}: ${title}`).join('. ')}
        isUrgent={alerts.some(({ level }) => level === 'danger')}
      />
    </>
  )
}
