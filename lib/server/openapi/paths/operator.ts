import { z } from 'zod'
import {
  actorMax,
  answerRequest,
  evidenceReviewRequest,
  extensionRequest,
  handledComplaint,
  handledComplaintDetail,
  handlingQuery,
  handlingResult,
  holdRequest,
  mergeRequest,
  moveRequest,
  questionRequest,
} from '@/lib/schemas/complaint-handling'
import { listOf, single } from '@/lib/schemas/list'
import { pathsOf, type PathDescription } from '../path-description'

const { get, post } = pathsOf('Operators')

const path = '/v1/operator/complaints/[number]'
const read = {
  guard: 'operator',
  scope: 'read',
  failures: [401, 403, 404],
} satisfies Partial<PathDescription>
const act = {
  guard: 'operator',
  scope: 'handle',
  failures: [401, 403, 404, 409, 422],
} satisfies Partial<PathDescription>

/** Answers 404 everywhere while there is no token. */
export const operatorPaths = [
  get(
    '/v1/operator/complaints',
    'Complaints to handle, by due day unless ordered otherwise; filters that do not exist or that no complaint can answer are refused',
    listOf(handledComplaint),
    { ...read, query: handlingQuery },
  ),
  get(
    path,
    'Everything an officer needs for one complaint; name, phone and e-mail of its reporter only with the scope `contacts`, and each time recorded; with others about the same matter nearby',
    single(handledComplaintDetail),
    read,
  ),
  get(`${path}/photos/[photoId]`, 'A photo of the complaint, also a hidden one', 'image/*', read),
  post(
    `${path}/moves`,
    'Moves a complaint; `finished` proposes the end to the reporter',
    single(handlingResult),
    { ...act, body: moveRequest },
  ),
  post(`${path}/answers`, 'A word to the reporter without a move', single(handlingResult), {
    ...act,
    body: answerRequest,
  }),
  post(
    `${path}/questions`,
    'Asks the reporter; the clock stands until the answer',
    single(handlingResult),
    { ...act, body: questionRequest },
  ),
  post(
    `${path}/extensions`,
    'A later resolution day with its lawful reason',
    single(handlingResult),
    { ...act, body: extensionRequest },
  ),
  post(
    `${path}/merge`,
    'Joins it to the main complaint about the same matter, or takes it out again',
    single(handlingResult),
    { ...act, body: mergeRequest },
  ),
  post(
    `${path}/hold`,
    'Hides a complaint from the public, or shows it again',
    single(handlingResult),
    { ...act, body: holdRequest },
  ),
  post(
    `${path}/evidence`,
    'Keeps a photo as evidence for a move within 24 hours',
    single(z.object({ id: z.string(), is_held: z.boolean() })),
    {
      guard: 'operator',
      scope: 'handle',
      status: 201,
      form: {
        actor: { description: `Who uploads it, at most ${actorMax} characters`, isRequired: true },
      },
      failures: [401, 403, 404, 413, 415, 422],
    },
  ),
  post(
    `${path}/evidence/[photoId]/review`,
    'Takes the second look at a photo that resembles an earlier one',
    null,
    { ...act, body: evidenceReviewRequest, status: 204 },
  ),
]
