import { eventCalendar, eventDetail, eventItem } from '@/lib/schemas/events'
import type { EventsPort } from '@/lib/server/content/ports'
import { itemOf, itemsOf, pageOf } from './envelope'
import { shapedEvent } from './legacy-responses'
import { pathPart } from './query'
import { indonesian, type Remote } from './remote'

export const createRemoteEvents = ({ api, reading }: Remote): EventsPort => {
  const defaults = {
    ...indonesian,
    priority: 0,
    // Older portals know none of these.
    is_cancelled: false,
    district: null,
    updated_at: null,
    sequence: 0,
    created_by: { name: '', unit_name: '' },
    start_hour: '00:00:00',
    end_hour: '23:59:59',
  }
  return {
    list: async (query, locale) =>
      pageOf(
        eventItem,
        await api.read({ path: '/v1/public/events', query, locale }),
        query,
        reading(defaults, shapedEvent),
      ),
    calendar: async (query, locale) =>
      itemsOf(
        eventCalendar.element,
        await api.read({ path: '/v1/public/events/calendar', query, locale }),
      ),
    byId: async (id, locale) =>
      itemOf(
        eventDetail,
        await api.read({ path: `/v1/public/events/${pathPart(id)}`, locale }),
        reading(defaults, shapedEvent),
      ),
  }
}
