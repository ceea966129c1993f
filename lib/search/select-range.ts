/** Shorter parts are sorted by insertion. */
const shortMax = 16

function insert(
  list: Uint32Array,
  first: number,
  last: number,
  compare: (a: number, b: number) => number,
) {
  for (let at = first + 1; at <= last; at += 1) {
    const value = list[at] ?? 0
    let to = at
    while (to > first && compare(list[to - 1] ?? 0, value) > 0) {
      list[to] = list[to - 1] ?? 0
      to -= 1
    }
    list[to] = value
  }
}

function swap(list: Uint32Array, a: number, b: number) {
  const value = list[a] ?? 0
  list[a] = list[b] ?? 0
  list[b] = value
}

/** Median of first, middle and last, so that a sorted list is no worst case. */
function pivotOf(
  list: Uint32Array,
  first: number,
  last: number,
  compare: (a: number, b: number) => number,
): number {
  const middle = (first + last) >> 1
  if (compare(list[middle] ?? 0, list[first] ?? 0) < 0) swap(list, middle, first)
  if (compare(list[last] ?? 0, list[first] ?? 0) < 0) swap(list, last, first)
  if (compare(list[last] ?? 0, list[middle] ?? 0) < 0) swap(list, last, middle)
  return list[middle] ?? 0
}

/**
 * The entries from `from` up to before `to` as if the whole list were sorted, without sorting the rest: a page costs the length of the list
 * and not its sorting. Reorders the list.
 * @param compare never 0 for two different entries
 */
export function selectRange(
  list: Uint32Array,
  from: number,
  to: number,
  compare: (a: number, b: number) => number,
): Uint32Array {
  const end = Math.min(to, list.length)
  const pieces: [number, number][] = [[0, list.length - 1]]
  for (let piece = pieces.pop(); piece; piece = pieces.pop()) {
    const [first, last] = piece
    if (first >= end || last < from || first >= last) continue
    if (last - first < shortMax) {
      insert(list, first, last, compare)
      continue
    }
    const pivot = pivotOf(list, first, last, compare)
    let [low, high] = [first, last]
    while (low <= high) {
      while (compare(list[low] ?? 0, pivot) < 0) low += 1
      while (compare(list[high] ?? 0, pivot) > 0) high -= 1
      if (low > high) break
      swap(list, low, high)
      low += 1
      high -= 1
    }
    pieces.push([first, high], [low, last])
  }
  return list.slice(Math.min(from, end), end)
}
