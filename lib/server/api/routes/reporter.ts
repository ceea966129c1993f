import { z } from 'zod'
import {
  accessReceipt,
  ownComplaintData,
  receiptCheck,
  receiptCheckRequest,
  recoveryRequest,
  reporterAddition,
  reporterAnswer,
  reporterConfirmation,
  reporterReason,
  withdrawal,
} from '@/lib/schemas/complaint-following'
import { handlingResult } from '@/lib/schemas/complaint-handling'
import { exercisedRight } from '@/lib/schemas/complaint-rights'
import { complaintNumber, reporter } from '@/lib/schemas/complaints'
import { single } from '@/lib/schemas/list'
import { never } from '../cache-policy'
import { limit } from '../caller'
import { foundByNumber, limitRecovery, secretOf } from '../complaint-requests'
import { found } from '../problem-response'
import { route } from '../route'
import { idempotencyKeyHeader, secretHeader } from '../complaint-headers'

const params = z.object({ number: complaintNumber })

/** Secret of a call that requires one; a missing one matches no complaint. */
const ownSecretOf = (request: Request) => secretOf(request) ?? ''

const write = {
  method: 'post',
  guard: 'write',
  setsBrowserCookie: true,
  cache: never,
  hidesReferrer: true,
} as const
const read = {
  guard: 'key',
  limit: 'lookup',
  params,
  headers: secretHeader,
  cache: never,
  hidesReferrer: true,
  failures: [401, 404, 410],
} as const
const action = {
  ...write,
  limit: 'reporterAction',
  params,
  headers: secretHeader,
  response: single(handlingResult),
  failures: [401, 403, 404, 409, 410, 422],
} as const

/** What only the reporter of a complaint may do and see, by its secret (contract 10). */
export const reporterRoutes = [
  // The response is the same for every mismatch.
  route(
    {
      ...write,
      path: '/v1/public/complaints/recovery',
      summary: 'A secret for half an hour for whoever knows number and phone',
      limit: 'recovery',
      body: recoveryRequest,
      response: accessReceipt,
      failures: [401, 403, 404, 422],
    },
    async (c) => {
      const { complaint_number: number, phone } = c.req.valid('json')
      await limitRecovery(number)
      return c.json({ data: found(await c.var.portal.reporters.recover(number, phone)) })
    },
  ),
  // And the day of receipt; the same for private complaints.
  route(
    {
      ...write,
      path: '/v1/public/complaints/receipt-check',
      summary: 'Whether the code of a paper receipt belongs to its number',
      body: receiptCheckRequest,
      response: receiptCheck,
    },
    async (c) => {
      const { complaint_number: number, code } = c.req.valid('json')
      await limit(c.var.caller, 'receiptCheck')
      return c.json({ data: await c.var.portal.reporters.checkReceipt(number, code) })
    },
  ),
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
  // A public complaint needs the secret as well.
  route(
    {
      ...read,
      path: '/v1/public/complaints/[number]/receipt',
      summary: 'The receipt as PDF',
      response: 'application/pdf',
    },
    async (c) => {
      const { number } = c.req.valid('param')
      const { locale, portal } = c.var
      const pdf = await foundByNumber(
        number,
        await portal.reporters.receipt(number, ownSecretOf(c.req.raw), locale),
      )
      const name = `${locale === 'id' ? 'tanda-terima' : 'receipt'}-${number.replace(/[^A-Z0-9-]/g, '')}`
      return c.body(Uint8Array.from(pdf), 200, {
        'Content-Type': 'application/pdf',
        'Content-Disposition': `attachment; filename="${name}.pdf"`,
      })
    },
  ),
  // Photos of an answer or addition were uploaded with the form token that comes as Idempotency-Key.
  route(
    {
      ...action,
      path: '/v1/public/complaints/[number]/answers',
      summary: "Answers the officer's question",
      formKey: 'Idempotency-Key',
      body: reporterAnswer,
    },
    async (c) => {
      const { number } = c.req.valid('param')
      const { reporters } = c.var.portal
      const answer = c.req.valid('json')
      return c.json({
        data: await foundByNumber(
          number,
          await reporters.answer(number, ownSecretOf(c.req.raw), answer, c.var.formKey),
        ),
      })
    },
  ),
  route(
    {
      ...action,
      path: '/v1/public/complaints/[number]/additions',
      summary: 'Adds words and photos of the reporter to an open complaint, at most ten times',
      formKey: 'Idempotency-Key',
      headers: { ...secretHeader, ...idempotencyKeyHeader },
      body: reporterAddition,
    },
    async (c) => {
      const { number } = c.req.valid('param')
      const { reporters } = c.var.portal
      const addition = c.req.valid('json')
      return c.json({
        data: await foundByNumber(
          number,
          await reporters.add(number, ownSecretOf(c.req.raw), addition, c.var.formKey),
        ),
      })
    },
  ),
  route(
    {
      ...action,
      path: '/v1/public/complaints/[number]/confirmation',
      summary: 'Confirms the proposed end, or says that it is not solved',
      body: reporterConfirmation,
    },
    async (c) => {
      const { number } = c.req.valid('param')
      const { reporters } = c.var.portal
      const confirmation = c.req.valid('json')
      return c.json({
        data: await foundByNumber(
          number,
          await reporters.confirm(number, ownSecretOf(c.req.raw), confirmation),
        ),
      })
    },
  ),
  route(
    {
      ...action,
      path: '/v1/public/complaints/[number]/reopening',
      summary: 'Opens a closed complaint again',
      body: reporterReason,
    },
    async (c) => {
      const { number } = c.req.valid('param')
      const { reporters } = c.var.portal
      const reason = c.req.valid('json')
      return c.json({
        data: await foundByNumber(
          number,
          await reporters.reopen(number, ownSecretOf(c.req.raw), reason),
        ),
      })
    },
  ),
  route(
    {
      ...action,
      path: '/v1/public/complaints/[number]/withdrawal',
      summary: 'Withdraws the complaint',
      body: withdrawal,
    },
    async (c) => {
      const { number } = c.req.valid('param')
      const { reporters } = c.var.portal
      const given = c.req.valid('json')
      return c.json({
        data: await foundByNumber(
          number,
          await reporters.withdraw(number, ownSecretOf(c.req.raw), given),
        ),
      })
    },
  ),
  route(
    {
      ...action,
      path: '/v1/public/complaints/[number]/erasure',
      summary: 'Removes name, phone, e-mail and address for good',
    },
    async (c) => {
      const { number } = c.req.valid('param')
      const { reporters } = c.var.portal
      return c.json({
        data: await foundByNumber(
          number,
          await reporters.eraseIdentity(number, ownSecretOf(c.req.raw)),
        ),
      })
    },
  ),
  route(
    {
      ...action,
      path: '/v1/public/complaints/[number]/contact',
      summary: 'Corrects name, phone and e-mail; a new address has to be confirmed',
      body: reporter,
    },
    async (c) => {
      const { number } = c.req.valid('param')
      const { reporters } = c.var.portal
      const contact = c.req.valid('json')
      return c.json({
        data: await foundByNumber(
          number,
          await reporters.correctContact(number, ownSecretOf(c.req.raw), contact),
        ),
      })
    },
  ),
  route(
    {
      ...action,
      path: '/v1/public/complaints/[number]/name-hiding',
      summary: 'Hides the name of the reporter from the public, for good',
    },
    async (c) => {
      const { number } = c.req.valid('param')
      const { reporters } = c.var.portal
      return c.json({
        data: await foundByNumber(number, await reporters.hideName(number, ownSecretOf(c.req.raw))),
      })
    },
  ),
  route(
    {
      ...action,
      path: '/v1/public/complaints/[number]/privacy',
      summary: 'Makes a public complaint private, for good',
    },
    async (c) => {
      const { number } = c.req.valid('param')
      const { reporters } = c.var.portal
      return c.json({
        data: await foundByNumber(
          number,
          await reporters.makePrivate(number, ownSecretOf(c.req.raw)),
        ),
      })
    },
  ),
  route(
    {
      ...action,
      path: '/v1/public/complaints/[number]/full-erasure',
      summary:
        'Erases an ended complaint at once; one in process becomes a request that is decided within 3 x 24 hours',
      response: single(exercisedRight),
    },
    async (c) => {
      const { number } = c.req.valid('param')
      const { reporters } = c.var.portal
      return c.json({
        data: await foundByNumber(
          number,
          await reporters.erase(number, ownSecretOf(c.req.raw), c.var.locale),
        ),
      })
    },
  ),
  // Shown in this response only.
  route(
    {
      ...action,
      path: '/v1/public/complaints/[number]/secret',
      summary: 'A new secret; the old one stops working',
      response: single(z.object({ secret: z.string() })),
    },
    async (c) => {
      const { number } = c.req.valid('param')
      const { reporters } = c.var.portal
      const { secret } = await foundByNumber(
        number,
        await reporters.replaceSecret(number, ownSecretOf(c.req.raw)),
      )
      return c.json({ data: { secret, expires_at: null } })
    },
  ),
]
