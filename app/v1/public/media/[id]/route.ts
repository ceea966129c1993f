import { found, handle } from '@/lib/server/api/handle'
import { secretOf } from '@/lib/server/api/complaint-requests'
import { photoEnding } from '@/lib/photos/photo-type'
import { portal } from '@/lib/server/portal'

const photoId = /^[0-9a-f]{32}$/
const publicPhoto = 'public, max-age=86400'
const privatePhoto = 'private, no-store'

/**
 * A stored photo. Those of public, verified complaints are for everybody; the others need X-Complaint-Secret, or before sending the
 * X-Form-Token they were uploaded with.
 */
export const GET = handle<{ id: string }>({ cache: 'never' }, async ({ request, params }) => {
  const { id } = params
  const secret = secretOf(request) ?? request.headers.get('x-form-token')
  const photo = found(photoId.test(id) ? await (await portal()).media.photo(id, secret) : null)
  return new Response(Uint8Array.from(photo.bytes), {
    headers: {
      'Content-Type': photo.contentType,
      'X-Content-Type-Options': 'nosniff',
      'Content-Disposition': `inline; filename="foto-${id.slice(0, 8)}.${photoEnding(photo.contentType)}"`,
      'Cache-Control': photo.isPublic ? publicPhoto : privatePhoto,
    },
  })
})
