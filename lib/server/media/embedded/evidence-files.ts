import type { PhotoType } from '@/lib/photos/photo-type'

/** What the handling of complaints needs from the photo store. */
export interface EvidenceFiles {
  /**
   * Cleans and stores an officer's photo, hidden until it has been compared with earlier ones.
   * @throws Problem PAYLOAD_TOO_LARGE, UNSUPPORTED_MEDIA_TYPE, UNAVAILABLE
   */
  saveEvidence(
    file: { bytes: Uint8Array; originalName: string },
    owner: { formTokenHash: string; uploadedBy: string },
  ): Promise<{ id: string; perceptualHash: string }>
  /** Bytes of a stored photo, without any access check; null when the file is missing. */
  read(id: string, type: PhotoType): Promise<Uint8Array | null>
}
