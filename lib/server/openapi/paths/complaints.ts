import { z } from 'zod'
import {
  accessReceipt,
  flagRequest,
  ownComplaintData,
  receiptCheck,
  receiptCheckRequest,
  recoveryRequest,
  reporterAddition,
  reporterAnswer,
  reporterConfirmation,
  reporterReason,
  supportReceipt,
  supportRequest,
  withdrawal,
} from '@/lib/schemas/complaint-following'
import { handlingResult } from '@/lib/schemas/complaint-handling'
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
  complaintReceipt,
  complaintRequest,
  complaintStepList,
  complaintViewSingle,
  emailAnswer,
  uploadAnswer,
} from '@/lib/schemas/complaints'
import { single } from '@/lib/schemas/list'
import { pathsOf, type PathDescription } from '../path-description'

const { get, post } = pathsOf('Complaints')

const maybeSecret = {
  'X-Complaint-Secret': {
    description:
      'Secret of the complaint; needed for private ones and opens what only the reporter sees',
    isRequired: false,
  },
}
const secret = {
  'X-Complaint-Secret': { description: 'Secret of the complaint', isRequired: true },
}
const key = {
  'Idempotency-Key': {
    description: 'UUID of the form; pages must send it, and repeats with it are harmless',
    isRequired: false,
  },
}
const path = '/v1/public/complaints/[number]'
const guarded = { guard: 'key', failures: [401, 404] } satisfies Partial<PathDescription>
const act = {
  guard: 'key',
  headers: secret,
  failures: [401, 403, 404, 409, 422],
} satisfies Partial<PathDescription>
const send = { guard: 'key', failures: [401, 403, 422] } satisfies Partial<PathDescription>
const lang = z.object({ lang: z.enum(['id', 'en']).optional() })

export const complaintPaths = [
  get(
    '/v1/public/complaints',
    'Public complaints, newest first unless sorted otherwise',
    monitoredList,
    { query: monitoringQuery },
  ),
  post(
    '/v1/public/complaints',
    'Stores a complaint with its photos; answered once it is on disk',
    single(complaintReceipt),
    {
      ...send,
      body: complaintRequest,
      status: 201,
      headers: key,
      failures: [401, 403, 409, 422],
    },
  ),
  get('/v1/public/complaints/categories', 'Categories of the form', choiceList, {
    guard: 'key',
    failures: [401],
  }),
  get(
    '/v1/public/complaints/subcategories',
    'Sub-categories of a category; none for an unknown one',
    choiceList,
    {
      query: z.object({ category_id: z.string().max(100) }),
      guard: 'key',
      failures: [401],
    },
  ),
  get(
    '/v1/public/complaints/statistics',
    'Numbers on all complaints; groups under five are merged',
    complaintStatisticsSingle,
    { query: statisticsQuery },
  ),
  get(
    '/v1/public/complaints/statistics/csv',
    'One table of the statistics as a CSV file',
    'text/csv',
    { query: statisticsCsvQuery },
  ),
  post(
    '/v1/public/complaints/similar',
    'Public complaints nearby about the same matter, likeliest first',
    similarList,
    { ...send, body: similarRequest },
  ),
  post(
    '/v1/public/complaints/recovery',
    'A secret for half an hour for whoever knows number and phone',
    accessReceipt,
    { ...send, body: recoveryRequest, failures: [401, 403, 404, 422] },
  ),
  post(
    '/v1/public/complaints/receipt-check',
    'Whether the code of a paper receipt belongs to its number',
    receiptCheck,
    { ...send, body: receiptCheckRequest },
  ),
  get(
    '/v1/public/complaints/email/[email]',
    'Whether an address can exist; never whether somebody complained',
    emailAnswer,
    { guard: 'key', failures: [401] },
  ),
  get(
    '/v1/public/complaints/status/[number]',
    'The steps of a complaint, newest first',
    complaintStepList,
    { ...guarded, headers: maybeSecret },
  ),
  get(path, 'One complaint', complaintViewSingle, { ...guarded, headers: maybeSecret }),
  get(
    `${path}/data`,
    'Everything held about a complaint, for whoever sent it',
    single(ownComplaintData),
    { ...guarded, headers: secret },
  ),
  get(`${path}/receipt`, 'The receipt as PDF', 'application/pdf', { ...guarded, headers: secret }),
  get(`${path}/feed`, 'The public steps of one complaint as Atom feed', 'application/atom+xml', {
    query: lang,
    failures: [404],
  }),
  post(`${path}/answers`, "Answers the officer's question", single(handlingResult), {
    ...act,
    body: reporterAnswer,
  }),
  post(
    `${path}/additions`,
    'Adds words and photos of the reporter to an open complaint, at most ten times',
    single(handlingResult),
    {
      ...act,
      headers: { ...secret, ...key },
      body: reporterAddition,
    },
  ),
  post(
    `${path}/confirmation`,
    'Confirms the proposed end, or says that it is not solved',
    single(handlingResult),
    { ...act, body: reporterConfirmation },
  ),
  post(`${path}/reopening`, 'Opens a closed complaint again', single(handlingResult), {
    ...act,
    body: reporterReason,
  }),
  post(`${path}/withdrawal`, 'Withdraws the complaint', single(handlingResult), {
    ...act,
    body: withdrawal,
  }),
  post(
    `${path}/erasure`,
    'Removes name, phone, e-mail and address for good',
    single(handlingResult),
    act,
  ),
  post(
    `${path}/secret`,
    'A new secret; the old one stops working',
    single(z.object({ secret: z.string() })),
    act,
  ),
  post(
    `${path}/supporters`,
    'Says that one has the same problem; a browser counts once',
    supportReceipt,
    { ...send, body: supportRequest, status: 201, failures: [401, 403, 404, 422] },
  ),
  post(`${path}/flags`, 'Says that something is wrong with a complaint', null, {
    ...send,
    body: flagRequest,
    status: 204,
    failures: [401, 403, 404, 422],
  }),
  post(
    '/v1/public/complaint-mails/confirmation/[token]',
    'The button of the page that confirms an address; leads to a page that says what came of it',
    null,
    {
      fields: { lang: { description: 'Language of that page', isRequired: false } },
      status: 303,
      failures: [404, 415],
    },
  ),
  get(
    '/v1/public/complaint-mails/unsubscription/[token]',
    'Address of List-Unsubscribe; leads to the page with the buttons and changes nothing',
    null,
    { status: 303 },
  ),
  post(
    '/v1/public/complaint-mails/unsubscription/[token]',
    'Stops mail: in one click of a mail program (RFC 8058), or by the form of the page, which is led to another page (303)',
    single(z.object({ scope: z.literal('complaint') })),
    {
      fields: {
        'List-Unsubscribe': {
          description: '`One-Click`; stops mail about the complaint',
          isRequired: false,
        },
        scope: { description: 'Of the form: `complaint` or `all`', isRequired: false },
        lang: { description: 'Of the form: language of the page that follows', isRequired: false },
      },
      failures: [400, 404, 415, 422],
    },
  ),
  post('/v1/public/media/upload', 'Keeps one photo for a form; cleaned of metadata', uploadAnswer, {
    guard: 'key',
    status: 201,
    form: {
      domain: { description: '`aduan-warga`; may stand in the query instead', isRequired: false },
    },
    headers: {
      'X-Form-Token': {
        description: 'The key that the form is sent with later',
        isRequired: false,
      },
    },
    failures: [401, 403, 413, 415, 422],
  }),
  get(
    '/v1/public/media/[id]',
    'A photo; those of public, verified complaints are for everybody',
    'image/*',
    { headers: maybeSecret },
  ),
]
