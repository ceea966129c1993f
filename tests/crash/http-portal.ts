import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'
import {
  complaintReceipt,
  complaintEventList,
  complaintViewSingle,
  uploadResponse,
} from '@/lib/schemas/complaints'
import { listMeta, single } from '@/lib/schemas/list'
import { freePort } from '../support/postgres'
import { type PortalProcess, Refused, type StoragePlace } from './portal-process'
import { tinyPhoto } from './tiny-photo'

const apiKey = 'crash-rounds'
const operatorToken = 'crash-rounds-count-what-is-stored'
const startTimeoutMs = 120_000
const pollMs = 25

/** The whole built portal over HTTP on a free loopback port, as visitors reach it. */
export function httpPortal(
  serverScript: string,
  { dataDir, databaseUrl = '' }: StoragePlace,
): PortalProcess {
  let child: ChildProcess | undefined
  let origin = ''

  async function call(
    path: string,
    headers: Record<string, string>,
    init: RequestInit = {},
  ): Promise<Response> {
    const all = { 'api-key': apiKey, accept: 'application/json', ...headers }
    const response = await fetch(`${origin}${path}`, {
      ...init,
      headers: all,
      signal: AbortSignal.timeout(30_000),
    })
    if (!response.ok && response.status !== 404)
      throw new Refused(`${path}: ${response.status} ${await response.text()}`)
    return response
  }

  return {
    start: async () => {
      const port = await freePort()
      origin = `http://127.0.0.1:${port}`
      const settings = {
        PORT: String(port),
        HOST: '127.0.0.1',
        DATA_DIR: dataDir,
        DATABASE_URL: databaseUrl,
        PORTAL_API_KEY: apiKey,
        OPERATOR_TOKEN: operatorToken,
        RATE_LIMIT_SCALE: '1000000',
        MIN_FREE_BYTES: '0',
      }
      const started = spawn(process.execPath, [serverScript], {
        env: { ...settings, NODE_ENV: 'production' },
        stdio: ['ignore', 'ignore', 'inherit'],
      })
      child = started
      const deadline = Date.now() + startTimeoutMs
      for (;;) {
        const isReady = await fetch(`${origin}/v1/health/ready`).then(
          (response) => response.ok,
          () => false,
        )
        if (isReady) return
        if (started.exitCode !== null || Date.now() > deadline)
          throw new Refused('the server did not start')
        await wait(pollMs)
      }
    },
    kill: async () => {
      if (!child || child.exitCode !== null || child.signalCode !== null) return
      const gone = once(child, 'exit')
      child.kill('SIGKILL')
      await gone
    },
    upload: async (formToken) => {
      const body = new FormData()
      body.set('file', new Blob([tinyPhoto], { type: 'image/jpeg' }), 'foto.jpg')
      const response = await call(
        '/v1/public/media/upload?domain=aduan-warga&alias_url=1',
        { 'x-form-token': formToken },
        { method: 'POST', body },
      )
      return uploadResponse.parse(await response.json())
    },
    create: async (request, key) => {
      const headers = { 'content-type': 'application/json', 'idempotency-key': key }
      const response = await call('/v1/public/complaints', headers, {
        method: 'POST',
        body: JSON.stringify(request),
      })
      return single(complaintReceipt).parse(await response.json()).data
    },
    count: async () => {
      const response = await call('/v1/operator/complaints?per_page=1', {
        authorization: `Bearer ${operatorToken}`,
      })
      return z.object({ meta: listMeta }).parse(await response.json()).meta.total_count
    },
    isComplete: async ({ complaint_number: number, secret }) => {
      const headers = { 'x-complaint-secret': secret }
      const view = await call(`/v1/public/complaints/${number}`, headers)
      const steps = await call(`/v1/public/complaints/status/${number}`, headers)
      if (!view.ok || !steps.ok) return false
      const { photos } = complaintViewSingle.parse(await view.json()).data
      const photo = await call(photos[0]?.url ?? '/v1/public/media/missing', headers)
      return (
        photos.length === 1 &&
        photo.ok &&
        complaintEventList.parse(await steps.json()).data.length > 0
      )
    },
  }
}
