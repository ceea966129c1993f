import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'
import {
  complaintReceipt,
  uploadResponse,
  type ComplaintReceipt,
  type ComplaintRequest,
} from '@/lib/schemas/complaints'
import { listMeta, single } from '@/lib/schemas/list'
import { newsList } from '@/lib/schemas/news'
import { complaintWith } from '../crash/rounds'
import { tinyPhoto } from '../crash/tiny-photo'
import { apiKey, operatorToken } from './cluster'

/** An unsuccessful response of the portal, or of nginx for it. */
class Refusal extends Error {
  override name = 'Refusal'
}

const waitMs = 30_000
const patienceMs = 10_000
const key = { 'api-key': apiKey }

/** Sends a request. @throws Refusal for an unsuccessful response, or what fetch throws when the connection breaks */
async function send(origin: string, path: string, init: RequestInit): Promise<Response> {
  const response = await fetch(`${origin}${path}`, { ...init, signal: AbortSignal.timeout(waitMs) })
  if (!response.ok)
    throw new Refusal(
      `${init.method ?? 'GET'} ${path}: ${response.status} ${(await response.text()).slice(0, 200)}`,
    )
  return response
}

export const read = async (origin: string, path: string): Promise<string> =>
  (await send(origin, path, {})).text()

/** Page of a news article, by its number. */
export async function newsPath(origin: string, id: number): Promise<string> {
  const { data } = newsList.parse(JSON.parse(await read(origin, '/v1/public/news?per_page=100')))
  return `/berita/${data.find((item) => item.id === id)?.slug ?? ''}`
}

/**
 * Waits until a process shows a change. It is told of it within a second; how long that takes on a busy machine is no test. Copies that nobody
 * has told it to make anew live longer than the patience here.
 */
export async function untilShown(origin: string, path: string, text: string): Promise<void> {
  const end = performance.now() + patienceMs
  while (!(await read(origin, path)).includes(text)) {
    if (performance.now() > end) throw new Error(`${path} never showed "${text}"`)
    await wait(10)
  }
}

export interface Submission {
  key: string
  request: ComplaintRequest
}

/** A photo sent, and the complaint that names it ready to send. */
export async function prepareSubmission(
  origin: string,
  change: (request: ComplaintRequest) => void = () => undefined,
): Promise<Submission> {
  const formKey = randomUUID()
  const body = new FormData()
  body.set('file', new Blob([tinyPhoto], { type: 'image/jpeg' }), 'foto.jpg')
  const response = await send(origin, '/v1/public/media/upload?domain=aduan-warga', {
    method: 'POST',
    body,
    headers: { ...key, 'x-form-token': formKey },
  })
  const request = complaintWith(uploadResponse.parse(await response.json()))
  change(request)
  return { key: formKey, request }
}

export async function submit(
  origin: string,
  { key: formKey, request }: Submission,
): Promise<ComplaintReceipt> {
  const headers = { ...key, 'content-type': 'application/json', 'idempotency-key': formKey }
  const response = await send(origin, '/v1/public/complaints', {
    method: 'POST',
    body: JSON.stringify(request),
    headers,
  })
  return single(complaintReceipt).parse(await response.json()).data
}

const operator = { authorization: `Bearer ${operatorToken}` }

export async function countComplaints(origin: string): Promise<number> {
  const response = await send(origin, '/v1/operator/complaints?per_page=1', { headers: operator })
  return z.object({ meta: listMeta }).parse(await response.json()).meta.total_count
}

/** Whether complaint and photo are there for whoever holds the secret. */
export async function isComplete(
  origin: string,
  { complaint_number: number, secret }: ComplaintReceipt,
): Promise<boolean> {
  const headers = { ...key, 'x-complaint-secret': secret }
  const view = await send(origin, `/v1/public/complaints/${number}`, { headers })
  const { photos } = z
    .object({ data: z.object({ photos: z.array(z.object({ url: z.string() })) }) })
    .parse(await view.json()).data
  const address = new URL(photos[0]?.url ?? '/missing', origin)
  return (await send(origin, address.pathname, { headers })).ok && photos.length === 1
}
