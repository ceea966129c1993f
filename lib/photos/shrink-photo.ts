import { photoMaxBytes } from '@/lib/schemas/complaints'

/** Longest sides tried, in pixels, with the JPEG quality for each: large enough to see a pothole, small enough for the limit. */
const tries = [
  { side: 2048, quality: 0.85 },
  { side: 1600, quality: 0.8 },
  { side: 1280, quality: 0.75 },
  { side: 1024, quality: 0.6 },
] as const

/** Size of a picture fitted into a square, never enlarged. */
function fitted(width: number, height: number, side: number): { width: number; height: number } {
  const factor = Math.min(1, side / Math.max(width, height))
  return {
    width: Math.max(1, Math.round(width * factor)),
    height: Math.max(1, Math.round(height * factor)),
  }
}

const toJpeg = (canvas: HTMLCanvasElement, quality: number) =>
  new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality))

/** A copy of a photo of at most 1 MB, made on the device; drops place and camera data on the way. Null when the file cannot be read as a picture. */
export async function shrinkPhoto(file: File): Promise<File | null> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(
    () => null,
  )
  if (!picture) return null
  try {
    const canvas = document.createElement('canvas')
    for (const { side, quality } of tries) {
      const size = fitted(picture.width, picture.height, side)
      canvas.width = size.width
      canvas.height = size.height
      canvas.getContext('2d')?.drawImage(picture, 0, 0, size.width, size.height)
      // The next try is needed only when this one is still too large
      const blob = await toJpeg(canvas, quality)
      if (blob && blob.size <= photoMaxBytes)
        return new File([blob], file.name.replace(/\.[^.]*$/, '') + '.jpg', { type: 'image/jpeg' })
    }
    return null
  } finally {
    picture.close()
  }
}
