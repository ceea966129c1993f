/** A file to keep; a revision of null says that the name changes with the content. */
export interface CachedFile {
  url: string
  revision: string | null
}

const keyOf = ({ url, revision }: CachedFile) =>
  new URL(revision === null ? url : `${url}?revision=${revision}`, globalThis.location.origin).href

/** A set of files in a cache of its own that is filled when it is wanted, not when the worker is installed. */
export function cachedFiles(cacheName: string, files: readonly CachedFile[]) {
  const keys = new Map(files.map((file) => [file.url, keyOf(file)]))
  return {
    has: (path: string) => keys.has(path),
    /** The kept file of a path; undefined when it is not there (yet). Makes no cache: that there is one means that the files are wanted. */
    async match(path: string): Promise<Response | undefined> {
      const key = keys.get(path)
      return key !== undefined && (await caches.has(cacheName))
        ? (await caches.open(cacheName)).match(key)
        : undefined
    },
    /** Fetches what is missing, one after the other, so that a weak network is left to people. @throws when a file cannot be had */
    async fill(): Promise<void> {
      const cache = await caches.open(cacheName)
      const held = new Set((await cache.keys()).map(({ url }) => url))
      for (const file of files) {
        const key = keyOf(file)
        if (held.has(key)) continue
        const answer = await fetch(file.url, {
          cache: file.revision === null ? 'default' : 'reload',
        })
        if (!answer.ok) throw new Error(`${file.url} answered ${answer.status}`)
        await cache.put(key, answer)
      }
    },
    /** Deletes what belonged to an earlier build. Makes no cache where none is. */
    async dropOthers(): Promise<void> {
      if (!(await caches.has(cacheName))) return
      const cache = await caches.open(cacheName)
      const wanted = new Set(keys.values())
      const old = (await cache.keys()).filter(({ url }) => !wanted.has(url))
      await Promise.all(old.map((request) => cache.delete(request)))
    },
  }
}
