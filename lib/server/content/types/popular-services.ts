import { servicePath } from '@/lib/address/paths'
import type { Kysely } from 'kysely'
import { z } from 'zod'
import { slugOf } from '@/lib/fold'
import type { Locale } from '@/lib/i18n/locales'
import {
  popularDescriptionMax,
  popularPerAudience,
  type PopularService,
  popularServiceIcons,
  popularTitleMax,
  type ServiceAudience,
  serviceAudiences,
} from '@/lib/schemas/popular-services'
import type { Database } from '@/lib/server/db/types'
import type { ContentType } from '../content-type'
import { bothLanguages, itemId, listPosition } from '../fields'
import { contentStore } from '../store'
import { services } from './services/type'

/** `popular-services/<key>.json` of a content folder. */
export const popularServiceFile = z.strictObject({
  id: itemId,
  audience: z.enum(serviceAudiences),
  /** Place within the audience. */
  position: listPosition,
  /** Id of the service that it leads to. */
  service: itemId,
  title: bothLanguages(popularTitleMax),
  description: bothLanguages(popularDescriptionMax),
  icon: z.enum(popularServiceIcons),
})
type PopularServiceFile = z.output<typeof popularServiceFile>

/** Short ways to services that many people ask for. */
export const popularServices: ContentType<PopularServiceFile, PopularServiceFile> = {
  kind: 'popular-services',
  form: 'item',
  file: popularServiceFile,
  slug: ({ id, title }) => slugOf(title.id, id),
  page: () => '/',
  keys: ({ audience, position, service, title }) => ({
    category: audience,
    position,
    parentId: service,
    sortTitle: title,
    searchTexts: [],
  }),
  references: ({ service: id }) => [
    { kind: services.kind, id, error: `service ${id} is not stored` },
  ],
}

/** The first three of each audience, or of one, in the order of the home page. */
export async function listPopularServices(
  db: Kysely<Database>,
  audience: ServiceAudience | undefined,
  locale: Locale,
): Promise<PopularService[]> {
  const store = contentStore(db, popularServices)
  const stored = await store.all(store.rows(), { position: 'asc', id: 'asc' })
  const live = await contentStore(db, services).slugsOf(stored.map(({ doc }) => doc.service))
  return serviceAudiences
    .filter((each) => audience === undefined || each === audience)
    .flatMap((each) =>
      stored
        .flatMap(({ doc }) => {
          const slug = live.get(doc.service)
          return doc.audience === each && slug !== undefined ? [{ doc, slug }] : []
        })
        .slice(0, popularPerAudience)
        .map(({ doc, slug }) => ({
          id: doc.id,
          audience: each,
          title: doc.title[locale],
          description: doc.description[locale],
          icon: doc.icon,
          link: servicePath(slug),
        })),
    )
}
