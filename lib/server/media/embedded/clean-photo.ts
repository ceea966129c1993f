import { Problem } from '@/lib/errors'
import { photoMaxBytes } from '@/lib/schemas/complaints'
import { loadDecoders } from '@/lib/server/media/decoders'
import { isAnimatedPng, photoTypeOf, type PhotoType } from '@/lib/photos/photo-type'

/** Above the default of phones; a photo of 50 million pixels took a worker 9 s and 376 MB. */
const maxPixels = 24e6
const decodeTimeoutSeconds = 10
/** Longest side of a stored photo, pixels: enough to read a street sign, small enough for phones. */
const longestSidePx = 4096

export interface CleanPhoto {
  bytes: Uint8Array
  contentType: PhotoType
}

interface Attempt {
  contentType: PhotoType
  sidePx: number
  quality: number
}

// Tried in order until one fits: re-encoding can make a well-compressed original larger than it was.
const attempts = (type: PhotoType): Attempt[] => [
  ...(type === 'image/png'
    ? [{ contentType: 'image/png' as const, sidePx: longestSidePx, quality: 100 }]
    : []),
  { contentType: 'image/jpeg', sidePx: longestSidePx, quality: 85 },
  { contentType: 'image/jpeg', sidePx: 2560, quality: 80 },
  { contentType: 'image/jpeg', sidePx: 1600, quality: 70 },
  { contentType: 'image/jpeg', sidePx: 1024, quality: 60 },
]

async function encode(bytes: Uint8Array, attempt: Attempt, deadline: number): Promise<Buffer> {
  const secondsLeft = Math.ceil((deadline - Date.now()) / 1000)
  if (secondsLeft < 1) throw new Error('timeout')
  const sharp = await loadDecoders()
  const image = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' })
    .timeout({ seconds: secondsLeft })
    .rotate()
    .resize({
      width: attempt.sidePx,
      height: attempt.sidePx,
      fit: 'inside',
      withoutEnlargement: true,
    })
  return attempt.contentType === 'image/png'
    ? image.png({ compressionLevel: 9 }).toBuffer()
    : image.flatten({ background: '#ffffff' }).jpeg({ quality: attempt.quality }).toBuffer()
}

/** Named after the form's rules. */
const wrongType = (cause: string) =>
  new Problem('UNSUPPORTED_MEDIA_TYPE', { fields: { file: [{ rule: 'photoType' }] }, cause })

function asProblem(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  // Never a retryable error: devices would retry with the same photo.
  if (/timeout/i.test(error.message)) return wrongType('image takes too long')
  return wrongType('undecodable image')
}

/**
 * Re-encodes a photo from its pixels alone: turned upright, without metadata, text or anything appended, at most 1 MiB.
 * @throws Problem UNSUPPORTED_MEDIA_TYPE for anything but one readable JPEG or PNG picture of at most 24 million pixels, and for one that
 *   takes longer than 10 s
 */
export async function cleanPhoto(bytes: Uint8Array): Promise<CleanPhoto> {
  const type = photoTypeOf(bytes)
  if (!type || (type === 'image/png' && isAnimatedPng(bytes)))
    throw wrongType('neither JPEG nor PNG')
  const deadline = Date.now() + decodeTimeoutSeconds * 1000
  // Missing decoders are not the photo's fault.
  const sharp = await loadDecoders()
  try {
    const { pages, isProgressive, depth } = await sharp(bytes, {
      limitInputPixels: maxPixels,
      failOn: 'error',
    }).metadata()
    if (pages !== undefined && pages > 1) throw new Error('several pages')
    // Decoded whole and with eight bytes for each pixel; no camera makes such a picture.
    if (type === 'image/png' && isProgressive && depth === 'ushort')
      throw new Error('interlaced with 16 bits')
    for (const attempt of attempts(type)) {
      const result = await encode(bytes, attempt, deadline)
      if (result.byteLength <= photoMaxBytes)
        return { bytes: result, contentType: attempt.contentType }
    }
  } catch (error) {
    throw asProblem(error)
  }
  throw wrongType('cannot be made small enough')
}
