type Tags = readonly string[]

interface Meeting {
  forget?: (tags: Tags) => void
  tell?: (tags: Tags) => void
  untold?: Set<string>
}

const registered = Symbol.for('portal.purge')
// The server bundle and Next's bundle hold separate copies of this module and meet in globalThis.
const store = globalThis as unknown as { [registered]?: Meeting }
const meeting = (store[registered] ??= {})

/** Lets the HTTP entry hear of content changes, those of other processes included; the last registration counts. */
export function registerPurge(forget: (tags: Tags) => void) {
  meeting.forget = forget
}

/** Lets the channel to other processes hear of content changes made here. @returns undoes it */
export function connectPurge(tell: (tags: Tags) => void): () => void {
  meeting.tell = tell
  return () => {
    if (meeting.tell === tell) delete meeting.tell
  }
}

/** Tells this process's page cache alone; for what other processes reported. Does nothing where no entry runs. */
export function forgetHere(tags: Tags) {
  meeting.forget?.(tags)
}

/**
 * Says that content changed, so that the next visitor of any process sees it. Call it after the commit. A command has no channel open: what it
 * says is told to the servers when it ends.
 * @param tags kinds of content such as `news`, `services`, `areas`; `*` for everything
 */
export function purge(tags: Tags) {
  forgetHere(tags)
  if (meeting.tell) return meeting.tell(tags)
  meeting.untold ??= new Set()
  for (const tag of tags) meeting.untold.add(tag)
}

/** What no channel was there for, and forgets it. */
export function takeUntold(): string[] {
  const tags = [...(meeting.untold ?? [])]
  delete meeting.untold
  return tags
}
