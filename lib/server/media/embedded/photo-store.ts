import type { FileType } from '@/lib/server/media/file-type'

/** A stored photo or document; `id` is null for a file that is none (half-written by a crash). */
export interface FoundPhoto {
  id: string | null
  /** Name inside the store, `<2 hex>/<32 hex>.<jpg|png|pdf>`: the same in every store. */
  key: string
  /** Read separately, because it may cost a call; null when the file has been removed meanwhile. */
  facts: () => Promise<{ size: number; changedAt: Date } | null>
}

/**
 * Storage of cleaned photos and documents: a folder, or a bucket that several portals share. Names are made from random ids only, a photo is
 * never changed once written, and only the portal reads the store: access is decided per request.
 * Every method throws Problem UNAVAILABLE while the store cannot be reached.
 */
export interface PhotoStore {
  /** Its location for messages to the operator, without keys and passwords. */
  readonly place: string
  /** To be called once before anything else. */
  prepare(): Promise<void>
  /** @throws Problem UNAVAILABLE when there is less free space */
  requireSpace(minFreeBytes: number): Promise<void>
  /** Writes a photo; it survives a power cut once this resolves. Writing the same photo again is harmless. */
  write(id: string, type: FileType, bytes: Uint8Array): Promise<void>
  /** @returns null when it is missing */
  read(id: string, type: FileType): Promise<Uint8Array | null>
  has(id: string, type: FileType): Promise<boolean>
  /** Removes a photo; does nothing when it is missing. */
  remove(id: string, type: FileType): Promise<void>
  /** Removes a file by the key from `list`. */
  removeKey(key: string): Promise<void>
  /**
   * All files of the portal in the store, ordered by name; concurrent writes and removals may be missed.
   * @param after continues after this name, whether it still exists or not; '' for all
   */
  list(after: string): AsyncIterable<FoundPhoto>
  close(): Promise<void>
}
