type Tags = readonly string[]

interface Registry {
  invalidate?: (tags: Tags) => void
  publish?: (tags: Tags) => void
  pending?: Set<string>
}

const registered = Symbol.for('portal.purge')
// The server bundle and Next's bundle hold separate copies of this module and share it through globalThis.
const store = globalThis as unknown as { [registered]?: Registry }
const registry = (store[registered] ??= {})

/** Registers the HTTP entry for content changes, those of other processes included; the last registration counts. */
export function registerPurge(invalidate: (tags: Tags) => void) {
  registry.invalidate = invalidate
}

/** Registers the channel to other processes for content changes made here. @returns undoes it */
export function connectPurge(publish: (tags: Tags) => void): () => void {
  registry.publish = publish
  return () => {
    if (registry.publish === publish) delete registry.publish
  }
}

/** Purges only this process's page cache, for changes from other processes. Does nothing without an entry. */
export function invalidateLocally(tags: Tags) {
  registry.invalidate?.(tags)
}

/**
 * Purges cached pages after a content change, so that the next visitor of any process sees it. Call it after the commit. A command has no
 * channel open: its tags are published to the servers when it ends.
 * @param tags kinds of content such as `news`, `services`, `areas`; `*` for everything
 */
export function purge(tags: Tags) {
  invalidateLocally(tags)
  if (registry.publish) return registry.publish(tags)
  registry.pending ??= new Set()
  for (const tag of tags) registry.pending.add(tag)
}

/** Returns the tags that no channel has published, and clears them. */
export function takePending(): string[] {
  const tags = [...(registry.pending ?? [])]
  delete registry.pending
  return tags
}
