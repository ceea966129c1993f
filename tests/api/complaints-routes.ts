import { randomUUID } from 'node:crypto'
import { vi } from 'vitest'
import { complaintReceipt, uploadResponse } from '@/lib/schemas/complaints'
import { single } from '@/lib/schemas/list'
import type * as OpenPortalModule from '@/lib/server/open-portal'
import { complaintWith } from '../crash/rounds'
import { tinyPhoto } from '../crash/tiny-photo'
import { makeDataFolder, removeFolder } from '../support/database'

export const origin = 'http://localhost:3000'
/** Data folder of the routes under test. */
export const folder = makeDataFolder('seeded')
export const apiKey = 'kunci-uji'
interface Opened {
  /** Answers a call as the API behind the entry does. */
  call: (request: Request) => Promise<Response>
  openPortal: typeof OpenPortalModule.openPortal
}
/** The API and its portal; filled by `openRoutes`. */
export let routes: Opened

/** Loads the API on a fresh SQLite portal. Settings are read once per process, so they are set before. */
export async function openRoutes(): Promise<void> {
  vi.stubEnv('DATA_DIR', folder)
  vi.stubEnv('MIN_FREE_BYTES', '0')
  vi.stubEnv('SITE_ORIGIN', origin)
  vi.stubEnv('PORTAL_API_KEY', apiKey)
  routes = {
    call: (await import('@/lib/server/api/app')).api.fetch,
    openPortal: (await import('@/lib/server/open-portal')).openPortal,
  }
  await routes.openPortal()
}

/** Closes the portal and removes its data. */
export async function closeRoutes(): Promise<void> {
  await (await routes.openPortal()).close()
  vi.unstubAllEnvs()
  removeFolder(folder)
}

let lastAddress = 0
/** A page of the portal in the browser of a person nobody has seen before. */
export function ownPage(more: Record<string, string> = {}): Record<string, string> {
  lastAddress += 1
  return {
    'sec-fetch-site': 'same-origin',
    'x-portal-client-ip': `10.0.${Math.floor(lastAddress / 250)}.${lastAddress % 250}`,
    ...more,
  }
}
/** A read of the portal's own page, unless told otherwise. */
export const get = (path: string, headers = ownPage()) =>
  new Request(`${origin}${path}`, { headers })

/** Uploads one photo for a form. */
export async function upload(
  formToken: string,
  headers = ownPage(),
  bytes: Uint8Array<ArrayBuffer> = Uint8Array.from(tinyPhoto),
) {
  const body = new FormData()
  body.set('file', new Blob([bytes]), 'jalan.jpg')
  const request = new Request(`${origin}/v1/public/media/upload?domain=aduan-warga&alias_url=1`, {
    method: 'POST',
    body,
    headers: { ...headers, 'x-form-token': formToken },
  })
  return routes.call(request)
}

/** Sends a complaint as JSON. */
export const send = (body: unknown, headers: Record<string, string>) =>
  routes.call(
    new Request(`${origin}/v1/public/complaints`, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', ...headers },
    }),
  )

/** A stored complaint with its photo, and what its sender knows. */
export async function sent(type: 'public' | 'private', key = randomUUID()) {
  const request = complaintWith(uploadResponse.parse(await (await upload(key)).json()))
  request.informasi_aduan.type = type
  const response = await send(request, ownPage({ 'idempotency-key': key }))
  const { data } = single(complaintReceipt).parse(await response.json())
  return {
    response,
    request,
    key,
    number: data.complaint_number,
    secret: data.secret,
    photo: request.foto_aduan.images[0]?.file_download_uri ?? '',
  }
}
