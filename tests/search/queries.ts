import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import type { Locale } from '@/lib/i18n/locales'
import type { SearchItem } from '@/lib/schemas/search'

const content = join('lib', 'server', 'seed', 'content')

const entry = z.strictObject({
  q: z.string().min(1),
  locale: z.enum(['id', 'en']),
  /** Files of the seed content without their ending, or paths of pages; any of them answers. */
  pages: z.array(z.string().regex(/^([a-z-]+\/[a-z0-9-]+|\/\S+)$/)).min(1),
})

export interface EverydayQuery {
  q: string
  locale: Locale
  /** True for a result that answers the query. */
  isRight: (item: SearchItem) => boolean
}

const domains: Record<string, readonly string[]> = { services: ['public_service'], news: ['news'], informations: ['information', 'announcement'] }

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
  // Pages of the portal count from 1 as well, but their address is no slug of a content file.
  return (item) => item.id === id && (domains[kind] ?? []).includes(item.domain) && !item.slug.includes('/') && /-\d+$/.test(item.slug)
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
