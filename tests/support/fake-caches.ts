const pathOf = (request: RequestInfo | URL) =>
  new URL(request instanceof Request ? request.url : String(request), 'https://portal.example').href

class FakeCache {
  readonly held = new Map<string, Response>()
  async match(request: RequestInfo | URL, { ignoreSearch = false }: CacheQueryOptions = {}) {
    if (!ignoreSearch) return this.held.get(pathOf(request))?.clone()
    const [wanted] = pathOf(request).split('?')
    return [...this.held].find(([url]) => url.split('?')[0] === wanted)?.[1].clone()
  }
  async put(request: RequestInfo | URL, response: Response) {
    this.held.set(pathOf(request), response)
  }
  async delete(request: RequestInfo | URL) {
    return this.held.delete(pathOf(request))
  }
  async keys() {
    return [...this.held.keys()].map((url) => new Request(url))
  }
}

/** What of a browser's caches the portal uses, in memory. */
export class FakeCaches {
  readonly all = new Map<string, FakeCache>()
  async has(name: string) {
    return this.all.has(name)
  }
  async open(name: string) {
    const cache = this.all.get(name) ?? new FakeCache()
    this.all.set(name, cache)
    return cache
  }
  async delete(name: string) {
    return this.all.delete(name)
  }
}
