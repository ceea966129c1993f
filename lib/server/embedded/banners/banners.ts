import { millisecondsInDay } from 'date-fns/constants'
import type { Kysely } from 'kysely'
import { endOfDay, jakartaDay, jakartaTime, jakartaTimeOn } from '@/lib/jakarta'
import type { Locale } from '@/lib/i18n/locales'
import {
  homeBannerCount,
  type HomeBanner,
  type InfographicBanner,
  type PopUpBanner,
} from '@/lib/schemas/banners'
import { metaOf, perPageDefault } from '@/lib/schemas/list'
import type { BannersPort } from '@/lib/server/contract'
import type { Database } from '@/lib/server/db/types'
import { type HomeItemFile, homeItemFile, type HomeItemKind } from './home-item-file'

/** Places on the home page. */
const easyLinksMax = 8
const nationalLinksMax = 4

type OfKind<K extends HomeItemKind> = Extract<HomeItemFile, { kind: K }>

// The importer checked the file; parsing again turns stored text back into typed values.
function itemsOf<K extends HomeItemKind, R extends { body: string }>(
  kind: K,
  rows: R[],
): { item: OfKind<K>; row: R }[] {
  return rows.flatMap((row) => {
    const item = homeItemFile.parse(JSON.parse(row.body))
    return isOfKind(item, kind) ? [{ item, row }] : []
  })
}

const isOfKind = <K extends HomeItemKind>(item: HomeItemFile, kind: K): item is OfKind<K> =>
  item.kind === kind

/** Days from the first to the last, both counted. */
const daysFrom = (first: string, last: string) =>
  Math.round((Date.parse(last) - Date.parse(first)) / millisecondsInDay) + 1

/** The embedded port of what stands on the home page. */
export function createBanners(db: Kysely<Database>, now: () => Date): BannersPort {
  const rowsOf = (kind: HomeItemKind) => db.selectFrom('home_items').where('kind', '=', kind)
  const inOrder = (kind: HomeItemKind, count: number) =>
    rowsOf(kind).select('body').orderBy('position').orderBy('id').limit(count).execute()
  const text = (texts: Record<Locale, string>, locale: Locale) => texts[locale]

  return {
    async home(locale) {
      const found = itemsOf('home-banner', await inOrder('home-banner', homeBannerCount))
      return found.map(({ item: { id, image, title, link } }): HomeBanner => ({
        id,
        image,
        title: text(title, locale),
        ...(link !== null && { link }),
      }))
    },

    async infographics(
      { is_active: isActive, page = 1, per_page: perPage = perPageDefault },
      locale,
    ) {
      let rows = rowsOf('infographic-banner')
      if (isActive !== undefined) rows = rows.where('is_active', '=', isActive ? 1 : 0)
      const { count } = await rows
        .select((select) => select.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow()
      const found = await rows
        .select(['body', 'created_at', 'updated_at'])
        .orderBy('position')
        .orderBy('id')
        .limit(perPage)
        .offset((page - 1) * perPage)
        .execute()
      const data = itemsOf('infographic-banner', found).map(({ item, row }): InfographicBanner => ({
        id: item.id,
        title: text(item.title, locale),
        sequence: item.position,
        link: item.link,
        is_active: item.is_active,
        image: item.image,
        created_at: jakartaTime(row.created_at),
        updated_at: jakartaTime(row.updated_at),
      }))
      return { data, meta: metaOf(count, page, perPage) }
    },

    async popUp(locale) {
      const today = jakartaDay(now())
      const row = await rowsOf('pop-up-banner')
        .select(['body', 'updated_at'])
        .where('is_active', '=', 1)
        .where('starts_on', '<=', today)
        .where('ends_on', '>=', today)
        .orderBy('position')
        .orderBy('id')
        .limit(1)
        .executeTakeFirst()
      const item = row && itemsOf('pop-up-banner', [row])[0]?.item
      if (!row || !item) return null
      const live: PopUpBanner = {
        id: item.id,
        title: text(item.title, locale),
        button_label: text(item.button_label, locale),
        image: item.image,
        link: item.link,
        status: 'ACTIVE',
        is_live: 1,
        duration: daysFrom(item.start_date, item.end_date),
        start_date: jakartaTimeOn(item.start_date),
        end_date: jakartaTime(endOfDay(item.end_date)),
        updated_at: jakartaTime(row.updated_at),
      }
      return live
    },

    async easyLinks(locale) {
      const found = itemsOf('easy-link', await inOrder('easy-link', easyLinksMax))
      return found.map(({ item: { id, title, description, icon, link } }) => ({
        id,
        title: text(title, locale),
        description: text(description, locale),
        icon,
        link,
      }))
    },

    async nationalLinks(locale) {
      const found = itemsOf('national-link', await inOrder('national-link', nationalLinksMax))
      return found.map(({ item: { id, title, link } }) => ({
        id,
        title: text(title, locale),
        link,
      }))
    },
  }
}
