import { queryName, searchPath } from '@/lib/address/paths'

/** Pages of results, of all kinds or of one, in both languages; a page of information lies one step deeper. */
const results = new RegExp(`^(/en)?${searchPath}(/[a-z_]+)?$`)

/** The words that an address of this portal shows results for; null for every other address. */
export function searchedWords(address: string): string | null {
  if (address === '') return null
  const { origin, pathname, searchParams } = new URL(address, location.href)
  return origin === location.origin && results.test(pathname) ? searchParams.get(queryName) : null
}
