const registered = Symbol.for('portal.purge')
// The server bundle and Next's bundle hold separate copies of this module and meet in globalThis.
const store = globalThis as unknown as { [registered]?: (tags: readonly string[]) => void }

/** Lets the HTTP entry hear of content changes; the last registration counts. */
export function registerPurge(forget: (tags: readonly string[]) => void) {
  store[registered] = forget
}

/**
 * Tells this process's page cache that content changed, so the next visitor sees it.
 * @param tags kinds of content such as `news`, `services`, `areas`; `*` for everything. Does nothing where no entry runs (commands, tests).
 */
export function purge(tags: readonly string[]) {
  store[registered]?.(tags)
}
