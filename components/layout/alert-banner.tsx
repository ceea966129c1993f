import { InfoIcon, WarningIcon, WarningOctagonIcon } from '@phosphor-icons/react/ssr'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Link } from '@/components/ui/link'
import { useFormatter } from '@/lib/i18n/formatter'
import type { Alert, AlertLevel } from '@/lib/schemas/alerts'
import { Container } from './container'
import { HideDismissedScript } from './first-paint-script'

// Colour, picture and word each say the level, so that none has to be seen to know it.
const levelStyles: Record<AlertLevel, { Icon: typeof InfoIcon; box: string; link: string }> = {
  info: { Icon: InfoIcon, box: 'bg-mega-50 text-mega-800', link: 'text-mega-800' },
  warning: { Icon: WarningIcon, box: 'bg-pare-200 text-pare-950', link: 'text-pare-950' },
  danger: { Icon: WarningOctagonIcon, box: 'bg-beureum-700 text-white', link: 'text-white' },
}

interface AlertBannerProps {
  /** The most urgent first. */
  alerts: Alert[]
  /** Makes an alert one that the reader can put away; dangers stay. */
  dismissible: (alert: Alert, label: string, className: string, content: ReactNode) => ReactNode
}

/**
 * Warnings on top of every page: a named region, not a live one, because they are part of the page and would be spoken anew on each.
 * Nothing while there are none.
 */
export function AlertBanner({ alerts, dismissible }: AlertBannerProps) {
  const t = useTranslations('alerts')
  if (alerts.length === 0) return null
  return (
    <section aria-label={t('label')} className="[&:not(:has(li:not([hidden])))]:hidden">
      <ul>
        {alerts.map((alert) => {
          const content = <AlertText alert={alert} />
          const className = `border-b border-black/10 forced-colors:border-b-2 ${levelStyles[alert.level].box}`
          if (alert.level !== 'danger')
            return dismissible(alert, t('dismiss', { title: alert.title }), className, content)
          return (
            <li key={alert.id} className={className}>
              <Container className="py-3">{content}</Container>
            </li>
          )
        })}
      </ul>
      {alerts.some(({ level }) => level !== 'danger') && <HideDismissedScript />}
    </section>
  )
}

const hidden = (chunks: ReactNode) => <span className="sr-only">{chunks}</span>

function AlertText({
  alert: { level, title, body, link, areas, expires_at: expiresAt },
}: {
  alert: Alert
}) {
  const t = useTranslations('alerts')
  const format = useFormatter()
  const { Icon, link: linkLook } = levelStyles[level]
  return (
    <div className="flex min-w-0 gap-3">
      <Icon aria-hidden="true" size={24} weight="fill" className="mt-0.5 shrink-0" />
      <div className="min-w-0">
        <p className="font-bold">
          {t(`levels.${level}`)}: {title}
        </p>
        <p className="mt-0.5 max-w-[80ch] whitespace-pre-line text-small">{body}</p>
        <p className="mt-1 flex flex-wrap items-center gap-x-4 text-small">
          {areas.length > 0 && (
            <span>{t('areas', { areas: format.list(areas.map(({ name }) => name)) })}</span>
          )}
          <span>
            {t('until', {
              time: format.dateTime(new Date(expiresAt), { dateStyle: 'long', timeStyle: 'short' }),
            })}
          </span>
          {link !== null && (
            <Link
              href={link}
              className={`inline-flex min-h-11 items-center font-bold underline underline-offset-4 lg:min-h-6 ${linkLook}`}
            >
              <span>{t.rich('more', { title, hidden })}</span>
            </Link>
          )}
        </p>
      </div>
    </div>
  )
}
