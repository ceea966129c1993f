import { z } from 'zod'
import { env } from '@/lib/env'
import { Problem } from '@/lib/errors'
import { locales } from '@/lib/i18n/locales'
import { flagRequest, supportReceipt, supportRequest } from '@/lib/schemas/complaint-following'
import {
  complaintStatisticsSingle,
  monitoredList,
  monitoringQuery,
  similarList,
  similarRequest,
  statisticsCsvQuery,
  statisticsQuery,
} from '@/lib/schemas/complaint-monitoring'
import {
  choiceList,
  complaintNumber,
  complaintReceipt,
  complaintRequest,
  complaintEventList,
  complaintViewSingle,
  email,
  emailResponse,
} from '@/lib/schemas/complaints'
import { single } from '@/lib/schemas/list'
import { parseComplaintNumber } from '@/lib/server/complaints/complaint-number'
import { complaintFeed } from '@/lib/server/feeds/complaint-feed'
import { live, never, shared } from '../cache-policy'
import { limit } from '../caller'
import { foundByNumber, secretOf } from '../complaint-requests'
import { countedBrowser } from '../counted-browser'
import { csvResponse } from '../csv-response'
import { mayFlag } from '../flag-limit'
import { found } from '../problem-response'
import { route } from '../route'
import { statisticsCsv } from '../statistics-csv'
import { idempotencyKeyHeader, optionalSecretHeader } from '../complaint-headers'

const params = z.object({ number: complaintNumber })
const categoryId = z.string().max(100, 'max').optional()

/** Sending complaints and reading what is public of them (contract 2 and 10). */
export const complaintRoutes = [
  // Short-lived, because a complaint can be taken out of view at any moment.
  route(
    {
      path: '/v1/public/complaints',
      summary: 'Public complaints, newest first unless sorted otherwise',
      limit: 'search',
      query: monitoringQuery,
      response: monitoredList,
      cache: live('search'),
    },
    async (c) => c.json(await c.var.portal.monitoring.list(c.req.valid('query'), c.var.locale)),
  ),
  route(
    {
      method: 'post',
      path: '/v1/public/complaints',
      summary: 'Stores a complaint with its photos; answered once it is on disk',
      guard: 'write',
      setsBrowserCookie: true,
      formKey: 'Idempotency-Key',
      headers: idempotencyKeyHeader,
      body: complaintRequest,
      status: 201,
      response: single(complaintReceipt),
      cache: never,
      failures: [401, 403, 409, 422],
    },
    async (c) => {
      const { caller, formKey } = c.var
      const { complaints } = c.var.portal
      // Only valid complaints that are not stored yet are counted, so that neither a correction nor a retry after a lost
      // response is refused.
      const isRepeat = formKey !== null && (await complaints.isStored(formKey))
      await limit(caller, isRepeat ? 'lookup' : 'complaint')
      return c.json({ data: await complaints.create(c.req.valid('json'), formKey) }, 201)
    },
  ),
  route(
    {
      path: '/v1/public/complaints/categories',
      summary: 'Categories of the form',
      guard: 'key',
      response: choiceList,
      cache: live('guarded'),
    },
    async (c) => c.json({ data: await c.var.portal.complaints.categories(c.var.locale) }),
  ),
  route(
    {
      path: '/v1/public/complaints/subcategories',
      summary: 'Sub-categories of a category; none for an unknown one',
      guard: 'key',
      query: z.object({
        category_id: categoryId.describe('Required, under this name or the next'),
        complaint_category_id: categoryId.describe('The name that a sister system uses'),
      }),
      response: choiceList,
      cache: live('guarded'),
    },
    async (c) => {
      const { category_id, complaint_category_id } = c.req.valid('query')
      const id = category_id ?? complaint_category_id
      if (!id)
        throw new Problem('VALIDATION_FAILED', { fields: { category_id: [{ rule: 'required' }] } })
      return c.json({ data: await c.var.portal.complaints.subcategories(id, c.var.locale) })
    },
  ),
  // Each range is a cache entry of its own, hence the limit.
  route(
    {
      path: '/v1/public/complaints/statistics',
      summary: 'Numbers on all complaints; groups under five are merged',
      limit: 'search',
      query: statisticsQuery,
      response: complaintStatisticsSingle,
      cache: shared('list', ['complaints']),
    },
    async (c) =>
      c.json({
        data: await c.var.portal.monitoring.statistics(c.req.valid('query'), c.var.locale),
      }),
  ),
  // A link cannot send the language header, so the language may be a query parameter.
  route(
    {
      path: '/v1/public/complaints/statistics/csv',
      summary: 'One table of the statistics as a CSV file',
      limit: 'search',
      query: statisticsCsvQuery,
      response: 'text/csv',
      cache: shared('list', ['complaints']),
    },
    async (c) => {
      const { table, lang = c.var.locale, ...range } = c.req.valid('query')
      const statistics = await c.var.portal.monitoring.statistics(range, lang)
      return csvResponse(statisticsCsv(statistics, table, lang), `aduan-${table}-${lang}`, lang)
    },
  ),
  // POST, because a draft complaint must not appear in addresses and logs; nothing is stored.
  route(
    {
      method: 'post',
      path: '/v1/public/complaints/similar',
      summary: 'Public complaints nearby about the same matter, likeliest first',
      guard: 'write',
      limit: 'similar',
      body: similarRequest,
      response: similarList,
      cache: never,
      hidesReferrer: true,
    },
    async (c) =>
      c.json({ data: await c.var.portal.monitoring.similar(c.req.valid('json'), c.var.locale) }),
  ),
  route(
    {
      path: '/v1/public/complaints/email/[email]',
      summary: 'Whether an address can exist; never whether somebody complained',
      guard: 'key',
      limit: 'emailCheck',
      params: z.object({ email }),
      response: emailResponse,
      cache: never,
      hidesReferrer: true,
      failures: [401],
    },
    (c) =>
      c.json({
        data: {
          is_exists: c.var.portal.complaints.isPlausibleEmail(c.req.valid('param').email),
        },
      }),
  ),
  route(
    {
      path: '/v1/public/complaints/status/[number]',
      summary: 'The steps of a complaint, newest first',
      guard: 'key',
      limit: 'lookup',
      params,
      headers: optionalSecretHeader,
      response: complaintEventList,
      cache: never,
      hidesReferrer: true,
    },
    async (c) => {
      const { number } = c.req.valid('param')
      const steps = c.var.portal.complaints.history(number, secretOf(c.req.raw), c.var.locale)
      return c.json({ data: await foundByNumber(number, await steps) })
    },
  ),
  route(
    {
      path: '/v1/public/complaints/[number]',
      summary: 'One complaint',
      guard: 'key',
      limit: 'lookup',
      params,
      headers: optionalSecretHeader,
      response: complaintViewSingle,
      cache: never,
      hidesReferrer: true,
    },
    async (c) => {
      const { number } = c.req.valid('param')
      const view = c.var.portal.complaints.view(number, secretOf(c.req.raw), c.var.locale)
      return c.json({ data: await foundByNumber(number, await view) })
    },
  ),
  // Feed readers poll every few minutes, so it is shared. Unknown, private and held complaints all give 404.
  route(
    {
      path: '/v1/public/complaints/[number]/feed',
      summary: 'The public steps of one complaint as Atom feed',
      params,
      query: z.object({ lang: z.enum(locales, 'unknownChoice').optional() }),
      response: 'application/atom+xml',
      cache: shared('list', ['complaints']),
    },
    async (c) => {
      const { number } = c.req.valid('param')
      const { lang: locale = c.var.locale } = c.req.valid('query')
      const { complaints } = c.var.portal
      const view = found(await complaints.view(number, null, locale))
      const steps = found(await complaints.history(number, null, locale))
      return c.body(complaintFeed(view, steps, { siteOrigin: env().SITE_ORIGIN, locale }), 200, {
        'Content-Type': 'application/atom+xml; charset=utf-8',
        'Content-Language': locale,
      })
    },
  ),
  // "Me too": a supporter instead of another complaint.
  route(
    {
      method: 'post',
      path: '/v1/public/complaints/[number]/supporters',
      summary: 'Says that one has the same problem; a browser counts once',
      guard: 'write',
      limit: 'support',
      setsBrowserCookie: true,
      params,
      body: supportRequest,
      status: 201,
      response: supportReceipt,
      cache: never,
      hidesReferrer: true,
    },
    async (c) => {
      const { number } = c.req.valid('param')
      // However it was typed, or each way of writing it would count anew.
      const counted = parseComplaintNumber(number) ?? ''
      const supporter = {
        browserId: await countedBrowser('support', counted, c.var.caller),
        email: c.req.valid('json').email,
      }
      return c.json({ data: found(await c.var.portal.monitoring.support(number, supporter)) }, 201)
    },
  ),
  // The response never says whether it had an effect, which would reveal how many flags are still missing.
  route(
    {
      method: 'post',
      path: '/v1/public/complaints/[number]/flags',
      summary: 'Says that something is wrong with a complaint',
      guard: 'write',
      limit: 'flag',
      setsBrowserCookie: true,
      params,
      body: flagRequest,
      status: 204,
      response: null,
      cache: never,
      hidesReferrer: true,
    },
    async (c) => {
      const { number } = c.req.valid('param')
      const { caller, portal } = c.var
      const flag = {
        browserId: caller.browserId ?? caller.ip,
        reason: c.req.valid('json').reason,
      }
      const isPublic = (await mayFlag(number, caller))
        ? await portal.monitoring.flag(number, flag)
        : true
      if (!isPublic) throw new Problem('ITEM_NOT_FOUND')
      return c.body(null, 204)
    },
  ),
]
