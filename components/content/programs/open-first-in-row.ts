/**
 * The same items with the opened one at the start of its row of two, so that a panel over both columns leaves no empty place before it.
 * @param openId of the opened item; null when none is
 */
export function openFirstInRow<T extends { id: number }>(
  items: readonly T[],
  openId: number | null,
): T[] {
  const at = items.findIndex(({ id }) => id === openId)
  const [open, before] = [items[at], items[at - 1]]
  if (at % 2 !== 1 || !open || !before) return [...items]
  return [...items.slice(0, at - 1), open, before, ...items.slice(at + 1)]
}
