import { once } from 'node:events'
import { connect as connectPlain } from 'node:net'
import { connect as connectSecure } from 'node:tls'
import type { Env } from '@/lib/env'
import { checked, type Finding } from './finding'

const waitMs = 2_500
const usualPorts: Record<string, number> = {
  'http:': 80,
  'https:': 443,
  'smtp:': 587,
  'smtps:': 465,
  's3:': 443,
}
const securePorts = new Set(['https:', 'smtps:'])

/** Opens a connection (with TLS where the address says so) and closes it; nothing is sent. @throws Error with a code */
async function touch(address: string): Promise<void> {
  const url = new URL(address)
  const target = {
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: Number(url.port) || (usualPorts[url.protocol] ?? 80),
  }
  const isSecure = securePorts.has(url.protocol)
  const socket = isSecure
    ? connectSecure({ ...target, servername: target.host })
    : connectPlain(target)
  try {
    await once(socket, isSecure ? 'secureConnect' : 'connect', {
      signal: AbortSignal.timeout(waitMs),
    })
  } finally {
    socket.destroy()
  }
}

const codeOf = (error: unknown) =>
  error instanceof Error && error.name === 'AbortError'
    ? 'no answer in 2.5 s'
    : error instanceof Error && 'code' in error
      ? String(error.code)
      : 'failed'

async function reach(name: string, address: string, advice: string): Promise<Finding> {
  const { ok, warn } = checked(name)
  // Only the host: addresses may hold passwords.
  const { hostname } = new URL(address)
  try {
    await touch(address)
    return ok(`${hostname} answers`)
  } catch (error) {
    return warn(`${hostname}: ${codeOf(error)}`, advice)
  }
}

type Settings = Pick<
  Env,
  | 'WEATHER_API_URL'
  | 'SMTP_URL'
  | 'NOTIFY_WEBHOOK_URL'
  | 'EVENT_WEBHOOKS'
  | 'UNLEASH_PROXY_URL'
  | 'PORTAL_API_URL'
  | 'OTEL_EXPORTER_OTLP_ENDPOINT'
>

/** Whether the other systems that the settings name can be reached. A page never fails because of one, so none is more than a warning. */
export function checkOthers(settings: Settings): Promise<Finding[]> {
  const messages: [string, string | undefined, string][] = [
    ['Mail', settings.SMTP_URL, 'Messages wait in the outbox; see "outbox list".'],
    ['Phone gateway', settings.NOTIFY_WEBHOOK_URL, 'Messages to phones wait; see "outbox list".'],
    ...(settings.EVENT_WEBHOOKS ?? []).map(({ name, url }): [string, string, string] => [
      `Events: ${name}`,
      url,
      'Events wait; see "events status".',
    ]),
  ]
  const others: [string, string | undefined, string][] = [
    [
      'Provincial API',
      settings.PORTAL_API_URL,
      "Pages show what was read last; complaints wait on people's devices until it answers.",
    ],
    ['Weather', settings.WEATHER_API_URL, 'The popup says "not available" meanwhile.'],
    // Beside another portal this one sends nothing.
    ...(settings.PORTAL_API_URL === undefined ? messages : []),
    ['Flag service', settings.UNLEASH_PROXY_URL, 'The last known flags hold meanwhile.'],
    ['Traces', settings.OTEL_EXPORTER_OTLP_ENDPOINT, 'Traces are dropped meanwhile.'],
  ]
  return Promise.all(
    others.flatMap(([name, address, advice]) =>
      address === undefined ? [] : [reach(name, address, advice)],
    ),
  )
}
