import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse as parseYaml } from 'yaml'
import { z } from 'zod'
import { archiveFile } from '@/lib/server/embedded/archives/archive-file'
import { documentSize } from '@/lib/server/embedded/archives/document-size'
import * as types from '@/lib/server/content/types'
import {
  checked,
  hashOf,
  readJson,
  readType,
  requireDistinctIds,
} from '@/lib/server/content/read-folder'
import { eventFile } from '@/lib/server/embedded/events/event-file'
import { lifeEventFile, sharedName } from '@/lib/server/embedded/life-events/life-event-file'
import { popularServiceFile } from '@/lib/server/embedded/services/popular-service-file'
import { ContentError } from './content-error'
import { namesIn } from './content-names'
import type { Content } from './content'
import { readSources } from './content-sources'
import { type ArticleFile, articleHead, translationHead } from './article-file'
import { serviceFile } from './service-file'

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
  const quickAccesses = readType(folder, types.quickAccesses)
  const about = readType(folder, types.about)
  const districts = readType(folder, types.districts)
  const units = readType(folder, types.units)
  const informations = readType(folder, types.informations)
  const awards = readType(folder, types.awards)
  const programs = readType(folder, types.programs)
  const strategicPrograms = readType(folder, types.strategicPrograms)
  const flags = readType(folder, types.flags)
  const superApp = readType(folder, types.superAppPage)
  const overview = readType(folder, types.overviewPage)
  const homeItems = readType(folder, types.homeItems)
  const archives = readDocuments(folder)
  const finances = readType(folder, types.finances)
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
