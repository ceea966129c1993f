import { randomUUID } from 'node:crypto'
import { parseEnv } from '@/lib/env'
import type { ComplaintRequest } from '@/lib/schemas/complaints'
import type { Portal } from '@/lib/server/contract'
import { openRemotePortal } from '@/lib/server/remote/open'
import { complaintWith } from '../crash/rounds'
import { tinyPhoto } from '../crash/tiny-photo'
import { makeDataFolder, removeFolder, sqlite } from '../support/database'
import { startLosingProxy, type LosingProxy } from '../support/losing-proxy'
import { startPortal, type PortalServer } from '../support/portal-server'

export const siteOrigin = 'https://portal.example'
const apiKey = 'kunci-api'
const operatorToken = 'token-petugas-yang-cukup-panjang-sekali'

export interface RemoteTest {
  /** The client under test, in this process. */
  portal: Portal
  /** Another client with other settings. */
  openAnother(settings: Record<string, string>): Promise<Portal>
  /** Data folder of the client. */
  folder: string
  upstream: PortalServer
  /** Of the database that the upstream keeps. */
  upstreamSettings: Record<string, string>
  /** The proxy between the two. */
  proxy: LosingProxy
  close(): Promise<void>
}

/** A portal that asks another one over HTTP; the other counts limits as in production. */
export async function openRemoteTest(): Promise<RemoteTest> {
  const backend = await sqlite.open('seeded')
  const upstream = await startPortal({
    ...backend.settings,
    PORTAL_API_KEY: apiKey,
    OPERATOR_TOKEN: operatorToken,
    TRUSTED_PROXIES: '127.0.0.1',
    ALLOWED_ORIGINS: siteOrigin,
    RATE_LIMIT_SCALE: '1',
  })
  const proxy = await startLosingProxy(upstream.origin)
  const folder = makeDataFolder()
  const opened: Portal[] = []

  async function openAnother(settings: Record<string, string>): Promise<Portal> {
    const env = parseEnv({
      DATA_DIR: folder,
      SITE_ORIGIN: siteOrigin,
      PORTAL_API_URL: proxy.url,
      PORTAL_API_KEY: apiKey,
      OPERATOR_TOKEN: operatorToken,
      ...settings,
    })
    const portal = await openRemotePortal({ ...env, PORTAL_API_URL: env.PORTAL_API_URL ?? '' })
    opened.push(portal)
    return portal
  }

  return {
    portal: await openAnother({}),
    openAnother,
    folder,
    upstream,
    upstreamSettings: backend.settings,
    proxy,
    async close() {
      for (const portal of opened) await portal.close()
      await proxy.close()
      await upstream.stop()
      await backend.close()
      removeFolder(folder)
    },
  }
}

/** A complaint with its own uploaded photo, and the key of its form. */
export async function draftOn(
  { media }: Portal,
  type: 'public' | 'private',
  change: Partial<ComplaintRequest['informasi_aduan']> = {},
) {
  const key = randomUUID()
  const request = complaintWith(
    await media.savePhoto({ bytes: tinyPhoto, originalName: 'jalan.jpg' }, key),
  )
  Object.assign(request.informasi_aduan, { type }, change)
  return { key, request }
}
