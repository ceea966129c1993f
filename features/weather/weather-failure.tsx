import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { WeatherDrawing } from './weather-picture'
import { WeatherSky } from './weather-sky'

/** No weather to show, what that means, and a way to try again. */
export function WeatherFailure({ words, onRetry }: { words: string; onRetry: () => void }) {
  const t = useTranslations('weather')
  return (
    <>
      <WeatherSky condition="unknown" place={null} />
      <div className="flex flex-col items-center gap-4 px-5 pt-4 pb-8 text-center">
        <WeatherDrawing condition="unknown" className="size-20" />
        <p className="text-label text-heading">{words}</p>
        <Button variant="secondary" onClick={onRetry}>
          {t('retry')}
        </Button>
      </div>
    </>
  )
}
