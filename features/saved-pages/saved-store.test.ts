import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { FakeCaches } from '@/tests/support/fake-caches'
import { pretendLocks } from '@/tests/support/pretend-locks'
import { limits, megabyte, SavedFull } from './limits'
import type { PageCopy } from './page-copy'
import {
  keepCopy,
  listSaved,
  removeAllSaved,
  removeSaved,
  savedTime,
  type SavedPage,
} from './saved-store'

let caches: FakeCaches
beforeEach(() => {
  caches = new FakeCaches()
  vi.stubGlobal('caches', caches)
})

afterEach(() => vi.unstubAllGlobals())

const page = (name: string, minute = 0): SavedPage => ({
  path: `/berita/${name}`,
  title: `Kabar “${name}”`,
  kind: 'article',
  savedAt: new Date(Date.UTC(2026, 10, 22, 1, minute)),
})
const copy = (files: string[] = ['/s.css'], size = 10): PageCopy => ({
  html: `<!doctype html>${'x'.repeat(size)}`,
  bytes: size,
  policy: "default-src 'none'",
  files: files.map((path) => ({
    path,
    body: new TextEncoder().encode('12345').buffer,
    type: 'text/css',
  })),
})
const filesHeld = async () =>
  [...(await caches.open('saved-files')).held.keys()].map((url) => new URL(url).pathname)

describe('saved pages', () => {
  it('lists nothing and makes no cache while nothing is saved', async () => {
    expect(await listSaved()).toEqual({ pages: [], bytes: 0 })
    expect(await caches.has('saved-pages')).toBe(false)
  })

  it('lists what was kept, newest first, with what it takes, and counts shared files once', async () => {
    await keepCopy(page('a', 1), copy())
    await keepCopy(page('b', 2), copy(['/s.css', '/b.svg']))
    expect(await listSaved()).toEqual({ pages: [page('b', 2), page('a', 1)], bytes: 30 })
    expect(await savedTime('/berita/a')).toEqual(page('a', 1).savedAt)
    expect(await savedTime('/berita/c')).toBeUndefined()
    const stored = await (await caches.open('saved-pages')).match('/berita/a')
    expect([
      stored?.headers.get('content-type'),
      stored?.headers.get('content-security-policy'),
    ]).toEqual(['text/html; charset=utf-8', "default-src 'none'"])
  })

  it('replaces an earlier copy, and lets files go that no page needs any more', async () => {
    await keepCopy(page('a'), copy(['/old.css']))
    await keepCopy(page('b'), copy(['/s.css']))
    await keepCopy(page('a', 5), copy(['/s.css']))
    expect(await filesHeld()).toEqual(['/s.css'])
    await removeSaved('/berita/a')
    expect([(await listSaved()).pages.map(({ path }) => path), await filesHeld()]).toEqual([
      ['/berita/b'],
      ['/s.css'],
    ])
    await removeAllSaved()
    expect(await listSaved()).toEqual({ pages: [], bytes: 0 })
  })

  it('keeps the files of two pages that two tabs save at once', async () => {
    vi.stubGlobal('navigator', {})
    pretendLocks()
    await keepCopy(page('a'), copy(['/old.css']))
    await Promise.all([
      keepCopy(page('a', 1), copy(['/s.css'])),
      keepCopy(page('b', 1), copy(['/s.css', '/1.svg', '/2.svg', '/3.svg'])),
    ])
    expect((await filesHeld()).toSorted()).toEqual(['/1.svg', '/2.svg', '/3.svg', '/s.css'])
  })

  it('leaves nothing behind of a page for which the device has no room', async () => {
    const pages = await caches.open('saved-pages')
    vi.spyOn(pages, 'put').mockRejectedValueOnce(new DOMException('full', 'QuotaExceededError'))
    await expect(keepCopy(page('a'), copy())).rejects.toThrow('full')
    expect(await filesHeld()).toEqual([])
  })

  it('counts shared files, and of a page that is renewed the new copy alone', async () => {
    await keepCopy(page('a'), copy([], 11 * megabyte))
    await keepCopy(page('a', 1), copy([], 12 * megabyte))
    await keepCopy(page('b'), copy(['/s.css'], 8 * megabyte - 5))
    await expect(keepCopy(page('c'), copy(['/s.css'], 1))).rejects.toEqual(new SavedFull('bytes'))
  })

  it('lets the files of a page go with it', async () => {
    await keepCopy(page('a'), copy(['/s.css', '/a.svg']))
    await keepCopy(page('b'), copy(['/s.css']))
    await removeSaved('/berita/a')
    expect(await filesHeld()).toEqual(['/s.css'])
  })

  it('stops at the limits, but keeps renewing what is there', async () => {
    for (let count = 0; count < limits.pages; count += 1) await keepCopy(page(`${count}`), copy())
    await expect(keepCopy(page('more'), copy())).rejects.toEqual(new SavedFull('pages'))
    await keepCopy(page('3', 9), copy())
    await removeSaved('/berita/4')
    await expect(keepCopy(page('more'), copy([], 20 * megabyte))).rejects.toEqual(
      new SavedFull('bytes'),
    )
    expect((await listSaved()).pages.length).toBe(limits.pages - 1)
  })
})
