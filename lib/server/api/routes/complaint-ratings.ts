import { complaintRating, complaintRatings, ratingRequest } from '@/lib/schemas/complaint-ratings'
import { single } from '@/lib/schemas/list'
import { shared } from '../cache-policy'
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
