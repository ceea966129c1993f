import { photoEnding, type PhotoType } from '@/lib/photos/photo-type'

const idForm = /^[0-9a-f]{32}$/

export const isPhotoId = (text: string) => idForm.test(text)

/** A photo as an inline response; its file name is the beginning of its id. */
export const photoResponse = (
  id: string,
  { bytes, contentType }: { bytes: Uint8Array; contentType: PhotoType },
  more: Record<string, string> = {},
) =>
  new Response(Uint8Array.from(bytes), {
    headers: {
      'Content-Type': contentType,
      'X-Content-Type-Options': 'nosniff',
      'Content-Disposition': `inline; filename="foto-${id.slice(0, 8)}.${photoEnding(contentType)}"`,
      ...more,
    },
  })
