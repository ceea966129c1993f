import { z } from 'zod'
import { commaSeparated, origin, wholeNumber } from './values'

/** Where the portal listens, under which address, and whom it believes. */
export const serverSettings = {
  NODE_ENV: z.enum(['development', 'production', 'test']).default('production'),
  PORT: wholeNumber(0, 65_535).default(3000).describe('Port where the portal listens.'),
  HOST: z.string().trim().min(1).default('127.0.0.1').describe('Address where it listens.'),
  SITE_ORIGIN: origin
    .optional()
    .describe(
      'Public address, for canonical links, sitemap, cookies (Secure on https) and HSTS. Default: http://localhost:PORT',
    ),
  TRUSTED_PROXIES: commaSeparated().describe(
    'Addresses or CIDR blocks, with commas between, whose X-Forwarded-* headers are believed.',
  ),
  ALLOWED_ORIGINS: commaSeparated()
    .pipe(z.array(origin))
    .describe(
      'Origins besides SITE_ORIGIN, with commas between, that may send writes from a browser.',
    ),
}
