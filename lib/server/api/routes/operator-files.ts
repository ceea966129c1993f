import { z } from 'zod'
import { Problem } from '@/lib/errors'
import { documentTitle, documentTitleEn, storedDocument } from '@/lib/schemas/complaint-documents'
import { actorMax, evidenceReviewRequest } from '@/lib/schemas/complaint-handling'
import { complaintNumber } from '@/lib/schemas/complaints'
import { documentMaxBytes, documentsMax, documentTitleRange } from '@/lib/schemas/limits'
import { single } from '@/lib/schemas/list'
import { line } from '@/lib/schemas/text'
import { documentType } from '@/lib/server/media/file-type'
import { isFileId, fileResponse } from '../file-response'
import { action, read, signed } from '../operator-endpoint'
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

const actor = z.string('required').pipe(line(1, actorMax))

/** Photos and documents of complaints as officers read and attach them. */
export const operatorFileRoutes = [
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
      const document = await c.var.portal.handling.document(number, id, c.var.locale)
      return fileResponse(id, found(document))
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
      failures: [401, 403, 404, 409, 413, 415, 422],
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
      failures: [401, 403, 404, 409, 413, 415, 422],
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
]
