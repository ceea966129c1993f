import { MapPinIcon } from '@phosphor-icons/react/ssr'
import { useTranslations } from 'next-intl'
import type { WeatherResponse } from '@/lib/schemas/weather'
import { conditionShown } from './weather-model'
import { WeatherPicture } from './weather-picture'
import { WeatherSky } from './weather-sky'

/** The present: village, today's date, picture, degrees and words. */
export function WeatherNow({
  data: { location, current_weather: current },
  now,
}: Pick<WeatherResponse, 'data'> & { now: number }) {
  const t = useTranslations('weather')
  const condition = conditionShown(current, now)
  return (
    <WeatherSky
      condition={condition}
      now={now}
      place={
        <p className="flex items-start gap-2">
          <MapPinIcon aria-hidden="true" size={18} weight="fill" className="mt-1 shrink-0" />
          <span>
            {location.district
              ? t('place', { village: location.village, district: location.district })
              : location.village}
          </span>
        </p>
      }
    >
      <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
        <WeatherPicture condition={condition} />
        <div className="flex-1 basis-24 wrap-break-word">
          <p className="text-display font-bold tabular-nums">
            {t('temperature', { temp: Math.round(current.temp) })}
          </p>
          <p className="mt-1 text-label">{current.weather_desc}</p>
        </div>
      </div>
    </WeatherSky>
  )
}
