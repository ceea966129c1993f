import { z } from 'zod'
import { wholeNumber } from './values'

/** How much the process takes on. */
export const capacitySettings = {
  MAX_RENDERS: wholeNumber(1, 64)
    .default(4)
    .describe('Pages rendered at once before requests queue.'),
  CACHE_MAX_BYTES: wholeNumber(1_048_576, 8_589_934_592)
    .default(134_217_728)
    .describe('Memory of the page cache, bytes (128 MiB).'),
  MIN_FREE_BYTES: wholeNumber(0, 1_099_511_627_776)
    .default(209_715_200)
    .describe('Writes answer 503 while the data disk has less free space, bytes (200 MiB).'),
  RATE_LIMIT_SCALE: z.coerce
    .number()
    .positive()
    .max(1_000_000)
    .default(1)
    .describe('Multiplies every rate limit; raise it only for load tests.'),
}
