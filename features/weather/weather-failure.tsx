import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { ApiFailure } from '@/lib/api/failure'
import { WeatherDrawing } from './weather-picture'
import { WeatherSky } from './weather-sky'

/** Which sentence says best what happened. */
export function failureKind(error: unknown): 'connection' | 'busy' | 'unavailable' {
  if (!(error instanceof ApiFailure)) return 'unavailable'
  if (error.isUnanswered) return 'connection'
  return error.code === 'RATE_LIMITED' ? 'busy' : 'unavailable'
}

/** No weather to show, what that means, and a way to try again. */
export function WeatherFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const t = useTranslations('weather')
  return (
    <>
      <WeatherSky condition="unknown" place={null} />
      <div className="flex flex-col items-center gap-4 px-5 pt-4 pb-8 text-center">
        <WeatherDrawing condition="unknown" className="size-20" />
        <p className="text-label text-heading">{t(`failure.${failureKind(error)}`)}</p>
        <Button variant="secondary" onClick={onRetry}>
          {t('retry')}
        </Button>
      </div>
    </>
  )
}
