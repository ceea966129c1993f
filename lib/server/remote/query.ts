/** What a port is asked, with the names of the contract. */
export type Query = Readonly<
  Record<string, string | number | boolean | readonly (string | number)[] | null | undefined>
>

/**
 * A question as query parameters of the contract: lists as `cat[]=`, yes and no as 1 and 0; what was not asked is left out.
 * Names are sorted, so that the same question is always the same address.
 */
export function parametersOf(query: Query): URLSearchParams {
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

/** Part of an address that comes from somebody else's words. */
export const part = (text: string | number) => encodeURIComponent(String(text).toWellFormed())
