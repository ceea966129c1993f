import { useTranslations } from 'next-intl'
import { InlineMessage } from '@/components/ui/inline-message'
import { RetryMessage } from '@/components/ui/retry-message'
import { Link } from '@/components/ui/link'
import { ageOf } from '@/lib/dates'
import type { WeatherResponse } from '@/lib/schemas/weather'
import type { PositionProblem } from './use-browser-position'

/** Credit where an answer names nobody; the agency's terms ask for it in every case. */
const agency = { name: 'BMKG', url: 'https://www.bmkg.go.id' }

interface WeatherNotesProps {
  response: WeatherResponse
  positionProblem: PositionProblem | null
  /** When the answer came, milliseconds since 1970. */
  receivedAt: number
  now: number
  /** Why no later answer came; empty when this is the latest. */
  failed: string
  onRetry: () => void
}

/** What a person should know about the answer: whose place it is for, and how old it is when the agency or the portal does not answer. */
export function WeatherNotes({
  response: { data, meta },
  positionProblem,
  receivedAt,
  now,
  failed,
  onRetry,
}: WeatherNotesProps) {
  const t = useTranslations('weather')
  const reason = positionProblem ?? (data.location.is_default ? 'outside' : null)
  const age = meta?.is_stale
    ? ageOf(new Date(receivedAt - meta.age_seconds * 1_000), new Date(receivedAt))
    : null
  const answerAge = failed === '' ? null : ageOf(new Date(receivedAt), new Date(now))
  if (!reason && !age && failed === '') return null
  return (
    <div className="mb-4 grid gap-2">
      {reason && <InlineMessage tone="info">{t(`notice.${reason}`)}</InlineMessage>}
      {age && (
        <InlineMessage tone="warning">{t(`stale.${age.unit}`, { count: age.count })}</InlineMessage>
      )}
      {failed !== '' && (
        <RetryMessage label={t('retry')} onRetry={onRetry}>
          {failed} {answerAge && t(`old.${answerAge.unit}`, { count: answerAge.count })}
        </RetryMessage>
      )}
    </div>
  )
}

/** Who made the forecast. */
export function WeatherCredit({ meta }: Pick<WeatherResponse, 'meta'>) {
  const t = useTranslations('weather')
  const { name, url } = meta?.source ?? agency
  return (
    <p className="pt-1 text-micro font-normal text-text-2">
      {t('source')}{' '}
      <Link href={url} className="text-link underline underline-offset-4">
        {name}
      </Link>
    </p>
  )
}
