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

/** @returns the addresses of pictures that the page holds, as they are made and given back from now on */
export function holdPictures(): ReadonlySet<string> {
  const held = new Set<string>()
  let count = 0
  URL.createObjectURL = () => {
    count += 1
    held.add(`blob:${count}`)
    return `blob:${count}`
  }
  URL.revokeObjectURL = (address) => void held.delete(address)
  return held
}
