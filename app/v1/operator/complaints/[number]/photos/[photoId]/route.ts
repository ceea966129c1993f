import { found } from '@/lib/server/api/handle'
import { numberIn, operatorRoute, type NumberParams } from '@/lib/server/api/operator'
import { photoEnding } from '@/lib/photos/photo-type'

const photoIdForm = /^[0-9a-f]{32}$/

/** Any photo of the complaint, also a hidden one. */
export const GET = operatorRoute<NumberParams & { photoId: string }>(
  'read',
  async ({ params, handling }) => {
    const { photoId } = params
    const photo = found(
      photoIdForm.test(photoId) ? await handling.photo(numberIn(params), photoId) : null,
    )
    return new Response(Uint8Array.from(photo.bytes), {
      headers: {
        'Content-Type': photo.contentType,
        'X-Content-Type-Options': 'nosniff',
        'Content-Disposition': `inline; filename="foto-${photoId.slice(0, 8)}.${photoEnding(photo.contentType)}"`,
      },
    })
  },
)
