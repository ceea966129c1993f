/** The 17 conditions of the specification; each names an animation in public/cuaca and a drawing in public/img. */
export const weatherConditions = [
  'clear',
  'partly-cloudy',
  'cloudy',
  'thick-cloud',
  'fog',
  'light-rain',
  'medium-rain',
  'heavy-rain',
  'storm',
  'cold',
  'rain-storm',
  'cloudy-night',
  'clear-night',
  'thunder-rain',
  'local-rain',
  'smoke',
  'unknown',
] as const
export type WeatherCondition = (typeof weatherConditions)[number]

const wordRules: readonly [RegExp, WeatherCondition][] = [
  [/hujan.*badai|badai.*hujan|rain ?storm|severe thunderstorm/, 'rain-storm'],
  [
    /hujan.*(petir|guntur|kilat)|(petir|guntur).*hujan|thunder ?(storm|shower|rain)|rain.*thunder/,
    'thunder-rain',
  ],
  [/badai|petir|guntur|storm|thunder|lightning/, 'storm'],
  [/hujan lokal|(isolated|local|scattered).*(shower|rain)/, 'local-rain'],
  [/hujan (sangat )?(lebat|ekstrem)|(heavy|extreme) (rain|shower)/, 'heavy-rain'],
  [/hujan sedang|(moderate|medium) rain|^rain$/, 'medium-rain'],
  [/gerimis|hujan|drizzle|rain|shower/, 'light-rain'],
  [/asap|smoke/, 'smoke'],
  [/kabut|kabur|fog|mist|haze/, 'fog'],
  [/dingin|cold/, 'cold'],
  [/berawan tebal|mendung|thick cloud|overcast/, 'thick-cloud'],
  [/cerah berawan|partly/, 'partly-cloudy'],
  [/berawan|cloud/, 'cloudy'],
  [/cerah|clear|sun/, 'clear'],
]

// Observed in the agency's answers of 2024 and later; its published lists disagree with them, hence words first.
const codes = new Map<number, WeatherCondition>([
  [0, 'clear'],
  [1, 'clear'],
  [2, 'partly-cloudy'],
  [3, 'cloudy'],
  [4, 'thick-cloud'],
  [5, 'fog'],
  [10, 'fog'],
  [45, 'fog'],
  [60, 'light-rain'],
  [61, 'light-rain'],
  [63, 'medium-rain'],
  [65, 'heavy-rain'],
  [80, 'local-rain'],
  [95, 'thunder-rain'],
  [97, 'thunder-rain'],
])

const atNight: Partial<Record<WeatherCondition, WeatherCondition>> = {
  clear: 'clear-night',
  'partly-cloudy': 'cloudy-night',
  cloudy: 'cloudy-night',
}

/** Near the equator the sun rises and sets within minutes of six all year. */
const isNight = (hour: number) => hour < 6 || hour >= 18

/**
 * Reads the agency's words, else its code, as a condition; a code that is the name of a condition (`thick-cloud`, `THICK_CLOUD`) is that
 * condition.
 * @param hour of the day in Jakarta, 0 to 23; decides between day and night where both exist
 * @returns null when neither words nor code are known
 */
export function conditionOf({
  code,
  description,
  hour,
}: {
  code?: number | string | null
  description?: string | null
  hour: number
}): WeatherCondition | null {
  const name = String(code ?? '')
    .trim()
    .toLowerCase()
    .replace(/[\s_]+/g, '-')
  const text = (description ?? '').trim().toLowerCase()
  const number = /^\d{1,3}$/.test(name) ? Number(name) : NaN
  const found =
    weatherConditions.find((condition) => condition === name) ??
    wordRules.find(([pattern]) => pattern.test(text))?.[1] ??
    codes.get(number)
  if (found === undefined) return null
  return isNight(hour) ? (atNight[found] ?? found) : found
}
