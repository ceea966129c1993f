import { savedFilesCache, savedPagesCache } from '@/lib/offline/caches'
import { limits, SavedFull } from './limits'
import type { PageCopy } from './page-copy'
import { savedKinds, type SavedKind } from './saved-kinds'

/** A page kept on this device, as the list shows it. */
export interface SavedPage {
  path: string
  title: string
  kind: SavedKind
  savedAt: Date
}

export interface SavedPages {
  /** Newest first. */
  pages: SavedPage[]
  /** Pages with their styles and pictures, bytes. */
  bytes: number
}

// What the list says stands in headers of the copies, so that list and copies cannot disagree.
const names = {
  title: 'X-Saved-Title',
  kind: 'X-Saved-Kind',
  at: 'X-Saved-At',
  files: 'X-Saved-Files',
  bytes: 'X-Saved-Bytes',
} as const
const bytesOf = (response: Response) => Number(response.headers.get(names.bytes) ?? 0)
const filesOf = (response: Response) =>
  (response.headers.get(names.files) ?? '').split(' ').filter((path) => path !== '')

async function responsesIn(cacheName: string): Promise<{ path: string; response: Response }[]> {
  // Asking whether it is there makes no empty cache.
  if (!(await caches.has(cacheName))) return []
  const cache = await caches.open(cacheName)
  const found = await Promise.all(
    (await cache.keys()).map(async (request) => ({
      path: new URL(request.url).pathname,
      response: await cache.match(request),
    })),
  )
  return found.flatMap(({ path, response }) => (response ? [{ path, response }] : []))
}

const sum = (saved: { response: Response }[]) =>
  saved.reduce((bytes, { response }) => bytes + bytesOf(response), 0)

/** All that is kept. */
export async function listSaved(): Promise<SavedPages> {
  const [pages, files] = [await responsesIn(savedPagesCache), await responsesIn(savedFilesCache)]
  const list = pages.map(({ path, response: { headers } }) => ({
    path,
    title: decodeURIComponent(headers.get(names.title) ?? path),
    kind: savedKinds.find((kind) => kind === headers.get(names.kind)) ?? 'information',
    savedAt: new Date(headers.get(names.at) ?? 0),
  }))
  return {
    pages: list.toSorted((a, b) => b.savedAt.getTime() - a.savedAt.getTime()),
    bytes: sum(pages) + sum(files),
  }
}

/** When a page was saved; undefined when it is not. */
export async function savedTime(path: string): Promise<Date | undefined> {
  const saved = (await responsesIn(savedPagesCache)).find((each) => each.path === path)
  return saved && new Date(saved.response.headers.get(names.at) ?? 0)
}

/**
 * Makes one change after the other, also those of other tabs: each lets files go that no kept page names, and those of a page on its way are not
 * named yet. Without Web Locks (pages without TLS) they simply run.
 */
async function inTurn(change: () => Promise<void>): Promise<void> {
  const locks: LockManager | undefined =
    typeof navigator === 'undefined' ? undefined : navigator.locks
  await (locks ? locks.request('portal-jabar-saved-pages', {}, change) : change())
}

/**
 * Keeps a copy; an earlier one of the same page goes. @throws SavedFull when there is no room
 * @param isWanted asked once it is this one's turn: whoever removed the page meanwhile was before it
 */
export const keepCopy = (
  page: SavedPage,
  copy: PageCopy,
  isWanted: () => Promise<boolean> = () => Promise.resolve(true),
): Promise<void> =>
  inTurn(async () => {
    if (await isWanted()) await putCopy(page, copy)
  })

async function putCopy(page: SavedPage, copy: PageCopy): Promise<void> {
  const [pages, files] = [await responsesIn(savedPagesCache), await responsesIn(savedFilesCache)]
  const others = pages.filter(({ path }) => path !== page.path)
  if (others.length >= limits.pages) throw new SavedFull('pages')
  const newFiles = copy.files.filter(({ path }) => !files.some((file) => file.path === path))
  const bytes =
    sum(others) +
    sum(files) +
    copy.bytes +
    newFiles.reduce((total, file) => total + file.body.byteLength, 0)
  if (bytes > limits.bytes) throw new SavedFull('bytes')

  try {
    const fileCache = await caches.open(savedFilesCache)
    // The page last: while it is not there, nothing claims to be saved.
    for (const { path, body, type } of newFiles)
      await fileCache.put(
        path,
        new Response(body, {
          headers: { 'Content-Type': type, [names.bytes]: String(body.byteLength) },
        }),
      )
    const headers = {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': copy.policy,
      [names.title]: encodeURIComponent(page.title),
      [names.kind]: page.kind,
      [names.at]: page.savedAt.toISOString(),
      [names.files]: copy.files.map(({ path }) => path).join(' '),
      [names.bytes]: String(copy.bytes),
    }
    await (await caches.open(savedPagesCache)).put(page.path, new Response(copy.html, { headers }))
  } finally {
    // Also what was put here before the device was full.
    await dropUnusedFiles()
  }
}

/** Removes a page, and the files that no other page needs. */
export const removeSaved = (path: string): Promise<void> =>
  inTurn(async () => {
    await (await caches.open(savedPagesCache)).delete(path)
    await dropUnusedFiles()
  })

/** Removes everything. */
export const removeAllSaved = (): Promise<void> =>
  inTurn(async () => {
    await Promise.all([caches.delete(savedPagesCache), caches.delete(savedFilesCache)])
  })

async function dropUnusedFiles() {
  const used = new Set(
    (await responsesIn(savedPagesCache)).flatMap(({ response }) => filesOf(response)),
  )
  const cache = await caches.open(savedFilesCache)
  const unused = (await cache.keys()).filter(({ url }) => !used.has(new URL(url).pathname))
  await Promise.all(unused.map((request) => cache.delete(request)))
}
