import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type * as IndexModule from '@/app/sitemap.xml/route'
import type * as FileModule from '@/app/peta-situs/[file]/route'
import type * as OpenPortalModule from '@/lib/server/open-portal'
import { makeDataFolder, removeFolder } from '../support/database'
import { addressesOf } from '../support/sitemap-addresses'

// Settings are read once: this file loads modules of its own.
vi.hoisted(() => vi.resetModules())

const folder = makeDataFolder('seeded')
let openPortal: typeof OpenPortalModule.openPortal
let index: typeof IndexModule.GET
let fileRoute: typeof FileModule.GET

beforeAll(async () => {
  vi.stubEnv('DATA_DIR', folder)
  vi.stubEnv('SITE_ORIGIN', 'https://portal.example')
  openPortal = (await import('@/lib/server/open-portal')).openPortal
  index = (await import('@/app/sitemap.xml/route')).GET
  fileRoute = (await import('@/app/peta-situs/[file]/route')).GET
  await openPortal()
})
afterAll(async () => {
  await (await openPortal()).close()
  vi.unstubAllEnvs()
  removeFolder(folder)
})

const read = (file: string) =>
  fileRoute(new Request('https://portal.example/'), { params: Promise.resolve({ file }) })

test('the index names files, which together name every article, service, document, information and announcement in both languages', async () => {
  const text = await (await index()).text()
  const files = [
    ...text.matchAll(/<loc>https:\/\/portal\.example\/peta-situs\/([^<]+)<\/loc>/g),
  ].map(([, file = '']) => file)
  expect(files).toEqual(['0.xml', 'berita-0.xml', 'dokumen-0.xml', 'informasi-0.xml'])
  const all = (await Promise.all(files.map(async (file) => (await read(file)).text()))).join('')
  const portal = await openPortal()
  const paths = [
    ...(await addressesOf(portal.news.sitemap)).map(({ slug }) => `/berita/${slug}`),
    ...(await portal.services.slugs()).flatMap(({ slug }) => [
      `/layanan/${slug}`,
      `/layanan/${slug}/standar`,
    ]),
    ...(await addressesOf(portal.archives.sitemap)).map(({ slug }) => `/arsip-dan-dokumen/${slug}`),
    ...(await portal.informations.list('information', { per_page: 100 }, 'id')).data.map(
      ({ slug }) => `/pencarian/information/${slug}`,
    ),
    ...(await portal.informations.list('announcement', { per_page: 100 }, 'id')).data.map(
      ({ slug }) => `/pencarian/announcement/${slug}`,
    ),
  ]
  const named = new Set(
    [...all.matchAll(/<url><loc>([^<]+)<\/loc>/g)].map(([, address]) => address),
  )
  const wanted = paths.flatMap((path) => [
    `https://portal.example${path}`,
    `https://portal.example/en${path}`,
  ])
  expect(wanted.length).toBeGreaterThan(250)
  expect(wanted.filter((address) => !named.has(address))).toEqual([])
  expect(all.match(/<lastmod>/g)?.length).toBe(wanted.length)
})

test.each([
  '1.xml',
  'berita-1.xml',
  'berita-00.xml',
  'berita-.xml',
  'berita-9999999.xml',
  'berita-0',
  'constructor-0.xml',
  'layanan-0.xml',
  '.xml',
])('there is no file %s', async (file) => {
  expect((await read(file)).status).toBe(404)
})
