/** Largest object of a set, bytes; what may be longer is written in pieces. Bounds the memory of every command. */
export const objectMaxBytes = 16 * 1_048_576

/**
 * Where a backup set lies: a folder or a bucket. Objects are small enough to be held in memory and never changed in part.
 * Every method throws CommandFailure while the place cannot be used.
 */
export interface ObjectStore {
  /** For messages: where it is, without keys. */
  readonly place: string
  /** Names that begin with a prefix ending in `/`, in the order of their bytes, read page by page. */
  list(prefix: string): AsyncIterable<string>
  /** When an object was written, by the clock of the place; null when it is not there. */
  changedAt(name: string): Promise<Date | null>
  /** @returns null when it is not there */
  read(name: string): Promise<Uint8Array | null>
  /** The object is there whole and survives a power cut once this resolves; an older one of the name is replaced. */
  write(name: string, bytes: Uint8Array): Promise<void>
  /** Does nothing when it is not there. */
  remove(name: string): Promise<void>
  close(): Promise<void>
}
