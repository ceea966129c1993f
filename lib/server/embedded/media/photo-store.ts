import type { PhotoType } from '@/lib/photos/photo-type'

/** What a store holds: a photo, or with `id` null something that is none (half-written by a crash). */
export interface FoundPhoto {
  id: string | null
  /** Name inside the store, `<2 hex>/<32 hex>.<jpg|png>` for photos: the same in every store. */
  key: string
  /** Asks the store about it, where that costs more than the name; null when it has gone meanwhile. */
  facts: () => Promise<{ size: number; changedAt: Date } | null>
}

/**
 * Where the bytes of cleaned photos lie: a folder, or a bucket that several portals share. Names are made from random ids only, a photo is
 * never changed after it was written, and nobody but the portal reads the store: who may see a photo is decided per request.
 * Every method throws Problem UNAVAILABLE while the store cannot be reached.
 */
export interface PhotoStore {
  /** For messages to the operator: where it is, without keys and passwords. */
  readonly place: string
  /** Makes it ready for use; needed once before anything else. */
  prepare(): Promise<void>
  /** Refuses when nothing more may be written. @throws Problem UNAVAILABLE */
  requireSpace(minFreeBytes: number): Promise<void>
  /** Keeps a photo so that it survives a power cut once this resolves. Writing the same photo again is harmless. */
  write(id: string, type: PhotoType, bytes: Uint8Array): Promise<void>
  /** @returns null when it is not there */
  read(id: string, type: PhotoType): Promise<Uint8Array | null>
  has(id: string, type: PhotoType): Promise<boolean>
  /** Removes a photo; does nothing when it is not there. */
  remove(id: string, type: PhotoType): Promise<void>
  /** Removes what `list` found. */
  removeKey(key: string): Promise<void>
  /**
   * Every photo that the store holds, in the order of their names; what is written or removed meanwhile may be missing. Nothing that is not the
   * portal's.
   * @param after goes on behind this name, whether it is still there or not; '' for all
   */
  list(after: string): AsyncIterable<FoundPhoto>
  /** Ends its connections. */
  close(): Promise<void>
}
