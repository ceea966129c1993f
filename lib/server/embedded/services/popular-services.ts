import type { Kysely } from 'kysely'
import type { Locale } from '@/lib/i18n/locales'
import {
  popularPerAudience,
  serviceAudiences,
  type PopularService,
  type ServiceAudience,
} from '@/lib/schemas/popular-services'
import type { Database } from '@/lib/server/db/types'

/** The first three of each audience, or of the one asked for, in the order of the home page. */
export async function popularServices(
  db: Kysely<Database>,
  audience: ServiceAudience | undefined,
  locale: Locale,
): Promise<PopularService[]> {
  const rows = await db
    .selectFrom('popular_services as popular')
    .innerJoin('services', 'services.id', 'popular.service_id')
    .select([
      'popular.id',
      'popular.audience',
      'title_id',
      'title_en',
      'description_id',
      'description_en',
      'icon',
      'services.slug',
    ])
    .orderBy('popular.position')
    .orderBy('popular.id')
    .execute()
  return serviceAudiences
    .filter((each) => audience === undefined || each === audience)
    .flatMap((each) =>
      rows
        .filter((row) => row.audience === each)
        .slice(0, popularPerAudience)
        .map((row) => ({
          id: row.id,
          audience: each,
          title: locale === 'en' ? row.title_en : row.title_id,
          description: locale === 'en' ? row.description_en : row.description_id,
          icon: row.icon,
          link: `/layanan/${row.slug}`,
        })),
    )
}
