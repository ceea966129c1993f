/** What a text in a row points to: a row, and a way into it. */
export interface Reference {
  id: string
  path: readonly string[]
}

// A letter after the sign says how the row is taken (`$L` lazily, `$@` as a promise); hexadecimal digits are small. `$$` begins a text.
const referenceForm = /^\$[A-Z@]?([\da-f]+)((?::[^:]+)*)$/
const references = /"\$[A-Z@]?([\da-f]+)[":]/g

/** @returns null for a value that points nowhere */
export function referenceOf(value: unknown): Reference | null {
  const [, id, path = ''] = (typeof value === 'string' && referenceForm.exec(value)) || []
  return id === undefined ? null : { id, path: path.split(':').slice(1) }
}

/** Ids of the rows that a JSON text may point to; one that only looks like it is among them. */
export const idsIn = (text: string) => [...text.matchAll(references)].map(([, id = '']) => id)

/** An element as it is written: its kind, its key and its properties. */
type WrittenElement = readonly ['$', string, unknown, Record<string, unknown>, ...unknown[]]

export const isElement = (value: unknown): value is WrittenElement =>
  Array.isArray(value) &&
  value[0] === '$' &&
  typeof value[1] === 'string' &&
  typeof value[3] === 'object' &&
  value[3] !== null

/**
 * What a reference leads to.
 * @param valueOf the value of a row; undefined without one
 * @returns undefined where it leads nowhere
 */
export function resolve({ id, path }: Reference, valueOf: (id: string) => unknown): unknown {
  let value = valueOf(id)
  for (const step of path) {
    const further = referenceOf(value)
    if (further) value = resolve(further, valueOf)
    if (isElement(value)) value = { type: value[1], key: value[2], props: value[3] }
    if (typeof value !== 'object' || value === null) return undefined
    value = Object.hasOwn(value, step) ? Reflect.get(value, step) : undefined
  }
  return value
}
