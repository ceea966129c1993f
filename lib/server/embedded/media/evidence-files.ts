import type { PhotoType } from '@/lib/photos/photo-type'

/** What the handling of complaints needs of the photo folder. */
export interface EvidenceFiles {
  /**
   * Cleans and keeps an officer's photo, hidden until it was compared with earlier ones.
   * @throws Problem PAYLOAD_TOO_LARGE, UNSUPPORTED_MEDIA_TYPE, UNAVAILABLE
   */
  saveEvidence(
    file: { bytes: Uint8Array; originalName: string },
    owner: { formTokenHash: string; uploadedBy: string },
  ): Promise<{ id: string; perceptualHash: string }>
  /** Bytes of a stored photo, whoever asks; null when the file is not there. */
  read(id: string, type: PhotoType): Promise<Uint8Array | null>
}
