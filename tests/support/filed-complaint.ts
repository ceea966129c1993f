import { randomUUID } from 'node:crypto'
import { complaintReceipt, uploadAnswer } from '@/lib/schemas/complaints'
import { single } from '@/lib/schemas/list'
import { complaintWith } from '../crash/rounds'
import { tinyPhoto } from '../crash/tiny-photo'
import type { PortalServer } from './portal-server'

/** Files a complaint at a running portal as another system with its key does. @returns its number */
export async function fileComplaint({ ask }: Pick<PortalServer, 'ask'>, apiKey: string, email: string): Promise<string> {
  const key = randomUUID()
  const photo = new FormData()
  photo.set('file', new Blob([Uint8Array.from(tinyPhoto)]), 'jalan.jpg')
  const uploaded = await ask('/v1/public/media/upload?domain=aduan-warga', { method: 'POST', body: photo, headers: { 'api-key': apiKey, 'x-form-token': key } })
  const request = complaintWith(uploadAnswer.parse(await uploaded.json()))
  request.data_wargi.email = email
  const headers = { 'api-key': apiKey, 'content-type': 'application/json', 'idempotency-key': key }
  const answer = await ask('/v1/public/complaints', { method: 'POST', body: JSON.stringify(request), headers })
  return single(complaintReceipt).parse(await answer.json()).data.complaint_number
}
