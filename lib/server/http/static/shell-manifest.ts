import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { formPages } from '@/lib/offline/worker/form-page'
import type { CachedFile } from '@/lib/offline/worker/cached-files'
import { offlinePages } from '@/lib/offline/worker/offline-page'

/** What the service worker caches: the offline pages for everybody, and the files of the complaint form for those who open it. */
export interface ShellFiles {
  offlineFiles: CachedFile[]
  formFiles: CachedFile[]
}

const manifestOf = (page: string) =>
  `.next/server/app/[locale]/${page}/page_client-reference-manifest.js`
const formManifest = manifestOf('(default)/aduan-warga/buat-aduan')
const offlineManifest = manifestOf('(bare)/luring')
/** Drawings and data of the form that no script names. */
const offlineDrawings = ['/favicon.svg', '/img/logo-mark.svg', '/img/empty-widget.svg']
const formDrawings = [
  '/img/footer-malam.svg',
  '/img/dialog-aduan.svg',
  '/img/dialog-error.svg',
  '/data/regency-outlines.json',
]
// A chunk name as Next writes it into manifests and into scripts that load chunks lazily.
const chunkName = /static\/chunks\/[\w.~-]+\.(?:js|css)/g
const fontName = /[\w.~-]+-s\.p\.[\w.~-]+\.woff2/g

const namesIn = (text: string, pattern: RegExp) => [...new Set(text.match(pattern) ?? [])]

/** The parts of Next's manifests that are read here; the first is a script that assigns one object. */
const clientManifest = z.object({
  clientModules: z.record(z.string(), z.object({ chunks: z.array(z.string()) })),
})
const buildManifest = z.object({ rootMainFiles: z.array(z.string()) })
const formModule = /\/features\/(?:complaint|offline)\//
const offlineModule = /\/features\/(?:offline|saved-pages)\//
const featureModule = /\/features\//

const readText = (file: string) => readFile(file, 'utf8')
const assigned = (script: string): unknown =>
  JSON.parse(script.slice(script.indexOf(' = {') + 3).replace(/;\s*$/, ''))

/** Chunks that no other feature uses; chunks shared with the menus of every page would lead to the chunks of the menus. */
function ownChunks(
  modules: z.output<typeof clientManifest>['clientModules'],
  own: RegExp,
): string[] {
  const chunksOf = (isWanted: (path: string) => boolean) =>
    Object.entries(modules).flatMap(([path, { chunks }]) =>
      isWanted(path) ? chunks.flatMap((chunk) => namesIn(chunk, chunkName)) : [],
    )
  const shared = new Set(chunksOf((path) => featureModule.test(path) && !own.test(path)))
  return chunksOf((path) => own.test(path)).filter((name) => !shared.has(name))
}

/** The given chunks and all that they load lazily, whose names they hold. */
async function withLaterOnes(nextFolder: string, first: readonly string[]): Promise<string[]> {
  const seen = new Set(first)
  let open = [...seen]
  while (open.length > 0) {
    const texts = await Promise.all(open.map((name) => readText(join(nextFolder, name))))
    open = [...new Set(texts.flatMap((text) => namesIn(text, chunkName)))].filter(
      (name) => !seen.has(name),
    )
    for (const name of open) seen.add(name)
  }
  return [...seen]
}

/** Scripts and styles of a page, with the chunks that its own features load lazily. */
async function chunksOfPage(
  root: string,
  manifest: string,
  own: RegExp,
  mainFiles: readonly string[],
): Promise<string[]> {
  const script = await readText(join(root, manifest))
  const { clientModules } = clientManifest.parse(assigned(script))
  return [
    ...new Set([
      ...mainFiles,
      ...namesIn(script, chunkName),
      ...(await withLaterOnes(join(root, '.next'), ownChunks(clientModules, own))),
    ]),
  ]
}

const hashed = (root: string, urls: readonly string[]): Promise<CachedFile[]> =>
  Promise.all(
    urls.map(async (url) => ({
      url,
      revision: createHash('sha256')
        .update(await readFile(join(root, 'public', url)))
        .digest('hex')
        .slice(0, 16),
    })),
  )
const named = (names: readonly string[]): CachedFile[] =>
  names.toSorted().map((name) => ({ url: `/_next/${name}`, revision: null }))

/**
 * Everything that works offline, read from Next's build: pages in both languages, their scripts with the chunks that they
 * load lazily, styles, the first font and drawings. Chunks that menus and widgets load lazily are left out: they would double what a
 * phone has to download.
 * @param root folder of the project
 * @throws Error when the build is missing or names missing files
 */
export async function shellManifest(root: string): Promise<ShellFiles> {
  const nextFolder = join(root, '.next')
  const [buildId, buildText] = await Promise.all([
    readText(join(nextFolder, 'BUILD_ID')),
    readText(join(nextFolder, 'build-manifest.json')),
  ])
  const { rootMainFiles } = buildManifest.parse(JSON.parse(buildText))
  const [offline, form] = await Promise.all([
    chunksOfPage(root, offlineManifest, offlineModule, rootMainFiles),
    chunksOfPage(root, formManifest, formModule, rootMainFiles),
  ])
  const styles = await Promise.all(
    offline.filter((name) => name.endsWith('.css')).map((name) => readText(join(nextFolder, name))),
  )
  // Only the preloaded fonts: the form does not use the other alphabets.
  const fonts = namesIn(styles.join('\n'), fontName).map((name) => `static/media/${name}`)
  const pages = (urls: readonly string[]): CachedFile[] =>
    urls.map((url) => ({ url, revision: buildId.trim() }))
  return {
    offlineFiles: [
      ...pages(offlinePages),
      ...named([...offline, ...fonts]),
      ...(await hashed(root, offlineDrawings)),
    ],
    formFiles: [
      ...named(form.filter((name) => !offline.includes(name))),
      ...(await hashed(root, formDrawings)),
      ...pages(formPages),
    ],
  }
}
