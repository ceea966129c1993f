import { createTranslator } from 'next-intl'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Locale } from '@/lib/i18n/locales'
import type * as OpenPortalModule from '@/lib/server/open-portal'
import type * as NearModule from '@/lib/server/queries/similar-pages'
import { addressTerms } from '@/lib/server/http/address-terms'
import { messagesOf } from '@/messages'
import { makeDataFolder, removeFolder } from '../support/database'
import { addressesOf } from '../support/sitemap-addresses'

// Settings are read once: this file loads modules of its own.
vi.hoisted(() => vi.resetModules())

// Next's translator asks the page that is being rendered; here there is none.
vi.mock('next-intl/server', () => ({
  getTranslations: ({ locale, namespace }: { locale: Locale; namespace: 'menu-items' }) =>
    Promise.resolve(createTranslator({ locale, messages: messagesOf(locale), namespace })),
}))

const folder = makeDataFolder('seeded')
let similar: (address: string, locale?: Locale) => Promise<string[]>
let openPortal: typeof OpenPortalModule.openPortal
let list: typeof NearModule.listSimilarPages

// Settings are read once per process, so they are set before the modules are loaded.
beforeAll(async () => {
  vi.stubEnv('DATA_DIR', folder)
  openPortal = (await import('@/lib/server/open-portal')).openPortal
  list = (await import('@/lib/server/queries/similar-pages')).listSimilarPages
  similar = async (address, locale = 'id') =>
    (await list(addressTerms(address), locale)).map(({ path }) => path)
  await openPortal()
})
afterAll(async () => {
  await (await openPortal()).close()
  vi.unstubAllEnvs()
  removeFolder(folder)
})

test.each([
  ['/brita', '/berita'],
  ['/aksesibilitass', '/aksesibilitas'],
  ['/arsip-dokumen', '/arsip-dan-dokumen'],
  ['/news', '/berita'],
  ['/kebijakan/privasi.html', '/kebijakan-privasi'],
])('a slip in a known address is mended: %s', async (address, path) => {
  expect((await similar(address))[0]).toBe(path)
})

const longest = (terms: readonly string[]) => terms.toSorted((a, b) => b.length - a.length)[0] ?? ''
/** An address as people get it wrong: its slug without the number, word by word. */
const withTerms = (path: string, change: (terms: string[]) => string[]) =>
  path.replace(/[^/]+$/, (slug) => change(slug.replace(/-\d+$/, '').split('-')).join('-'))
const slipped = (word: string) =>
  `${word.slice(0, 2)}${word[3] ?? ''}${word[2] ?? ''}${word.slice(4)}`

test.each<[string, (path: string) => string]>([
  ['with another number', (path) => path.replace(/\d+$/, '999999')],
  ['without its number', (path) => path.replace(/-\d+$/, '')],
  [
    'with a slip',
    (path) =>
      withTerms(path, (terms) =>
        terms.map((word) => (word === longest(terms) ? slipped(word) : word)),
      ),
  ],
  ['cut at its end', (path) => path.slice(0, -'-12'.length).replace(/\w{1,3}$/, '')],
])('the page is named first when its address is asked for %s', async (_, wrong) => {
  const portal = await openPortal()
  const addresses = [
    ...(await addressesOf(portal.news.sitemap)).slice(0, 10).map(({ slug }) => `/berita/${slug}`),
    ...(await portal.services.slugs()).slice(0, 10).map(({ slug }) => `/layanan/${slug}`),
    ...(await addressesOf(portal.archives.sitemap))
      .slice(0, 10)
      .map(({ slug }) => `/arsip-dan-dokumen/${slug}`),
  ]
  const first: (string | undefined)[] = []
  for (const path of addresses) first.push((await similar(wrong(path)))[0])
  expect(first).toEqual(addresses)
})

test('words find pages through the search, in both languages', async () => {
  const pages = await list('pajak kendaran', 'en')
  expect(pages.length).toBeGreaterThan(0)
  expect(pages.length).toBeLessThanOrEqual(3)
  expect(new Set(pages.map(({ path }) => path)).size).toBe(pages.length)
})

test.each(['/mdkan-qqzzxx', '/xkcd/zzqx', '/pajx/kendxrn'])(
  'a senseless address offers nothing that merely holds one like it: %s',
  async (address) => {
    expect(await similar(address)).toEqual([])
  },
)

test.each(['/berita/sesuatu-yang-tidak-ada', '/layanan/mohon-dibantu-zzqx'])(
  'an address of which a page merely holds one word somewhere offers nothing: %s',
  async (address) => {
    const pages = await list(addressTerms(address), 'id')
    const terms = addressTerms(address).split(' ')
    expect(
      pages.filter(({ title }) => !terms.some((term) => title.toLowerCase().includes(term))),
    ).toEqual([])
  },
)

test.each([
  '/',
  '/a/b/c',
  '/wp-login.php?x=1',
  '/%3Cscript%3E',
  `/${'xyzzy-'.repeat(50)}`,
  '/.env',
  '/qqqqqqqqqq/zzzzzzzzzz',
])('nothing of a garbage address breaks: %s', async (address) => {
  expect((await similar(address)).length).toBeLessThanOrEqual(3)
})
