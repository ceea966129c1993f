import type { WeatherCondition } from '@/lib/schemas/weather-condition'

/** The sky behind each condition (design, "Weather"); whole class names, because the style compiler reads them from here. */
export const skies: Record<WeatherCondition, string> = {
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
