import { ownComplaintData } from '@/lib/schemas/complaint-following'
import { exercisedRight } from '@/lib/schemas/complaint-rights'
import { reporter } from '@/lib/schemas/complaints'
import { single } from '@/lib/schemas/list'
import { foundByNumber } from '../complaint-requests'
import { action, answered, ownSecretOf, read } from '../reporter-call'
import { route } from '../route'

/** Rights of reporters over the data held about them (Law 27/2022), by the secret of their complaint. */
export const ownDataRoutes = [
  route(
    {
      ...read,
      path: '/v1/public/complaints/[number]/data',
      summary: 'Everything held about a complaint, for whoever sent it',
      response: single(ownComplaintData),
    },
    async (c) => {
      const { number } = c.req.valid('param')
      const secret = ownSecretOf(c.req.raw)
      const own = await foundByNumber(
        number,
        await c.var.portal.reporters.ownData(number, secret, c.var.locale),
      )
      return c.body(JSON.stringify({ data: own }, null, 2), 200, {
        'Content-Type': 'application/json; charset=utf-8',
        'Content-Disposition': `attachment; filename="${own.complaint_number}.json"`,
        'X-Content-Type-Options': 'nosniff',
      })
    },
  ),
  route(
    {
      ...action,
      path: '/v1/public/complaints/[number]/erasure',
      summary: 'Removes name, phone, e-mail and address for good',
    },
    (c) => answered(c, (reporters, number, secret) => reporters.eraseIdentity(number, secret)),
  ),
  route(
    {
      ...action,
      path: '/v1/public/complaints/[number]/contact',
      summary: 'Corrects name, phone and e-mail; a new address has to be confirmed',
      body: reporter,
    },
    (c) =>
      answered(c, (reporters, number, secret) =>
        reporters.correctContact(number, secret, c.req.valid('json')),
      ),
  ),
  route(
    {
      ...action,
      path: '/v1/public/complaints/[number]/name-hiding',
      summary: 'Hides the name of the reporter from the public, for good',
    },
    (c) => answered(c, (reporters, number, secret) => reporters.hideName(number, secret)),
  ),
  route(
    {
      ...action,
      path: '/v1/public/complaints/[number]/privacy',
      summary: 'Makes a public complaint private, for good',
    },
    (c) => answered(c, (reporters, number, secret) => reporters.makePrivate(number, secret)),
  ),
  route(
    {
      ...action,
      path: '/v1/public/complaints/[number]/full-erasure',
      summary:
        'Erases an ended complaint at once; one in process becomes a request that is decided within 3 x 24 hours',
      response: single(exercisedRight),
    },
    (c) =>
      answered(c, (reporters, number, secret) => reporters.erase(number, secret, c.var.locale)),
  ),
]
