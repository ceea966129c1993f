import { z } from 'zod'
import { visitCounters, visitRow } from '@/lib/schemas/visits'
import type { VisitsPort } from '@/lib/server/visits/port'
import { malformedResponse, itemOf, itemsOf, metaIn } from './envelope'
import type { Remote } from './remote'

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
    await api.request({
      method: 'POST',
      path: '/v1/public/visits',
      credentials: 'origin',
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
    if (!counters) throw malformedResponse()
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
