import { randomUUID } from 'node:crypto'
import {
  type ComplaintReceipt,
  complaintReceipt,
  type ComplaintRequest,
  uploadResponse,
} from '@/lib/schemas/complaints'
import { type MediaRef, single } from '@/lib/schemas/list'
import { complaintWith } from '../crash/rounds'
import { tinyPhoto } from '../crash/tiny-photo'
import type { PortalServer } from './portal-server'

interface Filed {
  /** Of the reporter. */
  email: string
  /** Private unless it says otherwise. */
  type?: ComplaintRequest['informasi_aduan']['type']
}

/** Files a complaint at a running portal as another system with its key does. @returns number and secret */
export async function fileComplaint(
  { ask }: Pick<PortalServer, 'ask'>,
  apiKey: string,
  { email, type = 'private' }: Filed,
): Promise<ComplaintReceipt> {
  const key = randomUUID()
  const request = complaintWith(await uploadPhoto({ ask }, apiKey, key))
  request.data_wargi.email = email
  request.informasi_aduan.type = type
  const headers = { 'api-key': apiKey, 'content-type': 'application/json', 'idempotency-key': key }
  const response = await ask('/v1/public/complaints', {
    method: 'POST',
    body: JSON.stringify(request),
    headers,
  })
  return single(complaintReceipt).parse(await response.json()).data
}

/** Uploads a photo for the form with this key. */
export async function uploadPhoto(
  { ask }: Pick<PortalServer, 'ask'>,
  apiKey: string,
  formKey: string,
): Promise<MediaRef> {
  const photo = new FormData()
  photo.set('file', new Blob([Uint8Array.from(tinyPhoto)]), 'jalan.jpg')
  const uploaded = await ask('/v1/public/media/upload?domain=aduan-warga', {
    method: 'POST',
    body: photo,
    headers: { 'api-key': apiKey, 'x-form-token': formKey },
  })
  return uploadResponse.parse(await uploaded.json())
}
