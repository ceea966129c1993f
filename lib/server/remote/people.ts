import { z } from 'zod'
import { Problem } from '@/lib/errors'
import { visitCounters, visitRow } from '@/lib/schemas/visits'
import { weatherResponse } from '@/lib/schemas/weather'
import type { FeedbackPort } from '@/lib/server/feedback/port'
import type { VisitsPort } from '@/lib/server/visits/port'
import type { WeatherPort } from '@/lib/server/weather/port'
import { itemOf, itemsOf, metaIn, unwrapped } from './envelope'
import type { Remote } from './remote'
import { jsonOf } from './remote-api'
import { lenientParse } from './lenient-parse'

/** Nothing readable came back although the API said that all went well. */
export const garbled = () => new Problem('UNAVAILABLE', { cause: 'remote-format' })

const receipt = z.object({ id: z.number().int(), created_at: z.string() })

export const createRemoteFeedback = ({ api }: Remote): FeedbackPort => ({
  async submit(request) {
    const answer = await api.ask({
      method: 'POST',
      path: '/v1/feedback',
      standing: 'origin',
      body: request,
    })
    // Any 2xx is a success (contract 2.1); not every API says which number the answers got.
    return itemOf(receipt, jsonOf(answer)) ?? { id: 0, created_at: '' }
  },
})

const noCounters = {
  demo_days: 0,
  online30mnt: 0,
  growth_visitor: 0,
  growth_visit: 0,
  last_update_pipeline: 0,
}
const count = (value: unknown) => Math.max(0, Math.round(Number(value ?? 0)) || 0)

export const createRemoteVisits = ({ api, reading }: Remote): VisitsPort => ({
  async count({ ip, userAgent }) {
    // Which page it was is not counted, here or there; robots and whoever asked not to be counted have been left out before.
    await api.ask({
      method: 'POST',
      path: '/v1/public/visits',
      standing: 'origin',
      headers: { 'X-Forwarded-For': ip, 'User-Agent': userAgent },
      body: { path: '/' },
    })
  },

  async counters() {
    const counters = itemOf(
      visitCounters,
      await api.read({ path: '/v1/public/counter-widget' }),
      reading(noCounters),
    )
    if (!counters) throw garbled()
    return counters
  },

  async statistics(query) {
    const body = await api.read({ path: '/v1/public/visitor-statistics', query })
    const data = itemsOf(visitRow, body)
    const meta = metaIn(body)
    const first = z.iso.date().safeParse(meta['first_date'])
    const sum = (name: 'visitor' | 'visit') => data.reduce((total, row) => total + row[name], 0)
    return {
      data,
      meta: {
        total_visitor: count(meta['total_visitor'] ?? sum('visitor')),
        total_visit: count(meta['total_visit'] ?? sum('visit')),
        first_date: first.success ? first.data : null,
      },
    }
  },
})

/** The weather as the API tells it; never kept here, because the question says where somebody is. */
export const createRemoteWeather = ({ api }: Remote): WeatherPort => ({
  async at(position, locale) {
    const body = jsonOf(
      await api.ask({
        path: '/v1/weather',
        query: { long: position.long, lat: position.lat },
        locale,
      }),
    )
    const answer = lenientParse(weatherResponse, { data: unwrapped(body), meta: metaIn(body) })
    if (!answer) throw garbled()
    return answer
  },
})
