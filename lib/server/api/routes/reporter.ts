import { z } from 'zod'
import {
  accessReceipt,
  receiptCheck,
  receiptCheckRequest,
  recoveryRequest,
  reporterAddition,
  reporterAnswer,
  reporterConfirmation,
  reporterReason,
  withdrawal,
} from '@/lib/schemas/complaint-following'
import { single } from '@/lib/schemas/list'
import { limit } from '../caller'
import { idempotencyKeyHeader, repeatKeyHeader, secretHeader } from '../complaint-headers'
import { foundByNumber, limitRecovery, optionalKeyOf } from '../complaint-requests'
import { found } from '../problem-response'
import { action, answered, ownSecretOf, read, write } from '../reporter-call'
import { route } from '../route'

/** What only the reporter of a complaint may do, by its secret (contract 10). */
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
    (c) =>
      answered(c, (reporters, number, secret) =>
        reporters.answer(number, secret, c.req.valid('json'), c.var.formKey),
      ),
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
    (c) =>
      answered(c, (reporters, number, secret) =>
        reporters.add(number, secret, c.req.valid('json'), c.var.formKey),
      ),
  ),
  route(
    {
      ...action,
      path: '/v1/public/complaints/[number]/confirmation',
      summary: 'Confirms the proposed end, or says that it is not solved',
      body: reporterConfirmation,
    },
    (c) =>
      answered(c, (reporters, number, secret) =>
        reporters.confirm(number, secret, c.req.valid('json')),
      ),
  ),
  route(
    {
      ...action,
      path: '/v1/public/complaints/[number]/reopening',
      summary: 'Opens a closed complaint again',
      body: reporterReason,
    },
    (c) =>
      answered(c, (reporters, number, secret) =>
        reporters.reopen(number, secret, c.req.valid('json')),
      ),
  ),
  route(
    {
      ...action,
      path: '/v1/public/complaints/[number]/withdrawal',
      summary: 'Withdraws the complaint',
      body: withdrawal,
    },
    (c) =>
      answered(c, (reporters, number, secret) =>
        reporters.withdraw(number, secret, c.req.valid('json')),
      ),
  ),
  // Shown in this response only.
  route(
    {
      ...action,
      path: '/v1/public/complaints/[number]/secret',
      summary: 'A new secret; the old one stops working',
      headers: { ...secretHeader, ...repeatKeyHeader },
      failures: [400, ...action.failures],
      response: single(z.object({ secret: z.string() })),
    },
    async (c) => {
      const { number } = c.req.valid('param')
      const { reporters } = c.var.portal
      const { secret } = await foundByNumber(
        number,
        await reporters.replaceSecret(
          number,
          ownSecretOf(c.req.raw),
          optionalKeyOf(c.req.raw, 'Idempotency-Key'),
        ),
      )
      return c.json({ data: { secret, expires_at: null } })
    },
  ),
]
