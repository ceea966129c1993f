import type { Locale } from '@/lib/i18n/locales'
import type { MediaRef } from '@/lib/schemas/list'
import type { FileType } from './file-type'

/** A photo of a complaint, or a document of one of its steps. */
export interface StoredFile {
  bytes: Uint8Array
  contentType: FileType
  /** Of a document, in the language that was asked for if it has one. */
  title?: string
  /** False for those of private complaints, of steps that are not public, and for what belongs to no complaint or step yet. */
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
  /** @param secret of the complaint for private ones, or the form token for a photo not yet sent; null: public only */
  file(id: string, secret: string | null, locale?: Locale): Promise<StoredFile | null>
}
