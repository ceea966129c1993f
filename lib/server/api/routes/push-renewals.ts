import { pushRenewal } from '@/lib/schemas/news-channels'
import { write } from '../reporter-call'
import { route } from '../route'

/** What browsers say by themselves, without a page and without the secret of a complaint. */
export const pushRenewalRoutes = [
  route(
    {
      ...write,
      path: '/v1/public/push-renewals',
      limit: 'reporterAction',
      summary:
        'Tells a browser by its new subscription, in the place of the earlier one, for every complaint; the same answer when the earlier one is unknown',
      body: pushRenewal,
      status: 204,
      response: null,
      failures: [401, 403, 409, 422],
    },
    async (c) => {
      await c.var.portal.reporters.renewPushDevice(c.req.valid('json'))
      return c.body(null, 204)
    },
  ),
]
