import type { MediaRef } from '@/lib/schemas/list'

export interface StoredPhoto {
  bytes: Uint8Array
  contentType: 'image/jpeg' | 'image/png'
  /** False for photos of private complaints and for photos that belong to no complaint yet. */
  isPublic: boolean
}

export interface MediaPort {
  /**
   * Cleans a photo (decoded, re-encoded, no metadata) and stores it for the form that uploaded it.
   * @throws Problem PAYLOAD_TOO_LARGE above 1 MiB, UNSUPPORTED_MEDIA_TYPE when the bytes are no readable JPEG or PNG,
   *   UNAVAILABLE when the image queue is full or the disk has no room
   */
  savePhoto(
    file: { bytes: Uint8Array; originalName: string },
    formToken: string | null,
  ): Promise<MediaRef>
  /** @param secret of the complaint for private photos, or the form token for one not yet sent; null: public only */
  photo(id: string, secret: string | null): Promise<StoredPhoto | null>
}
