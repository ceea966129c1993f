import type Sharp from 'sharp'

let loading: Promise<typeof Sharp> | undefined

async function load(): Promise<typeof Sharp> {
  const { default: sharp } = await import('sharp')
  // Only the two decoders that are needed: the others (SVG, PDF, TIFF, GIF …) are attack surface. Applies to the whole process.
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng'] })
  // Each photo is decoded once; keeping decoded pixels would only hold memory.
  sharp.cache(false)
  return sharp
}

/** The photo decoders, loaded on first use because it takes 0.2 s. */
export const loadDecoders = (): Promise<typeof Sharp> => (loading ??= load())
