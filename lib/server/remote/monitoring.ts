import { createHash } from 'node:crypto'
import { supportReceipt } from '@/lib/schemas/complaint-following'
import {
  complaintStatistics,
  monitoredComplaint,
  similarComplaint,
} from '@/lib/schemas/complaint-monitoring'
import { complaintRatings, noRatings } from '@/lib/schemas/complaint-ratings'
import type { MonitoringPort } from '@/lib/server/complaints/ports'
import { malformedResponse, itemOf, itemsOf, pageOf } from './envelope'
import { ownFileUri } from './media'
import { pathPart } from './query'
import type { Remote } from './remote'
import { jsonOf } from './remote-api'

/** A browser as its cookie names it; whoever has none is told apart by a hash of what is known instead. */
const browserCookie = (browserId: string) =>
  `portal-browser=${/^[0-9a-f]{32}$/.test(browserId) ? browserId : createHash('sha256').update(browserId).digest('hex').slice(0, 32)}`

/** What the provincial API shows everybody of complaints. */
export function createRemoteMonitoring({ api, reading }: Remote): MonitoringPort {
  const pathOf = (number: string, action: string) =>
    `/v1/public/complaints/${pathPart(number)}/${action}`

  return {
    async list(query, locale) {
      const page = pageOf(
        monitoredComplaint,
        await api.read({ path: '/v1/public/complaints', query, locale }),
        query,
        reading({ supporters: 0 }),
      )
      return {
        ...page,
        data: page.data.map((item) => ({ ...item, photo: item.photo && ownFileUri(item.photo) })),
      }
    },

    async statistics(query, locale) {
      const statistics = itemOf(
        complaintStatistics,
        await api.read({ path: '/v1/public/complaints/statistics', query, locale }),
        reading(),
      )
      if (!statistics) throw malformedResponse()
      return statistics
    },

    async ratings(locale) {
      const answer = await api.read({ path: '/v1/public/complaints/ratings', locale })
      // An earlier version of the API asks nobody.
      if (answer === null) return noRatings
      const published = itemOf(complaintRatings, answer, reading())
      if (!published) throw malformedResponse()
      return published
    },

    async similar(request, locale) {
      const response = await api.request({
        method: 'POST',
        path: '/v1/public/complaints/similar',
        credentials: 'key',
        locale,
        body: request,
      })
      return itemsOf(similarComplaint, jsonOf(response)).map((item) => ({
        ...item,
        photos: item.photos.map(({ url }) => ({ url: ownFileUri(url) })),
      }))
    },

    async support(number, { browserId, email }) {
      const response = await api.find({
        method: 'POST',
        path: pathOf(number, 'supporters'),
        credentials: 'key',
        headers: { Cookie: browserCookie(browserId) },
        body: { email },
      })
      return response && itemOf(supportReceipt.shape.data, jsonOf(response))
    },

    async flag(number, { browserId, reason }) {
      return (
        (await api.find({
          method: 'POST',
          path: pathOf(number, 'flags'),
          credentials: 'key',
          headers: { Cookie: browserCookie(browserId) },
          body: { reason },
        })) !== null
      )
    },
  }
}
