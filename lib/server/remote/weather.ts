import { weatherResponse } from '@/lib/schemas/weather'
import type { WeatherPort } from '@/lib/server/weather/port'
import { malformedResponse, metaIn, unwrapped } from './envelope'
import { lenientParse } from './lenient-parse'
import type { Remote } from './remote'
import { jsonOf } from './remote-api'

/** The weather as the API tells it; never kept here, because the question says where somebody is. */
export const createRemoteWeather = ({ api }: Remote): WeatherPort => ({
  async at(position, locale) {
    const body = jsonOf(
      await api.request({
        path: '/v1/weather',
        query: { long: position.long, lat: position.lat },
        locale,
      }),
    )
    const response = lenientParse(weatherResponse, { data: unwrapped(body), meta: metaIn(body) })
    if (!response) throw malformedResponse()
    return response
  },
})
