import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { shellManifest } from './shell-manifest'

let root = ''
const put = async (path: string, text: string) => {
  await mkdir(dirname(join(root, path)), { recursive: true })
  await writeFile(join(root, path), text)
}
const build = (id: string) => put('.next/BUILD_ID', id)

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'shell-manifest-'))
  await build('first')
  await put(
    '.next/build-manifest.json',
    JSON.stringify({
      polyfillFiles: ['static/chunks/old-browsers.js'],
      rootMainFiles: ['static/chunks/main.js'],
    }),
  )
  const clientModules = {
    '[project]/features/complaint/complaint-wizard.tsx': {
      chunks: ['/_next/static/chunks/shared.js', '/_next/static/chunks/form.js'],
    },
    // Next names packages together with whichever programs the page has.
    '[project]/node_modules/next-intl/provider.js': {
      chunks: ['/_next/static/chunks/shared.js', '/_next/static/chunks/form.js'],
    },
    '[project]/features/weather/weather.tsx': { chunks: ['/_next/static/chunks/shared.js'] },
  }
  const manifest = {
    clientModules,
    entryCSSFiles: { layout: [{ path: 'static/chunks/style.css' }] },
  }
  const script = (content: unknown) =>
    `globalThis.__RSC_MANIFEST = globalThis.__RSC_MANIFEST || {};\nglobalThis.__RSC_MANIFEST["/page"] = ${JSON.stringify(content)};`
  await put(
    '.next/server/app/[locale]/(default)/aduan-warga/buat-aduan/page_client-reference-manifest.js',
    script(manifest),
  )
  const offlineModules = {
    '[project]/features/offline/offline-view.tsx': { chunks: ['/_next/static/chunks/offline.js'] },
    '[project]/features/navigation/effects.tsx': { chunks: ['/_next/static/chunks/shared.js'] },
  }
  await put(
    '.next/server/app/[locale]/(bare)/luring/page_client-reference-manifest.js',
    script({ ...manifest, clientModules: offlineModules }),
  )
  await put('.next/static/chunks/offline.js', 'load("static/chunks/kept.js")')
  await put('.next/static/chunks/kept.js', '')
  await put('.next/static/chunks/form.js', 'load("static/chunks/review.js")')
  await put('.next/static/chunks/review.js', 'load("static/chunks/preview.js")')
  await put('.next/static/chunks/preview.js', '')
  await put('.next/static/chunks/shared.js', 'load("static/chunks/weather.js")')
  await put(
    '.next/static/chunks/style.css',
    'src:url(../media/latin-s.p.1.woff2),url(../media/sunda.2.woff2)',
  )
  for (const file of [
    'favicon.svg',
    'img/logo-mark.svg',
    'img/footer-malam.svg',
    'img/empty-widget.svg',
    'img/dialog-aduan.svg',
    'img/dialog-error.svg',
    'data/regency-outlines.json',
  ])
    await put(`public/${file}`, file)
})

afterEach(() => rm(root, { recursive: true, force: true }))

const all = async () => {
  const { offlineFiles, formFiles } = await shellManifest(root)
  return [...offlineFiles, ...formFiles]
}
const named = async (part: 'offlineFiles' | 'formFiles') =>
  (await shellManifest(root))[part]
    .filter(({ revision }) => revision === null)
    .map(({ url }) => url.replace('/_next/static/', ''))

describe('shellManifest', () => {
  it('names the programs of the form with those it loads later, and nothing of other widgets', async () => {
    expect(await named('formFiles')).toEqual([
      'chunks/form.js',
      'chunks/preview.js',
      'chunks/review.js',
    ])
  })

  it('keeps for everybody what the offline pages are made of, and nothing of it twice', async () => {
    expect(await named('offlineFiles')).toEqual([
      'chunks/kept.js',
      'chunks/main.js',
      'chunks/offline.js',
      'chunks/shared.js',
      'chunks/style.css',
      'media/latin-s.p.1.woff2',
    ])
    const urls = (await all()).map(({ url }) => url)
    expect(new Set(urls).size).toBe(urls.length)
    expect(urls.slice(0, 2)).toEqual(['/luring', '/en/luring'])
  })

  it('asks for the pages again after a new build, and for nothing that has not changed', async () => {
    const first = await all()
    await build('second')
    const changed = (await all()).filter(
      ({ url, revision }) => first.find((file) => file.url === url)?.revision !== revision,
    )
    expect(changed.map(({ url }) => url)).toEqual([
      '/luring',
      '/en/luring',
      '/aduan-warga/buat-aduan',
      '/aduan-warga/new/buat-aduan',
      '/en/aduan-warga/buat-aduan',
      '/en/aduan-warga/new/buat-aduan',
    ])
    expect(changed.every(({ revision }) => revision === 'second')).toBe(true)
  })

  it('asks for a drawing again when it was redrawn', async () => {
    const before = await all()
    await put('public/img/logo-mark.svg', 'another')
    const after = await all()
    expect(
      after
        .filter(
          ({ url, revision }) => before.find((file) => file.url === url)?.revision !== revision,
        )
        .map(({ url }) => url),
    ).toEqual(['/img/logo-mark.svg'])
  })
})
