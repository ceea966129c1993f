import type { ReactNode } from 'react'
import { useFormatter } from '@/lib/i18n/formatter'
import type { WeatherCondition } from '@/lib/schemas/weather-condition'

/** The sky behind each condition (design, "Weather"); whole class names, because the style compiler reads them from here. */
const skies: Record<WeatherCondition, string> = {
  clear: 'bg-weather-clear',
  'partly-cloudy': 'bg-weather-clear',
  cloudy: 'bg-weather-cloudy',
  'thick-cloud': 'bg-weather-thick-cloud',
  fog: 'bg-weather-fog',
  'light-rain': 'bg-weather-rain',
  'medium-rain': 'bg-weather-rain',
  'heavy-rain': 'bg-weather-storm',
  storm: 'bg-weather-storm',
  cold: 'bg-weather-cloudy',
  'rain-storm': 'bg-weather-storm',
  'cloudy-night': 'bg-weather-night',
  'clear-night': 'bg-weather-night',
  'thunder-rain': 'bg-weather-storm',
  'local-rain': 'bg-weather-rain',
  smoke: 'bg-weather-fog',
  unknown: 'bg-weather-cloudy',
}

interface WeatherSkyProps {
  condition: WeatherCondition
  /** Where, above the date. */
  place: ReactNode
  /** Milliseconds since 1970. */
  now: number
  children?: ReactNode
}

/** The upper part: place and today's date on the sky of a condition. High contrast takes the colours of the sky away. */
export function WeatherSky({ condition, place, now, children }: WeatherSkyProps) {
  const format = useFormatter()
  return (
    <div
      className={`relative bg-night px-5 pt-7 pb-12 text-white md:px-6 md:pt-15 [[data-contrast=high]_&]:bg-none ${skies[condition]}`}
    >
      {place && <div className="me-14 text-label font-medium md:me-0">{place}</div>}
      <p className="me-14 text-small md:me-0">{format.dateTime(now, { dateStyle: 'full' })}</p>
      {children}
      <svg
        aria-hidden="true"
        viewBox="0 0 392 24"
        preserveAspectRatio="none"
        className="absolute inset-x-0 -bottom-px h-6 w-full text-surface"
      >
        <path d="M0 24V11C46 -3 96 9 150 15S270 12 310 4S370 2 392 8V24Z" fill="currentColor" />
      </svg>
    </div>
  )
}
