import { documentType, fileEnding, type FileType } from '@/lib/server/media/file-type'

const idForm = /^[0-9a-f]{32}$/

export const isFileId = (text: string) => idForm.test(text)

/** A document is saved, never shown in the place of a page: what browsers show of it would stand under our address. */
const dispositionOf = (id: string, type: FileType) => {
  const isDocument = type === documentType
  const name = `${isDocument ? 'dokumen' : 'foto'}-${id.slice(0, 8)}.${fileEnding(type)}`
  return `${isDocument ? 'attachment' : 'inline'}; filename="${name}"`
}

/** A photo or document as a response; its file name is the beginning of its id. */
export const fileResponse = (
  id: string,
  { bytes, contentType }: { bytes: Uint8Array; contentType: FileType },
  more: Record<string, string> = {},
) =>
  new Response(Uint8Array.from(bytes), {
    headers: {
      'Content-Type': contentType,
      'X-Content-Type-Options': 'nosniff',
      'Content-Disposition': dispositionOf(id, contentType),
      ...more,
    },
  })
