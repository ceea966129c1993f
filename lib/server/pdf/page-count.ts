import { inflateSync } from 'node:zlib'

// A compressed part of the file that holds objects; PDF 1.5 and later may keep the list of pages in one.
const objectStream = /\/Type\s*\/ObjStm\b[^]*?stream\r?\n([^]*?)\r?\nendstream/g
// What stands between two entries of a dictionary, with dictionaries of its own.
const between = '(?:<<(?:(?!>>)[^])*>>|(?!endobj|>>)[^])*?'
// A node of the page tree says how many pages stand below it, before or after its type.
const pageNode = new RegExp(
  `/Type\\s*/Pages\\b${between}/Count\\s+(\\d+)|/Count\\s+(\\d+)${between}/Type\\s*/Pages\\b`,
  'g',
)

/** Objects that cannot be read, because the file is encrypted or broken, say nothing. */
function inflated(latin1: string): string {
  try {
    return inflateSync(Buffer.from(latin1, 'latin1')).toString('latin1')
  } catch {
    return ''
  }
}

/** How many pages a PDF has: what the root of its page tree says, which is the most that any node does; null where none can be read. */
export function pageCount(pdf: Uint8Array): number | null {
  const source = Buffer.from(pdf).toString('latin1')
  const parts = [
    source,
    ...[...source.matchAll(objectStream)].map(([, stream = '']) => inflated(stream)),
  ]
  const counts = parts.flatMap((part) =>
    [...part.matchAll(pageNode)].map(([, after, before]) => Number(after ?? before)),
  )
  const most = Math.max(0, ...counts)
  return most > 0 ? most : null
}
