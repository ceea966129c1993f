/** Query of a port, with the names of the contract. */
export type Query = Readonly<
  Record<string, string | number | boolean | readonly (string | number)[] | null | undefined>
>

/**
 * Query parameters of the contract: lists as `cat[]=`, booleans as 1 and 0; what is undefined, null or empty is left out.
 * Names are sorted, so that equal queries make the same address.
 */
export function searchParamsOf(query: Query): URLSearchParams {
  const parameters = new URLSearchParams()
  for (const [name, value] of Object.entries(query).toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    if (Array.isArray(value))
      for (const each of value as readonly (string | number)[])
        parameters.append(`${name}[]`, String(each))
    else if (typeof value === 'boolean') parameters.set(name, value ? '1' : '0')
    else if (value !== undefined && value !== null && value !== '')
      parameters.set(name, String(value))
  }
  return parameters
}

/** Part of a path that comes from input. */
export const pathPart = (text: string | number) => encodeURIComponent(String(text).toWellFormed())
