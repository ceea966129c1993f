/** How processes on one database tell each other that content changed. */
export interface PurgeChannel {
  /** Passes tags on to all other processes, within a second; never waits and never throws. */
  publish(tags: readonly string[]): void
  /** Sends what is still held and stops hearing. */
  close(): Promise<void>
}

export interface ChannelOptions {
  /** Called with the tags that another process told; `*` after a time in which messages may have been lost. */
  onMessage: (tags: readonly string[]) => void
  /** Told of a lost connection or an unwritable file, once for each. */
  report: (error: unknown) => void
}
