import { createTranslator } from 'next-intl'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Locale } from '@/lib/i18n/locales'
import type * as OpenPortalModule from '@/lib/server/open-portal'
import type * as NearModule from '@/lib/server/queries/near-pages'
import { addressWords } from '@/lib/server/http/address-words'
import { messagesOf } from '@/messages'
import { makeDataFolder, removeFolder } from '../support/database'

// Settings are read once: this file loads modules of its own.
vi.hoisted(() => vi.resetModules())

// Next's translator asks the page that is being rendered; here there is none.
vi.mock('next-intl/server', () => ({
  getTranslations: ({ locale, namespace }: { locale: Locale; namespace: 'menu-items' }) =>
    Promise.resolve(createTranslator({ locale, messages: messagesOf(locale), namespace })),
}))

const folder = makeDataFolder('seeded')
let near: (address: string, locale?: Locale) => Promise<string[]>
let openPortal: typeof OpenPortalModule.openPortal
let list: typeof NearModule.listNearPages

// Settings are read once per process, so they are set before the modules are loaded.
beforeAll(async () => {
  vi.stubEnv('DATA_DIR', folder)
  openPortal = (await import('@/lib/server/open-portal')).openPortal
  list = (await import('@/lib/server/queries/near-pages')).listNearPages
  near = async (address, locale = 'id') =>
    (await list(addressWords(address), locale)).map(({ path }) => path)
  await openPortal()
}, 120_000)
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
  expect((await near(address))[0]).toBe(path)
})

test('an article or service is found again under a changed number and with a slip', async () => {
  const portal = await openPortal()
  const [[article], [service]] = [await portal.news.slugs(), await portal.services.slugs()]
  const changed = (slug = '') => slug.replace(/\d+$/, '999999')
  expect(
    (await near(`/berita/${changed(article?.slug)}`)).includes(`/berita/${article?.slug}`),
  ).toBe(true)
  expect(
    (await near(`/layanan/${changed(service?.slug)}`)).includes(`/layanan/${service?.slug}`),
  ).toBe(true)
})

test('words find pages through the search, in both languages', async () => {
  const pages = await list('pajak kendaran', 'en')
  expect(pages.length).toBeGreaterThan(0)
  expect(pages.length).toBeLessThanOrEqual(5)
  expect(new Set(pages.map(({ path }) => path)).size).toBe(pages.length)
})

test.each([
  '/',
  '/a/b/c',
  '/wp-login.php?x=1',
  '/%3Cscript%3E',
  `/${'xyzzy-'.repeat(50)}`,
  '/.env',
  '/qqqqqqqqqq/zzzzzzzzzz',
])('nothing of a garbage address breaks: %s', async (address) => {
  expect((await near(address)).length).toBeLessThanOrEqual(5)
})
