import { BlockList, isIP } from 'node:net'
import type { Env } from '@/lib/env'
import holidays from '@/lib/complaints/holidays.json'
import { checked, type Finding } from './finding'

const loopbackNames = new Set(['localhost', '127.0.0.1', '[::1]'])

export function checkOrigin({
  SITE_ORIGIN,
  NODE_ENV,
}: Pick<Env, 'SITE_ORIGIN' | 'NODE_ENV'>): Finding {
  const { ok, warn, fail } = checked('SITE_ORIGIN')
  const { protocol, hostname } = new URL(SITE_ORIGIN)
  if (loopbackNames.has(hostname))
    return warn(
      SITE_ORIGIN,
      'Fine for trying; set the public address, every canonical link is made from it.',
    )
  if (protocol === 'https:') return ok(SITE_ORIGIN)
  return NODE_ENV === 'production'
    ? fail(SITE_ORIGIN, 'Use https: cookies are not Secure and browsers warn otherwise.')
    : warn(SITE_ORIGIN, 'Use https in production.')
}

const isAddress = (entry: string) => {
  const [address = '', bits, more] = entry.split('/')
  const family = isIP(address)
  return (
    family !== 0 &&
    more === undefined &&
    (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128)))
  )
}

/** Blocks so wide that any visitor could name another's address. */
function trustsEverybody(entries: readonly string[]): boolean {
  const trusted = new BlockList()
  for (const entry of entries) {
    const [address = '', bits] = entry.split('/')
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4'
    if (bits === undefined) trusted.addAddress(address, family)
    else trusted.addSubnet(address, Number(bits), family)
  }
  return trusted.check('203.0.113.7', 'ipv4') || trusted.check('2001:db8::7', 'ipv6')
}

export function checkProxies({
  TRUSTED_PROXIES: entries,
  SITE_ORIGIN,
  HOST,
}: Pick<Env, 'TRUSTED_PROXIES' | 'SITE_ORIGIN' | 'HOST'>): Finding {
  const { ok, warn, fail } = checked('TRUSTED_PROXIES')
  const wrong = entries.find((entry) => !isAddress(entry))
  if (wrong !== undefined)
    return fail(
      `"${wrong}" is no address`,
      'Give addresses or blocks such as 10.0.0.0/8, with commas between.',
    )
  if (trustsEverybody(entries))
    return fail(
      'believes everybody',
      'Name the proxies only: with this anybody may claim any address and pass every limit.',
    )
  if (entries.length > 0) return ok(entries.join(', '))
  const isBehindTls = SITE_ORIGIN.startsWith('https://')
  if (isBehindTls)
    return warn(
      'empty',
      `TLS ends in a proxy before ${HOST}; name its address, or all visitors share one limit.`,
    )
  return ok('none')
}

/** What a portal with a database of its own uses alone. */
const ofOwnData = [
  'DATABASE_URL',
  'MEDIA_URL',
  'SMTP_URL',
  'VAPID_PUBLIC_KEY',
  'NOTIFY_WEBHOOK_URL',
  'EVENT_WEBHOOKS',
  'PREVIEW_SECRET',
  'CONTENT_SOURCE',
] as const satisfies readonly (keyof Env)[]

/** Settings without effect beside PORTAL_API_URL: whoever set them may rely on mail that nobody sends. No finding where there are none. */
export function checkUnused(
  settings: Pick<Env, 'PORTAL_API_URL' | (typeof ofOwnData)[number]>,
): Finding[] {
  const unused = ofOwnData.filter((name) => settings[name] !== undefined)
  if (settings.PORTAL_API_URL === undefined || unused.length === 0) return []
  return [
    checked('Without effect').warn(
      unused.join(', '),
      'With PORTAL_API_URL data, messages and content are those of the other portal: set them there.',
    ),
  ]
}

/** @param now to know how near the end of the list of holidays is */
export function checkHolidays(now: Date): Finding {
  const { ok, warn } = checked('Holidays')
  const text = `known until the end of ${holidays.until}`
  const monthsLeft = (holidays.until + 1 - now.getUTCFullYear()) * 12 - now.getUTCMonth()
  return monthsLeft > 3
    ? ok(text)
    : warn(
        text,
        'Add the joint decree of the next year to lib/complaints/holidays.json; deadlines beyond it are provisional.',
      )
}
