/** Longest name without its ending, bytes of UTF-8: file systems take 255 of a name, and browsers may add a number. */
const longestBytes = 200

const bytesOf = (text: string) => new TextEncoder().encode(text).byteLength

/**
 * The file name under which a document of this title is saved. Letters and digits of any script stay, with spaces, `.`, `_` and `-`
 * between them: nothing else, so it is safe as a name on every system and in a header.
 */
export function documentFileName(title: string): string {
  const words = title
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N}._-]+/gu, ' ')
    .replace(/^[\p{M} ._-]+|[ ._-]+$/gu, '')
  let name = ''
  for (const character of words) {
    if (bytesOf(name + character) > longestBytes) break
    name += character
  }
  return `${name.trimEnd() || 'dokumen'}.pdf`
}
