/** How processes on one database notify each other of content changes. */
export interface PurgeChannel {
  /** Sends tags to all other processes, within a second; never waits and never throws. */
  publish(tags: readonly string[]): void
  /** Sends pending tags and stops listening. */
  close(): Promise<void>
}

export interface ChannelOptions {
  /** Called with the tags from another process; `*` when messages may have been lost. */
  onMessage: (tags: readonly string[]) => void
  /** Called with a lost connection or an unwritable file, once for each. */
  report: (error: unknown) => void
}
