/** Every text of a value, in the order of its fields, without addresses and colours. */
export function everyText(value: unknown): string[] {
  if (typeof value === 'string') return /^(https?:|\/|#)/.test(value) ? [] : [value]
  if (Array.isArray(value)) return value.flatMap(everyText)
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(everyText) : []
}
