/**
 * A row of the payload in which React sends the elements of a page to the browser (`<id>:<tag><text>`, as react-server writes it in the pinned
 * version). A row without a tag is JSON.
 */
export interface PayloadRow {
  /** Hexadecimal; several rows of a stream have the same, hints have none. */
  id: string
  /** Empty for JSON, `I` for a component of the browser, `T` for a long text; what others mean nobody here needs to know. */
  tag: string
  text: string
}

const [newline, colon, comma] = [0x0a, 0x3a, 0x2c]
const taggedLine = /^[A-Z#]/
/** Tags whose rows have a length instead of an end; all but texts are binary. */
const binary = /^[AOoUSsLlGgMmVb][\da-f]+,/

/** @returns null for a payload of another form than is known here */
export function readRows(payload: string): PayloadRow[] | null {
  const bytes = Buffer.from(payload)
  const rows: PayloadRow[] = []
  let at = 0
  while (at < bytes.length) {
    const idEnd = bytes.indexOf(colon, at)
    if (idEnd < 0) return null
    const id = bytes.toString('latin1', at, idEnd)
    if (!/^[\da-f]*$/.test(id)) return null
    const start = idEnd + 1
    const head = bytes.toString('latin1', start, start + 12)
    if (binary.test(head)) return null
    if (/^T[\da-f]+,/.test(head)) {
      const textStart = bytes.indexOf(comma, start) + 1
      const textEnd = textStart + Number.parseInt(head.slice(1), 16)
      rows.push({ id, tag: 'T', text: bytes.toString('utf8', textStart, textEnd) })
      at = textEnd
      continue
    }
    const end = bytes.indexOf(newline, start)
    if (end < 0) return null
    const line = bytes.toString('utf8', start, end)
    const tag = taggedLine.exec(line)?.[0] ?? ''
    rows.push({ id, tag, text: line.slice(tag.length) })
    at = end + 1
  }
  return rows
}

/** The payload of these rows. */
export const writeRows = (rows: readonly PayloadRow[]) =>
  rows
    .map(({ id, tag, text }) =>
      tag === 'T'
        ? `${id}:T${Buffer.byteLength(text).toString(16)},${text}`
        : `${id}:${tag}${text}\n`,
    )
    .join('')
