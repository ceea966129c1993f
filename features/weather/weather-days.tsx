import { useTranslations } from 'next-intl'
import { useFormatter } from '@/lib/i18n/formatter'
import { noonOf } from '@/lib/jakarta'
import type { WeatherSlot } from '@/lib/schemas/weather'
import { clockTime, conditionShown, forecastDays, type ForecastDay } from './weather-model'
import { WeatherDrawing } from './weather-picture'

// Narrow is measured in letters, so that large text on a phone wraps too instead of running out of the box.
const figures = 'py-2 text-small whitespace-nowrap tabular-nums @max-[16rem]:whitespace-normal'

/** The slots to come, one table a day; stands in a container whose width decides how tight it is. */
export function WeatherDays({ slots, now }: { slots: readonly WeatherSlot[]; now: number }) {
  return forecastDays(slots, now).map((each) => <WeatherDay key={each.day} {...each} />)
}

function WeatherDay({ day, name, slots }: ForecastDay) {
  const t = useTranslations('weather')
  const format = useFormatter()
  const date = format.dateTime(noonOf(day), { weekday: 'long', day: 'numeric', month: 'long' })
  return (
    <table className="mb-3 w-full border-collapse text-start wrap-break-word">
      <caption className="pb-2 text-start text-small text-text-2">
        {name === 'later' ? date : t(`days.${name}`, { date })}
      </caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{t('columns.time')}</th>
          <th scope="col">{t('columns.weather')}</th>
          <th scope="col">{t('columns.measures')}</th>
        </tr>
      </thead>
      <tbody>
        {slots.map((slot) => (
          <tr key={slot.datetime} className="border-t border-line">
            <th
              scope="row"
              className={`pe-2 @max-[20rem]:pe-1 text-start font-normal text-text-2 ${figures}`}
            >
              {t('row.time', { time: clockTime(slot.datetime) })}
            </th>
            <td className="w-full px-2 py-2 text-small font-semibold text-heading @max-[20rem]:px-1">
              <span className="flex items-center gap-3 @max-[20rem]:gap-2">
                <WeatherDrawing
                  condition={conditionShown(slot, slot.datetime)}
                  className="size-8 shrink-0 @max-[13rem]:hidden"
                />
                {slot.weather_desc}
              </span>
            </td>
            <td className={`ps-2 @max-[20rem]:ps-1 text-end font-bold text-heading ${figures}`}>
              {t('row.measures', {
                temp: Math.round(slot.temp),
                humidity: Math.round(slot.humidity),
              })}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
