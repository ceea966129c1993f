import { createHash } from 'node:crypto'
import type { Visitor } from '@/lib/server/contract'
import { addressKey } from '@/lib/server/rate-limits'

/** Who visits, as a hash that only today's secret can make again; neither address nor browser can be read from it. */
export const visitorHash = (salt: string, { ip, userAgent }: Visitor) =>
  createHash('sha256')
    .update([salt, addressKey(ip), userAgent].join('\0'))
    .digest('hex')
    .slice(0, 32)
