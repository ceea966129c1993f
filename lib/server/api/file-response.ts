import { documentFileName } from '@/lib/complaints/document-file-name'
import { documentType, fileEnding } from '@/lib/server/media/file-type'
import type { StoredFile } from '@/lib/server/media/port'
import { contentDisposition } from '@/lib/server/media/content-disposition'

const idForm = /^[0-9a-f]{32}$/

export const isFileId = (text: string) => idForm.test(text)

/** A document is saved, never shown in the place of a page: what browsers show of it would stand under our address. */
const dispositionOf = (id: string, { contentType, title = '' }: StoredFile) =>
  contentType === documentType
    ? contentDisposition('attachment', documentFileName(title))
    : contentDisposition('inline', `foto-${id.slice(0, 8)}.${fileEnding(contentType)}`)

/** A photo or document as a response. Photos are named by their id, documents by their title. */
export const fileResponse = (id: string, file: StoredFile, more: Record<string, string> = {}) =>
  new Response(Uint8Array.from(file.bytes), {
    headers: {
      'Content-Type': file.contentType,
      'X-Content-Type-Options': 'nosniff',
      'Content-Disposition': dispositionOf(id, file),
      ...more,
    },
  })
