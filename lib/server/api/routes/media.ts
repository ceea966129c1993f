import { uploadResponse } from '@/lib/schemas/complaints'
import { never } from '../cache-policy'
import { limit } from '../caller'
import { formKeyOf, secretOf } from '../complaint-requests'
import { isPhotoId, photoResponse } from '../photo-response'
import { found } from '../problem-response'
import { route } from '../route'
import { readUpload } from '../upload-form'
import { optionalSecretHeader } from '../complaint-headers'

const publicPhoto = 'public, max-age=86400'
const privatePhoto = 'private, no-store'

/** Photos of complaints (contract 2.5). */
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
      summary: 'A photo; those of public, verified complaints are for everybody',
      headers: optionalSecretHeader,
      response: 'image/*',
      cache: never,
    },
    async (c) => {
      const id = c.req.param('id')
      const secret = secretOf(c.req.raw) ?? c.req.header('x-form-token') ?? null
      const photo = found(isPhotoId(id) ? await c.var.portal.media.photo(id, secret) : null)
      return photoResponse(id, photo, {
        'Cache-Control': photo.isPublic ? publicPhoto : privatePhoto,
      })
    },
  ),
]
