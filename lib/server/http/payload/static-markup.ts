import { idsIn, isElement, referenceOf, resolve } from './references'
import { type PayloadRow, readRows, writeRows } from './rows'

/** The component of the browser whose contents are left out (components/ui/static-markup.tsx). */
const componentName = 'StaticMarkup'

const pathReference = /"\$[A-Z@]?[\da-f]+:/

/** Copies a value of JSON; `change` says what stands in the place of a part, undefined for a copy of it. */
function copyOf(value: unknown, change: (part: unknown) => unknown): unknown {
  const changed = change(value)
  if (changed !== undefined) return changed
  if (Array.isArray(value)) return value.map((part) => copyOf(part, change))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, copyOf(part, change)]),
  )
}

function byId(rows: readonly PayloadRow[]): Map<string, PayloadRow[]> {
  const all = new Map<string, PayloadRow[]>()
  for (const row of rows) {
    const others = all.get(row.id)
    if (others) others.push(row)
    else all.set(row.id, [row])
  }
  return all
}

/** Ids of the rows that some texts need, directly or through other rows. */
function neededBy(
  texts: readonly string[],
  rowsOf: ReadonlyMap<string, PayloadRow[]>,
  textIn: (row: PayloadRow) => string,
): Set<string> {
  const needed = new Set<string>()
  const left = [...texts]
  for (let text = left.pop(); text !== undefined; text = left.pop()) {
    for (const id of idsIn(text)) {
      if (needed.has(id)) continue
      needed.add(id)
      for (const row of rowsOf.get(id) ?? []) if (row.tag !== 'T') left.push(textIn(row))
    }
  }
  return needed
}

/** Values of rows by their id, each read once. */
function readerOf(textOf: (id: string) => string | undefined): (id: string) => unknown {
  const values = new Map<string, unknown>()
  return (id) => {
    const text = textOf(id)
    if (!values.has(id) && text !== undefined) values.set(id, JSON.parse(text))
    return values.get(id)
  }
}

/**
 * Leaves out of a page's payload the contents of its static parts, which the browser has in the document already, and the rows that only
 * they need. A part with a component of the browser in it stays whole. What other parts point to inside of one, mostly an icon that both
 * have, is written out there: for a pointer the whole row would have to stay.
 * @returns the payload as it was, where it has no static part or another form than is known here
 */
export function withoutStaticMarkup(payload: string): string {
  if (!payload.includes(`"${componentName}"]`)) return payload
  const rows = readRows(payload)
  if (!rows) return payload
  const rowsOf = byId(rows)
  const staticKinds = new Set(
    rows
      .filter(({ tag, text }) => tag === 'I' && text.endsWith(`"${componentName}"]`))
      .map(({ id }) => `$L${id}`),
  )
  const textOf = (id: string) => rowsOf.get(id)?.find(({ tag }) => tag === '')?.text
  const before = readerOf(textOf)
  /** Whether a value is made of elements and texts alone. @param seen references whose values are known to be */
  const isStatic = (value: unknown, seen = new Set<unknown>()): boolean => {
    if (typeof value === 'object' && value !== null)
      return Object.values(value).every((part) => isStatic(part, seen))
    const reference = referenceOf(value)
    if (!reference || seen.has(value)) return true
    seen.add(value)
    return (rowsOf.get(reference.id) ?? []).every(
      ({ id, tag }) =>
        tag === 'T' ||
        staticKinds.has(`$L${id}`) ||
        (tag === '' && isStatic(resolve(reference, before), seen)),
    )
  }

  const removed: string[] = []
  const withoutContents = (part: unknown) => {
    if (!isElement(part) || !staticKinds.has(part[1])) return undefined
    const { children, ...properties } = part[3]
    if (children === undefined || !isStatic(children)) return undefined
    removed.push(JSON.stringify(children))
    return part.with(3, properties)
  }
  const shortened = new Map(
    rows
      .filter(({ tag, text }) => tag === '' && [...staticKinds].some((kind) => text.includes(kind)))
      .map(({ id, text }) => [id, JSON.stringify(copyOf(JSON.parse(text), withoutContents))]),
  )
  if (removed.length === 0) return payload

  const spared = neededBy(removed, rowsOf, ({ text }) => text)
  const after = readerOf((id) => shortened.get(id) ?? textOf(id))
  const writeOut = (part: unknown): unknown => {
    const reference = referenceOf(part)
    if (!reference || reference.path.length === 0) return undefined
    if (!spared.has(reference.id) && resolve(reference, after) !== undefined) return undefined
    return copyOf(resolve(reference, before), writeOut)
  }
  const textsAfter = new Map<PayloadRow, string>()
  const textAfter = (row: PayloadRow): string => {
    const known = textsAfter.get(row)
    if (known !== undefined) return known
    const short = (row.tag === '' && shortened.get(row.id)) || row.text
    const text =
      row.tag === '' && pathReference.test(short)
        ? JSON.stringify(copyOf(JSON.parse(short), writeOut))
        : short
    textsAfter.set(row, text)
    return text
  }

  const roots = rows.filter(({ id, tag }) => !spared.has(id) && tag !== 'T')
  const needed = neededBy(roots.map(textAfter), rowsOf, textAfter)
  return writeRows(
    rows
      .filter(({ id }) => !spared.has(id) || needed.has(id))
      .map((row) => ({ ...row, text: textAfter(row) })),
  )
}
