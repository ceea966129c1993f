/**
 * Normalised discounted cumulative gain of an order of results: 1 when every right one stands first, 0 when none is among them.
 * @param count results that count
 * @param order for each result in the order in which people see them whether it is right
 */
export function ndcgAt(count: number, order: readonly boolean[]): number {
  const gainOf = (list: readonly boolean[]) =>
    list
      .slice(0, count)
      .reduce((sum, isRight, at) => sum + (isRight ? 1 / Math.log2(at + 2) : 0), 0)
  const ideal = gainOf(order.toSorted((a, b) => Number(b) - Number(a)))
  return ideal === 0 ? 0 : gainOf(order) / ideal
}
