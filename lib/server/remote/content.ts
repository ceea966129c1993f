import type { Locale } from '@/lib/i18n/locales'
import { type AboutKey, type AboutText, aboutTexts } from '@/lib/schemas/about'
import { alert } from '@/lib/schemas/alerts'
import { award, awardCategoryCount } from '@/lib/schemas/awards'
import {
  easyLink,
  homeBanner,
  infographicBanner,
  nationalLink,
  popUpBanner,
} from '@/lib/schemas/banners'
import { flagDefaults } from '@/lib/flags'
import { featureFlags } from '@/lib/schemas/flags'
import { overview } from '@/lib/schemas/overview'
import { program, strategicProgram } from '@/lib/schemas/programs'
import { quickAccess } from '@/lib/schemas/quick-accesses'
import { superApp } from '@/lib/schemas/super-app'
import type {
  AboutPort,
  AlertsPort,
  AwardsPort,
  BannersPort,
  FlagsPort,
  PageTextsPort,
  ProgramsPort,
  QuickAccessesPort,
} from '@/lib/server/contract'
import { themeNames } from '@/lib/programs/program-themes'
import { itemOf, itemsOf, listMetaOf, metaIn, pageOf, unwrapped } from './envelope'
import { eachShaped, shapedAward, shapedAwardCategory, shapedProgram } from './legacy-responses'
import { part } from './query'
import { indonesian, type Remote } from './remote'
import { cleanHtml } from './rich-text'

export const createRemoteQuickAccesses = ({ api, reading }: Remote): QuickAccessesPort => ({
  list: async (query, locale) =>
    pageOf(
      quickAccess,
      await api.read({ path: '/v1/public/quick-accesses', query, locale }),
      query,
      reading(),
    ),
})

export const createRemoteBanners = ({ api, reading }: Remote): BannersPort => ({
  home: async (locale) =>
    itemsOf(homeBanner, await api.read({ path: '/v1/public/home-banners', locale }), reading()),
  infographics: async (query, locale) =>
    pageOf(
      infographicBanner,
      await api.read({ path: '/v1/public/infographic-banners', query, locale }),
      query,
      reading({ sequence: 0 }),
    ),
  popUp: async (locale) =>
    itemOf(
      popUpBanner,
      await api.read({ path: '/v1/public/pop-up-banners/live', locale }),
      reading({ duration: 1, status: 'ACTIVE', is_live: 1 }),
    ),
  easyLinks: async (locale) =>
    itemsOf(easyLink, await api.read({ path: '/v1/public/easy-links', locale }), reading()),
  nationalLinks: async (locale) =>
    itemsOf(nationalLink, await api.read({ path: '/v1/public/national-links', locale }), reading()),
})

export const createRemoteAlerts = ({ api }: Remote): AlertsPort => ({
  // A warning that is over must not be shown because the API does not answer.
  current: async (locale) =>
    itemsOf(alert, await api.read({ path: '/v1/public/alerts', locale })).filter(
      ({ expires_at: end }) => Date.parse(end) > Date.now(),
    ),
})

export const createRemoteAbout = ({ api }: Remote): AboutPort => ({
  async text<K extends AboutKey>(key: K, locale: Locale): Promise<AboutText<K> | null> {
    // The shape is the one of the key.
    return itemOf(
      aboutTexts[key],
      await api.read({ path: `/v1/public/about/${part(key)}`, locale }),
    ) as AboutText<K> | null
  },
})

export const createRemotePageTexts = ({ api }: Remote): PageTextsPort => ({
  superApp: async (locale) =>
    itemOf(superApp, await api.read({ path: '/v1/public/page-texts/super-app', locale })),
  overview: async (locale) =>
    itemOf(overview, await api.read({ path: '/v1/public/page-texts/overview', locale })),
})

export const createRemoteAwards = ({ api, reading }: Remote): AwardsPort => ({
  async list(query, locale) {
    const body = await api.read({ path: '/v1/awards', query, locale })
    const data = itemsOf(award, eachShaped(body, shapedAward), reading(indonesian))
    return { data, meta: listMetaOf(body, data.length, query) }
  },

  byId: async (id, locale) =>
    itemOf(
      award,
      shapedAward(unwrapped(await api.read({ path: `/v1/awards/${part(id)}`, locale }))),
      reading(indonesian),
    ),
  categories: async (locale) =>
    itemsOf(
      awardCategoryCount,
      eachShaped(await api.read({ path: '/v1/awards/categories', locale }), shapedAwardCategory),
    ),
})

const programDefaults = { ...indonesian, social_media: {} }

export const createRemotePrograms = ({ api, reading }: Remote): ProgramsPort => ({
  async list(query, locale) {
    const body = await api.read({ path: '/v1/featured-programs', query, locale })
    const data = itemsOf(program, eachShaped(body, shapedProgram), reading(programDefaults)).map(
      (item) => ({ ...item, description: cleanHtml(item.description, locale) }),
    )
    const { last_updated: lastUpdated } = metaIn(body)
    return {
      data,
      meta: {
        total_count: listMetaOf(body, data.length).total_count,
        last_updated: typeof lastUpdated === 'string' && lastUpdated !== '' ? lastUpdated : null,
      },
    }
  },

  async byId(id, locale) {
    const item = itemOf(
      program,
      shapedProgram(
        unwrapped(await api.read({ path: `/v1/featured-programs/${part(id)}`, locale })),
      ),
      reading(programDefaults),
    )
    return item && { ...item, description: cleanHtml(item.description, locale) }
  },

  // Fixed by the specification, whoever keeps the programmes.
  themes: async (locale) => themeNames(locale),
  strategic: async (locale) =>
    itemsOf(
      strategicProgram,
      await api.read({ path: '/v1/public/strategic-programs', locale }),
      reading(indonesian),
    ),
})

export const createRemoteFlags = ({ api }: Remote): FlagsPort => ({
  all: async () =>
    itemOf(featureFlags, await api.read({ path: '/v1/public/feature-flags' })) ?? {
      ...flagDefaults,
    },
})
