type Tags = readonly string[]

interface Registry {
  invalidate?: (tags: Tags) => void
  publish?: (tags: Tags) => void
  pending?: Set<string>
}

const registered = Symbol.for('portal.purge')
// The server bundle and Next's bundle hold separate copies of this module and meet in globalThis.
const store = globalThis as unknown as { [registered]?: Registry }
const registry = (store[registered] ??= {})

/** Lets the HTTP entry hear of content changes, those of other processes included; the last registration counts. */
export function registerPurge(invalidate: (tags: Tags) => void) {
  registry.invalidate = invalidate
}

/** Lets the channel to other processes hear of content changes made here. @returns undoes it */
export function connectPurge(publish: (tags: Tags) => void): () => void {
  registry.publish = publish
  return () => {
    if (registry.publish === publish) delete registry.publish
  }
}

/** Tells this process's page cache alone; for what other processes reported. Does nothing where no entry runs. */
export function invalidateLocally(tags: Tags) {
  registry.invalidate?.(tags)
}

/**
 * Says that content changed, so that the next visitor of any process sees it. Call it after the commit. A command has no channel open: what it
 * says is told to the servers when it ends.
 * @param tags kinds of content such as `news`, `services`, `areas`; `*` for everything
 */
export function purge(tags: Tags) {
  invalidateLocally(tags)
  if (registry.publish) return registry.publish(tags)
  registry.pending ??= new Set()
  for (const tag of tags) registry.pending.add(tag)
}

/** What no channel was there for, and forgets it. */
export function takePending(): string[] {
  const tags = [...(registry.pending ?? [])]
  delete registry.pending
  return tags
}
