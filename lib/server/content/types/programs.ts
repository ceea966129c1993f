import { type Kysely } from 'kysely'
import { z } from 'zod'
import { programAddress } from '@/lib/address/lists/program-address'
import { slugOf } from '@/lib/fold'
import type { Locale } from '@/lib/i18n/locales'
import { jakartaTime } from '@/lib/jakarta'
import { themeName, themeOf } from '@/lib/programs/program-themes'
import { type Program, programPeriod, programsMax, programThemes } from '@/lib/schemas/programs'
import type { ProgramsPort } from '@/lib/server/content/ports'
import type { Database } from '@/lib/server/db/types'
import { plainText } from '@/lib/server/search/embedded/plain-text'
import { markdownToHtml, sanitise } from '@/lib/server/content/rich-text'
import { type ContentType, type StoredItem, translated } from '../content-type'
import { httpsAddress, itemId, listPosition, ownPath } from '../fields'
import { contentStore, withTags } from '../store'

const line = (max: number) => z.string().trim().min(1).max(max)

const texts = z.strictObject({
  title: line(100),
  excerpt: line(200),
  /** Markdown, one entry for each paragraph, heading or list. */
  description: z.array(z.string().trim().min(1)).min(1),
  organization: line(150),
  service_type: line(60),
  /** Of when and from where the facts are. */
  note: line(250),
})

/** `programs/<key>.json` of a content folder: a featured programme. Addresses only when checked. */
const programFile = z.strictObject({
  id: itemId,
  /** The first six stand on the home page. */
  position: listPosition,
  /** The years it belongs to, without an end while it goes on. */
  period: programPeriod.optional(),
  themes: z.array(z.enum(programThemes)).min(1).max(4),
  picture: z.enum(programThemes),
  indonesian: texts,
  /** null until it is translated. */
  english: texts.nullable(),
  websites: z.array(httpsAddress),
  social_media: z.strictObject({
    facebook: httpsAddress.nullable(),
    instagram: httpsAddress.nullable(),
    twitter: httpsAddress.nullable(),
    tiktok: httpsAddress.nullable(),
    youtube: httpsAddress.nullable(),
  }),
  logo: z.string().startsWith('/').nullable(),
  link: ownPath.nullable(),
  updated_at: z.iso.date(),
})
export type ProgramFile = z.output<typeof programFile>

type Texts = Omit<ProgramFile['indonesian'], 'description'> & {
  /** HTML. */
  description: string
}
type ProgramDoc = Omit<ProgramFile, 'indonesian' | 'english'> & {
  indonesian: Texts
  english: Texts | null
}

const withHtml = (text: ProgramFile['indonesian']): Texts => ({
  ...text,
  description: markdownToHtml(text.description.join('\n\n')),
})

const searchText = (text: Texts, themes: ProgramFile['themes'], locale: Locale) => ({
  title: text.title,
  summary: text.excerpt,
  body: `${plainText(text.description)} ${text.organization} ${text.service_type}`,
  keywords: themes.map((theme) => themeName(theme, locale)),
})

/** Featured programmes. */
export const programs: ContentType<ProgramFile, ProgramDoc> = {
  kind: 'programs',
  form: 'item',
  file: programFile,
  slug: ({ id, indonesian }) => slugOf(indonesian.title, id),
  keys: ({ position, themes, indonesian, english, updated_at: updatedOn }) => ({
    position,
    tags: themes,
    updatedOn,
    sortTitle: { id: indonesian.title, en: (english ?? indonesian).title },
    searchTexts: [],
  }),
  doc: (file) => ({
    ...file,
    themes: [...new Set(file.themes)],
    indonesian: withHtml(file.indonesian),
    english: file.english && withHtml(file.english),
  }),
  search: {
    rank: 3,
    domains: { programs: 'featured_program' },
    document: ({ id, doc: { themes, indonesian, english } }) => ({
      path: programAddress.href({ openId: id }),
      category: themes[0] ?? null,
      unit: { id: indonesian.organization, en: (english ?? indonesian).organization },
      texts: {
        id: searchText(indonesian, themes, 'id'),
        en: english && searchText(english, themes, 'en'),
      },
    }),
  },
}

const programIn =
  (locale: Locale) =>
  ({ id, doc, updated_at: updatedAt }: StoredItem<ProgramDoc>): Program => {
    const text = translated(doc, locale)
    const { websites, social_media, logo, themes, picture, link } = doc
    return {
      id,
      ...text,
      description: sanitise(text.description, locale),
      categories: themes.map((theme) => themeName(theme, locale)),
      period: doc.period ?? null,
      websites,
      social_media,
      logo,
      themes,
      picture,
      link,
      updated_at: jakartaTime(updatedAt),
    }
  }

const inOrder = { position: 'asc', id: 'asc' } as const

/** The embedded port of featured programmes. */
export function createPrograms(db: Kysely<Database>): ProgramsPort {
  const store = contentStore(db, programs)
  return {
    async list({ cat = [] }, locale) {
      const themes = cat.map(themeOf).filter((key) => key !== null)
      const rows = cat.length > 0 ? withTags(store.rows(), programs.kind, themes) : store.rows()
      const { count, updated } = await rows
        .select((select) => [
          select.fn.countAll<number>().as('count'),
          select.fn.max<string | null>('updated_at').as('updated'),
        ])
        .executeTakeFirstOrThrow()
      const found = await store.some(rows, inOrder, { limit: programsMax })
      return {
        data: found.map(programIn(locale)),
        meta: { total_count: count, last_updated: updated === null ? null : jakartaTime(updated) },
      }
    },

    async byId(id, locale) {
      const found = await store.byId(id)
      return found && programIn(locale)(found)
    },
  }
}
