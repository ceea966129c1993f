export type PhotoType = 'image/jpeg' | 'image/png'

const signatures: readonly { type: PhotoType; bytes: readonly number[] }[] = [
  { type: 'image/jpeg', bytes: [0xff, 0xd8, 0xff] },
  { type: 'image/png', bytes: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] },
]

/** The type that the first bytes of a file say, never its name or declared type; null for anything but JPEG and PNG. */
export const photoTypeOf = (bytes: Uint8Array): PhotoType | null =>
  signatures.find((signature) => signature.bytes.every((byte, place) => bytes[place] === byte))
    ?.type ?? null

/** Whether a PNG is animated: it carries an `acTL` chunk before its pixels (APNG), which decoders silently show the first frame of. */
export function isAnimatedPng(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  for (let place = 8; place + 8 <= bytes.byteLength; place += 12 + view.getUint32(place)) {
    const name = String.fromCharCode(...bytes.subarray(place + 4, place + 8))
    if (name === 'acTL') return true
    if (name === 'IDAT') return false
  }
  return false
}
