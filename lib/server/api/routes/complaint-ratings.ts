import {
  complaintRating,
  complaintRatings,
  ratingRequest,
  ratingsCsvQuery,
} from '@/lib/schemas/complaint-ratings'
import { single } from '@/lib/schemas/list'
import { shared } from '../cache-policy'
import { complaintRatingsCsv } from '../complaint-ratings-csv'
import { csvResponse } from '../csv-response'
import { action, answered } from '../reporter-call'
import { route } from '../route'

/** What reporters think of the handling: one says it, everybody sees the sums. */
export const complaintRatingRoutes = [
  route(
    {
      path: '/v1/public/complaints/ratings',
      summary: 'What reporters thought of the handling; groups under five are merged or withheld',
      response: single(complaintRatings),
      cache: shared('list', ['complaints']),
    },
    async (c) => c.json({ data: await c.var.portal.monitoring.ratings(c.var.locale) }),
  ),
  route(
    {
      path: '/v1/public/complaints/ratings/csv',
      summary: 'One table of the ratings as a CSV file',
      query: ratingsCsvQuery,
      response: 'text/csv',
      cache: shared('list', ['complaints']),
    },
    async (c) => {
      const { table, lang = c.var.locale } = c.req.valid('query')
      const ratings = await c.var.portal.monitoring.ratings(lang)
      const name = lang === 'id' ? 'penilaian-aduan' : 'complaint-ratings'
      return csvResponse(complaintRatingsCsv(ratings, table, lang), `${name}-${table}`, lang)
    },
  ),
  // Another rating is refused, the same one answered as before.
  route(
    {
      ...action,
      path: '/v1/public/complaints/[number]/rating',
      summary: 'Rates the handling of a finished or refused complaint, once',
      body: ratingRequest,
      response: single(complaintRating),
    },
    (c) =>
      answered(c, (reporters, number, secret) =>
        reporters.rate(number, secret, c.req.valid('json')),
      ),
  ),
]
