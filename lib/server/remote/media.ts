import { uploadResponse } from '@/lib/schemas/complaints'
import { documentMaxBytes } from '@/lib/schemas/limits'
import { documentType } from '@/lib/server/media/file-type'
import { fileNameIn } from '@/lib/server/media/content-disposition'
import type { MediaPort, StoredFile } from '@/lib/server/media/port'
import { malformedResponse, itemOf } from './envelope'
import { pathPart } from './query'
import type { Remote } from './remote'
import { jsonOf, type RemoteCall } from './remote-api'
import type { RawResponse } from './client'

const types = ['image/jpeg', 'image/png', documentType] as const

/** A form with one photo or document, as the contract wants it (2.5). */
export function fileForm(
  { bytes, originalName }: { bytes: Uint8Array; originalName: string },
  fields: Record<string, string> = {},
): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  form.set('file', new Blob([Uint8Array.from(bytes)]), originalName)
  return form
}

/** The picture or document in a response. @throws Problem UNAVAILABLE when it is none that a page shows */
export function fileIn(response: RawResponse): StoredFile {
  const contentType = types.find(
    (type) => type === response.header('content-type')?.split(';')[0]?.trim(),
  )
  if (!contentType) throw malformedResponse()
  const name = fileNameIn(response.header('content-disposition') ?? null)
  return {
    bytes: Uint8Array.from(response.bytes),
    contentType,
    ...(contentType === documentType && { title: name.replace(/\.pdf$/i, '') }),
    isPublic: /\bpublic\b/.test(response.header('cache-control') ?? ''),
  }
}

const filePath = /\/v1\/public\/media\/[\w-]{1,64}$/

/** The address of a photo or document on this portal, which passes the bytes on; other addresses stay as they are. */
export const ownFileUri = (uri: string): string => filePath.exec(uri)?.[0] ?? uri

/** The same of something that has an address. */
export const withOwnUri = <T extends { url: string }>(item: T): T => ({
  ...item,
  url: ownFileUri(item.url),
})

/** Photos kept by the provincial API; they pass through this portal, so that no browser learns its key or its address. */
export function createRemoteMedia({ api }: Remote): MediaPort {
  return {
    async savePhoto(file, formToken) {
      const call: RemoteCall = {
        method: 'POST',
        path: '/v1/public/media/upload',
        query: { domain: 'aduan-warga', alias_url: '1' },
        credentials: 'key',
        headers: { 'X-Form-Token': formToken },
        body: fileForm(file),
        isAlwaysThere: true,
      }
      const stored = itemOf(uploadResponse, jsonOf(await api.request(call)))
      if (!stored || stored.file_download_uri === '') throw malformedResponse()
      return { ...stored, file_download_uri: ownFileUri(stored.file_download_uri) }
    },

    async file(id, secret, locale) {
      const response = await api.find({
        path: `/v1/public/media/${pathPart(id)}`,
        maxBytes: documentMaxBytes,
        locale,
        credentials: 'key',
        headers: { Accept: 'image/*, application/pdf', 'X-Complaint-Secret': secret },
      })
      return response && fileIn(response)
    },
  }
}
