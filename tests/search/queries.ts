import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import type { Locale } from '@/lib/i18n/locales'
import type { SearchItem } from '@/lib/schemas/search'

const content = join('lib', 'server', 'seed', 'content')

const entry = z.strictObject({
  q: z.string().min(1),
  locale: z.enum(['id', 'en']),
  /** Files of the seed content without their ending, or paths of pages; any of them is right. */
  pages: z.array(z.string().regex(/^([a-z-]+\/[a-z0-9-]+|\/\S+)$/)).min(1),
})

export interface EverydayQuery {
  q: string
  locale: Locale
  /** True for a right result. */
  isRight: (item: SearchItem) => boolean
}

/** Path of a content file's page; ids count from 1 in every kind. */
const folders: Record<string, string> = {
  services: '/layanan/',
  news: '/berita/',
  informations: '/pencarian/',
  archives: '/arsip-dan-dokumen/',
  programs: '/tentang-jawa-barat/program-unggulan?',
}

/** Id of a content file, from its head or its JSON. @throws Error when there is no such file */
function idOf(kind: string, name: string): number {
  const folder = join(content, kind)
  const found = readdirSync(folder).includes(name)
    ? /^id: (\d+)$/m.exec(readFileSync(join(folder, name, 'id.md'), 'utf8'))?.[1]
    : (JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8')) as { id?: unknown }).id
  if (found === undefined) throw new Error(`${kind}/${name} has no id`)
  return Number(found)
}

function matcher(page: string): (item: SearchItem) => boolean {
  if (page.startsWith('/')) return ({ path }) => path === page
  const [kind = '', name = ''] = page.split('/')
  const id = idOf(kind, name)
  const folder = folders[kind]
  if (folder === undefined) throw new Error(`${kind} has no pages`)
  return (item) => item.id === id && item.path.startsWith(folder)
}

/** What citizens type, with the pages that must be found. */
export const everydayQueries = (): EverydayQuery[] =>
  z
    .array(entry)
    .parse(JSON.parse(readFileSync(join('tests', 'search', 'queries.json'), 'utf8')))
    .map(({ q, locale, pages }) => {
      const matchers = pages.map(matcher)
      return { q, locale, isRight: (item) => matchers.some((fits) => fits(item)) }
    })
