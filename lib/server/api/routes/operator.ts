import { z } from 'zod'
import { Problem } from '@/lib/errors'
import {
  actorMax,
  evidenceReviewRequest,
  handledComplaint,
  handledComplaintDetail,
  handlingQuery,
  holdRequest,
  mergeRequest,
} from '@/lib/schemas/complaint-handling'
import { officerTemplates } from '@/lib/complaints/officer-templates'
import {
  answerBody,
  extensionBody,
  moveBody,
  officerTemplate,
  questionBody,
  withNote,
  withText,
} from '@/lib/schemas/handling-bodies'
import { documentTitle, documentTitleEn, storedDocument } from '@/lib/schemas/complaint-documents'
import { eventPage, eventsQuery } from '@/lib/schemas/complaint-events'
import { rightsDecision, rightsQuery, rightsRequest } from '@/lib/schemas/complaint-rights'
import { complaintNumber } from '@/lib/schemas/complaints'
import { feedbackAnswer, feedbackQuery } from '@/lib/schemas/feedback-index'
import { documentMaxBytes, documentsMax, documentTitleRange } from '@/lib/schemas/limits'
import { listOf, single } from '@/lib/schemas/list'
import { line } from '@/lib/schemas/text'
import { documentType } from '@/lib/server/media/file-type'
import { isFileId, fileResponse } from '../file-response'
import { action, params, read, signed } from '../operator-endpoint'
import { found } from '../problem-response'
import { readValue } from '../read-request'
import { route } from '../route'
import {
  documentFormMaxBytes,
  documentOf,
  photoOf,
  readDocumentForm,
  readPhotoForm,
} from '../upload-form'
import { operatorBulkRoutes } from './operator-bulk'

const actor = z.string('required').pipe(line(1, actorMax))

/** Handling of complaints by operators' systems, and the answers of the survey. 404 everywhere while there is no token. */
export const operatorRoutes = [
  ...operatorBulkRoutes,
  // Private ones too; only the detail has names and contacts. Unknown filters are refused, or they would seem to match everything.
  route(
    {
      ...read,
      path: '/v1/operator/complaints',
      summary:
        'Complaints to handle, by due day unless ordered otherwise; filters that do not exist or that no complaint can answer are refused',
      query: handlingQuery,
      refusesUnknown: true,
      response: listOf(handledComplaint),
    },
    async (c) => c.json(await c.var.portal.handling.list(c.req.valid('query'))),
  ),
  // Nobody is named in them, so no read is recorded.
  route(
    {
      ...read,
      path: '/v1/operator/events',
      summary:
        'Steps of all complaints, private ones too, behind a cursor and the oldest first, ' +
        'for systems that follow them: ask again with the `cursor` of `meta`. Delivered at least once; ' +
        '`id` tells a repeat. No names, contacts or texts: `complaints/[number]` has them',
      query: eventsQuery,
      refusesUnknown: true,
      response: eventPage,
    },
    async (c) => c.json(await c.var.portal.handling.events(c.req.valid('query'))),
  ),
  route(
    {
      ...read,
      path: '/v1/operator/complaints/[number]',
      summary:
        'Everything an officer needs for one complaint; name, phone and e-mail of its reporter only ' +
        'with the scope `contacts`, and each time recorded; with others about the same matter nearby',
      params,
      response: single(handledComplaintDetail),
    },
    async (c) => {
      const { handling } = c.var.portal
      const { name, scopes } = c.var.operator
      const reader = scopes.includes('contacts')
        ? { name, route: 'GET /v1/operator/complaints/[number]' }
        : null
      return c.json({ data: found(await handling.show(c.req.valid('param').number, reader)) })
    },
  ),
  route(
    {
      ...read,
      path: '/v1/operator/complaints/[number]/photos/[photoId]',
      summary: 'A photo of the complaint, also a hidden one',
      response: 'image/*',
    },
    async (c) => {
      const id = c.req.param('photoId')
      if (!isFileId(id)) throw new Problem('ITEM_NOT_FOUND')
      const number = readValue('number', c.req.param('number'), complaintNumber)
      return fileResponse(id, found(await c.var.portal.handling.photo(number, id)))
    },
  ),
  route(
    {
      ...read,
      path: '/v1/operator/complaints/[number]/documents/[documentId]',
      summary: 'A document of the complaint, also one of no step yet',
      response: documentType,
    },
    async (c) => {
      const id = c.req.param('documentId')
      if (!isFileId(id)) throw new Problem('ITEM_NOT_FOUND')
      const number = readValue('number', c.req.param('number'), complaintNumber)
      return fileResponse(id, found(await c.var.portal.handling.document(number, id)))
    },
  ),
  route(
    {
      ...read,
      path: '/v1/operator/templates',
      summary: 'Texts that moves, answers, questions and extensions take in place of a written one',
      response: single(z.array(officerTemplate)),
    },
    async (c) => c.json({ data: officerTemplates }),
  ),
  route(
    {
      ...action,
      path: '/v1/operator/complaints/[number]/moves',
      summary: 'Moves a complaint; `finished` proposes the end to the reporter',
      body: moveBody,
    },
    async (c) => {
      const { number } = c.req.valid('param')
      const request = signed(c.var, c.req.valid('json'))
      return c.json({ data: await c.var.portal.handling.move(number, withNote(number, request)) })
    },
  ),
  route(
    {
      ...action,
      path: '/v1/operator/complaints/[number]/answers',
      summary: 'A word to the reporter without a move',
      body: answerBody,
    },
    async (c) => {
      const { number } = c.req.valid('param')
      const request = signed(c.var, c.req.valid('json'))
      return c.json({ data: await c.var.portal.handling.answer(number, withNote(number, request)) })
    },
  ),
  route(
    {
      ...action,
      path: '/v1/operator/complaints/[number]/questions',
      summary: 'Asks the reporter; the clock stands until the answer',
      body: questionBody,
    },
    async (c) => {
      const { number } = c.req.valid('param')
      const request = signed(c.var, c.req.valid('json'))
      return c.json({ data: await c.var.portal.handling.ask(number, withText(number, request)) })
    },
  ),
  route(
    {
      ...action,
      path: '/v1/operator/complaints/[number]/extensions',
      summary: 'A later resolution day with its lawful reason',
      body: extensionBody,
    },
    async (c) => {
      const { number } = c.req.valid('param')
      const request = signed(c.var, c.req.valid('json'))
      return c.json({ data: await c.var.portal.handling.extend(number, withNote(number, request)) })
    },
  ),
  route(
    {
      ...action,
      path: '/v1/operator/complaints/[number]/merge',
      summary: 'Joins it to the main complaint about the same matter, or takes it out again',
      body: mergeRequest,
    },
    async (c) => {
      const { number } = c.req.valid('param')
      const request = signed(c.var, c.req.valid('json'))
      return c.json({ data: await c.var.portal.handling.merge(number, request) })
    },
  ),
  route(
    {
      ...action,
      path: '/v1/operator/complaints/[number]/hold',
      summary: 'Hides a complaint from the public, or shows it again',
      body: holdRequest,
    },
    async (c) => {
      const { number } = c.req.valid('param')
      const request = signed(c.var, c.req.valid('json'))
      return c.json({ data: await c.var.portal.handling.hold(number, request) })
    },
  ),
  route(
    {
      ...action,
      path: '/v1/operator/complaints/[number]/evidence',
      summary: 'Keeps a photo as evidence for a move within 24 hours',
      form: {
        actor: { description: `Who uploads it, at most ${actorMax} characters`, isRequired: true },
      },
      isUpload: true,
      status: 201,
      response: single(z.object({ id: z.string(), is_held: z.boolean() })),
      failures: [401, 403, 404, 413, 415, 422],
    },
    async (c) => {
      const { number } = c.req.valid('param')
      const form = await readPhotoForm(c.req.raw)
      const uploader = signed(c.var, { actor: readValue('actor', form.get('actor'), actor) })
      const photo = await photoOf(form)
      return c.json(
        { data: await c.var.portal.handling.addEvidence(number, photo, uploader.actor) },
        201,
      )
    },
  ),
  route(
    {
      ...action,
      path: '/v1/operator/complaints/[number]/documents',
      summary:
        `Keeps a PDF for a move, answer or question within 24 hours, at most ${documentsMax} of them. It is written anew: without names of ` +
        'authors, comments and electronic signatures; one that is locked, runs something or carries files is refused',
      form: {
        title: {
          description: `In Indonesian, ${documentTitleRange.join(' to ')} characters`,
          isRequired: true,
        },
        title_en: { description: 'In English', isRequired: false },
        actor: { description: `Who uploads it, at most ${actorMax} characters`, isRequired: true },
      },
      fileForm: `PDF, at most ${documentMaxBytes / 1_048_576} MiB`,
      isUpload: true,
      bodyMaxBytes: documentFormMaxBytes,
      status: 201,
      response: single(storedDocument),
      failures: [401, 403, 404, 413, 415, 422],
    },
    async (c) => {
      const { number } = c.req.valid('param')
      const form = await readDocumentForm(c.req.raw)
      const uploader = signed(c.var, { actor: readValue('actor', form.get('actor'), actor) })
      const document = {
        bytes: await documentOf(form),
        title: readValue('title', form.get('title') ?? undefined, documentTitle),
        titleEn: readValue('title_en', form.get('title_en') ?? '', documentTitleEn),
        actor: uploader.actor,
      }
      return c.json({ data: await c.var.portal.handling.addDocument(number, document) }, 201)
    },
  ),
  // The reviewer must not be the uploader.
  route(
    {
      ...action,
      path: '/v1/operator/complaints/[number]/evidence/[photoId]/review',
      summary: 'Takes the second look at a photo that resembles an earlier one',
      body: evidenceReviewRequest,
      status: 204,
      response: null,
    },
    async (c) => {
      const { number } = c.req.valid('param')
      const review = signed(c.var, c.req.valid('json'))
      await c.var.portal.handling.reviewEvidence(number, c.req.param('photoId'), review)
      return c.body(null, 204)
    },
  ),
  route(
    {
      ...read,
      path: '/v1/operator/rights-requests',
      summary:
        'Requests of reporters about their own data that an officer has to decide, by the hour by which each is due',
      query: rightsQuery,
      refusesUnknown: true,
      response: listOf(rightsRequest),
    },
    async (c) => c.json(await c.var.portal.handling.rightsRequests(c.req.valid('query'))),
  ),
  route(
    {
      ...action,
      path: '/v1/operator/complaints/[number]/erasure',
      summary:
        'Erases a complaint as its reporter asked, for good, or refuses it with a reason that the reporter reads',
      body: rightsDecision,
    },
    async (c) => {
      const { number } = c.req.valid('param')
      const decision = signed(c.var, c.req.valid('json'))
      return c.json({ data: await c.var.portal.handling.decideErasure(number, decision) })
    },
  ),
  // Nobody is named in them, so no read is recorded.
  route(
    {
      ...read,
      scope: 'feedback',
      path: '/v1/operator/feedback',
      summary:
        'Answers of the visitor survey, the latest first, until retention removes them; with gender, age, education, occupation and domicile',
      query: feedbackQuery,
      refusesUnknown: true,
      response: listOf(feedbackAnswer),
    },
    async (c) => c.json(await c.var.portal.feedback.list(c.req.valid('query'))),
  ),
]
