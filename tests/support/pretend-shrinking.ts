import { vi } from 'vitest'

/** Lets pictures be made smaller where nothing can be drawn: each becomes a JPEG of 8 bytes once `finish` is called. */
export function pretendShrinking() {
  let finish: () => void = () => undefined
  const isDone = new Promise<void>((resolve) => (finish = resolve))
  vi.stubGlobal('createImageBitmap', async () => {
    await isDone
    return { width: 4000, height: 3000, close: () => undefined }
  })
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((take) =>
    take(new Blob([new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 0, 0, 0])], { type: 'image/jpeg' })),
  )
  return { finish }
}
