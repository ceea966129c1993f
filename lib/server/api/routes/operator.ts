import { z } from 'zod'
import {
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
import { eventPage, eventsQuery } from '@/lib/schemas/complaint-events'
import { rightsDecision, rightsQuery, rightsRequest } from '@/lib/schemas/complaint-rights'
import { feedbackAnswer, feedbackQuery } from '@/lib/schemas/feedback-index'
import { listOf, single } from '@/lib/schemas/list'
import { action, params, read, signed } from '../operator-endpoint'
import { found } from '../problem-response'
import { route } from '../route'
import { operatorBulkRoutes } from './operator-bulk'
import { operatorFileRoutes } from './operator-files'

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
  ...operatorFileRoutes,
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
