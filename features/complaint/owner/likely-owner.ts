import { longestName } from '@/lib/matters/meant-matter'
import type { Matter } from '@/lib/schemas/matters'

/**
 * The matter that a complaint seems to be, if the province does not own it: the one that the words name, or else the only level that its
 * subcategory has. null when it may be the province's.
 * @param matters those that the subcategory is about
 * @param text title and account of the complaint; it stays on the device
 */
export function likelyOwner(matters: readonly Matter[], text: string): Matter | null {
  const named = matters
    .map((matter) => ({ matter, length: longestName(text, matter.words) }))
    .toSorted((one, other) => other.length - one.length)
  const [best, next] = named
  if (!best) return null
  const isNamed = best.length > 0 && best.length > (next?.length ?? 0)
  const isOnlyLevel = matters.every(({ level }) => level === best.matter.level)
  return (isNamed || isOnlyLevel) && best.matter.level !== 'province' ? best.matter : null
}
