import type { FileType } from '@/lib/server/media/file-type'

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
  /**
   * Writes a document anew (`clean-document.ts`) and stores it, for a row that the caller adds.
   * @throws Problem PAYLOAD_TOO_LARGE, UNSUPPORTED_MEDIA_TYPE, UNAVAILABLE
   */
  saveDocument(
    bytes: Uint8Array,
    title: string,
  ): Promise<{ id: string; size: number; contentHash: string; isSignatureRemoved: boolean }>
  /** Bytes of a stored photo or document, without any access check; null when the file is missing. */
  read(id: string, type: FileType): Promise<Uint8Array | null>
}
