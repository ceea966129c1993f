/** Percent-encoded as RFC 5987 wants it, which allows fewer signs than addresses do. */
const encoded = (text: string) =>
  encodeURIComponent(text).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )

/**
 * Says how a browser shows or names a file (RFC 6266). Names with other letters than ASCII are given twice: without them for old programs,
 * and encoded (RFC 5987), which all others prefer.
 */
export function contentDisposition(kind: 'inline' | 'attachment', fileName: string): string {
  const plain = fileName
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/[^ -~]|["\\%]/gu, '_')
  const named = `${kind}; filename="${plain}"`
  return plain === fileName ? named : `${named}; filename*=UTF-8''${encoded(fileName)}`
}

const encodedName = /;\s*filename\*=UTF-8''([^;\s]+)/i
const plainName = /;\s*filename="([^"]*)"/i

/** The file name in such a header; '' when there is none that can be read. */
export function fileNameIn(header: string | null): string {
  const [, text = ''] = encodedName.exec(header ?? '') ?? []
  try {
    if (text !== '') return decodeURIComponent(text)
  } catch {
    // Broken: the plain one stands beside it.
  }
  return plainName.exec(header ?? '')?.[1] ?? ''
}
