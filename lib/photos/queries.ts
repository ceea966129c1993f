import { api, uploadTimeoutMs } from '@/lib/api/client'
import { parsed } from '@/lib/api/parsed'
import { uploadResponse } from '@/lib/schemas/complaints'
import type { MediaRef } from '@/lib/schemas/list'

/** Sends one photo for the form or the words with this token. @throws ApiFailure 413, 415, 429, 503 */
export function uploadPhoto(file: File, formToken: string): Promise<MediaRef> {
  const body = new FormData()
  body.append('file', file, file.name)
  return api
    .post<unknown>('/public/media/upload', body, {
      params: { domain: 'aduan-warga', alias_url: 1 },
      headers: { 'X-Form-Token': formToken },
      timeout: uploadTimeoutMs,
    })
    .then(parsed(uploadResponse))
}
