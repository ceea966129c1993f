import { createHash } from 'node:crypto'
import type { Visitor } from '@/lib/server/contract'
import { addressKey } from '@/lib/server/rate-limits'

// What search engines, link previews, monitors and programs call themselves; people's browsers hold none of these words.
const robotWords = /(?<!cu)bot(?![a-z])|crawl|spider|slurp|preview|monitor|uptime|headless|lighthouse|curl|wget|python|java\/|go-http|okhttp|axios|node-fetch|facebookexternalhit|whatsapp/i

/** Whether no person is behind a browser name; without a name there is none. */
export const isRobot = (userAgent: string) => userAgent.trim() === '' || robotWords.test(userAgent)

/** Who visits, as a hash that only today's secret can make again; neither address nor browser can be read from it. */
export const visitorHash = (salt: string, { ip, userAgent }: Visitor) =>
  createHash('sha256').update([salt, addressKey(ip), userAgent].join('\0')).digest('hex').slice(0, 32)
