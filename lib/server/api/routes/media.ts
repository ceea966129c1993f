import { z } from 'zod'
import { uploadResponse } from '@/lib/schemas/complaints'
import { fileLanguage } from '@/lib/schemas/file-language'
import { never } from '../cache-policy'
import { limit } from '../caller'
import { formKeyOf, secretOf } from '../complaint-requests'
import { isFileId, fileResponse } from '../file-response'
import { found } from '../problem-response'
import { route } from '../route'
import { readUpload } from '../upload-form'
import { optionalSecretHeader } from '../complaint-headers'

const fileQuery = z.object({ lang: fileLanguage })
/**
 * A portal in front of this one reads from it that the file is for everybody. A browser may keep what its reader has seen; what lies between keeps
 * it as short as a list, because the complaint may be held or made private at any time.
 */
const publicFile = 'public, max-age=86400, s-maxage=60'
const privateFile = 'private, no-store'

/** Photos of complaints (contract 2.5), and documents of their steps. */
export const mediaRoutes = [
  // The response is flat, as the predecessor's.
  route(
    {
      method: 'post',
      path: '/v1/public/media/upload',
      summary: 'Keeps one photo for a form; cleaned of metadata',
      guard: 'write',
      setsBrowserCookie: true,
      form: {
        domain: { description: '`aduan-warga`; may stand in the query instead', isRequired: false },
      },
      headers: {
        'X-Form-Token': {
          description: 'The key that the form is sent with later',
          isRequired: false,
        },
      },
      isUpload: true,
      status: 201,
      response: uploadResponse,
      cache: never,
      failures: [401, 403, 413, 415, 422],
    },
    async (c) => {
      const formToken = formKeyOf(c.req.raw, 'X-Form-Token')
      // A call without its form key is not counted, so a correction is not refused.
      await limit(c.var.caller, 'upload')
      const file = await readUpload(c.req.raw)
      return c.json(await c.var.portal.media.savePhoto(file, formToken), 201)
    },
  ),
  // The others need X-Complaint-Secret, or before sending the X-Form-Token they were uploaded with.
  route(
    {
      path: '/v1/public/media/[id]',
      summary:
        'A photo, or a document (PDF, to be saved) of a step; those of public, verified complaints are for everybody',
      headers: optionalSecretHeader,
      // Of the title by which a document is saved: a link cannot send the language header.
      query: fileQuery,
      response: '*/*',
      cache: never,
    },
    async (c) => {
      const id = c.req.param('id')
      const secret = secretOf(c.req.raw) ?? c.req.header('x-form-token') ?? null
      const { lang = c.var.locale } = c.req.valid('query')
      const file = found(isFileId(id) ? await c.var.portal.media.file(id, secret, lang) : null)
      return fileResponse(id, file, {
        'Cache-Control': file.isPublic ? publicFile : privateFile,
      })
    },
  ),
]
