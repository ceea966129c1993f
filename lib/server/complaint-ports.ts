import type { Locale } from '@/lib/i18n/locales'
import type { Choice, ComplaintReceipt, ComplaintRequest, ComplaintStep, ComplaintView } from '@/lib/schemas/complaints'
import type { MediaRef } from '@/lib/schemas/list'

export interface StoredPhoto {
  bytes: Uint8Array
  contentType: 'image/jpeg' | 'image/png'
  /** False for photos of private complaints and for photos that belong to no complaint yet. */
  isPublic: boolean
}

export interface MediaPort {
  /**
   * Cleans a photo (decoded, re-encoded, no metadata) and keeps it for the form that uploaded it.
   * @throws Problem PAYLOAD_TOO_LARGE above 1 MiB, UNSUPPORTED_MEDIA_TYPE when the bytes are no readable JPEG or PNG,
   *   UNAVAILABLE when the image queue is full or the disk has no room
   */
  savePhoto(file: { bytes: Uint8Array; originalName: string }, formToken: string | null): Promise<MediaRef>
  /** @param secret of the complaint for private photos, or the form token for one not yet sent; null: public only */
  photo(id: string, secret: string | null): Promise<StoredPhoto | null>
}

export interface ComplaintsPort {
  categories(locale: Locale): Promise<Choice[]>
  /** Empty for an unknown category. */
  subcategories(categoryId: string, locale: Locale): Promise<Choice[]>
  /** Whether the address can exist (form, plausible domain); never whether somebody has written to us. */
  isPlausibleEmail(address: string): boolean
  /**
   * Stores a complaint with its photos and key in one transaction; answered only after the commit reached the disk.
   * The same key with the same body gives the same answer again.
   * @throws Problem VALIDATION_FAILED, IDEMPOTENCY_CONFLICT, UNAVAILABLE
   */
  create(request: ComplaintRequest, idempotencyKey: string | null): Promise<ComplaintReceipt>
  /** Whether a complaint is stored under this key; sending it again does not count against the sender's limit. */
  isStored(idempotencyKey: string): Promise<boolean>
  /** Unknown, private without secret and wrong secret all give null, in the same time. */
  view(number: string, secret: string | null, locale: Locale): Promise<ComplaintView | null>
  /** Newest first; null as for `view`. */
  history(number: string, secret: string | null, locale: Locale): Promise<ComplaintStep[] | null>
}
