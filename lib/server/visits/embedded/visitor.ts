import { createHash } from 'node:crypto'
import type { Visitor } from '@/lib/server/visits/port'
import { addressKey } from '@/lib/server/limits/rate-limits'

/** A visitor as a hash with the day's secret; neither address nor browser can be derived from it. */
export const visitorHash = (salt: string, { ip, userAgent }: Visitor) =>
  createHash('sha256')
    .update([salt, addressKey(ip), userAgent].join('\0'))
    .digest('hex')
    .slice(0, 32)
