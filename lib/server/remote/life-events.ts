import { fold } from '@/lib/fold'
import type { Locale } from '@/lib/i18n/locales'
import { lifeEventPlan } from '@/lib/schemas/life-event-plan'
import { lifeEvent, lifeEventItem, lifeEventService } from '@/lib/schemas/life-events'
import type { LifeEventsPort } from '@/lib/server/content/ports'
import { itemOf, itemsOf, pageOf } from './envelope'
import type { Remote } from './remote'
import { serviceReading } from './services'

/** Life events of the provincial API. */
export function createRemoteLifeEvents(remote: Remote): LifeEventsPort {
  const { api, reading } = remote
  const parts = async (locale: Locale) =>
    itemsOf(
      lifeEvent,
      await api.read({
        path: '/v1/public/life-events/parts',
        query: { context: 'navigation' },
        locale,
      }),
      reading(),
    )

  return {
    parts,
    list: async (query, locale) =>
      pageOf(
        lifeEventItem,
        await api.read({ path: '/v1/public/life-events', query, locale }),
        query,
        reading({ service_count: 0 }),
      ),

    async byName(name, locale) {
      const [id, en] = await Promise.all([parts('id'), parts('en')])
      const wanted = fold(name)
      const found = [...id, ...en].find((event) => fold(event.name) === wanted)
      const indonesian = id.find((event) => event.id === found?.id)
      if (!indonesian) return null
      const english = en.find((event) => event.id === indonesian.id) ?? indonesian
      return {
        ...(locale === 'en' ? english : indonesian),
        names: { id: indonesian.name, en: english.name },
        sector_names: indonesian.sectors.map((sector, at) => ({
          id: sector,
          en: english.sectors[at] ?? sector,
        })),
      }
    },

    plan: async (slug, locale) =>
      itemOf(
        lifeEventPlan,
        await api.read({
          path: '/v1/public/life-events/plan',
          query: { kategori: slug },
          locale,
        }),
        reading(),
      ),

    async services(name, query, locale) {
      const body = await api.read({
        path: '/v1/public/life-events/services',
        query: { ...query, kategori: name },
        locale,
      })
      if (body === null) return null
      return pageOf(lifeEventService, body, query, serviceReading(remote))
    },
  }
}
