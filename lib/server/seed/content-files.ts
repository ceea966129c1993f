import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse as parseYaml } from 'yaml'
import { z } from 'zod'
import { newsCategories } from '@/lib/schemas/news'
import { quickAccessActiveMax } from '@/lib/schemas/quick-accesses'
import { serviceCategories, serviceLinkTypes } from '@/lib/schemas/services'
import { type AboutFile, aboutFile } from '@/lib/server/embedded/about/about-file'
import { type ArchiveFile, archiveFile } from '@/lib/server/embedded/archives/archive-file'
import { documentSize } from '@/lib/server/embedded/archives/document-size'
import { type AwardFile, awardFile } from '@/lib/server/embedded/awards/award-file'
import { type DistrictFile, districtFile } from '@/lib/server/embedded/districts/district-file'
import { type EventFile, eventFile } from '@/lib/server/embedded/events/event-file'
import { type FinanceFile, financeFile } from '@/lib/server/embedded/finance/finance-file'
import { type HomeItemFile, homeItemFile } from '@/lib/server/embedded/banners/home-item-file'
import { type FlagFile, flagFile } from '@/lib/server/embedded/flags/flag-file'
import {
  type InformationFile,
  informationFile,
} from '@/lib/server/embedded/informations/information-file'
import {
  type LifeEventFile,
  lifeEventFile,
  sharedName,
} from '@/lib/server/embedded/life-events/life-event-file'
import { type ProgramFile, programFile } from '@/lib/server/embedded/programs/program-file'
import {
  type StrategicProgramFile,
  strategicProgramFile,
} from '@/lib/server/embedded/programs/strategic-program-file'
import {
  type QuickAccessFile,
  quickAccessFile,
} from '@/lib/server/embedded/quick-accesses/quick-access-file'
import {
  type PopularServiceFile,
  popularServiceFile,
} from '@/lib/server/embedded/services/popular-service-file'
import {
  type OverviewFile,
  overviewFile,
  type SuperAppFile,
  superAppFile,
} from '@/lib/server/embedded/super-app/page-text-file'
import { type UnitFile, unitFile } from '@/lib/server/embedded/units/unit-file'
import { ContentError } from './content-error'
import { namesIn } from './content-names'
import { type ContentSource, readSources } from './content-sources'

const text = z.object({ id: z.string().min(1), en: z.string().min(1) })
const day = z.enum(['Senin', 'Selasa', 'Rabu', 'Kamis', 'Jumat', 'Sabtu', 'Minggu'])
const hour = z.string().regex(/^\d{2}:\d{2}:\d{2}$/)

const articleHead = z.strictObject({
  id: z.number().int().positive(),
  title: z.string().min(1).max(255),
  excerpt: z.string().min(1).max(255),
  category: z.enum(newsCategories),
  tags: z.array(z.string().min(1).max(20)).min(1).max(6),
  published_at: z.iso.datetime({ offset: true }),
  author: z.string().min(1),
})
const translationHead = z.strictObject({
  title: z.string().min(1).max(255),
  excerpt: z.string().min(1).max(255),
})

export const serviceFile = z.strictObject({
  id: z.number().int().positive(),
  category: z.enum(serviceCategories),
  opd_name: text,
  service_name: text,
  description: text,
  content: text,
  operator_status: z.enum(['Aktif', 'Tidak Aktif']),
  technical: z.enum(['Online', 'Offline']),
  service_form: z.enum(['Administratif', 'Jasa', 'Barang']),
  service_user: z.enum(['Umum', 'Pelaku Usaha', 'ASN']),
  website: z.url({ protocol: /^https$/ }).nullable(),
  hotline_number: z.string().nullable(),
  hotline_mail: z.email().nullable(),
  operational_times: z.array(z.strictObject({ day, start: hour, end: hour })),
  service_fee: z.strictObject({
    is_free: z.boolean(),
    minimum_fee: z.number().int(),
    maximum_fee: z.number().int(),
    description: text,
  }),
  locations: z.array(z.strictObject({ name: text, address: z.string().nullable() })),
  links: z.array(
    z.strictObject({
      type: z.enum(serviceLinkTypes),
      tautan: z.url({ protocol: /^https$/ }),
      label: text,
    }),
  ),
  terms: z.array(text),
  procedures: z.array(z.strictObject({ title: text, text })),
  benefits: z.array(text),
  faq: z.array(z.strictObject({ question: text, answer: text })),
  keywords: z.array(z.string().min(1)),
  updated_at: z.iso.date(),
})
export type ServiceFile = z.output<typeof serviceFile>

export interface ArticleFile extends z.output<typeof articleHead> {
  body: string
  /** null while nobody has translated it. */
  english: { title: string; excerpt: string; body: string } | null
  hash: string
}

export interface Content {
  articles: ArticleFile[]
  services: (ServiceFile & { hash: string })[]
  popularServices: (PopularServiceFile & { hash: string })[]
  lifeEvents: (LifeEventFile & { hash: string })[]
  quickAccesses: (QuickAccessFile & { hash: string })[]
  about: (AboutFile & { hash: string })[]
  districts: (DistrictFile & { hash: string })[]
  units: (UnitFile & { hash: string })[]
  informations: (InformationFile & { hash: string })[]
  awards: (AwardFile & { hash: string })[]
  programs: (ProgramFile & { hash: string })[]
  strategicPrograms: (StrategicProgramFile & { hash: string })[]
  flags: (FlagFile & { hash: string })[]
  /** One at most, as of the overview. */
  superApp: (SuperAppFile & { hash: string })[]
  overview: (OverviewFile & { hash: string })[]
  homeItems: (HomeItemFile & { hash: string })[]
  archives: (ArchiveFile & { hash: string })[]
  finances: (FinanceFile & { hash: string })[]
  events: (EventFile & { hash: string })[]
  /** Indonesian tag name → English name. */
  tags: Record<string, string>
  /** What the items were read from, by the folder of their kind. */
  sources: Map<string, ContentSource[]>
}

const hashOf = (...parts: string[]) =>
  parts.reduce((hash, part) => hash.update(part).update('\0'), createHash('sha256')).digest('hex')

function checked<T extends z.ZodType>(schema: T, value: unknown, file: string): z.output<T> {
  const result = schema.safeParse(value)
  if (result.success) return result.data
  const issue = result.error.issues[0]
  throw new ContentError(
    `${file}: ${issue?.path.join('.') ?? ''} ${issue?.message ?? 'unreadable'}`,
  )
}

function readMarkdown(file: string) {
  // Editors on Windows save byte order marks and carriage returns.
  const source = readFileSync(file, 'utf8')
    .replace(/^\uFEFF/, '')
    .replaceAll('\r\n', '\n')
  const found = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source)
  if (!found?.[1] || !found[2]?.trim())
    throw new ContentError(`${file}: needs a head between two lines "---" and a text below it`)
  try {
    return { head: parseYaml(found[1]) as unknown, body: found[2].trim(), source }
  } catch (error) {
    throw new ContentError(
      `${file}: ${error instanceof Error ? error.message.split('\n')[0] : 'unreadable head'}`,
      { cause: error },
    )
  }
}

function readArticle(folder: string, tags: Record<string, string>): ArticleFile {
  const original = readMarkdown(join(folder, 'id.md'))
  const head = checked(articleHead, original.head, join(folder, 'id.md'))
  const unknownTag = head.tags.find((tag) => !(tag in tags))
  if (unknownTag)
    throw new ContentError(`${join(folder, 'id.md')}: tags "${unknownTag}" is not in tags.json`)
  const englishFile = join(folder, 'en.md')
  if (!existsSync(englishFile))
    return { ...head, body: original.body, english: null, hash: hashOf(original.source) }
  const english = readMarkdown(englishFile)
  return {
    ...head,
    body: original.body,
    english: { ...checked(translationHead, english.head, englishFile), body: english.body },
    hash: hashOf(original.source, english.source, ...head.tags.map((tag) => tags[tag] ?? '')),
  }
}

function readJson(file: string): { value: unknown; source: string } {
  const source = readFileSync(file, 'utf8')
  try {
    return { value: JSON.parse(source) as unknown, source }
  } catch {
    throw new ContentError(`${file}: is not JSON`)
  }
}

function requireDistinctIds(items: { id: number }[], kind: string) {
  const seen = new Set<number>()
  for (const { id } of items) {
    if (seen.has(id)) throw new ContentError(`${kind}: id ${id} is used twice`)
    seen.add(id)
  }
}

/** Every JSON file of a folder, checked, with the hash of its text; no folder, no items. */
function readItems<T extends z.ZodType<{ id: number }>>(
  folder: string,
  kind: string,
  schema: T,
): (z.output<T> & { hash: string })[] {
  const items = namesIn(join(folder, kind), '.json').map((name) => {
    const file = join(folder, kind, name)
    const { value, source } = readJson(file)
    return { ...checked(schema, value, file), hash: hashOf(source) }
  })
  requireDistinctIds(items, kind)
  return items
}

/** As `readItems`, for kinds whose files are lists of items. */
function readLists<T extends z.ZodType<{ id: number }>>(
  folder: string,
  kind: string,
  schema: T,
): (z.output<T> & { hash: string })[] {
  const items = namesIn(join(folder, kind), '.json').flatMap((name) => {
    const file = join(folder, kind, name)
    return checked(z.array(schema), readJson(file).value, file).map((item) => ({
      ...item,
      hash: hashOf(JSON.stringify(item)),
    }))
  })
  requireDistinctIds(items, kind)
  return items
}

/** Documents with the sizes of their files in the hash, so that a new file counts as a change. */
function readDocuments(folder: string) {
  return readItems(folder, 'archives', archiveFile).map((item) => {
    const sizes = [item.indonesian, item.english].map((version) => {
      const size = version && documentSize(version)
      if (size === undefined)
        throw new ContentError(`archives: ${version?.source} is missing in the folder public`)
      return String(size)
    })
    return { ...item, hash: hashOf(item.hash, ...sizes) }
  })
}

/**
 * Reads and checks a content folder: `news/<key>/{id,en}.md`, `{services,popular-services,life-events,quick-accesses,about,districts,units,informations,home,archives,finance}/<key>.json`, `tags.json`.
 * @throws ContentError on the first file that is wrong; nothing is half read
 */
export function readContent(folder: string): Content {
  const tagFile = join(folder, 'tags.json')
  if (!existsSync(tagFile)) throw new ContentError(`${tagFile}: is missing`)
  const tags = checked(
    z.record(z.string().max(20), z.string().min(1)),
    readJson(tagFile).value,
    tagFile,
  )
  const articles = namesIn(join(folder, 'news')).map((name) =>
    readArticle(join(folder, 'news', name), tags),
  )
  requireDistinctIds(articles, 'news')
  const services = readItems(folder, 'services', serviceFile)
  const popularServices = readItems(folder, 'popular-services', popularServiceFile)
  const lifeEvents = readItems(folder, 'life-events', lifeEventFile)
  const shared = sharedName(lifeEvents)
  if (shared !== null)
    throw new ContentError(`life-events: the name "${shared}" belongs to two life events`)
  const quickAccesses = readItems(folder, 'quick-accesses', quickAccessFile)
  const active = quickAccesses.filter((item) => item.is_active).length
  if (active > quickAccessActiveMax)
    throw new ContentError(
      `quick-accesses: ${active} are active, at most ${quickAccessActiveMax} may be`,
    )
  const about = readItems(folder, 'about', aboutFile)
  const districts = readItems(folder, 'districts', districtFile)
  const units = readItems(folder, 'units', unitFile)
  const informations = readItems(folder, 'informations', informationFile)
  const awards = readLists(folder, 'awards', awardFile)
  const programs = readItems(folder, 'programs', programFile)
  const strategicPrograms = readLists(folder, 'strategic-programs', strategicProgramFile)
  const flags = readLists(folder, 'flags', flagFile)
  const superApp = readItems(folder, 'super-app', superAppFile)
  const overview = readItems(folder, 'overview', overviewFile)
  const homeItems = readLists(folder, 'home', homeItemFile)
  const archives = readDocuments(folder)
  const finances = readItems(folder, 'finance', financeFile)
  const events = readLists(folder, 'events', eventFile)
  const items = {
    articles,
    services,
    popularServices,
    lifeEvents,
    quickAccesses,
    about,
    districts,
    units,
    informations,
    awards,
    programs,
    strategicPrograms,
    flags,
    superApp,
    overview,
    homeItems,
    events,
    archives,
    finances,
  }
  return { ...items, tags, sources: readSources(folder, items) }
}
